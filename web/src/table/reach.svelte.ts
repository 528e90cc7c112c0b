/** Where a thing on the board can get to and what can get at it: the engine's answer, as the reader's seat may know it. */
import { api } from '$src/net/api';
import type { Reach } from '$src/net/types';
import { toasts } from '$src/ui/toasts.svelte';
import type { TableStore } from './store.svelte';

const NOTHING: ReadonlySet<string> = new Set();

export class Reaching {
  target = $state<string | null>(null); // whose reach is drawn
  aiming = $state(false); // the map's button is down: a click on a thing shows its reach and plays nothing
  #found = $state.raw<Reach | null>(null);
  readonly reaches: ReadonlySet<string> = $derived(
    this.#found ? new Set(this.#found.reaches) : NOTHING,
  );
  readonly reachedBy: ReadonlySet<string> = $derived(
    this.#found ? new Set(this.#found.reached_by) : NOTHING,
  );

  constructor(readonly store: TableStore) {}

  /** Whether this game answers at all. */
  get possible(): boolean {
    return this.store.game.reaches === true;
  }

  /** Show a thing's reach; the same thing again, or one without any, shows none. */
  async show(target: string): Promise<void> {
    if (this.target === target) return this.clear();
    this.target = target;
    this.#found = null;
    const { id, at, seat } = this.store.table;
    try {
      const found = await api.reach(id, { target, seat, at });
      if (this.target === target && at === this.store.table.at) this.#found = found;
    } catch (error) {
      this.clear();
      toasts.error(error, this.store.table.game);
    }
  }

  aim(): void {
    this.aiming = !this.aiming;
    this.clear();
  }

  clear(): void {
    this.target = null;
    this.#found = null;
  }
}
