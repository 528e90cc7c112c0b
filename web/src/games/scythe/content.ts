/** The printed matter and the position, as the server sends them. */
import type { TableStore } from '$src/table/store.svelte';

export const NATIONS = ['nordic', 'rusviet', 'crimea', 'saxony', 'polania'] as const;
export type NationId = (typeof NATIONS)[number];
export const RESOURCES = ['food', 'wood', 'metal', 'oil'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = 'coin' | 'power' | 'popularity' | 'combat_card';
export type TerrainId = 'mountain' | 'farm' | 'forest' | 'tundra' | 'village' | 'lake' | 'factory';
export type UnitId = 'character' | 'mech' | 'worker';
export type TopId = 'move' | 'bolster' | 'trade' | 'produce';
export type BottomId = 'upgrade' | 'deploy' | 'build' | 'enlist';
export type StructureId = 'monument' | 'mill' | 'mine' | 'armory';
export type Goods = Readonly<Partial<Record<Good, number>>>;
type Source = 'rulebook' | 'public' | 'reconstructed';

export interface Layout {
  spacing_x: number;
  spacing_y: number;
}
export interface HexRecord {
  id: string;
  terrain: TerrainId;
  q: number;
  r: number;
  x: number;
  y: number;
  tunnel: boolean;
  encounter: boolean;
  adj: readonly string[];
  river: readonly string[];
}
export interface BaseRecord {
  id: string;
  faction: string;
  x: number;
  y: number;
  adj: readonly string[];
  river: readonly string[];
}
export interface Tier {
  min: number;
  max: number;
  coins_per_star: number;
  coins_per_territory: number;
  coins_per_resource_pair: number;
}
export interface TopAction {
  id: TopId;
  structure: StructureId;
  cost: Goods;
  base: Readonly<Record<string, number>>;
  upgraded: Readonly<Record<string, number>>;
}
export interface BottomAction {
  id: BottomId;
  pays: Resource;
  ongoing_bonus: Goods;
}
export interface MatSection {
  top: TopId;
  bottom: BottomId;
  cost_start: number;
  cost_min: number;
  upgrade_slots: number;
  coins: number;
}
export interface Need {
  kind: string;
  min: number;
  max: number;
  exactly: number | null;
  terrain: TerrainId | null;
}
export interface Objective {
  id: string;
  timing: 'any' | 'end_of_turn';
  requires: readonly Need[];
  src: Source;
}
export interface Gain {
  kind: string;
  n: number;
  res: Resource | null;
  hexes: number;
}
export interface EncounterOption {
  index: number;
  style: 'friendly' | 'business' | 'ruthless';
  cost: Goods;
  gain: readonly Gain[];
}
export interface Encounter {
  id: string;
  option: readonly EncounterOption[];
  src: Source;
}
export interface FactoryCard {
  id: string;
  cost: Goods;
  mode: 'all' | 'one_of';
  gain: readonly Gain[];
  src: Source;
}
export interface Tile {
  id: string;
  target: string;
  steps: readonly (readonly [number, number, number])[];
}
export interface Nation {
  id: NationId;
  home_base: string;
  mech_abilities: readonly string[];
  faction_ability: string;
  riverwalk: readonly TerrainId[];
}
export interface ProduceCost {
  workers_in_play_min: number;
  workers_in_play_max: number;
  cost: Goods;
}

export interface Content {
  game: {
    popularity_tier: readonly Tier[];
    tracks: { power: { max: number; dial_max: number }; popularity: { max: number } };
  };
  board: {
    layout: Layout;
    hex: readonly HexRecord[];
    base: readonly BaseRecord[];
    terrain: readonly { id: TerrainId; produces: string }[];
  };
  mats: {
    top_action: readonly TopAction[];
    bottom_action: readonly BottomAction[];
    produce_cost: readonly ProduceCost[];
    recruit_onetime: readonly { id: string; gain: Goods }[];
    player_mat: readonly { id: string; section: readonly MatSection[] }[];
  };
  nations: { faction: readonly Nation[] };
  cards: {
    objective: readonly Objective[];
    encounter: readonly Encounter[];
    factory_card: readonly FactoryCard[];
    structure_bonus: readonly Tile[];
  };
}

export interface Units {
  seat: number;
  unit: UnitId;
  n: number;
}
export interface PlaceView {
  units?: readonly Units[];
  structure?: { seat: number; kind: StructureId };
  resources?: Readonly<Partial<Record<Resource, number>>>;
  token?: boolean;
  controller?: number;
}
export interface SectionView {
  top: TopId;
  bottom: BottomId;
  pays: Resource;
  cost: number;
  cost_start: number;
  slots: number;
  cubes: number;
  coins: number;
  open: boolean;
}
export interface Score {
  coins: number;
  stars: number;
  territories: number;
  resources: number;
  structures: number;
  total: number;
}
export interface Measure {
  have: number;
  min: number;
  max: number;
}
export interface PlayerView {
  seat: number;
  nation: NationId;
  mat: string;
  home: string;
  power: number;
  popularity: number;
  coins: number;
  turns: number;
  cards: number;
  objective_count: number;
  abilities: readonly string[];
  mechs_left: readonly string[];
  workers_left: number;
  structures_left: readonly StructureId[];
  recruits: readonly BottomId[];
  bonuses_used: readonly Good[];
  boxes: Readonly<Record<string, { gives: number; covered: boolean }>>;
  sections: readonly SectionView[];
  factory_card: string | null;
  factory_open: boolean;
  last_section: number;
  stars: Readonly<Record<string, number>>;
  star_total: number;
  resources: Readonly<Record<Resource, number>>;
  score: Score;
  hand?: readonly number[];
  objectives?: readonly string[];
  measures?: Readonly<Record<string, readonly Measure[]>>;
}
export interface Fighter {
  seat: number;
  units: number;
  power: number;
  limit: number;
  dial?: number;
  cards?: readonly number[];
}
export interface View {
  active: number;
  order: readonly number[];
  tile: string;
  turn_cap: number;
  players: readonly PlayerView[];
  places: Readonly<Record<string, PlaceView>>;
  decks: {
    combat: number;
    discard: readonly number[];
    objectives: number;
    encounters: number;
    encounters_done: readonly string[];
  };
  factory: { count: number; cards?: readonly string[] };
  encounter: string | null;
  move: {
    unit: UnitId;
    place: string;
    cargo: Readonly<Record<string, number>>;
    steps: number;
    far: Readonly<Record<string, string>>;
  } | null;
  combat: { place: string; sides: readonly Fighter[] } | null;
  winners: readonly number[];
}

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as unknown as View;
export const nationOf = (store: TableStore, seat: number): NationId =>
  viewOf(store).players[seat]?.nation ?? 'nordic';
/** The player whose things the tray shows: the reader, or for spectators whoever is active. */
export const readerOf = (store: TableStore): PlayerView | undefined =>
  viewOf(store).players[store.table.seat >= 0 ? store.table.seat : viewOf(store).active];

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((record) => [record.id, record]));

/** Records by id, read once per content. */
export class Index {
  readonly hex: ReadonlyMap<string, HexRecord>;
  readonly base: ReadonlyMap<string, BaseRecord>;
  readonly top: ReadonlyMap<string, TopAction>;
  readonly bottom: ReadonlyMap<string, BottomAction>;
  readonly objective: ReadonlyMap<string, Objective>;
  readonly encounter: ReadonlyMap<string, Encounter>;
  readonly factory: ReadonlyMap<string, FactoryCard>;
  readonly tile: ReadonlyMap<string, Tile>;
  readonly nation: ReadonlyMap<string, Nation>;
  readonly produces: ReadonlyMap<string, string>;

  constructor(readonly content: Content) {
    this.hex = byId(content.board.hex);
    this.base = byId(content.board.base);
    this.top = byId(content.mats.top_action);
    this.bottom = byId(content.mats.bottom_action);
    this.objective = byId(content.cards.objective);
    this.encounter = byId(content.cards.encounter);
    this.factory = byId(content.cards.factory_card);
    this.tile = byId(content.cards.structure_bonus);
    this.nation = byId(content.nations.faction);
    this.produces = new Map(content.board.terrain.map((terrain) => [terrain.id, terrain.produces]));
  }

  tier(popularity: number): number {
    return this.content.game.popularity_tier.findIndex(
      (tier) => popularity >= tier.min && popularity <= tier.max,
    );
  }
}

const indexes = new WeakMap<object, Index>();
export function indexOf(store: TableStore): Index {
  const content = contentOf(store);
  let index = indexes.get(content);
  if (!index) indexes.set(content, (index = new Index(content)));
  return index;
}
