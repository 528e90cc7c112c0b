/** The board in sentences, for screen readers, the text board and the line under the map. */
import type { Region } from '$src/games';
import type { TableStore } from '$src/table/store.svelte';
import type { Option } from '$src/net/types';
import type { Say } from '$src/words/words.svelte';
import {
  RESOURCES,
  contentOf,
  indexOf,
  nationOf,
  viewOf,
  type BottomId,
  type PlayerView,
  type SectionView,
} from './content';
import { GOODS, costOf, gains, starKinds } from './mats';

/** "Village 5, encounter, controlled by Crimea: …" `short` leaves the name away. */
export function describePlace(store: TableStore, id: string, short = false): string {
  const { say } = store;
  const record = indexOf(store).hex.get(id);
  const here = viewOf(store).places[id] ?? {};
  const nation = (seat: number) => `faction-${nationOf(store, seat)}`;
  const nature = [
    short ? '' : say(`area-${id}`),
    record?.tunnel ? say('sc-tunnel') : '',
    here.token ? say('sc-encounter') : '',
    here.controller === undefined ? '' : say('sc-held-by', { nation: nation(here.controller) }),
  ];
  const things = (here.units ?? []).map(({ seat, unit, n }) =>
    say('sc-units', { nation: nation(seat), unit: `unit-${unit}`, n }),
  );
  if (here.structure)
    things.push(
      say('sc-of', {
        thing: `building-${here.structure.kind}`,
        nation: nation(here.structure.seat),
      }),
    );
  for (const resource of RESOURCES)
    if (here.resources?.[resource])
      things.push(`${here.resources[resource]} ${say(`resource-${resource}`)}`);
  const river = record?.river.length
    ? say('sc-river-to', { places: record.river.map((other) => say(`area-${other}`)).join(', ') })
    : '';
  return [
    `${nature.filter(Boolean).join(', ')}${nature.some(Boolean) ? ': ' : ''}${things.join(', ') || say('sc-empty')}.`,
    river,
  ]
    .filter(Boolean)
    .join(' ');
}

export function regions(store: TableStore): readonly Region[] {
  const { board } = contentOf(store);
  return [...board.hex, ...board.base].map(({ id, adj }) => ({
    target: `area:${id}`,
    name: store.say(`area-${id}`),
    text: describePlace(store, id, true),
    near: adj.map((other) => `area:${other}`),
  }));
}

const listed = (say: Say, goods: Readonly<Record<string, number>>): string =>
  Object.entries(goods)
    .map(([what, n]) =>
      what === 'coin' ? `$${n}` : say('sc-good', { id: what, n, what: `resource-${what}` }),
    )
    .join(', ');

/** "Move / Gain: 2 move, 1 coins. Deploy: 3 metal, you control 1; 1 of 4 done; …" */
export function describeSection(
  store: TableStore,
  player: PlayerView,
  section: SectionView,
): string {
  const { say } = store;
  const index = indexOf(store);
  const cost = listed(say, costOf(player, section.top, index));
  const gain = gains(player, section.top, index)
    .map(({ glyph, n }) => listed(say, { [glyph]: n }))
    .join(` ${say('sc-or')} `);
  const now = section.top === 'produce' ? listed(say, player.harvest) : '';
  const bonus = Object.keys(index.bottom.get(section.bottom)?.ongoing_bonus ?? {})[0] ?? '';
  return [
    `${say(`top-${section.top}`)}: ${[cost ? say('sc-pay', { goods: cost }) : '', say('sc-get', { goods: gain }), now ? say('sc-now', { goods: now }) : ''].filter(Boolean).join('; ')}.`,
    `${say(`bottom-${section.bottom}`)}: ${[
      say('sc-pay', { goods: `${section.cost} ${say(`resource-${section.pays}`)}` }),
      say('sc-have', { n: player.resources[section.pays] }),
      say('sc-done-of', { n: section.done, of: section.full }),
      section.coins ? say('sc-get', { goods: `$${section.coins}` }) : '',
      player.recruits.includes(section.bottom)
        ? say('sc-recruit-gives', { good: `resource-${bonus}` })
        : '',
    ]
      .filter(Boolean)
      .join('; ')}.`,
    section.open ? '' : say('sc-locked'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the hand of a person would feel for: a column's price and profit now, what lies on a hex. */
export function noteOf(store: TableStore, option: Option): string {
  const { say } = store;
  const view = viewOf(store);
  const [deed, id = ''] = option.name.split(':');
  const player = view.players[store.table.seat];
  const section = deed === 'section' ? player?.sections[Number(id)] : undefined;
  if (player && section) {
    const cost = listed(say, costOf(player, section.top, indexOf(store)));
    const now = section.top === 'produce' ? listed(say, player.harvest) : '';
    return [
      cost ? say('sc-pay', { goods: cost }) : '',
      now ? say('sc-now', { goods: now }) : '',
      `${say(`bottom-${section.bottom}`)} ${player.resources[section.pays]}/${section.cost} ${say(`resource-${section.pays}`)}`,
    ]
      .filter(Boolean)
      .join(' · ');
  }
  if (deed === 'section') return player?.factory_card ? say(`factory-${player.factory_card}`) : '';
  if (deed === 'mech') return say(`text-${id}`);
  if (deed === 'structure') return say(`text-${id}`);
  if (deed === 'reveal' && id !== 'none') return say(`text-${id}`);
  if ((deed === 'step' || deed === 'retreat') && Object.keys(view.places[id] ?? {}).length)
    return describePlace(store, id, true).split('. ')[0] ?? '';
  return '';
}

/** One seat's mat, sentence by sentence. */
export function describeMat(store: TableStore, seat: number, say: Say): readonly string[] {
  const player = viewOf(store).players[seat];
  if (!player) return [];
  const words = (kind: string, ids: readonly string[]) =>
    ids.map((id) => say(`${kind}-${id}`)).join(', ');
  return [
    say('sc-worth', { n: player.score.total }),
    GOODS.map(
      (good) =>
        `${say(`resource-${good}`)}: ${good === 'power' ? player.power : good === 'popularity' ? player.popularity : good === 'coin' ? player.coins : player.cards}`,
    ).join(', '),
    `${say('sc-stars')}: ${words('star', starKinds(player)) || '0'}`,
    `${say('sc-mat')}: ${say(`mat-${player.mat}`)}`,
    ...player.sections.map((section) => describeSection(store, player, section)),
    player.factory_card
      ? `${say('sc-factory-card')}: ${say(`card-${player.factory_card}`)}. ${say(`factory-${player.factory_card}`)}`
      : '',
    `${say('sc-abilities')}: ${words('ability', player.abilities)}`,
    player.hand ? `${say('sc-hand')}: ${player.hand.join(', ') || '0'}` : '',
    ...(player.objectives ?? []).map((id) => `${say(`card-${id}`)}: ${say(`text-${id}`)}`),
  ].filter(Boolean);
}

/** Things of the screen that have no word of their own. */
export function nameOf(store: TableStore, target: string): string | null {
  const { say } = store;
  const [kind = '', id = '', n] = target.split(':');
  const reader = viewOf(store).players[store.table.seat];
  switch (kind) {
    case 'section': {
      if (id === 'factory') return say('sc-factory-card');
      const section = reader?.sections[Number(id)];
      return section ? `${say(`top-${section.top}`)} · ${say(`bottom-${section.bottom}`)}` : null;
    }
    case 'bottom':
      return ['take', 'skip'].includes(id) ? null : say(`bottom-${id as BottomId}`);
    case 'seat':
      return say(`faction-${nationOf(store, Number(id))}`);
    case 'gift':
      return `$${n} · ${say(`faction-${nationOf(store, Number(id))}`)}`;
    case 'combat-card':
    case 'commit':
    case 'pay-card':
    case 'coerce':
      return id === 'done' ? null : say(`card-cc${id}`);
    case 'dial':
      return say('option-dial', { n: Number(id) });
    case 'mech':
      return say(`ability-${id}`);
    case 'structure':
      return say(`building-${id}`);
    case 'recruit':
      return say('option-recruit', { bottom: `bottom-${id}` });
    case 'bonus':
      return say(`good-${id}`);
    case 'cube-from':
      return say(`box-${id}`);
    case 'cube-to':
      return say(`bottom-${id}`);
    case 'option':
      return `${say(`card-${id}`)} ${n}`;
    case 'encounter':
      return say('option-encounter', {
        n: Number(id),
        text: `encounter-${viewOf(store).encounter}-${id}`,
      });
    case 'load':
    case 'unload':
      return n ? say(`cargo-${n}`) : say('option-load-everything');
    case 'step':
    case 'retreat':
    case 'retreat-workers':
    case 'token-to':
    case 'mech-to':
    case 'structure-to':
    case 'pay':
    case 'pay-all':
      return say(`area-${id}`);
    case 'produce':
      return id ? say(`area-${id}`) : say('top-produce');
    case 'bolster':
      return say('top-bolster');
    case 'trade':
      return say(id === 'popularity' ? 'resource-popularity' : 'sc-resources');
    case 'move':
      return say('top-move');
    case 'reveal':
      return id === 'none' ? null : say(`card-${id}`);
    case 'factory':
      return say('sc-factory-card');
    default:
      return null;
  }
}
