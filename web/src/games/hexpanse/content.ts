/** The printed matter and the position, as the server sends them. */
import type { TableStore } from '$src/table/store.svelte';
import { layBoard, type Grid, type Hex } from './hexes';
import type { components } from './wire';

type Schemas = components['schemas'];
export type Content = Schemas['Content'];
export type CellRecord = Schemas['Cell'];
export type BoardRecord = Schemas['Board'];
export type Effect = Omit<Schemas['Effect'], 'op'> & {
  readonly op: (Schemas['Effect'] | Schemas['Minority'])['op'];
};
export type MercenaryRecord = Schemas['Mercenary'];
export type ActionRecord = Schemas['ActionCard'];
export type MinorityRecord = Schemas['Minority'];
export type FactionRecord = Schemas['Faction'];
export type MissionRecord = Schemas['Mission'];
export type FactionId = FactionRecord['id'];
export type Source = MercenaryRecord['src'];
export type Offset = Effect['attack'][number];
export type View = Schemas['View'];
export type UnitView = Schemas['UnitView'];
export type PlayerView = Schemas['PlayerView'];
export type About = Schemas['AboutView'];
export type Goal = Schemas['Goal'];

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as View;

/** "faction-terra" is Terra; a seat without a faction keeps its own word. */
export const factionOf = (view: View, seat: number | null): string =>
  seat === null ? 'neutral' : (view.players[seat]?.faction ?? 'neutral').replace(/^faction-/, '');
export const sideOf = (store: TableStore, seat: number): string => factionOf(viewOf(store), seat);
/** The reader's seat, or whoever is at turn for a spectator. */
export const ownSeat = (store: TableStore): number =>
  store.table.seat >= 0 ? store.table.seat : viewOf(store).active;
export const unitAt = (view: View, hex: Hex | null | undefined): UnitView | undefined =>
  hex ? view.units.find((unit) => unit.at === hex.id) : undefined;
/** The team a unit belongs to; neutral ones have none. */
export const teamOf = (view: View, unit: UnitView | undefined): number =>
  unit && unit.owner !== null ? (view.players[unit.owner]?.team ?? -1) : -1;
export const isMercenary = (kind: string): boolean => kind.startsWith('C');
export const isMinority = (kind: string): boolean => kind.startsWith('M');
/** Message id of a kind's name. */
export const wordOf = (kind: string): string =>
  isMercenary(kind) || kind.startsWith('A')
    ? `card-${kind}`
    : isMinority(kind)
      ? `minority-${kind}`
      : `unit-${kind}`;
/** What an explanation of a kind is asked for by: `data-info`. */
export const thingOf = (kind: string): string => wordOf(kind).replace('-', ':');

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
        n: minority.n,
        extra: 0,
        tokens: 0,
        may_hit_warlord: false,
        anchor: 'self',
        attack: minority.attack,
        deploy: minority.deploy,
        empty: [],
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
  store.asked?.decision === 'D-PROTECT'
    ? gridOf(store).byId.get(viewOf(store).about.at ?? '')
    : undefined;
/** The cells of a mission in the size the match is played with. */
export function shapeOf(store: TableStore, mission: string): readonly Offset[] {
  const record = indexOf(store).mission.get(mission);
  return (store.table.options['full_missions'] === 'on' ? record?.cells_full : record?.cells) ?? [];
}
