/** How close a team is to a mission, as the engine counts it, on the board. */
import type { Goal, Offset } from './content';
import type { Grid, Hex } from './hexes';

export interface Progress {
  held: number;
  size: number;
  hexes: readonly Hex[]; // the closest placement, drawn in full
  ways: readonly Hex[]; // cells of which one alone would finish it
}

export function progressOf(grid: Grid, { held, size, cells, ways }: Goal): Progress {
  const hexes = (ids: readonly string[]) => ids.flatMap((id) => grid.byId.get(id) ?? []);
  return { held, size, hexes: hexes(cells), ways: hexes(ways) };
}

/** The mission as it lies on the board; as it is printed while it lies nowhere. */
export const shapeIn = (progress: Progress, printed: readonly Offset[]): readonly Offset[] =>
  progress.hexes.length ? progress.hexes.map(({ q, r }): Offset => [q, r]) : printed;
