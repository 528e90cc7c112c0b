/** The stamp in the reader's hand: which pattern, where it would lie, how it is turned. */
import type { Option } from '$src/net/types';
import { foresightOf } from '$src/table/foresight.svelte';
import type { TableStore } from '$src/table/store.svelte';
import { gridOf, indexOf, ownSeat, viewOf, type Effect } from './content';
import type { Grid, Hex } from './hexes';
import { named, outcomeOf, sketchOf, type Outcome } from './outcome';

export interface Stamp {
  effect: Effect;
  source: string;
  anchor: Hex | null;
  options: readonly Option[]; // the facings that are, or would be, offered at the anchor
  images: readonly number[]; // those that can be turned to
  facing: number;
}

/** The table shows one hand at a time, so its turn is kept here: it survives from anchor to facing. */
class Hand {
  turned = $state<number | null>(null); // how the reader has turned it; nothing yet: the facing that serves him best
  over = $state.raw<Hex | null>(null); // the cell the pointer or the focus is on
  aim = $state<string | null>(null); // the cell that was tapped once: a second tap or the main button plays it
  plan = $state.raw<{ attack: string; at: Hex } | null>(null); // an attack chosen by its victim: whose option, which cell

  clear(): void {
    this.aim = null;
    this.plan = null;
  }
}
export const hand = new Hand();

const facingOf = (option: Option): number => Number(option.name.split(':')[1]);
const isFacing = (option: Option): boolean => option.name.startsWith('orient:');
export const optionOf = (stamp: Stamp): Option | undefined =>
  stamp.options.find((option) => facingOf(option) === stamp.facing);

/** The stamp of the present question, if a pattern is to be laid. */
export function stampOf(store: TableStore): Stamp | null {
  const decision = store.asked?.decision;
  if (!store.mine || (decision !== 'D-ANCHOR' && decision !== 'D-ORIENT')) return null;
  const { about } = viewOf(store);
  const effect = indexOf(store).effect(about.effect ?? '');
  if (!effect) return null;
  const laid = decision === 'D-ORIENT';
  const anchor = laid ? (gridOf(store).byId.get(about.at ?? '') ?? null) : pointedAt(store);
  const next = laid || !anchor ? null : foresightOf(store).of([anchor.target], true);
  const options = (laid ? store.options : (next?.options ?? [])).filter(isFacing);
  const only = next?.events.find(({ key }) => key === 'pattern-laid')?.facts['orient']; // played at once
  const images = options.length
    ? options.map(facingOf)
    : only === undefined
      ? (about.facings ?? [])
      : [Number(only)];
  const { turned } = hand;
  const kept = turned === null ? undefined : (images.find((image) => image >= turned) ?? images[0]);
  const facing = kept ?? kindest(options) ?? images[0] ?? 0;
  return { effect, source: about.effect ?? '', anchor, options, images, facing };
}

/** The anchor that the pointer or the focus is on. */
function pointedAt(store: TableStore): Hex | null {
  const hex = hand.over ?? gridOf(store).byTarget.get(store.hovered?.name ?? '');
  return hex && store.targets.has(hex.target) ? hex : null;
}

/** Of the facings that are offered: no own losses, then most hits, then most room. */
function kindest(options: readonly Option[]): number | undefined {
  const count = (option: Option, fact: string) => Number(option.facts?.[fact] ?? 0);
  const worth = (option: Option) =>
    (count(option, 'hits') - count(option, 'own')) * 10 +
    count(option, 'free') * 2 -
    count(option, 'own') * 1000;
  const [best] = [...options].sort((a, b) => worth(b) - worth(a));
  return best && facingOf(best);
}

/** The one option of the cell that was tapped once, or the attack that was chosen by its victim. */
export function aimed(store: TableStore): Option | null {
  if (hand.plan) return store.options.find((option) => option.name === hand.plan?.attack) ?? null;
  const options = hand.aim === null ? [] : (store.targets.get(hand.aim) ?? []);
  return options.length === 1 ? options[0]! : null;
}

const COST = [0, 2, 1]; // by price: nothing, a warlord's life, the unit's place

/** Whose attack would hit this cell: of the picked unit, else of the one whose attack costs least. */
export function attackOn(store: TableStore, hex: Hex): Option | null {
  const able = store.targets.get(`aim:${hex.q},${hex.r}`) ?? [];
  const price = (option: Option) => Number(option.facts?.['price'] ?? 0);
  const picked = able.find(
    (option) => store.picked !== null && option.targets?.[0] === store.picked,
  );
  return picked ?? [...able].sort((a, b) => COST[price(a)]! - COST[price(b)]!)[0] ?? null;
}

/** Whether the facing in hand would hit the reader's own side, as the server counts. */
export const hurtsOwn = (option: Option): boolean => Number(option.facts?.['own'] ?? 0) > 0;

/** One step round the facings that fit, clockwise or back. */
export function turnStamp(stamp: Stamp, back: boolean): void {
  const at = stamp.images.indexOf(stamp.facing);
  hand.turned =
    stamp.images[(at + (back ? stamp.images.length - 1 : 1)) % stamp.images.length] ?? 0;
}

/** Whether a facing strikes a cell or may fill it. */
export const touches = (grid: Grid, option: Option | undefined, hex: Hex): boolean =>
  named(grid, option, 'strike').includes(hex) || named(grid, option, 'land').includes(hex);

/** The facing that strikes or reaches a cell, for a tap on it. */
export function facingTowards(grid: Grid, { options }: Stamp, hex: Hex): number | null {
  const hit =
    options.find((option) => named(grid, option, 'strike').includes(hex)) ??
    options.find((option) => touches(grid, option, hex));
  return hit ? facingOf(hit) : null;
}

/** The option that is shown as about to be played: pointed at, in hand, or planned. */
function shownOption(store: TableStore, stamp: Stamp | null): Option | undefined {
  const option = store.hovered;
  if (option && !(stamp && option.name.startsWith('cell:'))) return option;
  return (stamp ? optionOf(stamp) : aimed(store)) ?? undefined;
}

/** Answers whose outcome the reader wants to see; `then`: and what could be answered next. */
export function wanted(
  store: TableStore,
  stamp: Stamp | null,
): { answers: readonly string[]; then: boolean } {
  const shown = shownOption(store, stamp);
  const names = shown ? [shown.name] : [];
  if (stamp && store.asked?.decision === 'D-ANCHOR' && (!shown || stamp.options.includes(shown)))
    return { answers: stamp.anchor ? [stamp.anchor.target, ...names] : [], then: !shown };
  const { plan } = hand;
  const aim = plan && shown?.name === plan.attack ? [`target:${plan.at.q},${plan.at.r}`] : [];
  return { answers: [...names, ...aim], then: false };
}

/** What is shown as about to happen: the engine's word, or until it has come what the option tells. */
export function previewOf(store: TableStore, stamp: Stamp | null): Outcome | null {
  const { answers, then } = wanted(store, stamp);
  if (answers.length === 0) return null;
  const scene = {
    grid: gridOf(store),
    view: viewOf(store),
    seat: store.asked?.seat ?? ownSeat(store),
  };
  const sketch = sketchOf(scene.grid, shownOption(store, stamp));
  const from = stamp?.anchor ?? sketch.from;
  const told = foresightOf(store).of(answers, then);
  return told ? outcomeOf(told, scene, from) : { ...sketch, from };
}
