/** One blow, read from the events of a beat: who struck, what stood there, what fell in which order, what it means. */
import type { Beat } from '$src/games';
import type { EventLine } from '$src/net/types';

export interface Striker {
  thing: string;
  from: string;
  by: string | null;
  damage: number;
} // words: "unit-tripod", "area-york", "card-m_tripod"
export interface Standing {
  thing: string;
  defence: number;
  fell: number;
} // fell: its place in the order of losses, 0 if it stands
export interface Blow {
  side: string; // who struck, "martian"
  area: string | null; // word of the place; an air strike has none
  strikers: readonly Striker[];
  damage: number; // of all of them; 0 if a civilian was taken without damage
  standing: readonly Standing[]; // in the order they are hit
  lost: number; // damage that destroyed nothing
  markers: readonly string[]; // words of influence markers
  pushed: string | null; // word of the area an army was driven to
  track: { kind: 'civilians' | 'damage'; before: number; after: number } | null;
}

const text = (event: EventLine, fact: string): string => String(event.facts[fact] ?? '');
const count = (event: EventLine | undefined, fact: string): number =>
  Number(event?.facts[fact] ?? 0);
const sideOf = (event: EventLine): string => text(event, 'side').replace('side-', '');

const MADE = new Set(['attack-made', 'attack-made-from', 'attack-joined']);

/** The cards that make up an attack: those of this beat, and those joined in the beats before it. */
function cardsOf(struck: EventLine, all: readonly EventLine[]): readonly EventLine[] {
  const cards: EventLine[] = [];
  for (const event of all.filter(({ n }) => n <= struck.n).reverse()) {
    if (MADE.has(event.key)) cards.unshift(event);
    else if (event !== struck && (event.key === 'attack-struck' || event.key === 'turn-began'))
      break;
    if (cards.length && count(cards[0], 'damage') === count(cards[0], 'total')) break; // the first card of the attack
  }
  return cards.filter((card) => text(card, 'area') === text(struck, 'area'));
}

function garrison(struck: EventLine): Standing[] {
  const times = (fact: string, thing: string, defence: number): Standing[] =>
    Array.from({ length: count(struck, fact) }, () => ({ thing, defence, fell: 0 }));
  const building = text(struck, 'building');
  return [
    ...(building ? [{ thing: building, defence: count(struck, 'building_defence'), fell: 0 }] : []),
    ...times('armies', 'unit-army', count(struck, 'army_defence')),
    ...times('balloons', 'building-barrage_balloons', 1),
    ...times('navies', 'unit-navy', 1),
    ...times('civilians', 'piece-civilian', 1),
  ];
}

/** Mark what the beat destroyed, in the order it was told. */
function strike(standing: readonly Standing[], events: readonly EventLine[]): readonly Standing[] {
  let left = [...standing];
  let order = 0;
  const fell = (thing: string, times = 1) => {
    for (let i = 0; i < times; i++) {
      const at = left.findIndex((one) => one.thing === thing && one.fell === 0);
      if (at >= 0) left = left.with(at, { ...left[at]!, fell: ++order });
    }
  };
  for (const event of events) {
    if (event.key === 'building-destroyed') fell(text(event, 'building'));
    else if (event.key === 'unit-destroyed') fell(text(event, 'unit'));
    else if (event.key === 'civilians-destroyed') fell('piece-civilian', count(event, 'count'));
  }
  return left;
}

function attack(struck: EventLine, beat: Beat, all: readonly EventLine[]): Blow {
  const { events } = beat;
  const killed = events.find((event) => event.key === 'civilians-destroyed');
  const cards = cardsOf(struck, all);
  return {
    side: sideOf(struck),
    area: text(struck, 'area'),
    strikers: cards.map((card) => ({
      thing: text(card, 'unit'),
      from: text(card, 'from'),
      by: text(card, 'card'),
      damage: count(card, 'damage'),
    })),
    damage: count(struck, 'damage'),
    standing: strike(garrison(struck), events),
    lost: count(
      events.find((event) => event.key === 'damage-lost'),
      'damage',
    ),
    markers: all
      .filter(
        (event) =>
          event.key === 'marker-placed' && event.n >= (cards[0]?.n ?? beat.n) && event.n <= beat.n,
      )
      .map((event) => text(event, 'marker')),
    pushed:
      events.filter((event) => event.key === 'army-pushed').map((event) => text(event, 'to'))[0] ??
      null,
    track: killed
      ? {
          kind: 'civilians',
          before: count(killed, 'left') + count(killed, 'count'),
          after: count(killed, 'left'),
        }
      : null,
  };
}

const HUMAN_BLOWS = new Set([
  'unit-attacked',
  'navy-attacked',
  'civilian-attacked',
  'ability-used',
  'landmines-exploded',
  'card-played',
  'card-played-and-removed',
]);

function hit(event: EventLine, events: readonly EventLine[]): Blow {
  const cause = events
    .slice(0, events.indexOf(event))
    .filter(({ key }) => HUMAN_BLOWS.has(key))
    .at(-1);
  const card = events.find(({ key }) => key.startsWith('card-played'));
  const by = card ? text(card, 'card') : null;
  const from = cause ? text(cause, 'area') : '';
  const total = count(event, 'total');
  return {
    side: 'human',
    area: cause ? text(cause, 'at') || from || null : null,
    strikers: [
      {
        thing: text(event, 'by'),
        from,
        by: by === text(event, 'by') ? null : by,
        damage: count(event, 'damage'),
      },
    ],
    damage: count(event, 'damage'),
    standing: [],
    lost: 0,
    markers: [],
    pushed: null,
    track: { kind: 'damage', before: Math.max(0, total - count(event, 'damage')), after: total },
  };
}

function taken(event: EventLine): Blow {
  const left = count(event, 'left');
  return {
    side: sideOf(event),
    area: text(event, 'area'),
    strikers: [{ thing: text(event, 'card'), from: text(event, 'area'), by: null, damage: 0 }],
    damage: 0,
    standing: [{ thing: 'piece-civilian', defence: 1, fell: 1 }],
    lost: 0,
    markers: [],
    pushed: null,
    track: { kind: 'civilians', before: left + 1, after: left },
  };
}

/** The blow of a beat, or null if nobody was struck; `all` is the log up to it. */
export function blowOf(beat: Beat, all: readonly EventLine[]): Blow | null {
  const find = (key: string) => beat.events.find((event) => event.key === key);
  const struck = find('attack-struck');
  if (struck) return attack(struck, beat, all);
  const hurt = find('martians-hit');
  if (hurt) return hit(hurt, beat.events);
  const gone = find('civilian-taken');
  return gone ? taken(gone) : null;
}
