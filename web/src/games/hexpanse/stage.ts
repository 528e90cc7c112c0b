/** What a beat did on the chart, read from its events alone: who struck from where, what was hit and what became of it. */
import type { EventLine } from '$src/net/types';
import type { Beat } from '../kinds';
import type { View } from './content';
import { factionOf } from './content';
import type { Grid, Hex } from './hexes';

export type Part = 'from' | 'strike' | 'land' | 'star' | 'lost';
export type Lot = 'ship' | 'discard' | 'home' | 'gone' | 'life' | 'miss' | 'shield';
/** A cell with a part in it; `side` and `kind` are the token that stood or stands there. */
export interface Spot {
  hex: Hex;
  part: Part;
  side: string;
  kind: string;
  lot: Lot | null;
  paid: boolean;
}
export interface Stage {
  kind: 'formation' | 'fall' | 'attack' | 'none';
  spots: readonly Spot[];
  lead: EventLine | null;
}

/** What happened or would happen: an event of a beat or of a forecast. */
export type Told = Pick<EventLine, 'key' | 'facts'>;

export const BADGES: Readonly<Record<Lot, string>> = {
  ship: 'recovery',
  life: 'damage-warlord',
  discard: 'discard-card',
  home: 'withdraw',
  gone: 'cross',
  miss: 'attack',
  shield: 'protector',
};
const LOTS: Readonly<Record<string, Lot>> = {
  'unit-shipped': 'ship',
  'unit-went-home': 'home',
  'mercenary-lost': 'discard',
  'neutral-gone': 'gone',
  'warlord-hurt': 'life',
  'cell-empty': 'miss',
};
const ATTACKS = new Set([
  'attack-made',
  'pattern-laid',
  'cell-attacked',
  'unit-protected',
  'reserve-hit',
  ...Object.keys(LOTS),
]);

/** The bare id behind a word: "faction-terra" is terra, "unit-elite" elite, "card-C15" C15. */
export const bare = (fact: unknown): string => String(fact ?? '').replace(/^[a-z]+-/, '');
export const listed = (fact: unknown): readonly string[] =>
  String(fact ?? '')
    .split(', ')
    .filter(Boolean);

class Cast {
  readonly #spots = new Map<string, Spot>();

  constructor(readonly grid: Grid) {}

  /** A later event knows more about a cell than an earlier one. */
  put(cell: unknown, part: Part, more: Partial<Spot> = {}): void {
    const hex = this.grid.byId.get(String(cell ?? ''));
    if (!hex) return;
    const known = this.#spots.get(hex.id) ?? {
      hex,
      part,
      side: '',
      kind: '',
      lot: null,
      paid: false,
    };
    this.#spots.set(hex.id, { ...known, part: known.part === 'from' ? 'from' : part, ...more });
  }
  get spots(): readonly Spot[] {
    return [...this.#spots.values()];
  }
}

function act(cast: Cast, { key, facts }: Told): void {
  const token = {
    side: key === 'neutral-gone' ? 'neutral' : bare(facts['player']),
    kind: bare(facts['unit']),
  };
  if (key === 'attack-made') {
    cast.put(facts['from'], 'from', token);
    cast.put(facts['cell'], 'strike', { side: bare(facts['owner']), kind: bare(facts['target']) });
  } else if (key === 'pattern-laid') {
    cast.put(facts['cell'], 'from');
    for (const cell of listed(facts['strikes'])) cast.put(cell, 'strike');
  } else if (key === 'cell-attacked') cast.put(facts['cell'], 'strike');
  else if (key === 'unit-protected') {
    cast.put(facts['cell'], 'strike', { ...token, lot: 'shield' });
    cast.put(facts['shield'], 'lost', { side: token.side, kind: 'M01', lot: 'gone' });
  } else if (key === 'unit-deployed') cast.put(facts['cell'], 'land', token);
  else if (key === 'cell-empty') cast.put(facts['cell'], 'strike', { lot: 'miss' });
  else if (key === 'warlord-hurt')
    cast.put(facts['cell'], 'strike', { side: token.side, kind: 'warlord', lot: 'life' });
  else if (key in LOTS)
    cast.put(facts['cell'], 'strike', { ...token, lot: LOTS[key]!, paid: facts['paid'] === 1 });
}

/** What events did to cells; whoever is not named stands there in `view`. */
export function spotsOf(grid: Grid, view: View, events: readonly Told[]): readonly Spot[] {
  const cast = new Cast(grid);
  for (const event of events) act(cast, event);
  return cast.spots.map((spot) => named(spot, view));
}

/** The picture of a beat. Whoever acts from a cell without being named stands there now. */
export function stageOf(grid: Grid, view: View, beat: Beat): Stage {
  const cast = new Cast(grid);
  const find = (key: string) => beat.events.find((event) => event.key === key) ?? null;
  const won = find('formation-completed');
  if (won) {
    for (const cell of listed(won.facts['cells'])) cast.put(cell, 'star');
    return { kind: 'formation', spots: cast.spots.map((spot) => named(spot, view)), lead: won };
  }
  for (const event of beat.events) act(cast, event);
  const fallen = find('player-eliminated');
  if (fallen) for (const cell of listed(fallen.facts['cells'])) cast.put(cell, 'lost');
  const lead = fallen ?? beat.events.find((event) => ATTACKS.has(event.key)) ?? null;
  const kind = fallen ? 'fall' : lead ? 'attack' : 'none';
  return { kind, spots: kind === 'none' ? [] : cast.spots.map((spot) => named(spot, view)), lead };
}

function named(spot: Spot, view: View): Spot {
  if (spot.kind) return spot;
  const unit = view.units.find((one) => one.at === spot.hex.id);
  return unit ? { ...spot, side: factionOf(view, unit.owner), kind: unit.kind } : spot;
}

/** Whether a beat deserves to stop the map: the end, a fall, a warlord hurt, one's own losses, or several at once. */
export function isScene(stage: Stage, beat: Beat, own: readonly string[]): boolean {
  if (stage.kind === 'formation' || stage.kind === 'fall') return true;
  if (!stage.lead || own.includes(bare(stage.lead.facts['by'] ?? stage.lead.facts['player'])))
    return false;
  const hits = stage.spots.filter((spot) => spot.lot !== null && spot.lot !== 'miss' && !spot.paid);
  return (
    hits.length > 1 ||
    hits.some((spot) => spot.lot === 'life' || own.includes(spot.side)) ||
    beat.events.some((event) => event.key === 'warlord-hurt')
  );
}
