/** Short notes at the edge of the screen: errors in the reader's language, things done for the reader. */
import { ApiError } from '$src/net/api';
import { words } from '$src/words/words.svelte';

export interface Toast {
  id: number;
  text: string;
  tone: 'info' | 'bad';
}

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  show(text: string, tone: Toast['tone'] = 'info', ms = 5_000): void {
    const id = this.#next++;
    this.shown.push({ id, text, tone });
    setTimeout(() => this.drop(id), ms);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Word whatever went wrong. */
  error(cause: unknown, game?: string): void {
    this.show(wording(cause, game), 'bad', 8_000);
  }
}

export function wording(cause: unknown, game?: string): string {
  if (!(cause instanceof ApiError)) return words.say('web-error-unknown', { text: String(cause) });
  const { key, facts, text } = cause.problem;
  return words.has(key, game)
    ? words.say(key, facts, game)
    : words.say('web-error-unknown', { text });
}

export const toasts = new Toasts();
