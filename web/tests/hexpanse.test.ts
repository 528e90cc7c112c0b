import { beforeAll, describe, expect, it } from 'vitest';
import { drawChart } from '$src/games/hexpanse/chart';
import {
  Index,
  type Content,
  type PlayerView,
  type UnitView,
  type View,
} from '$src/games/hexpanse/content';
import { layBoard, outline } from '$src/games/hexpanse/hexes';
import { isolines } from '$src/games/hexpanse/isolines';
import { FACTIONS, lookOf, monogram, shapePath } from '$src/games/hexpanse/looks';
import { placementsOf, progressOf } from '$src/games/hexpanse/missions';
import { deedOf, outcomeOf, stampDeed, type Scene } from '$src/games/hexpanse/outcome';
import { fits, lay, orient } from '$src/games/hexpanse/patterns';
import { drawSky } from '$src/games/hexpanse/sky';
import { table as game } from '$src/games/hexpanse/table';
import { isScene, stageOf } from '$src/games/hexpanse/stage';
import { attackOn, sceneOf, stampOf, hand, turnStamp } from '$src/games/hexpanse/stamp.svelte';
import { shown } from '$src/games/hexpanse/choices';
import type { EventLine, Option, Table } from '$src/net/types';
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
  open_missions: [],
  boards: {},
  over: false,
  winners: [],
  ended: null,
  won_with: null,
  ...more,
});
const scene = (position: View, decision = 'D-ORIENT'): Scene => ({
  grid: small,
  view: position,
  index,
  seat: 0,
  decision,
  facing: 0,
  missions: new Map([['MS12', index.mission.get('MS12')!.cells]]),
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

  it('leave out what falls off the board, and do not fit if an attack does', () => {
    const baron = index.effect('C09')!;
    expect(lay(small, baron, at('H8'), 0)).toHaveLength(3);
    const rim = at('H12');
    expect(lay(small, baron, rim, 0).some(({ role }) => role === 'attack')).toBe(false);
    expect(fits(small, baron, rim, 0, () => false)).toBe(false);
    expect(fits(small, baron, rim, 3, () => false)).toBe(true);
  });

  it('are found for cards, minorities and factions', () => {
    expect(index.effect('A12:b')?.deploy).toHaveLength(2);
    expect(index.effect('M10')?.attack).toHaveLength(2);
    expect(index.effect('cyberians')?.anchor).toBe('warlord');
    expect(index.effect('nobody')).toBeNull();
  });
});

describe('missions', () => {
  it('fit on the board of two as often as the engine counts', () => {
    const counted = [168, 180, 348, 348, 348, 264, 144, 138, 87, 180, 312, 180, 96, 144, 100];
    const found = content.missions.mission.map(({ cells }) => placementsOf(small, cells).length);
    expect(found).toEqual(counted);
  });

  it('know the cells that would finish them', () => {
    const shape = index.mission.get('MS12')!.cells;
    const [first] = placementsOf(small, shape);
    const held = new Set(first!.hexes.slice(1));
    const progress = progressOf(
      small,
      shape,
      (hex) => held.has(hex),
      (hex) => held.has(hex),
    );
    expect([progress.held, progress.size]).toEqual([6, 7]);
    expect(progress.ways).toContain(first!.hexes[0]);
    expect(
      progressOf(
        small,
        shape,
        () => false,
        () => false,
      ),
    ).toEqual({ held: 0, size: 7, best: null, ways: [] });
  });
});

describe('the outcome', () => {
  it('sends units where the rules send them', () => {
    const kinds = ['regular', 'warlord', 'C15', 'M02', 'M11'];
    const fates = kinds.map((kind) => {
      const there = scene(view([unit('H9', 1, kind)]));
      return outcomeOf(
        { from: null, strikes: [at('H9')], lands: [], unit: '', leaves: [], moves: [] },
        there,
      );
    });
    expect(fates.map(({ hits }) => hits[0]!.fate)).toEqual([
      'ship',
      'life',
      'discard',
      'home',
      'ship',
    ]);
    expect(fates.map(({ foeHexilum }) => foeHexilum)).toEqual([0, 0, 0, 0, 4]);
  });

  it('lands on cells that are free once the attacks have struck, pays for sources, names own losses', () => {
    const position = view([unit('H9', 0, 'C13'), unit('H10', 1), unit('H8', 0)]);
    const there = scene(position);
    const outcome = outcomeOf(stampDeed(there, index.effect('C13')!, at('H9'), 0), there);
    expect(outcome.deed.strikes).toHaveLength(3);
    expect(
      outcome.deed.lands.every((hex) => !position.units.some((one) => one.at === hex.id)),
    ).toBe(true);
    expect(outcome.hits.map((hit) => hit.own)).toContain(false);
    const source = outcomeOf(
      deedOf(option('cell:0,0'), { ...scene(view([], { about: { unit: 'M09' } }), 'D-CELL') }),
      scene(view([])),
    );
    expect(source.hexilum).toBe(3);
  });

  it('takes the attacker from the board, but not an elite', () => {
    const struck = (kind: string) =>
      deedOf(
        option('target:1,0'),
        scene(view([unit('H8', 0, kind), unit('H9', 1)], { about: { at: 'H8' } }), 'D-TARGET'),
      ).leaves.length;
    expect([struck('regular'), struck('elite'), struck('warlord')]).toEqual([1, 0, 0]);
  });

  it('tells how the mission of the team and of rivals changes', () => {
    const position = view([unit('H8', 0), unit('H9', 1), unit('H10', 1)]);
    const there = scene(position, 'D-CELL');
    const landed = outcomeOf(deedOf(option('cell:0,1'), there), there);
    expect(landed.goals[0]!.after.held).toBeGreaterThan(landed.goals[0]!.before.held);
    const hit = outcomeOf(
      { from: null, strikes: [at('H9')], lands: [], unit: '', leaves: [], moves: [] },
      there,
    );
    expect(hit.rivals).toEqual([{ seat: 1, before: 2, after: 1, size: 7 }]);
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
    const one = store(view([unit('H8', 0)], { players: [own, other] }), 'D-ACTION', []);
    expect([...sceneOf(one).missions.keys()]).toEqual(['MS12', 'MS01']);
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
    const [struck] = lay(small, index.effect('C09')!, at('H8'), 0).filter(
      ({ role }) => role === 'attack',
    );
    const there = view([unit('H8', 0, 'C09'), unit(struck!.hex.id, 0)], {
      about: { at: 'H8', effect: 'C09' },
    });
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
