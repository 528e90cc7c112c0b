/** The stamp in the reader's hand: which pattern, where it would lie, how it is turned. */
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';
import { gridOf, indexOf, ownSeat, shapeOf, viewOf, type Effect, type Offset } from './content';
import type { Hex } from './hexes';
import {
  attackDeed,
  deedOf,
  outcomeOf,
  stampDeed,
  unitAt,
  type Outcome,
  type Scene,
} from './outcome';
import { fits, imagesOf } from './patterns';

export interface Stamp {
  effect: Effect;
  source: string;
  anchor: Hex | null;
  images: readonly number[];
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

export const orientOption = (store: TableStore, facing: number): Option | undefined =>
  store.options.find((option) => option.name === `orient:${facing}`);

/** The missions the reader knows of: the common one, then his own or his mate's secret ones. */
export function missionsOf(store: TableStore): ReadonlyMap<string, readonly Offset[]> {
  const view = viewOf(store);
  const secret = view.players.flatMap((player) => (player.secret ? [player.secret] : []));
  return new Map(
    [...(view.common ? [view.common] : []), ...secret].map((id) => [id, shapeOf(store, id)]),
  );
}

export function sceneOf(store: TableStore, facing = 0): Scene {
  return {
    grid: gridOf(store),
    view: viewOf(store),
    index: indexOf(store),
    seat: store.asked?.seat ?? ownSeat(store),
    decision: store.asked?.decision ?? '',
    facing,
    missions: missionsOf(store),
  };
}

/** The stamp of the present question, if a pattern is to be laid. */
export function stampOf(store: TableStore): Stamp | null {
  const decision = store.asked?.decision;
  if (!store.mine || (decision !== 'D-ANCHOR' && decision !== 'D-ORIENT')) return null;
  const view = viewOf(store);
  const grid = gridOf(store);
  const source = view.about.effect ?? '';
  const effect = indexOf(store).effect(source);
  if (!effect) return null;
  const set = decision === 'D-ORIENT';
  const pointed = hand.over ?? grid.byTarget.get(store.hovered?.name ?? '');
  const anchor = set
    ? (grid.byId.get(view.about.at ?? '') ?? null)
    : pointed && store.targets.has(pointed.target)
      ? pointed
      : null;
  const fitting = (facing: number) =>
    set
      ? orientOption(store, facing) !== undefined
      : !anchor || fits(grid, effect, anchor, facing, (hex) => unitAt(view, hex) !== undefined);
  const images = imagesOf(effect).filter(fitting);
  const { turned } = hand;
  const kept = turned === null ? undefined : (images.find((image) => image >= turned) ?? images[0]);
  const facing =
    kept ?? (anchor ? kindest(sceneOf(store), effect, anchor, images) : images[0]) ?? 0;
  return { effect, source, anchor, images, facing };
}

/** Of the facings that fit: no own losses, then most hits, then most landings. */
function kindest(
  scene: Scene,
  effect: Effect,
  anchor: Hex,
  images: readonly number[],
): number | undefined {
  const worth = (facing: number) => {
    const { hits, deed, hexilum } = outcomeOf(stampDeed(scene, effect, anchor, facing), scene);
    const own = hits.filter((hit) => hit.own).length;
    return (hits.length - own) * 10 + deed.lands.length * 2 + hexilum - own * 1000;
  };
  return [...images].sort((a, b) => worth(b) - worth(a))[0];
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

/** The facing that strikes or reaches a cell, for a tap on it. */
export function facingTowards(store: TableStore, stamp: Stamp, hex: Hex): number | null {
  if (!stamp.anchor) return null;
  const scene = sceneOf(store);
  const deeds = stamp.images.map((image) => ({
    image,
    deed: stampDeed(scene, stamp.effect, stamp.anchor!, image),
  }));
  const hit =
    deeds.find(({ deed }) => deed.strikes.includes(hex)) ??
    deeds.find(({ deed }) => deed.lands.includes(hex));
  return hit?.image ?? null;
}

/** What is shown as about to happen: the hovered option, or the stamp in hand. */
export function previewOf(store: TableStore, stamp: Stamp | null): Outcome | null {
  const scene = sceneOf(store, stamp?.facing);
  const option = store.hovered;
  if (option && !(stamp && option.name.startsWith('cell:')))
    return outcomeOf(deedOf(option, scene), scene);
  if (stamp?.anchor)
    return outcomeOf(stampDeed(scene, stamp.effect, stamp.anchor, stamp.facing), scene);
  const planned = aimed(store);
  if (hand.plan && planned) return outcomeOf(attackDeed(scene, planned, hand.plan.at), scene);
  return planned ? outcomeOf(deedOf(planned, scene), scene) : null;
}
