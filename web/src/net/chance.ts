/** What this browser adds to the chance of its matches, and what it notes down to check them at the end. */
const STORE = 'beachhead-chance';
const KEPT = 100;

export interface Noted {
  readonly commitment: string;
  readonly number: string;
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 bits that nobody else knows. */
export const freshNumber = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

function read(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Noted>;
  } catch {
    return {};
  }
}

/** Remember what was promised before the match began; the oldest matches are forgotten. */
export function note(id: string, noted: Noted): void {
  const kept = Object.entries(read()).filter(([other]) => other !== id);
  try {
    localStorage.setItem(
      STORE,
      JSON.stringify(Object.fromEntries([...kept, [id, noted]].slice(-KEPT))),
    );
  } catch {
    /* without a memory the server's word has to do */
  }
}

export const noted = (id: string): Noted | null => read()[id] ?? null;
