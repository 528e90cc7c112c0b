/** What a seat is called in lists. */
import type { SeatHead } from '$src/net/types';
import { say, words } from '$src/words/words.svelte';

export function seatLabel(seat: SeatHead): string {
  if (seat.kind === 'open' || seat.kind === 'invite') return say('web-seat-free');
  if (seat.kind !== 'bot') return seat.name;
  return [say('web-bot'), seat.level ? levelName(seat.level) : ''].filter(Boolean).join(' · ');
}

export const levelName = (level: string): string => (words.has(`level-${level}`) ? say(`level-${level}`) : level);
