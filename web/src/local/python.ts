/** Python with the engine on board, and how much of it has arrived. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';

/** The site's folder: workers lie in `assets/`. */
const ROOT = new URL('../', import.meta.url);
const LOCK = { info: {}, packages: {} }; // everything is in engine.zip

interface Parts {
  readonly files: Readonly<Record<string, number>>; // bytes, unpacked
  readonly info: object; // what Pyodide checks
}

/** The interpreter's code, compiled once for a page: the bots get it from the tables. */
export let code: WebAssembly.Module | null = null;

function shareCode(given: WebAssembly.Module | null): void {
  const compile = WebAssembly.instantiateStreaming.bind(WebAssembly);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    WebAssembly.instantiateStreaming = compile; // the first is the interpreter
    if (given) return { module: given, instance: await WebAssembly.instantiate(given, imports) };
    const made = await compile(source, imports);
    code = made.module;
    return made;
  };
}

/** Count what is fetched, as it arrives; code that is at hand is not fetched. */
function watchFetch(hear: (bytes: number) => void, given: boolean): void {
  const fetched = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...wanted: Parameters<typeof fetch>) => {
    if (given && /pyodide\.asm\.wasm$/.test(String(wanted[0]))) return new Response();
    const answer = await fetched(...wanted);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, out) {
          hear(part.byteLength);
          out.enqueue(part);
        },
      }),
    );
    return new Response(counted, { status: answer.status, headers: answer.headers });
  };
}

export async function python(
  progress: (loaded: number, total: number) => void,
  given: WebAssembly.Module | null = null,
): Promise<PyodideAPI> {
  const parts = (await (await fetch(new URL('engine/parts.json', ROOT))).json()) as Parts;
  const total = Object.values(parts.files).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  watchFetch((bytes) => progress((loaded += bytes), total), given !== null);
  shareCode(given);
  const archive = fetch(new URL('engine/engine.zip', ROOT)).then((answer) => answer.arrayBuffer());
  const at = new URL('pyodide/', ROOT).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${at}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  const py = await loadPyodide({
    indexURL: at,
    lockFileContents: JSON.stringify({ ...LOCK, info: parts.info }),
  });
  py.unpackArchive(await archive, 'zip', { extractDir: '/engine' });
  py.runPython('import sys; sys.path.insert(0, "/engine"); sys.dont_write_bytecode = True');
  return py;
}
