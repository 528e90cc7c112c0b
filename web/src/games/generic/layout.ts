/**
 * Where areas lie. A game may say so; else they are spread so that their distance on the screen
 * follows the number of steps between them (stress majorization). The same map always looks the same.
 */
import type { Point } from '$src/board/geometry';
import type { Place } from './view';

type Areas = Readonly<Record<string, Place>>;
export const APART = 210; // between the middles of the two areas that are nearest to each other
const ROUNDS = 120;

/** The middle of each area. */
export function layOut(areas: Areas): ReadonlyMap<string, Point> {
  const ids = Object.keys(areas);
  const points = given(areas, ids) ?? spread(areas, ids);
  const scale = APART / nearest(points);
  return new Map(ids.map((id, i) => [id, [points[i]![0] * scale, points[i]![1] * scale]]));
}

function given(areas: Areas, ids: readonly string[]): Point[] | null {
  const points: Point[] = [];
  for (const id of ids) {
    const { x, y } = areas[id]!;
    if (x === undefined || y === undefined) return null;
    points.push([x, y]);
  }
  return points;
}

function spread(areas: Areas, ids: readonly string[]): Point[] {
  const steps = ids.map((id) => stepsFrom(areas, ids, id));
  let points: Point[] = ids.map((_, i) => {
    const turn = (2 * Math.PI * i) / ids.length - Math.PI / 2;
    return [1.3 * Math.cos(turn), Math.sin(turn)];
  });
  for (let round = 0; round < ROUNDS; round++)
    points = points.map((_, i) => pulled(points, steps, i));
  return points;
}

/** Where the others want a point, each at its distance, the near ones most. */
function pulled(points: readonly Point[], steps: readonly (readonly number[])[], i: number): Point {
  const [x, y] = points[i]!;
  let [sx, sy, weights] = [0, 0, 0];
  points.forEach(([ox, oy], j) => {
    if (i === j) return;
    const wanted = steps[i]![j]!;
    const away = Math.hypot(x - ox, y - oy) || 1e-6;
    const weight = 1 / wanted ** 2;
    sx += weight * (ox + (wanted * (x - ox)) / away);
    sy += weight * (oy + (wanted * (y - oy)) / away);
    weights += weight;
  });
  return weights ? [sx / weights, sy / weights] : [x, y];
}

/** Steps to every area; one that cannot be reached is as far as it gets. */
function stepsFrom(areas: Areas, ids: readonly string[], start: string): number[] {
  const found = new Map([[start, 0]]);
  for (const [id, steps] of found)
    for (const near of areas[id]?.near ?? []) if (!found.has(near)) found.set(near, steps + 1);
  const most = Math.max(...found.values()) + 1;
  return ids.map((id) => found.get(id) ?? most);
}

function nearest(points: readonly Point[]): number {
  let least = Infinity;
  points.forEach(([x, y], i) =>
    points
      .slice(i + 1)
      .forEach(([ox, oy]) => (least = Math.min(least, Math.hypot(x - ox, y - oy)))),
  );
  return least > 0 && least < Infinity ? least : 1;
}
