/** The printed matter and the position, as the server sends them. */
import type { TableStore } from '$src/table/store.svelte';

export type ArmyId = 'humans' | 'pilgrims' | 'machines' | 'trogs';
export type TerrainId = 'mountain' | 'desert' | 'jungle' | 'water';
export type Objective = 'region_control' | 'capture' | 'attrition';
export type Row = 'move' | 'recruit' | 'build';
export type TokenKind = 'war_party' | 'nest' | 'exploration';
export type Source = 'rulebook' | 'public' | 'reconstructed';

export const OBJECTIVES: readonly Objective[] = ['region_control', 'capture', 'attrition'];
export const ROWS: readonly Row[] = ['move', 'recruit', 'build'];
export const TERRAINS: readonly TerrainId[] = ['mountain', 'desert', 'jungle', 'water'];

export interface Sector {
  r0: number;
  r1: number;
  a0: number;
  a1: number;
}
export interface RegionRecord {
  id: string;
  kind: 'centre' | 'inner' | 'middle' | 'outer' | 'hq';
  terrain: TerrainId | 'none';
  shape: Sector;
  adjacent: readonly string[];
  crystals: number;
  war_party: number;
  exploration: number;
}
export interface BoardRecord {
  id: string;
  wraps: readonly (readonly [string, string])[];
  trog_hq: string;
  planet: { cx: number; cy: number; r: number };
  chasm: readonly Sector[];
  region: readonly RegionRecord[];
}
export interface RowRecord {
  n: number;
  draw_each: number;
  draw_once: number;
  vp: number;
  bonus: number;
}
export interface Operation {
  op: string;
  n: number;
  max: number;
  objective: Objective | null;
  cond: '' | 'attacker' | 'defender' | 'structure_near';
  who: 'self' | 'opponent' | 'both';
}
export interface CardRecord {
  id: string;
  owner: ArmyId | TerrainId;
  count: number;
  move: RowRecord;
  recruit: RowRecord;
  build: RowRecord;
  battle: readonly Operation[];
  action: string;
  effect_src: Source;
  src: Source;
}
export interface StructureRecord {
  id: string;
  rule: string;
  faction: ArmyId;
  build: number;
  activate: number;
  markers: number;
}
export interface SkillRecord {
  id: string;
  rule: string;
  faction: ArmyId;
  passive: boolean;
  numbers: { n: number };
}
export interface TokenRecord {
  id: string;
  count: number;
  trogs?: number;
  crystals?: number;
}
export interface Content {
  boards: { board: Readonly<Record<string, BoardRecord>> };
  cards: { card: readonly CardRecord[] };
  factions: {
    structure: readonly StructureRecord[];
    skill: readonly SkillRecord[];
    faction: readonly { id: ArmyId; units: number }[];
  };
  tokens: {
    track: {
      score_fields: number;
      final_event_field: number;
      max_rounds: number;
      action_rounds: number;
    };
    limits: { control_win_vp: number; attrition_kill_vp: number };
    event: readonly { id: string }[];
    exploration: readonly TokenRecord[];
    war_party: readonly TokenRecord[];
    nest: readonly TokenRecord[];
  };
}

export interface TokenView {
  kind: TokenKind;
  seen_by_humans: boolean;
  face?: string;
}
export interface RegionView {
  control: ArmyId | null;
  crystals: number;
  units: Readonly<Partial<Record<ArmyId, number>>>;
  stopped: Readonly<Partial<Record<ArmyId, number>>>;
  battle: number | null;
  attacker: ArmyId | null;
  hq: ArmyId | null;
  structures: readonly string[];
  artillery: boolean;
  watch: boolean;
  skill_tokens: readonly string[];
  tokens: readonly TokenView[];
}
export interface SkillView {
  id: string;
  ready: boolean;
  token: string | null;
}
export interface PlayerView {
  army: ArmyId;
  seat: number;
  vp: number;
  hq: string | null;
  reserve: number;
  hand: number;
  deck: number;
  discard: readonly string[];
  laid: readonly string[];
  prisoners: Readonly<Partial<Record<ArmyId, number>>>;
  prisoner_count: number;
  skills: readonly SkillView[];
  markers_left: Readonly<Record<string, number>>;
  stock?: number;
  artillery_left?: number;
  watch_left?: number;
  matrix?: readonly { terrain: TerrainId; card?: string }[];
  overclocked?: string | null;
  cards?: readonly string[];
  deck_cards?: readonly string[];
}
export interface SideView {
  army: ArmyId;
  seat: number;
  board: readonly number[];
  strength: readonly number[];
  kill_bonus: number;
  prevented_kills: number;
  salvage: number;
  extra_captives: number;
  safe_from_capture: boolean;
  locked: boolean;
  free_retreat: boolean;
  passed: boolean;
  cards_played: number;
  named: readonly number[];
}
export interface BattleView {
  region: string;
  reversed: boolean;
  winner: ArmyId | null;
  sides: readonly [SideView, SideView];
}
export interface View {
  board: string;
  phase: string;
  round: number;
  action_round: number;
  final_round: boolean;
  initiative: readonly ArmyId[];
  new_initiative: readonly ArmyId[];
  scoring_enabled_by: ArmyId | null;
  event_stacks: readonly { field: number | null; tokens: number }[];
  event: string | null;
  revealed_events: readonly string[];
  resolved_events: readonly string[];
  icons: number;
  regions: Readonly<Record<string, RegionView>>;
  supply: Readonly<Record<'war_party' | 'nest', number>>;
  discarded_tokens: readonly string[];
  players: readonly PlayerView[];
  neutral_trogs: { reserve: number; prisoners: Readonly<Partial<Record<ArmyId, number>>> } | null;
  terrain_decks: Readonly<Record<TerrainId, number>>;
  battle: BattleView | null;
  looking_at: readonly string[];
}

export const contentOf = (store: TableStore): Content => store.content as Content;
export const viewOf = (store: TableStore): View => store.table.view as unknown as View;
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
