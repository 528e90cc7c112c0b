import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LONGEST_PAUSE_MS,
  PING_MS,
  SILENCE_MS,
  TableSocket,
  pause,
  type Link,
  type SocketLike,
} from '$src/net/socket';

class FakeSocket implements SocketLike {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {}
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('the socket', () => {
  let sockets: FakeSocket[];
  let links: Link[];
  let heard: string[];
  let since: number;
  let line: TableSocket;
  const last = () => sockets.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, links, heard, since] = [[], [], [], 0];
    line = new TableSocket(
      {
        address: () => `ws://x/?since=${since}`,
        hear: (message) => heard.push(message.type),
        link: (state) => links.push(state),
      },
      (address) => {
        const socket = new FakeSocket(address);
        sockets.push(socket);
        return socket;
      },
    );
    line.connect();
    last().open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it('pings and stays while answers come', () => {
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(PING_MS);
      last().hear({ type: 'pong', now: 1 });
    }
    expect(sockets).toHaveLength(1);
    expect(last().sent.every((text) => text === '{"type":"ping"}')).toBe(true);
    expect(last().sent.length).toBeGreaterThan(8);
  });

  it('gives up a silent line and asks for what it missed', () => {
    since = 7;
    vi.advanceTimersByTime(SILENCE_MS + 2 * PING_MS);
    expect(links).toContain('waiting');
    vi.advanceTimersByTime(LONGEST_PAUSE_MS);
    expect(sockets.length).toBeGreaterThan(1);
    expect(last().address).toBe('ws://x/?since=7');
  });

  it('comes back after a restart of the server, and stops when closed', () => {
    last().close(); // as a server that goes down does it
    vi.advanceTimersByTime(4_000);
    expect(sockets).toHaveLength(2);
    expect(heard).toEqual([]);
    line.close();
    vi.advanceTimersByTime(10 * LONGEST_PAUSE_MS);
    expect(sockets).toHaveLength(2);
  });

  it('waits longer each time, with jitter, up to twenty seconds', () => {
    expect(pause(1, 0)).toBeLessThan(pause(2, 0));
    expect(pause(20, 1)).toBe(LONGEST_PAUSE_MS);
    expect(pause(20, 0)).toBeLessThan(LONGEST_PAUSE_MS);
  });
});
