/**
 * Texts under ordered keys in IndexedDB; `beachhead/local/shelf.py` says what lies where.
 *
 * A match is changed in one transaction that compares its version, so of two tabs one wins. What
 * is answered is on the disk.
 */
const NAME = 'beachhead';
const STORE = 'kept';
const KEPT = 'kept';
const STALE = 'stale';

/** What is stored together or not at all; `Write` in `shelf.py`. */
export interface Write {
  readonly match: string;
  readonly version: number | null;
  readonly put: Readonly<Record<string, string>>;
  readonly drop: readonly string[];
}

/** Python's `Drawer`; its None is `undefined` here. */
export interface Drawer {
  read(key: string): Promise<string | undefined>;
  list(start: string, end: string): Promise<string>;
  write(changes: string): Promise<string>;
  put(key: string, text: string | undefined): Promise<string>;
}

export type Entry = readonly [key: string, text: string];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

const committed = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onerror = change.onabort = () => reject(change.error ?? new Error('aborted'));
  });

const nameOf = (error: unknown): string =>
  error instanceof DOMException || error instanceof Error ? error.name : String(error);

export class StoredDrawer implements Drawer {
  readonly #opened: Promise<IDBDatabase>;

  /** `tell` hears which match has changed. */
  constructor(readonly tell: (match: string) => void = () => undefined) {
    this.#opened = new Promise((resolve, reject) => {
      const ask = indexedDB.open(NAME, 1);
      ask.onupgradeneeded = () => ask.result.createObjectStore(STORE);
      ask.onsuccess = () => resolve(ask.result);
      ask.onerror = () => reject(ask.error ?? new Error('storage'));
    });
    this.#opened.catch(() => undefined);
  }

  /** Rejects where the browser keeps nothing, as some do in private windows. */
  async ready(): Promise<void> {
    await this.#opened;
  }

  async read(key: string): Promise<string | undefined> {
    return done<string | undefined>((await this.#look()).get(key));
  }

  async entries(start: string, end: string): Promise<Entry[]> {
    const range = IDBKeyRange.bound(start, end, false, true);
    const store = await this.#look();
    const [keys, texts] = await Promise.all([
      done(store.getAllKeys(range)),
      done<string[]>(store.getAll(range)),
    ]);
    return keys.map((key, i) => [String(key), texts[i] ?? '']);
  }

  async list(start: string, end: string): Promise<string> {
    return JSON.stringify(await this.entries(start, end));
  }

  async write(changes: string): Promise<string> {
    const wanted = JSON.parse(changes) as Write;
    try {
      const change = await this.#change();
      const ended = committed(change);
      const store = change.objectStore(STORE);
      const stored = await done<string | undefined>(store.get(`match/${wanted.match}`));
      const version = stored === undefined ? null : versionOf(stored);
      if (version === wanted.version) {
        for (const key of wanted.drop) store.delete(key);
        for (const [key, text] of Object.entries(wanted.put)) store.put(text, key);
      }
      await ended;
      if (version !== wanted.version) return STALE;
      this.tell(wanted.match);
      return KEPT;
    } catch (error) {
      return nameOf(error);
    }
  }

  async put(key: string, text: string | undefined): Promise<string> {
    try {
      const change = await this.#change();
      const ended = committed(change);
      if (text === undefined) change.objectStore(STORE).delete(key);
      else change.objectStore(STORE).put(text, key);
      await ended;
      return KEPT;
    } catch (error) {
      return nameOf(error);
    }
  }

  async #look(): Promise<IDBObjectStore> {
    return (await this.#opened).transaction(STORE).objectStore(STORE);
  }

  async #change(): Promise<IDBTransaction> {
    return (await this.#opened).transaction(STORE, 'readwrite', { durability: 'strict' });
  }
}

/** For windows in which the browser keeps nothing: games last as long as the page. */
export class FleetingDrawer implements Drawer {
  readonly #kept = new Map<string, string>();

  async read(key: string): Promise<string | undefined> {
    return this.#kept.get(key);
  }

  async list(start: string, end: string): Promise<string> {
    const found = [...this.#kept].filter(([key]) => key >= start && key < end);
    return JSON.stringify(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async write(changes: string): Promise<string> {
    const wanted = JSON.parse(changes) as Write;
    const stored = this.#kept.get(`match/${wanted.match}`);
    if ((stored === undefined ? null : versionOf(stored)) !== wanted.version) return STALE;
    for (const key of wanted.drop) this.#kept.delete(key);
    for (const [key, text] of Object.entries(wanted.put)) this.#kept.set(key, text);
    return KEPT;
  }

  async put(key: string, text: string | undefined): Promise<string> {
    if (text === undefined) this.#kept.delete(key);
    else this.#kept.set(key, text);
    return KEPT;
  }
}

export const versionOf = (record: string): number =>
  (JSON.parse(record) as { version: number }).version;
