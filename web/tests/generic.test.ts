import { afterEach, describe, expect, it, vi } from 'vitest';
import { coverOf, crestOf, faceOf, meet } from '$src/games';
import { APART, layOut } from '$src/games/generic/layout';
import { shore } from '$src/games/generic/shore';
import type { Place } from '$src/games/generic/view';
import { api } from '$src/net/api';
import type { GameInfo } from '$src/net/types';
import { Words } from '$src/words/words.svelte';

const place = (near: readonly string[], more: Partial<Place> = {}): Place => ({
  near,
  pieces: [],
  owner: null,
  numbers: {},
  ...more,
});
const RING = {
  a: place(['b', 'd']),
  b: place(['a', 'c']),
  c: place(['b', 'd']),
  d: place(['c', 'a']),
};
const game = (id: string, sides: readonly string[]): GameInfo => ({
  id,
  prefix: 'XX',
  rules: 1,
  players: [2],
  options: [],
  sides: { '2': [[...sides], [...sides]] },
  levels: [],
  default_level: '',
  for_learners: {},
  reconstructed: false,
  nouns: {},
});
const distance = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
  Math.hypot(ax! - bx!, ay! - by!);

afterEach(() => vi.restoreAllMocks());

describe('the layout of a map without coordinates', () => {
  it('puts neighbours nearer than the others, nothing on top of each other', () => {
    const at = layOut(RING);
    const near = distance(at.get('a')!, at.get('b')!);
    expect(near).toBeGreaterThanOrEqual(APART - 1e-6);
    expect(distance(at.get('a')!, at.get('c')!)).toBeGreaterThan(near);
  });

  it('is the same every time', () => {
    expect([...layOut(RING)]).toEqual([...layOut(RING)]);
    expect(shore('mill')).toBe(shore('mill'));
    expect(shore('mill')).not.toBe(shore('ford'));
  });

  it('takes islands that nothing leads to, one area, and none', () => {
    const apart = [...layOut({ ...RING, e: place([]) }).values()];
    expect(apart.flat().every(Number.isFinite)).toBe(true);
    expect(layOut({ a: place([]) }).size).toBe(1);
    expect(layOut({}).size).toBe(0);
  });

  it('keeps the places that a game names', () => {
    const at = layOut({ a: place(['b'], { x: 0, y: 0 }), b: place(['a'], { x: 0, y: 2 }) });
    expect(at.get('b')).toEqual([0, APART]);
  });
});

describe('a game that has no folder', () => {
  it('gets a face with different crests; known games keep theirs', async () => {
    const known = faceOf('scythe');
    await meet([game('scythe', ['nordic']), game('two_rivers', ['red', 'reeds', 'blue'])]);
    expect(faceOf('scythe')).toBe(known);
    const crests = ['red', 'reeds', 'blue'].map((side) => crestOf('two_rivers', side));
    for (const part of ['shape', 'colour', 'emblem'] as const)
      expect(new Set(crests.map((crest) => crest[part])).size).toBe(3);
    expect(crests[0]?.word).toBe('side-red');
    expect(coverOf('two_rivers')).toBe('/art/generic.svg');
    expect(coverOf('scythe')).toBe('/art/scythe.svg');
  });

  it('brings its words with it, in every language', async () => {
    const asked = vi
      .spyOn(api, 'words')
      .mockImplementation(async (_, language) => ({ fluent: `game-title = Rivers ${language}` }));
    const words = new Words();
    await words.use('en');
    await words.learn('two_rivers');
    expect(words.say('game-title', {}, 'two_rivers')).toBe('Rivers en');
    expect(words.has('generic-hand', 'two_rivers')).toBe(true);
    await words.use('de');
    expect(words.say('game-title', {}, 'two_rivers')).toBe('Rivers de');
    await words.learn('scythe');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
