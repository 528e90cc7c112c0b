/** The printed matter and the position, as the server sends them. */
import type { TableStore } from '$src/table/store.svelte';
import { layBoard, type Grid, type Hex } from './hexes';

export type Offset = readonly [number, number];
export type Source = 'rulebook' | 'public' | 'reconstructed';
export type FactionId = 'terra' | 'cyberians' | 'nomads' | 'union' | 'ox' | 'mentacles';

export interface CellRecord {
  id: string;
  q: number;
  r: number;
  ring: number;
  x: number;
  y: number;
  source: boolean;
  adj: readonly string[];
}
export interface BoardRecord {
  id: string;
  radius: number;
  cells: number;
  view_x: number;
  view_y: number;
  view_size: number;
}
export interface Effect {
  op: string;
  n?: number;
  extra?: number;
  tokens?: number;
  anchor?: '' | 'self' | 'free' | 'warlord';
  attack?: readonly Offset[];
  deploy?: readonly Offset[];
  empty?: readonly Offset[];
}
export interface MercenaryRecord {
  id: string;
  rule: string;
  permanent: boolean;
  effect: readonly [Effect];
  cost: number;
  cost_src: Source;
  src: Source;
  pattern_src?: Source | null;
}
export interface ActionRecord {
  id: string;
  rule: string;
  option_a: Effect;
  option_b: Effect;
  cost: number;
  cost_src: Source;
  src: Source;
  option_a_pattern_src?: Source | null;
  option_b_pattern_src?: Source | null;
}
export interface MinorityRecord {
  id: string;
  rule: string;
  op: string;
  n?: number;
  attack?: readonly Offset[];
  deploy?: readonly Offset[];
  can_attack: boolean;
  pattern_src?: Source | null;
}
export interface FactionRecord {
  id: FactionId;
  rule: string;
  warlord: string;
  special: Effect;
  set: 'base' | 'aliens';
}
export interface MissionRecord {
  id: string;
  cells: readonly Offset[];
  cells_full: readonly Offset[];
}
export interface Content {
  board: {
    grid: { hex_radius_at_master_scale: number };
    board: readonly BoardRecord[];
    cell: readonly CellRecord[];
  };
  game: {
    constants: {
      warlord_life_max: { value: number };
      income_max: { value: number };
      actions_per_turn: { value: number };
    };
  };
  cards: { mercenary: readonly MercenaryRecord[]; action_card: readonly ActionRecord[] };
  factions: { faction: readonly FactionRecord[] };
  minorities: { minority: readonly MinorityRecord[] };
  missions: { mission: readonly MissionRecord[] };
}

export interface UnitView {
  cell: number;
  at: string;
  owner: number | null;
  kind: string;
  tired?: boolean;
}
export interface PlayerView {
  faction: string;
  team: number;
  alive: boolean;
  life: number;
  income: number;
  hexilum: number;
  warlord: number | null;
  warlord_used: number;
  minorities: readonly string[];
  reserve: Readonly<Record<string, number>>;
  recovery: Readonly<Record<string, number>>;
  cards: readonly string[];
  tokens: Readonly<Record<string, number>>;
  mercenaries_on_board: number;
  has_secret: boolean;
  secret: string | null;
}
/** What the question on top works with. */
export interface About {
  at?: string;
  unit?: string;
  effect?: string;
  facing?: number;
  player?: number;
}
export interface View {
  level: 'sailor' | 'captain' | 'admiral';
  round: number;
  first: number;
  active: number;
  actions_left: number;
  cells: number;
  units: readonly UnitView[];
  players: readonly PlayerView[];
  market: readonly string[];
  extras: readonly string[];
  extras_count: number;
  deck_count: number;
  discard: readonly string[];
  discard_own: readonly string[];
  discard_count: number;
  playing: string | null;
  queue: readonly number[];
  about: About;
  common: string | null;
  open_missions: readonly string[];
  boards: Readonly<Record<string, readonly string[]>>;
  over: boolean;
  winners: readonly number[];
  ended: 'formation' | 'elimination' | 'limit' | null;
  won_with: string | null;
}

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as unknown as View;

/** "faction-terra" is Terra; a seat without a faction keeps its own word. */
export const factionOf = (view: View, seat: number | null): string =>
  seat === null ? 'neutral' : (view.players[seat]?.faction ?? 'neutral').replace(/^faction-/, '');
export const sideOf = (store: TableStore, seat: number): string => factionOf(viewOf(store), seat);
/** The reader's seat, or whoever is at turn for a spectator. */
export const ownSeat = (store: TableStore): number =>
  store.table.seat >= 0 ? store.table.seat : viewOf(store).active;
export const isMercenary = (kind: string): boolean => kind.startsWith('C');
export const isMinority = (kind: string): boolean => kind.startsWith('M');
/** Message id of a kind's name. */
export const wordOf = (kind: string): string =>
  isMercenary(kind) || kind.startsWith('A')
    ? `card-${kind}`
    : isMinority(kind)
      ? `minority-${kind}`
      : `unit-${kind}`;

/** Records by id and boards by size, read once per content. */
export class Index {
  readonly mercenary: ReadonlyMap<string, MercenaryRecord>;
  readonly action: ReadonlyMap<string, ActionRecord>;
  readonly minority: ReadonlyMap<string, MinorityRecord>;
  readonly faction: ReadonlyMap<string, FactionRecord>;
  readonly mission: ReadonlyMap<string, MissionRecord>;
  readonly #grids = new Map<number, Grid>();

  constructor(readonly content: Content) {
    this.mercenary = new Map(content.cards.mercenary.map((record) => [record.id, record]));
    this.action = new Map(content.cards.action_card.map((record) => [record.id, record]));
    this.minority = new Map(content.minorities.minority.map((record) => [record.id, record]));
    this.faction = new Map(content.factions.faction.map((record) => [record.id, record]));
    this.mission = new Map(content.missions.mission.map((record) => [record.id, record]));
  }

  grid(cells: number): Grid {
    let grid = this.#grids.get(cells);
    if (!grid) this.#grids.set(cells, (grid = layBoard(this.content, cells)));
    return grid;
  }

  /** The effect behind "A12:b", "C09", "M10" or a faction. */
  effect(id: string): Effect | null {
    const [card = '', option] = id.split(':');
    const action = this.action.get(card);
    if (action) return option === 'a' ? action.option_a : action.option_b;
    const minority = this.minority.get(card);
    if (minority)
      return {
        op: minority.op,
        n: minority.n ?? 0,
        anchor: 'self',
        attack: minority.attack ?? [],
        deploy: minority.deploy ?? [],
      };
    return this.mercenary.get(card)?.effect[0] ?? this.faction.get(card)?.special ?? null;
  }

  cost(card: string): number {
    return this.action.get(card)?.cost ?? this.mercenary.get(card)?.cost ?? 0;
  }
}

const indexes = new WeakMap<object, Index>();
export function indexOf(store: TableStore): Index {
  const content = contentOf(store);
  let index = indexes.get(content);
  if (!index) indexes.set(content, (index = new Index(content)));
  return index;
}
export const gridOf = (store: TableStore): Grid => indexOf(store).grid(viewOf(store).cells);
/** The cell under attack while its owner is asked for a Protector. */
export const attackedNow = (store: TableStore): Hex | undefined =>
  store.asked?.decision === 'protect'
    ? gridOf(store).byId.get(viewOf(store).about.at ?? '')
    : undefined;
/** The cells of a mission in the size the match is played with. */
export function shapeOf(store: TableStore, mission: string): readonly Offset[] {
  const record = indexOf(store).mission.get(mission);
  return (store.table.options['full_missions'] === 'on' ? record?.cells_full : record?.cells) ?? [];
}
