import { describe, expect, it } from 'vitest';
import { Camera } from '$src/board/camera.svelte';
import { inside } from '$src/board/geometry';
import { Follower } from '$src/board/identity';
import { Rover } from '$src/board/rover.svelte';
import { cycle, neighbour, type Stop } from '$src/board/roving';

describe('roving focus', () => {
  const stops: Stop[] = [
    { id: 'a', x: 0, y: 0 },
    { id: 'right', x: 10, y: 1 },
    { id: 'far', x: 40, y: 0 },
    { id: 'up', x: 1, y: -10 },
  ];

  it('goes to the nearest stop in the direction of the arrow', () => {
    expect(neighbour(stops[0]!, 'ArrowRight', stops)?.id).toBe('right');
    expect(neighbour(stops[0]!, 'ArrowUp', stops)?.id).toBe('up');
    expect(neighbour(stops[0]!, 'ArrowLeft', stops)).toBeNull();
  });

  it('cycles through what is legal', () => {
    expect(cycle(['x', 'y', 'z'], 'z')).toBe('x');
    expect(cycle(['x', 'y', 'z'], 'x', true)).toBe('z');
    expect(cycle(['x', 'y'], null)).toBe('x');
    expect(cycle([], null)).toBeNull();
  });
});

describe('following pieces', () => {
  it('keeps the key of what stays and gives it to what moves', () => {
    const follower = new Follower();
    const [a, b] = follower.follow([
      { kind: 'tripod', place: 'york' },
      { kind: 'tripod', place: 'london' },
    ]);
    const next = follower.follow([
      { kind: 'tripod', place: 'london' },
      { kind: 'tripod', place: 'wales' },
    ]);
    expect(next.map(({ key }) => key)).toEqual([b!.key, a!.key]);
  });

  it('gives a new key to a new piece and never one key twice', () => {
    const follower = new Follower();
    follower.follow([{ kind: 'army', place: 'york' }]);
    const keys = follower
      .follow([
        { kind: 'army', place: 'york' },
        { kind: 'army', place: 'york' },
      ])
      .map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the camera', () => {
  const camera = () =>
    Object.assign(new Camera({ x: 0, y: 0, w: 100, h: 100 }), { width: 200, height: 100 });

  it('shows the whole core at first and fills the rest', () => {
    const { box } = camera();
    expect(box.w).toBeCloseTo(200);
    expect(box.x + box.w / 2).toBeCloseTo(50);
  });

  it('zooms about the pointer and never out of the map', () => {
    const view = camera();
    view.zoomBy(4, 100, 50);
    expect(view.zoom).toBe(4);
    view.zoomBy(0.001);
    expect(view.zoom).toBe(1);
    view.zoomBy(4);
    view.panBy(-10_000, 0);
    expect(view.box.x).toBeLessThan(100);
  });

  it('shows a part and brings a place into sight', () => {
    const view = camera();
    view.show({ x: 60, y: 60, w: 20, h: 20 });
    expect(view.zoom).toBeGreaterThan(1);
    view.reveal(5, 5, 2);
    expect(view.box.x).toBeLessThanOrEqual(5);
    expect(view.box.y).toBeLessThanOrEqual(5);
  });
});

describe('geometry', () => {
  it('knows the inside of a polygon', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    expect(inside(square, 5, 5)).toBe(true);
    expect(inside(square, 15, 5)).toBe(false);
  });
});

describe('keys on a map', () => {
  const stops: Stop[] = [
    { id: 'area:a', x: 0, y: 0 },
    { id: 'unit:tripod@a', x: 5, y: 0 },
    { id: 'area:b', x: 20, y: 0 },
    { id: 'area:c', x: 40, y: 0 },
  ];
  const legal = ['unit:tripod@a', 'area:c'];
  const acted: string[] = [];
  const rover = () =>
    new Rover(new Camera({ x: 0, y: 0, w: 100, h: 100 }), 'area:a', {
      stops: () => stops,
      legal: (id) => legal.includes(id),
      act: (id) => acted.push(id),
    });
  const press = (key: string, more: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', { key, cancelable: true, ...more });

  it('arrows walk over places, not over pieces', () => {
    const one = rover();
    one.keys(press('ArrowRight'));
    expect(one.at).toBe('area:b');
  });

  it('N goes round the legal things, Shift+N back', () => {
    const one = rover();
    one.hop(press('n'));
    expect(one.at).toBe('unit:tripod@a');
    one.hop(press('n'));
    expect(one.at).toBe('area:c');
    one.hop(press('N', { shiftKey: true }));
    expect(one.at).toBe('unit:tripod@a');
    one.hop(press('n', { ctrlKey: true }));
    expect(one.at).toBe('unit:tripod@a');
  });

  it('Enter does what a click would, and nobody else hears of it', () => {
    const enter = press('Enter');
    rover().keys(enter);
    expect(acted).toEqual(['area:a']);
    expect(enter.defaultPrevented).toBe(true);
  });
});
