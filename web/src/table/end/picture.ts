/** The result as a picture to share: drawn as SVG with the fonts every system has, then painted as PNG. */
import { crestOf, SHAPES } from '$src/games';
import { LOCAL } from '$src/net/edition';
import type { End } from '$src/net/types';
import type { TableStore } from '../store.svelte';
import { longest, ranked, segments, sourceKeys, TINTS } from './chart';

export const WIDTH = 1200,
  HEIGHT = 630;
const UI = "'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const INK = '#14242f',
  SOFT = '#4b5d68',
  PAPER = '#f2f5f4';

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
/** Cut to what fits: about half an em a letter. */
const fit = (text: string, size: number, width: number): string => {
  const most = Math.floor(width / (size * 0.52));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

/** One line, or two of about the same length. */
function lines(text: string): string[] {
  if (text.length <= 30) return [text];
  const words = text.split(' ');
  const half =
    words.findIndex((_, i) => words.slice(0, i + 1).join(' ').length >= text.length / 2) + 1;
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
}

function crest(game: string, side: string, x: number, y: number, size: number): string {
  const { shape, colour, emblem } = crestOf(game, side);
  const value = parseInt(colour.slice(1), 16);
  const light = ((value >> 16) * 3 + ((value >> 8) & 255) * 6 + (value & 255)) / 2550 > 0.55;
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="${SHAPES[shape]}" fill="${colour}" stroke="#14181c" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${emblem}" fill="none" stroke="${light ? '#14181c' : '#ffffff'}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

/** A line per player: bars where there are points, the last measure where there are none. */
function rows(store: TableStore, end: End): string {
  const keys = sourceKeys(end.outcome.seats);
  const most = longest(end.outcome.seats);
  const all = ranked(end);
  const step = Math.min(58, 290 / all.length);
  return all
    .map((row, i) => {
      const y = 268 + i * step,
        h = step - 14;
      const name = fit(store.sideName(row.seat), 22, 260);
      const bar = segments(row, keys, most)
        .map(
          (part) =>
            `<rect x="${400 + part.start * 620}" y="${y}" width="${Math.max(part.width * 620 - 2, 1)}" height="${h}" rx="3" fill="${part.points < 0 ? '#a3281e' : TINTS[part.place % TINTS.length]}"/>` +
            (part.width * 620 > 34
              ? `<text x="${400 + (part.start + part.width / 2) * 620}" y="${y + h / 2 + 7}" text-anchor="middle" font-size="20" font-weight="700" fill="#fff">${part.points}</text>`
              : ''),
        )
        .join('');
      const last = end.course.at(-1)?.values.map((values) => values[row.seat] ?? 0) ?? [];
      const shown = row.points ?? null;
      const plain =
        shown === null
          ? `<text x="400" y="${y + h / 2 + 8}" font-size="22" fill="${SOFT}">${escape(end.measures.map((measure, k) => `${store.say(measure)}: ${last[k]}`).join(' · '))}</text>`
          : '';
      return (
        `${crest(store.live.game, store.sideOf(row.seat), 64, y + h / 2 - 17, 34)}<text x="112" y="${y + h / 2 + 8}" font-size="22" font-weight="${end.outcome.winners.includes(row.seat) ? 700 : 500}" fill="${INK}">${escape(name)}</text>${bar}${plain}` +
        (shown === null
          ? ''
          : `<text x="1136" y="${y + h / 2 + 11}" text-anchor="end" font-size="32" font-weight="700" fill="${INK}">${shown}</text>`)
      );
    })
    .join('');
}

/** Told for everybody: whoever gets the picture was not at the table. */
export function picture(store: TableStore, end: End, title: string): string {
  const winners = end.outcome.winners;
  const told = lines(title);
  const size = told.length > 1 ? 42 : 60;
  const left = 64 + Math.min(winners.length, 2) * 116 + 16;
  const reason = end.outcome.reasons[0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${UI}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><rect width="${WIDTH}" height="12" fill="#93178a"/>` +
    winners
      .slice(0, 2)
      .map((seat, i) => crest(store.live.game, store.sideOf(seat), 64 + i * 116, 58, 104))
      .join('') +
    `<text x="${left}" y="76" font-size="24" font-weight="600" fill="${SOFT}">${escape(store.say('game-title'))}</text>` +
    told
      .map(
        (line, i) =>
          `<text x="${left}" y="${80 + size * (i + 1)}" font-size="${size}" font-weight="700" fill="${INK}">${escape(fit(line, size, WIDTH - left - 40))}</text>`,
      )
      .join('') +
    (reason
      ? `<text x="64" y="216" font-size="24" fill="${SOFT}">${escape(fit(store.say(reason.key, reason.facts), 24, 1072))}</text>`
      : '') +
    rows(store, end) +
    `<text x="64" y="604" font-size="22" font-weight="700" fill="${INK}">BEACHHEAD</text><text x="1136" y="604" text-anchor="end" font-size="20" fill="${SOFT}">${escape(LOCAL ? location.host : `${location.host}/g/${store.live.id}`)}</text></svg>`
  );
}

/** Painted by the browser; the drawing needs nothing from outside, so the canvas stays readable. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
