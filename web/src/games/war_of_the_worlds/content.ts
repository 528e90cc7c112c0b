/** The printed matter and the position, as the server sends them. */
import type { TableStore } from '$src/table/store.svelte';
import type { components } from './wire';

type Schemas = components['schemas'];
export type Content = Schemas['Content'];
export type AreaRecord = Schemas['Area'];
export type UnitRecord = Schemas['Unit'];
export type BuildingRecord = Schemas['Building'];
export type CardOption = Schemas['CardOption'];
export type CardRecord = Schemas['Card'];
export type Source = CardRecord['src'];
export type View = Schemas['View'];
export type AreaView = Schemas['AreaView'];
export type SideView = Schemas['SideView'];
export type SideId = View['active'];
export type UnitId = Schemas['UnitView']['kind'];

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as View;
/** Whether cards are read as the English ones of 2019: two special attacks hit where a tripod is. */
export const readsEnglish = (store: TableStore): boolean =>
  store.table.options['influence_range'] === 'english';
/** The words of what an option of a card does. */
export const wordOf = (card: CardRecord, option: CardOption, english: boolean): string =>
  `card-${card.id}-${option.n}${english && option.range_english ? '.english' : ''}`;
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
}

const indexes = new WeakMap<object, Index>();
export function indexOf(store: TableStore): Index {
  const content = contentOf(store);
  let index = indexes.get(content);
  if (!index) indexes.set(content, (index = new Index(content)));
  return index;
}
