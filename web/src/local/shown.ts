/**
 * What needs no engine: the person, the lists, and everything that never changes. So the start page
 * is there at once.
 */
import type { Answer } from '../net/transport';
import type { MatchHead, Me } from '../net/types';
import { StoredDrawer } from './drawer';

const ME = 'user/me';
const PLAYER = { id: 'me', name: 'Player', created: 0, settings: {} };
const LISTS: Readonly<Record<string, readonly string[]>> = {
  mine: ['waiting', 'playing'],
  finished: ['over', 'study'],
};
/** Path -> the file beside the page that `tools/make_site.py` wrote with the server's own answer. */
const FILES: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^\/games$/, () => 'games.json'],
  [/^\/games\/(\w+)\/content$/, ([game]) => `${game}/content.json`],
  [
    /^\/games\/(\w+)\/(rules|rulebook)\?lang=(\w+)$/,
    ([g, what, lang]) => `${g}/${what}.${lang}.json`,
  ],
  [/^\/games\/(\w+)\/examples\/([\w-]+)$/, ([game, name]) => `${game}/examples/${name}.json`],
];

export const drawer = new StoredDrawer();
const answer = (found: unknown): Answer => ({ status: 200, text: JSON.stringify(found) });

/** What is read here of a stored match; `Record` in `shelf.py`. */
interface Kept {
  readonly head: { readonly lesson: string | null };
  readonly shown: MatchHead;
}

async function heads(scope: string): Promise<MatchHead[]> {
  const wanted = LISTS[scope] ?? [];
  if (!wanted.length) return [];
  const [records, hidden] = await Promise.all([
    drawer.entries('match/', 'match/~'),
    drawer.entries('hidden/', 'hidden/~'),
  ]);
  const away = new Set(hidden.map(([key]) => key.slice('hidden/'.length)));
  return records
    .map(([, text]) => JSON.parse(text) as Kept)
    .filter(({ head, shown }) => (scope === 'mine' ? head.lesson === null : !away.has(shown.id)))
    .map(({ shown }) => shown)
    .filter((head) => wanted.includes(head.status))
    .sort((a, b) => b.updated - a.updated);
}

async function me(): Promise<Me> {
  const text = await drawer.read(ME);
  const { id, name, settings } = text ? (JSON.parse(text) as typeof PLAYER) : PLAYER;
  const toMove = (await heads('mine')).filter((head) => head.your_move).length;
  return {
    id,
    name,
    guest: true,
    csrf: '',
    settings,
    mail: null,
    to_move: toMove,
    password: false,
    second_factor: false,
  };
}

/** The answer, or null: ask the engine. */
export async function shown(method: string, path: string): Promise<Answer | null> {
  if (method !== 'GET') return null;
  for (const [pattern, file] of FILES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const there = await fetch(new URL(`engine/${file(found.slice(1))}`, document.baseURI));
    return there.ok ? { status: 200, text: await there.text() } : null;
  }
  const scope = /^\/matches\?scope=(\w+)$/.exec(path)?.[1];
  try {
    if (scope) return answer(await heads(scope));
    if (path === '/me') return answer(await me());
  } catch {
    return null; // a window in which the browser keeps nothing: the engine knows
  }
  return null;
}
