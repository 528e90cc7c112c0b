import { describe, expect, it } from 'vitest';
import { inside } from '$src/board/geometry';
import { blowOf } from '$src/games/war_of_the_worlds/attack';
import { Index, type AreaView, type View } from '$src/games/war_of_the_worlds/content';
import { shapeMap } from '$src/games/war_of_the_worlds/geometry';
import { layOut } from '$src/games/war_of_the_worlds/layout';
import { ledger } from '$src/games/war_of_the_worlds/ledger';
import { lossOf, previewOf } from '$src/games/war_of_the_worlds/preview';
import { drawNames, drawScenery } from '$src/games/war_of_the_worlds/scenery';
import { table as game } from '$src/games/war_of_the_worlds/table';
import type { EventLine } from '$src/net/types';
import { content, recorded, table } from './setup';

const map = shapeMap(content.board.area, (id) => id.replaceAll('_', ' '));
const index = new Index(content);
const view = (): View => ({ ...recorded<View>(table().view), army_defence: 1 });
const put = (position: View, area: string, change: Partial<AreaView>): View => ({
  ...position,
  areas: { ...position.areas, [area]: { ...position.areas[area]!, ...change } },
});

describe('the map', () => {
  it('has 15 land and 6 sea areas', () => {
    expect(map.areas.filter((area) => area.kind === 'land')).toHaveLength(15);
    expect(map.areas.filter((area) => area.kind === 'sea')).toHaveLength(6);
  });

  it('draws a common border exactly where the rules say that areas are adjacent', () => {
    const points = new Map(map.areas.map((area) => [area.id, new Set(area.polygon.map(String))]));
    for (const a of map.areas)
      for (const b of map.areas) {
        if (a.id >= b.id) continue;
        const shared = [...points.get(a.id)!].filter((point) =>
          points.get(b.id)!.has(point),
        ).length;
        expect([a.id, b.id, shared > 1]).toEqual([a.id, b.id, a.near.includes(b.id)]);
      }
  });

  it('is the same picture every time', () => {
    const again = shapeMap(content.board.area, (id) => id.replaceAll('_', ' '));
    const words = { mars: 'Mars', ireland: 'I', france: 'F' };
    expect(drawScenery(again, words)).toBe(drawScenery(map, words));
  });

  it('writes every land name once and escapes it', () => {
    const odd = shapeMap(content.board.area, () => 'A<b');
    expect(drawNames(odd).match(/<text/g)).toHaveLength(15);
    expect(drawNames(odd)).not.toContain('A<b');
  });

  it('puts almost every name inside its area', () => {
    const outside = map.areas.filter(
      (area) => area.places && !inside(area.polygon, area.places.name.x, area.places.name.y),
    );
    expect(outside.map((area) => area.id)).toEqual([]);
  });
});

describe('the pieces', () => {
  it('stand where the position says, Martians above the name, Humans below', () => {
    const position = put(view(), 'york', {
      units: [
        { kind: 'tripod', used: false },
        { kind: 'army', used: false },
      ],
      building: 'fort',
      civilians: 5,
    });
    const here = layOut(map, position, index).tokens.filter((token) => token.place === 'york');
    const name = map.byId.get('york')!.places!.name.y;
    expect(here.find((token) => token.kind === 'tripod')!.y).toBeLessThan(name);
    expect(here.find((token) => token.kind === 'army')!.y).toBeGreaterThan(name);
    expect(here.filter((token) => token.role === 'civilian')).toHaveLength(3);
    expect(layOut(map, position, index).crowds.find((crowd) => crowd.place === 'york')!.count).toBe(
      5,
    );
  });
});

describe('what an attack would destroy', () => {
  const york = put(view(), 'york', {
    building: 'fort',
    balloons: true,
    units: [{ kind: 'army', used: false }],
    civilians: 2,
  });

  const told = (key: string, facts: Record<string, string | number>) => ({ key, rule: '', facts });
  const events = [
    told('attack-struck', { area: 'area-york', damage: 6 }),
    told('building-destroyed', { building: 'building-fort' }),
    told('unit-destroyed', { unit: 'unit-army' }),
    told('building-destroyed', { building: 'building-barrage_balloons' }),
    told('damage-lost', { damage: 1 }),
  ];

  it('is read from what an attack would do', () => {
    expect(lossOf({ events })).toEqual({
      area: 'york',
      damage: 6,
      fallen: ['fort', 'army', 'barrage_balloons'],
      lost: 1,
    });
    expect(lossOf({ events: [] })).toBeNull();
  });

  it('is previewed on the map in its order', () => {
    const position = { ...york, active: 'martian' as const };
    const { tokens } = layOut(map, position, index);
    const option = {
      action: 1,
      name: 'area:york',
      key: 'k',
      targets: ['area:york'],
      gain: { damage: 6 },
    };
    const shown = previewOf(option, {
      view: position,
      index,
      map,
      tokens,
      trail: [],
      loss: lossOf({ events }),
    });
    expect(shown.strikes.map((mark) => mark.n)).toEqual([1, 2, 3]);
    expect(shown.areas).toEqual(['york']);
  });
});

describe('a blow', () => {
  const event = (n: number, key: string, facts: Record<string, string | number>): EventLine => ({
    n,
    key,
    facts,
    rule: 'WW',
    action: null,
  });
  const side = 'side-martian';
  const york = { side, area: 'area-york' };
  const log = [
    event(1, 'turn-began', { side, round: 4 }),
    event(2, 'attack-made-from', {
      ...york,
      card: 'card-m_poisonous_fog',
      unit: 'unit-tripod',
      from: 'area-newcastle',
      damage: 1,
      total: 1,
    }),
    event(2, 'marker-placed', { ...york, marker: 'marker-poisonous_fog' }),
    event(3, 'attack-joined', {
      ...york,
      card: 'card-m_tripod',
      unit: 'unit-tripod',
      from: 'area-york',
      damage: 4,
      total: 5,
    }),
    event(4, 'attack-struck', {
      ...york,
      damage: 5,
      building: 'building-bunker',
      building_defence: 2,
      armies: 1,
      army_defence: 2,
      balloons: 0,
      navies: 0,
      civilians: 3,
    }),
    event(4, 'building-destroyed', { ...york, building: 'building-bunker', defence: 2 }),
    event(4, 'unit-destroyed', { ...york, unit: 'unit-army', defence: 2 }),
    event(4, 'civilians-destroyed', { ...york, count: 1, left: 20 }),
    event(5, 'civilian-taken', { side, area: 'area-london', card: 'card-m_reap', left: 19 }),
    event(6, 'turn-began', { side: 'side-human', round: 4 }),
    event(7, 'card-played', {
      side: 'side-human',
      card: 'card-h_royal_navy',
      option: 'card-h_royal_navy-2',
    }),
    event(7, 'navy-attacked', {
      side: 'side-human',
      unit: 'unit-navy',
      area: 'area-north_sea',
      at: 'area-york',
      damage: 2,
    }),
    event(7, 'martians-hit', {
      side: 'side-human',
      damage: 2,
      total: 12,
      goal: 30,
      by: 'unit-navy',
    }),
  ];
  const beat = (n: number) => ({ n, events: log.filter((line) => line.n === n) });

  it('is put together from all cards of the attack, also those of earlier beats', () => {
    const blow = blowOf(beat(4), log)!;
    expect(blow.strikers.map(({ by, from, damage }) => [by, from, damage])).toEqual([
      ['card-m_poisonous_fog', 'area-newcastle', 1],
      ['card-m_tripod', 'area-york', 4],
    ]);
    expect(blow.markers).toEqual(['marker-poisonous_fog']);
    expect(blow.damage).toBe(5);
  });

  it('says what fell in which order and what still stands', () => {
    expect(blowOf(beat(4), log)!.standing.map(({ thing, fell }) => [thing, fell])).toEqual([
      ['building-bunker', 1],
      ['unit-army', 2],
      ['piece-civilian', 3],
      ['piece-civilian', 0],
      ['piece-civilian', 0],
    ]);
  });

  it('moves one of the two tracks', () => {
    expect(blowOf(beat(4), log)!.track).toEqual({ kind: 'civilians', before: 21, after: 20 });
    expect(blowOf(beat(5), log)!.track).toEqual({ kind: 'civilians', before: 20, after: 19 });
    expect(blowOf(beat(7), log)).toMatchObject({
      side: 'human',
      area: 'area-york',
      strikers: [
        { thing: 'unit-navy', from: 'area-north_sea', by: 'card-h_royal_navy', damage: 2 },
      ],
      track: { before: 10, after: 12 },
    });
    expect(blowOf(beat(6), log)).toBeNull();
  });

  it('is booked in the ledger of its track, with its cause', () => {
    expect(ledger(log, 'civilians')).toEqual([
      {
        side,
        round: 4,
        change: -2,
        after: 19,
        entries: [
          { by: 'ww-attack', area: 'area-york', change: -1 },
          { by: 'card-m_reap', area: 'area-london', change: -1 },
        ],
      },
    ]);
    expect(
      ledger(log, 'damage').map((turn) => [turn.side, turn.change, turn.entries[0]!.by]),
    ).toEqual([['side-human', 2, 'unit-navy']]);
  });

  it('lights each place, card and track once', () => {
    const targets = log.map((line) => game.targetsOf!(null as never, line));
    expect(targets.every((one) => new Set(one).size === one.length)).toBe(true);
    expect(targets[3]).toEqual(['area:york', 'card:m_tripod']);
    expect(targets.at(-1)).toEqual(['track:damage']);
    expect(game.targetsOf!(null as never, log[10]!)).toEqual(['card:h_royal_navy']);
  });

  it('belongs to the side whose turn it is, and only the start of a turn is a heading', () => {
    expect(new Set(log.map(game.toneOf))).toEqual(new Set(['martian', 'human']));
    expect(log.filter(game.startsTurn).map((line) => line.n)).toEqual([1, 6]);
  });
});
