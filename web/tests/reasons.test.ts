import { comparison, reasons } from '$src/table/reasons';
import { expect, test } from 'vitest';
import type { Idea } from '$src/net/types';

const who = {
  say: (key: string, facts: Record<string, unknown> = {}): string =>
    `${key}(${Object.values(facts).join('; ')})`,
  sideName: (seat: number): string => `side ${seat}`,
};

const idea = (brings: Idea['brings'], beside: Idea['beside'] = []): Idea => ({
  action: 1,
  name: 'a',
  value: 0.5,
  visits: 10,
  steps: [],
  brings,
  beside,
});

test('an idea tells what it brings, costs and takes from others', () => {
  const brings = [
    { key: 'stars', n: 1, seat: 0 },
    { key: 'units', n: -2, seat: 1 },
    { key: 'power', n: -3, seat: 0 },
    { key: 'coins', n: 4, seat: 1 },
  ];
  expect(reasons(who, idea(brings), 0)).toEqual([
    'web-coach-brings(gain-stars(1))',
    'web-coach-costs(gain-power(3))',
    'web-coach-rival-loses(side 1; gain-units(2))',
  ]);
  expect(reasons(who, idea([]), 0)).toEqual([]);
});

test('the next best is compared in what its seat gets', () => {
  const beside = [
    { key: 'coins', n: -2, seat: 0 },
    { key: 'stars', n: 1, seat: 0 },
    { key: 'units', n: 9, seat: 1 },
  ];
  expect(comparison(who, idea([], beside), 0)).toBe(
    'web-coach-less(gain-coins(2)), web-coach-more(gain-stars(1))',
  );
  expect(comparison(who, idea([]), 0)).toBe('web-coach-same()');
});
