/**
 * The story of a match in steps one can read. Facts in, facts out: no position, no timer, no rule.
 * A beat is what one action brought about; actions nobody saw anything of belong to the next beat.
 */
import type { Beat } from '$src/games';
import type { EventLine } from '$src/net/types';
import type { Pace } from '$src/settings.svelte';

const START_MS = 900; // to find the place
const CHAR_MS = 25;
const SCENE_MS = 2_600; // a picture is read, too
const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** How long a reader needs; 0 means that nobody waits. */
export function readingMs(text: string, pace: Pace, scene: boolean): number {
  return Math.round((START_MS + CHAR_MS * text.length + (scene ? SCENE_MS : 0)) * FACTOR[pace]);
}

export function beatsOf(events: readonly EventLine[], after: number): readonly Beat[] {
  const beats = new Map<number, EventLine[]>();
  for (const event of events) {
    if (event.n <= after) continue;
    const beat = beats.get(event.n);
    if (beat) beat.push(event);
    else beats.set(event.n, [event]);
  }
  return [...beats].map(([n, told]) => ({ n, events: told }));
}

/** Whether a fact of the event names this side: the side took part. */
export function concerns(event: EventLine, side: string): boolean {
  return (
    side !== '' &&
    Object.values(event.facts).some(
      (fact) => typeof fact === 'string' && fact.slice(fact.indexOf('-') + 1) === side,
    )
  );
}

export type ToneOf = (event: EventLine) => string;

/** Whose beat it is: the side of the first event that has one. */
export const actorOf = (beat: Beat, toneOf: ToneOf): string =>
  beat.events.map(toneOf).find((tone) => tone !== '') ?? '';

/** How often somebody else had the table, one after another. */
export function foreignTurns(beats: readonly Beat[], toneOf: ToneOf, own: string): number {
  const actors = beats.map((beat) => actorOf(beat, toneOf)).filter((actor) => actor !== '');
  return actors.filter((actor, i) => actor !== own && actor !== actors[i - 1]).length;
}

/** How seldom things like an event happen in a log: 1 for what happens once. */
export function rarityIn(all: readonly EventLine[]): (event: EventLine) => number {
  const often = new Map<string, number>();
  for (const { key } of all) often.set(key, (often.get(key) ?? 0) + 1);
  return ({ key }) => 1 / (often.get(key) ?? 1);
}

/** The events of the turn to which an action belongs, without its heading. */
export function turnAt(
  all: readonly EventLine[],
  n: number,
  isHead: (event: EventLine) => boolean,
): readonly EventLine[] {
  const at = all.findIndex((event) => event.n >= n && !isHead(event));
  if (at < 0) return [];
  const begin = all.findLastIndex((event, i) => i < at && isHead(event)) + 1;
  const end = all.findIndex((event, i) => i > at && isHead(event));
  return all.slice(begin, end < 0 ? undefined : end);
}

/** What one side did: how many beats, and the events that tell most. */
export interface Deeds {
  side: string;
  count: number;
  first: number;
  told: readonly EventLine[];
}

const TOLD = 2;

/**
 * One entry for every side that acted, in the order of the table. What tells most: what became a
 * scene, what concerns the reader, and then what happens least often.
 */
export function deedsOf(
  beats: readonly Beat[],
  all: readonly EventLine[],
  toneOf: ToneOf,
  own: string,
  isHead: (event: EventLine) => boolean,
  isScene: (beat: Beat) => boolean,
): readonly Deeds[] {
  const rarity = rarityIn(all);
  const weight = (event: EventLine, scene: boolean) =>
    (scene ? 4 : 0) + (concerns(event, own) ? 2 : 0) + rarity(event);
  const sides = new Map<
    string,
    { count: number; first: number; events: { event: EventLine; weight: number }[] }
  >();
  for (const beat of beats) {
    const side = actorOf(beat, toneOf);
    if (side === '' || side === own) continue;
    const deeds = sides.get(side) ?? { count: 0, first: beat.n, events: [] };
    const scene = isScene(beat);
    const events = beat.events.filter((event) => toneOf(event) === side && !isHead(event));
    deeds.events.push(...events.map((event) => ({ event, weight: weight(event, scene) })));
    deeds.count += events.length > 0 ? 1 : 0;
    sides.set(side, deeds);
  }
  return [...sides]
    .filter(([, { count }]) => count > 0)
    .map(([side, { count, first, events }]) => {
      const best = new Set([...events].sort((a, b) => b.weight - a.weight).slice(0, TOLD));
      return {
        side,
        count,
        first,
        told: events.filter((one) => best.has(one)).map(({ event }) => event),
      };
    });
}
