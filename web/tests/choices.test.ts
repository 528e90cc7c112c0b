import { describe, expect, it } from 'vitest';
import type { Option } from '$src/net/types';
import { byTarget, doneOption, grouped, reasonsFor, targetOf } from '$src/table/choices';

const option = (action: number, name: string, ...targets: string[]): Option => ({ action, name, key: 'k', targets });

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
    expect(grouped([option(1, 'play:a:1'), option(2, 'buy:b'), option(3, 'play:c:1')]).map((group) => [group.key, group.options.length])).toEqual([['play', 2], ['buy', 1]]);
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
