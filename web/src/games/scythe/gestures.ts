/** What one click means where one outcome makes sense. Each plan only names options that are offered. */
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';
import { viewOf, type View } from './content';

type Plan = (store: TableStore) => Option | undefined;

const named = (store: TableStore, ...names: readonly string[]): Option | undefined =>
  names.map((name) => store.options.find((option) => option.name === name)).find(Boolean);
const sum = (goods: Readonly<Record<string, number>> | undefined): number =>
  Object.values(goods ?? {}).reduce((total, n) => total + n, 0);
/** The option that brings most; the first of equals. */
const richest = (options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>(
    (best, option) => (best && sum(best.gain) >= sum(option.gain) ? best : option),
    undefined,
  );
const starting = (store: TableStore, head: string): Option[] =>
  store.options.filter(({ name }) => name.startsWith(head));

/** The moving unit goes to a place, over as many steps as it needs, and stays there. */
export const travel =
  (place: string): Plan =>
  (store) => {
    const move = viewOf(store).move;
    if (!move) return undefined;
    if (store.asked?.decision === 'D-MOVE-CARGO') return named(store, 'cargo:done');
    if (move.place === place) return named(store, 'stop:here');
    const first = move.far[place];
    return first === undefined ? undefined : named(store, `step:${first}`);
  };

/** A unit was dragged to a place: it is chosen, unless it is on its way already, and goes there. */
export const carry =
  (unit: string, place: string): Plan =>
  (store) =>
    store.asked?.decision === 'D-MOVE-UNIT' && viewOf(store).move?.place !== place
      ? named(store, unit)
      : travel(place)(store);

/** Every place on the way to a place, for the drawn path; from the unit to the goal. */
export function pathTo(view: View, place: string): readonly string[] {
  const move = view.move;
  const first = move?.far[place];
  if (!move || first === undefined) return [];
  return first === place ? [move.place, place] : [move.place, first, place];
}

/** A column and what its upper half is used for. */
export const column =
  (section: number, deed: string): Plan =>
  (store) =>
    named(store, `section:${section}`, deed);

/** Produce where it brings most, with all new workers, as often as the action allows. */
export const produceEverything =
  (section?: number): Plan =>
  (store) => {
    switch (store.asked?.decision) {
      case 'D-SECTION':
        return section === undefined ? undefined : named(store, `section:${section}`);
      case 'D-TOP-PRODUCE':
        return named(store, 'produce');
      case 'D-PROD-HEX':
        return richest(starting(store, 'produce:')) ?? named(store, 'stop:producing');
      case 'D-PROD-N':
        return richest(starting(store, 'workers:'));
      default:
        return undefined;
    }
  };

/** A token of a kind to the place where the one before went. */
export const tokenTo =
  (resource: string, place: string): Plan =>
  (store) =>
    store.asked?.decision === 'D-TRADE-RES'
      ? named(store, `token:${resource}`)
      : store.asked?.decision === 'D-TRADE-HEX'
        ? named(store, `token-to:${place}`)
        : undefined;

/** Pay from where most lies, as much as is asked for; never with a card. */
export const payBySelf: Plan = (store) => {
  if (store.asked?.decision !== 'D-PAY-RES') return undefined;
  const most = (options: readonly Option[]) =>
    options.reduce<Option | undefined>(
      (best, option) => (best && sum(best.cost) >= sum(option.cost) ? best : option),
      undefined,
    );
  return most([...starting(store, 'pay-all:'), ...starting(store, 'pay:')]);
};

/** Once at a time: stops as soon as what was asked for has been played. */
export function once(plan: Plan, decisions: number): Plan {
  let left = decisions;
  return (store) => (left-- > 0 ? plan(store) : undefined);
}
