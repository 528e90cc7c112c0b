/** The registry of games: every folder with an `index.ts` is found, nobody edits a list. */
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
} from './kinds';

const FOUND = import.meta.glob<{ face: GameFace }>('./*/index.ts', { eager: true });
const FACES: Readonly<Record<string, GameFace>> = Object.fromEntries(
  Object.values(FOUND).map(({ face }) => [face.id, face]),
);
const UNKNOWN: Crest = {
  shape: 'circle',
  colour: '#6b7a84',
  emblem: 'M9 9.5a3 3 0 1 1 3 3v2M12 17.5v.1',
  word: 'web-side-random',
};

export const faceOf = (game: string): GameFace | undefined => FACES[game];
/** The first part of a side: "nordic/industrial" plays "nordic". */
export const sideId = (side: string): string => side.split('/', 1)[0] ?? '';
export const crestOf = (game: string, side: string): Crest =>
  FACES[game]?.crests[sideId(side)] ?? UNKNOWN;
