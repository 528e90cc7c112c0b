import { describe, expect, it } from 'vitest';
import type { EventLine, Option } from '$src/net/types';
import type { OBJECTIVES } from '$src/games/cry_havoc/content';
import {
  Index,
  type BattleView,
  type Content,
  type SideView,
  type View,
} from '$src/games/cry_havoc/content';
import {
  after,
  fightOf,
  resolve,
  type Deed,
  type Fight,
  type Force,
} from '$src/games/cry_havoc/battle';
import { Packer } from '$src/games/cry_havoc/layout';
import { armiesIn, piecesIn } from '$src/games/cry_havoc/pieces';
import { planetOf } from '$src/games/cry_havoc/planet';
import { lastMoves, previewOf } from '$src/games/cry_havoc/preview';
import { drawScenery, drawWraps } from '$src/games/cry_havoc/scenery';
import { rowOf, stacked, sumOf } from '$src/games/cry_havoc/sums';
import { facesLeft, span } from '$src/games/cry_havoc/tokens';
import fixture from './fixtures/cry_havoc.json';
import { recorded } from './setup';

const lineOf = (key: string, facts: EventLine['facts']): EventLine => ({
  n: 1,
  action: null,
  key,
  rule: '',
  facts,
});
const content = recorded<Content>(fixture.content);
const views = recorded<readonly View[]>(fixture.views);
const index = new Index(content);
const boards = Object.values(content.boards.board);
const name = (id: string) => id.replaceAll('_', ' ');

describe('the planet', () => {
  it.each(boards.map((board) => [board.id, board] as const))(
    'draws a common border exactly where regions of %s touch',
    (_, board) => {
      const near = new Map(board.region.map(({ id, adjacent }) => [id, adjacent]));
      const wrapped = (a: string, b: string) =>
        board.wraps.some((pair) => pair.includes(a) && pair.includes(b));
      for (const a of board.region)
        for (const b of board.region) {
          if (a.id >= b.id) continue;
          const overlap = (p: typeof a.shape, q: typeof a.shape) =>
            Math.max(
              ...[-360, 0, 360].map(
                (turn) => Math.min(p.a1, q.a1 + turn) - Math.max(p.a0, q.a0 + turn),
              ),
            );
          const [p, q] = [a.shape, b.shape];
          const arc = (p.r1 === q.r0 || p.r0 === q.r1) && overlap(p, q) > 0;
          const ray =
            [p.a0 - q.a1, p.a1 - q.a0].some((turn) => turn % 360 === 0) &&
            Math.min(p.r1, q.r1) > Math.max(p.r0, q.r0);
          expect([a.id, b.id, arc || ray]).toEqual([
            a.id,
            b.id,
            near.get(a.id)!.includes(b.id) && !wrapped(a.id, b.id),
          ]);
        }
    },
  );

  it('keeps the limb round and bends the rest without a gap', () => {
    const planet = planetOf(boards[0]!);
    const [x, y] = planet.at(planet.r, 77);
    expect(Math.hypot(x - planet.cx, y - planet.cy)).toBeCloseTo(planet.r, 5);
    expect(planet.at(300, 10)).toEqual(planet.warp(planet.polar(300, 10)));
  });

  it('is the same picture every time, with both ends of each wrap-round edge', () => {
    const planet = planetOf(boards[0]!);
    expect(drawScenery(planet)).toBe(drawScenery(planet));
    expect(drawWraps(planet, () => 'A<b').match(/A&lt;b/g)).toHaveLength(6);
  });

  it('has names and pieces inside their regions, without overlap', () => {
    for (const view of views) {
      const packer = new Packer(planetOf(content.boards.board[view.board]!));
      for (const [id, region] of Object.entries(view.regions)) {
        const packed = packer.pack(
          id,
          piecesIn(id, view, index),
          name(id),
          region.control !== null,
        );
        expect([id, packed.missed]).toEqual([id, 0]);
      }
    }
  });

  it('is packed again only where something changed', () => {
    const packer = new Packer(planetOf(boards[0]!));
    const pieces = piecesIn('mistlands', views[1]!, index);
    expect(packer.pack('mistlands', pieces, 'Mistlands', false)).toBe(
      packer.pack('mistlands', [...pieces], 'Mistlands', false),
    );
    expect(packer.pack('mistlands', [], 'Mistlands', false).at.size).toBe(0);
  });
});

const force = (army: Force['army'], units: Force['units'], more: Partial<Force> = {}): Force => ({
  army,
  units,
  strength: [0, 0, 0],
  kills: 0,
  prevented: 0,
  captives: 1,
  safe: false,
  shells: false,
  scores: true,
  ...more,
});
const fight = (a: Force, d: Force, reversed = false): Fight => ({
  sides: [a, d],
  reversed,
  controlVp: 2,
  killVp: 1,
});
const lane = (fought: Fight, objective: (typeof OBJECTIVES)[number]) =>
  resolve(fought).lanes.find((one) => one.objective === objective)!;

describe('a battle resolved now', () => {
  it('gives Region Control to the majority and a tie to the defender', () => {
    expect(
      lane(fight(force('humans', [2, 0, 0]), force('trogs', [1, 0, 0])), 'region_control').winner,
    ).toBe(0);
    expect(
      lane(
        fight(force('humans', [2, 0, 0]), force('trogs', [1, 0, 0], { strength: [1, 0, 0] })),
        'region_control',
      ).winner,
    ).toBe(1);
    expect(resolve(fight(force('humans', [2, 0, 0]), force('trogs', [0, 0, 0]))).points).toEqual([
      2, 0,
    ]);
  });

  it('gives neutral Trogs no points', () => {
    expect(
      resolve(fight(force('humans', [0, 0, 1]), force('trogs', [1, 0, 1], { scores: false })))
        .points,
    ).toEqual([1, 0]);
  });

  it('takes a captive before Attrition, from Attrition if it can', () => {
    const fought = fight(force('humans', [0, 1, 0]), force('machines', [0, 0, 1]));
    expect(lane(fought, 'capture')).toMatchObject({ winner: 0, captives: 1, open: false });
    expect(lane(fought, 'attrition').kills).toEqual([0, 0]);
    expect(
      lane(fight(force('humans', [0, 1, 0]), force('machines', [1, 0, 1])), 'capture').open,
    ).toBe(true);
  });

  it('does nothing on a tied Capture, nor against Units that are safe', () => {
    expect(
      lane(fight(force('humans', [0, 1, 0]), force('machines', [0, 1, 0])), 'capture'),
    ).toMatchObject({ winner: null, captives: 0 });
    expect(
      lane(
        fight(force('humans', [0, 1, 0]), force('machines', [1, 0, 0], { safe: true })),
        'capture',
      ).captives,
    ).toBe(0);
  });

  it('kills together, at most who is there, less who is saved; Artillery fires last', () => {
    const fought = fight(
      force('humans', [0, 0, 1], { shells: true }),
      force('machines', [0, 0, 3], { kills: 2 }),
    );
    expect(lane(fought, 'attrition').kills).toEqual([2, 1]);
    expect(
      lane(
        fight(force('pilgrims', [1, 0, 1], { prevented: 2 }), force('trogs', [0, 0, 3])),
        'attrition',
      ).kills,
    ).toEqual([1, 0]);
    expect(
      lane(
        fight(force('pilgrims', [0, 0, 1]), force('trogs', [0, 0, 1], { kills: -2 })),
        'attrition',
      ).kills,
    ).toEqual([1, 0]);
  });

  it('reversed: who falls no longer counts for Control', () => {
    const fought = fight(force('humans', [1, 0, 1]), force('machines', [1, 0, 0]), true);
    expect(resolve(fought).lanes.map(({ objective }) => objective)).toEqual([
      'attrition',
      'capture',
      'region_control',
    ]);
    expect(lane(fought, 'region_control')).toMatchObject({ totals: [1, 0], winner: 0 });
  });
});

describe('what an option would change', () => {
  const base = fight(force('humans', [1, 1, 1]), force('machines', [1, 0, 1]));
  const deed = (option: string, more: Partial<Deed> = {}): Deed => ({
    name: option,
    by: 0,
    waiting: 3,
    before: undefined,
    shifted: 0,
    ...more,
  });

  it('places Units: the rest goes to Attrition', () => {
    expect(after(base, deed('control:3'), index).sides[0].units).toEqual([3, 1, 1]);
    expect(after(base, deed('capture:1'), index).sides[0].units).toEqual([1, 1, 2]);
  });

  it('moves, adds, withdraws and kills Units', () => {
    expect(
      after(base, deed('shift-to:attrition', { before: 'shift-from:capture' }), index).sides[0]
        .units,
    ).toEqual([1, 0, 2]);
    expect(
      after(
        base,
        deed('shift-to:capture', { before: 'shift-from:region_control', shifted: 1 }),
        index,
      ).sides[1].units,
    ).toEqual([0, 1, 1]);
    expect(after(base, deed('add-to:capture'), index).sides[0].units).toEqual([1, 2, 1]);
    expect(after(base, deed('withdraw:capture'), index).sides[0].units).toEqual([1, 0, 1]);
    expect(after(base, deed('kill:attrition'), index).sides[1].units).toEqual([1, 0, 0]);
  });

  it('applies the lasting lines of cards, for the side they are meant for', () => {
    expect(after(base, deed('card:hum_dig_in', { by: 1 }), index).sides[1].strength).toEqual([
      1, 0, 0,
    ]);
    expect(after(base, deed('card:hum_dig_in'), index).sides[0].strength).toEqual([0, 0, 0]);
    expect(after(base, deed('card:tro_upheaval'), index).reversed).toBe(true);
    expect(after(base, deed('card:mac_overload'), index).sides.map(({ kills }) => kills)).toEqual([
      2, 1,
    ]);
    expect(after(base, deed('card:tro_drag_below'), index).sides[0]).toMatchObject({
      strength: [0, 1, 0],
      captives: 2,
    });
    expect(after(base, deed('stored:mtn_fortify'), index).sides[0].prevented).toBe(2);
    expect(after(base, deed('pass'), index)).toBe(base);
  });

  it('counts tokens that wait in the region', () => {
    const view = structuredClone(views[2]!) as View;
    const side = (army: SideView['army'], board: number[]): SideView => ({
      army,
      seat: 0,
      board,
      strength: [0, 0, 0],
      kill_bonus: 0,
      prevented_kills: 0,
      salvage: 0,
      extra_captives: 0,
      safe_from_capture: false,
      locked: false,
      free_retreat: false,
      passed: false,
      cards_played: 0,
      named: [0, 0, 0],
    });
    const battle: BattleView = {
      region: 'thornwood',
      reversed: false,
      winner: null,
      sides: [side('humans', [1, 0, 0]), side('trogs', [1, 0, 0])],
    };
    const here = {
      ...view.regions['thornwood']!,
      watch: true,
      artillery: true,
      skill_tokens: ['blood_frenzy'],
      units: {},
    };
    const fought = fightOf(
      { ...view, battle, regions: { ...view.regions, thornwood: here } },
      battle,
      index,
      content,
    );
    expect(fought.sides[0]).toMatchObject({ strength: [1, 0, 0], shells: true });
    expect(fought.sides[1].kills).toBe(1);
    expect([...armiesIn('thornwood', here, battle)]).toEqual([
      ['humans', 1],
      ['trogs', 1],
    ]);
  });
});

describe('cards', () => {
  it('add up row by row', () => {
    expect(sumOf(['hum_outflank', 'hum_logistics', 'hum_recon_flight'], 'move', index)).toEqual({
      terms: [2, 1, 2],
      icons: 5,
      draws: 1,
      points: 0,
      initiative: true,
    });
    expect(sumOf([], 'build', index)).toMatchObject({ icons: 0, draws: 0 });
    expect(stacked(['a', 'b', 'a'])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('count for the action chosen last', () => {
    const line = (key: string, action?: string) => lineOf(key, action ? { action } : {});
    expect(rowOf([line('action-chosen', 'action-move'), line('units-moved')])).toBe('move');
    expect(rowOf([line('action-chosen', 'action-move'), line('turn-begins')])).toBe(null);
    expect(rowOf([line('action-chosen', 'action-draw')])).toBe(null);
  });
});

describe('face-down tokens', () => {
  it('may be any face not yet seen', () => {
    const view: View = { ...views[0]!, discarded_tokens: ['wp_3_3', 'wp_3_3', 'wp_1_1'] };
    const { left, trogs } = facesLeft('war_party', view, content);
    expect(left.find(({ id }) => id === 'wp_3_3')).toBeUndefined();
    expect(left.find(({ id }) => id === 'wp_1_1')?.count).toBe(3);
    expect(span(trogs)).toBe('1–3');
    expect(span([2, 2])).toBe('2');
  });
});

describe('previews', () => {
  const option = (optionName: string, area?: string, facts = {}): Option => ({
    action: 1,
    name: optionName,
    key: '',
    facts,
    targets: area ? [`area:${area}`] : [],
  });
  it('draws an arrow from the chosen region to the hovered one', () => {
    const found = previewOf(
      option('to:thornwood', 'thornwood'),
      [option('move'), option('from:hq_a', 'hq_a')],
      'humans',
      views[1]!,
      index,
    );
    expect(found).toMatchObject({
      ring: ['thornwood'],
      arrow: { from: 'hq_a', to: 'thornwood' },
      ghost: { region: 'thornwood', army: 'humans', count: 1 },
    });
  });
  it('names the enemies and tokens a Unit would meet', () => {
    const view = {
      ...views[1]!,
      regions: {
        ...views[1]!.regions,
        thornwood: {
          ...views[1]!.regions['thornwood']!,
          units: { machines: 2 },
          tokens: [{ kind: 'war_party' as const, seen_by_humans: false }],
        },
      },
    };
    expect(previewOf(option('to:thornwood', 'thornwood'), [], 'humans', view, index).chips).toEqual(
      [
        { is: 'battle', army: 'machines', count: 2 },
        { is: 'token', kind: 'war_party', count: 1 },
      ],
    );
  });
  it('shows recruits in the HQ, and nothing for nothing', () => {
    const hq = views[1]!.players.find(({ army }) => army === 'humans')!.hq!;
    expect(
      previewOf(
        option('count:2', undefined, { n: 2 }),
        [option('recruit')],
        'humans',
        views[1]!,
        index,
      ).ghost,
    ).toEqual({ region: hq, army: 'humans', count: 2 });
    expect(previewOf(null, [], 'humans', views[1]!, index).ring).toEqual([]);
  });
  it('remembers the last moves of the others', () => {
    const line = (key: string, facts: Record<string, string | number>) => lineOf(key, facts);
    const theirs = [
      line('turn-begins', { army: 'faction-machines' }),
      ...[1, 1].map((n) =>
        line('units-moved', {
          army: 'faction-machines',
          source: 'area-hq_b',
          target: 'area-thornwood',
          n,
        }),
      ),
    ];
    expect(
      lastMoves([...theirs, line('turn-begins', { army: 'faction-humans' })], 'humans'),
    ).toEqual([{ from: 'hq_b', to: 'thornwood', army: 'machines', count: 2 }]);
    expect(
      lastMoves(
        [...theirs, line('turn-begins', { army: 'faction-humans' }), line('action-chosen', {})],
        'humans',
      ),
    ).toEqual([]);
  });
});
