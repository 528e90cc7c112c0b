/** Where every piece stands: rows above and below the name of its area. Pure: shapes and view in, places out. */
import type { Piece } from '$src/board/identity';
import type { AreaView, Index, SideId, View } from './content';
import { SIZE, type AreaShape, type MapShape, type Place } from './geometry';

export interface Token extends Piece {
  side: SideId;
  role: 'unit' | 'building' | 'marker' | 'civilian';
  x: number;
  y: number;
  used: boolean;
  defence: number; // shown from 2 up
  target: string; // what a click on it means
}
export interface Crowd {
  place: string;
  x: number;
  y: number;
  count: number;
} // the number beside the civilians

type Draft = Omit<Token, 'x' | 'y' | 'place'>;
const SHOWN = 3; // pawns of one area
const PAWN_STEP = 14;

function drafts(
  id: string,
  area: AreaView,
  index: Index,
  view: View,
): { martian: Draft[]; human: Draft[] } {
  const martian: Draft[] = [];
  const human: Draft[] = [];
  const building = (kind: string) => {
    const record = index.building.get(kind);
    if (!record) return;
    const draft: Draft = {
      kind,
      side: record.side,
      role: 'building',
      used: area.fired,
      defence: record.defence ?? 0,
      target: `building:${kind}@${id}`,
    };
    (record.side === 'martian' ? martian : human).push(draft);
  };
  if (area.building) building(area.building);
  if (area.balloons) building('barrage_balloons');
  for (const unit of area.units) {
    const side = index.unit.get(unit.kind)?.side ?? 'human';
    const defence = unit.kind === 'army' ? view.army_defence : 0;
    (side === 'martian' ? martian : human).push({
      kind: unit.kind,
      side,
      role: 'unit',
      used: unit.used,
      defence,
      target: `unit:${unit.kind}@${id}`,
    });
  }
  for (const kind of area.markers)
    martian.push({
      kind,
      side: 'martian',
      role: 'marker',
      used: false,
      defence: 0,
      target: `marker:${kind}@${id}`,
    });
  return { martian, human };
}

const widthOf = (draft: Draft): number =>
  draft.role === 'unit'
    ? SIZE.unit - 4
    : draft.role === 'building'
      ? SIZE.building - 2
      : SIZE.marker - 2;
const crowdWidth = (count: number): number => PAWN_STEP * (Math.min(count, SHOWN) - 1) + 42;

export interface Standing {
  tokens: Token[];
  crowds: Crowd[];
}

/** One row side by side around a place, squeezed to overlap if it is too wide; civilians at its end. */
function stand(
  place: string,
  row: readonly Draft[],
  civilians: number,
  at: Place,
  room: number,
  out: Standing,
): void {
  const widths = [...row.map(widthOf), ...(civilians ? [crowdWidth(civilians)] : [])];
  const total = widths.reduce((sum, w) => sum + w, 0);
  if (total === 0) return;
  const squeeze = Math.min(
    widths.length > 1 ? 1.14 : 1,
    Math.max(widths.length > 3 ? 0.66 : 0.84, room / total),
  );
  let left = at.x - (total * squeeze) / 2;
  row.forEach((draft, i) => {
    const w = widths[i]! * squeeze;
    out.tokens.push({ ...draft, place, x: left + w / 2, y: at.y });
    left += w;
  });
  if (civilians) gather(place, civilians, left + (crowdWidth(civilians) * squeeze) / 2, at.y, out);
}

function gather(place: string, count: number, x: number, y: number, out: Standing): void {
  const shown = Math.min(count, SHOWN);
  const w = PAWN_STEP * (shown - 1);
  for (let i = 0; i < shown; i++) {
    out.tokens.push({
      kind: 'civilian',
      side: 'human',
      role: 'civilian',
      used: false,
      defence: 0,
      place,
      target: `piece:civilian@${place}`,
      x: x - 9 - w / 2 + i * PAWN_STEP,
      y,
    });
  }
  out.crowds.push({ place, x: x + 12 + w / 2, y: y + 3, count });
}

function standIn(shape: AreaShape, area: AreaView, index: Index, view: View, out: Standing): void {
  const { martian, human } = drafts(shape.id, area, index, view);
  const { places } = shape;
  if (!places)
    return stand(shape.id, [...martian, ...human], 0, { x: shape.x, y: shape.y, w: 200 }, 200, out);
  const room = (place: Place) => Math.max(place.w - 6, 60);
  stand(shape.id, martian, 0, places.martian, room(places.martian), out);
  if (!places.civilian)
    return stand(shape.id, human, area.civilians, places.human, room(places.human), out);
  stand(shape.id, human, 0, places.human, room(places.human), out);
  const crowdAt = human.length
    ? places.civilian
    : { ...places.civilian, x: places.civilian.x, y: places.human.y - 3 };
  stand(shape.id, [], area.civilians, crowdAt, 90, out);
}

export function layOut(map: MapShape, view: View, index: Index): Standing {
  const out: Standing = { tokens: [], crowds: [] };
  for (const shape of map.areas) {
    const area = view.areas[shape.id];
    if (area) standIn(shape, area, index, view, out);
  }
  return out;
}

/** The word of a kind of piece. */
export function wordOfPiece(kind: string): string {
  if (kind === 'civilian') return 'piece-civilian';
  return kind === 'army' || kind === 'navy' ? `unit-${kind}` : `building-${kind}`;
}
