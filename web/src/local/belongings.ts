/** All games in one file, and back. */
import type { StoredDrawer } from './drawer';
import { versionOf } from './drawer';

const FORMAT = 'beachhead-games';
const LEARNT = 'learnt'; // lessons done, which belong to no match
const KINDS = ['match', 'move', 'tale', 'position', 'note', 'review', 'hidden'];

interface File {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly entries: Readonly<Record<string, string>>;
}

/** Not a file of ours. */
export class Unreadable extends Error {}

const partsOf = (key: string) => key.split('/') as [kind: string, match: string];

export async function packed(drawer: StoredDrawer): Promise<string> {
  const all = await drawer.entries('', '~');
  const file: File = {
    format: FORMAT,
    version: 1,
    entries: Object.fromEntries(
      all.filter(([key]) => [...KINDS, LEARNT].includes(partsOf(key)[0])),
    ),
  };
  return JSON.stringify(file);
}

function read(text: string): Map<string, Record<string, string>> {
  let file: File;
  try {
    file = JSON.parse(text) as File;
  } catch {
    throw new Unreadable();
  }
  if (file?.format !== FORMAT || file.version !== 1) throw new Unreadable();
  const matches = new Map<string, Record<string, string>>();
  for (const [key, value] of Object.entries(file.entries)) {
    const [kind, match] = partsOf(key);
    if (kind === LEARNT) continue;
    if (!KINDS.includes(kind) || !match || typeof value !== 'string') throw new Unreadable();
    matches.set(match, { ...matches.get(match), [key]: value });
  }
  for (const [match, entries] of matches) {
    const record = entries[`match/${match}`];
    if (record === undefined || !isRecord(record, match)) throw new Unreadable();
  }
  return matches;
}

function isRecord(text: string, match: string): boolean {
  try {
    const { version, head } = JSON.parse(text) as { version: unknown; head?: { id?: unknown } };
    return typeof version === 'number' && head?.id === match;
  } catch {
    return false;
  }
}

/** How many games came in. One that is here already and further on stays as it is. */
export async function unpack(drawer: StoredDrawer, text: string): Promise<number> {
  const matches = read(text);
  for (const [key] of Object.entries((JSON.parse(text) as File).entries))
    if (partsOf(key)[0] === LEARNT) await drawer.put(key, '');
  let count = 0;
  for (const [match, entries] of matches) {
    const own = await drawer.read(`match/${match}`);
    const version = own === undefined ? null : versionOf(own);
    if (version !== null && version >= versionOf(entries[`match/${match}`]!)) continue;
    const drop = await keysOf(drawer, match);
    const change = { match, version, put: entries, drop };
    const answer = await drawer.write(JSON.stringify(change));
    if (answer !== 'kept') throw new Error(answer);
    count += 1;
  }
  return count;
}

async function keysOf(drawer: StoredDrawer, match: string): Promise<string[]> {
  const found = await Promise.all(
    KINDS.map((kind) => drawer.entries(`${kind}/${match}`, `${kind}/${match}/~`)),
  );
  return found.flat().map(([key]) => key);
}
