/** Patterns: offsets with roles, turned and mirrored; index m * 6 + k means mirrored m times, then turned k times by 60 degrees. */
import type { Effect, Offset } from './content';
import type { Grid, Hex } from './hexes';

export type Role = 'attack' | 'deploy';
export interface Laid {
  role: Role;
  hex: Hex;
}

const turn = ([q, r]: Offset): Offset => [0 - r, q + r];
const mirror = ([q, r]: Offset): Offset => [q + r, 0 - r];

export function orient(offsets: readonly Offset[], index: number): readonly Offset[] {
  return offsets.map((offset) => {
    let image = index >= 6 ? mirror(offset) : offset;
    for (let i = 0; i < index % 6; i++) image = turn(image);
    return image;
  });
}

const signature = (offsets: readonly Offset[]): string => offsets.map(String).sort().join(';');

/** The orientations that differ, the lowest index of each. */
export function imagesOf(effect: Effect): readonly number[] {
  const seen = new Set<string>();
  return Array.from({ length: 12 }, (_, i) => i).filter((index) => {
    const image = `${signature(orient(effect.attack ?? [], index))}|${signature(orient(effect.deploy ?? [], index))}`;
    return !seen.has(image) && seen.add(image);
  });
}

/** A pattern on the board: the cells it touches, attacks first; what falls off the board is left out. */
export function lay(grid: Grid, effect: Effect, anchor: Hex, index: number): readonly Laid[] {
  return (['attack', 'deploy'] as const).flatMap((role) =>
    orient(effect[role] ?? [], index).flatMap(([q, r]) => {
      const hex = grid.at(anchor.q + q, anchor.r + r);
      return hex ? [{ role, hex }] : [];
    }),
  );
}

/** Whether a preview should show it: all attacks on the board, or somewhere to land. The server decides. */
export function fits(
  grid: Grid,
  effect: Effect,
  anchor: Hex,
  index: number,
  taken: (hex: Hex) => boolean,
): boolean {
  const laid = lay(grid, effect, anchor, index);
  const attacks = effect.attack?.length ?? 0;
  return attacks > 0
    ? laid.filter(({ role }) => role === 'attack').length === attacks
    : laid.some(({ hex }) => !taken(hex));
}
