/** The printed matter and the position, as the server sends them. */
import type { Point } from '$src/board/geometry';
import type { TableStore } from '$src/table/store.svelte';

export type SideId = 'martian' | 'human';
export type UnitId = 'army' | 'navy' | 'tripod' | 'ufo';
export type Source = 'rulebook' | 'public' | 'reconstructed';

export interface AreaRecord {
  id: string;
  kind: 'land' | 'sea';
  x: number;
  y: number;
  outline: readonly Point[];
  civilians: number;
  landing?: boolean;
  anchor?: boolean;
  adj: readonly string[];
}
export interface UnitRecord {
  id: UnitId;
  side: SideId;
  count: number;
  defence?: number;
  defence_with_tank_factory?: number;
}
export interface BuildingRecord {
  id: string;
  side: SideId;
  tokens: number;
  slot: 'building' | 'extra';
  layer?: 'building' | 'unit' | 'none';
  defence?: number;
  income_coin?: number;
  income_energy?: number;
  ability?: string | null;
  army_defence?: number;
}
export interface CardOption {
  n: number;
  effect:
    | 'gain'
    | 'move_civilians'
    | 'civilian_attack'
    | 'direct_damage'
    | 'move_unit'
    | 'unit_attack'
    | 'attack'
    | 'special_attack'
    | 'destroy_civilian';
  remove: boolean;
  resource?: string | null;
  amount?: number;
  damage?: number;
  unit?: UnitId | null;
  steps_max?: number;
  tokens_max?: number;
  influence?: string | null;
  push_army?: unknown;
  bonus_from?: string | null;
}
export interface CardRecord {
  id: string;
  side: SideId;
  type: 'action' | 'unit' | 'building';
  rule: string;
  count: number;
  cost: number;
  unit?: UnitId | null;
  building?: string | null;
  option?: readonly CardOption[];
  src: Source;
  src_cost?: Source | null;
  src_count?: Source | null;
}
export interface Content {
  game: { win: { human_damage_target: number } };
  pieces: {
    unit: readonly UnitRecord[];
    building: readonly BuildingRecord[];
    influence: readonly { id: string; tokens: number }[];
    civilian: { count: number };
  };
  board: { area: readonly AreaRecord[] };
  cards: { card: readonly CardRecord[] };
}

export interface AreaView {
  civilians: number;
  spent: number;
  building: string | null;
  fired: boolean;
  balloons: boolean;
  markers: readonly string[];
  units: readonly { kind: UnitId; used: boolean }[];
}
export interface SideView {
  hand_count: number;
  deck_count: number;
  decision_deck_count: number;
  row: readonly (string | null)[];
  discard: Readonly<Record<string, number>>;
  removed: Readonly<Record<string, number>>;
  buildings: Readonly<Record<string, number>>; // tokens in supply
  hand?: Readonly<Record<string, number>>;
}
export interface View {
  round: number;
  round_limit: number;
  active: SideId;
  damage: number;
  damage_target: number;
  resources: number;
  civilians_left: number;
  swapped: boolean;
  winner: SideId | null;
  adjudicated: boolean;
  areas: Readonly<Record<string, AreaView>>;
  reserve: Readonly<Record<UnitId, number>>;
  attack: { area: string; damage: number } | null;
  sides: Readonly<Record<SideId, SideView>>;
}

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as unknown as View;
export const sideOf = (store: TableStore, seat: number): SideId =>
  (store.table.seats[seat]?.side ?? 'martian') as SideId;

/** Records by id, read once per content. */
export class Index {
  readonly unit: ReadonlyMap<string, UnitRecord>;
  readonly building: ReadonlyMap<string, BuildingRecord>;
  readonly card: ReadonlyMap<string, CardRecord>;
  readonly area: ReadonlyMap<string, AreaRecord>;

  constructor(content: Content) {
    this.unit = new Map(content.pieces.unit.map((record) => [record.id, record]));
    this.building = new Map(content.pieces.building.map((record) => [record.id, record]));
    this.card = new Map(content.cards.card.map((record) => [record.id, record]));
    this.area = new Map(content.board.area.map((record) => [record.id, record]));
  }

  hostile(area: AreaView): boolean {
    return (
      area.units.some((unit) => this.unit.get(unit.kind)?.side === 'martian') ||
      this.building.get(area.building ?? '')?.side === 'martian'
    );
  }

  /** Defence of an army right now: a Tank Factory anywhere makes it stronger. */
  armyDefence(view: View): number {
    const army = this.unit.get('army');
    const factory = Object.values(view.areas).some((area) => area.building === 'tank_factory');
    return (factory ? army?.defence_with_tank_factory : army?.defence) ?? 1;
  }
}

const indexes = new WeakMap<object, Index>();
export function indexOf(store: TableStore): Index {
  const content = contentOf(store);
  let index = indexes.get(content);
  if (!index) indexes.set(content, (index = new Index(content)));
  return index;
}
