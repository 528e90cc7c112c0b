import '@fontsource/rajdhani/latin-500.css';
import '@fontsource/rajdhani/latin-ext-500.css';
import './battle.css';
import './theme.css';
import './pieces.css';
import type { EventLine } from '$src/net/types';
import type { GameTable } from '../kinds';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { armyOf, playerOf, viewOf } from './content';
import glyphs from './glyphs.svg?raw';
import * as later from './later';
import { figures, lostTo } from './mats';
import { noteOf, regions } from './prose';
import { isScene } from './story';
import { stacked } from './sums';

const KNOWN = new Set([...glyphs.matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1] ?? ''));
const first = (...ids: readonly string[]): string => ids.find((id) => KNOWN.has(id)) ?? 'g-region';
const PHASES = ['event', 'draw', 'action', 'battle', 'prisoner', 'scoring'];
const DONE = /^(end|stop|pass|done|stay)$/;

/** Events that carry a picture of another name. */
const EVENT_GLYPHS: Readonly<Record<string, string>> = {
  'points-scored': 'vp',
  'card-drawn': 'draw',
  'cards-seen': 'draw',
  'card-kept': 'draw',
  'card-laid': 'card',
  'card-discarded': 'card',
  'battle-card-played': 'card',
  'units-moved': 'move',
  'units-placed': 'recruit',
  'units-removed': 'attrition',
  'crystals-added': 'crystal',
  'crystals-taken': 'crystal',
  'stock-grown': 'crystal',
  'stock-paid': 'crystal',
  'control-taken': 'region_control',
  'control-lost': 'region',
  explored: 'exploration',
  'token-revealed': 'war_party',
  'token-placed': 'war_party',
  'token-moved': 'war_party',
  'token-seen': 'watch',
  'battle-marked': 'battle',
  'battle-begins': 'battle',
  'battle-over': 'battle',
  'battle-passed': 'pass',
  'battle-cancelled': 'battle',
  'units-assigned': 'battle',
  'control-decided': 'region_control',
  'capture-tied': 'capture',
  'unit-captured': 'capture',
  'attrition-resolved': 'attrition',
  'units-killed': 'attrition',
  'units-shelled': 'artillery',
  'capture-decided': 'capture',
  'capture-prevented': 'capture',
  'battle-card-lent': 'card',
  'units-stay': 'region_control',
  'skills-ready': 'skill',
  'artillery-gone': 'artillery',
  'watch-gone': 'watch',
  'effect-strength': 'battle',
  'effect-kills': 'attrition',
  'effect-kills-fewer': 'attrition',
  'effect-survive': 'reserve',
  'effect-salvage': 'hq',
  'effect-captives': 'capture',
  'effect-safe': 'capture',
  'effect-locked': 'pass',
  'effect-retreat': 'move',
  'event-revealed': 'event',
  'stack-passed': 'event',
  'final-scoring-enabled': 'score',
  'scoring-enabled': 'score',
  'skill-used': 'skill',
  'skill-taken': 'skill',
  'skill-token-placed': 'skill',
  'order-changed': 'initiative',
  'marker-moved': 'initiative',
  'prisoner-freed': 'prisoner',
  'hq-settled': 'hq',
  'artillery-placed': 'artillery',
  'watch-placed': 'watch',
  'card-stored': 'matrix',
  'card-dropped': 'matrix',
  'units-retreated': 'move',
  'units-dispersed': 'reserve',
  'deck-reshuffled': 'deck',
  'game-over': 'score',
  'unit-shifted': 'move',
  'unit-joined': 'move',
  'unit-reinforced': 'recruit',
  'unit-withdrawn': 'hq',
};

/** Whose deed a line is: victims did nothing, and some deeds only one army can do. */
const VICTIMS = new Set(['control-lost', 'units-removed', 'units-killed', 'units-shelled']);
const OWNERS: Readonly<Record<string, string>> = {
  'stock-grown': 'pilgrims',
  'stock-paid': 'pilgrims',
  'token-seen': 'humans',
  'artillery-placed': 'humans',
  'watch-placed': 'humans',
  'card-stored': 'machines',
  'card-dropped': 'machines',
};
function toneOf(event: EventLine): string {
  const key = event.key.split('.', 1)[0] ?? '';
  if (VICTIMS.has(key)) return '';
  const { captor, player, army, attacker } = event.facts;
  const side = key === 'unit-captured' ? captor : (player ?? army ?? attacker);
  return OWNERS[key] ?? String(side ?? '').replace('faction-', '');
}

export const table: GameTable = {
  glyphs,
  briefing: [['area:worlds_grotto'], 'options', 'options', ['area:worlds_grotto'], 'options'],
  theme: 'ch',
  handOnly: true,
  Board,
  Seat,
  Tray,
  Panel,

  phases(store) {
    const view = viewOf(store);
    return {
      round: view.round,
      steps: PHASES.map((phase) => `phase-${phase}`),
      now: Math.max(0, PHASES.indexOf(view.phase)),
    };
  },

  marks(store, seat) {
    const player = playerOf(viewOf(store), seat);
    return player
      ? [...figures(viewOf(store), player), { glyph: 'g-vp', value: player.vp, word: 'ch-vp' }]
      : [];
  },

  regions,
  note: noteOf,

  mat(store, seat, say) {
    const view = viewOf(store);
    const player = playerOf(view, seat);
    if (!player) return [];
    const army = armyOf(store, seat);
    const listed = (cards: readonly string[]) =>
      stacked(cards)
        .map(([id, count]) => (count > 1 ? `${count} × ${say(`card-${id}`)}` : say(`card-${id}`)))
        .join(', ');
    const held = Object.entries(player.prisoners)
      .map(([captive, n]) => `${n} × ${say(`faction-${captive}`)}`)
      .join(', ');
    return [
      say('ch-score-of', { army: `faction-${army}`, n: player.vp }),
      figures(view, player)
        .map(({ word, value }) => `${say(word)}: ${value}`)
        .join(', '),
      ...(player.cards
        ? [`${say('ch-hand')}: ${listed(player.cards) || say('ch-hand-empty')}`]
        : []),
      ...(player.discard.length
        ? [`${say('ch-pile-discard', { army: `faction-${army}` })}: ${listed(player.discard)}`]
        : []),
      ...(held ? [say('ch-prisoners', { list: held })] : []),
      ...(lostTo(view, army) ? [say('ch-lost-n', { n: lostTo(view, army) })] : []),
      ...player.skills.map(
        (skill) =>
          `${say(`skill-${skill.id}`)}, ${say(skill.ready ? 'ch-skill-ready' : 'ch-skill-used')}: ${say(`skill-${skill.id}.text`)}`,
      ),
      Object.entries(player.markers_left)
        .map(([id, n]) => `${say(`structure-${id}`)}: ${say('ch-markers-here', { n })}`)
        .join(', '),
    ];
  },

  glyphOfEvent(event) {
    const key = event.key.split('.')[0] ?? '';
    const structure = String(event.facts['structure'] ?? '').replace('structure-', '');
    const action = String(event.facts['action'] ?? '').replace('action-', '');
    return first(
      `g-${EVENT_GLYPHS[key] ?? ''}`,
      `g-${structure}`,
      `g-${action === 'enable' ? 'score' : action}`,
    );
  },

  toneOf,
  startsTurn: (event) =>
    event.key === 'turn-begins' || event.key === 'phase-begins' || event.key === 'battle-begins',
  done: (option) => DONE.test(option.name),
  later: Object.values(later),
  info: () => import('./info'),
  scene: (_, beat) => (isScene(beat) ? later.scene : null),
  reaches: true,

  wasteful(store, option) {
    const view = viewOf(store);
    const decision = store.asked?.decision ?? '';
    const player = playerOf(view, store.asked?.seat ?? -1);
    if (option.name === 'done')
      return player && !player.laid.length && player.hand > 0 ? 'ch-waste-cards' : null;
    if (
      option.name === 'stop' &&
      ['D-MOVE-FROM', 'D-BUILD-STEP', 'D-RECRUIT-COUNT'].includes(decision)
    )
      return view.icons > 0 && store.listed.length > 0 ? 'ch-waste-icons' : null;
    return option.name === 'end' && store.listed.length > 0 ? 'ch-waste-skill' : null;
  },
};
