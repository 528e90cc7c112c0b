import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { canTeach, Coach, seatCoach } from '$src/table/coach.svelte';
import { words } from '$src/words/words.svelte';

const GAME = 'war_of_the_worlds';
const coach = (table = 'a') => new Coach(table, GAME);

beforeAll(async () => {
  await words.use('en');
  await words.learn(GAME);
});
beforeEach(() => localStorage.clear());

describe('the coach', () => {
  it('teaches what has lessons', () => {
    expect(canTeach(GAME)).toBe(true);
    expect(canTeach('chess')).toBe(false);
  });

  it('sits only where he was asked to', () => {
    seatCoach('a');
    expect(coach('a').on).toBe(true);
    expect(coach('b').on).toBe(false);
    const one = coach('a');
    one.on = false;
    expect(coach('a').on).toBe(false);
  });

  it('reads five cards and one about the own side, and remembers the page', () => {
    seatCoach('a');
    const one = coach();
    const cards = one.briefing('martian', 'Martians');
    expect(cards).toHaveLength(6);
    expect(cards.every((card) => card.title && card.text && !card.text.startsWith('brief-'))).toBe(
      true,
    );
    expect(cards.at(-1)!.title).toBe('Martians');
    expect(one.briefing('nobody', '')).toHaveLength(5);
    one.turnTo(2);
    expect(coach().read).toBe(2);
  });

  it('has a lesson for a question and folds it once it is known', () => {
    seatCoach('a');
    const one = coach();
    expect(one.lesson('D-MAIN')).not.toBe('');
    expect(one.lesson('NO-SUCH-QUESTION')).toBe('');
    one.hear('D-MAIN');
    expect(one.isNew('D-MAIN')).toBe(true);
    one.hear('D-MAIN');
    expect(coach('b').isNew('D-MAIN')).toBe(false);
    expect(one.isNew('D-STEP')).toBe(true);
  });

  it('forgets the oldest tables first', () => {
    for (let i = 0; i < 60; i += 1) seatCoach(`t${i}`);
    expect(coach('t0').on).toBe(false);
    expect(coach('t59').on).toBe(true);
  });

  it('leaves alone what another tab has written since', () => {
    seatCoach('a');
    const here = coach('a');
    seatCoach('b');
    here.hear('D-MAIN');
    expect(coach('b').on).toBe(true);
  });

  it('goes on where nothing can be stored', () => {
    const one = coach();
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    one.on = true;
    one.turnTo(3);
    expect(one.read).toBe(3);
    set.mockRestore();
  });

  it('starts anew from what cannot be read', () => {
    localStorage.setItem('beachhead-coach', '{');
    expect(coach().on).toBe(false);
  });
});
