/** Hexes, their hand-drawn edges and the rivers on them. Everything is seeded by the hex or edge it belongs to. */
import { path, short, type Line, type Point } from '$src/board/geometry';
import { seeded } from '$src/board/seeded';
import type { BaseRecord, Content, HexRecord, Layout, TerrainId } from './content';

export interface Place {
  x: number;
  y: number;
}

/** Corners of a pointy-top hex, clockwise from the top. Neighbours share them exactly. */
export function corners({ x, y }: Place, layout: Layout, scale = 1): Point[] {
  const w = (layout.spacing_x / 2) * scale;
  const r = ((layout.spacing_y * 2) / 3) * scale;
  return [
    [x, y - r],
    [x + w, y - r / 2],
    [x + w, y + r / 2],
    [x, y + r],
    [x - w, y + r / 2],
    [x - w, y - r / 2],
  ];
}

export const plainHex = (at: Place, layout: Layout, scale = 1): string =>
  `M${path(corners(at, layout, scale))}Z`;

const key = ([x, y]: Point): string => `${Math.round(x / 4)},${Math.round(y / 4)}`;

/** An edge drawn by hand: the same points from whichever side it is asked for, so borders stay watertight. */
export function wobbly(a: Point, b: Point, amount: number, cuts: number): Point[] {
  const turned = key(a) > key(b);
  const [start, end] = turned ? [b, a] : [a, b];
  const random = seeded(`edge${key(start)}|${key(end)}`);
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  const line: Point[] = [start];
  for (let i = 1; i < cuts; i++) {
    const off = (random() - 0.5) * 2 * amount;
    line.push([
      start[0] + (dx * i) / cuts - (dy / length) * off,
      start[1] + (dy * i) / cuts + (dx / length) * off,
    ]);
  }
  line.push(end);
  return turned ? line.reverse() : line;
}

function roughHex(at: Place, layout: Layout): string {
  const around = corners(at, layout);
  const line = around.flatMap((corner, i) =>
    wobbly(corner, around[(i + 1) % 6]!, 1.5, 5).slice(0, -1),
  );
  return `M${path(line)}Z`;
}

/** Smooth curve through points (Catmull-Rom as cubic Béziers). */
export function smooth(line: Line, closed = false): string {
  const n = line.length;
  const at = (i: number): Point =>
    (closed ? line[(i + n) % n] : line[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0];
  const put = (x: number, y: number) => `${short(x)} ${short(y)}`;
  let d = `M${put(...at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${put(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${put(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${put(...c)}`;
  }
  return d + (closed ? 'Z' : '');
}

/** The two corners that neighbouring places share. */
export function sharedEdge(a: Place, b: Place, layout: Layout): Point[] {
  const others = corners(b, layout);
  return corners(a, layout).filter((p) =>
    others.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 6),
  );
}

/** River edges that meet are joined into lines; where three meet, a line ends. */
export function riverLines(edges: readonly (readonly [Point, Point])[]): Point[][] {
  const degree = new Map<string, number>();
  for (const edge of edges)
    for (const end of edge) degree.set(key(end), (degree.get(key(end)) ?? 0) + 1);
  const through = (end: Point) => degree.get(key(end)) === 2;
  const rest = [...edges];
  const lines: Point[][] = [];
  while (rest.length) {
    const tip = rest.findIndex(([a, b]) => !through(a) || !through(b));
    const [a, b] = rest.splice(Math.max(0, tip), 1)[0]!;
    const line: Point[] = through(a) && !through(b) ? [b, a] : [a, b];
    for (;;) {
      const end = line.at(-1)!;
      const next = through(end)
        ? rest.findIndex((edge) => edge.some((p) => key(p) === key(end)))
        : -1;
      if (next < 0) break;
      const [c, d] = rest.splice(next, 1)[0]!;
      line.push(key(c) === key(end) ? d : c);
    }
    lines.push(line);
  }
  return lines;
}

export interface HexShape extends Place {
  id: string;
  terrain: TerrainId;
  rough: string;
  plain: string;
  ring: string;
  record: HexRecord;
}
export interface BaseShape extends Place {
  id: string;
  faction: string;
  record: BaseRecord;
}
export interface MapShape {
  layout: Layout;
  hexes: readonly HexShape[];
  bases: readonly BaseShape[];
  rivers: string;
  at: ReadonlyMap<string, Place>;
}

export function shapeMap({ layout, hex, base }: Content['board']): MapShape {
  const at = new Map<string, Place>([...hex, ...base].map(({ id, x, y }) => [id, { x, y }]));
  const edges = [...hex, ...base].flatMap(({ id, river }) =>
    river
      .filter((other) => id < other)
      .map((other) => sharedEdge(at.get(id)!, at.get(other)!, layout)),
  );
  const lines = riverLines(edges.flatMap(([a, b]) => (a && b ? [[a, b] as const] : [])));
  const rivers = lines
    .map((line) =>
      smooth(line.slice(1).flatMap((p, i) => wobbly(line[i]!, p, 3.2, 3).slice(i ? 1 : 0))),
    )
    .join('');
  return {
    layout,
    at,
    rivers,
    hexes: hex.map((record) => ({
      id: record.id,
      terrain: record.terrain,
      x: record.x,
      y: record.y,
      rough: roughHex(record, layout),
      plain: plainHex(record, layout, 0.97),
      ring: plainHex(record, layout, 0.93),
      record,
    })),
    bases: base.map((record) => ({
      id: record.id,
      faction: record.faction,
      x: record.x,
      y: record.y,
      record,
    })),
  };
}
