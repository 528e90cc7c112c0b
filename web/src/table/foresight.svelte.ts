/**
 * What answers would do: the engine's word, asked when somebody points at them and kept for the
 * position. Until it has come, and where it depends on chance or hidden things, nothing is shown.
 */
import { api } from '$src/net/api';
import type { Forecast } from '$src/net/types';
import type { TableStore } from './store.svelte';

const PAUSE_MS = 40; // a pointer that only passes by asks nothing
const keyOf = (answers: readonly string[], then: boolean): string =>
  [...answers, ...(then ? ['then'] : [])].join(' ');

export class Foresight {
  #known = $state.raw<{ position: string; told: ReadonlyMap<string, Forecast> }>({
    position: '',
    told: new Map(),
  });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly store: TableStore) {}

  get #position(): string {
    const { id, at, seq, seat } = this.store.table;
    return [id, at, seq, seat].join(' ');
  }

  /** What is known of these answers, given one after another as far as they could be. */
  of(answers: readonly string[], then = false): Forecast | null {
    if (this.#known.position !== this.#position) return null;
    const found = this.#known.told.get(keyOf(answers, then));
    return found?.given ? found : null;
  }

  /** Asks for it, from an effect of whoever draws; what comes is read with `of`. `then`: with what would be asked next. */
  want(answers: readonly string[], then = false): void {
    clearTimeout(this.#timer);
    if (!answers.length || !this.store.mine || this.of(answers, then)) return;
    this.#timer = setTimeout(() => void this.#ask(answers, then), PAUSE_MS);
  }

  async #ask(answers: readonly string[], then: boolean): Promise<void> {
    const position = this.#position;
    const { id, at, seat } = this.store.table;
    const found = await api.forecast(id, { answers, seat, at, then }).catch(() => null);
    if (!found || position !== this.#position) return;
    const told = this.#known.position === position ? this.#known.told : [];
    this.#known = { position, told: new Map([...told, [keyOf(answers, then), found]]) };
  }
}

const kept = new WeakMap<TableStore, Foresight>();
export function foresightOf(store: TableStore): Foresight {
  let foresight = kept.get(store);
  if (!foresight) kept.set(store, (foresight = new Foresight(store)));
  return foresight;
}
