/** The log in turns, newest first; the same thing several times in a row is one line with a number. */
import type { EventLine } from '$src/net/types';

export interface Line {
  id: number;
  event: EventLine;
  times: number;
} // the id is the place in the whole log
export interface Turn {
  id: number;
  head: EventLine | null;
  lines: readonly Line[];
}

const same = (a: EventLine, b: EventLine): boolean =>
  a.key === b.key && JSON.stringify(a.facts) === JSON.stringify(b.facts);

export function inTurns(
  events: readonly EventLine[],
  startsTurn: (event: EventLine) => boolean,
  limit: number,
): readonly Turn[] {
  const cut = Math.max(0, events.length - limit);
  const first =
    cut === 0
      ? 0
      : Math.max(
          0,
          events.findLastIndex((event, i) => i <= cut && startsTurn(event)),
        ); // no lines without their heading
  const turns: { id: number; head: EventLine | null; lines: Line[] }[] = [
    { id: -1, head: null, lines: [] },
  ];
  events.slice(first).forEach((event, i) => {
    const { lines } = turns.at(-1)!;
    const last = lines[0];
    if (startsTurn(event)) turns.push({ id: first + i, head: event, lines: [] });
    else if (last && same(last.event, event)) lines[0] = { ...last, times: last.times + 1 };
    else lines.unshift({ id: first + i, event, times: 1 });
  });
  return turns.filter((turn) => turn.head !== null || turn.lines.length > 0).reverse();
}
