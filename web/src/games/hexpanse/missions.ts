/** Formations: every way one fits on a board, and how close a team is to it. */
import type { Offset } from './content';
import type { Grid, Hex } from './hexes';
import { orient } from './patterns';

export interface Placement {
  hexes: readonly Hex[];
  index: number;
}
export interface Progress {
  held: number;
  size: number;
  best: Placement | null; // drawn in full
  ways: readonly Hex[]; // cells of which one alone would finish it
}

const known = new WeakMap<Grid, Map<string, readonly Placement[]>>();

/** All placements of a shape, each set of cells once. */
export function placementsOf(grid: Grid, shape: readonly Offset[]): readonly Placement[] {
  const kept = known.get(grid) ?? new Map<string, readonly Placement[]>();
  known.set(grid, kept);
  const key = String(shape);
  let found = kept.get(key);
  if (!found) kept.set(key, (found = search(grid, shape)));
  return found;
}

function search(grid: Grid, shape: readonly Offset[]): readonly Placement[] {
  const found: Placement[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < 12; index++) {
    const image = orient(shape, index);
    const [q0, r0] = image[0] ?? [0, 0];
    for (const first of grid.hexes) {
      const hexes = image.map(([q, r]) => grid.at(first.q + q - q0, first.r + r - r0));
      if (hexes.some((hex) => hex === undefined)) continue;
      const cells = hexes as Hex[];
      const signature = cells
        .map((hex) => hex.id)
        .sort()
        .join();
      if (!seen.has(signature)) found.push({ hexes: cells, index });
      seen.add(signature);
    }
  }
  return found;
}

/** How close `owns` is to a shape. Of equally close placements the one whose gaps are free is drawn. */
export function progressOf(
  grid: Grid,
  shape: readonly Offset[],
  owns: (hex: Hex) => boolean,
  taken: (hex: Hex) => boolean,
): Progress {
  let held = 0;
  let closest: Placement[] = [];
  const own = new Set(grid.hexes.filter(owns));
  for (const placement of placementsOf(grid, shape)) {
    const here = placement.hexes.reduce((sum, hex) => sum + Number(own.has(hex)), 0);
    if (here > held) [held, closest] = [here, []];
    if (here === held && here > 0) closest.push(placement);
  }
  const gaps = (placement: Placement) => placement.hexes.filter((hex) => !own.has(hex));
  const best =
    closest.find((placement) => gaps(placement).every((hex) => !taken(hex))) ?? closest[0] ?? null;
  const ways = shape.length - held === 1 ? [...new Set(closest.flatMap(gaps))] : [];
  return { held, size: shape.length, best, ways };
}
