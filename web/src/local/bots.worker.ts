/** Bots think here, so that tables answer meanwhile and a bot that hangs can be ended. */
import type { FromBots, ToBots } from './messages';
import { python } from './python';

interface Bots {
  think(request: string): string;
}

let begin: (code: WebAssembly.Module | null) => void;
const bots = new Promise<WebAssembly.Module | null>((resolve) => (begin = resolve))
  .then((code) => python(() => undefined, code))
  .then((py) => (py.pyimport('beachhead.local.door') as { Bots(): Bots }).Bots());

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if ('code' in data) return begin(data.code);
  const answer: FromBots = { id: data.id, answer: (await bots).think(data.ask) };
  postMessage(answer);
};
