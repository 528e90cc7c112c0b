/**
 * Which position the board shows on the way to the present. Beats are played one after another at
 * the reader's pace, can be paused, stepped through and skipped; none is thrown away before the
 * reader's next own move. It holds pictures, never facts: the log does not wait for it.
 */
import type { Beat } from '$src/games';
import type { Table } from '$src/net/types';

const KEPT = 80; // positions kept; older ones are fetched again

export interface Act extends Beat {
  readonly table: Table | null;
}

export interface Director {
  /** Milliseconds a beat stays; 0: it is not played; Infinity: until somebody goes on. */
  reading(beat: Beat): number;
  fetch(n: number): Promise<Table>;
  /** A beat comes on, or null: the present. */
  enter(beat: Beat | null): void;
}

export class Theatre {
  #acts = $state.raw<readonly Act[]>([]);
  #at = $state<number | null>(null); // the act on the board; null: the present
  #held = $state.raw<Table | null>(null); // shown while the act's own position is on its way
  #timer: ReturnType<typeof setTimeout> | undefined;
  paused = $state(false);

  constructor(readonly director: Director) {}

  get acts(): readonly Act[] {
    return this.#acts;
  }
  get at(): number | null {
    return this.#at;
  }
  get act(): Act | null {
    return this.#at === null ? null : (this.#acts[this.#at] ?? null);
  }
  /** The position of the act that is on, as far as it is known. */
  get table(): Table | null {
    return this.act ? (this.act.table ?? this.#held) : null;
  }
  /** Beats that were not on yet. */
  get behind(): number {
    return this.#at === null ? 0 : this.#acts.length - 1 - this.#at;
  }

  /** The reader's own move: what came before is read. */
  begin(): void {
    this.recall([]);
  }

  /** Know beats without playing them: they can be stepped through. */
  recall(acts: readonly Act[]): void {
    this.#acts = acts;
    this.#show(null);
  }

  /** New beats, played from the first that is to be read. `before` is what the board shows until then. */
  push(acts: readonly Act[], before: Table): void {
    const first = acts.findIndex((act) => this.director.reading(act) > 0);
    const from = this.#acts.length + first;
    this.#acts = [...this.#acts, ...acts].map((act, i, all) =>
      act.table && i < all.length - KEPT ? { ...act, table: null } : act,
    );
    if (this.#at !== null || first < 0) return;
    this.#held = before;
    this.#show(from);
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }
  /** Play on; from the present, once more from the first beat. */
  play(): void {
    this.paused = false;
    this.#show(this.#at ?? (this.#acts.length ? 0 : null));
  }
  /** One beat back or on; whoever steps wants to look, so it pauses. */
  step(by: 1 | -1): void {
    const to = (this.#at ?? this.#acts.length) + by;
    if (to < 0) return;
    this.#show(to < this.#acts.length ? to : null);
    if (this.#at !== null) this.pause();
  }
  goTo(n: number): void {
    const to = this.#acts.findIndex((act) => act.n >= n);
    if (to < 0) return;
    this.#show(to);
    this.pause();
  }
  /** Play from a beat that is known already. */
  from(n: number): void {
    const to = this.#acts.findIndex((act) => act.n === n);
    if (to >= 0) this.#show(to);
  }
  /** The beat was read. */
  next(): void {
    if (this.#at === null) return;
    const to = this.#at + 1;
    this.#show(to < this.#acts.length ? to : null);
  }
  /** To the present. */
  skip(): void {
    if (this.#at !== null || this.paused) this.#show(null);
  }
  close(): void {
    clearTimeout(this.#timer);
  }

  #show(to: number | null): void {
    clearTimeout(this.#timer);
    this.#held = this.table ?? this.#held;
    this.#at = to;
    const act = this.act;
    if (!act) {
      this.#held = null;
      this.paused = false;
    }
    this.director.enter(act);
    if (act) void this.#provide(act).then(() => this.#wait(act.n));
    const following = act && this.#acts[(to ?? 0) + 1];
    if (following) void this.#provide(following);
  }

  /** Positions that came several at a time are fetched; without one the beat is told all the same. */
  async #provide(act: Act): Promise<void> {
    if (act.table) return;
    const table = await this.director.fetch(act.n).catch(() => null);
    if (table) this.#acts = this.#acts.map((one) => (one.n === act.n ? { ...one, table } : one));
  }

  #wait(n: number): void {
    const act = this.act;
    if (act?.n !== n || this.paused) return;
    const ms = this.director.reading(act);
    clearTimeout(this.#timer);
    if (ms === Infinity) return;
    this.#timer = setTimeout(() => (document.hidden ? this.#wait(n) : this.next()), ms);
  }
}
