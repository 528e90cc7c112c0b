/** How requests reach the tables: a server over the network, or the engine in this browser. */
import { pocket } from './edition';
import type { SocketLike } from './socket';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Transport {
  /** One request below `/api`, its body already JSON; throws if nobody answers. */
  call(method: string, path: string, body: string | undefined, csrf: string): Promise<Answer>;
  /** A table's socket below `/api`. */
  open(path: string): SocketLike;
}

export const http: Transport = {
  async call(method, path, body, csrf) {
    const answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'x-csrf-token': csrf }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  },
  open: (path) =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${path}`),
};

/** The server's edition carries nothing of the other. */
export const transport: Transport = pocket ? (await pocket.transport()).local : http;
