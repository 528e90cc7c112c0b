import './theme.css';
import './board.css';
import './furniture.css';
import './pieces.css';
import type { GameTable } from '../kinds';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { viewOf } from './content';
import glyphs from './glyphs.svg?raw';
import { describeMat, nameOf, noteOf, regions } from './prose';
import * as later from './later';
import { scene } from './scenes';
import { tail, targetsOf } from './story';
import { wasteful } from './waste';

const KNOWN = new Set([...glyphs.matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1] ?? ''));
const first = (...ids: readonly string[]): string => ids.find((id) => KNOWN.has(id)) ?? 'g-ability';

const EVENT_GLYPHS: Readonly<Record<string, string>> = {
  'unit-moved': 'move',
  'cargo-loaded': 'goods',
  'cargo-dropped': 'goods',
  'workers-chased': 'worker',
  'workers-produced': 'worker',
  'combat-looms': 'swords',
  'combat-began': 'swords',
  'combat-revealed': 'swords',
  'combat-won': 'swords',
  'combat-tied': 'swords',
  'units-retreated': 'move',
  'dial-set': 'power',
  'card-committed': 'combat_card',
  'card-drawn': 'combat_card',
  'card-paid': 'combat_card',
  'card-stolen': 'scout',
  'deck-reshuffled': 'combat_card',
  'cube-moved': 'upgrade',
  'mech-deployed': 'mech',
  'recruit-enlisted': 'recruit',
  'bonus-due': 'recruit',
  'encounter-drawn': 'encounter',
  'encounter-chosen': 'encounter',
  'factory-visited': 'factory',
  'factory-card-taken': 'factory',
  'factory-section-chosen': 'factory',
  'objective-revealed': 'objective',
  'objective-dealt': 'objective',
  'objective-returned': 'objective',
  'star-placed': 'star_full',
  'artillery-fired': 'artillery',
  'enemy-disarmed': 'disarm',
  'coins-given': 'coin',
  'final-score': 'coin',
  'match-began': 'structure',
  'popularity-lost': 'popularity',
  'game-ended': 'star_full',
  'game-capped': 'star_full',
  'game-won': 'star_full',
  'tie-broken': 'star_full',
  'victory-shared': 'star_full',
  'side-dealt': 'character',
  'unit-went-back': 'move',
};
/** The terrain of an area word: "area-village5" -> "village". */
const STEPS = [
  'sc-step-choose',
  'sc-step-top',
  'sc-step-combat',
  'sc-step-bottom',
  'sc-step-over',
] as const;
const BOTTOM = /^D-(BOT|PAY|UPG|DEP|BLD|ENL)/;
const DONE = /^(cargo:done|commit:done|reveal:none|gift:none|artillery:no|bottom:skip|stop:.+)$/;

export const table: GameTable = {
  glyphs,
  briefing: [['area:factory'], 'options', 'options', ['area:factory'], 'options'],
  theme: 'sc',
  Board,
  Seat,
  Tray,
  Panel,
  tall: { own: 300, other: 118 },

  phases(store) {
    const view = viewOf(store);
    const decision = store.asked?.decision ?? '';
    const now = store.table.over
      ? 4
      : view.combat
        ? 2
        : decision === 'D-SECTION' ||
            decision === '' ||
            decision === 'D-OBJ' ||
            decision === 'D-GIFT'
          ? 0
          : BOTTOM.test(decision)
            ? 3
            : 1;
    return { round: (view.players[view.active]?.turns ?? 0) + 1, steps: STEPS, now };
  },

  marks(store, seat) {
    const player = viewOf(store).players[seat];
    return player
      ? [
          { glyph: 'g-power', value: player.power, word: 'resource-power' },
          { glyph: 'g-popularity', value: player.popularity, word: 'resource-popularity' },
          { glyph: 'g-combat_card', value: player.cards, word: 'resource-combat_card' },
          { glyph: 'g-star', value: player.star_total, word: 'sc-stars' },
          { glyph: 'g-coin', value: player.score.total, word: 'sc-now-worth' },
        ]
      : [];
  },

  regions,
  mat: describeMat,
  nameOf,
  note: noteOf,
  lists: (store) => store.asked?.decision === 'D-MOVE-CARGO',
  sideOf: (store, seat) => viewOf(store).players[seat]?.nation ?? '',

  glyphOfEvent(event) {
    const known = EVENT_GLYPHS[event.key.split('.')[0] ?? ''];
    return first(
      ...(known ? [`g-${known}`] : []),
      ...['building', 'good', 'what', 'bottom', 'top', 'unit'].map(
        (fact) => `g-${tail(event.facts[fact])}`,
      ),
    );
  },

  toneOf: (event) => tail(event.facts['seat']),
  startsTurn: (event) => event.key === 'turn-began',
  targetsOf: (_, event) => targetsOf(event),
  later: Object.values(later),
  info: () => import('./info'),
  scene,
  reaches: true,
  done: (option) => DONE.test(option.name),
  wasteful,
};
