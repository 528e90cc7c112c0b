/** Roving focus on a map: one tab stop, arrows go to the neighbour in that direction. */

export interface Stop {
  id: string;
  x: number;
  y: number;
}

const TURN = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
} as const;
export type Arrow = keyof typeof TURN;
export const isArrow = (key: string): key is Arrow => key in TURN;

/** The nearest stop in a direction; the further off the axis, the further away it counts. */
export function neighbour(from: Stop, arrow: Arrow, stops: readonly Stop[]): Stop | null {
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop.id === from.id) continue;
    const [dx, dy] = [stop.x - from.x, stop.y - from.y];
    const off = Math.abs(
      Math.atan2(
        Math.sin(Math.atan2(dy, dx) - TURN[arrow]),
        Math.cos(Math.atan2(dy, dx) - TURN[arrow]),
      ),
    );
    if (off > Math.PI * 0.42) continue;
    const cost = Math.hypot(dx, dy) * (1 + off * off * 2.2);
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}

/** The next or previous of a list, going round; from nowhere, its first or last. */
export function cycle<T>(list: readonly T[], from: T | null, back = false): T | null {
  if (list.length === 0) return null;
  const at = from === null ? -1 : list.indexOf(from);
  if (at < 0) return (back ? list.at(-1) : list[0]) ?? null;
  return list[(at + (back ? list.length - 1 : 1)) % list.length] ?? null;
}
