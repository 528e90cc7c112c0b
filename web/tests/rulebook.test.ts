import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import { api } from '$src/net/api';
import type { Page, Rulebook, RuleSheet } from '$src/net/types';
import BesideHost from '$src/rulebook/BesideHost.svelte';
import { bookOf, chapterOf, contentsOf, RULE_ID } from '$src/rulebook/book';
import { practise } from '$src/table/seen';
import { TableStore } from '$src/table/store.svelte';
import { say, words } from '$src/words/words.svelte';
import { content, table } from './setup';

const page = (id: string, title: string): Page => ({ id, title, parts: [] });
const BOOK: Rulebook = {
  chapters: [
    { page: page('goal', 'Goal'), rules: ['WW-END-01'], details: ['WW-END-04'] },
    { page: page('turn', 'Turn'), rules: ['WW-TURN-01'], details: [] },
  ],
  more: [page('summary', 'Summary')],
  sides: [{ id: 'martian', difficulty: 1, first: true, page: page('sides/martian', 'Martians') }],
  terms: [],
};
const rule = (id: string, text: string) => ({
  id,
  text,
  language: 'en',
  ruling: false,
  source: '',
  note: '',
  reconstructed: false,
});
const SHEET: RuleSheet = {
  chapters: [
    {
      number: 1,
      title: 'The end',
      behind: false,
      rules: [
        rule('WW-END-01', 'Thirty damage, see WW-END-02.'),
        rule('WW-END-02', 'No civilian.'),
      ],
    },
  ],
};

beforeAll(() => words.use('en'));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a rulebook', () => {
  it('is read chapters first, then sides, then what one looks up', () => {
    expect(contentsOf('war_of_the_worlds', BOOK, say).map(({ href }) => href)).toEqual(
      ['goal', 'turn', 'sides/martian', 'summary', 'index', 'law'].map(
        (path) => `/rules/war_of_the_worlds/${path}`,
      ),
    );
  });

  it('knows which chapter a rule belongs to, told or left to the sheet', () => {
    expect(chapterOf(BOOK, 'WW-END-04')?.id).toBe('goal');
    expect(chapterOf(BOOK, 'WW-TURN-01')?.id).toBe('turn');
    expect(chapterOf(BOOK, 'WW-ROW-01')).toBeUndefined();
  });

  it('is asked for once, and again only after a failure', async () => {
    const asked = vi.spyOn(api, 'rulebook').mockRejectedValueOnce(new Error('offline'));
    await expect(bookOf('scythe', 'en')).rejects.toThrow('offline');
    asked.mockResolvedValue(BOOK);
    await bookOf('scythe', 'en');
    await bookOf('scythe', 'en');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('tells ids of rules from other anchors', () => {
    expect(['CH-BATTLE-16', 'HX-A01', 'HX-M01b', 'SC-SCO-10'].every((id) => RULE_ID.test(id))).toBe(
      true,
    );
    expect(['chapter-3', 'term-round', ''].some((id) => RULE_ID.test(id))).toBe(false);
  });
});

describe('a rule beside the table', () => {
  it('opens where a link to it is followed, and closes with Esc', async () => {
    vi.spyOn(api, 'rules').mockResolvedValue(SHEET);
    vi.spyOn(api, 'rulebook').mockResolvedValue(BOOK);
    Element.prototype.scrollIntoView = () => undefined;
    const link = document.createElement('a');
    link.href = '/rules/war_of_the_worlds/law#WW-END-01';
    document.body.append(link);
    render(BesideHost, { game: 'war_of_the_worlds' });
    expect(await fireEvent.click(link)).toBe(false); // the browser stays here
    const beside = await screen.findByRole('complementary');
    await vi.waitFor(() => expect(beside.querySelector('.on')?.textContent).toContain('Thirty'));
    expect(beside.querySelector('.told')?.textContent).toContain('Goal');
    await fireEvent.click(beside.querySelector('p a')!); // from rule to rule
    await vi.waitFor(() => expect(beside.querySelector('.on')?.textContent).toContain('civilian'));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
    link.remove();
  });

  it('leaves other links and other games alone', async () => {
    render(BesideHost, { game: 'war_of_the_worlds' });
    const link = document.createElement('a');
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    for (const href of ['/rules/scythe/law#SC-TURN-01', '/rules/war_of_the_worlds/turn']) {
      link.href = href;
      await fireEvent.click(link);
      expect(screen.queryByRole('complementary')).toBeNull();
    }
    link.remove();
  });
});

describe('a table made from an example', () => {
  const both = () => table({ id: 'trial', you: [0, 1], asked: { ...table().asked!, seat: 0 } });

  it('is not handed over behind a curtain', async () => {
    vi.spyOn(api, 'table').mockResolvedValue(both());
    expect(new TableStore(both(), game, content).curtain).toBe(0);
    practise('trial');
    const alone = new TableStore(both(), game, content);
    await vi.waitFor(() => expect(alone.curtain).toBeNull());
  });
});
