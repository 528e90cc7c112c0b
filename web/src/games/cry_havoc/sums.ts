/** Cards in rows and piles, for the eye; what they give together is in the view. */
import type { EventLine } from '$src/net/types';
import type { Say } from '$src/words/words.svelte';
import { ROWS, type Index, type Row, type RowRecord } from './content';

/** The number each card shows in a row: "2 + 1 + 2". */
export const termsOf = (cards: readonly string[], row: Row, index: Index): readonly number[] =>
  cards.flatMap((id) => index.card.get(id)?.[row]?.n ?? []);

/** The row of the action that is being carried out, read from the log. */
export function rowOf(events: readonly EventLine[]): Row | null {
  const chosen = events.findLast(({ key }) => key === 'action-chosen' || key === 'turn-begins');
  return ROWS.find((row) => chosen?.facts['action'] === `action-${row}`) ?? null;
}

/** Cards that are alike lie on one another. */
export function stacked(
  cards: readonly string[],
): readonly (readonly [id: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** One row of a card in words: "move icons 2 (+1 card)"; some draw once per action in all. */
export function rowText(record: RowRecord, row: Row, say: Say): string {
  const more = [
    record.draw_each ? `+${record.draw_each} ${say('resource-card')}` : '',
    record.draw_once ? `+1 ${say('ch-card-once')}` : '',
    record.vp ? `+${record.vp} ${say('resource-vp')}` : '',
    record.bonus ? say('ch-initiative') : '',
  ]
    .filter(Boolean)
    .join(', ');
  return `${say(`row-${row}`)} ${record.n}${more ? ` (${more})` : ''}`;
}
