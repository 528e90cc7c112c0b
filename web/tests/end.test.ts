import { describe, expect, it } from 'vitest';
import type { End, SeatOutcome } from '$src/net/types';
import {
  longest,
  placeOf,
  pointsOf,
  ranked,
  segments,
  sourceKeys,
  spread,
  ticks,
} from '$src/table/end/chart';
import { headline } from '$src/table/end/headline';

function ended(winners: number[], teams: number[] = [0, 1, 2], resigned: number[] = []): End {
  const seats: SeatOutcome[] = teams.map((team, seat) => ({
    seat,
    place: winners.includes(seat) ? 1 : 2,
    team,
    points: null,
  }));
  return {
    outcome: { reasons: [], winners, seats },
    measures: [],
    course: [],
    resigned,
    next_level: null,
    moments: { state: 'none', done: 1, moments: [] },
  };
}

describe('who won, as the reader sees it', () => {
  it('tells winner and loser apart', () => {
    expect(headline(ended([0]), [0])).toEqual({ key: 'web-end-you-won', tone: 'won', line: null });
    expect(headline(ended([0]), [1])).toEqual({
      key: 'web-end-you-lost',
      tone: 'lost',
      line: 'web-end-wins',
    });
    expect(headline(ended([0], [0, 1], [1]), [1]).key).toBe('web-end-you-resigned');
  });
  it('knows draws, teams and shared victories', () => {
    expect(headline(ended([]), [0])).toEqual({ key: 'web-end-draw', tone: 'drawn', line: null });
    expect(headline(ended([1, 3], [0, 1, 0, 1]), [3]).key).toBe('web-end-your-team-won');
    expect(headline(ended([1, 3], [0, 1, 0, 1]), [0])).toEqual({
      key: 'web-end-you-lost',
      tone: 'lost',
      line: 'web-end-team-wins',
    });
    expect(headline(ended([0, 1]), [0]).key).toBe('web-end-you-share');
    expect(headline(ended([0, 1]), [2]).line).toBe('web-end-share');
  });
  it('names the winners to spectators and to people at one screen', () => {
    expect(headline(ended([0]), [])).toEqual({ key: 'web-end-wins', tone: 'told', line: null });
    expect(headline(ended([0]), [0, 1]).key).toBe('web-end-wins');
    expect(headline(ended([1, 3], [0, 1, 0, 1]), []).key).toBe('web-end-team-wins');
  });
});

const rich: SeatOutcome = {
  seat: 0,
  place: 2,
  team: 0,
  points: 6,
  sources: [
    { key: 'a', points: 5 },
    { key: 'b', points: 3 },
    { key: 'paid', points: -2 },
  ],
};
const poor: SeatOutcome = {
  seat: 1,
  place: 1,
  team: 1,
  points: 3,
  sources: [{ key: 'b', points: 3 }],
};

describe('bars', () => {
  it('stand in the order of the sources and end at the sum', () => {
    const keys = sourceKeys([poor, rich]);
    expect(keys).toEqual(['a', 'b', 'paid']);
    expect(longest([poor, rich])).toBe(8);
    const parts = segments(rich, keys, 8);
    expect(parts.map((part) => [part.start * 8, part.width * 8])).toEqual([
      [0, 5],
      [5, 3],
      [6, 2],
    ]);
    expect(parts.at(-1)?.start).toBe((rich.points ?? 0) / 8);
    expect(pointsOf(poor, 'a')).toBe(0);
  });
  it('rank by place', () => {
    const end = ended([1]);
    expect(
      ranked({ ...end, outcome: { ...end.outcome, seats: [rich, poor] } }).map((row) => row.seat),
    ).toEqual([1, 0]);
  });
});

describe('the course', () => {
  it('has round ticks', () => {
    expect(ticks(30)).toEqual([0, 10, 20, 30]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0)).toEqual([0]);
  });
  it('keeps labels apart, in order and inside', () => {
    for (const wanted of [
      [10, 10, 10],
      [200, 199, 198, 30],
      [50, 90],
      [230, 230, 230, 230, 230, 230],
    ]) {
      const found = spread(wanted, 17, 20, 220);
      const sorted = [...found].sort((a, b) => a - b);
      sorted
        .slice(1)
        .forEach((y, i) => expect(y - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(17 - 1e-9));
      expect(Math.max(...found)).toBeLessThanOrEqual(220);
    }
  });
  it('finds an action between two rounds', () => {
    const course = [0, 10, 30].map((n, round) => ({ n, round, values: [[0]] }));
    expect([0, 5, 10, 20, 30].map((n) => placeOf(course, n))).toEqual([0, 0.5, 1, 1.5, 2]);
  });
});
