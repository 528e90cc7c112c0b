/**
 * One gesture, several decisions: plays offered options one after another as long as the plan knows
 * the next, and stops at whatever it did not expect. It decides nothing the server did not offer, and
 * one Undo takes the whole gesture back.
 */
import type { Option } from '$src/net/types';
import type { TableStore } from './store.svelte';

const MOST = 40; // decisions of one gesture; a plan that never ends is a mistake

/** What a gesture needs of a table. */
export interface Playable {
  readonly live: { readonly at: number; readonly can_undo: boolean };
  readonly mine: boolean;
  readonly scene: unknown;
  choose(option: Option): Promise<void>;
}

/** A plan of names: each in its turn, as long as it is offered. */
export function inOrder(
  names: readonly string[],
): (store: { options: readonly Option[] }) => Option | undefined {
  let n = 0;
  return ({ options }) => {
    const wanted = names[n++];
    return options.find(({ name }) => name === wanted);
  };
}

export class Gestures<Table extends Playable = TableStore> {
  #played: { from: number; to: number }[] = []; // actions played before and after each gesture of several decisions
  running = false;

  constructor(readonly store: Table) {}

  /** `next` is asked at every position and names what is to be played there, or nothing; `from` counts what was played for it before. */
  async play(next: (store: Table) => Option | undefined, from = this.store.live.at): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let i = 0; i < MOST && this.store.mine && !this.store.scene; i++) {
        const option = next(this.store);
        const before = this.store.live.at;
        if (!option) break;
        await this.store.choose(option);
        if (this.store.live.at !== before + 1) break; // refused, or somebody else has acted since
      }
    } finally {
      this.running = false;
      if (this.store.live.at > from + 1) this.#played.push({ from, to: this.store.live.at });
    }
  }

  /** Back to before the last gesture, if it was the last thing done; otherwise one step. */
  async undo(once: () => Promise<void>): Promise<void> {
    const { store } = this;
    while ((this.#played.at(-1)?.to ?? 0) > store.live.at) this.#played.pop();
    const last = this.#played.at(-1)?.to === store.live.at ? this.#played.pop() : undefined;
    const from = last?.from ?? store.live.at - 1;
    for (
      let before = Infinity;
      store.live.at > from && store.live.at < before && store.live.can_undo;
    ) {
      before = store.live.at;
      await once();
    }
  }
}
