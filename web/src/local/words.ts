/** The words of the edition without a server; only it needs them. */
import { voice, words } from '$src/words/words.svelte';

export const say = voice('pocket');
export const learn = () => words.learn('pocket');
