/** The table in sentences: labels of the map, the text board, explanations. */
import type { Region } from '$src/games';
import type { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import type { Info } from '../kinds';
import { boardOf, cardsIn, type Pieces, type Pile } from './view';

const counted = (store: TableStore, count: number, thing: string): string =>
  count === 1 ? store.say(thing) : store.say('generic-count', { count, thing });

export function namePieces(store: TableStore, { kind, count, side }: Pieces): string {
  const name = counted(store, count, `unit-${kind}`);
  return side === null ? name : `${name} (${store.nameOfSide(side)})`;
}

export const listCards = (store: TableStore, pile: Pile | undefined): string =>
  cardsIn(pile)
    .map(([id, count]) => counted(store, count, `card-${id}`))
    .join(', ');

export const listNumbers = (
  store: TableStore,
  numbers: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(numbers).map(([id, value]) => `${store.say(`number-${id}`)}: ${value}`);

/** Who holds an area, what stands in it, and its numbers. */
export function describeArea(store: TableStore, id: string): string {
  const area = boardOf(store).areas[id];
  if (!area) return '';
  return [
    area.owner === null ? '' : store.say('generic-held', { side: store.nameOfSide(area.owner) }),
    area.pieces.map((pieces) => namePieces(store, pieces)).join(', ') || store.say('generic-empty'),
    ...listNumbers(store, area.numbers),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

export const regions = (store: TableStore): readonly Region[] =>
  Object.entries(boardOf(store).areas).map(([id, area]) => ({
    target: `area:${id}`,
    name: store.say(`area-${id}`),
    text: describeArea(store, id),
    near: area.near.map((near) => `area:${near}`),
  }));

/** What lies before a seat. */
export function mat(store: TableStore, seat: number): readonly string[] {
  const player = boardOf(store).seats[seat];
  if (!player) return [];
  const hand = listCards(store, player.hand) || player.hand.size;
  return [...listNumbers(store, player.numbers), `${store.say('generic-hand')}: ${hand}`];
}

export function info(store: TableStore, thing: string): Info | null {
  const [kind = '', rest = ''] = thing.split(':');
  const id = rest.split('@')[0] ?? '';
  const word = `${kind}-${id}`;
  if (!words.has(word, store.table.game)) return null;
  if (kind === 'area') return { title: store.say(word), lines: areaLines(store, id) };
  const text = words.has(`${word}.text`, store.table.game) ? [store.say(`${word}.text`)] : [];
  return { title: store.say(word), lines: text };
}

function areaLines(store: TableStore, id: string): readonly string[] {
  const near = boardOf(store).areas[id]?.near ?? [];
  const places = near.map((one) => store.say(`area-${one}`)).join(', ');
  return [describeArea(store, id), store.say('generic-near', { places })];
}
