/** The words of the review; only it needs them. */
import { voice, words } from '$src/words/words.svelte';

export const say = voice('review');
export const learn = () => words.learn('review');
