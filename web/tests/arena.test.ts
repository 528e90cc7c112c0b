import { describe, expect, it } from 'vitest';
import { minutesLeft, scaleOf, verdict } from '$src/arena/figures';

const line = (low: number, share: number, high: number, fair = 0.5) => ({
  name: 'x',
  fair,
  games_for_2_percent: 2401,
  share: { games: 100, wins: share * 100, share, low, high },
});

describe('figures of the arena', () => {
  it('calls a share uneven only if its whole interval is on one side', () => {
    expect(verdict(line(0.51, 0.6, 0.69))).toBe('above');
    expect(verdict(line(0.3, 0.4, 0.49))).toBe('below');
    expect(verdict(line(0.45, 0.55, 0.65))).toBe('even');
  });

  it('draws a scale around everything, in whole steps', () => {
    const { from, to, ticks } = scaleOf([line(0.42, 0.5, 0.58), line(0.31, 0.4, 0.5)]);
    expect([from, to]).toEqual([0.3, 0.6]);
    expect(ticks).toEqual([0.4, 0.6]);
  });

  it('tells how long a run will take once it has begun', () => {
    expect(minutesLeft(0, 10, 0, 60_000)).toBeNull();
    expect(minutesLeft(5, 10, 0, 60_000)).toBe(1);
  });
});
