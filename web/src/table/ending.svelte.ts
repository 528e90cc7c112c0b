/** The main button is never the losing default: what would leave something unused asks once, in place. */
import type { Option } from '$src/net/types';
import { settings } from '$src/settings.svelte';
import { endsSomething } from './choices';
import type { TableStore } from './store.svelte';

const CONSTRUCTIVE = /^(resolve|attack|confirm)(_|:|$)/; // ends a question by doing what it is about

const useful = (option: Option): boolean =>
  Object.keys(option.gain ?? {}).length > 0 || (option.targets?.length ?? 0) > 0;

/** What the main button would leave unused: a word id and how much, or null. */
export function unusedBy(store: TableStore, done: Option): { word: string; count: number } | null {
  const count = store.options.filter(
    (option) => option !== done && !endsSomething(option) && useful(option),
  ).length;
  if (store.game.wasteful) {
    const word = store.game.wasteful(store, done);
    return word ? { word, count } : null;
  }
  const harmless = CONSTRUCTIVE.test(done.name) || Object.keys(done.gain ?? {}).length > 0;
  return count > 0 && !harmless ? { word: 'web-unused', count } : null;
}

export class Ending {
  #armed = $state(-1); // the position (seq) whose main button was pressed once

  constructor(readonly store: TableStore) {}

  /** What is left unused, if this reader wants to be asked. */
  readonly unused = $derived.by(() =>
    settings.kept.askOnce && this.store.done ? unusedBy(this.store, this.store.done) : null,
  );

  /** The first press was made; the second one acts. */
  get armed(): boolean {
    return this.unused !== null && this.#armed === this.store.live.seq;
  }

  /** Whether a press acts; otherwise it has asked now. */
  press(): boolean {
    const acts = this.unused === null || this.armed;
    this.#armed = acts ? -1 : this.store.live.seq;
    return acts;
  }

  calm(): void {
    this.#armed = -1;
  }
}
