/** A review on its way: asked for, followed while the bots think, stopped, read. */
import { api } from '$src/net/api';
import type { Judged, Study } from '$src/net/types';

const PAUSE_MS = 1_000; // between two looks at the progress

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const; // the slightest first
export type Mark = (typeof MARKS)[number];
export const SIGNS: Readonly<Record<Mark, string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export interface Marked {
  readonly judged: Judged;
  readonly mark: Mark;
  readonly at: number; // the position before the decision, as the reader counts
  readonly loss: number; // points of outlook
}

const isMark = (mark: string): mark is Mark => (MARKS as readonly string[]).includes(mark);

export class ReviewDesk {
  study = $state.raw<Study | null>(null);
  failed = $state(false);
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: string) {}

  readonly review = $derived(this.study?.review ?? null);
  readonly marked = $derived.by((): readonly Marked[] =>
    (this.review?.decisions ?? []).flatMap((judged) => {
      const { mark, n, effect, seat } = judged.verdict;
      const loss = Math.round(-100 * (effect[seat] ?? 0));
      return isMark(mark) ? [{ judged, mark, loss, at: this.at(n) }] : [];
    }),
  );

  /** Where a reader finds the position after so many actions. */
  at(n: number): number {
    return this.study?.at[n] ?? n;
  }

  look = (): Promise<void> => this.#ask(() => api.review(this.match));
  begin = (): Promise<void> => this.#ask(() => api.startReview(this.match));
  stop = (): Promise<void> => this.#ask(() => api.stopReview(this.match));

  /** Nobody looks any more; the server notices by itself. */
  leave(): void {
    clearTimeout(this.#next);
  }

  async #ask(question: () => Promise<Study>): Promise<void> {
    clearTimeout(this.#next);
    try {
      this.study = await question();
      this.failed = this.study.state === 'failed';
    } catch {
      this.failed = true;
    }
    if (!this.failed && this.study?.state === 'thinking')
      this.#next = setTimeout(() => void this.look(), PAUSE_MS);
  }
}
