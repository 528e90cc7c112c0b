/* Vite plugin: words as a browser needs them, without notes to translators, the terminal's and mails. */
import { readFileSync } from 'node:fs';

const RAW = '.ftl?raw';
const NOTE = /^#.*\n/gm;
const ELSEWHERE = /^(?:cli|mail)-[\w-]+ =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*/gm;

export const bare = (text) => text.replace(NOTE, '').replace(ELSEWHERE, '');

export function bareWords() {
  return {
    name: 'beachhead-bare-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(RAW)) return null;
      const path = id.slice(0, -'?raw'.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(bare(readFileSync(path, 'utf8')))}`;
    },
  };
}
