/** What this browser knows of its matches: how far it has watched them, and where it only practises. */
const STORE = 'beachhead-seen';
const MOST = 200;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function lastSeen(match: string): number | null {
  return all()[match] ?? null;
}

export function remember(match: string, at: number): void {
  if (!match) return; // an example of the rulebook
  try {
    const entries = Object.entries(all()).filter(([id]) => id !== match);
    localStorage.setItem(
      STORE,
      JSON.stringify(Object.fromEntries([...entries, [match, at]].slice(-MOST))),
    );
  } catch {
    // private mode: no recap after a reload
  }
}

const PRACTICE = 'beachhead-practice';

/** A table made to try something out: its maker plays all sides, with nobody to hide a hand from. */
export function practise(match: string): void {
  try {
    sessionStorage.setItem(PRACTICE, match);
  } catch {
    // private mode: the screen is handed over as between people
  }
}

export function isPractice(match: string): boolean {
  try {
    return sessionStorage.getItem(PRACTICE) === match;
  } catch {
    return false;
  }
}
