/** The view that any screen can draw, as `core/board.py` describes it. */
import type { TableStore } from '$src/table/store.svelte';
import type { components } from './wire';

type Schemas = components['schemas'];
export type Board = Schemas['Board'];
export type Place = Schemas['Place'];
export type Pieces = Schemas['Pieces'];
export type Pile = Schemas['Pile'];
export type Player = Schemas['Player'];

const EMPTY: Board = { areas: {}, seats: [], piles: {}, round: 0, rounds: null };

/** The position; a view of another kind is an empty table, played by its options alone. */
export function boardOf(store: TableStore): Board {
  const view = store.table.view as Partial<Board>;
  return view.areas && view.seats && view.piles ? { ...EMPTY, ...view } : EMPTY;
}

/** Cards that lie in a pile, each kind with its number; nothing if the reader may not look. */
export const cardsIn = (pile: Pile | undefined): readonly (readonly [string, number])[] =>
  Object.entries(pile?.cards ?? {}).filter(([, count]) => count > 0);
