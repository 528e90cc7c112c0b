import { describe, expect, it } from 'vitest';
import type { Option } from '$src/net/types';
import { inTurns } from '$src/table/log';
import {
  askWord,
  byTarget,
  doneOption,
  grouped,
  reasonsFor,
  targetOf,
  withIdeas,
} from '$src/table/choices';

const option = (action: number, name: string, ...targets: string[]): Option => ({
  action,
  name,
  key: 'k',
  targets,
});

describe('ideas', () => {
  it('come first, best first, and stand nowhere else', () => {
    const options = [option(1, 'play:a'), option(2, 'play:b'), option(3, 'end')];
    const idea = (action: number) => ({
      action,
      name: '',
      value: 0.5,
      visits: 1,
      steps: [],
      brings: [],
      beside: [],
    });
    const shown = withIdeas(options, [idea(3), idea(1), idea(99)]);
    expect(shown.map(({ key, options: list }) => [key, list.map(({ action }) => action)])).toEqual([
      ['idea', [3, 1]],
      ['play', [2]],
    ]);
    expect(withIdeas(options, [])).toEqual(grouped(options));
  });
});

describe('the log', () => {
  const event = (n: number, key: string, facts: Record<string, string | number> = {}) => ({
    n,
    action: null,
    key,
    rule: 'R',
    facts,
  });
  const events = [
    event(0, 'a'),
    event(1, 'turn'),
    event(1, 'b', { x: 1 }),
    event(2, 'b', { x: 1 }),
    event(3, 'b', { x: 2 }),
  ];
  const turns = (limit: number) => inTurns(events, ({ key }) => key === 'turn', limit);

  it('groups by turn, newest first, and counts what repeats', () => {
    expect(
      turns(99).map(({ head, lines }) => [
        head?.key,
        lines.map(({ event: { key }, times }) => [key, times]),
      ]),
    ).toEqual([
      [
        'turn',
        [
          ['b', 1],
          ['b', 2],
        ],
      ],
      [undefined, [['a', 1]]],
    ]);
  });

  it('keeps the key of a line when the log is cut', () => {
    expect(turns(3)[0]!.lines.at(-1)!.id).toBe(turns(99)[0]!.lines.at(-1)!.id);
  });
});

describe('choices', () => {
  it('finds the option of the main button, if there is exactly one', () => {
    const end = option(1, 'end_turn');
    expect(doneOption([option(2, 'play:a:1'), end])).toBe(end);
    expect(doneOption([option(1, 'stop'), option(2, 'resolve')])).toBeNull();
    expect(doneOption([option(1, 'to:endor')])).toBeNull();
  });

  it('knows what belongs to a thing on the screen', () => {
    const a = option(1, 'to:york', 'area:york');
    const b = option(2, 'unit:tripod@york', 'unit:tripod@york', 'area:york');
    const map = byTarget([a, b]);
    expect(map.get('area:york')).toEqual([a, b]);
    expect(map.get('unit:tripod@york')).toEqual([b]);
    expect(map.has('area:london')).toBe(false);
  });

  it('groups options by the deed, in order', () => {
    expect(
      grouped([option(1, 'play:a:1'), option(2, 'buy:b'), option(3, 'play:c:1')]).map((group) => [
        group.key,
        group.options.length,
      ]),
    ).toEqual([
      ['play', 2],
      ['buy', 1],
    ]);
  });

  it('finds the reasons of a thing', () => {
    const refusal = { thing: 'buy:h_fort', key: 'why', targets: ['row:h_fort'] };
    expect(reasonsFor('row:h_fort', [refusal])).toEqual([refusal]);
    expect(reasonsFor('buy:h_fort', [refusal])).toEqual([refusal]);
    expect(reasonsFor('area:york', [refusal])).toEqual([]);
  });

  it('reads the thing in a fact', () => {
    expect(targetOf('area-irish_sea')).toBe('area:irish_sea');
    expect(targetOf(3)).toBeNull();
    expect(targetOf('plain')).toBeNull();
  });
});

it('asks as finely as there are words', () => {
  const known = new Set(['ask-d-count', 'ask-d-count.count-units']);
  const asked = (...keys: string[]) =>
    askWord(
      'D-COUNT',
      keys.map((key, action) => ({ action, name: key, key })),
      (word) => known.has(word),
    );
  expect([
    asked('option-stop', 'option-count-units'),
    asked('option-count-kills'),
    askWord('D-OTHER', [], (word) => known.has(word)),
  ]).toEqual(['ask-d-count.count-units', 'ask-d-count', null]);
});
