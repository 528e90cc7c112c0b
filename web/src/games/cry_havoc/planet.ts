/**
 * The planet of one board side: ring sectors of the content, bent by one continuous warp.
 *
 * Borders that touch in the data touch on the screen, and only those: the warp moves every point of
 * the plane the same way for both neighbours. Insets are taken before the warp, where they are exact.
 */
import { path as join, type Line, type Point } from '$src/board/geometry';
import type { BoardRecord, RegionRecord, Sector } from './content';
import { noise, smooth } from './noise';

const SEED = 34; // with these coasts the names and pieces of both sides fit their regions
const STEP = 5; // length of a piece of border
const CALM = 80; // width of the rim in which the warp dies away, so that the limb stays a circle

export const closed = (line: Line): string => `M${join(line)}Z`;
export const open = (line: Line): string => `M${join(line)}`;

/** Middle of a polygon's surface. */
export function centroid(line: Line): Point {
  let [area, x, y] = [0, 0, 0];
  line.forEach((p, i) => {
    const q = line[(i + 1) % line.length]!;
    const c = p[0] * q[1] - q[0] * p[1];
    area += c;
    x += (p[0] + q[0]) * c;
    y += (p[1] + q[1]) * c;
  });
  return [x / (3 * area), y / (3 * area)];
}

export class Planet {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly region: ReadonlyMap<string, RegionRecord>;
  readonly sinkholes: readonly Point[]; // where four regions meet in a corner: no border there
  #lines = new Map<string, Line>();

  constructor(readonly board: BoardRecord) {
    this.cx = board.planet.cx;
    this.cy = board.planet.cy;
    this.r = board.planet.r;
    this.region = new Map(board.region.map((record) => [record.id, record]));
    this.sinkholes = this.#corners();
  }

  /** A place by distance from the centre and angle clockwise from the top, not warped. */
  polar(r: number, degrees: number): Point {
    const t = (degrees * Math.PI) / 180;
    return [this.cx + r * Math.sin(t), this.cy - r * Math.cos(t)];
  }

  warp = ([x, y]: Point): Point => {
    const [dx, dy] = [x - this.cx, y - this.cy];
    const r = Math.hypot(dx, dy) || 1e-6;
    const a = Math.atan2(dy, dx);
    const calm = smooth(Math.max(0, Math.min(1, (this.r - r) / CALM)));
    const turn =
      calm * (noise(x / 190, y / 190, SEED) * 0.2 + noise(x / 60, y / 60, SEED + 1) * 0.045);
    const lift =
      calm *
      (noise(x / 130, y / 130, SEED + 2) * 40 +
        noise(x / 46, y / 46, SEED + 3) * 15 +
        noise(x / 15, y / 15, SEED + 4) * 5);
    return [this.cx + (r + lift) * Math.cos(a + turn), this.cy + (r + lift) * Math.sin(a + turn)];
  };

  at = (r: number, degrees: number): Point => this.warp(this.polar(r, degrees));

  /** Outline of a region, `inset` units inside its border. */
  line(id: string, inset = 0): Line {
    const key = `${id}/${inset}`;
    let line = this.#lines.get(key);
    if (!line)
      this.#lines.set(
        key,
        (line = this.#sector(this.region.get(id)!.shape, inset, 3).map(this.warp)),
      );
    return line;
  }

  path(id: string, inset = 0): string {
    return closed(this.line(id, inset));
  }

  chasm(inset = 0): readonly Line[] {
    return this.board.chasm.map((sector) =>
      this.#sector(sector, inset, inset ? 3 : 1).map(this.warp),
    );
  }

  /** Where the landing pad of an HQ space lies. */
  pad(id: string): Point {
    const { r0, r1, a0, a1 } = this.region.get(id)!.shape;
    return this.at((r0 + r1) / 2 - 4, (a0 + a1) / 2);
  }

  /** A sector's outline with rounded corners: each point is the mean of its neighbours. */
  #sector({ r0, r1, a0, a1 }: Sector, inset: number, round: number): Line {
    const [inner, outer] = [r0 + inset, r1 - inset];
    const points: Point[] = [];
    if (a1 - a0 >= 360) {
      const n = Math.ceil((2 * Math.PI * outer) / STEP);
      return Array.from({ length: n }, (_, i) => this.polar(outer, (360 * i) / n));
    }
    const off = (r: number) => (Math.asin(Math.min(0.9, inset / r)) * 180) / Math.PI;
    const arc = (r: number, from: number, to: number) => {
      const n = Math.max(2, Math.ceil((Math.abs(to - from) * Math.PI * r) / 180 / STEP));
      for (let i = 0; i < n; i++) points.push(this.polar(r, from + ((to - from) * i) / n));
    };
    const side = (from: number, to: number, angle: number, sign: number) => {
      const n = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
      for (let i = 0; i < n; i++) {
        const r = from + ((to - from) * i) / n;
        points.push(this.polar(r, angle + sign * off(r)));
      }
    };
    arc(outer, a0 + off(outer), a1 - off(outer));
    side(outer, inner, a1, -1);
    arc(inner, a1 - off(inner), a0 + off(inner));
    side(inner, outer, a0, 1);
    return points.map((_, i): Point => {
      let [x, y] = [0, 0];
      for (let k = -round; k <= round; k++) {
        const q = points[(i + k + points.length) % points.length]!;
        x += q[0];
        y += q[1];
      }
      return [x / (2 * round + 1), y / (2 * round + 1)];
    });
  }

  #corners(): readonly Point[] {
    const met = new Map<string, number>();
    for (const { shape } of this.board.region) {
      if (shape.a1 - shape.a0 >= 360) continue;
      for (const a of [shape.a0, shape.a1])
        for (const r of [shape.r0, shape.r1]) {
          const key = `${r}@${((a % 360) + 360) % 360}`;
          met.set(key, (met.get(key) ?? 0) + 1);
        }
    }
    const places = [...met].filter(([, n]) => n >= 4).map(([key]) => key.split('@').map(Number));
    return places.filter(([r = 0]) => r < this.r).map(([r = 0, a = 0]) => this.at(r, a));
  }
}

const planets = new WeakMap<BoardRecord, Planet>();
/** One planet per board side, built once. */
export function planetOf(board: BoardRecord): Planet {
  let planet = planets.get(board);
  if (!planet) planets.set(board, (planet = new Planet(board)));
  return planet;
}
