/** Finding rules by word or id. */
import type { Chapter, Rule, RuleSheet } from '$src/net/types';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export function searchRules(chapters: readonly Chapter[], query: string): Rule[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return chapters.flatMap((chapter) =>
    chapter.rules.filter((rule) => {
      const text = plain(`${rule.id} ${rule.text}`);
      return wanted.every((word) => text.includes(word));
    }),
  );
}

/** What players read; the other chapters are for who implements the game. */
export const forPlayers = (sheet: RuleSheet): Chapter[] =>
  sheet.chapters.filter((chapter) => !chapter.behind);

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut at the words that were searched for. */
export function marked(text: string, query: string): Piece[] {
  const wanted = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .filter(Boolean)
    .map((piece) => ({
      text: piece,
      hit: wanted.some((word) => new RegExp(`^${word}$`, 'iu').test(piece)),
    }));
}
