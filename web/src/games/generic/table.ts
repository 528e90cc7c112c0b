import './theme.css';
import type { EventLine } from '$src/net/types';
import { luminance } from '$src/ui/colour';
import { SHAPES, type Crest, type GameTable, type Mark } from '../kinds';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { info, mat, regions } from './prose';
import { boardOf } from './view';

const GLYPHS: Readonly<Record<string, string>> = {
  area: 'ui-pin',
  card: 'ui-notes',
  unit: 'ui-flag',
};

const glyphOfEvent = ({ facts }: EventLine): string =>
  Object.values(facts)
    .map((fact) => GLYPHS[String(fact).split('-', 1)[0] ?? ''])
    .find(Boolean) ?? 'ui-right';

function sideOfEvent({ facts }: EventLine): string {
  const side = facts['side'];
  return typeof side === 'string' ? side.replace(/^side-/, '') : '';
}

/** The crests as glyphs, for whoever draws them by their id. */
function sheetOf(crests: Readonly<Record<string, Crest>>): string {
  const symbols = Object.entries(crests).map(
    ([side, { shape, colour, emblem }]) =>
      `<symbol id="g-crest_${side}" viewBox="-1 -1 26 26" stroke-linejoin="round" stroke-linecap="round">` +
      `<path d="${SHAPES[shape]}" fill="${colour}" stroke="#14181c" stroke-width="1.6"/>` +
      `<path d="${emblem}" fill="none" stroke="${luminance(colour) > 0.3 ? '#14181c' : '#ffffff'}" stroke-width="1.8"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" aria-hidden="true">${symbols.join('')}</svg>`;
}

export const tableFor = (crests: Readonly<Record<string, Crest>>): GameTable => ({
  glyphs: sheetOf(crests),
  theme: 'generic',
  Board,
  Seat,
  Tray,
  tall: { own: 170, other: 170 },
  regions,
  mat,
  info: () => Promise.resolve({ info }),

  phases: (store) => ({ round: boardOf(store).round || null, steps: [], now: 0 }),

  marks(store, seat) {
    const player = boardOf(store).seats[seat];
    if (!player) return [];
    const numbers = Object.entries(player.numbers).map(([id, value], i, all): Mark => ({
      glyph: i === all.length - 1 ? 'ui-star' : 'ui-flag',
      value,
      word: `number-${id}`,
    }));
    return [{ glyph: 'ui-notes', value: player.hand.size, word: 'generic-hand' }, ...numbers];
  },

  glyphOfEvent,
  toneOf: sideOfEvent,
  startsTurn: (event) => event.key === 'turn-began',
});
