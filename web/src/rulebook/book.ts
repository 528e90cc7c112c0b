/** Rulebooks, sheets and examples: fetched once, and what stands where. */
import { api } from '$src/net/api';
import type { Page, Rulebook, RuleSheet, Table } from '$src/net/types';
import type { Say } from '$src/words/words.svelte';

export const LAW = 'law';
export const INDEX = 'index';
export { RULE_ID } from './ids';

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = fetch().catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, asked);
  return asked;
}

export const bookOf = (game: string, language: string): Promise<Rulebook> =>
  once(`book/${game}/${language}`, () => api.rulebook(game, language));
export const sheetOf = (game: string, language: string): Promise<RuleSheet> =>
  once(`sheet/${game}/${language}`, () => api.rules(game, language));
export const exampleOf = (game: string, example: string): Promise<Table[]> =>
  once(`example/${game}/${example}`, () => api.example(game, example));

export const lawOf = (game: string, rule: string): string => `/rules/${game}/${LAW}#${rule}`;

export interface Entry {
  href: string;
  title: string;
  kind: 'chapter' | 'side' | 'more';
  page: Page | null; // the index and the law are no pages
  id: string; // of a chapter or side, or the last word of the address
}

/** Everything one can read about a game, in the order of reading. */
export function contentsOf(game: string, book: Rulebook, say: Say): Entry[] {
  const at = (path: string) => `/rules/${game}/${path}`;
  const entry = (kind: Entry['kind'], page: Page, id = page.id): Entry => ({
    href: at(page.id),
    title: page.title,
    kind,
    page,
    id,
  });
  return [
    ...book.chapters.map(({ page }) => entry('chapter', page)),
    ...book.sides.map(({ id, page }) => entry('side', page, id)),
    ...book.more.map((page) => entry('more', page)),
    { href: at(INDEX), title: say('web-book-index'), kind: 'more', page: null, id: INDEX },
    { href: at(LAW), title: say('web-book-law'), kind: 'more', page: null, id: LAW },
  ];
}

/** The chapter that tells a rule, or leaves it to the sheet. */
export const chapterOf = (book: Rulebook, rule: string): Page | undefined =>
  book.chapters.find(({ rules, details }) => rules.includes(rule) || details.includes(rule))?.page;
