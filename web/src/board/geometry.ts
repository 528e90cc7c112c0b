/** Plane geometry for maps of regions: rough borders that stay watertight, places inside polygons. */

export type Point = readonly [number, number];
export type Line = readonly Point[];

/** One decimal is enough for a board of 1000 units. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);
export const path = (line: Line): string =>
  line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');

/** Midpoint displacement between two points; give the ends in canonical order, so that both neighbours get the same line. */
export function roughen(
  a: Point,
  b: Point,
  amount: number,
  shortest: number,
  random: () => number,
): Point[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  if (Math.hypot(dx, dy) < shortest) return [a, b];
  const k = (random() - 0.5) * 2 * amount;
  const t = 0.42 + random() * 0.16;
  const middle: Point = [a[0] + dx * t - dy * k, a[1] + dy * t + dx * k];
  const left = roughen(a, middle, amount * 0.92, shortest, random);
  return left.slice(0, -1).concat(roughen(middle, b, amount * 0.92, shortest, random));
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(line: Line): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

const side = (u: Point, v: Point, w: Point): number =>
  (v[0] - u[0]) * (w[1] - u[1]) - (v[1] - u[1]) * (w[0] - u[0]);

/** Whether two lines cross anywhere but in a shared end. */
export function cross(p: Line, q: Line): boolean {
  const a = boxOf(p);
  const b = boxOf(q);
  if (a.x + a.w < b.x || b.x + b.w < a.x || a.y + a.h < b.y || b.y + b.h < a.y) return false;
  for (let i = 1; i < p.length; i++)
    for (let j = 1; j < q.length; j++) {
      const u = p[i - 1]!,
        v = p[i]!,
        w = q[j - 1]!,
        z = q[j]!;
      if (side(u, v, w) * side(u, v, z) < -1e-6 && side(w, z, u) * side(w, z, v) < -1e-6)
        return true;
    }
  return false;
}

export function inside(polygon: Line, x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!;
    const [xj, yj] = polygon[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export type Span = readonly [number, number];

/** Horizontal spans of a polygon that are inside over the whole band y0..y1. */
export function bandSpans(polygon: Line, y0: number, y1: number): readonly Span[] {
  let spans: Span[] | null = null;
  for (let k = 0; k <= 4; k++) {
    const y = y0 + ((y1 - y0) * k) / 4 + 0.013;
    const xs: number[] = [];
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const [xi, yi] = polygon[i]!;
      const [xj, yj] = polygon[j]!;
      if (yi > y !== yj > y) xs.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
    }
    xs.sort((p, q) => p - q);
    const here: Span[] = [];
    for (let i = 0; i + 1 < xs.length; i += 2) here.push([xs[i]!, xs[i + 1]!]);
    if (spans === null) {
      spans = here;
      continue;
    }
    const both: Span[] = [];
    for (const s of spans)
      for (const c of here) {
        const low = Math.max(s[0], c[0]);
        const high = Math.min(s[1], c[1]);
        if (high > low) both.push([low, high]);
      }
    spans = both;
  }
  return spans ?? [];
}

/** Dart throwing inside a polygon: at least `apart` from each other and `edge` from the border. */
export function scatter(
  polygon: Line,
  random: () => number,
  count: number,
  apart: number,
  edge: number,
  blocked: (x: number, y: number) => boolean,
): Point[] {
  const box = boxOf(polygon);
  const found: Point[] = [];
  for (let tries = 0; tries < count * 40 && found.length < count; tries++) {
    const x = box.x + random() * box.w;
    const y = box.y + random() * box.h;
    if (!inside(polygon, x, y) || blocked(x, y)) continue;
    if (polygon.some((p) => Math.hypot(p[0] - x, p[1] - y) < edge)) continue;
    if (found.some((p) => Math.hypot(p[0] - x, p[1] - y) < apart)) continue;
    found.push([x, y]);
  }
  return found.sort((p, q) => p[1] - q[1]);
}
