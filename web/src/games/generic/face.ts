/** The face of a game that has no folder here: seen in lists and forms, played on the generic board. */
import type { GameInfo } from '$src/net/types';
import type { Crest, GameFace } from '../kinds';

/* Sides called after a colour have it; the others take what is left, in this order. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '#b5362c',
  blue: '#2c62b0',
  green: '#2f7d4a',
  gold: '#d9a516',
  purple: '#7a3f9d',
  orange: '#d9722a',
  black: '#2b2f33',
  white: '#f1efe8',
};
const SHAPES = ['shield', 'circle', 'diamond', 'square', 'hexagon', 'triangle', 'fang'] as const;
const EMBLEMS = [
  'M7 8h10M7 12h10M7 16h10', // bars
  'M12 7v10M7 12h10', // cross
  'M12 7l5 5-5 5-5-5z', // lozenge
  'M7.5 7.5l9 9M16.5 7.5l-9 9', // saltire
  'M7 14l5-5 5 5', // chevron
  'M12 11v6M9 14h6', // small cross, below the point
  'M8 7h8M10 11h4', // two bars
] as const;

export function faceFor(game: GameInfo): GameFace {
  const face: GameFace = {
    id: game.id,
    titleFont: 'var(--head)',
    accent: '#1d6480',
    crests: crestsFor(sidesOf(game)),
    table: async () => (await import('./table')).tableFor(face.crests),
  };
  return face;
}

function sidesOf(game: GameInfo): readonly string[] {
  const all = Object.values(game.sides).flat(2);
  return [...new Set(all.map((side) => side.split('/', 1)[0] ?? ''))].filter(
    (side) => side !== 'random',
  );
}

/** A shape, an emblem and a colour for each side, all of them different as long as they last. */
function crestsFor(sides: readonly string[]): Readonly<Record<string, Crest>> {
  const free = Object.keys(COLOURS).filter((name) => !sides.includes(name));
  const crests = sides.map((side, i): [string, Crest] => {
    const colour = COLOURS[side] ?? COLOURS[free.shift() ?? 'white'] ?? '#f1efe8';
    const shape = SHAPES[i % SHAPES.length]!;
    return [side, { shape, colour, emblem: EMBLEMS[i % EMBLEMS.length]!, word: `side-${side}` }];
  });
  return Object.fromEntries(crests);
}
