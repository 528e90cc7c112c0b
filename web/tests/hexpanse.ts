/** Hexpanse for tests: recorded content, small positions, a table with options. */
import {
  Index,
  type Content,
  type Goal,
  type PlayerView,
  type UnitView,
  type View,
} from '$src/games/hexpanse/content';
import { table as game } from '$src/games/hexpanse/table';
import type { EventLine, Forecast, Option, Table } from '$src/net/types';
import { TableStore } from '$src/table/store.svelte';
import contentJson from './fixtures/hexpanse.content.json';
import { recorded, table as anyTable } from './setup';

export const content = recorded<Content>(contentJson);
export const index = new Index(content);
export const small = index.grid(61);
export const at = (id: string) => small.byId.get(id)!;

export const player = (faction: string, team: number): PlayerView => ({
  faction: `faction-${faction}`,
  team,
  alive: true,
  life: 6,
  income: 1,
  hexilum: 2,
  warlord: null,
  warlord_used: 0,
  minorities: [],
  reserve: { regular: 9, elite: 0 },
  recovery: { regular: 0, elite: 0 },
  cards: [],
  tokens: {},
  mercenaries_on_board: 0,
  has_secret: false,
  secret: null,
});
export const goal = (held: number, more: Partial<Goal> = {}): Goal => ({
  held,
  size: 7,
  cells: [],
  ways: [],
  ...more,
});
export const unit = (cell: string, owner: number | null, kind = 'regular'): UnitView => ({
  cell: 0,
  at: cell,
  owner,
  kind,
});
export const view = (units: readonly UnitView[], more: Partial<View> = {}): View => ({
  level: 'captain',
  round: 3,
  first: 0,
  active: 0,
  actions_left: 2,
  cells: 61,
  units,
  players: [player('terra', 0), player('union', 1)],
  market: [],
  extras: [],
  extras_count: 0,
  deck_count: 30,
  discard: [],
  discard_own: [],
  discard_count: 0,
  playing: null,
  queue: [],
  about: {},
  common: 'MS12',
  goals: { MS12: [goal(1), goal(2)] },
  open_missions: [],
  boards: {},
  over: false,
  winners: [],
  ended: null,
  won_with: null,
  ...more,
});
export const foreseen = (
  events: Readonly<Record<string, Record<string, string | number>>>,
  after: Partial<View> = {},
  options: readonly Option[] = [],
): Forecast => ({
  certain: true,
  given: 1,
  events: Object.entries(events).map(([key, facts]) => ({ key, rule: 'HX', facts })),
  view: { ...after },
  options,
});
export const option = (name: string, targets: readonly string[] = []): Option => ({
  action: 1,
  name,
  key: 'option-cell',
  targets,
});
export const line = (key: string, facts: EventLine['facts']): EventLine => ({
  n: 4,
  action: null,
  key,
  rule: 'HX',
  facts,
});

const seats = anyTable().seats.map((seat, i) => ({
  ...seat,
  side: ['terra', 'union'][i] ?? 'terra',
}));
export const store = (
  position: View,
  decision: string,
  options: readonly Option[],
  refusals: Table['asked'] extends null ? never : NonNullable<Table['asked']>['refusals'] = [],
) => {
  const base = anyTable();
  const asked = {
    ...base.asked!,
    seat: 0,
    mine: true,
    decision,
    rule: 'HX-PAT-02',
    options,
    refusals,
  };
  return new TableStore(
    {
      ...base,
      game: 'hexpanse',
      seats,
      seat: 0,
      you: [0],
      options: { full_missions: 'off' },
      view: position,
      asked,
    },
    game,
    content,
  );
};
