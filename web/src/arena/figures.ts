/** What the figures of a report say, without drawing anything. */
import type { Line } from '$src/net/types';

export type Verdict = 'above' | 'below' | 'even';

/** Whether a share differs from a fair one more than chance explains (95 %). */
export const verdict = ({ share, fair }: Line): Verdict =>
  share.low > fair ? 'above' : share.high < fair ? 'below' : 'even';

export const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits);

/** A scale around all intervals and fair shares, in whole steps of 5 %. */
export function scaleOf(lines: readonly Line[]): {
  from: number;
  to: number;
  ticks: readonly number[];
} {
  const ends = lines.flatMap(({ share, fair }) => [share.low, share.high, fair]);
  const from = Math.max(0, Math.floor(Math.min(...ends) * 20) / 20);
  const to = Math.min(1, Math.max(Math.ceil(Math.max(...ends) * 20) / 20, from + 0.05));
  const step = to - from > 0.25 ? 0.2 : to - from > 0.12 ? 0.1 : 0.05;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step - 1e-9) * step; at <= to + 1e-9; at += step)
    ticks.push(Number(at.toFixed(2)));
  return { from, to, ticks };
}

/** Minutes left at the pace so far; null as long as nothing can be said. */
export function minutesLeft(
  played: number,
  total: number,
  began: number,
  now: number,
): number | null {
  return played === 0 || now <= began
    ? null
    : (((now - began) / played) * (total - played)) / 60_000;
}
