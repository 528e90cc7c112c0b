/** How far this browser has watched each match, for the recap on return. */
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
