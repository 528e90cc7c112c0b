/** A move of several Units, or over several Regions, as one gesture: source, how many, target. The ways are the engine's. */
import { inOrder } from '$src/table/gesture';
import type { TableStore } from '$src/table/store.svelte';
import { viewOf, type Way } from './content';

export class March {
  count = $state(1); // Units that go together

  constructor(readonly store: TableStore) {}

  get #told() {
    return this.store.mine ? viewOf(this.store).march : null;
  }
  /** Where the Unit stands that was chosen, while its target is asked. */
  get source(): string | null {
    return this.#told?.source ?? null;
  }
  /** How many Units could leave together. */
  get most(): number {
    return this.#told?.most ?? 0;
  }
  /** Regions beyond the next step. */
  readonly far: ReadonlySet<string> = $derived(
    new Set(
      Object.keys(this.#told?.ways ?? {}).filter((id) => !this.store.targets.has(`area:${id}`)),
    ),
  );

  way(target: string): Way | null {
    return this.#told?.ways[target] ?? null;
  }
  /** Units that go along a way: as many as were chosen, or as it carries. */
  fits({ units }: Way): number {
    return Math.min(this.count, units);
  }
  /** Whether a click on a Region means more than the one step the question asks for. */
  wants(target: string): boolean {
    return this.far.has(target) || (this.count > 1 && this.way(target) !== null);
  }

  async go(target: string): Promise<void> {
    const { source } = this;
    const way = this.way(target);
    if (!source || !way) return;
    const { regions } = way;
    const steps = regions.flatMap((to, i) => [`from:${i ? regions[i - 1] : source}`, `to:${to}`]);
    const answers = Array.from({ length: this.fits(way) }, () => steps).flat();
    this.count = 1;
    const most = 2; // a Region with one exit is left without a question
    await this.store.gestures.play(inOrder(answers.slice(1)), this.store.live.at - 1, most);
  }

  /** A Unit was dragged: it leaves its Region, unless it has already, and goes as far as it was carried. */
  async carry(from: string, to: string): Promise<void> {
    const { store } = this;
    if (this.source !== from) {
      const leave = store.options.find(({ name }) => name === `from:${from}`);
      if (!leave) return;
      await store.choose(leave);
    }
    if (this.source === from) await this.go(to);
  }
  /** Whether a Unit may be taken from a Region now. */
  movable(from: string): boolean {
    return this.source === from || this.store.options.some(({ name }) => name === `from:${from}`);
  }
}

const marches = new WeakMap<TableStore, March>();
export function marchOf(store: TableStore): March {
  let march = marches.get(store);
  if (!march) marches.set(store, (march = new March(store)));
  return march;
}
