/** Bots in a worker of their own: one question at a time, ended when it takes too long. */
import type { FromBots, ToBots } from './messages';

const START_MS = 120_000; // loading is not thinking
const LIMIT_MS = 30_000; // a phone thinks slowly; a bot that hangs is replaced by the level below
const LATE = JSON.stringify({ error: 'late' });

export class Thinking {
  #worker: Worker | null = null;
  #started = false; // it has answered once
  #asked = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly make: () => Worker,
    readonly code: () => WebAssembly.Module | null,
  ) {}

  /** The answer; questions wait for each other. */
  ask = (request: string): Promise<string> => {
    const mine = this.#turn.then(() => this.#think(request));
    this.#turn = mine;
    return mine;
  };

  /** Load before somebody waits for it. */
  warm(): Worker {
    if (this.#worker) return this.#worker;
    this.#worker = this.make();
    this.#started = false;
    this.#send(this.#worker, { code: this.code() });
    return this.#worker;
  }

  #send(worker: Worker, message: ToBots): void {
    worker.postMessage(message);
  }

  #think(request: string): Promise<string> {
    return new Promise((resolve) => {
      const worker = this.warm();
      const id = ++this.#asked;
      const end = (): void => {
        worker.terminate();
        this.#worker = null;
        resolve(LATE);
      };
      const late = setTimeout(end, this.#started ? LIMIT_MS : START_MS);
      worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
        if (data.id !== id) return;
        clearTimeout(late);
        this.#started = true;
        resolve(data.answer);
      };
      worker.onerror = () => {
        clearTimeout(late);
        end();
      };
      this.#send(worker, { id, ask: request });
    });
  }
}
