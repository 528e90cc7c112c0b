/** What a beat tells, read from its events alone: a combat, the final scoring, a card that was met or taken. */
import type { Beat } from '$src/games';
import type { EventLine } from '$src/net/types';
import type { NationId } from './content';
import { PARTS } from './mats';

export const tail = (word: unknown): string =>
  typeof word === 'string' ? word.slice(word.indexOf('-') + 1) : '';
const number = (event: EventLine, name: string): number => Number(event.facts[name] ?? 0);
export const keyOf = (event: EventLine): string => event.key.split('.', 1)[0] ?? '';

export interface Side {
  nation: NationId;
  dial: number;
  cards: readonly number[];
  total: number;
  won: boolean;
}
export interface Fought {
  place: string;
  sides: readonly [Side, Side];
  tie: boolean;
  after: readonly EventLine[];
}

/** Cards of a side as their values, largest first. */
const cardsOf = (event: EventLine, side: string): number[] =>
  [5, 4, 3, 2].flatMap((value) =>
    Array.from({ length: number(event, `${side}_${value}`) }, () => value),
  );
const AFTERMATH = new Set([
  'units-retreated',
  'popularity-lost',
  'card-drawn',
  'star-placed',
  'deck-reshuffled',
  'game-ended',
]);

/** The combat of a beat: both sides opened, the attacker first, and what followed from it. */
export function combatIn({ events }: Beat): Fought | null {
  const at = events.findIndex((event) => event.key === 'combat-revealed');
  const shown = events[at];
  if (!shown) return null;
  const [attack, defence] = [number(shown, 'attack'), number(shown, 'defence')];
  const side = (name: 'attack' | 'defence', who: 'seat' | 'other', won: boolean): Side => ({
    nation: tail(shown.facts[who]) as NationId,
    dial: number(shown, `${name}_dial`),
    cards: cardsOf(shown, name),
    total: number(shown, name),
    won,
  });
  const rest = events.slice(at + 1);
  const end = rest.findIndex(
    (event) => !AFTERMATH.has(keyOf(event)) && !/^combat-(won|tied)$/.test(event.key),
  );
  return {
    place: tail(shown.facts['area']),
    sides: [side('attack', 'seat', attack >= defence), side('defence', 'other', attack < defence)],
    tie: attack === defence,
    after: (end < 0 ? rest : rest.slice(0, end)).filter((event) => AFTERMATH.has(keyOf(event))),
  };
}

export interface ScorePart {
  part: (typeof PARTS)[number];
  coins: number;
  count: number | null;
}
export interface Scored {
  nation: NationId;
  total: number;
  popularity: number;
  parts: readonly ScorePart[];
}
const COUNTED: Readonly<Record<string, string>> = {
  stars: 'star_n',
  territories: 'territory_n',
  resources: 'resource_n',
  structures: 'structure_n',
};

/** The final scores of a beat, the best first. */
export function scoresIn({ events }: Beat): readonly Scored[] {
  return events
    .filter((event) => event.key === 'final-score')
    .reverse()
    .map((event) => ({
      nation: tail(event.facts['seat']) as NationId,
      total: number(event, 'n'),
      popularity: number(event, 'popularity'),
      parts: PARTS.map((part) => ({
        part,
        coins: number(event, part),
        count: COUNTED[part] ? number(event, COUNTED[part]) : null,
      })),
    }));
}
/** The last words of a game: who won, and by what. */
export const verdictIn = ({ events }: Beat): readonly EventLine[] =>
  events.filter((event) =>
    /^(game-ended|game-capped|game-won|tie-broken|victory-shared)$/.test(event.key),
  );

export interface Shown {
  kind: 'encounter' | 'factory' | 'objective';
  id: string;
  nation: NationId;
  option: number | null;
  place: string;
}
/** The card that somebody met, chose from, took or revealed. */
export function cardIn({ events }: Beat): Shown | null {
  const of = (key: string) => events.find((event) => event.key === key);
  const chosen = of('encounter-chosen');
  const drawn = of('encounter-drawn');
  const card = chosen ?? drawn ?? of('factory-card-taken') ?? of('objective-revealed');
  if (!card) return null;
  const kind =
    card === chosen || card === drawn
      ? 'encounter'
      : card.key === 'factory-card-taken'
        ? 'factory'
        : 'objective';
  return {
    kind,
    id: tail(card.facts['card']),
    nation: tail(card.facts['seat']) as NationId,
    option: chosen ? number(chosen, 'n') : null,
    place: kind === 'factory' ? 'factory' : tail(drawn?.facts['area']),
  };
}

const PLACES = ['from', 'area'] as const;
/** What an event lights: the places it speaks of, each once; on a mat what it changed. */
export function targetsOf(event: EventLine): readonly string[] {
  const areas = PLACES.map((name) => event.facts[name])
    .filter((fact) => typeof fact === 'string')
    .map((fact) => `area:${tail(fact)}`);
  const seat =
    typeof event.facts['seat'] === 'string' ? [`faction:${tail(event.facts['seat'])}`] : [];
  return [...new Set([...areas, ...seat])];
}
