/** Sides as the set-up of a match speaks of them: "nordic", "nordic/industrial" with a mat, "random". */
import { sideId } from '$src/games';
import { say, voice, words } from '$src/words/words.svelte';

/** A side may name a mat, too: "nordic/industrial". */
export const matOf = (side: string): string => side.split('/')[1] ?? '';

/** A side without a name of its own is a seat whose player chooses at the table. */
export const isNamed = (game: string, side: string): boolean => nameWord(game, side) !== undefined;

const nameWord = (game: string, side: string): string | undefined =>
  [`side-${sideId(side)}`, `faction-${sideId(side)}`].find((one) => words.has(one, game));

export function sideName(game: string, side: string): string {
  if (side === 'random') return say('web-side-random');
  const word = nameWord(game, side);
  if (!word) return say('web-side-table');
  const speak = voice(game);
  return matOf(side) ? `${speak(word)} · ${speak(`mat-${matOf(side)}`)}` : speak(word);
}
