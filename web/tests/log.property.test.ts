/**
 * Whatever the theatre does, whatever happens to the line: the log is that of a reload. Random
 * interleavings of moves, undo, lost lines, two tabs and a reader who pauses, steps and skips.
 */
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { faceOf, type GameTable } from '$src/games';
import type { EventLine } from '$src/net/types';
import { PACES, settings, type Pace } from '$src/settings.svelte';
import { inTurns } from '$src/table/log';
import { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import { Server, STREAMS, tabOf, type Line, type Stream } from './stream';

type Deed =
  | { do: 'move'; count: number; atOnce: boolean }
  | { do: 'undo'; by: number }
  | {
      do:
        | 'deliver'
        | 'drop'
        | 'wake'
        | 'refetch'
        | 'pause'
        | 'play'
        | 'skip'
        | 'back'
        | 'on'
        | 'next';
      tab: number;
    }
  | { do: 'pace'; pace: Pace }
  | { do: 'wait'; ms: number };

const tab = fc.integer({ min: 0, max: 1 });
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      count: fc.integer({ min: 1, max: 4 }),
      atOnce: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('undo' as const), by: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'drop',
        'wake',
        'refetch',
        'pause',
        'play',
        'skip',
        'back',
        'on',
        'next' as const,
      ),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pace' as const), pace: fc.constantFrom(...PACES) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.integer({ min: 1, max: 4_000 }),
    }),
  },
);

const games = new Map<string, GameTable>();
const fact = ({ n, key, rule, facts }: EventLine) => ({ n, key, rule, facts });
/** The log as it is drawn: headings with the lines below them. */
const drawn = (store: TableStore) =>
  inTurns(store.events, store.game.startsTurn, 200).map(({ head, lines }) => ({
    head: head && fact(head),
    lines: lines.map(({ event, times }) => ({ ...fact(event), times })),
  }));

let server: Server;
const sit = (id = 'fresh') =>
  new TableStore({ ...server.table(null), id }, games.get(server.stream.game)!, {});

async function carryOut(
  deed: Deed,
  tabs: readonly TableStore[],
  open: ReadonlyMap<string, Line>,
): Promise<void> {
  if (deed.do === 'move') return server.move(deed.count, deed.atOnce);
  if (deed.do === 'undo') return server.undo(deed.by);
  if (deed.do === 'pace') return settings.set('pace', deed.pace);
  if (deed.do === 'wait') return void (await vi.advanceTimersByTimeAsync(deed.ms));
  const store = tabs[deed.tab]!;
  const line = open.get(`tab${deed.tab}`);
  switch (deed.do) {
    case 'deliver':
      return line?.deliver();
    case 'drop':
      return line?.drop();
    case 'wake':
      return store.wake();
    case 'refetch':
      return await store.refetch();
    case 'pause':
      return store.theatre.pause();
    case 'play':
      return store.theatre.play();
    case 'skip':
      return store.theatre.skip();
    case 'back':
      return store.theatre.step(-1);
    case 'on':
      return store.theatre.step(1);
    case 'next':
      return store.theatre.next();
  }
}

async function holds(stream: Stream, story: readonly Deed[]): Promise<void> {
  server = new Server(stream);
  const open = new Map<string, Line>();
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        const line = server.open(address);
        open.set(line.tab, line);
        return line;
      }
    },
  );
  const tabs = [0, 1].map((i) => {
    const store = sit(`tab${i}`);
    store.connect();
    return store;
  });
  for (const deed of story) {
    await carryOut(deed, tabs, open);
    for (const store of tabs) expect(new Set(store.changed).size).toBe(store.changed.length);
  }
  for (const store of tabs) {
    open.get(store.live.id)?.drop();
    store.wake();
    const line = open.get(store.live.id)!;
    while (line.outbox.length) line.deliver();
    store.theatre.skip();
    expect(store.table.at).toBe(server.at);
    const reloaded = sit();
    await vi.advanceTimersByTimeAsync(1_000); // the older parts of the log
    expect(store.events.map(fact)).toEqual(server.whole().map(fact));
    expect(drawn(store)).toEqual(drawn(reloaded));
    store.close();
  }
}

beforeAll(async () => {
  await words.use('en');
  for (const { game, sides } of STREAMS) {
    await words.learn(game);
    // positions are empty here: whatever reads them is left out
    games.set(game, {
      ...(await faceOf(game)!.table()),
      sideOf: (_, seat) => sides[seat] ?? '',
      targetsOf: (_, event) => Object.values(event.facts).map(String),
      scene: () => null,
    });
  }
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    const n = /\/at\/(\d+)/.exec(path)?.[1];
    const body =
      n !== undefined
        ? server.tableAt(Number(n))
        : path.endsWith('/chat')
          ? []
          : path.includes('/log?')
            ? server.log(Number(/before=(\d+)/.exec(path)![1]))
            : server.table(null);
    return new Response(JSON.stringify(Array.isArray(body) ? body : { ...body, id: tabOf(path) }), {
      status: 200,
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  settings.set('pace', 'normal');
});

for (const stream of STREAMS) {
  it(`the log of ${stream.game} is that of a reload`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { minLength: 5, maxLength: 40 }), (story) =>
        holds(stream, story),
      ),
      { numRuns: 40 },
    );
  }, 60_000);
}
