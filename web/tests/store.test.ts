import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import type { EventLine, Table } from '$src/net/types';
import { TableStore } from '$src/table/store.svelte';
import { answer } from '$src/table/commands';
import { words } from '$src/words/words.svelte';
import { content, table } from './setup';

interface Call {
  path: string;
  body: Record<string, unknown>;
}
let calls: Call[];
let reply: (call: Call) => { status: number; body: unknown };

const event = (n: number, key: string, facts: Record<string, string | number> = {}): EventLine => ({
  n,
  action: null,
  key,
  rule: 'WW-TURN-02',
  facts,
});
const store = (change: Partial<Table> = {}) => new TableStore(table(change), game, content);

beforeAll(async () => {
  await words.use('en');
  await words.learn('war_of_the_worlds');
});
beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  calls = [];
  reply = (call) => ({ status: 200, body: call.path.includes('/commands') ? { seq: 0 } : table() });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = { path, body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown> };
    calls.push(call);
    const { status, body } = reply(call);
    return new Response(JSON.stringify(body), { status });
  });
});

describe('a table', () => {
  it('sends an option with the sequence it was made at, once', async () => {
    const one = store();
    one.link = 'open';
    const option = one.options[0]!;
    await Promise.all([one.choose(option), one.choose(option)]);
    const sent = calls.filter((call) => call.path.endsWith('/commands'));
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toMatchObject({ seq: one.live.seq, seat: 0, action: option.action });
    expect(String(sent[0]!.body['id']).length).toBeGreaterThan(8);
  });

  it('plays nothing by itself: the position changes only with the server', async () => {
    const one = store();
    one.link = 'open';
    const before = one.live;
    await one.choose(one.options[0]!);
    expect(one.live).toBe(before);
  });

  it('marks the ideas of a bot and drops them when the table moves on', async () => {
    const one = store({ hints: true });
    const [first, second] = one.options;
    reply = () => ({
      status: 200,
      body: {
        seq: one.live.seq,
        ideas: [{ action: second!.action, name: second!.name, value: 0.7, visits: 9 }],
      },
    });
    await one.hints.ask();
    expect(one.hints.of(second!)?.value).toBe(0.7);
    expect(one.hints.of(first!)).toBeUndefined();
    expect(one.hints.possible).toBe(false);
    reply = () => ({
      status: 409,
      body: {
        error: { key: 'error-stale', facts: {}, text: 'stale' },
        table: table({ seq: 9, at: 4 }),
      },
    });
    await one.choose(first!);
    expect(one.hints.ideas).toEqual([]);
  });

  it('ignores ideas about an older question, and asks for none where there are none', async () => {
    const one = store({ hints: true });
    reply = () => ({
      status: 200,
      body: { seq: one.live.seq - 1, ideas: [{ action: 1, name: 'x', value: 1, visits: 1 }] },
    });
    await one.hints.ask();
    expect(one.hints.ideas).toEqual([]);
    const other = store({ hints: false });
    calls = [];
    await other.hints.ask();
    expect(calls).toEqual([]);
  });

  it('shows the position that comes with a refusal', async () => {
    const one = store();
    const newer = table({ seq: 9, at: 4 });
    reply = () => ({
      status: 409,
      body: { error: { key: 'error-stale', facts: {}, text: 'stale' }, table: newer },
    });
    await one.choose(one.options[0]!);
    expect(one.live.seq).toBe(9);
    expect(one.busy).toBe(false);
  });

  it('picks things: one option is played, several are listed, a refused one is explained', async () => {
    const one = store();
    one.link = 'open';
    const many = [...one.targets].find(([, options]) => options.length > 1)![0];
    one.pick(many);
    expect(one.picked).toBe(many);
    expect(one.listed.every((option) => option.targets?.includes(many))).toBe(true);
    one.unpick();
    const refused = one.refusals.find((refusal) =>
      refusal.targets?.some((target) => !one.targets.has(target)),
    );
    if (refused) {
      one.pick(refused.targets!.find((target) => !one.targets.has(target))!);
      expect(one.why).toBe(refused.thing);
    }
  });

  it('drops undone events and keeps the rest', async () => {
    const one = store({ at: 2, events: [event(0, 'a'), event(1, 'b'), event(2, 'c')] });
    reply = () => ({
      status: 200,
      body: table({ seq: 5, at: 1, events_from: 0, events: [event(1, 'd')] }),
    });
    await one.refetch();
    expect(one.events.map(({ key }) => key)).toEqual(['a', 'd']);
  });

  it('hangs a curtain between two people at one screen', async () => {
    const one = store({ you: [0, 1] });
    expect(one.curtain).toBe(0);
    expect(one.options).toEqual([]);
    reply = () => ({ status: 200, body: table({ you: [0, 1] }) });
    one.liftCurtain();
    await vi.waitFor(() => expect(one.curtain).toBeNull());
    expect(calls.at(-1)!.path).toContain('seat=0');
    expect(one.options.length).toBeGreaterThan(0);
  });
});

describe('the text board', () => {
  it('answers in words', () => {
    const one = store();
    const text = (line: string) => {
      const found = answer(line, one);
      return 'text' in found ? found.text.join('\n') : 'deed';
    };
    expect(text('options')).toContain('1. ');
    expect(text('do 1')).toBe('deed');
    expect(text('do 99')).toContain('99');
    expect(text('region york')).toContain('York: land: 3 civilians.');
    expect(text('near york')).toContain('Newcastle');
    expect(text('where tripod')).toContain('Western Highlands');
    expect(text('why')).toMatch(/WW-/);
    expect(text('nonsense')).toContain('options');
  });
});
