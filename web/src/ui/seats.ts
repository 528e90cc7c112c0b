/** What a seat is called in lists. */
import type { SeatHead } from '$src/net/types';
import { say, words } from '$src/words/words.svelte';

export function seatLabel(seat: SeatHead): string {
  if (seat.kind === 'open' || seat.kind === 'invite') return say('web-seat-free');
  if (seat.kind !== 'bot') return personName(seat.name);
  return [say('web-bot'), seat.level ? levelName(seat.level) : ''].filter(Boolean).join(' · ');
}

/** Whoever deleted the account has no name any more. */
export const personName = (name: string): string => name || say('web-somebody-left');

/** `level3` is worded by the message `bot-level-3`; its attribute `.hint` is a sentence about it. */
const levelWord = (level: string): string => level.replace(/^level/, 'bot-level-');
export const levelName = (level: string): string =>
  words.has(levelWord(level)) ? say(levelWord(level)) : level;
export const levelHint = (level: string): string =>
  words.has(`${levelWord(level)}.hint`) ? say(`${levelWord(level)}.hint`) : '';
