/** The tables: Python's `beachhead.local.door`, IndexedDB behind it, bots beside it. */
import { FleetingDrawer, StoredDrawer, type Drawer } from './drawer';
import type { FromEngine, ToEngine } from './messages';
import { code, python } from './python';
import { Thinking } from './thinking';

interface Answer {
  toJs(): [number, string];
  destroy(): void;
}
interface Door {
  call(method: string, path: string, body: string | undefined): Promise<Answer>;
  open(id: number, path: string, send: (text: string) => void): Promise<void>;
  hear(id: number, text: string): Promise<void>;
  close(id: number): void;
  changed_elsewhere(match: string): Promise<void>;
}
interface DoorModule {
  Door(drawer: Drawer, think: (request: string) => Promise<string>): Door;
}

const tell = (message: FromEngine): void => postMessage(message);
const tabs = new BroadcastChannel('beachhead');
const thinking = new Thinking(
  () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  () => code,
);

async function drawer(): Promise<Drawer> {
  const stored = new StoredDrawer((match) => tabs.postMessage(match));
  return stored.ready().then(
    () => stored,
    () => new FleetingDrawer(),
  );
}

async function start(): Promise<Door> {
  const kept = await drawer();
  const py = await python((loaded, total) => tell({ loaded, total }));
  const module = py.pyimport('beachhead.local.door') as DoorModule;
  const door = module.Door(kept, thinking.ask);
  tabs.onmessage = ({ data }: MessageEvent<string>) => void door.changed_elsewhere(data);
  tell({ ready: true, fleeting: kept instanceof FleetingDrawer });
  thinking.warm();
  return door;
}

const door = start();
door.catch((error: unknown) => tell({ failed: String(error).slice(-500) }));

onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  const there = await door;
  const { id } = data;
  if ('open' in data) await there.open(id, data.open, (heard) => tell({ id, heard }));
  else if ('say' in data) await there.hear(id, data.say);
  else if ('close' in data) there.close(id);
  else {
    const answer = await there.call(data.method, data.path, data.body);
    const [status, text] = answer.toJs();
    answer.destroy();
    tell({ id, status, text });
  }
};
