/** Who won, as the reader sees it: a title in big letters, and a line that names the winners. */
import type { End } from '$src/net/types';

export interface Headline {
  key: string; // of the title
  tone: 'won' | 'lost' | 'drawn' | 'told';
  line: string | null; // message id of the line that names the winners; null: the title does
}

/** Winners of one team win together; others share a victory. */
export function isTeam(end: End): boolean {
  const teams = new Set(end.outcome.winners.map((seat) => end.outcome.seats[seat]?.team));
  return end.outcome.winners.length > 1 && teams.size === 1;
}

const winsLine = (end: End): string =>
  end.outcome.winners.length === 1
    ? 'web-end-wins'
    : isTeam(end)
      ? 'web-end-team-wins'
      : 'web-end-share';

/** `you` are the reader's seats; somebody with several of them shares the screen and is told like a spectator. */
export function headline(end: End, you: readonly number[]): Headline {
  const { winners } = end.outcome;
  if (winners.length === 0) return { key: 'web-end-draw', tone: 'drawn', line: null };
  const own = you[0];
  if (own === undefined || you.length > 1) return { key: winsLine(end), tone: 'told', line: null };
  if (!winners.includes(own))
    return {
      key: end.resigned.includes(own) ? 'web-end-you-resigned' : 'web-end-you-lost',
      tone: 'lost',
      line: winsLine(end),
    };
  if (winners.length === 1) return { key: 'web-end-you-won', tone: 'won', line: null };
  return isTeam(end)
    ? { key: 'web-end-your-team-won', tone: 'won', line: winsLine(end) }
    : { key: 'web-end-you-share', tone: 'won', line: winsLine(end) };
}
