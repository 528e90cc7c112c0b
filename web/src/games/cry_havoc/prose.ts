/** The board in sentences: for screen readers, the text board, the line under the map and the notes of options. */
import type { Region } from '$src/games';
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import { ROWS, contentOf, indexOf, playerOf, viewOf, type TokenKind } from './content';
import { armiesIn, piecesIn } from './pieces';

/** "1-3", or one number. */
export const span = ([low, high]: readonly [number, number]): string =>
  low === high ? String(low) : `${low}–${high}`;

/** "1-3 Trogs, 1-3 Crystals. Still hidden: 4 × War Party 1/1, ...", or what the reader has seen. */
export function explainToken(
  store: TableStore,
  kind: TokenKind,
  face: string | null,
): readonly string[] {
  const { say } = store;
  if (face)
    return [
      say('ch-token-known', { token: `token-${face}` }),
      ...(words.has(`token-${face}.text`, store.table.game) ? [say(`token-${face}.text`)] : []),
    ];
  const { faces, trogs, crystals } = viewOf(store).hidden_tokens[kind];
  const list = Object.entries(faces)
    .map(([id, count]) => `${count} × ${say(`token-${id}`)}`)
    .join(', ');
  return [
    ...(kind === 'exploration'
      ? []
      : [say('ch-token-holds', { trogs: span(trogs), crystals: span(crystals) })]),
    ...(list ? [say('ch-token-left', { list })] : []),
  ];
}

/** "Mistlands, Jungle, Humans: 2 × Humans, 1 Crystal." `short` leaves the name away. */
export function describeRegion(store: TableStore, id: string, short = false): string {
  const { say } = store;
  const view = viewOf(store);
  const region = view.regions[id];
  if (!region) return say(`area-${id}`);
  const record = contentOf(store).boards.board[view.board]?.region.find((one) => one.id === id);
  const nature = [
    short ? '' : say(`area-${id}`),
    region.hq
      ? say('ch-hq-of', { army: `faction-${region.hq}` })
      : record?.terrain === 'none'
        ? say('ch-no-terrain')
        : say(`terrain-${record?.terrain ?? 'mountain'}`),
    region.control ? say('ch-controlled', { army: `faction-${region.control}` }) : '',
  ]
    .filter(Boolean)
    .join(', ');
  const bits = [...armiesIn(id, region, view.battle)].map(([army, count]) =>
    say('ch-count', { count, thing: `faction-${army}` }),
  );
  if (region.battle && region.attacker)
    bits.unshift(
      say('ch-battle-here', { number: region.battle, army: `faction-${region.attacker}` }),
    );
  if (region.crystals) bits.push(say('ch-crystals', { count: region.crystals }));
  for (const piece of piecesIn(id, view, indexOf(store))) {
    if (piece.is === 'token')
      bits.push(
        piece.face
          ? say(`token-${piece.face}`)
          : `${piece.count > 1 ? `${piece.count} × ` : ''}${say(`token-${piece.kind}`)}`,
      );
    else if (piece.is === 'structure')
      bits.push(
        piece.idle
          ? say('ch-idle', { thing: `structure-${piece.kind}` })
          : say(`structure-${piece.kind}`),
      );
    else if (piece.is === 'marker')
      bits.push(piece.skill ? say(`skill-${piece.skill}`) : say(`piece-${piece.kind}`));
  }
  return `${nature.charAt(0).toLocaleUpperCase()}${nature.slice(1)}: ${bits.join(', ') || say('ch-empty')}.`;
}

export function regions(store: TableStore): readonly Region[] {
  const board = contentOf(store).boards.board[viewOf(store).board];
  return (board?.region ?? []).map((region) => ({
    target: `area:${region.id}`,
    name: store.say(`area-${region.id}`),
    text: describeRegion(store, region.id, true),
    near: region.adjacent.map((id) => `area:${id}`),
  }));
}

/** That the hand has nothing for an action that is paid with cards. */
function emptyHanded(store: TableStore, { name }: Option): string[] {
  const row = ROWS.find((one) => one === name);
  const sums = playerOf(viewOf(store), store.asked?.seat ?? -1)?.hand_sums;
  return row && sums?.[row].icons === 0 ? [store.say('ch-hand-none')] : [];
}

/** A line under an option: what lies there, or what the card, skill or structure does. */
export function noteOf(store: TableStore, option: Option): string {
  const { game } = store.table;
  if (words.has(`action-${option.name}.text`, game))
    return [store.say(`action-${option.name}.text`), ...emptyHanded(store, option)].join(' ');
  const area = option.targets?.find((target) => target.startsWith('area:'))?.slice(5);
  const thing = ['structure', 'skill', 'card']
    .map((fact) => option.facts?.[fact])
    .find((word) => typeof word === 'string');
  if (typeof thing === 'string' && !option.name.startsWith('play:'))
    return words.has(`${thing}.text`, store.table.game) ? store.say(`${thing}.text`) : '';
  return area ? describeRegion(store, area, true) : '';
}
