/** What a bot thinks of the present question, if somebody asks. */
import { api } from '$src/net/api';
import type { Idea, Option } from '$src/net/types';
import { toasts } from '$src/ui/toasts.svelte';
import type { TableStore } from './store.svelte';

export class Hints {
  ideas = $state.raw<readonly Idea[]>([]); // best first
  thinking = $state(false);

  constructor(readonly store: TableStore) {}

  get possible(): boolean {
    const { mine, live } = this.store;
    return mine && live.hints && !this.thinking && this.ideas.length === 0;
  }

  /** Ask a bot for ideas. Play goes on meanwhile; ideas about an older question are dropped. */
  ask = async (): Promise<void> => {
    if (!this.possible) return;
    this.thinking = true;
    try {
      const { seq, ideas } = await api.hint(this.store.live.id);
      if (seq === this.store.live.seq) this.ideas = ideas;
    } catch (error) {
      toasts.error(error, this.store.live.game);
    } finally {
      this.thinking = false;
    }
  };

  of(option: Option | null): Idea | undefined {
    return this.ideas.find((idea) => idea.action === option?.action);
  }

  forget(): void {
    this.ideas = [];
  }
}
