/** Words for things of the screen: "row:h_fort" is the card Fort, "unit:tripod@york" the Tripod in York. */
import type { Refusal } from '$src/net/types';
import { session } from '$src/session.svelte';
import { words } from '$src/words/words.svelte';
import type { TableStore } from './store.svelte';

export function nameOfTarget(store: TableStore, target: string): string {
  const own = store.game.nameOf?.(store, target);
  if (own) return own;
  const [kind = '', rest = '', n] = target.split(':');
  const [id = '', place] = rest.split('@');
  const noun = session.game(store.table.game)?.nouns[kind] ?? kind;
  const word =
    [noun, 'card'].map((one) => `${one}-${id}`).find((one) => words.has(one, store.table.game)) ??
    id;
  const name = word === id ? id : store.say(word);
  const part = n && words.has(`${word}-${n}`, store.table.game) ? store.say(`${word}-${n}`) : '';
  return [place ? `${name}, ${store.say(`area-${place}`)}` : name, part]
    .filter(Boolean)
    .join(' – ');
}

/** What a refusal is about, with its deed if that has a word: "Buy: Fort". */
export function nameOfRefusal(store: TableStore, refusal: Refusal): string {
  const [head = '', argument] = refusal.thing.split(':');
  const own = argument === undefined ? store.game.nameOf?.(store, refusal.thing) : null;
  if (own) return own;
  if (argument === undefined && words.has(`option-${head.replaceAll('_', '-')}`, store.table.game))
    return store.say(`option-${head.replaceAll('_', '-')}`);
  const deed = words.has(`web-deed-${head}`, store.table.game) ? store.say(`web-deed-${head}`) : '';
  return [deed, nameOfTarget(store, refusal.thing)].filter(Boolean).join(': ');
}

/** How a place on the map stands in this question, for its label: options, refused, or nothing. */
export function standingOf(store: TableStore, target: string): string {
  const count = store.targets.get(target)?.length ?? 0;
  if (count > 0) return store.say('web-map-options', { count });
  return store.refused.has(target) ? store.say('web-map-refused') : '';
}
