/** What a thing is, in full sentences, for whoever points at it. */
import type { TableStore } from '$src/table/store.svelte';
import type { Info } from '../kinds';
import {
  factionOf,
  gridOf,
  indexOf,
  isMercenary,
  isMinority,
  shapeOf,
  unitAt,
  viewOf,
} from './content';
import { goalNow } from './lens.svelte';
import { describeHex, mat, sayKind } from './prose';

/** The rules of a kind of unit, in words. */
export function textsOf(store: TableStore, kind: string): readonly string[] {
  const { say } = store;
  if (isMercenary(kind))
    return [
      say(`card-${kind}.text`),
      say(indexOf(store).mercenary.get(kind)?.permanent ? 'hx-info-permanent' : 'hx-info-once'),
      say('hx-info-mercenary'),
    ];
  if (isMinority(kind)) return [say(`minority-${kind}.text`), say('hx-info-minority')];
  return [say(`hx-info-${kind}`)];
}

function card(store: TableStore, id: string): Info | null {
  const { action, mercenary } = indexOf(store);
  const record = action.get(id) ?? mercenary.get(id);
  if (!record) return null;
  const price = `${store.say(action.has(id) ? 'hx-card-action' : 'hx-card-mercenary')}, ${store.say('hx-cost', { cost: record.cost })}`;
  const lines = action.has(id)
    ? [
        `A: ${store.say(`card-${id}.a`)}`,
        `B: ${store.say(`card-${id}.b`)}`,
        store.say('hx-info-action'),
      ]
    : textsOf(store, id);
  return {
    title: store.say(`card-${id}`),
    glyph: action.has(id) ? 'g-action-card' : 'g-u-mercenary',
    lines: [price, ...lines],
    rules: [record.rule],
  };
}

function cell(store: TableStore, target: string): Info | null {
  const hex = gridOf(store).byTarget.get(target);
  if (!hex) return null;
  const unit = unitAt(viewOf(store), hex);
  const lines = [
    ...(unit ? textsOf(store, unit.kind) : []),
    ...(unit?.owner === null ? [store.say('hx-info-neutral')] : []),
    ...(unit?.tired ? [store.say('hx-info-tired')] : []),
    ...(hex.source ? [store.say('hx-info-source')] : []),
  ];
  return {
    title: describeHex(store, hex),
    glyph: unit && isMinority(unit.kind) ? `g-${unit.kind}` : 'g-deploy',
    lines,
  };
}

/** A mission, and how close everybody is to it. */
function mission(store: TableStore, id: string): Info {
  const view = viewOf(store);
  const far = view.players.map(
    (_, seat) =>
      `${store.sideName(seat)}: ${goalNow(store, id, seat).held}/${goalNow(store, id, seat).size}`,
  );
  return {
    title: store.say(`mission-${id}`),
    glyph: 'g-mission',
    lines: [
      store.say('hx-info-mission', { size: shapeOf(store, id).length }),
      ...(id in view.goals ? far : []),
    ],
    rules: ['HX-WIN-01'],
  };
}

/** The open part of the discard pile, and what the reader has put there face down. */
function discard(store: TableStore): Info {
  const view = viewOf(store);
  const open = [...view.discard, ...view.discard_own]
    .map((id) => store.say(`card-${id}`))
    .join(', ');
  const hidden = view.discard_count - view.discard.length - view.discard_own.length;
  return {
    title: store.say('hx-discard', { count: view.discard_count }),
    glyph: 'g-discard-card',
    lines: [
      open,
      ...(hidden > 0 ? [store.say('hx-discard-hidden', { count: hidden })] : []),
      store.say('hx-info-discard'),
    ].filter(Boolean),
    rules: ['HX-MKT-03'],
  };
}

const TOPICS: Readonly<Record<string, string>> = {
  hexilum: 'g-hexilum',
  income: 'g-income',
  life: 'g-life',
  hired: 'g-u-mercenary',
  cards: 'g-action-card',
  reserve: 'g-reserve',
  ship: 'g-recovery',
  deck: 'g-market',
  secret: 'g-mission-secret',
  heal: 'g-heal-warlord',
  move: 'g-move',
  special: 'g-u-warlord',
};

export function info(store: TableStore, thing: string): Info | null {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'card') return card(store, id);
  if (kind === 'cell') return cell(store, thing);
  if (kind === 'mission') return mission(store, id);
  if (kind === 'discard') return discard(store);
  if (kind === 'unit' || kind === 'minority')
    return {
      title: sayKind(store, id),
      glyph: isMinority(id) ? `g-${id}` : `g-u-${id}`,
      lines: textsOf(store, id),
      rules: isMinority(id) ? [`HX-${id}`] : [],
    };
  if (kind === 'faction')
    return {
      title: store.say(`faction-${id}`),
      glyph: `g-crest_${id}`,
      lines: [store.say(`special-${id}`), store.say('hx-info-special')],
    };
  if (kind === 'seat')
    return {
      title: store.sideName(Number(id)),
      glyph: `g-crest_${factionOf(viewOf(store), Number(id))}`,
      lines: mat(store, Number(id)),
    };
  const glyph = kind === 'topic' ? TOPICS[id] : undefined;
  return glyph
    ? { title: store.say(`hx-topic-${id}`), glyph, lines: [store.say(`hx-info-${id}`)] }
    : null;
}
