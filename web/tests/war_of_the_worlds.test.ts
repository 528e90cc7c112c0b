import { describe, expect, it } from 'vitest';
import { inside } from '$src/board/geometry';
import { Index, type AreaView, type View } from '$src/games/war_of_the_worlds/content';
import { shapeMap } from '$src/games/war_of_the_worlds/geometry';
import { damageLadder, layOut } from '$src/games/war_of_the_worlds/layout';
import { fallen, previewOf } from '$src/games/war_of_the_worlds/preview';
import { drawNames, drawScenery } from '$src/games/war_of_the_worlds/scenery';
import { content, table } from './setup';

const map = shapeMap(content.board.area, (id) => id.replaceAll('_', ' '));
const index = new Index(content);
const view = (): View => structuredClone(table().view) as unknown as View;
const put = (position: View, area: string, change: Partial<AreaView>): View => ({ ...position, areas: { ...position.areas, [area]: { ...position.areas[area]!, ...change } } });

describe('the map', () => {
  it('has 15 land and 6 sea areas', () => {
    expect(map.areas.filter((area) => area.kind === 'land')).toHaveLength(15);
    expect(map.areas.filter((area) => area.kind === 'sea')).toHaveLength(6);
  });

  it('draws a common border exactly where the rules say that areas are adjacent', () => {
    const points = new Map(map.areas.map((area) => [area.id, new Set(area.polygon.map(String))]));
    for (const a of map.areas) for (const b of map.areas) {
      if (a.id >= b.id) continue;
      const shared = [...points.get(a.id)!].filter((point) => points.get(b.id)!.has(point)).length;
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
    const outside = map.areas.filter((area) => area.places && !inside(area.polygon, area.places.name.x, area.places.name.y));
    expect(outside.map((area) => area.id)).toEqual([]);
  });
});

describe('the pieces', () => {
  it('stand where the position says, Martians above the name, Humans below', () => {
    const position = put(view(), 'york', { units: [{ kind: 'tripod', used: false }, { kind: 'army', used: false }], building: 'fort', civilians: 5 });
    const here = layOut(map, position, index).tokens.filter((token) => token.place === 'york');
    const name = map.byId.get('york')!.places!.name.y;
    expect(here.find((token) => token.kind === 'tripod')!.y).toBeLessThan(name);
    expect(here.find((token) => token.kind === 'army')!.y).toBeGreaterThan(name);
    expect(here.filter((token) => token.role === 'civilian')).toHaveLength(3);
    expect(layOut(map, position, index).crowds.find((crowd) => crowd.place === 'york')!.count).toBe(5);
  });

  it('make an area hostile only if they are Martian units or buildings', () => {
    const position = view();
    expect(index.hostile(put(position, 'york', { units: [{ kind: 'ufo', used: false }] }).areas['york']!)).toBe(true);
    expect(index.hostile(put(position, 'york', { building: 'fort', markers: ['nerve_agent'] }).areas['york']!)).toBe(false);
  });
});

describe('the damage ladder', () => {
  const york = put(view(), 'york', { building: 'fort', balloons: true, units: [{ kind: 'army', used: false }], civilians: 2 });

  it('hits buildings, then units and balloons, then civilians', () => {
    expect(damageLadder(york.areas['york']!, index, york).map((rung) => rung.kind)).toEqual(['fort', 'army', 'barrage_balloons', 'civilian', 'civilian']);
  });

  it('stops where the damage is too small', () => {
    expect(fallen('york', 3, york, index)).toEqual([]);
    expect(fallen('york', 5, york, index)).toEqual(['fort', 'army']);
    expect(fallen('york', 99, york, index)).toHaveLength(5);
  });

  it('counts a Tank Factory anywhere', () => {
    const stronger = put(york, 'london', { building: 'tank_factory' });
    expect(damageLadder(stronger.areas['york']!, index, stronger).find((rung) => rung.kind === 'army')!.defence).toBe(2);
  });

  it('is previewed on the map in its order', () => {
    const position = { ...york, active: 'martian' as const };
    const { tokens } = layOut(map, position, index);
    const option = { action: 1, name: 'area:york', key: 'k', targets: ['area:york'], gain: { damage: 6 } };
    const shown = previewOf(option, { view: position, index, map, tokens, trail: [] });
    expect(shown.strikes.map((mark) => mark.n)).toEqual([1, 2, 3]);
    expect(shown.areas).toEqual(['york']);
  });
});
