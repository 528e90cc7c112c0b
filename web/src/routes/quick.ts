/** A game at one click: the fewest seats, the reader in the first, bots in the others. */
import type { GameInfo, NewSeat } from '$src/net/types';

export function firstGame(game: GameInfo, level?: string): NewSeat[] {
  const count = game.players[0] ?? 2;
  const choices = game.sides[String(count)] ?? [];
  return Array.from({ length: count }, (_, i) => {
    const side = (choices[i]?.length ?? 0) === 1 ? (choices[i]?.[0] ?? 'random') : 'random';
    return i === 0
      ? { kind: 'me' as const, side }
      : { kind: 'bot' as const, side, ...(level ? { level } : {}) };
  });
}
