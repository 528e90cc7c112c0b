/** The words of the account's pages; only they need them. */
import { voice, words } from '$src/words/words.svelte';

export const say = voice('account');
export const learn = () => words.learn('account');
