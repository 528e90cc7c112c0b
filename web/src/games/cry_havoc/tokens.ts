/** What a face-down token may be, by what everybody may know: all faces less those already seen. */
import type { Content, TokenKind, View } from './content';

export interface Faces {
  left: readonly { id: string; count: number }[];
  trogs: readonly [number, number];
  crystals: readonly [number, number];
}

const range = (numbers: readonly number[]): readonly [number, number] =>
  numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : [0, 0];

export function facesLeft(kind: TokenKind, view: View, content: Content): Faces {
  const known = [
    ...view.discarded_tokens,
    ...Object.values(view.regions).flatMap(({ tokens }) =>
      tokens.flatMap(({ face }) => face ?? []),
    ),
  ];
  const left = content.tokens[kind]
    .map((token) => ({
      id: token.id,
      count: token.count - known.filter((face) => face === token.id).length,
      trogs: 'trogs' in token ? token.trogs : 0,
      crystals: 'crystals' in token ? token.crystals : 0,
    }))
    .filter(({ count }) => count > 0);
  return {
    left: left.map(({ id, count }) => ({ id, count })),
    trogs: range(left.map(({ trogs }) => trogs)),
    crystals: range(left.map(({ crystals }) => crystals)),
  };
}

/** "1-3", or one number. */
export const span = ([low, high]: readonly [number, number]): string =>
  low === high ? String(low) : `${low}–${high}`;
