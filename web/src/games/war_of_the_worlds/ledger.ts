/** Why the two tracks stand where they stand: every change with its turn and its cause, newest turn first. */
import type { EventLine } from '$src/net/types';

export type TrackKind = 'civilians' | 'damage';
export interface Entry {
  by: string;
  area: string | null;
  change: number;
} // words of what did it and where
export interface TurnChange {
  side: string;
  round: number;
  change: number;
  after: number;
  entries: readonly Entry[];
}

const word = (event: EventLine, fact: string): string => String(event.facts[fact] ?? '');

function entryOf(
  event: EventLine,
  before: EventLine | undefined,
  kind: TrackKind,
): { entry: Entry; after: number } | null {
  const { key, facts } = event;
  if (kind === 'damage') {
    if (key === 'martians-hit')
      return {
        entry: {
          by: word(event, 'by'),
          area: before ? word(before, 'area') || null : null,
          change: Number(facts['damage']),
        },
        after: Number(facts['total']),
      };
    if (key === 'damage-repaired')
      return {
        entry: { by: 'building-regenerator', area: null, change: -1 },
        after: Number(facts['total']),
      };
  } else {
    if (key === 'civilians-destroyed')
      return {
        entry: { by: 'ww-attack', area: word(event, 'area'), change: -Number(facts['count']) },
        after: Number(facts['left']),
      };
    if (key === 'civilian-taken')
      return {
        entry: { by: word(event, 'card'), area: word(event, 'area'), change: -1 },
        after: Number(facts['left']),
      };
  }
  return null;
}

/** The turns in which a track moved. */
export function ledger(events: readonly EventLine[], kind: TrackKind): readonly TurnChange[] {
  const turns: TurnChange[] = [];
  let head: { side: string; round: number } = { side: '', round: 0 };
  let open = false; // whether the newest entry of `turns` belongs to the running turn
  events.forEach((event, i) => {
    if (event.key === 'turn-began') {
      head = { side: word(event, 'side'), round: Number(event.facts['round']) };
      open = false;
    }
    const found = entryOf(event, events[i - 1], kind);
    if (!found) return;
    const last = open ? turns.pop() : undefined;
    const entries = [...(last?.entries ?? []), found.entry];
    turns.push({
      ...head,
      change: entries.reduce((sum, { change }) => sum + change, 0),
      after: found.after,
      entries,
    });
    open = true;
  });
  return turns.reverse();
}
