import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import type { Asked, Option } from '$src/net/types';
import { settings } from '$src/settings.svelte';
import Acts from '$src/table/Acts.svelte';
import { unusedBy } from '$src/table/ending.svelte';
import { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import { content, table } from './setup';

const option = (action: number, name: string, more: Partial<Option> = {}): Option => ({
  action,
  name,
  key: `option-${name}`,
  ...more,
});
const END = option(1, 'end_turn');
const PLAY = option(2, 'play:x', { targets: ['hand:x'] });

function store(options: readonly Option[], hooks: Partial<typeof game> = {}): TableStore {
  const plain = table();
  const { done, wasteful, ...rest } = game;
  void [done, wasteful];
  const asked: Asked = {
    ...plain.asked!,
    options: [...options],
    refusals: [{ thing: 'buy:h_fort', key: 'x', targets: ['row:h_fort'] }],
  };
  return new TableStore({ ...plain, asked }, { ...rest, ...hooks }, content);
}

beforeAll(async () => {
  await words.use('en');
  await words.learn('war_of_the_worlds');
});
beforeEach(() => settings.set('askOnce', true));

describe('the main button', () => {
  it('is quiet while something useful is unused, and bright otherwise', () => {
    expect(unusedBy(store([END, PLAY]), END)).toEqual({ word: 'web-unused', count: 1 });
    expect(unusedBy(store([END]), END)).toBeNull();
    expect(unusedBy(store([END, option(3, 'pass')]), END)).toBeNull();
    const resolve = option(4, 'resolve');
    expect(unusedBy(store([resolve, PLAY]), resolve)).toBeNull();
  });

  it('believes the game, which knows better', () => {
    expect(unusedBy(store([END, PLAY], { wasteful: () => null }), END)).toBeNull();
    expect(unusedBy(store([END], { wasteful: () => 'web-unused' }), END)).toEqual({
      word: 'web-unused',
      count: 0,
    });
  });

  it('asks once, acts on the second press, and forgets when told to', async () => {
    const one = store([END, PLAY]);
    const choose = vi.spyOn(one, 'choose').mockResolvedValue();
    render(Acts, { store: one, explain: vi.fn() });
    const button = document.querySelector<HTMLElement>('[data-done]')!;
    expect(button.classList).toContain('quiet');
    await fireEvent.click(button);
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelector('[role=status]')?.textContent).toContain('1 option unused');
    one.ending.calm();
    await fireEvent.click(button);
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(choose).toHaveBeenCalledExactlyOnceWith(END);
  });

  it('does not ask whoever does not want to be asked', async () => {
    settings.set('askOnce', false);
    const one = store([END, PLAY]);
    const choose = vi.spyOn(one, 'choose').mockResolvedValue();
    await one.finish();
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('a click on a thing that is partly refused', () => {
  it('opens it and plays nothing; the second click plays', () => {
    const swap = option(5, 'swap:h_fort', { targets: ['row:h_fort'] });
    const one = store([swap, END]);
    const choose = vi.spyOn(one, 'choose').mockResolvedValue();
    one.pick('row:h_fort');
    expect([one.picked, choose.mock.calls.length]).toEqual(['row:h_fort', 0]);
    expect(one.hovered).toBe(one.options[0]);
    one.pick('row:h_fort');
    expect(choose).toHaveBeenCalledOnce();
  });
});
