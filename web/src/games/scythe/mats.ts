/** The player mat in numbers: what a column costs and gives now, as the view tells it. */
import type { TableStore } from '$src/table/store.svelte';
import type { Index, Good, Goods, PlayerView, SectionView, TopId } from './content';

export interface GainBox {
  box: string | null;
  glyph: string;
  n: number;
  covered: boolean;
} // box: the green box a cube may cover
export interface Pip {
  state: 'pay' | 'open' | 'saved';
} // open: an upgrade can still save it

const BOXES: Readonly<Record<TopId, readonly (readonly [string | null, string])[]>> = {
  move: [
    ['move-units', 'move'],
    ['move-coins', 'coin'],
  ],
  bolster: [
    ['bolster-power', 'power'],
    ['bolster-cards', 'combat_card'],
  ],
  trade: [
    [null, 'cube'],
    ['trade-popularity', 'popularity'],
  ],
  produce: [['produce-territories', 'territory']],
};
export const MADE: Readonly<Record<string, string>> = {
  upgrade: 'cube',
  deploy: 'mech',
  build: 'monument',
  enlist: 'recruit',
};
export function gains(player: PlayerView, top: TopId, index: Index): GainBox[] {
  return BOXES[top].map(([box, glyph]) => {
    const state = box === null ? undefined : player.boxes[box];
    return {
      box,
      glyph,
      n: state?.gives ?? index.top.get(top)?.base['resources'] ?? 0,
      covered: state?.covered ?? false,
    };
  });
}

/** What the upper half costs now: printed, but for Produce, whose price grows with the workers. */
export const costOf = (player: PlayerView, top: TopId, index: Index): Goods =>
  top === 'produce' ? player.produce_cost : (index.top.get(top)?.cost ?? {});

/** One pip per printed token of the price: to pay, to pay but an upgrade may still save it, saved. */
export function pips(section: SectionView): Pip[] {
  const least = section.cost_start - section.slots;
  return Array.from({ length: section.cost_start }, (_, i) => ({
    state: i >= section.cost_start - section.cubes ? 'saved' : i >= least ? 'open' : 'pay',
  }));
}

/** Whether the active player has chosen the column of this turn. */
export function sectionChosen(store: TableStore): boolean {
  const last = store.events.findLast(
    (event) =>
      event.n <= store.table.at &&
      /^(turn-began|section-chosen|factory-section-chosen)$/.test(event.key),
  );
  return last !== undefined && last.key !== 'turn-began';
}

export const GOODS: readonly Good[] = ['power', 'popularity', 'coin', 'combat_card'];
export const PARTS = ['coins', 'stars', 'territories', 'resources', 'structures'] as const;

/** Kinds of the stars that are placed, in the order of the track, one entry per star. */
export const starKinds = (player: PlayerView): string[] =>
  Object.entries(player.stars).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
export const STARS = 6;
export const STAR_GLYPHS: Readonly<Record<string, string>> = {
  upgrades: 'cube',
  mechs: 'mech',
  structures: 'structure',
  recruits: 'recruit',
  workers: 'worker',
  objective: 'objective',
  combat: 'swords',
  popularity: 'popularity',
  power: 'power',
};
