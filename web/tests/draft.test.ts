import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '$src/net/api';
import type { GameInfo, GameSetup } from '$src/net/types';
import { Draft, fittingSide } from '$src/setup/draft.svelte';

const OPTION = { id: 'mode', values: ['long', 'short'], default: 'long', rule: '' };
const GAME: GameInfo = {
  id: 'x',
  prefix: 'X',
  rules: 1,
  players: [2, 3],
  options: [OPTION],
  levels: ['level1'],
  default_level: 'level1',
  for_learners: {},
  reconstructed: false,
  nouns: {},
  sides: {
    '2': [
      ['red', 'blue'],
      ['red', 'blue'],
    ],
    '3': [['red'], ['blue'], ['green']],
  },
};
const answer = (mode: string, sides: GameSetup['sides']): GameSetup => ({
  options: [OPTION],
  chosen: { mode },
  sides,
});
afterEach(() => void vi.restoreAllMocks());

describe('a match on the way to be opened', () => {
  it('keeps a side only while it is open', () => {
    expect(fittingSide('red', ['red', 'blue'])).toBe('red');
    expect(fittingSide('red', ['green', 'blue'])).toBe('random');
    expect(fittingSide('red', ['seat-1'])).toBe('seat-1');
  });

  it('keeps who sits where when seats come and go', async () => {
    vi.spyOn(api, 'setup').mockResolvedValue(answer('long', GAME.sides['3']!));
    const draft = new Draft(GAME);
    draft.setKind(1, 'invite');
    await draft.setPlayers(3);
    expect(draft.seats.map((seat) => [seat.kind, seat.side])).toEqual([
      ['me', 'red'],
      ['invite', 'blue'],
      ['bot', 'green'],
    ]);
  });

  it('always has somebody at this screen', async () => {
    vi.spyOn(api, 'setup').mockResolvedValue(answer('long', GAME.sides['3']!));
    const draft = new Draft(GAME);
    expect(draft.mayBe(0, 'bot')).toBe(false);
    expect(draft.mayBe(1, 'bot')).toBe(true);
    await draft.setPlayers(3);
    draft.setKind(2, 'me');
    expect(draft.mayBe(0, 'bot')).toBe(true);
    await draft.setPlayers(2);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
  });

  it('listens to the latest answer alone', async () => {
    const replies: ((setup: GameSetup) => void)[] = [];
    vi.spyOn(api, 'setup').mockImplementation(() => new Promise((reply) => replies.push(reply)));
    const draft = new Draft(GAME);
    const first = draft.setOption('mode', 'short');
    const second = draft.setOption('mode', 'long');
    replies[1]!(answer('long', [['blue'], ['red']]));
    await second;
    replies[0]!(answer('short', [['red'], ['blue']]));
    await first;
    expect(draft.options).toEqual({ mode: 'long' });
    expect((await draft.settled()).seats.map((seat) => seat.side)).toEqual(['blue', 'red']);
  });

  it('has one "me" at most', () => {
    const draft = new Draft(GAME);
    draft.setKind(1, 'me');
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['bot', 'me']);
  });
});
