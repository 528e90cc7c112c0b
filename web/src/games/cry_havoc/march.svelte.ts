/** A move of several Units, or over several Regions, as one gesture: source, how many, target. */
import { api } from '$src/net/api';
import { inOrder } from '$src/table/gesture';
import type { TableStore } from '$src/table/store.svelte';
import { contentOf, viewOf, armyOf, type ArmyId } from './content';

const areaOf = (target: string): string => target.slice(5);

/** The shortest way over Regions; those that stop a Unit may only be its end. */
export function wayTo(
  near: (id: string) => readonly string[],
  stops: (id: string) => boolean,
  from: string,
  to: string,
): readonly string[] | null {
  const before = new Map<string, string>([[from, '']]);
  let edge = [from];
  while (edge.length && !before.has(to)) {
    edge = edge.flatMap((at) =>
      at !== from && stops(at)
        ? []
        : near(at)
            .filter((next) => !before.has(next))
            .map((next) => (before.set(next, at), next)),
    );
  }
  if (!before.has(to) || from === to) return null;
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at)!) way.unshift(at);
  return way;
}

export class March {
  count = $state(1); // Units that go together
  #reach = $state.raw<{ source: string; at: number; areas: ReadonlySet<string> } | null>(null);

  constructor(readonly store: TableStore) {}

  get army(): ArmyId | null {
    return this.store.asked ? armyOf(this.store, this.store.asked.seat) : null;
  }
  /** Where the Unit stands that was chosen, while its target is asked. */
  get source(): string | null {
    if (this.store.asked?.decision !== 'D-MOVE-TO' || !this.store.mine) return null;
    const target = this.store.trail.at(-1)?.targets?.[0];
    return this.store.trail.at(-1)?.name.startsWith('from:') && target ? areaOf(target) : null;
  }
  /** How many Units could leave, each with an icon for its first step. */
  get most(): number {
    const { source, army } = this;
    if (!source || !army) return 0;
    const view = viewOf(this.store);
    const region = view.regions[source];
    return Math.min(view.icons, (region?.units[army] ?? 0) - (region?.stopped[army] ?? 0));
  }
  /** Regions beyond the next step, by the engine's word. */
  readonly far: ReadonlySet<string> = $derived.by(() => {
    const found = this.#reach;
    if (!found || found.source !== this.source || found.at !== this.store.table.at)
      return new Set<string>();
    return new Set(
      [...found.areas].filter(
        (id) => !this.store.targets.has(`area:${id}`) && this.way(id) !== null,
      ),
    );
  });

  async look(): Promise<void> {
    const source = this.source;
    const { id, seat, at } = this.store.table;
    if (!source || viewOf(this.store).icons < 2) return;
    const found = await api.reach(id, { target: `area:${source}`, seat, at }).catch(() => null);
    this.#reach = found && { source, at, areas: new Set(found.reaches.map(areaOf)) };
  }

  /** The Regions on the way, the target last; null if the icons do not carry one Unit there. */
  way(target: string): readonly string[] | null {
    const { source, army } = this;
    if (!source || !army) return null;
    const view = viewOf(this.store);
    const near = new Map(
      contentOf(this.store).boards.board[view.board]?.region.map((region) => [
        region.id,
        region.adjacent,
      ]),
    );
    const stops = (id: string) => {
      const region = view.regions[id];
      return (
        !region ||
        region.battle !== null ||
        Object.keys(region.units).some((other) => other !== army) ||
        (army !== 'trogs' && region.tokens.some(({ kind }) => kind !== 'exploration'))
      );
    };
    const way = wayTo((id) => near.get(id) ?? [], stops, source, target);
    return way && way.length <= view.icons ? way : null;
  }
  /** Units that the icons carry along a way of this length. */
  fits(steps: number): number {
    return Math.max(
      1,
      Math.min(this.count, this.most, Math.floor(viewOf(this.store).icons / steps)),
    );
  }
  /** Whether a click on a Region means more than the one step the question asks for. */
  wants(target: string): boolean {
    return (
      this.source !== null &&
      (this.far.has(target) || (this.count > 1 && this.store.targets.has(`area:${target}`)))
    );
  }

  async go(target: string): Promise<void> {
    const source = this.source;
    const way = this.store.targets.has(`area:${target}`) ? [target] : this.way(target);
    if (!source || !way) return;
    const units = this.fits(way.length);
    const steps = way.flatMap((to, i) => [`from:${i ? way[i - 1] : source}`, `to:${to}`]);
    const answers = Array.from({ length: units }, () => steps).flat();
    this.count = 1;
    await this.store.gestures.play(inOrder(answers.slice(1)), this.store.live.at - 1);
  }

  /** A Unit was dragged: it leaves its Region, unless it has already, and goes as far as it was carried. */
  async carry(from: string, to: string): Promise<void> {
    const { store } = this;
    if (this.source !== from) {
      const leave = store.options.find(({ name }) => name === `from:${from}`);
      if (!leave) return;
      await store.choose(leave);
      await this.look();
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
