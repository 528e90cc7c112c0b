/** The printed matter and the position, as the server sends them. */
import type { TableStore } from '$src/table/store.svelte';
import type { components } from './wire';

type Schemas = components['schemas'];
export type Content = Schemas['Content'];
export type Layout = Schemas['Layout'];
export type HexRecord = Schemas['Hex'];
export type BaseRecord = Schemas['Base'];
export type Tier = Schemas['Tier'];
export type TopAction = Schemas['TopAction'];
export type BottomAction = Schemas['BottomActionRecord'];
export type MatSection = Schemas['Section'];
export type Need = Schemas['Need'];
export type Objective = Schemas['Objective'];
export type Gain = Schemas['Gain'];
export type EncounterOption = Schemas['EncounterOption'];
export type Encounter = Schemas['Encounter'];
export type FactoryCard = Schemas['FactoryCard'];
export type Tile = Schemas['Tile'];
export type Nation = Schemas['Nation'];
export type ProduceCost = Schemas['ProduceCost'];
export type View = Schemas['View'];
export type Units = Schemas['UnitsView'];
export type PlaceView = Schemas['PlaceView'];
export type SectionView = Schemas['SectionView'];
export type Score = Schemas['ScoreView'];
export type Measure = Schemas['MeasureView'];
export type PlayerView = Schemas['PlayerView'];
export type Fighter = Schemas['FighterView'];
export type TerrainId = HexRecord['terrain'];
export type UnitId = Units['unit'];
export type TopId = SectionView['top'];
export type BottomId = SectionView['bottom'];
export type StructureId = PlayerView['structures_left'][number];
export type Good = PlayerView['bonuses_used'][number];
export type Goods = Readonly<Partial<Record<Good, number>>>;

export const NATIONS = ['nordic', 'rusviet', 'crimea', 'saxony', 'polania'] as const;
export type NationId = (typeof NATIONS)[number];
export const RESOURCES = ['food', 'wood', 'metal', 'oil'] as const;
export type Resource = (typeof RESOURCES)[number];

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as View;
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
