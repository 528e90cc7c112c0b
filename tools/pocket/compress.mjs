/* .gz and .br beside every file that gets smaller by it: node compress.mjs FOLDER */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PACKED = /\.(m?js|css|svg|html|json|wasm|zip|webmanifest)$/;
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants;

function pack(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) pack(path);
    else if (PACKED.test(name)) {
      const data = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      const params = { [QUALITY]: 10, [WINDOW]: 22 };
      writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
    }
  }
}

pack(process.argv[2]);
