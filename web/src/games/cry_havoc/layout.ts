/**
 * Packs the name and the pieces of a region: greedy, deterministic, inside the region, without overlap.
 *
 * One-line and two-line names, smaller type and other arrangements are tried until everything fits.
 * The result depends on the region's contents alone, so only regions that change are packed again.
 */
import type { Point } from '$src/board/geometry';
import { centroid, type Planet } from './planet';
import { GRID, Room } from './room';

const NAME = 20; // size of a name in board units: 13 px on a laptop screen
const TYPE_SIZES = [1, 0.9, 0.82];

export type Shelf = 'unit' | 'crystal' | 'side'; // where a piece belongs: middle, left of the units, right of them
export interface Item {
  key: string;
  shelf: Shelf;
  w: number;
  h: number;
  alt?: readonly (readonly [w: number, h: number])[]; // other arrangements of the same thing
}
export interface Label {
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
  lines: readonly string[];
  crest: number;
}
export interface Packed {
  label: Label;
  at: ReadonlyMap<string, Point>;
  alt: number;
  missed: number;
}

/** Rough width of a word in the condensed heading font. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text)
    width += /[iljtfrI'’. ]/.test(letter)
      ? 0.31
      : /[mwMW]/.test(letter)
        ? 0.76
        : /\p{Lu}/u.test(letter)
          ? 0.59
          : 0.515;
  return width * size + 4;
}

function splits(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  if (words.length === 1) return [[name]];
  const cut = Math.ceil(words.length / 2);
  return [[name], [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]];
}

interface Ground {
  wide: Room;
  tight: Room;
  middle: Point;
  pad: Point | null;
}

export class Packer {
  #grounds = new Map<string, Ground>();
  #packed = new Map<string, { key: string; packed: Packed }>();

  constructor(readonly planet: Planet) {}

  pack(id: string, items: readonly Item[], name: string, crest: boolean): Packed {
    const key = JSON.stringify([items, name, crest]);
    const known = this.#packed.get(id);
    if (known?.key === key) return known.packed;
    const packed = this.#best(this.#ground(id), items, name, crest);
    this.#packed.set(id, { key, packed });
    return packed;
  }

  #ground(id: string): Ground {
    let found = this.#grounds.get(id);
    if (!found) {
      const line = this.planet.line(id, 10);
      const hq = this.planet.region.get(id)?.kind === 'hq';
      found = {
        wide: new Room(line),
        tight: new Room(this.planet.line(id, 6)),
        middle: centroid(line),
        pad: hq ? this.planet.pad(id) : null,
      };
      this.#grounds.set(id, found);
    }
    return found;
  }

  #best(ground: Ground, items: readonly Item[], name: string, crest: boolean): Packed {
    const arrangements = Math.max(0, ...items.map((item) => item.alt?.length ?? 0));
    let best: Packed | null = null;
    for (const size of TYPE_SIZES)
      for (let alt = 0; alt <= arrangements; alt++)
        for (const lines of splits(name)) {
          const packed = attempt(ground, items, lines, NAME * size, alt, crest);
          if (packed.missed === 0) return packed;
          if (!best || packed.missed < best.missed) best = packed;
        }
    return best!;
  }
}

type Taken = readonly [left: number, right: number, top: number, bottom: number];

function attempt(
  ground: Ground,
  items: readonly Item[],
  lines: readonly string[],
  size: number,
  alt: number,
  crest: boolean,
): Packed {
  const {
    pad,
    middle: [mx, my],
  } = ground;
  const taken: Taken[] = [];
  const take = (x: number, y: number, w: number, h: number) =>
    taken.push([x - w / 2, x + w / 2, y - h / 2, y + h / 2]);
  const search = (
    room: Room,
    w: number,
    h: number,
    gap: number,
    score: (x: number, y: number) => number,
  ): Point | null => {
    let [best, least]: [Point | null, number] = [null, Infinity];
    const { x: x0, y: y0, w: width, h: height } = room.box;
    for (let y = y0 + h / 2; y <= y0 + height - h / 2; y += GRID)
      for (let x = x0 + w / 2; x <= x0 + width - w / 2; x += GRID) {
        const cost = score(x, y);
        if (cost >= least || !room.holds(x, y, w, h)) continue;
        if (
          taken.some(
            ([l, r, t, b]) =>
              x - w / 2 < r + gap &&
              x + w / 2 > l - gap &&
              y - h / 2 < b + gap &&
              y + h / 2 > t - gap,
          )
        )
          continue;
        [best, least] = [[x, y], cost];
      }
    return best;
  };
  let missed = 0;
  if (pad) take(pad[0], pad[1], 62, 66);

  // The name sits high in its region, near the middle axis.
  const space = crest ? size * 1.05 : 0;
  const w = Math.max(...lines.map((line) => textWidth(line, size))) + space;
  const h = size * 0.96 * lines.length;
  const top = ground.tight.box.y;
  const height = pad
    ? (y: number) => Math.abs(y - pad[1]) * 0.6 - (y < pad[1] ? 12 : 0)
    : items.length
      ? (y: number) => (y - top) * 0.85
      : (y: number) => Math.abs(y - my) * 2;
  const place = search(ground.tight, w, h, 0, (x, y) => Math.abs(x - mx) * 1.1 + height(y));
  if (!place) missed += 10;
  const label: Label = {
    x: place?.[0] ?? mx,
    y: place?.[1] ?? my,
    w,
    h,
    size,
    lines,
    crest: space,
  };
  take(label.x, label.y, w, h);

  // Crystals left of the units, tokens and structures right of them.
  const at = new Map<string, Point>();
  const axis: Point = [label.x * 0.4 + mx * 0.6, Math.max(label.y + h / 2 + 24, my + 2)];
  let units: Point | null = null;
  let wide = false;
  for (const item of items) {
    if (pad && item.shelf === 'unit' && !units) {
      at.set(item.key, (units = pad));
      continue;
    }
    const [iw, ih] = (alt > 0 ? item.alt?.[alt - 1] : null) ?? [item.w, item.h];
    const aside = wide ? 0 : 45;
    const tx: number =
      item.shelf === 'unit'
        ? axis[0]
        : (units ? units[0] : axis[0]) + (item.shelf === 'crystal' ? -1 : 1) * (units ? aside : 22);
    const ty = units && item.shelf !== 'unit' ? units[1] + (wide ? 46 : 2) : axis[1];
    const score = (x: number, y: number): number =>
      Math.hypot((x - tx) * 0.85, y - ty) + (y < label.y ? 30 : 0);
    let spot = search(ground.wide, iw, ih, 3, score);
    if (!spot) {
      missed += iw > 60 ? 5 : 1;
      spot = search(ground.tight, iw * 0.82, ih * 0.82, -2, score) ??
        search(ground.tight, iw * 0.6, ih * 0.6, -8, score) ?? [mx, my];
    }
    at.set(item.key, spot);
    take(spot[0], spot[1], iw, ih);
    if (item.shelf === 'unit' && !units) [units, wide] = [spot, iw > 60];
  }
  return { label, at, alt, missed };
}
