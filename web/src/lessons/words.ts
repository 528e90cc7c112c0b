/** The words of guided lessons: those of all games' cards and pages, and those of one game's steps. */
import { voice, words } from '$src/words/words.svelte';

export const say = voice('learn');
const name = (game: string): string => `${game}.lessons`;
export const told = (game: string) => voice(name(game));
export const learn = (game: string) =>
  Promise.all([words.learn('learn'), words.learn(name(game)), words.learn(game)]);
