/* Packs the bundle (.gz, .br beside every text file) and holds it to its budget:
   the JavaScript a table page loads, per game, and the fonts of a language, gzipped. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const OUT = fileURLToPath(new URL('../../src/beachhead/web', import.meta.url));
const TABLE_JS_KB = 150;
const PACKED = /\.(js|css|svg|html|json)$/;

function pack(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) pack(path);
    else if (PACKED.test(name) && !path.includes('.vite')) {
      const text = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
      );
    }
  }
}

const manifest = JSON.parse(readFileSync(join(OUT, '.vite/manifest.json'), 'utf8'));
const gzipped = (file) => gzipSync(readFileSync(join(OUT, file)), { level: 9 }).length / 1024;

/** A chunk and everything it imports at once. */
function closure(keys) {
  const seen = new Set();
  const visit = (key) => {
    if (!manifest[key] || seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

const games = Object.keys(manifest)
  .map((key) => key.match(/^src\/games\/([a-z_]+)\/table\.ts$/)?.[1])
  .filter(Boolean);
const languages = new Set(
  Object.keys(manifest)
    .map((key) => key.match(/locales\/(\w+)\//)?.[1])
    .filter(Boolean),
);
let failed = false;
for (const game of games) {
  const worst = Math.max(
    ...[...languages].map((language) => {
      const words = Object.keys(manifest).filter((key) =>
        new RegExp(
          `locales/${language}/(common|server|web|${game}|${game}\\.web)\\.ftl\\?raw$`,
        ).test(key),
      );
      const files = closure([
        'index.html',
        'src/routes/Table.svelte',
        `src/games/${game}/table.ts`,
        ...words,
      ]);
      return files.reduce((sum, file) => sum + gzipped(file), 0);
    }),
  );
  const fits = worst <= TABLE_JS_KB;
  failed ||= !fits;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} table of ${game}: ${worst.toFixed(1)} kB of JavaScript gzipped, budget ${TABLE_JS_KB} kB`,
  );
}
if (games.length === 0) {
  console.error('no game found in the build');
  failed = true;
}
pack(OUT);
if (failed) process.exit(1);
