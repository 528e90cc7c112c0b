/** The engine in a worker of this browser, spoken to as if it were the server. */
import type { SocketLike } from '../net/socket';
import type { Answer, Transport } from '../net/transport';
import { engine } from './engine.svelte';
import type { FromEngine, ToEngine } from './messages';
import { shown } from './shown';

const CALM_MS = 1_200; // then the start page is drawn, and the engine may come
const PONG = (): string => JSON.stringify({ type: 'pong', now: Date.now() });

const waiting = new Map<number, (answer: Answer) => void>();
const sockets = new Map<number, LocalSocket>();
let worker: Worker | undefined;
let last = 0;

function hear({ data }: MessageEvent<FromEngine>): void {
  if ('loaded' in data) [engine.loaded, engine.total] = [data.loaded, data.total];
  else if ('ready' in data) [engine.ready, engine.fleeting] = [true, data.fleeting];
  else if ('failed' in data) engine.failed = data.failed;
  else if ('heard' in data) sockets.get(data.id)?.hear(data.heard);
  else {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  }
}

/** The engine's worker, from the first time somebody needs it. */
export function wake(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      type: 'module',
      name: 'engine',
    });
    worker.onmessage = hear;
    worker.onerror = (event) => (engine.failed = event.message || 'worker');
  }
  return worker;
}

const send = (message: ToEngine): void => wake().postMessage(message);

class LocalSocket implements SocketLike {
  readyState = 0;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  readonly #id = ++last;

  constructor(path: string) {
    sockets.set(this.#id, this);
    send({ id: this.#id, open: path });
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.(new Event('open'));
    });
  }

  hear(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** An engine that is busy is not gone: a ping is answered here. */
  send(text: string): void {
    if ((JSON.parse(text) as { type: string }).type === 'ping') this.hear(PONG());
    else send({ id: this.#id, say: text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    sockets.delete(this.#id);
    send({ id: this.#id, close: true });
  }
}

async function ask(method: string, path: string, body: string | undefined): Promise<Answer> {
  engine.waiting += 1;
  try {
    return await new Promise<Answer>((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      send({ id, method, path, body });
    });
  } finally {
    engine.waiting -= 1;
  }
}

export const local: Transport = {
  call: async (method, path, body) => (await shown(method, path)) ?? ask(method, path, body),
  open: (path) => new LocalSocket(path),
};

setTimeout(wake, CALM_MS);
