/**
 * A battle as it would end if it were resolved now. Pure: forces in, outcome out.
 *
 * Two choices stay open until they are made: whom a captor takes, and (with the reversed order) who
 * falls. The forecast takes what helps the chooser in the objectives still to come, and says so.
 */
import {
  OBJECTIVES,
  type ArmyId,
  type BattleView,
  type Content,
  type Index,
  type Objective,
  type View,
} from './content';

export type SideNumber = 0 | 1; // attacker, defender
type Three = readonly [control: number, capture: number, attrition: number];
const [CONTROL, CAPTURE, ATTRITION] = [0, 1, 2] as const;

export interface Force {
  army: ArmyId;
  units: Three;
  strength: Three; // counts for majorities, but is no Unit
  kills: number; // more or fewer kills in Attrition
  prevented: number; // own Units that survive Attrition
  captives: number; // taken by a won Capture
  safe: boolean; // cannot be captured
  shells: boolean; // Artillery fires after Attrition
  scores: boolean; // neutral Trogs do not
}
export interface Fight {
  sides: readonly [Force, Force];
  reversed: boolean;
  controlVp: number;
  killVp: number;
}

export interface Lane {
  objective: Objective;
  totals: readonly [number, number];
  winner: SideNumber | null; // of Control and Capture
  captives: number;
  kills: readonly [number, number]; // by attacker, by defender, Artillery included
  open: boolean; // a choice still to come could change a later objective
}
export interface Outcome {
  lanes: readonly Lane[];
  points: readonly [number, number];
}

const three = (numbers: readonly number[]): Three => [
  numbers[0] ?? 0,
  numbers[1] ?? 0,
  numbers[2] ?? 0,
];

export function fightOf(view: View, battle: BattleView, index: Index, content: Content): Fight {
  const region = view.regions[battle.region];
  const force = (side: BattleView['sides'][number]): Force => {
    const scores = view.players.some(({ army }) => army === side.army);
    const watch = scores && side.army === 'humans' && region?.watch ? 1 : 0;
    const frenzy = scores && side.army === 'trogs' && region?.skill_tokens.includes('blood_frenzy');
    const [control, capture, attrition] = three(side.strength);
    return {
      army: side.army,
      units: three(side.board),
      strength: [control + watch, capture, attrition],
      scores,
      kills: side.kill_bonus + (frenzy ? (index.skill.get('blood_frenzy')?.numbers.n ?? 0) : 0),
      prevented: side.prevented_kills,
      captives: 1 + side.extra_captives,
      safe: side.safe_from_capture,
      shells: scores && side.army === 'humans' && region?.artillery === true,
    };
  };
  const { control_win_vp: controlVp, attrition_kill_vp: killVp } = content.tokens.limits;
  return {
    sides: [force(battle.sides[0]), force(battle.sides[1])],
    reversed: battle.reversed,
    controlVp,
    killVp,
  };
}

export const orderOf = (reversed: boolean): readonly Objective[] =>
  reversed ? [...OBJECTIVES].reverse() : OBJECTIVES;

export function resolve(fight: Fight): Outcome {
  const units: [number, number, number][] = fight.sides.map((side) => [...side.units]);
  const points: [number, number] = [0, 0];
  const there = (side: SideNumber) => units[side]!.reduce((a, b) => a + b, 0);
  /** Take Units away, first where they still count. */
  const take = (side: SideNumber, n: number, where: readonly number[]) => {
    let left = n;
    for (const i of where) {
      const gone = Math.min(left, units[side]![i]!);
      units[side]![i]! -= gone;
      left -= gone;
    }
  };
  const spread = (side: SideNumber) => units[side]!.filter((n) => n > 0).length > 1;
  const totalsOf = (i: number): [number, number] => [
    units[0]![i]! + fight.sides[0].strength[i]!,
    units[1]![i]! + fight.sides[1].strength[i]!,
  ];

  const lanes = orderOf(fight.reversed).map((objective): Lane => {
    const lane: Lane = {
      objective,
      totals: [0, 0],
      winner: null,
      captives: 0,
      kills: [0, 0],
      open: false,
    };
    if (objective === 'region_control') {
      const totals = totalsOf(CONTROL);
      const winner: SideNumber = totals[0] > totals[1] ? 0 : 1;
      if (fight.sides[winner].scores) points[winner] += fight.controlVp;
      return { ...lane, totals, winner };
    }
    if (objective === 'capture') {
      const totals = totalsOf(CAPTURE);
      if (totals[0] === totals[1]) return { ...lane, totals };
      const winner: SideNumber = totals[0] > totals[1] ? 0 : 1;
      const loser: SideNumber = winner === 0 ? 1 : 0;
      const captives = fight.sides[loser].safe
        ? 0
        : Math.min(fight.sides[winner].captives, there(loser));
      const open = captives > 0 && captives < there(loser) && spread(loser);
      take(
        loser,
        captives,
        fight.reversed ? [CONTROL, CAPTURE, ATTRITION] : [ATTRITION, CAPTURE, CONTROL],
      );
      return { ...lane, totals, winner, captives, open };
    }
    const victims = (side: SideNumber) => {
      const enemy: SideNumber = side === 0 ? 1 : 0;
      return Math.max(
        0,
        Math.min(units[side]![ATTRITION] + fight.sides[side].kills, there(enemy)) -
          fight.sides[enemy].prevented,
      );
    };
    const totals: [number, number] = [units[0]![ATTRITION], units[1]![ATTRITION]];
    const kills: [number, number] = [victims(0), victims(1)];
    const open =
      fight.reversed &&
      ([0, 1] as const).some(
        (side) =>
          kills[side] > 0 && kills[side] < there(side === 0 ? 1 : 0) && spread(side === 0 ? 1 : 0),
      );
    const falling = fight.reversed ? [CONTROL, CAPTURE, ATTRITION] : [ATTRITION, CAPTURE, CONTROL];
    take(1, kills[0], falling);
    take(0, kills[1], falling);
    for (const side of [0, 1] as const) {
      const enemy: SideNumber = side === 0 ? 1 : 0;
      if (fight.sides[side].shells && there(enemy) > 0) {
        take(enemy, 1, falling);
        kills[side] += 1;
      }
      if (fight.sides[side].scores) points[side] += kills[side] * fight.killVp;
    }
    return { ...lane, totals, kills, open };
  });
  return { lanes, points };
}

/** What an option of the battle would change at once; choices that follow it are not guessed. */
export interface Deed {
  name: string; // the option
  by: SideNumber;
  waiting: number; // Units of that side not yet on the board
  before: string | undefined; // the option answered just before
  shifted: SideNumber; // whose Units a card moves
}

const set = (side: Force, objective: number, change: (n: number) => number): Force => ({
  ...side,
  units: three(side.units.map((n, i) => (i === objective ? Math.max(0, change(n)) : n))),
});

export function after(fight: Fight, deed: Deed, index: Index): Fight {
  const [head = '', argument = ''] = deed.name.split(':');
  const enemy: SideNumber = deed.by === 0 ? 1 : 0;
  const at = OBJECTIVES.indexOf(argument as Objective);
  const change = (side: SideNumber, by: (force: Force) => Force): Fight => ({
    ...fight,
    sides: side === 0 ? [by(fight.sides[0]), fight.sides[1]] : [fight.sides[0], by(fight.sides[1])],
  });
  switch (head) {
    case 'control':
      return change(deed.by, (side) => set(side, CONTROL, () => Number(argument)));
    case 'capture':
      return change(deed.by, (side) =>
        set(
          set(side, CAPTURE, () => Number(argument)),
          ATTRITION,
          () => deed.waiting - Number(argument),
        ),
      );
    case 'card':
    case 'stored':
    case 'advantage':
      return played(fight, argument, deed.by, index);
    case 'add-to':
      return change(deed.by, (side) => set(side, at, (n) => n + 1));
    case 'withdraw':
      return change(deed.by, (side) => set(side, at, (n) => n - 1));
    case 'kill':
    case 'shell':
    case 'captive':
      return change(enemy, (side) => set(side, at, (n) => n - 1));
    case 'shift-to': {
      const from = OBJECTIVES.indexOf((deed.before?.split(':')[1] ?? '') as Objective);
      return change(deed.shifted, (side) =>
        set(from < 0 ? side : set(side, from, (n) => n - 1), at, (n) => n + 1),
      );
    }
    default:
      return fight;
  }
}

/** The lasting lines of a card. */
function played(fight: Fight, card: string, by: SideNumber, index: Index): Fight {
  const sides: [Force, Force] = [fight.sides[0], fight.sides[1]];
  let reversed = fight.reversed;
  const enemy: SideNumber = by === 0 ? 1 : 0;
  for (const { op, n, cond, objective, who } of index.card.get(card)?.battle ?? []) {
    if ((cond === 'attacker' && by !== 0) || (cond === 'defender' && by !== 1)) continue;
    const own = sides[by];
    const whose = who === 'self' ? by : enemy;
    if (op === 'strength' && objective)
      sides[by] = {
        ...own,
        strength: three(own.strength.map((k, i) => (OBJECTIVES[i] === objective ? k + n : k))),
      };
    else if (op === 'attrition_bonus')
      sides[whose] = { ...sides[whose], kills: sides[whose].kills + n };
    else if (op === 'prevent_kills') sides[by] = { ...own, prevented: own.prevented + n };
    else if (op === 'capture_extra') sides[by] = { ...own, captives: own.captives + n };
    else if (op === 'no_capture') sides[by] = { ...own, safe: true };
    else if (op === 'reverse_order') reversed = !reversed;
  }
  const same =
    sides[0] === fight.sides[0] && sides[1] === fight.sides[1] && reversed === fight.reversed;
  return same ? fight : { ...fight, sides, reversed };
}
