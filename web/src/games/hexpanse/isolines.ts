/** Isolines of a field on a square grid: marching squares, chained and rounded; one path per level. */

export interface Field {
  (x: number, y: number): number;
}
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
  step: number;
}

/** Smooth value noise on an integer lattice, 0..1. */
export function noise(x: number, y: number, seed: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - xi, y - yi];
  const at = (i: number, j: number) => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ seed;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  return (
    (at(xi, yi) * (1 - u) + at(xi + 1, yi) * u) * (1 - v) +
    (at(xi, yi + 1) * (1 - u) + at(xi + 1, yi + 1) * u) * v
  );
}

export function isolines(
  field: Field,
  { x, y, w, h, step }: Window,
  levels: readonly number[],
): readonly string[] {
  const nx = Math.ceil(w / step);
  const ny = Math.ceil(h / step);
  const row = nx + 1;
  const values = new Float64Array(row * (ny + 1));
  for (let j = 0; j <= ny; j++)
    for (let i = 0; i <= nx; i++) values[j * row + i] = field(x + i * step, y + j * step);
  const value = (i: number, j: number) => values[j * row + i] ?? 0;

  // an edge of the grid has one number: even ones lie flat, odd ones stand
  const flat = (i: number, j: number) => 2 * (j * row + i);
  const standing = (i: number, j: number) => flat(i, j) + 1;
  const pointOn = (edge: number, level: number): string => {
    const n = edge >> 1;
    const [i, j] = [n % row, Math.floor(n / row)];
    const a = value(i, j);
    const b = edge & 1 ? value(i, j + 1) : value(i + 1, j);
    const t = (level - a) / (b - a || 1e-6);
    return edge & 1
      ? `${Math.round(x + i * step)} ${Math.round(y + (j + t) * step)}`
      : `${Math.round(x + (i + t) * step)} ${Math.round(y + j * step)}`;
  };

  return levels.map((level) => {
    const links = new Map<number, number[]>();
    const link = (a: number, b: number) => {
      links.set(a, [...(links.get(a) ?? []), b]);
    };
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const [a, b, c, d] = [
          value(i, j) > level,
          value(i + 1, j) > level,
          value(i + 1, j + 1) > level,
          value(i, j + 1) > level,
        ];
        const crossed = [
          ...(a !== b ? [flat(i, j)] : []),
          ...(b !== c ? [standing(i + 1, j)] : []),
          ...(c !== d ? [flat(i, j + 1)] : []),
          ...(d !== a ? [standing(i, j)] : []),
        ];
        for (let m = 0; m + 1 < crossed.length; m += 2) {
          link(crossed[m]!, crossed[m + 1]!);
          link(crossed[m + 1]!, crossed[m]!);
        }
      }
    return chain(links, (edge) => pointOn(edge, level));
  });
}

/** Links to curves: open ends first, then rings; crumbs are left out. */
function chain(
  links: ReadonlyMap<number, readonly number[]>,
  point: (edge: number) => string,
): string {
  const used = new Set<number>();
  let path = '';
  const walk = (start: number) => {
    const points = [point(start)];
    used.add(start);
    for (let at: number | undefined = start; at !== undefined;) {
      at = links.get(at)?.find((next) => !used.has(next));
      if (at === undefined) break;
      used.add(at);
      points.push(point(at));
    }
    if (points.length < 5) return;
    path += `M${points[0]}`;
    for (let m = 1; m < points.length - 1; m += 2) path += `Q${points[m]} ${points[m + 1]}`;
  };
  for (const [edge, ends] of links) if (ends.length === 1 && !used.has(edge)) walk(edge);
  for (const edge of links.keys()) if (!used.has(edge)) walk(edge);
  return path;
}
