/**
 * The registry of games: every folder with an `index.ts` is found, nobody edits a list. A game of the
 * server that has no folder gets the generic face.
 */
import type { GameInfo } from '$src/net/types';
import type { Crest, GameFace } from './kinds';

export { SHAPES } from './kinds';
export type {
  Beat,
  BoardProps,
  Crest,
  GameFace,
  GameTable,
  Later,
  Mark,
  Phases,
  Region,
  SceneProps,
  SeatProps,
  Tell,
} from './kinds';

const FOUND = import.meta.glob<{ face: GameFace }>('./*/index.ts', { eager: true });
const FACES: Record<string, GameFace> = Object.fromEntries(
  Object.values(FOUND).map(({ face }) => [face.id, face]),
);
const UNKNOWN: Crest = {
  shape: 'circle',
  colour: '#6b7a84',
  emblem: 'M9 9.5a3 3 0 1 1 3 3v2M12 17.5v.1',
  word: 'web-side-random',
};

/** Give a face to games that have none, before anybody asks for it. */
export async function meet(games: readonly GameInfo[]): Promise<void> {
  const strangers = games.filter(({ id }) => !(id in FACES));
  if (strangers.length === 0) return;
  const { faceFor } = await import('./generic/face');
  for (const game of strangers) FACES[game.id] = faceFor(game);
}

const DRAWN = new Set(Object.keys(FACES)); // covers are drawn when the bundle is built
export const coverOf = (game: string): string =>
  `${import.meta.env.BASE_URL}art/${DRAWN.has(game) ? game : 'generic'}.svg`;

export const faceOf = (game: string): GameFace | undefined => FACES[game];
/** The first part of a side: "nordic/industrial" plays "nordic". */
export const sideId = (side: string): string => side.split('/', 1)[0] ?? '';
export const crestOf = (game: string, side: string): Crest =>
  FACES[game]?.crests[sideId(side)] ?? UNKNOWN;
