/** A server in small: recorded matches, their log with undo, and sockets that may lose things. */
import streamsJson from './fixtures/streams.json';
import type { EventLine, ServerMessage, Table } from '$src/net/types';
import { recorded, table } from './setup';

interface Step {
  asked: number;
  events: readonly Omit<EventLine, 'n'>[];
}
export interface Stream {
  game: string;
  sides: readonly string[];
  steps: readonly Step[];
  branches: Readonly<Record<string, readonly Step[]>>;
}

export const STREAMS = recorded<readonly Stream[]>(streamsJson);

const PART = 12; // events that one table brings

/** Two tabs at one table are told apart by the id they know it by. */
export const tabOf = (address: string): string => /matches\/(\w+)/.exec(address)?.[1] ?? '';

/** One open socket as the hub keeps it: what it has sent, what is still on its way. */
export class Line {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly outbox: ServerMessage[] = [];

  constructor(
    readonly server: Server,
    readonly tab: string,
    public since: number,
  ) {}

  put(): void {
    this.outbox.push({ type: 'table', table: { ...this.server.table(this.since), id: this.tab } });
    this.since = this.server.seq;
  }
  deliver(): void {
    const message = this.outbox.shift();
    if (message) this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The line breaks; what was on its way is lost. */
  drop(): void {
    this.outbox.length = 0;
    this.server.lines.delete(this);
    this.onclose?.();
  }
  send(): void {}
  close(): void {
    this.server.lines.delete(this);
  }
}

export class Server {
  readonly lines = new Set<Line>();
  #played: Step[] = []; // in force
  #ats = [0]; // actions in force after each row of the log
  #branch: readonly Step[] = []; // moves that differ from the main line, still to come

  constructor(readonly stream: Stream) {}

  get seq(): number {
    return this.#ats.length - 1;
  }
  get at(): number {
    return this.#played.length;
  }
  open(address: string): Line {
    const line = new Line(this, tabOf(address), Number(/since=(\d+)/.exec(address)?.[1] ?? 0));
    this.lines.add(line);
    line.put();
    return line;
  }

  /** Several moves; readers hear of them one by one or all at once. */
  move(count: number, atOnce: boolean): void {
    for (let i = 0; i < count; i++) {
      const next = this.#branch[0] ?? this.stream.steps[this.at + 1];
      if (!next) break;
      this.#branch = this.#branch.slice(1);
      this.#played.push(next);
      this.#ats.push(this.at);
      if (!atOnce) this.#tell();
    }
    if (atOnce) this.#tell();
  }
  undo(by: number): void {
    const to = Math.max(0, this.at - by);
    this.#played.length = to;
    this.#ats.push(to);
    this.#branch = this.stream.branches[String(to)] ?? [];
    this.#tell();
  }
  #tell(): void {
    for (const line of this.lines) line.put();
  }

  table(since: number | null): Table {
    const start = since === null ? -1 : Math.min(this.at, ...this.#ats.slice(since));
    return this.#cut(this.at, start, true);
  }
  /** A part of the log that a table left out. */
  log(before: number): { older: number; events: readonly EventLine[] } {
    return this.#part(this.#events(Math.min(before - 1, this.at), -1));
  }
  /** The newest events, and before which action the others happened. */
  #part(events: readonly EventLine[]): { older: number; events: readonly EventLine[] } {
    const first = events[events.length - PART]?.n ?? 0;
    return { older: first, events: events.filter(({ n }) => n >= first) };
  }
  #events(at: number, start: number): EventLine[] {
    return [this.stream.steps[0]!, ...this.#played]
      .slice(0, at + 1)
      .flatMap((step, n) => (n > start ? step.events.map((event) => ({ ...event, n })) : []));
  }
  whole(): EventLine[] {
    return this.#events(this.at, -1);
  }
  tableAt(n: number): Table {
    return this.#cut(Math.min(n, this.at), n - 1, false);
  }
  #cut(at: number, start: number, live: boolean): Table {
    const { older, events } = this.#part(this.#events(at, start));
    const seat = [this.stream.steps[0]!, ...this.#played][at]!.asked;
    return table({
      game: this.stream.game,
      seq: this.seq,
      at,
      last: this.at,
      seat: 0,
      you: [0],
      events_from: older > 0 ? -1 : start,
      older,
      events,
      can_undo: false,
      notices: [],
      seats: this.stream.sides.map((side, i) => ({
        seat: i,
        side,
        name: side,
        kind: i === 0 ? 'human' : 'bot',
        you: i === 0,
        online: true,
        level: null,
        bot_plays: false,
        result: null,
      })),
      asked: { seat, decision: '', rule: '', mine: live && seat === 0, options: [], refusals: [] },
    });
  }
}
