import { describe, expect, it } from 'vitest';
import type { EventLine } from '$src/net/types';
import type { Beat } from '$src/games';
import {
  battleEvents,
  battleStory,
  decides,
  eventStories,
  isScene,
  pointsByRound,
  resultOf,
  scoreStory,
} from '$src/games/cry_havoc/story';
import { table } from '$src/games/cry_havoc/table';

const line = (n: number, key: string, facts: EventLine['facts'] = {}, rule = ''): EventLine => ({
  n,
  key,
  facts,
  rule,
  action: null,
});
const army = (name: string) => `faction-${name}`;
const points = (
  n: number,
  name: string,
  got: number,
  total: number,
  rule: string,
  source: string,
  of = 0,
) => line(n, 'points-scored', { army: army(name), n: got, total, source, of }, rule);
const say = (key: string, facts: Readonly<Record<string, string | number>> = {}) =>
  `${key} ${Object.values(facts).join(' ')}`.trim();

const BEGIN = [
  line(1, 'phase-begins', { phase: 'phase-battle', round: 2 }),
  line(1, 'battle-begins', {
    region: 'area-mistlands',
    number: 1,
    attacker: army('humans'),
    defender: army('trogs'),
  }),
  line(1, 'crystals-added', { n: 1, region: 'area-mistlands' }),
  line(3, 'units-assigned', { army: army('humans'), control: 1, capture: 1, attrition: 1 }),
  line(5, 'units-assigned', { army: army('trogs'), control: 2, capture: 0, attrition: 0 }),
  line(6, 'battle-card-played', {
    player: army('humans'),
    army: army('humans'),
    card: 'card-hum_dig_in',
  }),
  line(6, 'effect-strength', { army: army('humans'), n: 1, objective: 'objective-region_control' }),
  line(7, 'battle-card-lent', {
    player: army('machines'),
    army: army('trogs'),
    card: 'card-mac_drone_swarm',
  }),
  line(8, 'unit-reinforced', {
    army: army('trogs'),
    source: 'area-reserve',
    target: 'objective-attrition',
  }),
];
const END = [
  line(9, 'battle-passed', { army: army('humans') }),
  line(9, 'control-decided', {
    army: army('trogs'),
    attack: 2,
    defence: 2,
    region: 'area-mistlands',
  }),
  line(9, 'token-placed', { kind: 'token-nest', region: 'area-mistlands' }),
  line(9, 'capture-decided', { army: army('humans'), attack: 1, defence: 0 }),
  line(9, 'unit-captured', {
    captor: army('humans'),
    army: army('trogs'),
    objective: 'objective-region_control',
  }),
  line(
    9,
    'units-killed',
    { army: army('trogs'), n: 1, objective: 'objective-attrition' },
    'CH-BATTLE-24',
  ),
  line(
    9,
    'units-killed',
    { army: army('humans'), n: 1, objective: 'objective-attrition' },
    'CH-BATTLE-24',
  ),
  line(9, 'attrition-resolved', {
    attacker: army('humans'),
    defender: army('trogs'),
    attack: 1,
    defence: 1,
  }),
  points(9, 'humans', 1, 7, 'CH-BATTLE-24', 'for-kills', 1),
  line(9, 'units-stay', { army: army('trogs'), region: 'area-mistlands', n: 1 }),
  line(9, 'units-retreated', {
    army: army('humans'),
    source: 'area-mistlands',
    target: 'area-hq_a',
    n: 2,
  }),
  line(9, 'battle-over', { region: 'area-mistlands' }),
  line(9, 'phase-begins', { phase: 'phase-prisoner', round: 2 }),
  points(9, 'humans', 1, 8, 'CH-PRIS-01', 'for-prisoners', 1),
  line(9, 'phase-begins', { phase: 'phase-scoring', round: 2 }),
  points(9, 'machines', 3, 5, 'CH-SCORE-02', 'for-regions', 3),
  points(9, 'machines', 4, 9, 'CH-SCORE-03', 'for-crystals', 4),
  points(9, 'humans', 2, 10, 'CH-SCORE-03', 'for-crystals', 2),
  line(9, 'phase-begins', { phase: 'phase-event', round: 3 }),
  line(9, 'event-revealed', { event: 'event-ev_supply_drop' }),
  line(9, 'card-drawn.rumour', { army: army('machines'), n: 1 }),
  line(9, 'order-changed', { first: army('machines') }),
  line(9, 'phase-begins', { phase: 'phase-draw', round: 3 }),
];
const ALL = [...BEGIN, ...END];
const beat: Beat = { n: 9, events: END };

describe('a battle told', () => {
  const story = battleStory(battleEvents(ALL, 9))!;
  it('shows every objective with the forces that met there', () => {
    expect(
      story.lanes.map(({ objective, units, totals, winner }) => ({
        objective,
        units,
        totals,
        winner,
      })),
    ).toEqual([
      { objective: 'region_control', units: [1, 2], totals: [2, 2], winner: 1 },
      { objective: 'capture', units: [1, 0], totals: [1, 0], winner: 0 },
      { objective: 'attrition', units: [1, 1], totals: [1, 1], winner: null },
    ]);
    expect(story).toMatchObject({
      region: 'mistlands',
      number: 1,
      armies: ['humans', 'trogs'],
      over: true,
      points: [1, 0],
      fallen: [1, 1],
      captured: [0, 1],
    });
  });
  it('gives each card what it changed, and each objective what it brought', () => {
    expect(
      story.cards.map(({ player, army: side, effects }) => [
        player,
        side,
        effects.map(({ key }) => key),
      ]),
    ).toEqual([
      ['humans', 'humans', ['effect-strength']],
      ['machines', 'trogs', ['unit-reinforced']],
    ]);
    expect(story.lanes.map(({ points: got }) => got)).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    expect(story.after.map(({ key }) => key)).toEqual(['units-stay', 'units-retreated']);
  });
  it("says who won: neutral Trogs leave a Nest, a tie is the defender's", () => {
    const told = (players: readonly ('humans' | 'trogs')[]) =>
      story.lanes.map((lane) => resultOf(lane, story.armies, players, say));
    expect(told(['humans'])).toEqual([
      'ch-result-nest faction-trogs',
      'ch-result-capture faction-humans 1',
      'ch-result-attrition faction-humans 1 faction-trogs 1',
    ]);
    expect(told(['humans', 'trogs'])[0]).toBe('ch-result-held faction-trogs 0');
  });
  it('is told up to the moment that is shown', () => {
    const now = battleStory(battleEvents(ALL, 8))!;
    expect(now.lanes.map(({ done, units }) => [done, units])).toEqual([
      [false, [1, 2]],
      [false, [1, 0]],
      [false, [1, 1]],
    ]);
    expect(battleEvents(ALL, 0)).toEqual([]);
    expect(battleEvents([...ALL, line(10, 'turn-begins', {})], 10)).toEqual([]);
  });
  it('ends with its own battle when the next begins in the same breath', () => {
    const next = [
      ...ALL.slice(0, ALL.findIndex(({ key }) => key === 'battle-over') + 1),
      line(9, 'battle-begins', {
        region: 'area-thornwood',
        number: 2,
        attacker: army('machines'),
        defender: army('trogs'),
      }),
    ];
    expect(battleStory(battleEvents(next, 9))?.region).toBe('mistlands');
    expect(
      battleStory(
        battleEvents(
          [
            ...next,
            line(11, 'units-assigned', {
              army: army('machines'),
              control: 1,
              capture: 0,
              attrition: 0,
            }),
          ],
          11,
        ),
      )?.region,
    ).toBe('thornwood');
  });
});

describe('points and events told', () => {
  it('says for what each player scored', () => {
    expect(scoreStory(beat, ALL)).toEqual({
      round: 2,
      scoring: true,
      last: false,
      rows: [
        {
          army: 'humans',
          gains: [
            { source: 'for-prisoners', of: 1, n: 1 },
            { source: 'for-crystals', of: 2, n: 2 },
          ],
          sum: 3,
          total: 10,
        },
        {
          army: 'machines',
          gains: [
            { source: 'for-regions', of: 3, n: 3 },
            { source: 'for-crystals', of: 4, n: 4 },
          ],
          sum: 7,
          total: 9,
        },
      ],
    });
    expect(scoreStory({ n: 6, events: BEGIN }, BEGIN)).toBeNull();
  });
  it('counts points by round, ransoms off', () => {
    const events = [
      ...ALL,
      line(12, 'prisoner-freed', { army: army('machines'), captor: army('humans'), price: 2 }),
    ];
    expect([...pointsByRound(events, 12)]).toEqual([
      ['humans', [0, 4]],
      ['machines', [0, 7, -2]],
    ]);
  });
  it('tells an event with what it brought', () => {
    expect(eventStories(beat).map(({ event, lines }) => [event, lines.length])).toEqual([
      ['event-ev_supply_drop', 1],
    ]);
  });
  it('makes a scene of what decides something, of nothing else', () => {
    expect([isScene(beat), decides(beat), isScene({ n: 3, events: [BEGIN[3]!] })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('whose line it is', () => {
  it('belongs to the one who acts, never to the victim', () => {
    expect(END.slice(4, 6).map((event) => table.toneOf(event))).toEqual(['humans', '']);
    expect(table.toneOf(BEGIN[7]!)).toBe('machines');
    expect(table.toneOf(line(1, 'stock-paid', { n: 1 }))).toBe('pilgrims');
  });
});
