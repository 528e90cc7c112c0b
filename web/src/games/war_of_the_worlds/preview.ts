/** What the hovered option would do, as marks on the map. A picture of the option's own facts; it decides nothing. */
import type { Forecast as Foreseen, Option } from '$src/net/types';
import type { Index, View } from './content';
import type { Token } from './layout';
import type { MapShape } from './geometry';

export interface Mark {
  x: number;
  y: number;
  n: number;
  small: boolean;
}
export interface Loss {
  area: string;
  damage: number;
  fallen: readonly string[];
  lost: number;
} // kinds of pieces, in the order they fall
export interface Forecast extends Loss {
  left: number;
  top: number;
  low: boolean;
} // where on the map: shares of its size, and whether above the place
export interface Preview {
  areas: readonly string[]; // ringed
  arrows: readonly (readonly [number, number, number, number])[];
  rays: readonly (readonly [number, number, number, number])[];
  strikes: readonly Mark[];
  civilians: number; // civilians that would be gone
  damage: number; // added to the damage track
  loss: Loss | null; // what an attack would destroy
}

const NOTHING: Preview = {
  areas: [],
  arrows: [],
  rays: [],
  strikes: [],
  civilians: 0,
  damage: 0,
  loss: null,
};
const named = (option: Option, kind: string): string[] =>
  (option.targets ?? [])
    .filter((target) => target.startsWith(`${kind}:`))
    .map((target) => target.slice(kind.length + 1));

/** What an attack would destroy, from the events of its forecast. */
export function lossOf({ events }: Pick<Foreseen, 'events'>): Loss | null {
  const struck = events.find(({ key }) => key === 'attack-struck');
  if (!struck) return null;
  const kind = (word: unknown) => String(word).replace(/^(unit|building)-/, '');
  return {
    area: String(struck.facts['area']).replace('area-', ''),
    damage: Number(struck.facts['damage']),
    fallen: events.flatMap(({ key, facts }): string[] => {
      if (key === 'building-destroyed') return [kind(facts['building'])];
      if (key === 'unit-destroyed') return [kind(facts['unit'])];
      return key === 'civilians-destroyed'
        ? Array.from({ length: Number(facts['count']) }, () => 'civilian')
        : [];
    }),
    lost: Number(events.find(({ key }) => key === 'damage-lost')?.facts['damage'] ?? 0),
  };
}

/** Where the thing that is being moved or fired stands: the last area answered, or the only unit of its kind. */
export function originOf(
  trail: readonly Option[],
  index: Index,
  tokens: readonly Token[],
): { kind: string | null; place: string } | null {
  const unit =
    trail
      .flatMap((option) => named(option, 'unit'))
      .at(-1)
      ?.split('@')[0] ?? null;
  const place = trail.flatMap((option) => named(option, 'area')).at(-1);
  if (place) return { kind: unit, place };
  const [deed, id = '', n] = trail[0]?.name.split(':') ?? [];
  const kind =
    deed === 'play'
      ? index.card.get(id)?.option?.find((option) => String(option.n) === n)?.unit
      : null;
  const own = tokens.filter((token) => token.kind === kind);
  return kind && own.length === 1 ? { kind, place: own[0]!.place } : null;
}

export interface Scene {
  view: View;
  index: Index;
  map: MapShape;
  tokens: readonly Token[];
  trail: readonly Option[];
  far?: string | null; // where a second step leads
  loss?: Loss | null; // what the attack would destroy, as soon as it is known
}

export function previewOf(
  option: Option | null,
  { view, index, map, tokens, trail, far = null, loss = null }: Scene,
): Preview {
  if (!option) return NOTHING;
  const areas = named(option, 'area');
  const to = areas.at(-1);
  const from = originOf(trail, index, tokens);
  const centre = (id: string): [number, number] => {
    const shape = map.byId.get(id);
    return shape ? [shape.places?.name.x ?? shape.x, shape.places?.name.y ?? shape.y] : [0, 0];
  };
  const spot = (kind: string | null, place: string): [number, number] => {
    const own = tokens.filter(
      (token) => token.place === place && token.kind === (kind ?? 'civilian'),
    );
    const token = own.find(({ used }) => !used) ?? own[0];
    return token ? [token.x, token.y] : centre(place);
  };
  const attacking = trail[0]?.gain?.['damage'] ?? 0;
  const damage = option.gain?.['damage'] ?? (to ? attacking : 0);
  const martian = view.active === 'martian';
  const arrows: [number, number, number, number][] = [];
  const rays: [number, number, number, number][] = [];
  const strikes: Mark[] = [];
  let civilians = 0;
  if (to && damage === 0 && from && from.place !== to)
    arrows.push([...spot(from.kind, from.place), ...centre(to)]);
  if (to && far && arrows.length) arrows.push([...centre(to), ...centre(far)]);
  const struck = to ?? loss?.area ?? (martian && damage > 0 ? view.attack?.area : undefined);
  if (martian && damage > 0 && struck) {
    const seen = new Map<string, number>();
    const gone = loss?.fallen ?? [];
    gone.forEach((kind, i) => {
      const nth = seen.get(kind) ?? 0;
      seen.set(kind, nth + 1);
      if (kind === 'civilian') civilians += 1;
      const token = tokens.filter((t) => t.kind === kind && t.place === struck)[nth];
      if (token) strikes.push({ x: token.x, y: token.y, n: i + 1, small: kind === 'civilian' });
    });
    const shooter =
      tokens.find(
        (t) => t.role === 'unit' && t.side === 'martian' && !t.used && t.place === struck,
      ) ?? tokens.find((t) => t.kind === 'tripod' && map.byId.get(struck)?.near.includes(t.place));
    if (shooter)
      rays.push([
        shooter.x,
        shooter.y,
        strikes[0]?.x ?? centre(struck)[0],
        strikes[0]?.y ?? centre(struck)[1],
      ]);
  }
  return {
    areas: [...new Set([...areas, ...(struck ? [struck] : []), ...(far ? [far] : [])])],
    arrows,
    rays,
    strikes,
    civilians,
    damage: martian ? 0 : damage,
    loss,
  };
}
