/** Which questions the panel answers by pictures, and in which order. */
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';

export type Kind = 'orient' | 'cell' | 'unit' | 'faction' | 'minority' | 'mission';
const VERBS: Readonly<Record<string, Kind>> = {
  orient: 'orient',
  cell: 'cell',
  target: 'cell',
  protect: 'cell',
  unit: 'unit',
  heal: 'unit',
  faction: 'faction',
  minority: 'minority',
  keep: 'minority',
  discard: 'minority',
  mission: 'mission',
};
export const verbOf = (option: Option): string => option.name.split(':', 1)[0] ?? '';
export const idOf = (option: Option): string => option.name.split(':')[1] ?? '';
export const kindOf = (option: Option): Kind | null => VERBS[verbOf(option)] ?? null;

/** The deeds of a turn, in the order in which a player thinks of them. */
export const DEEDS: readonly {
  name: string;
  verbs: readonly string[];
  look: 'token' | 'line' | 'cell';
}[] = [
  { name: 'deploy', verbs: ['deploy'], look: 'token' },
  { name: 'play', verbs: ['play'], look: 'line' },
  { name: 'activate', verbs: ['activate'], look: 'token' },
  { name: 'gain', verbs: ['gain', 'income'], look: 'line' },
  { name: 'warlord', verbs: ['warlord_heal', 'warlord_move', 'warlord_special'], look: 'line' },
  { name: 'attack', verbs: ['attack'], look: 'cell' },
  { name: 'heal', verbs: ['heal'], look: 'token' },
  { name: 'withdraw', verbs: ['withdraw'], look: 'cell' },
];

export const isTurn = (store: TableStore): boolean => store.asked?.decision === 'D-ACTION';

/** The panel draws these itself; what belongs to a picked thing is a plain list. */
export function lists(store: TableStore): boolean {
  return (
    store.mine &&
    store.picked === null &&
    (isTurn(store) || store.options.some((option) => kindOf(option) !== null))
  );
}

/** The options as the panel shows them; the first nine have number keys. */
export function shown(store: TableStore): readonly Option[] {
  if (isTurn(store))
    return DEEDS.flatMap(({ verbs }) =>
      store.listed.filter((option) => verbs.includes(verbOf(option))),
    );
  const orient = store.options.filter((option) => kindOf(option) === 'orient'); // the facing in hand stays in its place
  return orient.length
    ? [...orient, ...store.listed.filter((option) => kindOf(option) === null)]
    : store.listed;
}
