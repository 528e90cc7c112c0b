import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import InfoPop from '$src/table/InfoPop.svelte';
import { Pointing } from '$src/table/pointed.svelte';
import ReachLegend from '$src/table/ReachLegend.svelte';
import { TableStore } from '$src/table/store.svelte';
import { overlaps, place, type Box } from '$src/ui/place';
import { words } from '$src/words/words.svelte';
import { content, table } from './setup';

const info = vi.fn((_: TableStore, thing: string) =>
  thing === 'card:h_fort' ? { title: 'Fort', lines: ['Holds four.'], rules: ['WW-FORT-01'] } : null,
);
const store = () =>
  new TableStore(
    table(),
    { ...game, info: () => Promise.resolve({ info }), reaches: true },
    content,
  );

beforeAll(async () => {
  await words.use('en');
  await words.learn('war_of_the_worlds');
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button id="card" data-info="card:h_fort">Fort</button><button id="tripod" data-reach="unit:tripod@york">Tripod</button><p id="ground">ground</p>';
});
afterEach(() => vi.useRealTimers());
const card = () => document.getElementById('card')!;
const tripod = () => document.getElementById('tripod')!;
const pop = () => document.querySelector('[role=tooltip]');
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what a thing is', () => {
  it('comes after a moment of hovering and goes with the mouse', async () => {
    render(InfoPop, { store: store() });
    await fireEvent.pointerOver(card(), { pointerType: 'mouse' });
    await wait(200);
    expect(pop()).toBeNull();
    await wait(100);
    expect(pop()!.textContent).toContain('Holds four.');
    expect(card().getAttribute('aria-describedby')).toBe(pop()!.id);
    await fireEvent.pointerOver(document.getElementById('ground')!, { pointerType: 'mouse' });
    expect(pop()).toBeNull();
    expect(card().hasAttribute('aria-describedby')).toBe(false);
  });

  it('closes with Esc, which then does nothing else', async () => {
    render(InfoPop, { store: store() });
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await fireEvent.pointerOver(card(), { pointerType: 'mouse' });
    await wait(300);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(pop()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('keydown', heard);
  });

  it('is held by a long press, whose click plays nothing; the next tap only closes it', async () => {
    render(InfoPop, { store: store() });
    const clicked = vi.fn();
    card().addEventListener('click', clicked);
    await fireEvent.pointerDown(card(), { pointerType: 'touch' });
    await wait(500);
    await fireEvent.pointerUp(card(), { pointerType: 'touch' });
    await fireEvent.click(card());
    expect(pop()).not.toBeNull();
    await fireEvent.pointerDown(card(), { pointerType: 'touch' });
    await fireEvent.pointerUp(card(), { pointerType: 'touch' });
    await fireEvent.click(card());
    expect(pop()).toBeNull();
    expect(clicked).not.toHaveBeenCalled();
    await fireEvent.pointerDown(card(), { pointerType: 'touch' });
    await fireEvent.pointerUp(card(), { pointerType: 'touch' });
    await fireEvent.click(card());
    expect(clicked).toHaveBeenCalledOnce();
    await wait(1_000);
    expect(pop()).toBeNull();
  });

  it('offers the reach of what can move', async () => {
    const one = store();
    const show = vi.spyOn(one.reach, 'show').mockResolvedValue();
    render(InfoPop, { store: one });
    await fireEvent.pointerDown(tripod(), { pointerType: 'touch' });
    await wait(500);
    const button = pop()!.querySelector('button')!;
    await fireEvent.pointerDown(button, { pointerType: 'touch' });
    await fireEvent.click(button);
    expect(show).toHaveBeenCalledWith('unit:tripod@york');
  });

  it('knows what is pointed at without waiting', async () => {
    const pointing = new Pointing();
    render(InfoPop, { store: store(), pointing });
    await fireEvent.pointerOver(tripod(), { pointerType: 'mouse' });
    expect(pointing.over).toBe('unit:tripod@york');
  });
});

describe('reach', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ reaches: ['area:york'], reached_by: [] })),
    );
  });

  it('is asked for by a right click, and by a click while aiming; neither plays anything', async () => {
    const one = store();
    render(ReachLegend, { store: one });
    const clicked = vi.fn();
    tripod().addEventListener('click', clicked);
    await fireEvent.contextMenu(tripod());
    await wait(0);
    expect([...one.reach.reaches]).toEqual(['area:york']);
    expect(document.querySelector('.legend')!.textContent).toContain('York');
    one.reach.aim();
    expect(one.reach.target).toBeNull();
    await fireEvent.click(tripod());
    await wait(0);
    expect(one.reach.target).toBe('unit:tripod@york');
    expect(clicked).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([one.reach.target, one.reach.aiming]).toEqual([null, false]);
    await fireEvent.click(tripod());
    expect(clicked).toHaveBeenCalledOnce();
  });
});

describe('the place of an explanation', () => {
  const screen = { width: 1000, height: 700 };
  const size = { width: 300, height: 200 };
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });

  it('covers neither the thing nor what is kept free, wherever the thing is', () => {
    const main = box(800, 600, 180, 60);
    for (let x = 0; x <= 940; x += 47)
      for (let y = 0; y <= 640; y += 32) {
        const thing = box(x, y, 60, 60);
        const { left, top } = place(thing, size, screen, [main]);
        const found = box(left, top, size.width, size.height);
        expect(overlaps(found, thing), `${x} ${y}`).toBe(false);
        expect(overlaps(found, main), `${x} ${y}`).toBe(false);
        expect(
          overlaps(found, box(0, 0, 1000, 700)) &&
            left >= 0 &&
            top >= 0 &&
            left + 300 <= 1000 &&
            top + 200 <= 700,
        ).toBe(true);
      }
  });
});
