import '@fontsource/barlow-condensed/600.css';
import './theme.css';
import './instruments.css';
import { endsSomething } from '$src/table/choices';
import type { GameTable } from '../kinds';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { lists } from './choices';
import { gridOf, sideOf, viewOf } from './content';
import sheet from './glyphs.svg?raw';
import * as later from './later';
import { goalNow } from './lens.svelte';
import { mat, nameOf, regions } from './prose';
import { isScene, stageOf } from './stage';
import { aimed, hand, hurtsOwn, stampOf } from './stamp.svelte';

/** A seat that has no faction yet shows a blank shield. */
const seats = [1, 2, 3, 4, 5, 6]
  .map(
    (n) =>
      `<symbol id="g-crest_seat-${n}" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.75" stroke-dasharray="3 2.5"/></symbol>`,
  )
  .join('');
const glyphs = sheet.replace('</svg>', `${seats}</svg>`);
const KNOWN = new Set([...glyphs.matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1] ?? ''));
const first = (...ids: readonly (string | undefined)[]): string =>
  ids.find((id) => id !== undefined && KNOWN.has(id)) ?? 'g-activate';

const EVENT_GLYPHS: Readonly<Record<string, string>> = {
  'hexilum-gained': 'g-hexilum',
  'hexilum-lost': 'g-hexilum-destroy',
  'income-raised': 'g-income',
  'card-played': 'g-action-card',
  'card-discarded': 'g-discard-card',
  'mercenary-activated': 'g-activate',
  'special-used': 'g-u-warlord',
  'unit-deployed': 'g-deploy',
  'unit-withdrawn': 'g-withdraw',
  'unit-healed': 'g-heal-unit',
  'unit-shipped': 'g-recovery',
  'unit-went-home': 'g-withdraw',
  'mercenary-lost': 'g-discard-card',
  'neutral-gone': 'g-cross',
  'unit-moved': 'g-move',
  'units-swapped': 'g-swap',
  'attack-made': 'g-attack',
  'cell-attacked': 'g-attack',
  'cell-empty': 'g-attack',
  'pattern-laid': 'g-squad',
  'unit-protected': 'g-protector',
  'reserve-hit': 'g-reserve-attack',
  'warlord-hurt': 'g-damage-warlord',
  'warlord-paid': 'g-life',
  'warlord-healed': 'g-heal-warlord',
  'warlord-moved': 'g-move',
  'card-stolen': 'g-steal-card',
  'card-forced-off': 'g-discard-card',
  'market-extended': 'g-market-extended',
  'market-card-opened': 'g-market',
  'deck-reshuffled': 'g-market',
  'extras-drawn': 'g-market-extended',
  'extras-discarded': 'g-discard-card',
  'card-bought': 'g-market',
  'actions-ended': 'g-check',
  'everyone-starts': 'g-reserve',
  'player-eliminated': 'g-skull',
  'formation-completed': 'g-mission',
  'last-warlord': 'g-u-warlord',
  'mission-common': 'g-mission',
  'mission-opened': 'g-mission',
  'secret-chosen': 'g-mission-secret',
  'limit-judged': 'g-check',
  'limit-draw': 'g-check',
};
const CELL_FACTS = ['cell', 'from', 'to', 'shield', 'cells', 'strikes', 'lands'] as const; // the last three name several
const SETUP = new Set([
  'D-FACTION',
  'D-MINORITY',
  'D-DRAFT-KEEP1',
  'D-DRAFT-KEEP2',
  'D-DRAFT-DISCARD',
  'D-SECRET-MISSION',
  'D-DEAL',
  'D-BEGIN',
]);

export const table: GameTable = {
  glyphs,
  briefing: [[], 'options', ['cell:0,0'], [], 'options'],
  theme: 'hx',
  Board,
  Seat,
  Tray,
  Panel,
  Preview: later.preview,
  draws: true,

  phases(store) {
    const view = viewOf(store);
    const decision = store.asked?.decision ?? '';
    if (view.round === 0 || SETUP.has(decision))
      return { round: null, steps: ['hx-step-setup'], now: 0 };
    const market = decision === 'D-BUY';
    const acted = 2 - Math.min(2, view.actions_left);
    return {
      round: view.round,
      steps: ['hx-step-action-1', 'hx-step-action-2', 'hx-step-market', 'hx-step-over'],
      now: store.table.over
        ? 3
        : market
          ? 2
          : Math.min(1, Math.max(0, decision === 'D-ACTION' ? acted : acted - 1)),
    };
  },

  marks(store, seat) {
    const view = viewOf(store);
    const player = view.players[seat];
    if (!player) return [];
    const goal = view.common ? goalNow(store, view.common, seat) : null;
    return [
      { glyph: 'g-life', value: player.life, word: 'resource-life' },
      { glyph: 'g-hexilum', value: player.hexilum, word: 'resource-hexilum' },
      { glyph: 'g-card', value: player.cards.length, word: 'hx-cards' },
      {
        glyph: 'g-recovery',
        value: Object.values(player.recovery).reduce((sum, n) => sum + n, 0),
        word: 'hx-in-ship',
      },
      ...(goal
        ? [{ glyph: 'g-mission', value: `${goal.held}/${goal.size}`, word: 'hx-mission' }]
        : []),
    ];
  },

  regions,
  mat,
  nameOf,
  sideOf,
  lists,
  info: () => import('./info'),
  reaches: true,

  targetsOf(store, event) {
    const grid = gridOf(store);
    const cells = CELL_FACTS.flatMap((fact) => String(event.facts[fact] ?? '').split(', ')).flatMap(
      (id) => grid.byId.get(id)?.target ?? [],
    );
    const card = String(event.facts['card'] ?? '');
    return [...new Set(card.startsWith('card-') ? [...cells, card.replace('-', ':')] : cells)];
  },

  glyphOfEvent(event) {
    const [key = ''] = event.key.split('.');
    const minority = String(event.facts['minority'] ?? '').replace('minority-', 'g-');
    return first(
      EVENT_GLYPHS[key],
      minority,
      `g-crest_${String(event.facts['player'] ?? '').replace('faction-', '')}`,
    );
  },

  toneOf: (event) =>
    String(event.facts['by'] ?? event.facts['player'] ?? '').replace('faction-', ''), // whoever did it, not whom it hit
  startsTurn: (event) => event.key === 'turn-began',

  later: Object.values(later),
  scene(store, beat) {
    const view = viewOf(store);
    const team = view.players[store.table.seat]?.team;
    const own = view.players.flatMap((player, seat) =>
      player.team === team ? [sideOf(store, seat)] : [],
    );
    return isScene(stageOf(gridOf(store), view, beat), beat, own) ? later.scene : null;
  },

  /** A facing is behind the main button once it hurts nobody of one's own, or was chosen in spite of it; a Protector is never given up or spared by habit. */
  done(option, store) {
    if (store.asked?.decision !== 'D-ORIENT')
      return aimed(store) === option || (endsSomething(option) && aimed(store) === null);
    return (
      option.name === `orient:${stampOf(store)?.facing}` &&
      (hand.turned !== null || !hurtsOwn(option))
    );
  },

  wasteful(store, option) {
    if (option.name === 'end' && store.asked?.decision === 'D-ACTION') return 'hx-waste-actions';
    if (option.name === 'pass') return 'hx-waste-ability';
    if (option.name === 'stop') return 'hx-waste-rest';
    return hurtsOwn(option) ? 'hx-waste-own' : null;
  },
};
