/** Forecasts are asked once for a position, late enough for a pointer that only passes by. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$src/net/api';
import type { Forecast } from '$src/net/types';
import { Foresight } from '$src/table/foresight.svelte';
import type { TableStore } from '$src/table/store.svelte';
import { table } from './setup';

const told: Forecast = { certain: true, given: 1, events: [], view: { round: 2 }, options: [] };
const wait = () => vi.advanceTimersByTimeAsync(100);
type Seen = Pick<TableStore, 'table' | 'mine'>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function looking(change: Partial<Seen> = {}, answer: Forecast = told) {
  const store = { table: table(), mine: true, ...change };
  const asked = vi.spyOn(api, 'forecast').mockResolvedValue(answer);
  return { store, asked, foresight: new Foresight(store as TableStore) };
}

it('asks once and remembers', async () => {
  const { store, asked, foresight } = looking();
  foresight.want(['a']);
  expect(foresight.of(['a'])).toBeNull();
  await wait();
  expect(foresight.of(['a'])).toEqual(told);
  foresight.want(['a']);
  await wait();
  const { id, at, seat } = store.table;
  expect(asked.mock.calls).toEqual([[id, { answers: ['a'], at, seat, then: false }]]);
});

it('asks again for what would be asked next', async () => {
  const { asked, foresight } = looking();
  foresight.want(['a']);
  await wait();
  foresight.want(['a'], true);
  expect(foresight.of(['a'], true)).toBeNull();
  await wait();
  expect(foresight.of(['a'], true)).toEqual(told);
  expect(asked.mock.calls.map(([, { then }]) => then)).toEqual([false, true]);
});

it('asks only for where the pointer stays', async () => {
  const { asked, foresight } = looking();
  foresight.want(['a']);
  foresight.want(['b']);
  foresight.want([]);
  await wait();
  expect(asked).not.toHaveBeenCalled();
});

it('forgets with the position', async () => {
  const { store, foresight } = looking();
  foresight.want(['a']);
  await wait();
  store.table = { ...store.table, seq: store.table.seq + 1 };
  expect(foresight.of(['a'])).toBeNull();
});

it('drops an answer that comes too late', async () => {
  const { store, asked, foresight } = looking();
  let reply: (found: Forecast) => void = () => {};
  asked.mockImplementation(() => new Promise((answer) => (reply = answer)));
  const before = store.table;
  foresight.want(['a']);
  await wait();
  store.table = { ...before, seq: before.seq + 1 };
  reply(told);
  await wait();
  store.table = before;
  expect(foresight.of(['a'])).toBeNull();
});

it('says nothing of what could not be given, and asks nothing for others', async () => {
  const none = looking({}, { ...told, given: 0 });
  none.foresight.want(['a']);
  await wait();
  expect(none.foresight.of(['a'])).toBeNull();
  const other = looking({ mine: false });
  other.asked.mockClear();
  other.foresight.want(['a']);
  await wait();
  expect(other.asked).not.toHaveBeenCalled();
});
