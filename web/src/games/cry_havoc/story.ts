/**
 * Beats told again as scenes: a battle objective by objective, points by what they were scored for,
 * an event with its consequences. Facts of events in, facts out; nothing is reckoned that the engine has not told.
 */
import type { Beat } from '../kinds';
import type { EventLine } from '$src/net/types';
import type { Say } from '$src/words/words.svelte';
import { OBJECTIVES, type ArmyId, type Objective } from './content';

type Pair = [number, number]; // attacker, defender
export type Side = 0 | 1;

/** A card of the battle and what came of it, up to the next card or pass. */
export interface PlayedCard {
  army: ArmyId;
  player: ArmyId;
  card: string;
  effects: readonly EventLine[];
}
/** One objective: forces when it was resolved (or now), who won it, what it brought. */
export interface LaneStory {
  objective: Objective;
  units: Pair;
  totals: Pair;
  done: boolean;
  winner: Side | null;
  safe: boolean;
  points: Pair;
  lines: readonly EventLine[];
}
export interface BattleStory {
  region: string;
  number: number;
  armies: readonly [ArmyId, ArmyId];
  reversed: boolean;
  over: boolean;
  cards: readonly PlayedCard[];
  lanes: readonly LaneStory[];
  after: readonly EventLine[];
  points: Pair;
  fallen: Pair;
  captured: Pair; // own Units lost
}

const id = (event: EventLine, fact: string): string =>
  String(event.facts[fact] ?? '').replace(/^[a-z]+-/, '');
const number = (event: EventLine, fact: string): number => Number(event.facts[fact] ?? 0);
const BEGINS: Readonly<Record<string, Objective>> = {
  'control-decided': 'region_control',
  'capture-decided': 'capture',
  'capture-tied': 'capture',
  'capture-prevented': 'capture',
  'attrition-resolved': 'attrition',
};
const ENDS = new Set([
  'units-stay',
  'units-retreated',
  'units-dispersed',
  'battle-over',
  'token-placed',
  'token-revealed',
  'battle-marked',
  'stock-grown',
  'artillery-gone',
  'watch-gone',
]);
const SMALL = new Set([
  'control-decided',
  'capture-decided',
  'capture-tied',
  'capture-prevented',
  'attrition-resolved',
]); // the lane itself shows them

/** The events of the battle that is on, or has just ended, at an action. */
export function battleEvents(events: readonly EventLine[], n: number): readonly EventLine[] {
  const upto = events.filter((event) => event.n <= n);
  const last = upto.findLastIndex(({ key }) => key === 'battle-over');
  const begins = upto.findLastIndex(({ key }) => key === 'battle-begins');
  // The end of one battle and the begin of the next come with the same action: the scene is about the end.
  const ended = last >= 0 && upto[last]!.n === n;
  if (begins < 0 || (last > begins && !ended)) return [];
  const from = ended
    ? upto.slice(0, last).findLastIndex(({ key }) => key === 'battle-begins')
    : begins;
  return upto.slice(Math.max(0, from), ended ? last + 1 : undefined);
}

export function battleStory(told: readonly EventLine[]): BattleStory | null {
  const first = told[0];
  if (first?.key !== 'battle-begins') return null;
  const armies = [id(first, 'attacker'), id(first, 'defender')] as [ArmyId, ArmyId];
  const units: [number[], number[]] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const [points, fallen, captured]: [Pair, Pair, Pair] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  const cards: (PlayedCard & { effects: EventLine[] })[] = [];
  const lanes = new Map<Objective, LaneStory & { lines: EventLine[] }>();
  const after: EventLine[] = [];
  let reversed = false;
  let lane: Objective | null = null;
  let ended = false;

  const sideOf = (event: EventLine, fact = 'army'): Side => (id(event, fact) === armies[0] ? 0 : 1);
  const at = (event: EventLine, fact: string): number =>
    OBJECTIVES.indexOf(id(event, fact) as Objective);
  const change = (side: Side, objective: number, n: number) => {
    if (objective >= 0) units[side][objective]! += n;
  };
  const open = (objective: Objective): LaneStory & { lines: EventLine[] } => {
    const i = OBJECTIVES.indexOf(objective);
    const made = lanes.get(objective) ?? {
      objective,
      units: [units[0][i]!, units[1][i]!] as Pair,
      totals: [units[0][i]!, units[1][i]!] as Pair,
      done: true,
      winner: null,
      safe: false,
      points: [0, 0] as Pair,
      lines: [],
    };
    lanes.set(objective, made);
    lane = objective;
    return made;
  };

  for (const event of told.slice(1)) {
    const { key, rule } = event;
    if (key === 'units-assigned')
      units[sideOf(event)] = [
        number(event, 'control'),
        number(event, 'capture'),
        number(event, 'attrition'),
      ];
    else if (key === 'order-reversed' || key === 'order-restored')
      reversed = key === 'order-reversed';
    if (key === 'units-killed' && rule === 'CH-BATTLE-24') open('attrition');
    const begun = BEGINS[key];
    if (begun) {
      const shown = open(begun);
      if (key === 'capture-tied') shown.totals = [number(event, 'n'), number(event, 'n')];
      else shown.totals = [number(event, 'attack'), number(event, 'defence')];
      if (begun !== 'attrition' && key !== 'capture-tied') shown.winner = sideOf(event);
      shown.safe = key === 'capture-prevented';
    }
    if (
      ENDS.has(key) &&
      lanes.size > 0 &&
      !(key === 'token-placed' && lane === 'region_control' && lanes.size < 3)
    )
      ended = true;

    // where the line belongs
    if (key === 'battle-card-played' || key === 'battle-card-lent')
      cards.push({
        army: id(event, 'army') as ArmyId,
        player: id(event, 'player') as ArmyId,
        card: String(event.facts['card']),
        effects: [],
      });
    else if (ended) {
      if (key !== 'battle-over') after.push(event);
    } else if (lane) {
      if (!SMALL.has(key)) lanes.get(lane)!.lines.push(event);
    } else if (key !== 'battle-passed' && key !== 'units-assigned')
      cards.at(-1)?.effects.push(event);

    // what it changed
    if (key === 'unit-shifted') {
      change(sideOf(event), at(event, 'source'), -1);
      change(sideOf(event), at(event, 'target'), 1);
    } else if (key === 'unit-joined' || key === 'unit-reinforced')
      change(sideOf(event), at(event, 'target'), 1);
    else if (key === 'unit-withdrawn') change(sideOf(event), at(event, 'source'), -1);
    else if (key === 'units-killed' || key === 'units-shelled') {
      change(sideOf(event), at(event, 'objective'), -number(event, 'n'));
      fallen[sideOf(event)] += number(event, 'n');
    } else if (key === 'unit-captured') {
      change(sideOf(event), at(event, 'objective'), -1);
      captured[sideOf(event)] += 1;
    } else if (key === 'points-scored') {
      points[sideOf(event)] += number(event, 'n');
      if (lane && !ended) lanes.get(lane)!.points[sideOf(event)] += number(event, 'n');
    }
  }
  const order = reversed ? [...OBJECTIVES].reverse() : OBJECTIVES;
  return {
    region: id(first, 'region'),
    number: number(first, 'number'),
    armies,
    reversed,
    over: told.at(-1)?.key === 'battle-over',
    cards,
    after,
    points,
    fallen,
    captured,
    lanes: order.map((objective) => {
      const i = OBJECTIVES.indexOf(objective);
      const now: Pair = [units[0][i]!, units[1][i]!];
      return (
        lanes.get(objective) ?? {
          objective,
          units: now,
          totals: now,
          done: false,
          winner: null,
          safe: false,
          points: [0, 0],
          lines: [],
        }
      );
    }),
  };
}

/** How an objective ended, in a sentence. `players`: neutral Trogs are none of them. */
export function resultOf(
  lane: LaneStory,
  armies: readonly ArmyId[],
  players: readonly ArmyId[],
  say: Say,
): string {
  if (!lane.done) return say('ch-scene-open');
  const [attack, defence] = lane.totals;
  const [attacker, defender] = armies.map((army) => `faction-${army}`) as [string, string];
  if (lane.objective === 'attrition')
    return attack + defence === 0
      ? say('ch-result-none')
      : say('ch-result-attrition', { attacker, attack, defender, defence });
  if (lane.winner === null) return say('ch-result-tie', { n: attack });
  const army = lane.winner === 0 ? attacker : defender;
  if (lane.objective === 'capture') {
    const n = lane.lines.filter(({ key }) => key === 'unit-captured').length;
    return lane.safe
      ? say('ch-result-safe', { army })
      : n
        ? say('ch-result-capture', { army, n })
        : say('ch-result-won', { army });
  }
  if (!players.includes(armies[lane.winner]!)) return say('ch-result-nest', { army });
  return say(attack === defence ? 'ch-result-held' : 'ch-result-control', {
    army,
    points: lane.points[lane.winner],
  });
}

/** Points of the ends of rounds: what a side scored for what. */
export interface Gain {
  source: string;
  of: number;
  n: number;
}
export interface ScoreRow {
  army: ArmyId;
  gains: readonly Gain[];
  sum: number;
  total: number;
}
export interface ScoreStory {
  round: number;
  scoring: boolean;
  last: boolean;
  rows: readonly ScoreRow[];
}
const SCORING = /^CH-(PRIS-01|SCORE-)/;

/** What a beat scored at the end of a round, player by player; null if nothing. */
export function scoreStory(beat: Beat, events: readonly EventLine[]): ScoreStory | null {
  const scored = beat.events.filter(
    ({ key, rule }) => key === 'points-scored' && SCORING.test(rule),
  );
  if (!scored.length) return null;
  const rows = new Map<ArmyId, { army: ArmyId; gains: Gain[]; sum: number; total: number }>();
  for (const event of scored) {
    const army = id(event, 'army') as ArmyId;
    const row = rows.get(army) ?? { army, gains: [], sum: 0, total: 0 };
    row.gains.push({
      source: String(event.facts['source'] ?? ''),
      of: number(event, 'of'),
      n: number(event, 'n'),
    });
    row.sum += number(event, 'n');
    row.total = number(event, 'total');
    rows.set(army, row);
  }
  const at = beat.events.indexOf(scored[0]!);
  const before = [...events.filter(({ n }) => n < beat.n), ...beat.events.slice(0, at)];
  return {
    round: Number(before.findLast(({ key }) => key === 'phase-begins')?.facts['round'] ?? 1),
    scoring: scored.some(({ rule }) => rule.startsWith('CH-SCORE')),
    last: before.some(({ key }) => key === 'final-scoring-enabled'),
    rows: [...rows.values()],
  };
}

/** Points of each round so far, ransoms taken off: army -> one number per round. */
export function pointsByRound(
  events: readonly EventLine[],
  upto: number,
): ReadonlyMap<ArmyId, readonly number[]> {
  const found = new Map<ArmyId, number[]>();
  let round = 1;
  for (const event of events) {
    if (event.n > upto) break;
    if (event.key === 'phase-begins') round = number(event, 'round');
    const n =
      event.key === 'points-scored'
        ? number(event, 'n')
        : event.key === 'prisoner-freed'
          ? -number(event, 'price')
          : 0;
    if (n === 0) continue;
    const army = id(event, 'army') as ArmyId;
    const rounds = found.get(army) ?? [];
    while (rounds.length < round) rounds.push(0);
    rounds[round - 1]! += n;
    found.set(army, rounds);
  }
  return found;
}

/** Events a beat revealed, each with what it brought before anybody was asked. */
export interface EventStory {
  event: string;
  lines: readonly EventLine[];
}
export function eventStories(beat: Beat): readonly EventStory[] {
  const found: { event: string; lines: EventLine[] }[] = [];
  let running = false;
  for (const event of beat.events) {
    if (event.key === 'event-revealed') {
      found.push({ event: String(event.facts['event']), lines: [] });
      running = true;
    } else if (
      event.key === 'order-changed' ||
      event.key === 'skills-ready' ||
      event.key === 'phase-begins'
    )
      running = false;
    else if (running && event.key !== 'final-scoring-enabled') found.at(-1)!.lines.push(event);
  }
  return found;
}

const RESULTS = new Set([
  ...Object.keys(BEGINS),
  'unit-captured',
  'units-stay',
  'units-retreated',
  'units-dispersed',
  'battle-over',
  'units-shelled',
]);

/** Whether a beat decides something of a battle. */
export const decides = (beat: Beat): boolean => beat.events.some(({ key }) => RESULTS.has(key));
/** Whether a beat is worth a scene. */
export const isScene = (beat: Beat): boolean =>
  decides(beat) ||
  beat.events.some(
    ({ key, rule }) => key === 'event-revealed' || (key === 'points-scored' && SCORING.test(rule)),
  );
