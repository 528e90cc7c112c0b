/** The power dial and what a total can meet. */
import type { Point } from '$src/board/geometry';
import type { Fighter } from './content';

const FROM = -210;
const SWEEP = 240;
export const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Where number `n` stands on a dial of radius `r` around 0,0. */
export function onDial(n: number, r: number): Point {
  const angle = ((FROM + (n * SWEEP) / 7) * Math.PI) / 180;
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** The hand of the dial as a triangle from the hub. */
export function handOf(n: number): string {
  const [x, y] = onDial(n, 43);
  const f = (value: number) => value.toFixed(1);
  return `M${f(-y * 0.13)} ${f(x * 0.13)}L${f(x)} ${f(y)}L${f(y * 0.13)} ${f(-x * 0.13)}Z`;
}

export interface Meeting {
  total: number;
  won: boolean;
}
/** Every total the other side may show, and whether ours beats it. */
export const meetings = (
  total: number,
  own: Pick<Fighter, 'wins_ties'>,
  other: Pick<Fighter, 'most'>,
): readonly Meeting[] =>
  Array.from({ length: other.most + 1 }, (_, shown) => ({
    total: shown,
    won: own.wins_ties ? total >= shown : total > shown,
  }));
