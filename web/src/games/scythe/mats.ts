/** The player mat in numbers: what a column costs and gives now. Counted from the position; the server decides what is legal. */
import type { TableStore } from '$src/table/store.svelte';
import type { Index, Good, Goods, PlayerView, SectionView, TopId, View } from './content';

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
export const FULL = { upgrade: 6, deploy: 4, build: 4, enlist: 4 } as const;

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

export const workersInPlay = (player: PlayerView): number => 8 - player.workers_left;

export function costOf(player: PlayerView, top: TopId, index: Index): Goods {
  if (top !== 'produce') return index.top.get(top)?.cost ?? {};
  const workers = workersInPlay(player);
  return (
    index.content.mats.produce_cost.find(
      (row) => workers >= row.workers_in_play_min && workers <= row.workers_in_play_max,
    )?.cost ?? {}
  );
}

/** One pip per printed token of the price: to pay, to pay but an upgrade may still save it, saved. */
export function pips(section: SectionView): Pip[] {
  const least = section.cost_start - section.slots;
  return Array.from({ length: section.cost_start }, (_, i) => ({
    state: i >= section.cost_start - section.cubes ? 'saved' : i >= least ? 'open' : 'pay',
  }));
}

/** How many of a bottom action's things are done already. */
export function doneOf(player: PlayerView, bottom: keyof typeof FULL): number {
  switch (bottom) {
    case 'upgrade':
      return Object.values(player.boxes).filter((box) => !box.covered).length;
    case 'deploy':
      return FULL.deploy - player.mechs_left.length;
    case 'build':
      return FULL.build - player.structures_left.length;
    case 'enlist':
      return player.recruits.length;
  }
}

/** What Produce would bring now on the best territories, and the Mill. */
export function harvest(
  player: PlayerView,
  view: View,
  index: Index,
): Readonly<Record<string, number>> {
  const found: { what: string; n: number }[] = [];
  let mill: { what: string; n: number } | null = null;
  for (const [id, place] of Object.entries(view.places)) {
    const what = index.produces.get(index.hex.get(id)?.terrain ?? '') ?? 'none';
    if (what === 'none' || place.controller !== player.seat) continue;
    const workers =
      place.units?.find((unit) => unit.seat === player.seat && unit.unit === 'worker')?.n ?? 0;
    const milled = place.structure?.seat === player.seat && place.structure.kind === 'mill';
    if (milled) mill = { what, n: workers + 1 };
    else if (workers > 0) found.push({ what, n: workers });
  }
  found.sort((a, b) => b.n - a.n);
  const chosen = [
    ...found.slice(0, player.boxes['produce-territories']?.gives ?? 2),
    ...(mill ? [mill] : []),
  ];
  const sum: Record<string, number> = {};
  for (const { what, n } of chosen) sum[what] = (sum[what] ?? 0) + n;
  if (sum['worker']) sum['worker'] = Math.min(sum['worker'], player.workers_left);
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => n > 0));
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
