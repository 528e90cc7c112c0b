/** Where every piece stands on its hex. Pure: shapes and position in, places out. */
import type { Piece } from '$src/board/identity';
import {
  RESOURCES,
  type NationId,
  type PlaceView,
  type Resource,
  type StructureId,
  type UnitId,
  type View,
} from './content';
import type { MapShape, Place } from './geometry';

export interface Token extends Piece, Place {
  seat: number;
  nation: NationId;
  unit: UnitId;
  n: number;
  scale: number;
  target: string;
}
export interface Site extends Place {
  place: string;
  nation: NationId;
  kind: StructureId;
  scale: number;
  target: string;
}
export interface Heap extends Place {
  place: string;
  resource: Resource;
  n: number;
  scale: number;
  target: string;
}
export interface Standing {
  tokens: Token[];
  sites: Site[];
  heaps: Heap[];
}

const GAP = 43;

/** Up to three tokens in a row, more in two rows that shrink. */
function spots(count: number, scale: number): { x: number; y: number; scale: number }[] {
  if (count <= 3) {
    const gap = (count > 2 ? 35 : GAP) * Math.min(scale, 1.08);
    return Array.from({ length: count }, (_, i) => ({
      x: (i - (count - 1) / 2) * gap,
      y: scale > 1 ? -9 : -3,
      scale,
    }));
  }
  const upper = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const row = i < upper ? upper : count - upper;
    const at = i < upper ? i : i - upper;
    return { x: (at - (row - 1) / 2) * 32, y: i < upper ? -18 : 11, scale: scale * 0.78 };
  });
}

function standOn(
  id: string,
  at: Place,
  here: PlaceView,
  view: View,
  scale: number,
  out: Standing,
): void {
  const units = here.units ?? [];
  const places = spots(units.length, scale);
  const base = id.startsWith('base_');
  units.forEach(({ seat, unit, n }, i) => {
    const spot = places[i]!;
    const [x, y] = base ? [at.x + spot.x, at.y + 34] : [at.x + spot.x, at.y + spot.y];
    out.tokens.push({
      kind: `${seat}${unit}`,
      place: id,
      seat,
      nation: view.players[seat]?.nation ?? 'nordic',
      unit,
      n,
      x,
      y,
      scale: spot.scale,
      target: `unit:${unit}@${id}`,
    });
  });
  if (here.structure) {
    const { seat, kind } = here.structure;
    const alone = units.length === 0;
    out.sites.push({
      place: id,
      nation: view.players[seat]?.nation ?? 'nordic',
      kind,
      x: at.x + (alone ? 0 : -25),
      y: at.y + (alone ? -6 : -34),
      scale: alone ? 1.2 : 0.86,
      target: `structure:${kind}`,
    });
  }
  const goods = RESOURCES.filter((resource) => here.resources?.[resource]);
  const size = goods.length > 3 ? 0.82 : scale > 1 ? 1.22 : 1;
  goods.forEach((resource, i) => {
    out.heaps.push({
      place: id,
      resource,
      n: here.resources?.[resource] ?? 0,
      x: at.x + (i - (goods.length - 1) / 2) * 35 * size,
      y: at.y + (scale > 1 ? 27 : 30),
      scale: size,
      target: `cargo:${resource}`,
    });
  });
}

export function layOut(map: MapShape, view: View, scale = 1): Standing {
  const out: Standing = { tokens: [], sites: [], heaps: [] };
  for (const [id, at] of map.at) {
    const here = view.places[id];
    if (here) standOn(id, at, here, view, scale, out);
  }
  return out;
}
