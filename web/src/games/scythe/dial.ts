/** The power dial and what a total can meet. Only public numbers go in. */
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

/** The most the other side can reach: its power on the dial and a 5 in every slot it can fill. */
export const mostOf = (
  side: Pick<Fighter, 'power' | 'limit'>,
  held: number,
  dialMax: number,
): number => Math.min(dialMax, side.power) + 5 * Math.min(side.limit, held);

export interface Meeting {
  total: number;
  won: boolean;
}
/** Every total the other side may show, and whether ours beats it; ties go to the attacker. */
export const meetings = (own: number, most: number, attacker: boolean): readonly Meeting[] =>
  Array.from({ length: most + 1 }, (_, total) => ({
    total,
    won: attacker ? own >= total : own > total,
  }));
