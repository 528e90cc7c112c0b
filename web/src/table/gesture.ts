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
  readonly live: { readonly at: number; readonly reset_to: number | null };
  readonly mine: boolean;
  readonly scene: unknown;
  choose(option: Option): Promise<void>;
}

/** A plan of names: each in its turn, as long as it is offered. An only answer is given by itself, so one may be missing. */
export function inOrder(
  names: readonly string[],
): (store: { options: readonly Option[] }) => Option | undefined {
  let n = 0;
  return ({ options }) => {
    const offered = (i: number) => options.find(({ name }) => name === names[i]);
    const next = [n, n + 1].find(offered);
    n = (next ?? names.length) + 1;
    return next === undefined ? undefined : offered(next);
  };
}

export class Gestures<Table extends Playable = TableStore> {
  #played: { from: number; to: number }[] = []; // actions played before and after each gesture of several decisions
  running = false;

  constructor(readonly store: Table) {}

  /** `next` is asked at every position and names what is to be played there, or nothing; `from` counts what was played for it before, `most` how many actions an answer may bring. */
  async play(
    next: (store: Table) => Option | undefined,
    from = this.store.live.at,
    most = 1,
  ): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let i = 0; i < MOST && this.store.mine && !this.store.scene; i++) {
        const option = next(this.store);
        const before = this.store.live.at;
        if (!option) break;
        await this.store.choose(option);
        const came = this.store.live.at - before;
        if (came < 1 || came > most) break; // refused, or somebody else has acted since
      }
    } finally {
      this.running = false;
      if (this.store.live.at > from + 1) this.#played.push({ from, to: this.store.live.at });
    }
  }

  /** Back to before the last gesture, as far as that is free, if it was the last thing done; otherwise one step. */
  async undo(back: (to?: number) => Promise<void>): Promise<void> {
    const { at, reset_to } = this.store.live;
    while ((this.#played.at(-1)?.to ?? 0) > at) this.#played.pop();
    const last = this.#played.at(-1)?.to === at ? this.#played.pop() : undefined;
    await back(last && Math.max(last.from, reset_to ?? 0));
  }
}
