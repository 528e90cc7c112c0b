import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import type { Beat, GameTable } from '$src/games';
import type { EventLine, ServerMessage, Table } from '$src/net/types';
import { settings } from '$src/settings.svelte';
import {
  actorOf,
  beatsOf,
  deedsOf,
  foreignTurns,
  rarityIn,
  readingMs,
  turnAt,
} from '$src/table/beats';
import SceneHost from '$src/table/SceneHost.svelte';
import Story from '$src/table/Story.svelte';
import { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import StubScene from './StubScene.svelte';
import { content, table } from './setup';

const event = (
  n: number,
  key = 'turn-began',
  side = 'human',
  action: string | null = null,
): EventLine => ({
  n,
  action,
  key,
  rule: 'WW-TURN-02',
  facts: { side: `side-${side}`, round: 1, n },
});
const asked = (mine: boolean) => ({ ...table().asked!, seat: mine ? 0 : 1, mine });
/** Position after `n` actions, with the events after `from`. */
const at = (n: number, from: number, change: Partial<Table> = {}): Table =>
  table({
    seq: n,
    at: n,
    last: n,
    events_from: from,
    events: Array.from({ length: n - from }, (_, i) => event(from + 1 + i)),
    asked: asked(false),
    ...change,
  });

let hear: (message: ServerMessage) => void;
const fetched: string[] = [];
class FakeSocket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    hear = (message) => this.onmessage?.({ data: JSON.stringify(message) });
  }
  send() {}
  close() {}
}
const push = (next: Table) => hear({ type: 'table', table: next });

function sit(start: Table, more: Partial<GameTable> = {}): TableStore {
  const store = new TableStore(start, { ...game, ...more }, content);
  store.connect();
  return store;
}

beforeAll(async () => {
  await words.use('en');
  await words.learn('war_of_the_worlds');
});
beforeEach(() => {
  localStorage.clear();
  settings.set('pace', 'normal');
  fetched.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const n = Number(/\/at\/(\d+)/.exec(path)?.[1]);
    return new Response(JSON.stringify(path.includes('/at/') ? at(n, -1) : []), { status: 200 });
  });
});
afterEach(() => vi.useRealTimers());

describe('a turn of the log', () => {
  const log = [
    event(1, 'turn-began'),
    event(1, 'section-chosen'),
    event(2, 'star-placed'),
    event(3, 'section-chosen'),
    event(3, 'turn-began'),
    event(4, 'unit-moved'),
  ];
  const keys = (n: number) =>
    turnAt(log, n, ({ key }) => key === 'turn-began').map(({ key }) => key);
  it('is found by any of its actions, without its heading', () => {
    expect(keys(2)).toEqual(['section-chosen', 'star-placed', 'section-chosen']);
    expect(keys(4)).toEqual(['unit-moved']);
    expect(keys(5)).toEqual([]);
  });
  it('is remembered for what happens least often', () => {
    const rarity = rarityIn(log);
    expect([rarity(log[1]!), rarity(log[2]!)]).toEqual([1 / 2, 1]);
  });
});

describe('beats', () => {
  it('are the events of one action; what nobody saw belongs to the next', () => {
    expect(beatsOf([event(1), event(3), event(3), event(6)], 1)).toMatchObject([
      { n: 3, events: [{}, {}] },
      { n: 6, events: [{}] },
    ]);
  });

  it('stay as long as their sentence needs', () => {
    expect(readingMs('x'.repeat(40), 'normal', false)).toBe(1_900);
    expect(readingMs('x'.repeat(40), 'slow', false)).toBeGreaterThan(
      readingMs('x'.repeat(40), 'fast', false),
    );
    expect(readingMs('x', 'normal', true)).toBeGreaterThan(3_000);
    expect(readingMs('x'.repeat(40), 'instant', true)).toBe(0);
  });

  it('tell who had the table, and in a few words what they did', () => {
    const beats: Beat[] = beatsOf(
      [
        event(1, 'a', 'x'),
        event(2, 'a', 'x'),
        event(3, 'b', 'x'),
        event(4, 'c', 'y'),
        event(5, 'a', 'me'),
      ],
      0,
    ) as Beat[];
    const tone = (one: EventLine) => String(one.facts['side']).replace('side-', '');
    expect(actorOf(beats[3]!, tone)).toBe('y');
    expect(foreignTurns(beats, tone, 'me')).toBe(2);
    const deeds = deedsOf(
      beats,
      beats.flatMap((beat) => beat.events),
      tone,
      'me',
      () => false,
      (beat) => beat.n === 2,
    );
    expect(deeds.map(({ side, count, told }) => [side, count, told.map(({ n }) => n)])).toEqual([
      ['x', 3, [2, 3]],
      ['y', 1, [4]],
    ]);
  });
});

describe('the theatre', () => {
  it('tells the log at once and shows one beat after another, none lost', async () => {
    const store = sit(at(3, -1));
    push(at(4, 3));
    push(at(5, 4));
    push(at(6, 5));
    expect(store.events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const shown: number[] = [];
    for (let i = 0; i < 12; i++) {
      shown.push(store.table.at);
      await vi.advanceTimersByTimeAsync(700);
    }
    expect([...new Set(shown)]).toEqual([4, 5, 6]);
    expect(store.beat).toBeNull();
  });

  it('fetches the positions that came several at a time', async () => {
    const store = sit(at(3, -1));
    push(at(6, 3));
    await vi.advanceTimersByTimeAsync(10);
    expect(store.table.at).toBe(4);
    expect(fetched.some((path) => path.includes('/at/4'))).toBe(true);
    store.theatre.skip();
    expect(store.table.at).toBe(6);
  });

  it('pauses, steps back and on, and skips to the present', async () => {
    const store = sit(at(3, -1, { asked: asked(true) }));
    push(at(4, 3, { events: [event(4, 'turn-began', 'martian', 'end')] }));
    push(at(5, 4));
    push(at(6, 5, { asked: asked(true) }));
    expect([store.table.at, store.mine]).toEqual([5, false]); // one's own click has no echo
    store.theatre.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.table.at).toBe(5);
    store.theatre.step(-1);
    expect(store.beat?.n).toBe(4);
    store.pick('area:york');
    expect([store.table.at, store.mine, store.picked]).toEqual([6, true, null]);
  });

  it('plays nothing at the pace "instant", and lets one step back all the same', () => {
    settings.set('pace', 'instant');
    const store = sit(at(3, -1));
    push(at(4, 3));
    push(at(5, 4));
    expect([store.table.at, store.beat]).toEqual([5, null]);
    store.theatre.step(-1);
    store.theatre.step(-1);
    expect(store.beat?.n).toBe(4);
  });

  it('shows own moves at once and keeps what changed since marked', async () => {
    const store = sit(at(3, -1, { asked: asked(true) }));
    push(at(4, 3, { asked: asked(true), events: [event(4, 'turn-began', 'martian', 'x')] }));
    expect([store.table.at, store.mine]).toEqual([4, true]);
    const army = {
      n: 6,
      action: null,
      key: 'built',
      rule: 'WW-TURN-02',
      facts: { side: 'side-human', area: 'area-york' },
    };
    push(at(5, 4, { events: [event(5, 'turn-began', 'martian', 'end')] }));
    push(at(6, 5, { asked: asked(true), events: [army] }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.beat).toBeNull();
    expect(store.changed).toContain('area:york');
    expect(new Set(store.changed).size).toBe(store.changed.length);
  });

  it('takes an undo as it is', () => {
    const store = sit(at(3, -1));
    push(at(5, 3));
    push(table({ seq: 6, at: 2, last: 2, events_from: 2, events: [], asked: asked(true) }));
    expect([store.table.at, store.events.at(-1)?.n, store.beat]).toEqual([2, 2, null]);
  });

  it('opens the summary by itself only after more than one other turn', () => {
    settings.set('pace', 'instant');
    const two = (sides: readonly string[]) => {
      const store = sit(at(3, -1, { asked: asked(true) }));
      sides.forEach((side, i) =>
        push(
          at(4 + i, 3 + i, {
            asked: asked(i === sides.length - 1),
            events: [event(4 + i, 'turn-began', side, side === 'martian' ? 'end' : null)],
          }),
        ),
      );
      return store.recap;
    };
    expect(two(['martian', 'human', 'human'])).toBe(false);
    expect(two(['martian', 'human', 'other'])).toBe(true);
    settings.set('recap', false);
    expect(two(['martian', 'human', 'other'])).toBe(false);
    settings.set('recap', true);
  });
});

describe('scenes', () => {
  const later = () => Promise.resolve({ default: StubScene });
  const scene = (_: TableStore, beat: Beat) =>
    beat.events.some(({ key }) => key === 'battle') ? later : null;

  it('close by themselves when others fought', async () => {
    const store = sit(at(3, -1), { scene });
    render(SceneHost, { store });
    push(at(4, 3, { events: [event(4, 'battle', 'human')] }));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByTestId('scene').textContent).toBe('4');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(screen.queryByTestId('scene')).toBeNull();
  });

  it('stay until read when the reader took part; the map can be looked at meanwhile', async () => {
    const store = sit(at(3, -1), { scene });
    render(SceneHost, { store });
    push(at(4, 3, { events: [event(4, 'battle', 'martian')] }));
    push(at(5, 4));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.table.at).toBe(4);
    await fireEvent.click(screen.getByText('See the map'));
    expect(screen.queryByTestId('scene')).toBeNull();
    await fireEvent.click(screen.getByText('Back to the scene'));
    await fireEvent.click(screen.getByText('Continue'));
    expect(store.table.at).toBe(5);
    expect(screen.queryByTestId('scene')).toBeNull();
  });

  it('are shown in a replay, too', async () => {
    const store = sit(at(5, -1, { over: true }), { scene });
    render(SceneHost, { store });
    store.past = at(4, -1, { events: [event(3), event(4, 'battle')] });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByTestId('scene').textContent).toBe('4');
  });
});

describe('the story on the table', () => {
  it('says each beat in a sentence, with buttons for everything', async () => {
    const store = sit(at(3, -1));
    render(Story, { store });
    push(at(4, 3));
    push(at(5, 4, { asked: asked(true) }));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[data-beat]')!.textContent).toContain(
      'Round 1: turn of the Humans',
    );
    await fireEvent.click(screen.getByLabelText('Pause'));
    expect(store.theatre.paused).toBe(true);
    await fireEvent.click(screen.getByText('To my turn'));
    expect(document.querySelector('[data-beat]')).toBeNull();
    await fireEvent.click(screen.getByLabelText('One beat back'));
    expect(document.querySelector('[data-beat]')!.getAttribute('data-beat')).toBe('5');
  });
});
