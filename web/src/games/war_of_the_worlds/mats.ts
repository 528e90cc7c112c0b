/** Numbers of the two mats, counted from the position. */
import { indexOf, viewOf, type SideId, type UnitId } from './content';
import type { TableStore } from '$src/table/store.svelte';

export interface UnitSlot {
  kind: UnitId;
  state: 'ready' | 'used' | 'reserve';
}
export interface BuildingSlot {
  kind: string;
  built: boolean;
  count: number;
} // built ones one by one, the supply by kind

export function unitSlots(store: TableStore, kinds: readonly UnitId[]): UnitSlot[] {
  const view = viewOf(store);
  const units = Object.values(view.areas).flatMap((area) => area.units);
  return kinds.flatMap((kind) => {
    const own = units
      .filter((unit) => unit.kind === kind)
      .sort((a, b) => Number(b.used) - Number(a.used));
    const board = own.map((unit): UnitSlot => ({ kind, state: unit.used ? 'used' : 'ready' }));
    return [
      ...board,
      ...Array.from({ length: view.reserve[kind] }, (): UnitSlot => ({ kind, state: 'reserve' })),
    ];
  });
}

/** Built tokens first, then what is still in supply. */
export function buildingSlots(store: TableStore, side: SideId): BuildingSlot[] {
  const view = viewOf(store);
  const index = indexOf(store);
  const built = Object.values(view.areas).flatMap((area) => [
    ...(area.building ? [area.building] : []),
    ...(area.balloons ? ['barrage_balloons'] : []),
  ]);
  const own = built.filter((kind) => index.building.get(kind)?.side === side);
  const supply = Object.entries(view.sides[side].buildings).filter(([, count]) => count > 0);
  return [
    ...own.map((kind) => ({ kind, built: true, count: 1 })),
    ...supply.map(([kind, count]) => ({ kind, built: false, count })),
  ];
}

export const income = (store: TableStore, side: SideId): number => viewOf(store).sides[side].income;

export const total = (pile: Readonly<Record<string, number>>): number =>
  Object.values(pile).reduce((sum, n) => sum + n, 0);
export const resources = (store: TableStore, side: SideId): number =>
  viewOf(store).active === side ? viewOf(store).resources : 0;
