import { describe, expect, it } from 'vitest';
import { drawChart } from '$src/games/hexpanse/chart';
import { layBoard, outline } from '$src/games/hexpanse/hexes';
import { isolines } from '$src/games/hexpanse/isolines';
import { FACTIONS, lookOf, monogram, shapePath } from '$src/games/hexpanse/looks';
import { progressOf, shapeIn } from '$src/games/hexpanse/missions';
import { named, outcomeOf, sketchOf } from '$src/games/hexpanse/outcome';
import { orient } from '$src/games/hexpanse/patterns';
import { drawSky } from '$src/games/hexpanse/sky';
import { at, content, foreseen, goal, index, option, player, small, unit, view } from './hexpanse';

const BOARDS = [61, 91, 127, 169];

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
