import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import { session } from '$src/session.svelte';
import Decision from '$src/table/Decision.svelte';
import { TableStore } from '$src/table/store.svelte';
import { nameOfTarget } from '$src/table/targets';
import { timeLeft } from '$src/table/clock';
import { forPlayers, marked, searchRules } from '$src/ui/rules';
import { words } from '$src/words/words.svelte';
import { content, table } from './setup';

beforeAll(async () => {
  await words.use('en');
  await words.learn('war_of_the_worlds');
});
const store = () => new TableStore(table(), game, content);

describe('the decision panel', () => {
  it('asks in one sentence and offers numbered options', () => {
    const one = store();
    render(Decision, { store: one });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Your turn: play cards, buy, swap or use buildings.',
    );
    expect(document.querySelectorAll('[data-option][aria-keyshortcuts]').length).toBeGreaterThan(0);
  });

  it('previews what is pointed at and plays what is clicked', async () => {
    const one = store();
    const choose = vi.spyOn(one, 'choose').mockResolvedValue();
    render(Decision, { store: one });
    const button = document.querySelector<HTMLElement>('[data-option]')!;
    await fireEvent.pointerEnter(button);
    expect(one.hovered?.name).toBe(button.dataset['option']);
    await fireEvent.click(button);
    expect(choose).toHaveBeenCalledOnce();
  });

  it('keeps refusals visible and tells why, with the rule', async () => {
    const one = store();
    render(Decision, { store: one });
    await fireEvent.click(screen.getByText(/Not possible now/));
    const row = document.querySelector('[data-refusal]')!;
    await fireEvent.click(row.querySelector('button')!);
    expect(row.querySelector('.reason')!.textContent!.length).toBeGreaterThan(10);
    expect(row.querySelector('.reason a')!.getAttribute('href')).toMatch(
      /^\/rules\/war_of_the_worlds\/law#WW-/,
    );
  });

  it('speaks another language at once', async () => {
    render(Decision, { store: store() });
    await words.use('de');
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('Your turn'),
    );
    await words.use('en');
  });
});

describe('names of things', () => {
  beforeAll(() => {
    const none = { players: [], options: [], sides: {}, levels: [], for_learners: {} };
    const nothing = { ...none, default_level: '' };
    const nouns = { row: 'card', buy: 'card', to: 'area' };
    const told = { id: 'war_of_the_worlds', prefix: 'WW', rules: 1, reconstructed: false, nouns };
    session.games = [{ ...nothing, ...told }];
  });

  it('knows from the game which kind of word an argument is', () => {
    expect(
      ['row:h_fort', 'buy:h_fort', 'to:york', 'area:york'].map((target) =>
        nameOfTarget(store(), target),
      ),
    ).toEqual(['Fort', 'Fort', 'York', 'York']);
  });
});

describe('small things', () => {
  it('tells the time left', () => {
    expect([0, 61_000, 3_900_000, 90_000_000].map(timeLeft)).toEqual([
      '0:00',
      '1:01',
      '1 h 05',
      '1 d 1 h',
    ]);
  });

  it('finds rules by words and ids, and marks what was found', () => {
    const rule = {
      id: 'WW-ROW-01',
      text: 'A player may buy any card.',
      language: 'en',
      ruling: true,
      source: 'rulebook',
      note: '',
      reconstructed: false,
    };
    const row = { number: 1, title: 'Row', behind: false, rules: [rule] };
    expect(searchRules([row], 'buy player')).toEqual([rule]);
    expect(searchRules([row], 'ww-row')).toEqual([rule]);
    expect(searchRules([row], 'sell')).toEqual([]);
    expect(forPlayers({ chapters: [row, { ...row, behind: true }] })).toEqual([row]);
    expect(
      marked('may buy', 'buy')
        .filter((piece) => piece.hit)
        .map((piece) => piece.text),
    ).toEqual(['buy']);
  });
});
