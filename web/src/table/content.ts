/** A game's printed matter, fetched once. */
import { api } from '$src/net/api';

const kept = new Map<string, Promise<unknown>>();

export function contentOfGame(game: string): Promise<unknown> {
  let found = kept.get(game);
  if (!found) {
    found = api.content<unknown>(game).catch((error: unknown) => {
      kept.delete(game);
      throw error;
    });
    kept.set(game, found);
  }
  return found;
}
