/**
 * The coach of a first game: a briefing beside the first question, then a lesson with every new
 * one. What was read is kept on this device; the words are in `<game>.learn.ftl`.
 */
import { words } from '$src/words/words.svelte';

const STORE = 'beachhead-coach';
const CARDS = 5; // of a briefing, before the one about the own side
const OFTEN = 2; // a lesson unfolds by itself so many times
const MOST = 50; // tables remembered

interface Kept {
  tables: Readonly<Record<string, number>>; // table with a coach -> cards of the briefing read
  heard: Readonly<Record<string, number>>; // lesson -> how often it was shown
}

const NOTHING: Kept = { tables: {}, heard: {} };

function read(otherwise = NOTHING): Kept {
  try {
    const text = localStorage.getItem(STORE);
    return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) } : otherwise;
  } catch {
    return otherwise;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // private mode: the coach forgets with the page
  }
}

const onlyRecent = (tables: Kept['tables']): Kept['tables'] =>
  Object.fromEntries(Object.entries(tables).slice(-MOST));

/** Whether anybody has written down how this game is learnt. */
export const canTeach = (game: string): boolean => words.has('brief-1', game);

/** Seat a coach at a table that was just made. */
export function seatCoach(table: string): void {
  const kept = read();
  write({ ...kept, tables: onlyRecent({ ...kept.tables, [table]: 0 }) });
}

export interface Card {
  title: string;
  text: string;
}

export class Coach {
  #kept = $state.raw<Kept>(read());

  constructor(
    readonly table: string,
    readonly game: string,
  ) {}

  get on(): boolean {
    return this.table in this.#kept.tables;
  }
  set on(wanted: boolean) {
    this.#keep(({ tables }) => {
      const { [this.table]: before, ...others } = tables;
      return { tables: wanted ? onlyRecent({ ...others, [this.table]: before ?? 0 }) : others };
    });
  }

  /** The cards of the briefing for whoever plays this side. */
  briefing(side: string, sideName: string): readonly Card[] {
    const cards = Array.from({ length: CARDS }, (_, i) => `brief-${i + 1}`).map((key) => ({
      title: this.#say(`${key}.title`),
      text: this.#say(key),
    }));
    const own = `brief-side-${side}`;
    return words.has(own, this.game)
      ? [...cards, { title: sideName, text: this.#say(own) }]
      : cards;
  }
  get read(): number {
    return this.#kept.tables[this.table] ?? 0;
  }
  turnTo(card: number): void {
    this.#keep(({ tables }) => ({ tables: { ...tables, [this.table]: card } }));
  }

  /** What hangs on a question; empty if there is nothing to say about it. */
  lesson(decision: string): string {
    const key = `lesson-${decision.toLowerCase()}`;
    return words.has(key, this.game) ? this.#say(key) : '';
  }
  isNew(decision: string): boolean {
    return (this.#kept.heard[this.#name(decision)] ?? 0) < OFTEN;
  }
  hear(decision: string): void {
    const name = this.#name(decision);
    this.#keep(({ heard }) => ({ heard: { ...heard, [name]: (heard[name] ?? 0) + 1 } }));
  }

  #name(decision: string): string {
    return `${this.game} ${decision}`;
  }
  #say(key: string): string {
    return words.say(key, {}, this.game);
  }
  /** Change what is kept now: another tab may have written since this table was opened. */
  #keep(change: (kept: Kept) => Partial<Kept>): void {
    const now = read(this.#kept);
    this.#kept = { ...now, ...change(now) };
    write(this.#kept);
  }
}
