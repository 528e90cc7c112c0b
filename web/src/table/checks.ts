/** What this browser can say about the chance of a finished match. */
import { hex, noted } from '$src/net/chance';
import type { Chance } from '$src/net/types';

/** The hash of a key. Browsers compute none on an unencrypted connection: null. */
async function sha256(key: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export interface Check {
  readonly key: string; // message id
  readonly good: boolean | null; // null: not known
  readonly facts?: Readonly<Record<string, number>>;
}

/** Everything that can be said here about the chance of a finished match. */
export async function checks(id: string, told: Chance): Promise<Check[]> {
  if (!told.sealed) return [];
  const own = noted(id);
  const hash = await sha256(told.sealed.key);
  const found: Check[] = [];
  if (hash === null) found.push({ key: 'web-chance-key-unknown', good: null });
  else if (hash !== (own?.commitment ?? told.commitment))
    found.push({ key: 'web-chance-key-wrong', good: false });
  else found.push({ key: own ? 'web-chance-key-noted' : 'web-chance-key-right', good: true });
  if (own) {
    const used = told.sealed.numbers.includes(own.number);
    found.push({ key: used ? 'web-chance-own' : 'web-chance-own-wrong', good: used });
  }
  const draws = told.holds ? 'web-chance-draws' : 'web-chance-draws-wrong';
  return [...found, { key: draws, good: told.holds, facts: { count: told.draws } }];
}
