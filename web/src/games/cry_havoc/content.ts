/** The printed matter and the position, as the server sends them. */
import type { TableStore } from '$src/table/store.svelte';
import type { components } from './wire';

type Schemas = components['schemas'];
export type Content = Schemas['Content'];
export type Sector = Schemas['Shape'];
export type RegionRecord = Schemas['Region'];
export type BoardRecord = Schemas['Side'];
export type RowRecord = Schemas['Row'];
export type Operation = Schemas['Line'];
export type CardRecord = Schemas['Card'];
export type StructureRecord = Schemas['Structure'];
export type SkillRecord = Schemas['Skill'];
export type Source = CardRecord['src'];
export type View = Schemas['View'];
export type TokenView = Schemas['TokenView'];
export type RegionView = Schemas['RegionView'];
export type SkillView = Schemas['SkillView'];
export type PlayerView = Schemas['PlayerView'];
export type SideView = Schemas['FighterView'];
export type BattleView = Schemas['BattleView'];
export type Lane = Schemas['LaneView'];
export type SideNumber = 0 | 1; // attacker, defender
export type ArmyId = PlayerView['army'];
export type TerrainId = keyof Schemas['DecksView'];
export type TokenKind = TokenView['kind'];
export type Way = Schemas['WayView'];

export const OBJECTIVES = ['region_control', 'capture', 'attrition'] as const;
export type Objective = (typeof OBJECTIVES)[number];
export const ROWS = ['move', 'recruit', 'build'] as const;
export type Row = (typeof ROWS)[number];
export const TERRAINS: readonly TerrainId[] = ['mountain', 'desert', 'jungle', 'water'];

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as View;
export const armyOf = (store: TableStore, seat: number): ArmyId =>
  (store.table.seats[seat]?.side ?? 'humans') as ArmyId;
export const playerOf = (view: View, seat: number): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** Records by id, read once per content. */
export class Index {
  readonly card: ReadonlyMap<string, CardRecord>;
  readonly structure: ReadonlyMap<string, StructureRecord>;
  readonly skill: ReadonlyMap<string, SkillRecord>;

  constructor(content: Content) {
    this.card = new Map(content.cards.card.map((record) => [record.id, record]));
    this.structure = new Map(content.factions.structure.map((record) => [record.id, record]));
    this.skill = new Map(content.factions.skill.map((record) => [record.id, record]));
  }
}

const indexes = new WeakMap<object, Index>();
export function indexOf(store: TableStore): Index {
  const content = contentOf(store);
  let index = indexes.get(content);
  if (!index) indexes.set(content, (index = new Index(content)));
  return index;
}
