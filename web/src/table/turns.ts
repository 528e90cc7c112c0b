/** The turns of a match as stretches of its actions: whose they are, from where to where. */
import type { EventLine } from '$src/net/types';

export interface Stretch {
  n: number;
  to: number;
  side: string;
  label: string;
}

interface Teller {
  startsTurn(event: EventLine): boolean;
  toneOf(event: EventLine): string;
  tell(event: EventLine): string;
}

/** What is counted: rounds where an event names them, otherwise the turns of a side. */
function countOf(events: readonly EventLine[]): 'round' | 'n' {
  return events.some(({ facts }) => typeof facts['round'] === 'number') ? 'round' : 'n';
}

/** Several things may begin with one action (a phase, then a turn): the last that belongs to a side counts. */
export function stretches(
  events: readonly EventLine[],
  limit: number,
  teller: Teller,
): readonly Stretch[] {
  const starts = new Map<number, EventLine>();
  for (const event of events) {
    if (!teller.startsTurn(event) || event.n > limit) continue;
    const before = starts.get(event.n);
    if (!before || teller.toneOf(event) !== '' || teller.toneOf(before) === '')
      starts.set(event.n, event);
  }
  const all = [...starts.values()];
  return all.map((event, i) => ({
    n: event.n,
    to: all[i + 1]?.n ?? limit,
    side: teller.toneOf(event),
    label: teller.tell(event),
  }));
}

/** Where each round begins: a number that was reached for the first time. */
export function rounds(
  events: readonly EventLine[],
  limit: number,
  startsTurn: (event: EventLine) => boolean,
): readonly { n: number; round: number }[] {
  const found: { n: number; round: number }[] = [];
  const starts = events.filter(startsTurn);
  const fact = countOf(starts);
  for (const event of starts) {
    const round = event.n <= limit ? event.facts[fact] : undefined;
    if (typeof round === 'number' && round > (found.at(-1)?.round ?? 0))
      found.push({ n: event.n, round });
  }
  return found;
}
