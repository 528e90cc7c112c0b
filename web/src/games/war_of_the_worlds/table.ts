import '@fontsource/old-standard-tt/400.css';
import '@fontsource/old-standard-tt/400-italic.css';
import '@fontsource/old-standard-tt/700.css';
import './theme.css';
import './map.css';
import type { EventLine, Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';
import type { GameTable } from '../kinds';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import { blowOf } from './attack';
import { indexOf, sideOf, viewOf } from './content';
import { firstKnown, glyphOfWord, glyphs } from './glyphs';
import { buildingSlots, income, resources, total, unitSlots } from './mats';
import { noteOf, regions } from './prose';

const EVENT_GLYPHS: Readonly<Record<string, string>> = {
  'civilians-settled': 'g-civilian',
  'ship-landed': 'g-invasion_ship',
  'civilian-moved': 'g-civilian',
  'civilians-destroyed': 'g-reap',
  'civilian-taken': 'g-reap',
  'martians-hit': 'g-damage',
  'civilian-attacked': 'g-guerrilla',
  'income-received': 'g-income',
  'resources-lost': 'g-removed',
  'card-drawn': 'g-hand',
  'pile-reshuffled': 'g-deck',
  'card-swapped': 'g-swap',
  'card-swapped-and-removed': 'g-swap',
  'cards-discarded': 'g-discard',
  'markers-removed': 'g-removed',
  'damage-repaired': 'g-regenerator',
  'attack-made': 'g-heat_ray',
  'attack-made-from': 'g-heat_ray',
  'attack-joined': 'g-heat_ray',
  'attack-struck': 'g-damage',
  'damage-lost': 'g-defence',
  'army-pushed': 'g-army',
  'turn-ended': 'g-done',
  'game-won-by-martians': 'g-crest_martian',
  'game-won-by-humans': 'g-crest_human',
};
const TRACKS: Readonly<Record<string, string>> = {
  'civilians-destroyed': 'civilians',
  'civilian-taken': 'civilians',
  'martians-hit': 'damage',
  'damage-repaired': 'damage',
};

const sideOfEvent = (event: EventLine): string =>
  String(event.facts['side'] ?? '').replace('side-', '');

/** Places, cards and the track that a line speaks of, each once. */
function targetsOf(_store: TableStore, event: EventLine): readonly string[] {
  const words = Object.values(event.facts).filter((fact) => typeof fact === 'string');
  const named = words
    .filter((word) => /^(area|card)-/.test(word))
    .map((word) => word.replace(/^(area|card)-/, '$1:').replace(/(:[hm]_\w+)-\d$/, '$1'));
  const track = TRACKS[event.key];
  return [...new Set([...named, ...(track ? [`track:${track}`] : [])])];
}

/** What the reader did is on the board already; everybody else's blows are shown. */
function isForeign(store: TableStore, side: string): boolean {
  return (
    store.past !== null || store.live.you.length === 0 || side !== sideOf(store, store.live.seat)
  );
}

/** Something that costs nothing but the trouble: a card that is kept, a building, a purchase. */
function unused(store: TableStore): string | null {
  const keeps = ({ name }: Option) => {
    const [deed, id = '', n] = name.split(':');
    return (
      deed === 'ability' ||
      deed === 'place_instead' ||
      (deed === 'play' &&
        !indexOf(store)
          .card.get(id)
          ?.option?.find((option) => String(option.n) === n)?.remove)
    );
  };
  if (store.options.some(keeps)) return 'ww-unused-play';
  return store.options.some(({ name }) => name.startsWith('buy:')) ? 'ww-unused-buy' : null;
}

const scene = () => import('./AttackScene.svelte');

export const table: GameTable = {
  glyphs,
  briefing: [
    ['glasgow', 'edinburgh', 'newcastle', 'manchester', 'york', 'london'].map((id) => `area:${id}`),
    'options',
    'options',
    ['area:western_highlands', 'area:glasgow'],
    ['area:western_highlands'],
  ],
  theme: 'ww',
  Board,
  Seat,
  Tray,
  Panel,
  reaches: true,
  info: () => import('./info'),
  targetsOf,

  phases(store) {
    const view = viewOf(store);
    const decision = store.asked?.decision ?? '';
    const main = store.table.over ? 2 : decision === 'D-MAIN' || decision === '' ? 0 : 1;
    return {
      round: view.round,
      steps: ['ww-step-main', 'ww-step-carry-out', 'ww-step-over'],
      now: main,
    };
  },

  marks(store, seat) {
    const side = sideOf(store, seat);
    const view = viewOf(store);
    const martian = side === 'martian';
    return [
      {
        glyph: martian ? 'g-energy' : 'g-coin',
        value: resources(store, side),
        word: martian ? 'resource-energy' : 'resource-coin',
      },
      { glyph: 'g-hand', value: view.sides[side].hand_count, word: 'ww-hand' },
      martian
        ? { glyph: 'g-civilian', value: view.civilians_left, word: 'ww-civilians-left' }
        : {
            glyph: 'g-damage',
            value: `${view.damage}/${view.damage_target}`,
            word: 'ww-damage-dealt',
          },
    ];
  },

  regions,

  mat(store, seat, say) {
    const side = sideOf(store, seat);
    const view = viewOf(store);
    const cards = view.sides[side];
    const units = unitSlots(store, side === 'martian' ? ['tripod', 'ufo'] : ['army', 'navy']);
    const built = buildingSlots(store, side);
    const listed = (pile: Readonly<Record<string, number>>) =>
      Object.entries(pile)
        .map(([id, count]) => `${say(`card-${id}`)} × ${count}`)
        .join(', ');
    return [
      say(
        side === 'martian' ? 'ww-track-civilians' : 'ww-track-damage',
        side === 'martian'
          ? { left: view.civilians_left, max: 30 }
          : { damage: view.damage, max: view.damage_target },
      ),
      `${say(side === 'martian' ? 'resource-energy' : 'resource-coin')}: ${resources(store, side)} (+${income(store, side)} ${say('ww-a-turn')})`,
      ...(cards.hand
        ? [`${say('ww-hand')}: ${listed(cards.hand) || say('ww-hand-empty')}`]
        : [`${say('ww-hand')}: ${cards.hand_count}`]),
      `${say('ww-row')}: ${cards.row
        .filter((id) => id !== null)
        .map((id) => `${say(`card-${id}`)} (${indexOf(store).card.get(id)?.cost ?? 0})`)
        .join(', ')}`,
      `${say('ww-plan')}: ${cards.decision_deck_count}, ${say('ww-deck')}: ${cards.deck_count}, ${say('ww-discard')}: ${total(cards.discard)}, ${say('ww-removed')}: ${total(cards.removed)}`,
      units.map((slot) => say(`ww-slot-${slot.state}`, { thing: `unit-${slot.kind}` })).join(', '),
      built
        .map((slot) =>
          say(slot.built ? 'ww-slot-built' : 'ww-slot-supply', { thing: `building-${slot.kind}` }),
        )
        .join(', '),
    ].filter(Boolean);
  },

  glyphOfEvent(event) {
    return firstKnown(
      EVENT_GLYPHS[event.key.split('.')[0] ?? ''] ?? '',
      ...['card', 'unit', 'building', 'marker'].flatMap((fact) => glyphOfWord(event.facts[fact])),
      'g-damage',
    );
  },

  toneOf: sideOfEvent,
  startsTurn: (event) => event.key === 'turn-began',
  note: noteOf,

  later: [scene],
  scene(store, beat) {
    const blow = blowOf(beat, store.events);
    return blow && isForeign(store, blow.side) ? scene : null;
  },

  wasteful: (store, option) => (option.name === 'end_turn' ? unused(store) : null),
};
