/**
 * A socket that comes back by itself: a ping every 2.5 s, given up after 9 s without an answer,
 * reconnects after a random pause that grows to 20 s. What was missed is fetched with `since`.
 */
import { transport } from './transport';
import type { ClientMessage, ServerMessage } from './types';

export const PING_MS = 2_500;
export const SILENCE_MS = 9_000;
export const FIRST_PAUSE_MS = 3_500;
export const LONGEST_PAUSE_MS = 20_000;

export interface SocketLike {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}
export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Listener {
  address(): string; // below `/api`, asked at every attempt, so that `since` is fresh
  hear(message: ServerMessage): void;
  link(state: Link): void;
}

/** The pause before attempt number `tries` (from 1), with jitter so that a crowd does not return at once. */
export function pause(tries: number, random = Math.random()): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.6 ** Math.max(0, tries - 1));
  return tries <= 1 ? full * (0.1 + 0.4 * random) : full * (0.6 + 0.4 * random);
}

export class TableSocket {
  #socket: SocketLike | null = null;
  #tries = 0;
  #heard = 0;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly listener: Listener,
    readonly open: (address: string) => SocketLike = (address) => transport.open(address),
    readonly now: () => number = () => Date.now(),
  ) {}

  connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#waiting);
    this.listener.link('connecting');
    const socket = this.open(this.listener.address());
    this.#socket = socket;
    this.#heard = this.now();
    socket.onopen = () => {
      this.#tries = 0;
      this.listener.link('open');
    };
    socket.onmessage = (event: { data: unknown }) => {
      this.#heard = this.now();
      this.listener.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#beat(socket), PING_MS);
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Try again at once: the page became visible or the network came back. */
  wake(): void {
    if (this.#closed || this.#socket?.readyState === 1 || this.#socket?.readyState === 0) return;
    this.#tries = 0;
    this.connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
    clearInterval(this.#pinging);
    this.#socket?.close();
    this.listener.link('closed');
  }

  #beat(socket: SocketLike): void {
    if (this.now() - this.#heard > SILENCE_MS) {
      this.#lost(socket);
      socket.close();
    } else this.send({ type: 'ping' });
  }

  #lost(socket: SocketLike): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    clearInterval(this.#pinging);
    this.#tries += 1;
    this.listener.link('waiting');
    this.#waiting = setTimeout(() => this.connect(), pause(this.#tries));
  }
}
