/** Why an idea is good, as sentences: what its plan brings, and what the next best lacks. */
import type { Change, Idea } from '$src/net/types';
import type { TableStore } from './store.svelte';

const MOST = 3; // things named in one sentence

type Speaker = Pick<TableStore, 'say' | 'sideName'>;

const amount = ({ say }: Speaker, { key, n }: Change): string =>
  say(`gain-${key}`, { n: Math.abs(n) });

const named = (who: Speaker, changes: readonly Change[]): string =>
  changes
    .slice(0, MOST)
    .map((change) => amount(who, change))
    .join(', ');

/** What the plan of an idea brings its seat, costs it, and does to the others. */
export function reasons(who: Speaker, idea: Pick<Idea, 'brings'>, seat: number): readonly string[] {
  const own = idea.brings.filter((change) => change.seat === seat);
  const gains = own.filter(({ n }) => n > 0);
  const costs = own.filter(({ n }) => n < 0);
  const sentences: string[] = [];
  if (gains.length) sentences.push(who.say('web-coach-brings', { list: named(who, gains) }));
  if (costs.length) sentences.push(who.say('web-coach-costs', { list: named(who, costs) }));
  for (const rival of new Set(idea.brings.map((change) => change.seat))) {
    const losses = idea.brings.filter((change) => change.seat === rival && change.n < 0);
    if (rival !== seat && losses.length)
      sentences.push(
        who.say('web-coach-rival-loses', {
          player: who.sideName(rival),
          list: named(who, losses),
        }),
      );
  }
  return sentences;
}

/** What another idea brings its seat more or less than the best one. */
export function comparison(who: Speaker, other: Idea, seat: number): string {
  const own = other.beside.filter((change) => change.seat === seat).slice(0, MOST);
  if (!own.length) return who.say('web-coach-same');
  return own
    .map((change) =>
      who.say(change.n > 0 ? 'web-coach-more' : 'web-coach-less', { what: amount(who, change) }),
    )
    .join(', ');
}
