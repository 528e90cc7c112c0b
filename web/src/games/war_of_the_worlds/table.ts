import '@fontsource/old-standard-tt/400.css';
import '@fontsource/old-standard-tt/400-italic.css';
import '@fontsource/old-standard-tt/700.css';
import './theme.css';
import type { GameTable } from '../kinds';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { indexOf, sideOf, viewOf } from './content';
import glyphs from './glyphs.svg?raw';
import { buildingSlots, income, resources, total, unitSlots } from './mats';
import { regions } from './prose';

const KNOWN = new Set([...glyphs.matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1] ?? ''));
const first = (...ids: readonly string[]): string => ids.find((id) => KNOWN.has(id)) ?? 'g-card_action';

/** Words that carry a picture: "card-m_tripod" -> g-tripod, "building-fort" -> g-fort. */
function glyphOfWord(word: string | number | undefined): string[] {
  if (typeof word !== 'string') return [];
  const name = word.replace(/^[a-z]+-/, '').replace(/^[hm]_/, '').replace(/-\d$/, '');
  return [`g-${name}`];
}

const EVENT_GLYPHS: Readonly<Record<string, string>> = {
  'civilian-moved': 'g-civilian', 'civilians-destroyed': 'g-reap', 'martians-hit': 'g-damage', 'civilian-attacked': 'g-guerrilla', 'income-received': 'g-income',
  'card-drawn': 'g-hand', 'pile-reshuffled': 'g-deck', 'card-swapped': 'g-swap', 'card-swapped-and-removed': 'g-swap', 'cards-discarded': 'g-discard',
  'markers-removed': 'g-removed', 'damage-repaired': 'g-regenerator', 'attack-made': 'g-heat_ray', 'army-pushed': 'g-army', 'turn-ended': 'g-done',
};

export const table: GameTable = {
  glyphs,
  theme: 'ww',
  Board, Seat, Tray, Panel,
  heads: { hand: 'card', row: 'card', play: 'card', buy: 'card', swap: 'card', add: 'card', place_instead: 'card', to: 'area', from: 'area', place: 'area', ability: 'building' },

  phases(store) {
    const view = viewOf(store);
    const decision = store.asked?.decision ?? '';
    const main = store.table.over ? 2 : decision === 'D-MAIN' || decision === '' ? 0 : 1;
    return { round: view.round, steps: ['ww-step-main', 'ww-step-carry-out', 'ww-step-over'], now: main };
  },

  marks(store, seat) {
    const side = sideOf(store, seat);
    const view = viewOf(store);
    return [
      { glyph: side === 'martian' ? 'g-energy' : 'g-coin', value: resources(store, side), word: side === 'martian' ? 'resource-energy' : 'resource-coin' },
      { glyph: 'g-hand', value: view.sides[side].hand_count, word: 'ww-hand' },
    ];
  },

  regions,

  mat(store, seat, say) {
    const side = sideOf(store, seat);
    const view = viewOf(store);
    const cards = view.sides[side];
    const units = unitSlots(store, side === 'martian' ? ['tripod', 'ufo'] : ['army', 'navy']);
    const built = buildingSlots(store, side).filter((slot) => slot.built);
    const listed = (pile: Readonly<Record<string, number>>) => Object.entries(pile).map(([id, count]) => `${say(`card-${id}`)} × ${count}`).join(', ');
    return [
      say(side === 'martian' ? 'ww-track-civilians' : 'ww-track-damage', side === 'martian' ? { left: view.civilians_left, max: 30 } : { damage: view.damage, max: view.damage_target }),
      `${say(side === 'martian' ? 'resource-energy' : 'resource-coin')}: ${resources(store, side)} (+${income(store, side)} ${say('ww-a-turn')})`,
      ...(cards.hand ? [`${say('ww-hand')}: ${listed(cards.hand) || say('ww-hand-empty')}`] : [`${say('ww-hand')}: ${cards.hand_count}`]),
      `${say('ww-row')}: ${cards.row.filter((id) => id !== null).map((id) => `${say(`card-${id}`)} (${indexOf(store).card.get(id)?.cost ?? 0})`).join(', ')}`,
      `${say('ww-deck')}: ${cards.deck_count}, ${say('ww-discard')}: ${total(cards.discard)}, ${say('ww-removed')}: ${total(cards.removed)}`,
      units.map((slot) => say(`ww-slot-${slot.state}`, { thing: `unit-${slot.kind}` })).join(', '),
      built.map((slot) => say('ww-slot-built', { thing: `building-${slot.kind}` })).join(', '),
    ].filter(Boolean);
  },

  glyphOf(option) {
    const [, thing = ''] = option.name.split(':');
    const facts = Object.values(option.facts ?? {}).flatMap(glyphOfWord);
    return first(...glyphOfWord(`x-${thing.split('@')[0]}`), ...facts, 'g-move');
  },

  glyphOfEvent(event) {
    return first(EVENT_GLYPHS[event.key.split('.')[0] ?? ''] ?? '', ...['card', 'unit', 'building', 'marker'].flatMap((fact) => glyphOfWord(event.facts[fact])), 'g-damage');
  },

  toneOf: (event) => String(event.facts['side'] ?? '').replace('side-', ''),
  startsTurn: (event) => event.key === 'turn-began',
};
