/** Which questions are answered by pictures: facings, cells, units, factions, boards, missions. */
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';

export type Kind = 'orient' | 'cell' | 'unit' | 'faction' | 'minority' | 'mission';
const VERBS: Readonly<Record<string, Kind>> = {
  orient: 'orient', cell: 'cell', target: 'cell', protect: 'cell', unit: 'unit', heal: 'unit', faction: 'faction', minority: 'minority', keep: 'minority', discard: 'minority', mission: 'mission',
};
export const kindOf = (option: Option): Kind | null => VERBS[option.name.split(':')[0] ?? ''] ?? null;

/** The action question has options of every kind and stays a list; all others are of one kind. */
export function lists(store: TableStore): boolean {
  return store.mine && store.asked?.decision !== 'action' && store.options.some((option) => kindOf(option) !== null);
}
