/* Runs Pyodide in Node: byte code for its Python, and of the standard library what is used.

     node pack.mjs PYODIDE TREE OUT

   TREE is what shall be on the path of the engine; OUT gets engine.zip and python_stdlib.zip. Both
   are stored, not deflated: the web server compresses better. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, tree, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS('/given', tree);
const program = readFileSync(new URL('./pack.py', import.meta.url), 'utf8');
try {
  python.runPython(program);
  const told = await python.globals.get('main')();
  mkdirSync(out, { recursive: true });
  for (const name of ['engine.zip', 'python_stdlib.zip'])
    writeFileSync(join(out, name), python.FS.readFile(`/${name}`));
  console.log(told);
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000));
  process.exit(1);
}
process.exit(0);
