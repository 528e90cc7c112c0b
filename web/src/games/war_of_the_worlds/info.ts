/** What a thing is, for whoever points at it: cards, pieces, places, piles and the two tracks, all in full sentences. */
import type { Info } from '../kinds';
import type { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import {
  contentOf,
  indexOf,
  readsEnglish,
  viewOf,
  wordOf,
  type SideId,
  type UnitId,
} from './content';
import { firstKnown, glyphOfWord } from './glyphs';
import { ledger, type TrackKind } from './ledger';
import { income, resources } from './mats';
import { describeArea } from './prose';

const TURNS = 3; // turns of a track that are listed

const picture = (word: string): string => firstKnown(...glyphOfWord(word));
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function cardInfo(store: TableStore, id: string): Info | null {
  const { say } = store;
  const card = indexOf(store).card.get(id);
  if (!card) return null;
  const resource = card.side === 'martian' ? 'resource-energy' : 'resource-coin';
  const price =
    card.cost > 0 ? say('ww-info-cost', { cost: card.cost, resource }) : say('ww-info-start');
  const options = card.option ?? [];
  return {
    title: say(`card-${id}`),
    glyph: picture(`card-${id}`),
    lines: [
      `${say(`ww-type-${card.type}`)}, ${price}`,
      ...options.map(
        (option) =>
          `${options.length > 1 ? `${option.n} · ` : ''}${say(wordOf(card, option, readsEnglish(store)))}`,
      ),
      ...(card.building ? [say(`card-${id}.text`), say(`building-${card.building}.text`)] : []),
      ...(card.type === 'action' ? [] : [say(`ww-info-buy-${card.type}`)]),
      say('ww-info-copies', { count: card.count }),
    ],
    rules: [card.rule],
  };
}

function unitInfo(store: TableStore, kind: string, place: string): Info | null {
  const { say } = store;
  const view = viewOf(store);
  const index = indexOf(store);
  if (!index.unit.has(kind)) return null;
  const here = view.areas[place]?.units.filter((unit) => unit.kind === kind) ?? [];
  const used = here.filter((unit) => unit.used).length;
  return {
    title: place
      ? say('ww-piece-at', { piece: `unit-${kind}`, area: `area-${place}` })
      : say(`unit-${kind}`),
    glyph: `g-${kind}`,
    lines: [
      say(`unit-${kind}.text`),
      ...(kind === 'army' ? [say('ww-info-defence', { defence: view.army_defence })] : []),
      ...(used ? [say('ww-info-used', { used, count: here.length })] : []),
      say('ww-info-reserve', { count: view.reserve[kind as UnitId] }),
    ],
  };
}

function buildingInfo(store: TableStore, kind: string, place: string): Info | null {
  const { say } = store;
  const record = indexOf(store).building.get(kind);
  if (!record) return null;
  const defence = record.side === 'human' ? (record.defence ?? 0) : 0;
  return {
    title: place
      ? say('ww-piece-at', { piece: `building-${kind}`, area: `area-${place}` })
      : say(`building-${kind}`),
    glyph: `g-${kind}`,
    lines: [
      say(`building-${kind}.text`),
      ...(defence ? [say('ww-info-defence', { defence })] : []),
      ...(place && viewOf(store).areas[place]?.fired ? [say('ww-info-fired')] : []),
      say('ww-info-supply', {
        count: viewOf(store).sides[record.side].buildings[kind] ?? 0,
        max: record.tokens,
      }),
    ],
  };
}

function civilianInfo(store: TableStore, place: string): Info {
  const { say } = store;
  const here = viewOf(store).areas[place];
  return {
    title: say('piece-civilian'),
    glyph: 'g-civilian',
    lines: [
      say('piece-civilian.text'),
      ...(here
        ? [
            say('ww-info-civilians', {
              area: `area-${place}`,
              count: here.civilians,
              spent: here.spent,
            }),
          ]
        : []),
    ],
  };
}

function areaInfo(store: TableStore, id: string): Info | null {
  const record = indexOf(store).area.get(id);
  if (!record) return null;
  const near = record.adj.map((other) => store.say(`area-${other}`)).join(', ');
  return {
    title: store.say(`area-${id}`),
    lines: [describeArea(store, id, true), store.say('ww-info-near', { areas: near })],
  };
}

function trackInfo(store: TableStore, kind: TrackKind): Info {
  const { say } = store;
  const view = viewOf(store);
  const max = kind === 'damage' ? view.damage_target : contentOf(store).pieces.civilian.count;
  const after = kind === 'damage' ? view.damage : view.civilians_left;
  const turns = ledger(store.events, kind).slice(0, TURNS);
  const name = (word: string) => (words.has(word, store.table.game) ? say(word) : word);
  return {
    title: say(`ww-track-${kind}`, { left: after, damage: after, max }),
    glyph: kind === 'damage' ? 'g-damage' : 'g-civilian',
    lines: [
      say(`ww-race-${kind}-goal`, { max }),
      ...turns.map((turn) =>
        say('ww-info-turn', {
          round: turn.round,
          side: turn.side,
          change: signed(turn.change),
          why: turn.entries
            .map(
              (entry) =>
                `${[entry.by, entry.area]
                  .filter((word) => word !== null)
                  .map(name)
                  .join(', ')} ${signed(entry.change)}`,
            )
            .join('; '),
        }),
      ),
      ...(turns.length ? [] : [say('ww-info-unchanged')]),
    ],
  };
}

/** "pile:discard:human": what lies there, as far as it is open. */
function pileInfo(store: TableStore, pile: string, side: SideId): Info | null {
  const { say } = store;
  const cards = viewOf(store).sides[side];
  if (pile !== 'discard' && pile !== 'removed')
    return {
      title: `${say(`ww-${pile}`)}: ${say(`side-${side}`)}`,
      glyph: pile === 'hand' ? 'g-hand' : 'g-deck',
      lines: [say(`ww-info-${pile}`)],
    };
  const listed = Object.entries(cards[pile])
    .map(([id, count]) => say('ww-count', { count, thing: `card-${id}` }))
    .join(', ');
  return {
    title: say(`ww-pile-${pile}`, { side: `side-${side}` }),
    glyph: `g-${pile}`,
    lines: [listed || say('ww-pile-empty')],
  };
}

function purseInfo(store: TableStore, side: SideId): Info {
  const resource = side === 'martian' ? 'energy' : 'coin';
  return {
    title: `${store.say(`resource-${resource}`)}: ${resources(store, side)}`,
    glyph: `g-${resource}`,
    lines: [store.say('ww-info-purse', { income: income(store, side) })],
  };
}

export function info(store: TableStore, thing: string): Info | null {
  const [kind = '', rest = '', more = ''] = thing.split(':');
  const [id = '', place = ''] = rest.split('@');
  switch (kind) {
    case 'card':
    case 'hand':
    case 'row':
      return cardInfo(store, id);
    case 'unit':
      return unitInfo(store, id, place);
    case 'building':
      return buildingInfo(store, id, place);
    case 'marker':
      return {
        title: store.say(`marker-${id}`),
        glyph: picture(`marker-${id}`),
        lines: [store.say(`marker-${id}.text`), store.say('ww-info-marker')],
      };
    case 'piece':
      return civilianInfo(store, place);
    case 'area':
      return areaInfo(store, id);
    case 'track':
      return trackInfo(store, id as TrackKind);
    case 'pile':
      return pileInfo(store, id, more as SideId);
    case 'purse':
      return purseInfo(store, id as SideId);
    default:
      return null;
  }
}
