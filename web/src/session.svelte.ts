/** Who is sitting at this browser, and which games the server offers. */
import { meet } from './games';
import { api } from './net/api';
import type { GameInfo, Me } from './net/types';

class Session {
  me = $state.raw<Me>();
  games = $state.raw<readonly GameInfo[]>([]);
  #ready: Promise<void> | undefined;

  /** Say hello once; every screen may wait for it. */
  ready(): Promise<void> {
    this.#ready ??= this.#hello().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  async refresh(): Promise<void> {
    this.me = await api.me();
  }

  async #hello(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    await meet(games);
    [this.me, this.games] = [me, games];
  }
}

export const session = new Session();
api.signedOut = () => void session.refresh().catch(() => undefined);
