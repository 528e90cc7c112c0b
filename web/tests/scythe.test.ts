import { describe, expect, it } from 'vitest';
import { emblemOf, gainGlyphs, sceneOf } from '$src/games/scythe/cards';
import { Index, type Content, type PlaceView, type View } from '$src/games/scythe/content';
import { meetings, onDial } from '$src/games/scythe/dial';
import { corners, riverLines, shapeMap, sharedEdge } from '$src/games/scythe/geometry';
import { layOut } from '$src/games/scythe/layout';
import { costOf, gains, pips } from '$src/games/scythe/mats';
import { arrowBetween, previewOf } from '$src/games/scythe/preview';
import { drawScenery } from '$src/games/scythe/scenery';
import { LOOK, borderLine, tokenOf } from '$src/games/scythe/tokens';
import { cardIn, combatIn, scoresIn, targetsOf, verdictIn } from '$src/games/scythe/story';
import type { EventLine, Option } from '$src/net/types';
import fixture from './fixtures/scythe.json';
import { recorded } from './setup';

const content = recorded<Content>(fixture.content);
const index = new Index(content);
const map = shapeMap(content.board);
const view = (): View => recorded<View>(fixture.view);
const put = (position: View, id: string, place: PlaceView): View => ({
  ...position,
  places: { ...position.places, [id]: place },
});
const option = (name: string, more: Partial<Option> = {}): Option =>
  ({ action: 1, name, key: 'option-step', facts: {}, targets: [], ...more }) as Option;

describe('the map', () => {
  it('has 47 hexes and 7 home bases', () => {
    expect(map.hexes).toHaveLength(47);
    expect(map.bases).toHaveLength(7);
  });

  it('draws a common edge exactly where the rules say that hexes are adjacent', () => {
    for (const a of map.hexes)
      for (const b of map.hexes) {
        if (a.id < b.id)
          expect([a.id, b.id, sharedEdge(a, b, map.layout).length === 2]).toEqual([
            a.id,
            b.id,
            a.record.adj.includes(b.id),
          ]);
      }
  });

  it('runs a river along every river edge, joined where edges meet', () => {
    const edges = content.board.hex.flatMap(({ id, river }) =>
      river
        .filter((other) => id < other && index.hex.has(other))
        .map(
          (other) =>
            sharedEdge(map.at.get(id)!, map.at.get(other)!, map.layout) as [
              readonly [number, number],
              readonly [number, number],
            ],
        ),
    );
    expect(edges).toHaveLength(31);
    const lines = riverLines(edges);
    expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(31);
    expect(lines.length).toBeLessThan(12);
  });

  it('is the same picture every time', () => {
    expect(drawScenery(shapeMap(content.board))).toBe(drawScenery(map));
  });

  it('tells nations apart without colour', () => {
    const nations = view().players.map((player) => player.nation);
    expect(new Set(nations.map((nation) => tokenOf(nation, 10))).size).toBe(nations.length);
    expect(new Set(Object.values(LOOK).map(({ shape, pattern }) => shape + pattern)).size).toBe(5);
    expect(borderLine({ x: 0, y: 0 }, 'polania', map.layout).split('L')).toHaveLength(54);
  });
});

describe('the pieces', () => {
  it('stand inside their hex, however many they are', () => {
    const crowd: PlaceView = {
      units: [0, 1].flatMap((seat) =>
        (['character', 'mech', 'worker'] as const).map((unit) => ({ seat, unit, n: 2 })),
      ),
      structure: { seat: 0, kind: 'mill' },
      resources: { food: 1, wood: 2, metal: 3, oil: 4 },
    };
    const { tokens, sites, heaps } = layOut(map, put(view(), 'farm5', crowd));
    const centre = map.at.get('farm5')!;
    const radius = Math.hypot(...corners({ x: 0, y: 0 }, map.layout)[0]!);
    const here = [...tokens, ...sites, ...heaps].filter((piece) => piece.place === 'farm5');
    expect(here).toHaveLength(11);
    for (const piece of here)
      expect(Math.hypot(piece.x - centre.x, piece.y - centre.y)).toBeLessThan(radius);
  });

  it('name what a click on them means', () => {
    expect(layOut(map, view()).tokens.find((token) => token.place === 'base_nordic')?.target).toBe(
      'unit:character@base_nordic',
    );
  });
});

describe('the mat', () => {
  const player = view().players[0]!;

  it('shows one pip per printed token: to pay, that can be saved, saved', () => {
    const section = { ...player.sections[0]!, cost_start: 4, slots: 2, cubes: 1 };
    expect(pips(section).map(({ state }) => state)).toEqual(['pay', 'pay', 'open', 'saved']);
  });

  it('knows what a column gives and costs now', () => {
    expect(
      gains(player, 'move', index).map(({ glyph, n, covered }) => [glyph, n, covered]),
    ).toEqual([
      ['move', 2, true],
      ['coin', 1, true],
    ]);
    expect(costOf(player, 'bolster', index)).toEqual({ coin: 1 });
    const busy = { ...player, produce_cost: { power: 1, popularity: 1 } };
    expect(costOf(busy, 'produce', index)).toEqual({ power: 1, popularity: 1 });
  });
});

describe('the wheel', () => {
  it('tells which totals of the other side are beaten, as the engine settles ties', () => {
    const won = (ties: boolean) =>
      meetings(2, { wins_ties: ties }, { most: 3 }).map((one) => one.won);
    expect(won(true)).toEqual([true, true, true, false]);
    expect(won(false)).toEqual([true, true, false, false]);
  });

  it('has zero at the lower left and seven at the lower right', () => {
    expect(onDial(0, 10)[0]).toBeLessThan(0);
    expect(onDial(7, 10)[0]).toBeGreaterThan(0);
    expect(onDial(0, 10)[1]).toBeCloseTo(onDial(7, 10)[1]);
  });
});

describe('the preview', () => {
  const moving: View = {
    ...view(),
    move: { unit: 'mech', place: 'forest4', cargo: {}, steps: 1, far: {} },
  };

  it('draws an arrow over an edge, a dashed one through a tunnel', () => {
    const near = previewOf(
      option('step:mountain4', { targets: ['area:mountain4'] }),
      moving,
      index.hex,
      [],
    );
    expect(near.arrow).toEqual({ from: 'forest4', to: 'mountain4', hidden: false });
    expect(near.ghost?.unit).toBe('mech');
    expect(
      previewOf(option('step:tundra6', { targets: ['area:tundra6'] }), moving, index.hex, []).arrow
        ?.hidden,
    ).toBe(true);
  });

  it('marks a fight, and puts costs and gains beside the place', () => {
    const fight = previewOf(
      option('step:village5', {
        key: 'option-step-combat',
        targets: ['area:village5'],
        cost: { popularity: 1 },
        gain: { star: 1 },
      }),
      moving,
      index.hex,
      [],
    );
    expect(fight.fight).toBe(true);
    expect(fight.chips).toEqual([
      { glyph: 'star', text: '+1', bad: false },
      { glyph: 'popularity', text: '−1', bad: true },
    ]);
  });

  it('shows the structure that is being built', () => {
    const built = previewOf(
      option('structure-to:farm1', { targets: ['area:farm1'] }),
      view(),
      index.hex,
      [option('structure:mill')],
    );
    expect(built.ghost).toEqual({ unit: 'structure', kind: 'mill' });
  });

  it('points the head of an arrow at its end', () => {
    const arrow = arrowBetween({ x: 0, y: 0 }, { x: 200, y: 0 }, false);
    expect(arrow.x).toBeCloseTo(164);
    expect(Math.abs(arrow.angle)).toBeLessThan(45);
  });
});

describe('the cards', () => {
  it('all have a scene or an emblem', () => {
    for (const card of content.cards.encounter) expect(sceneOf(card.id)).toHaveLength(2);
    for (const card of content.cards.objective)
      expect(emblemOf(card.requires).length).toBeGreaterThan(0);
    expect(emblemOf(index.objective.get('obj01')!.requires)).toEqual([
      'mountain',
      'mountain',
      'mountain',
    ]);
  });

  it('show a resource as itself', () => {
    expect(gainGlyphs([{ kind: 'resource', n: 4, res: 'oil', hexes: 0 }])).toEqual([
      { glyph: 'oil', n: 4 },
    ]);
  });
});

describe('the story', () => {
  const line = (key: string, facts: Record<string, string | number> = {}): EventLine =>
    ({ n: 7, key, rule: 'SC-COM-06', facts }) as EventLine;
  const revealed = line('combat-revealed', {
    seat: 'faction-nordic',
    other: 'faction-crimea',
    area: 'area-village5',
    attack: 9,
    attack_dial: 4,
    attack_cards: 5,
    attack_2: 1,
    attack_3: 1,
    attack_4: 0,
    attack_5: 0,
    defence: 9,
    defence_dial: 7,
    defence_cards: 2,
    defence_2: 1,
    defence_3: 0,
    defence_4: 0,
    defence_5: 0,
  });
  const score = (nation: string, n: number) =>
    line('final-score', {
      seat: `faction-${nation}`,
      n,
      coins: 5,
      stars: 8,
      star_n: 2,
      territories: 6,
      territory_n: 3,
      resources: 1,
      resource_n: 3,
      structures: 2,
      structure_n: 1,
      popularity: 3,
    });

  it('reads a combat with all its cards, and what followed from it alone', () => {
    const events = [
      line('card-committed', { seat: 'faction-crimea', value: 2 }),
      revealed,
      line('combat-tied', {
        seat: 'faction-nordic',
        other: 'faction-crimea',
        area: 'area-village5',
        n: 9,
        other_n: 9,
      }),
      line('units-retreated', { seat: 'faction-crimea' }),
      line('star-placed', { seat: 'faction-nordic' }),
      line('turn-began', { seat: 'faction-crimea' }),
      line('card-drawn.rumour', { seat: 'faction-crimea' }),
    ];
    const fought = combatIn({ n: 7, events });
    expect(fought?.place).toBe('village5');
    expect(
      fought?.sides.map(({ nation, dial, cards, total, won }) => [nation, dial, cards, total, won]),
    ).toEqual([
      ['nordic', 4, [3, 2], 9, true],
      ['crimea', 7, [2], 9, false],
    ]);
    expect(fought?.tie).toBe(true);
    expect(fought?.after.map(({ key }) => key)).toEqual(['units-retreated', 'star-placed']);
    expect(combatIn({ n: 7, events: events.slice(2) })).toBeNull();
  });

  it('reads the scores, the best first, and the verdict', () => {
    const beat = {
      n: 7,
      events: [
        line('game-ended', { seat: 'faction-crimea' }),
        score('crimea', 12),
        score('nordic', 22),
        line('game-won', { seat: 'faction-nordic', n: 22 }),
      ],
    };
    expect(scoresIn(beat).map(({ nation, total }) => [nation, total])).toEqual([
      ['nordic', 22],
      ['crimea', 12],
    ]);
    expect(scoresIn(beat)[0]?.parts.map(({ coins, count }) => [coins, count])).toEqual([
      [5, null],
      [8, 2],
      [6, 3],
      [1, 3],
      [2, 1],
    ]);
    expect(verdictIn(beat).map(({ key }) => key)).toEqual(['game-ended', 'game-won']);
  });

  it('shows the card an opponent chose from', () => {
    const events = [
      line('encounter-chosen', {
        seat: 'faction-crimea',
        card: 'card-enc07',
        n: 3,
        text: 'encounter-enc07-3',
      }),
    ];
    expect(cardIn({ n: 7, events })).toEqual({
      kind: 'encounter',
      id: 'enc07',
      nation: 'crimea',
      option: 3,
      place: '',
    });
    expect(
      cardIn({
        n: 7,
        events: [line('factory-card-taken', { seat: 'faction-crimea', card: 'card-fac02' })],
      })?.kind,
    ).toBe('factory');
    expect(cardIn({ n: 7, events: [revealed] })).toBeNull();
  });

  it('lights every place an event speaks of once', () => {
    expect(
      targetsOf(
        line('unit-moved', {
          seat: 'faction-nordic',
          unit: 'unit-mech',
          from: 'area-forest1',
          area: 'area-forest1',
        }),
      ),
    ).toEqual(['area:forest1', 'faction:nordic']);
  });
});
