/** Which picture a word carries: "card-m_tripod" -> g-tripod, "building-fort" -> g-fort. */
import sheet from './glyphs.svg?raw';

export const glyphs = sheet;
const KNOWN = new Set([...sheet.matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1] ?? ''));

export const firstKnown = (...ids: readonly string[]): string =>
  ids.find((id) => KNOWN.has(id)) ?? 'g-card_action';

/** The glyph of a word id, or none: numbers and words without a picture. */
export function glyphOfWord(word: string | number | undefined): string[] {
  if (typeof word !== 'string') return [];
  return [
    `g-${word
      .replace(/^[a-z]+-/, '')
      .replace(/^[hm]_/, '')
      .replace(/-\d$/, '')}`,
  ];
}
