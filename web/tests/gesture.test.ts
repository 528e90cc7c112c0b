import { describe, expect, it } from 'vitest';
import {
  column,
  payBySelf,
  pathTo,
  produceEverything,
  tokenTo,
  travel,
} from '$src/games/scythe/gestures';
import type { View } from '$src/games/scythe/content';
import type { Option } from '$src/net/types';
import { Gestures, inOrder } from '$src/table/gesture';
import type { TableStore } from '$src/table/store.svelte';

const option = (name: string, more: Partial<Option> = {}): Option =>
  ({ action: 1, name, key: name, facts: {}, ...more }) as Option;
const asked = (decision: string, options: readonly Option[], view: Partial<View> = {}) =>
  ({ asked: { decision }, options, table: { view } }) as Partial<TableStore> as TableStore;

/** A table that offers the same options again and again and counts what is played. */
function table(refuses = Infinity) {
  const store = {
    live: { at: 3, reset_to: 0 },
    mine: true,
    scene: null as unknown,
    played: [] as string[],
    async choose(one: Option) {
      if (store.live.at < refuses) {
        store.played.push(one.name);
        store.live = { ...store.live, at: store.live.at + 1 };
      }
    },
  };
  const gestures = new Gestures(store);
  const undo = async (to = store.live.at - 1) => {
    store.live = { ...store.live, at: to };
  };
  return { store, gestures, undo };
}
const plan =
  (...names: string[]) =>
  () => {
    const name = names.shift();
    return name ? option(name) : undefined;
  };

describe('a gesture', () => {
  it('plays what the plan names and is taken back as a whole', async () => {
    const { store, gestures, undo } = table();
    await gestures.play(plan('a', 'b', 'c'));
    expect([store.played, store.live.at]).toEqual([['a', 'b', 'c'], 6]);
    await gestures.undo(undo);
    expect(store.live.at).toBe(3);
    await gestures.undo(undo);
    expect(store.live.at).toBe(2);
  });

  it('is taken back as far as that is free', async () => {
    const { store, gestures, undo } = table();
    await gestures.play(plan('a', 'b', 'c'));
    store.live = { ...store.live, reset_to: 5 };
    await gestures.undo(undo);
    expect(store.live.at).toBe(5);
  });

  it('goes on after an answer that was given by itself', () => {
    const next = inOrder(['to:a', 'from:a', 'to:b']);
    const asked = (...names: string[]) => next({ options: names.map((name) => option(name)) });
    expect(asked('to:a', 'to:c')?.name).toBe('to:a');
    expect(asked('to:b', 'to:c')?.name).toBe('to:b');
    expect(asked('to:b')).toBeUndefined();
  });

  it('takes back only the last step if something was played after it', async () => {
    const { store, gestures, undo } = table();
    await gestures.play(plan('a', 'b'));
    await store.choose(option('later'));
    await gestures.undo(undo);
    expect(store.live.at).toBe(5);
    await gestures.undo(undo);
    expect(store.live.at).toBe(3);
  });

  it('stops when an answer is refused, when a scene comes on and when somebody else is asked', async () => {
    const refused = table(4);
    await refused.gestures.play(plan('a', 'b', 'c'));
    expect(refused.store.played).toEqual(['a']);
    const other = table();
    other.store.mine = false;
    await other.gestures.play(plan('a'));
    expect(other.store.played).toEqual([]);
  });
});

describe('the gestures of Scythe', () => {
  const move = {
    unit: 'mech' as const,
    place: 'forest1',
    cargo: {},
    steps: 2,
    far: { tundra1: 'tundra1', farm2: 'tundra1' },
  };

  it('go to a far territory step by step and stay there', () => {
    const step = [option('step:tundra1'), option('step:village1')];
    expect(
      travel('farm2')(
        asked('D-MOVE-CARGO', [option('load:everything'), option('cargo:done')], { move }),
      )?.name,
    ).toBe('cargo:done');
    expect(travel('farm2')(asked('D-MOVE-STEP', step, { move }))?.name).toBe('step:tundra1');
    expect(
      travel('farm2')(
        asked('D-MOVE-STEP', [option('step:farm3'), option('stop:here')], {
          move: { ...move, place: 'farm2', far: {} },
        }),
      )?.name,
    ).toBe('stop:here');
    expect(travel('lake1')(asked('D-MOVE-STEP', step, { move }))).toBeUndefined();
    expect(
      travel('farm2')(asked('D-MOVE-UNIT', [option('stop:moving')], { move: null })),
    ).toBeUndefined();
    expect(pathTo({ move } as Partial<View> as View, 'farm2')).toEqual([
      'forest1',
      'tundra1',
      'farm2',
    ]);
    expect(pathTo({ move } as Partial<View> as View, 'lake1')).toEqual([]);
  });

  it('choose a column and its use, and nothing after that', () => {
    expect(
      column(2, 'move')(asked('D-SECTION', [option('section:1'), option('section:2')]))?.name,
    ).toBe('section:2');
    expect(
      column(2, 'move')(asked('D-TOP-MOVE', [option('move'), option('gain:coins')]))?.name,
    ).toBe('move');
    expect(column(2, 'move')(asked('D-MOVE-UNIT', [option('stop:moving')]))).toBeUndefined();
  });

  it('produce where it brings most, with all new workers', () => {
    const everything = produceEverything();
    expect(
      everything(
        asked('D-PROD-HEX', [
          option('produce:farm1', { gain: { food: 1 } }),
          option('produce:forest1', { gain: { wood: 3 } }),
          option('stop:producing'),
        ]),
      )?.name,
    ).toBe('produce:forest1');
    expect(
      everything(
        asked('D-PROD-N', [
          option('workers:0'),
          option('workers:1', { gain: { worker: 1 } }),
          option('workers:2', { gain: { worker: 2 } }),
        ]),
      )?.name,
    ).toBe('workers:2');
    expect(everything(asked('D-PROD-HEX', [option('stop:producing')]))?.name).toBe(
      'stop:producing',
    );
    expect(everything(asked('D-BOT', [option('bottom:take')]))).toBeUndefined();
  });

  it('pay from the largest piles, never with a card', () => {
    expect(
      payBySelf(
        asked('D-PAY-RES', [
          option('pay:farm1', { cost: { food: 1 } }),
          option('pay-all:farm2', { cost: { food: 2 } }),
          option('coerce:5', { cost: { combat_card: 1 } }),
        ]),
      )?.name,
    ).toBe('pay-all:farm2');
    expect(
      payBySelf(asked('D-PAY-RES', [option('coerce:5', { cost: { combat_card: 1 } })])),
    ).toBeUndefined();
  });

  it('let the second token follow the first', () => {
    expect(tokenTo('oil', 'tundra1')(asked('D-TRADE-RES', [option('token:oil')]))?.name).toBe(
      'token:oil',
    );
    expect(
      tokenTo(
        'oil',
        'tundra1',
      )(asked('D-TRADE-HEX', [option('token-to:farm1'), option('token-to:tundra1')]))?.name,
    ).toBe('token-to:tundra1');
  });
});
