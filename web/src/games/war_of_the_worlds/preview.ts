/** What the hovered option would do, as marks on the map. A picture of the option's own facts; it decides nothing. */
import type { Option } from '$src/net/types';
import type { Index, View } from './content';
import { damageLadder, type Token } from './layout';
import type { MapShape } from './geometry';

export interface Mark { x: number; y: number; n: number; small: boolean }
export interface Preview {
  areas: readonly string[]; // ringed
  arrows: readonly (readonly [number, number, number, number])[];
  rays: readonly (readonly [number, number, number, number])[];
  strikes: readonly Mark[];
  civilians: number; // civilians that would be gone
  damage: number; // added to the damage track
}

const NOTHING: Preview = { areas: [], arrows: [], rays: [], strikes: [], civilians: 0, damage: 0 };
const named = (option: Option, kind: string): string[] =>
  (option.targets ?? []).filter((target) => target.startsWith(`${kind}:`)).map((target) => target.slice(kind.length + 1));

/** The pieces that `damage` would destroy in an area, in the order they are hit. */
export function fallen(area: string, damage: number, view: View, index: Index): readonly string[] {
  const here = view.areas[area];
  if (!here) return [];
  const gone: string[] = [];
  let left = damage;
  for (const rung of damageLadder(here, index, view)) {
    if (left < rung.defence) break;
    left -= rung.defence;
    gone.push(rung.kind);
  }
  return gone;
}

export function previewOf(option: Option | null, view: View, index: Index, map: MapShape, tokens: readonly Token[]): Preview {
  if (!option) return NOTHING;
  const units = named(option, 'unit').map((unit) => unit.split('@') as [string, string?]);
  const areas = named(option, 'area');
  const centre = (id: string): [number, number] => {
    const shape = map.byId.get(id);
    return shape ? [shape.places?.name.x ?? shape.x, shape.places?.name.y ?? shape.y] : [0, 0];
  };
  const spot = (kind: string, place: string): [number, number] => {
    const token = tokens.find((t) => t.kind === kind && t.place === place && !t.used) ?? tokens.find((t) => t.kind === kind && t.place === place);
    return token ? [token.x, token.y] : centre(place);
  };
  const arrows: [number, number, number, number][] = [];
  const rays: [number, number, number, number][] = [];
  const strikes: Mark[] = [];
  const [kind, place] = units[0] ?? [];
  const to = areas.at(-1);
  const damage = option.gain?.['damage'] ?? 0;
  const martian = view.active === 'martian';
  if (kind && place && to && to !== place) {
    if (damage > 0) rays.push([...spot(kind, place), ...centre(to)]);
    else arrows.push([...spot(kind, place), ...centre(to)]);
  } else if (areas.length > 1) arrows.push([...centre(areas[0]!), ...centre(to!)]);
  let civilians = 0;
  if (martian && damage > 0 && to) {
    const pool = (view.attack?.area === to ? view.attack.damage : 0) + damage;
    const seen = new Map<string, number>();
    fallen(to, pool, view, index).forEach((gone, i) => {
      const nth = seen.get(gone) ?? 0;
      seen.set(gone, nth + 1);
      if (gone === 'civilian') civilians += 1;
      const token = tokens.filter((t) => t.kind === gone && t.place === to)[nth];
      if (token) strikes.push({ x: token.x, y: token.y, n: i + 1, small: gone === 'civilian' });
    });
    if (kind && place === to && strikes[0]) rays.push([...spot(kind, place), strikes[0].x, strikes[0].y]);
  }
  return { areas, arrows, rays, strikes, civilians, damage: martian ? 0 : damage };
}
