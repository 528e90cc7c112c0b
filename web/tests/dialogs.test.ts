import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import { handleKey, type KeyDeeds } from '$src/table/keys';
import { TableStore } from '$src/table/store.svelte';
import KeysHelp from '$src/ui/KeysHelp.svelte';
import { words } from '$src/words/words.svelte';
import { content, table } from './setup';

beforeAll(async () => {
  await words.use('en');
  await words.learn('war_of_the_worlds');
});

/** A table that listens, and what reached it. */
function listening(): { heard: string[]; stop: () => void } {
  const heard: string[] = [];
  const note = (name: string) => () => void heard.push(name);
  const deeds: KeyDeeds = {
    option: (n) => void heard.push(String(n)),
    why: note('why'),
    help: note('help'),
    zen: note('zen'),
    recap: note('recap'),
    log: note('log'),
    text: note('text'),
    reach: note('reach'),
  };
  const store = new TableStore(table(), game, content);
  for (const deed of ['finish', 'unpick'] as const)
    vi.spyOn(store, deed).mockImplementation(async () => void heard.push(deed));
  const listen = (event: KeyboardEvent) => handleKey(event, store, deeds);
  window.addEventListener('keydown', listen);
  return { heard, stop: () => window.removeEventListener('keydown', listen) };
}

const KEYS = ['1', '9', ' ', 'w', 'l', 'r', 'z', 't', 'g', '?', 'Escape'];

describe('a dialog', () => {
  it('keeps every key from the table, wherever the focus is, and gives them back', async () => {
    const { heard, stop } = listening();
    const close = vi.fn();
    const { unmount } = render(KeysHelp, { close });
    for (const key of KEYS)
      for (const place of [document.body, screen.getByRole('dialog')]) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        place.dispatchEvent(event);
        expect(event.defaultPrevented, `${key} is left to the browser`).toBe(false);
      }
    expect(heard).toEqual([]);
    await fireEvent.click(screen.getByLabelText('Close'));
    expect(close).toHaveBeenCalled();
    unmount();
    await fireEvent.keyDown(document.body, { key: '1' });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(heard).toEqual(['1', 'unpick']);
    stop();
  });
});
