/** What a thing is, in full: the words behind everything that can be pointed at. */
import type { Info } from '../kinds';
import type { TableStore } from '$src/table/store.svelte';
import { indexOf, viewOf, type PlayerView } from './content';
import { STAR_GLYPHS, starKinds } from './mats';
import { describePlace, describeSection } from './prose';

/** An ability's sentence; Riverwalk names its two kinds of terrain. */
export function abilityText(store: TableStore, player: PlayerView, id: string): string {
  const terrain =
    id === 'riverwalk' ? (indexOf(store).nation.get(player.nation)?.riverwalk ?? []) : [];
  return [
    store.say(`text-${id}`),
    terrain.length ? `(${terrain.map((one) => store.say(`terrain-${one}`)).join(', ')})` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "4 × 2, 1 × 5": how many cards of each value. */
export const tally = (values: readonly number[]): string =>
  [2, 3, 4, 5]
    .map((value) => [values.filter((one) => one === value).length, value] as const)
    .filter(([n]) => n > 0)
    .map(([n, value]) => `${n} × ${value}`)
    .join(', ');

type Teller = (store: TableStore, id: string) => Info | null;

const card: Teller = (store, id) => {
  const { say } = store;
  const index = indexOf(store);
  const title = say(`card-${id}`);
  if (index.objective.has(id))
    return {
      title,
      glyph: 'g-objective',
      lines: [
        say(`text-${id}`),
        say(index.objective.get(id)?.timing === 'any' ? 'sc-info-any-time' : 'sc-info-turn-end'),
      ],
      rules: ['SC-OBJ-04'],
    };
  if (index.factory.has(id))
    return {
      title,
      glyph: 'g-factory',
      lines: [say(`factory-${id}`), say('sc-info-factory-move')],
      rules: ['SC-FAC-03', 'SC-FAC-04'],
    };
  if (index.encounter.has(id))
    return {
      title,
      glyph: 'g-encounter',
      lines: [1, 2, 3].map((n) => say(`encounter-${id}-${n}`)),
      rules: ['SC-ENC-02'],
    };
  const tile = index.tile.get(id);
  return tile
    ? {
        title,
        glyph: 'g-structure',
        lines: [
          say(`text-${id}`),
          tile.steps
            .map(
              ([from, to, coins]) =>
                `${from === to ? from : to > 9 ? `${from}+` : `${from}–${to}`}: $${coins}`,
            )
            .join(' · '),
        ],
        rules: ['SC-SCO-04'],
      }
    : null;
};

const deck: Teller = (store, id) => {
  const { say } = store;
  const { decks, factory } = viewOf(store);
  if (id === 'combat')
    return {
      title: say('sc-deck-combat'),
      glyph: 'g-combat_card',
      lines: [
        say('sc-info-left', { n: decks.combat }),
        say('sc-info-discard', { n: decks.discard.length, cards: tally(decks.discard) || '–' }),
      ],
      rules: ['SC-COM-19'],
    };
  if (id === 'encounter')
    return {
      title: say('sc-deck-encounter'),
      glyph: 'g-encounter',
      lines: [
        say('sc-info-left', { n: decks.encounters }),
        say('sc-info-seen', {
          cards: decks.encounters_done.map((one) => say(`card-${one}`)).join(', ') || '–',
        }),
      ],
      rules: ['SC-ENC-07'],
    };
  return {
    title: say('sc-deck-factory'),
    glyph: 'g-factory',
    lines: [
      say('sc-info-left', { n: factory.count }),
      factory.cards
        ? factory.cards.map((one) => say(`card-${one}`)).join(', ')
        : say('sc-info-factory-unseen'),
    ],
    rules: ['SC-FAC-01'],
  };
};

const star: Teller = (store, id) => {
  const holders = viewOf(store)
    .players.filter((player) => starKinds(player).includes(id))
    .map((player) => store.say(`faction-${player.nation}`));
  return {
    title: store.say(`star-${id}`),
    glyph: `g-${STAR_GLYPHS[id] ?? 'star_full'}`,
    lines: [
      holders.length
        ? store.say('sc-info-placed-by', { nations: holders.join(', ') })
        : store.say('sc-info-placed-by-nobody'),
    ],
    rules: ['SC-STAR-01'],
  };
};

/** "1.2": the third column of seat 1. */
const section: Teller = (store, id) => {
  const [seat = '', n = ''] = id.split('.');
  const player = viewOf(store).players[Number(seat)];
  const column = player?.sections[Number(n)];
  const top = column && indexOf(store).top.get(column.top);
  if (!player || !column || !top) return null;
  const { say } = store;
  const good =
    Object.keys(indexOf(store).bottom.get(column.bottom)?.ongoing_bonus ?? {})[0] ?? 'coin';
  const built = !player.structures_left.includes(top.structure);
  return {
    title: `${say(`top-${column.top}`)} / ${say(`bottom-${column.bottom}`)}`,
    glyph: `g-${column.top}`,
    lines: [
      ...describeSection(store, player, column).split(/(?<=\.) /),
      `${say(`building-${top.structure}`)}${built ? ` (${say('sc-built')})` : ''}: ${say(`text-${top.structure}`)}`,
      say(player.recruits.includes(column.bottom) ? 'sc-recruit-gives' : 'sc-recruit-waits', {
        good: `resource-${good}`,
      }),
    ],
    rules: ['SC-TURN-03', 'SC-BOT-02'],
  };
};

const unit: Teller = (store, id) => {
  const [kind = '', place = ''] = id.split('@');
  const found = viewOf(store).places[place]?.units?.find((one) => one.unit === kind);
  const player = found && viewOf(store).players[found.seat];
  if (!player) return null;
  const abilities = kind === 'worker' ? [] : player.abilities;
  return {
    title: `${store.say(`unit-${kind}`)} · ${store.say(`faction-${player.nation}`)}`,
    glyph: `g-${kind}`,
    lines: [
      describePlace(store, place),
      ...abilities.map(
        (one) => `${store.say(`ability-${one}`)}: ${abilityText(store, player, one)}`,
      ),
    ],
  };
};

const TELLERS: Readonly<Record<string, Teller>> = {
  card,
  deck,
  star,
  section,
  unit,
  structure: (store, id) => ({
    title: store.say(`building-${id}`),
    glyph: `g-${id}`,
    lines: [store.say(`text-${id}`)],
    rules: ['SC-BLD-01'],
  }),
  area: (store, id) => ({
    title: store.say(`area-${id}`),
    glyph: `g-${indexOf(store).hex.get(id)?.terrain ?? 'territory'}`,
    lines: [describePlace(store, id, true)],
  }),
  /* "1.riverwalk" */
  ability: (store, id) => {
    const [seat = '', name = ''] = id.split('.');
    const player = viewOf(store).players[Number(seat)];
    return player
      ? {
          title: store.say(`ability-${name}`),
          glyph: `g-${name}`,
          lines: [
            abilityText(store, player, name),
            store.say(
              player.abilities.includes(name) ? 'sc-info-in-force' : 'sc-info-not-deployed',
            ),
          ],
        }
      : null;
  },
  /* "1.workers" */
  count: (store, id) => {
    const [seat = '', what = ''] = id.split('.');
    const player = viewOf(store).players[Number(seat)];
    if (!player) return null;
    const tier =
      indexOf(store).content.game.popularity_tier[indexOf(store).tier(player.popularity)];
    const lines: Readonly<Record<string, string>> = {
      power: store.say('sc-info-power', { n: player.power }),
      coin: `$${player.coins}`,
      combat_card: store.say('sc-in-hand', { n: player.cards }),
      popularity: tier
        ? store.say('sc-info-tier', {
            star: tier.coins_per_star,
            territory: tier.coins_per_territory,
            pair: tier.coins_per_resource_pair,
          })
        : '',
      worker: store.say('sc-info-workers', { n: player.workers, left: player.workers_left }),
    };
    return {
      title: store.say(`resource-${what}`),
      glyph: `g-${what}`,
      lines: [lines[what] ?? ''].filter(Boolean),
    };
  },
};

/** `thing` is a kind and an id: "card:obj01", "ability:1.riverwalk", "deck:combat". */
export function info(store: TableStore, thing: string): Info | null {
  const colon = thing.indexOf(':');
  return TELLERS[thing.slice(0, colon)]?.(store, thing.slice(colon + 1)) ?? null;
}
