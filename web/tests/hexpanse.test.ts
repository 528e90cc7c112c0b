import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/hexpanse/table';
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
import type { Option } from '$src/net/types';
import { foresightOf } from '$src/table/foresight.svelte';
import type { TableStore } from '$src/table/store.svelte';
import { nameOfRefusal, nameOfTarget } from '$src/table/targets';
import { words } from '$src/words/words.svelte';
import { at, content, foreseen, goal, option, player, small, store, unit, view } from './hexpanse';

describe('the table', () => {
  beforeAll(async () => {
    await words.use('en');
    await words.learn('hexpanse');
  });
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
    const { info } = await game.info!();
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
        const told = info(one, thing);
        expect([thing, told?.lines.length]).not.toEqual([thing, 0]);
        expect([
          thing,
          [told?.title ?? '', ...(told?.lines ?? [''])].filter(
            (line) => line === '' || /^(hx|card|minority|unit|special)-/.test(line),
          ),
        ]).toEqual([thing, []]);
      }
    }
    expect(info(one, 'topic:nonsense')).toBeNull();
  });
});
