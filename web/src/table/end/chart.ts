/** Numbers of the end screen's drawings. */
import type { CourseStep, End, SeatOutcome, Source } from '$src/net/types';

/** Fills of bar segments: told apart by colour and by pattern; the pattern's number is its place. */
export const TINTS = [
  '#2f7fa3',
  '#d9822b',
  '#3f9b6e',
  '#a8489b',
  '#c9a227',
  '#7a6bc4',
  '#b4513f',
  '#5c8a8a',
  '#8f8f2f',
  '#c06a8e',
  '#56789c',
  '#8a6f5a',
] as const;
export const DASHES = ['', '10 5', '2 5', '14 4 3 4', '6 3 2 3 2 3', '20 6'] as const;

export interface Segment {
  key: string;
  place: number;
  start: number;
  width: number;
  points: number;
}

/** Every source any seat has, in the order of the outcome. */
export function sourceKeys(seats: readonly SeatOutcome[]): string[] {
  const order = new Map<string, number>();
  for (const seat of seats)
    (seat.sources ?? []).forEach((source, i) =>
      order.set(source.key, Math.max(order.get(source.key) ?? 0, i)),
    );
  return [...order.keys()].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

export const pointsOf = (seat: SeatOutcome, key: string): number =>
  (seat.sources ?? [])
    .filter((source) => source.key === key)
    .reduce((sum, source) => sum + source.points, 0);

/** A bar from 0 to 1 of the longest one; what was paid is drawn back over its end. */
export function segments(seat: SeatOutcome, keys: readonly string[], longest: number): Segment[] {
  let end = 0;
  const found: Segment[] = [];
  keys.forEach((key, place) => {
    const points = pointsOf(seat, key);
    if (points > 0)
      found.push({ key, place, start: end / longest, width: points / longest, points });
    end += Math.max(points, 0);
  });
  keys.forEach((key, place) => {
    const points = pointsOf(seat, key);
    if (points < 0)
      found.push({ key, place, start: (end + points) / longest, width: -points / longest, points });
    end += Math.min(points, 0);
  });
  return found;
}

/** With a real minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

export function longest(seats: readonly SeatOutcome[]): number {
  return Math.max(
    1,
    ...seats.map((seat) =>
      (seat.sources ?? []).reduce((sum, source) => sum + Math.max(source.points, 0), 0),
    ),
  );
}

/** Best first. */
export const ranked = (end: End): SeatOutcome[] =>
  [...end.outcome.seats].sort(
    (a, b) => a.place - b.place || (b.points ?? 0) - (a.points ?? 0) || a.seat - b.seat,
  );

export const roundsOf = (seat: SeatOutcome): number =>
  Math.max(0, ...(seat.sources ?? []).map((source) => source.rounds?.length ?? 0));
export const inRound = (seat: SeatOutcome, round: number): { source: Source; points: number }[] =>
  (seat.sources ?? [])
    .map((source) => ({ source, points: source.rounds?.[round] ?? 0 }))
    .filter(({ points }) => points !== 0);

/** Round steps of an axis: 1, 2, 5, 10 ... so that about `count` fit. */
export function ticks(top: number, count = 4): number[] {
  const raw = Math.max(top, 1) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}

/** Move labels apart that would cover each other; their order stays. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  if (order[0]) order[0].y = Math.max(order[0].y, top);
  for (let i = 1; i < order.length; i++) order[i]!.y = Math.max(order[i]!.y, order[i - 1]!.y + gap);
  const over = (order.at(-1)?.y ?? 0) - bottom;
  if (over > 0) {
    order.at(-1)!.y = bottom;
    for (let i = order.length - 2; i >= 0; i--)
      order[i]!.y = Math.min(order[i]!.y, order[i + 1]!.y - gap);
  }
  const found: number[] = [];
  for (const { y, i } of order) found[i] = y;
  return found;
}

/** Where an action lies on the axis of rounds. */
export function placeOf(course: readonly CourseStep[], n: number): number {
  const next = Math.max(
    1,
    course.findIndex((step) => step.n >= n),
  );
  const [a, b] = [course[next - 1], course[next]];
  if (!a || !b || b.n === a.n) return next;
  return next - 1 + Math.min(1, Math.max(0, (n - a.n) / (b.n - a.n)));
}
export const roundAt = (course: readonly CourseStep[], n: number): number =>
  course.find((step) => step.n >= n)?.round ?? course.at(-1)?.round ?? 1;
