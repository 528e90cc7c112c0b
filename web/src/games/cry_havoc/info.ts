/** What a thing of the table is, for whoever points at it. `data-info="structure:temple"` and the like. */
import type { Info } from '../kinds';
import type { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import { ROWS, contentOf, indexOf, viewOf, type ArmyId, type TokenKind } from './content';
import { figures, lostTo } from './mats';
import { describeRegion, explainToken } from './prose';
import { rowText } from './sums';

type Teller = (store: TableStore, id: string) => Info | null;

/** A word with its `.text`, if it has one. */
function plain(store: TableStore, word: string, more: readonly string[] = []): Info | null {
  const { game } = store.table;
  if (!words.has(word, game)) return null;
  return {
    title: store.say(word),
    lines: [...(words.has(`${word}.text`, game) ? [store.say(`${word}.text`)] : []), ...more],
  };
}

function card(store: TableStore, id: string): Info | null {
  const record = indexOf(store).card.get(id);
  const told = plain(store, `card-${id}`);
  if (!record || !told) return null;
  const rows = ROWS.map((row) => rowText(record[row], row, store.say)).join(' · ');
  return {
    ...told,
    glyph: 'g-card',
    lines: [
      rows,
      ...told.lines,
      ...(record.src === 'reconstructed' || record.effect_src === 'reconstructed'
        ? [store.say('web-reconstructed')]
        : []),
    ],
  };
}

function structure(store: TableStore, id: string): Info | null {
  const record = indexOf(store).structure.get(id);
  const told = plain(store, `structure-${id}`);
  if (!record || !told) return null;
  const player = viewOf(store).players.find(({ army }) => army === record.faction);
  const left = player?.markers_left[id];
  const tokens =
    id === 'artillery_battery'
      ? player?.artillery_left
      : id === 'watchtower'
        ? player?.watch_left
        : undefined;
  return {
    ...told,
    glyph: `g-${id}`,
    rules: [record.rule],
    lines: [
      ...told.lines,
      store.say('ch-costs', { build: record.build, activate: record.activate }),
      ...(left === undefined
        ? []
        : [store.say('ch-markers-left', { n: left, of: record.markers })]),
      ...(tokens === undefined ? [] : [store.say('ch-tokens-left', { n: tokens })]),
    ],
  };
}

function skill(store: TableStore, id: string): Info | null {
  const record = indexOf(store).skill.get(id);
  const told = plain(store, `skill-${id}`);
  const held = viewOf(store)
    .players.flatMap(({ skills }) => skills)
    .find((one) => one.id === id);
  if (!record || !told) return null;
  const state = record.passive
    ? 'ch-skill-passive'
    : held?.ready
      ? 'ch-skill-ready'
      : 'ch-skill-used';
  return {
    ...told,
    glyph: 'g-skill',
    rules: [record.rule],
    lines: [
      ...told.lines,
      ...(held
        ? [
            `${store.say(`faction-${record.faction}`)}: ${held.token ? store.say('ch-skill-in', { region: `area-${held.token}` }) : store.say(state)}`,
          ]
        : []),
    ],
  };
}

/** A kind of face-down token, or "war_party/wp_1_1" for a face the reader knows. */
function token(store: TableStore, id: string): Info | null {
  const [kind = '', face] = id.split('/');
  const told = plain(store, `token-${kind}`);
  return (
    told && {
      ...told,
      glyph: `g-${kind}`,
      lines: face
        ? explainToken(store, kind as TokenKind, face)
        : [...told.lines, ...explainToken(store, kind as TokenKind, null)],
    }
  );
}

function supply(store: TableStore, kind: string): Info | null {
  const told = token(store, kind);
  const { supply: left } = viewOf(store);
  return (
    told && {
      ...told,
      lines: [
        store.say('ch-supply-n', { n: left[kind as 'war_party' | 'nest'] ?? 0 }),
        ...told.lines,
      ],
    }
  );
}

function area(store: TableStore, id: string): Info | null {
  return viewOf(store).regions[id]
    ? {
        title: store.say(`area-${id}`),
        lines: [describeRegion(store, id, true)],
        glyph: 'g-region',
      }
    : null;
}

function army(store: TableStore, id: string): Info | null {
  const view = viewOf(store);
  const player = view.players.find((one) => one.army === id);
  const units = contentOf(store).factions.faction.find((one) => one.id === id)?.units ?? 0;
  const map =
    Object.values(view.regions).reduce(
      (sum, region) => sum + (region.units[id as ArmyId] ?? 0),
      0,
    ) +
    (view.battle?.sides.find((side) => side.army === id)?.board.reduce((a, b) => a + b, 0) ?? 0);
  const reserve = player?.reserve ?? view.neutral_trogs?.reserve ?? 0;
  return {
    title: store.say(`faction-${id}`),
    glyph: `g-crest_${id}`,
    lines: [
      store.say('ch-units-of', { all: units, map, reserve, lost: lostTo(view, id as ArmyId) }),
      ...(player
        ? [
            figures(view, player)
              .map(({ word, value }) => `${store.say(word)}: ${value}`)
              .join(', '),
          ]
        : []),
    ],
  };
}

function event(store: TableStore, id: string): Info | null {
  const told = plain(store, `event-${id}`);
  return told && { ...told, glyph: 'g-event' };
}

/** What is still face down on the score track, and what was resolved. */
function events(store: TableStore): Info {
  const { resolved_events: resolved } = viewOf(store);
  const names = (ids: readonly string[]) => ids.map((id) => store.say(`event-${id}`)).join(', ');
  const all = contentOf(store).tokens.event.map(({ id }) => id);
  return {
    title: store.say('ch-events'),
    glyph: 'g-event',
    lines: [
      store.say('ch-events-text'),
      store.say('ch-events-left', { list: names(all.filter((id) => !resolved.includes(id))) }),
      ...(resolved.length ? [store.say('ch-events-done', { list: names(resolved) })] : []),
    ],
  };
}

const TELLERS: Readonly<Record<string, Teller>> = {
  card,
  structure,
  skill,
  token,
  supply,
  area,
  army,
  event,
  events,
  piece: (store, id) => {
    const told = plain(store, `piece-${id}`);
    return told && { ...told, glyph: `g-${id}` };
  },
  objective: (store, id) => {
    const told = plain(store, `objective-${id}`);
    return told && { ...told, glyph: `g-${id}` };
  },
  deck: (store, id) => ({
    title: store.say(`deck-${id}`),
    glyph: `g-${id}`,
    lines: [
      store.say('ch-deck-text'),
      store.say('ch-cards-n', { n: viewOf(store).terrain_decks[id as 'water'] ?? 0 }),
    ],
  }),
};

export function info(store: TableStore, thing: string): Info | null {
  const [kind = '', rest = ''] = thing.split(':');
  return TELLERS[kind]?.(store, rest.split('@', 1)[0] ?? '') ?? null;
}
