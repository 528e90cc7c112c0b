/**
 * Shows positions one after another, so that a reader can follow a bot's turn; never lags more than
 * two seconds, and jumps to the newest as soon as the reader wants to act.
 */
export const LAG_MS = 2_000;

export class Pacer<T> {
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: (item: T) => void, readonly pace: () => number) {}

  push(item: T): void {
    const pace = this.pace();
    if (pace === 0) return this.#jump(item);
    if (this.#timer === undefined) {
      this.show(item);
      this.#wait(pace);
      return;
    }
    this.#queue.push(item);
    if (this.#queue.length * pace > LAG_MS) this.#queue = this.#queue.slice(-Math.max(1, Math.floor(LAG_MS / pace)));
  }

  /** Show the newest now. */
  hurry(): void {
    const newest = this.#queue.at(-1);
    this.#queue = [];
    if (newest !== undefined) this.show(newest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #jump(item: T): void {
    this.stop();
    this.show(item);
  }

  #wait(pace: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const next = this.#queue.shift();
      if (next === undefined) return;
      this.show(next);
      this.#wait(pace);
    }, pace);
  }
}
