import { describe, expect, it } from 'vitest';
import type { EventLine, Option } from '$src/net/types';
import {
  Index,
  type BattleView,
  type Content,
  type SideView,
  type View,
} from '$src/games/cry_havoc/content';
import { Packer } from '$src/games/cry_havoc/layout';
import { armiesIn, piecesIn } from '$src/games/cry_havoc/pieces';
import { planetOf } from '$src/games/cry_havoc/planet';
import { lastMoves, previewOf } from '$src/games/cry_havoc/preview';
import { drawScenery, drawWraps } from '$src/games/cry_havoc/scenery';
import { March } from '$src/games/cry_havoc/march.svelte';
import { explainToken, span } from '$src/games/cry_havoc/prose';
import { rowOf, rowText, stacked, termsOf } from '$src/games/cry_havoc/sums';
import type { TableStore } from '$src/table/store.svelte';
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

describe('a battle', () => {
  it('shows the armies that have left the region for its board', () => {
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
      extra: [0, 0, 0],
      scores: true,
    });
    const battle: BattleView = {
      region: 'thornwood',
      reversed: false,
      winner: null,
      outlook: null,
      sides: [side('humans', [1, 0, 0]), side('trogs', [1, 0, 0])],
    };
    const here = {
      ...view.regions['thornwood']!,
      watch: true,
      artillery: true,
      skill_tokens: ['blood_frenzy'],
      units: {},
    };
    expect([...armiesIn('thornwood', here, battle)]).toEqual([
      ['humans', 1],
      ['trogs', 1],
    ]);
  });
});

describe('cards', () => {
  it('show their numbers row by row', () => {
    expect(termsOf(['hum_outflank', 'hum_logistics', 'hum_recon_flight'], 'move', index)).toEqual([
      2, 1, 2,
    ]);
    expect(termsOf([], 'build', index)).toEqual([]);
    expect(stacked(['a', 'b', 'a'])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('say which rows draw a card each and which draw once per action', () => {
    const move = (id: string) => rowText(index.card.get(id)!.move, 'move', (key) => key);
    expect(move('hum_logistics')).toBe('row-move 1 (+1 resource-card)');
    expect(move('pil_holo_drop')).toBe('row-move 1 (+1 ch-card-once)');
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
    const kind = { faces: { wp_1_1: 3 }, trogs: [1, 3], crystals: [2, 2] } as const;
    const view = { hidden_tokens: { war_party: kind } };
    const say = (key: string, facts: object = {}) => `${key} ${Object.values(facts).join(' ')}`;
    const store: unknown = { say, table: { view } };
    expect(explainToken(store as TableStore, 'war_party', null)).toEqual([
      'ch-token-holds 1–3 2',
      'ch-token-left 3 × token-wp_1_1 ',
    ]);
    expect(span([2, 2])).toBe('2');
  });
});

describe('a march', () => {
  const near = { regions: ['b'], units: 3 };
  const far = { regions: ['b', 'c'], units: 1 };
  function marching(mine = true) {
    const played: string[] = [];
    const offered = (name: string) => ({ action: 1, name, key: '' });
    const store: unknown = {
      mine,
      live: { at: 5 },
      targets: new Map([['area:b', []]]),
      table: { view: { march: { source: 'a', most: 3, ways: { b: near, c: far } } } },
      gestures: {
        async play(next: (at: { options: readonly Option[] }) => Option | undefined) {
          const names = ['from:a', 'from:b', 'to:b', 'to:c'];
          for (let one = next({ options: names.map(offered) }); one;) {
            played.push(one.name);
            one = next({ options: names.map(offered) });
          }
        },
      },
    };
    return { march: new March(store as TableStore), played };
  }

  it('goes over several regions with as many units as the way carries', async () => {
    const { march, played } = marching();
    expect([march.source, march.most, [...march.far]]).toEqual(['a', 3, ['c']]);
    expect([march.wants('b'), march.wants('c'), march.wants('z')]).toEqual([false, true, false]);
    march.count = 2;
    expect([march.wants('b'), march.fits(near), march.fits(far)]).toEqual([true, 2, 1]);
    await march.go('c');
    expect(played).toEqual(['to:b', 'from:b', 'to:c']);
    march.count = 2;
    await march.go('b');
    expect(played.slice(3)).toEqual(['to:b', 'from:a', 'to:b']);
  });

  it("is nobody else's", () => {
    const { march } = marching(false);
    expect([march.source, march.most, march.far.size, march.wants('c')]).toEqual([
      null,
      0,
      0,
      false,
    ]);
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
