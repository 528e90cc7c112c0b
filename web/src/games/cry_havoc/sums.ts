/** Card symbols added up, per row of the cards. */
import type { EventLine } from '$src/net/types';
import type { Say } from '$src/words/words.svelte';
import { ROWS, type Index, type Row, type RowRecord } from './content';

export interface Sum {
  terms: readonly number[];
  icons: number;
  draws: number;
  points: number;
  initiative: boolean;
}

/** What cards give for one action: a card that draws once in all draws once in all. */
export function sumOf(cards: readonly string[], row: Row, index: Index): Sum {
  const rows = cards.flatMap((id) => index.card.get(id)?.[row] ?? []);
  const total = (pick: (record: (typeof rows)[number]) => number) =>
    rows.reduce((sum, record) => sum + pick(record), 0);
  return {
    terms: rows.map(({ n }) => n),
    icons: total(({ n }) => n),
    draws:
      total(({ draw_each }) => draw_each) + (rows.some(({ draw_once }) => draw_once > 0) ? 1 : 0),
    points: total(({ vp }) => vp),
    initiative: rows.some(({ bonus }) => bonus > 0),
  };
}

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
