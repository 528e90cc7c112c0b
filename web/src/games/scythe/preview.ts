/** What the hovered option would do, as marks on the map. A picture of the option's own facts; it decides nothing. */
import { short } from '$src/board/geometry';
import type { Option } from '$src/net/types';
import type { HexRecord, UnitId, View } from './content';
import type { MapShape, Place } from './geometry';

export interface Chip {
  glyph: string;
  text: string;
  bad: boolean;
}
export interface Ghost {
  unit: UnitId | 'structure';
  kind: string;
}
export interface Preview {
  areas: readonly string[]; // ringed
  arrow: { from: string; to: string; hidden: boolean } | null; // hidden: by a tunnel or an ability, not over an edge
  ghost: Ghost | null; // what would stand at the last area
  fight: boolean;
  chips: readonly Chip[];
}

const NOTHING: Preview = { areas: [], arrow: null, ghost: null, fight: false, chips: [] };
const head = (option: Option): string => option.name.split(':', 1)[0] ?? '';
const goods = (
  amounts: Readonly<Record<string, number>> | undefined,
  sign: string,
  bad: boolean,
): Chip[] =>
  Object.entries(amounts ?? {}).map(([glyph, n]) => ({ glyph, text: `${sign}${n}`, bad }));

export function previewOf(
  option: Option | null,
  view: View,
  hexes: ReadonlyMap<string, HexRecord>,
  trail: readonly Option[],
): Preview {
  if (!option) return NOTHING;
  const areas = (option.targets ?? [])
    .filter((target) => target.startsWith('area:'))
    .map((target) => target.slice(5));
  const to = areas.at(-1);
  const chips = [...goods(option.gain, '+', false), ...goods(option.cost, '−', true)];
  const deed = head(option);
  const from =
    deed === 'step'
      ? view.move?.place
      : deed.startsWith('retreat')
        ? view.combat?.place
        : undefined;
  const built = trail.findLast((one) => head(one) === 'structure')?.name.slice(10);
  const ghost: Ghost | null =
    deed === 'step' && view.move
      ? { unit: view.move.unit, kind: view.move.unit }
      : deed === 'mech-to'
        ? { unit: 'mech', kind: 'mech' }
        : deed === 'structure-to'
          ? { unit: 'structure', kind: built ?? 'monument' }
          : null;
  return {
    areas,
    arrow:
      from && to && from !== to
        ? { from, to, hidden: !(hexes.get(to)?.adj.includes(from) ?? true) }
        : null,
    ghost: to ? ghost : null,
    fight: option.key === 'option-step-combat' || option.key === 'option-combat',
    chips: to ? chips : [],
  };
}

export interface Arrow {
  d: string;
  x: number;
  y: number;
  angle: number;
}

/** A bowed arrow from the rim of one place to the middle of another. */
export function arrowBetween(a: Place, b: Place, hidden: boolean): Arrow {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy, bow] = [dx / length, dy / length, hidden ? 30 : 16];
  const start = [
    a.x + ux * Math.min(48, length * 0.36),
    a.y + uy * Math.min(48, length * 0.36),
  ] as const;
  const end = [b.x - ux * 36, b.y - uy * 36] as const;
  const middle = [(start[0] + end[0]) / 2 + uy * bow, (start[1] + end[1]) / 2 - ux * bow] as const;
  const put = (p: readonly [number, number]) => `${short(p[0])} ${short(p[1])}`;
  return {
    d: `M${put(start)}Q${put(middle)} ${put(end)}`,
    x: end[0],
    y: end[1],
    angle: (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI,
  };
}

/** Hexes whose board position a set of targets names. */
export const areasIn = (targets: Iterable<string>, map: MapShape): string[] =>
  [...targets]
    .filter((target) => target.startsWith('area:'))
    .map((target) => target.slice(5))
    .filter((id) => map.at.has(id));
