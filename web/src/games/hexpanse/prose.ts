/** The board in sentences, for screen readers, the text board and the line under the map. */
import type { Region } from '$src/games';
import type { TableStore } from '$src/table/store.svelte';
import { gridOf, indexOf, ownSeat, unitAt, viewOf, wordOf, type UnitView } from './content';
import type { Hex } from './hexes';
import { goalNow } from './lens.svelte';

export const sayKind = (store: TableStore, kind: string): string => store.say(wordOf(kind));
/** "Terran Empire", "Seat 2" or "neutral". */
export function sayOwner(store: TableStore, seat: number | null): string {
  return seat === null ? store.say('unit-neutral') : store.sideName(seat);
}
export function sayUnit(store: TableStore, unit: UnitView): string {
  const life =
    unit.kind === 'warlord' && unit.owner !== null
      ? `, ${store.say('hx-life', { life: viewOf(store).players[unit.owner]?.life ?? 0 })}`
      : '';
  return `${sayKind(store, unit.kind)} (${sayOwner(store, unit.owner)}${life}${unit.tired ? `, ${store.say('hx-tired')}` : ''})`;
}

/** "H8, source: warlord (Terran Empire, life 6)." `short` leaves the name away. */
export function describeHex(store: TableStore, hex: Hex, short = false): string {
  const unit = unitAt(viewOf(store), hex);
  const nature = [short ? '' : hex.id, hex.source ? store.say('hx-source') : '']
    .filter(Boolean)
    .join(', ');
  return [nature, unit ? sayUnit(store, unit) : store.say('hx-empty')].filter(Boolean).join(': ');
}

export function regions(store: TableStore): readonly Region[] {
  const grid = gridOf(store);
  return grid.hexes.map((hex) => ({
    target: hex.target,
    name: hex.id,
    text: describeHex(store, hex, true),
    near: hex.near.map((id) => grid.byId.get(id)!.target),
  }));
}

const listed = (store: TableStore, pool: Readonly<Record<string, number>>): string =>
  Object.entries(pool)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n} × ${sayKind(store, kind)}`)
    .join(', ') || store.say('hx-none');

/** A seat's mat in sentences. */
export function mat(store: TableStore, seat: number): readonly string[] {
  const view = viewOf(store);
  const player = view.players[seat];
  if (!player) return [];
  const { say } = store;
  const units = view.units.filter((unit) => unit.owner === seat);
  const goals = [...(view.common ? [view.common] : []), ...(player.secret ? [player.secret] : [])];
  const told = (mission: string) => {
    const goal = goalNow(store, mission, seat);
    return `${say('hx-goal', { mission: `mission-${mission}`, held: goal.held, size: goal.size })}${goal.ways.length ? ` ${say('hx-goal-ways', { cells: goal.ways.map((hex) => hex.id).join(', ') })}` : ''}`;
  };
  return [
    player.alive ? say('hx-life', { life: player.life }) : say('hx-out'),
    say('hx-numbers', { hexilum: player.hexilum, income: player.income }),
    `${say('hx-reserve')}: ${listed(store, player.reserve)}`,
    `${say('hx-ship')}: ${listed(store, player.recovery)}`,
    `${say('hx-on-board')}: ${units.map((unit) => `${sayKind(store, unit.kind)} ${unit.at}`).join(', ') || say('hx-none')}`,
    `${say('hx-cards')}: ${player.cards.map((card) => say(`card-${card}`)).join(', ') || say('hx-none')}`,
    ...goals.map(told),
    ...(player.has_secret && !player.secret ? [say('hx-secret-hidden')] : []),
    ...(seat === ownSeat(store)
      ? [
          `${say('hx-market')}: ${view.market.map((card) => `${say(`card-${card}`)} (${indexOf(store).cost(card)})`).join(', ')}`,
        ]
      : []),
  ];
}

const FACINGS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;
export const sayFacing = (store: TableStore, index: number): string =>
  store.say(
    index < 6 ? `hx-facing-${FACINGS[index % 6]}` : 'hx-facing-mirrored',
    index < 6 ? {} : { facing: `hx-facing-${FACINGS[index % 6]}` },
  );

const ON_CELLS = new Set([
  'cell',
  'withdraw',
  'attack',
  'target',
  'protect',
  'strike',
  'land',
  'aim',
]);
const ON_KINDS = new Set([
  'deploy',
  'heal',
  'unit',
  'card',
  'minority',
  'buy',
  'activate',
  'play',
  'keep',
  'discard',
]);

/** What a target or a notation is called. */
export function nameOf(store: TableStore, target: string): string | null {
  const [verb = '', id = '', part] = target.split(':');
  if (ON_CELLS.has(verb)) {
    const hex = gridOf(store).byTarget.get(`cell:${id}`);
    const unit = unitAt(viewOf(store), hex);
    return hex ? `${hex.id}${unit ? `, ${sayKind(store, unit.kind)}` : ''}` : null;
  }
  if (ON_KINDS.has(verb)) return sayKind(store, id) + (part ? ` ${part.toUpperCase()}` : '');
  if (verb === 'orient') return sayFacing(store, Number(id));
  if (verb === 'player') return store.sideName('ABCDEF'.indexOf(id));
  if (verb === 'mission' || verb === 'faction') return store.say(`${verb}-${id}`);
  if (verb === 'income' || verb === 'warlord_special')
    return store.say(`hx-deed-${verb.replace('_', '-')}`);
  if (verb === 'pass') return store.say('option-pass');
  return null;
}
