import { beforeAll, describe, expect, it } from 'vitest';
import { isScene, stageOf } from '$src/games/hexpanse/stage';
import { table as game } from '$src/games/hexpanse/table';
import { words } from '$src/words/words.svelte';
import { line, small, store, unit, view } from './hexpanse';

describe('a scene', () => {
  beforeAll(async () => {
    await words.use('en');
    await words.learn('hexpanse');
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
