import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawChart } from '$src/games/hexpanse/chart';
import {
  Index,
  type Content,
  type Goal,
  type PlayerView,
  type UnitView,
  type View,
} from '$src/games/hexpanse/content';
import { layBoard, outline } from '$src/games/hexpanse/hexes';
import { isolines } from '$src/games/hexpanse/isolines';
import { FACTIONS, lookOf, monogram, shapePath } from '$src/games/hexpanse/looks';
import { progressOf, shapeIn } from '$src/games/hexpanse/missions';
import { named, outcomeOf, sketchOf } from '$src/games/hexpanse/outcome';
import { orient } from '$src/games/hexpanse/patterns';
import { drawSky } from '$src/games/hexpanse/sky';
import { table as game } from '$src/games/hexpanse/table';
import { isScene, stageOf } from '$src/games/hexpanse/stage';
import {
  attackOn,
  facingTowards,
  hand,
  previewOf,
  stampOf,
  turnStamp,
  wanted,
} from '$src/games/hexpanse/stamp.svelte';
import { shown } from '$src/games/hexpanse/choices';
import { api } from '$src/net/api';
import type { EventLine, Forecast, Option, Table } from '$src/net/types';
import { foresightOf } from '$src/table/foresight.svelte';
import { TableStore } from '$src/table/store.svelte';
import { nameOfRefusal, nameOfTarget } from '$src/table/targets';
import { words } from '$src/words/words.svelte';
import contentJson from './fixtures/hexpanse.content.json';
import { recorded, table as anyTable } from './setup';

const content = recorded<Content>(contentJson);
const index = new Index(content);
const BOARDS = [61, 91, 127, 169];
const small = index.grid(61);
const at = (id: string) => small.byId.get(id)!;

const player = (faction: string, team: number): PlayerView => ({
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
const goal = (held: number, more: Partial<Goal> = {}): Goal => ({
  held,
  size: 7,
  cells: [],
  ways: [],
  ...more,
});
const unit = (cell: string, owner: number | null, kind = 'regular'): UnitView => ({
  cell: 0,
  at: cell,
  owner,
  kind,
});
const view = (units: readonly UnitView[], more: Partial<View> = {}): View => ({
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
const foreseen = (
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
const option = (name: string, targets: readonly string[] = []): Option => ({
  action: 1,
  name,
  key: 'option-cell',
  targets,
});

describe('the board', () => {
  it('has its cells and sources on every size', () => {
    expect(BOARDS.map((cells) => index.grid(cells).hexes.length)).toEqual(BOARDS);
    expect(
      BOARDS.map((cells) => index.grid(cells).hexes.filter((hex) => hex.source).length),
    ).toEqual([7, 13, 19, 25]);
  });

  it('puts neighbours side by side and nobody else', () => {
    for (const hex of small.hexes)
      for (const other of small.hexes) {
        const far = Math.hypot(hex.x - other.x, hex.y - other.y) / small.R;
        expect(far > 0.1 && far < 2).toBe(hex.near.includes(other.id));
      }
  });

  it('has a rim that closes: six corners of ring length', () => {
    for (const cells of BOARDS) {
      const grid = index.grid(cells);
      expect(outline(grid, 0).split('L')).toHaveLength(12 * grid.radius + 6);
    }
  });

  it('is the same picture every time', () => {
    expect(drawChart(layBoard(content, 61))).toBe(drawChart(small));
    expect(drawSky()).toBe(drawSky());
  });

  it('draws closed lines around a peak', () => {
    const [ring = ''] = isolines(
      (x, y) => -Math.hypot(x - 50, y - 50),
      { x: 0, y: 0, w: 100, h: 100, step: 5 },
      [-20],
    );
    expect(ring.startsWith('M')).toBe(true);
    expect(ring.match(/M/g)).toHaveLength(1);
  });
});

describe('looks', () => {
  it('gives every faction a shape, border and texture of its own', () => {
    const six = FACTIONS.filter((faction) => faction !== 'neutral').map(lookOf);
    expect(new Set(six.map((look) => look.shape)).size).toBe(6);
    expect(new Set(six.map((look) => look.texture)).size).toBe(6);
    expect(new Set(six.map((look) => look.dash)).size).toBe(6);
    for (const look of six) expect(shapePath(look.shape, 10)).toMatch(/^M.*Z$/);
  });

  it('abbreviates mercenaries', () => {
    expect(['The Baron', 'Lorenzo Kroisos', 'J.H.O.N.5', "Lady Cha'li"].map(monogram)).toEqual([
      'Ba',
      'LK',
      'Jh',
      'LC',
    ]);
  });
});

describe('patterns', () => {
  it('come back after six turns', () => {
    expect(orient([[1, 0]], 0)).toEqual([[1, 0]]);
    expect(orient([[1, 0]], 1)).toEqual([[0, 1]]);
    expect(orient([[2, -1]], 6)).toEqual([[1, 1]]);
  });

  it('are found for cards, minorities and factions', () => {
    expect(index.effect('A12:b')?.deploy).toHaveLength(2);
    expect(index.effect('M10')?.attack).toHaveLength(2);
    expect(index.effect('cyberians')?.anchor).toBe('warlord');
    expect(index.effect('nobody')).toBeNull();
  });
});

describe('missions', () => {
  it('lie on the board where the engine says, or as they are printed', () => {
    const near = progressOf(small, goal(6, { cells: ['H8', 'H9'], ways: ['H9'] }));
    expect([near.hexes, near.ways]).toEqual([[at('H8'), at('H9')], [at('H9')]]);
    expect(shapeIn(near, [[5, 5]])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(shapeIn(progressOf(small, goal(0)), [[5, 5]])).toEqual([[5, 5]]);
  });
});

describe('the outcome', () => {
  const position = view([unit('H8', 0), unit('H9', 1), unit('H10', 1, 'warlord')]);
  const scene = { grid: small, view: position, seat: 0 };

  it('tells whom an attack hits, what becomes of him and who pays for it', () => {
    const outcome = outcomeOf(
      foreseen(
        {
          'attack-made': { from: 'H8', cell: 'H9', unit: 'unit-regular', target: 'unit-regular' },
          'unit-shipped': { cell: 'H9', unit: 'unit-regular', player: 'faction-union', paid: 0 },
          'unit-went-home': { cell: 'H8', unit: 'unit-M02', player: 'faction-terra', paid: 1 },
        },
        { units: [unit('H10', 1, 'warlord')] },
      ),
      scene,
      null,
    );
    expect(outcome.hits.map(({ hex, lot, own }) => [hex.id, lot, own])).toEqual([
      ['H9', 'ship', false],
    ]);
    expect([outcome.from?.id, outcome.leaves.map((hex) => hex.id)]).toEqual(['H8', ['H8']]);
  });

  it('leaves open what somebody is asked about first', () => {
    const struck = {
      'pattern-laid': { cell: 'H8', strikes: 'H9, H10', lands: 'H9, H7', orient: 0 },
    };
    const outcome = outcomeOf(
      foreseen(struck, { units: position.units, about: { at: 'H10' } }),
      scene,
      null,
    );
    expect(outcome.hits.map(({ lot, shielded }) => [lot, shielded])).toEqual([
      [null, false],
      [null, true],
    ]);
    expect(outcome.room.map((hex) => hex.id)).toEqual(['H7']);
  });

  it('counts what changes, for oneself and for others', () => {
    const [own, other] = [player('terra', 0), player('union', 1)];
    const outcome = outcomeOf(
      foreseen(
        {
          'unit-deployed': { cell: 'H8', unit: 'unit-regular', player: 'faction-terra' },
          'hexilum-gained': { amount: 1, cause: 'cause-source' },
        },
        {
          active: 0,
          players: [
            { ...own, hexilum: 3, life: 5 },
            { ...other, hexilum: 6 },
          ],
          goals: { MS12: [goal(2), goal(1)] },
          winners: [],
        },
      ),
      scene,
      null,
    );
    expect(outcome.changes).toEqual([
      { what: 'hexilum', n: 1 },
      { what: 'life', n: -1 },
    ]);
    expect([outcome.foeHexilum, outcome.pays.get(at('H8'))]).toEqual([4, 1]);
    expect(outcome.goals.map(({ before, after }) => [before.held, after.held])).toEqual([[1, 2]]);
    expect(outcome.rivals.map(({ seat, after }) => [seat, after.held])).toEqual([[1, 1]]);
  });

  it('says nothing of parts that are not certain', () => {
    const { changes, goals, units, foeHexilum } = outcomeOf(foreseen({}), scene, null);
    expect([changes, goals, units, foeHexilum]).toEqual([[], [], null, 0]);
  });

  it('is sketched from the option until it has come', () => {
    const facing = option('orient:0', ['strike:1,0', 'land:0,0', 'strike:99,0']);
    const { strikes, room } = sketchOf(small, facing);
    expect([strikes, room]).toEqual([[at('H9')], [at('H8')]]);
    expect(named(small, undefined, 'strike')).toEqual([]);
  });
});

describe('the table', () => {
  beforeAll(async () => {
    await words.use('en');
    await words.learn('hexpanse');
  });
  const seats = anyTable().seats.map((seat, i) => ({
    ...seat,
    side: ['terra', 'union'][i] ?? 'terra',
  }));
  const store = (
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

  it('turns the stamp through the facings that are open, and Space lays the one in hand', () => {
    const options = [0, 2, 4].map((facing) => ({ ...option(`orient:${facing}`), action: facing }));
    const one = store(
      view([unit('H8', 0, 'C03')], { about: { at: 'H8', effect: 'C09' } }),
      'D-ORIENT',
      options,
    );
    hand.turned = 1;
    expect(stampOf(one)?.facing).toBe(2);
    expect(one.done?.name).toBe('orient:2');
    turnStamp(stampOf(one)!, false);
    expect(one.done?.name).toBe('orient:4');
    turnStamp(stampOf(one)!, false);
    expect(one.done?.name).toBe('orient:0');
    expect(shown(one).map(({ name }) => name)).toEqual(['orient:0', 'orient:2', 'orient:4']);
  });

  describe('asks the engine what would happen', () => {
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      hand.over = null;
      hand.clear();
    });
    const come = async (one: TableStore) => {
      const { answers, then } = wanted(one, stampOf(one));
      foresightOf(one).want(answers, then);
      await vi.advanceTimersByTimeAsync(100);
    };

    it('for a pattern first which facings fit, then what the one in hand does', async () => {
      vi.useFakeTimers();
      hand.turned = null;
      const facing = (n: number, own: number, target: string): Option => ({
        ...option(`orient:${n}`, [target]),
        action: n,
        facts: { index: n, hits: 1, own, free: 0 },
      });
      const facings = [facing(1, 1, 'strike:1,0'), facing(4, 0, 'strike:0,1')];
      const asked = vi
        .spyOn(api, 'forecast')
        .mockImplementation((_id, { then }) =>
          Promise.resolve(then ? foreseen({}, {}, facings) : foreseen({}, { units: [] })),
        );
      const about = { effect: 'A12:b', facings: [0, 1, 2, 3, 4, 5] };
      const one = store(view([], { about }), 'D-ANCHOR', [option('cell:0,0', ['cell:0,0'])]);
      expect(wanted(one, stampOf(one)).answers).toEqual([]);
      hand.over = at('H8');
      expect(stampOf(one)?.images).toEqual(about.facings);
      await come(one);
      const stamp = stampOf(one)!;
      expect([stamp.images, stamp.facing]).toEqual([[1, 4], 4]);
      expect(facingTowards(small, stamp, at('H9'))).toBe(1);
      expect(previewOf(one, stamp)?.strikes).toEqual([small.byTarget.get('cell:0,1')]);
      await come(one);
      expect(asked.mock.calls.map(([, { answers }]) => answers)).toEqual([
        ['cell:0,0'],
        ['cell:0,0', 'orient:4'],
      ]);
      expect(previewOf(one, stamp)?.units).toEqual([]);
    });

    it('for an attack that was chosen by its victim', () => {
      const attack = { ...option('attack:0,0', ['cell:0,0', 'aim:1,0']), facts: { price: 2 } };
      const one = store(view([unit('H8', 0), unit('H9', 1)]), 'D-ACTION', [attack]);
      hand.plan = { attack: 'attack:0,0', at: at('H9') };
      expect(wanted(one, null).answers).toEqual(['attack:0,0', 'target:1,0']);
      expect(previewOf(one, null)?.from?.id).toBe('H8');
    });
  });

  it('orders the deeds of a turn as a player thinks of them', () => {
    const names = ['withdraw:0,0', 'attack:0,0', 'deploy:regular', 'gain', 'play:A01:a', 'end'];
    const one = store(
      view([unit('H8', 0)]),
      'D-ACTION',
      names.map((name, i) => ({ ...option(name), action: i })),
    );
    expect(shown(one).map(({ name }) => name)).toEqual([
      'deploy:regular',
      'play:A01:a',
      'gain',
      'attack:0,0',
      'withdraw:0,0',
    ]);
    expect(one.done?.name).toBe('end');
  });

  it('names cells, units, cards and facings in words', () => {
    const one = store(view([unit('H8', 0)]), 'D-ACTION', []);
    expect(
      ['cell:0,0', 'deploy:M05', 'play:A01:b', 'orient:7', 'player:B', 'mission:MS03'].map(
        (target) => nameOfTarget(one, target),
      ),
    ).toEqual([
      'H8, regular unit',
      'Resurrectors of Demetere',
      'Ancient Sphere B',
      'South-east, mirrored',
      'Union of Trade Worlds',
      'Great Triangle',
    ]);
    expect(
      nameOfRefusal(one, {
        thing: 'income',
        key: 'why-too-dear',
        facts: {},
        rules: [],
        targets: [],
      }),
    ).toBe('Raise income');
  });

  it('knows the secret mission of the reader alone', () => {
    const own = { ...player('terra', 0), has_secret: true, secret: 'MS01' };
    const other = { ...player('union', 1), has_secret: true, secret: null };
    const goals = { MS12: [goal(1), goal(2)], MS01: [goal(1, { size: 8 }), goal(0)] };
    const one = store(view([unit('H8', 0)], { players: [own, other], goals }), 'D-ACTION', []);
    expect(game.mat(one, 1, one.say).join(' ')).toContain('A secret mission, hidden');
    expect(game.mat(one, 0, one.say).join(' ')).toContain('Phalanx: 1 of 8');
  });

  it('lights the cells an event speaks of', () => {
    const one = store(view([]), 'D-ACTION', []);
    expect(
      one.targetsOf({
        n: 1,
        action: null,
        key: 'unit-moved',
        rule: 'HX',
        facts: { from: 'H8', to: 'H9', unit: 'unit-regular' },
      }),
    ).toEqual(['cell:0,0', 'cell:1,0']);
  });

  it('never proposes a facing that hits the own side; chosen in spite of it, the main button asks', () => {
    const hurts = (facing: number, own: number) => ({
      ...option(`orient:${facing}`),
      action: facing,
      facts: { index: facing, own, hits: own, attacks: 1, free: 0 },
    });
    const there = view([unit('H8', 0, 'C09')], { about: { at: 'H8', effect: 'C09' } });
    hand.turned = null;
    const one = store(there, 'D-ORIENT', [hurts(0, 1), hurts(3, 0)]);
    expect(one.done?.name).toBe('orient:3');
    const none = store(there, 'D-ORIENT', [hurts(0, 1)]);
    expect(none.done).toBeNull();
    hand.turned = 0;
    const chosen = store(there, 'D-ORIENT', [hurts(0, 1), hurts(3, 0)]);
    expect([chosen.done?.name, game.wasteful!(chosen, chosen.done!)]).toEqual([
      'orient:0',
      'hx-waste-own',
    ]);
    hand.turned = null;
  });

  it('asks once before actions, abilities or the rest of a pattern are given away', () => {
    const one = store(view([]), 'D-ACTION', [
      { ...option('end'), action: 1 },
      { ...option('gain'), action: 2 },
    ]);
    expect(
      ['end', 'pass', 'stop', 'gain'].map((name) => game.wasteful!(one, option(name))),
    ).toEqual(['hx-waste-actions', 'hx-waste-ability', 'hx-waste-rest', null]);
    expect(game.wasteful!(store(view([]), 'D-BUY', []), option('end'))).toBeNull();
  });

  it('proposes the attacker whose attack costs least, or the picked one', () => {
    const attack = (cell: string, price: number, i: number): Option => ({
      ...option(`attack:${cell}`, [`cell:${cell}`, 'aim:1,0']),
      action: i,
      facts: { price },
    });
    const one = store(view([unit('H9', 1)]), 'D-ACTION', [
      attack('0,0', 2, 1),
      attack('1,-1', 1, 2),
      attack('2,-1', 0, 3),
    ]);
    expect(attackOn(one, at('H9'))?.name).toBe('attack:2,-1');
    one.picked = 'cell:0,0';
    expect(attackOn(one, at('H9'))?.name).toBe('attack:0,0');
    expect(attackOn(one, at('H8'))).toBeNull();
  });

  it('explains every card, minority, unit, mission, faction and number in every language', async () => {
    const one = store(
      view([unit('H8', 0, 'C15'), unit('H9', null, 'elite')], {
        discard: ['A01'],
        discard_count: 2,
      }),
      'D-ACTION',
      [],
    );
    const { cards, minorities, missions, factions } = content;
    const things = [
      ...[...cards.action_card, ...cards.mercenary].map(({ id }) => `card:${id}`),
      ...minorities.minority.map(({ id }) => `minority:${id}`),
      ...missions.mission.map(({ id }) => `mission:${id}`),
      ...factions.faction.map(({ id }) => `faction:${id}`),
      'unit:regular',
      'unit:elite',
      'unit:warlord',
      'cell:0,0',
      'cell:1,0',
      'discard:',
      'seat:1',
      ...[
        'hexilum',
        'income',
        'life',
        'hired',
        'cards',
        'reserve',
        'ship',
        'deck',
        'secret',
        'heal',
        'move',
        'special',
      ].map((topic) => `topic:${topic}`),
    ];
    for (const language of ['de', 'pl', 'en'] as const) {
      await words.use(language);
      for (const thing of things) {
        const told = game.info!(one, thing);
        expect([thing, told?.lines.length]).not.toEqual([thing, 0]);
        expect([
          thing,
          [told?.title ?? '', ...(told?.lines ?? [''])].filter(
            (line) => line === '' || /^(hx|card|minority|unit|special)-/.test(line),
          ),
        ]).toEqual([thing, []]);
      }
    }
    expect(game.info!(one, 'topic:nonsense')).toBeNull();
  });

  const line = (key: string, facts: EventLine['facts']): EventLine => ({
    n: 4,
    action: null,
    key,
    rule: 'HX',
    facts,
  });
  it('draws what struck what and what became of it', () => {
    const events = [
      line('attack-made', {
        player: 'faction-union',
        from: 'H8',
        unit: 'unit-regular',
        cell: 'H9',
        target: 'unit-elite',
        owner: 'faction-terra',
      }),
      line('unit-shipped', {
        player: 'faction-terra',
        unit: 'unit-elite',
        cell: 'H9',
        paid: 0,
        cause: 'unit-regular',
        by: 'faction-union',
      }),
      line('unit-shipped', {
        player: 'faction-union',
        unit: 'unit-regular',
        cell: 'H8',
        paid: 1,
        cause: 'cause-price',
        by: 'faction-union',
      }),
    ];
    const stage = stageOf(small, view([]), { n: 4, events });
    expect(
      stage.spots.map(({ hex, part, side, kind, lot, paid }) => [
        hex.id,
        part,
        side,
        kind,
        lot,
        paid,
      ]),
    ).toEqual([
      ['H8', 'from', 'union', 'regular', 'ship', true],
      ['H9', 'strike', 'terra', 'elite', 'ship', false],
    ]);
    expect(
      [['terra'], ['union'], ['ox']].map((own) => isScene(stage, { n: 4, events }, own)),
    ).toEqual([true, false, false]);
    expect(new Set(events.map((event) => game.toneOf(event)))).toEqual(new Set(['union'])); // whoever did it
  });

  it('shows the formation that wins and the fall of a warlord to everybody', () => {
    const one = store(
      view([unit('H8', 1), unit('H9', 1)], { over: true, winners: [1], won_with: 'MS12' }),
      'D-ACTION',
      [],
    );
    const won = [
      line('formation-completed', {
        player: 'faction-union',
        mission: 'mission-MS12',
        cells: 'H8, H9',
        size: 2,
      }),
    ];
    expect(
      stageOf(small, view([unit('H8', 1)]), { n: 4, events: won }).spots.map(({ hex, part }) => [
        hex.id,
        part,
      ]),
    ).toEqual([
      ['H8', 'star'],
      ['H9', 'star'],
    ]);
    expect(game.scene!(one, { n: 4, events: won })).not.toBeNull();
    const fall = [
      line('player-eliminated', {
        player: 'faction-ox',
        by: 'faction-terra',
        cause: 'card-A19',
        cells: 'H8',
        neutral: 1,
        leaving: 0,
        cards: 0,
        hexilum: 0,
      }),
    ];
    expect(game.scene!(one, { n: 4, events: fall })).not.toBeNull();
    expect(
      game.scene!(one, {
        n: 4,
        events: [line('card-bought', { player: 'faction-ox', card: 'card-A01', cost: 2 })],
      }),
    ).toBeNull();
    expect(one.targetsOf(won[0]!)).toEqual(['cell:0,0', 'cell:1,0']);
  });
});
