/** What the reader looks for on the chart: whose formation, which mission, which layers. */
import type { TableStore } from '$src/table/store.svelte';
import { gridOf, ownSeat, viewOf } from './content';
import type { Hex } from './hexes';
import { progressOf, type Progress } from './missions';

const UNKNOWN: Progress = { held: 0, size: 0, hexes: [], ways: [] };

class Lens {
  goals = $state(true);
  threats = $state(true);
  seat = $state<number | null>(null); // whose formation is shown; nobody chosen: the reader's
  mission = $state<string | null>(null); // nothing chosen: the common one

  /** A new table is looked at with fresh eyes. */
  reset(): void {
    this.seat = null;
    this.mission = null;
  }
}
export const lens = new Lens();

/** Nobody chosen: the reader's own; once the game is over, the winner's. */
export const lensSeat = (store: TableStore): number =>
  lens.seat ?? (viewOf(store).over ? viewOf(store).winners[0] : undefined) ?? ownSeat(store);
export function lensMission(store: TableStore): string | null {
  const { goals, over, won_with, common } = viewOf(store);
  return lens.mission !== null && lens.mission in goals
    ? lens.mission
    : over && won_with
      ? won_with
      : common;
}

/** How close a seat's team is to a mission now; nothing is told of missions the reader does not know. */
export function goalNow(store: TableStore, mission: string, seat: number): Progress {
  const { goals, players } = viewOf(store);
  const goal = goals[mission]?.[players[seat]?.team ?? -1];
  return goal ? progressOf(gridOf(store), goal) : UNKNOWN;
}

export interface Threat {
  seat: number;
  hex: Hex;
}
/** Free cells that would finish the common mission of somebody else. */
export function threatsTo(store: TableStore, seat: number): readonly Threat[] {
  const view = viewOf(store);
  const { common } = view;
  if (common === null || view.over) return [];
  const taken = new Set(view.units.map((unit) => unit.at));
  const seen = new Set([view.players[seat]?.team]);
  return view.players.flatMap((player, other) => {
    if (seen.has(player.team) || !player.alive) return [];
    seen.add(player.team);
    return goalNow(store, common, other)
      .ways.filter((hex) => !taken.has(hex.id))
      .map((hex) => ({ seat: other, hex }));
  });
}
