/**
 * Everything that was told, whole the moment a table arrives. A table may bring only what is new, or
 * only the latest part of a long log: the rest is fetched part by part.
 */
import { api } from '$src/net/api';
import type { EventLine, Table } from '$src/net/types';

export class Logbook {
  events = $state.raw<readonly EventLine[]>([]);
  #table: Table;
  #from: number; // the log is here from this action on
  #filling = false;

  constructor(table: Table) {
    this.#table = table;
    this.events = table.events;
    this.#from = table.older;
    void this.#fillIn();
  }

  /** A newer table: its events replace what is told otherwise now, and continue the rest. */
  take(next: Table): void {
    const partial = next.events_from >= 0;
    const kept = this.events.filter((event) => event.n <= next.events_from);
    this.events = [...kept, ...next.events];
    this.#from = partial ? Math.min(this.#from, next.events_from + 1) : next.older;
    this.#table = next;
    void this.#fillIn();
  }

  /** The log before what a table brought; what no longer fits is asked for again. */
  async #fillIn(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      while (this.#from > 0) {
        const before = this.#from;
        const { id, seat } = this.#table;
        const part = await api.log(id, before, seat >= 0 ? seat : undefined);
        if (before !== this.#from || seat !== this.#table.seat) continue;
        this.events = [...part.events, ...this.events];
        this.#from = part.older;
      }
    } catch {
      // the next table tries again
    } finally {
      this.#filling = false;
    }
  }
}
