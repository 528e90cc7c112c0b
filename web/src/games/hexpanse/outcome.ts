/** What answers would do, read from the engine's forecast: its events as marks on the chart, its view as numbers. */
import type { Forecast, Option } from '$src/net/types';
import { teamOf, unitAt, type Goal, type UnitView, type View } from './content';
import type { Grid, Hex } from './hexes';
import { listed, spotsOf, type Lot, type Spot, type Told } from './stage';

export interface Hit {
  hex: Hex;
  unit: UnitView;
  lot: Lot | null; // nothing yet: somebody is asked first
  own: boolean;
  shielded: boolean; // its owner is asked for a Protector
}
export interface Change {
  what: 'hexilum' | 'life' | 'income' | 'win';
  n: number;
}
export interface Outcome {
  from: Hex | null;
  strikes: readonly Hex[];
  lands: readonly Spot[];
  room: readonly Hex[]; // where units may land next
  leaves: readonly Hex[];
  moves: readonly (readonly [Hex, Hex])[];
  pays: ReadonlyMap<Hex, number>; // hexilum that a landing brings
  hits: readonly Hit[];
  changes: readonly Change[]; // of whoever answers
  foeHexilum: number; // what others would earn by it
  goals: readonly { mission: string; before: Goal; after: Goal }[]; // of his team
  rivals: readonly { seat: number; before: Goal; after: Goal }[]; // whose common mission it changes
  units: readonly UnitView[] | null; // on the board then
}
export interface Scene {
  grid: Grid;
  view: View;
  seat: number; // who answers
}

const NOTHING: Outcome = {
  from: null,
  strikes: [],
  lands: [],
  room: [],
  leaves: [],
  moves: [],
  pays: new Map(),
  hits: [],
  changes: [],
  foeHexilum: 0,
  goals: [],
  rivals: [],
  units: null,
};
const MOVED = new Set(['unit-moved', 'units-swapped', 'warlord-moved']);
const NUMBERS = ['hexilum', 'life', 'income'] as const;

/** The cells an option names: "strike" those of a pattern that are hit, "land" those it may fill. */
export const named = (grid: Grid, option: Option | undefined, part: string): readonly Hex[] =>
  (option?.targets ?? [])
    .filter((target) => target.startsWith(`${part}:`))
    .flatMap((target) => grid.byTarget.get(target.replace(part, 'cell')) ?? []);

/** What the option itself tells, until the forecast has come. */
export function sketchOf(grid: Grid, option: Option | undefined): Outcome {
  const [from = null] = named(grid, option, 'cell');
  return {
    ...NOTHING,
    from,
    strikes: named(grid, option, 'strike'),
    room: named(grid, option, 'land'),
  };
}

export function outcomeOf({ events, view }: Forecast, scene: Scene, from: Hex | null): Outcome {
  const after = view as Partial<View>;
  const spots = spotsOf(scene.grid, scene.view, events);
  const of = (part: Spot['part']) => spots.filter((spot) => spot.part === part);
  return {
    ...marksOf(events, scene.grid),
    ...numbersOf(after, scene),
    from: of('from')[0]?.hex ?? from,
    strikes: of('strike').map(({ hex }) => hex),
    lands: of('land'),
    room: roomOf(events, after, scene.grid),
    hits: spots.flatMap((spot) => hitOf(spot, after, scene)),
    units: after.units ?? null,
  };
}

function hitOf({ hex, part, lot, paid }: Spot, after: Partial<View>, scene: Scene): Hit[] {
  const unit = unitAt(scene.view, hex);
  if (!unit || part !== 'strike' || paid) return [];
  const own = teamOf(scene.view, unit) === scene.view.players[scene.seat]?.team;
  return [{ hex, unit, lot, own, shielded: lot === null && after.about?.at === hex.id }];
}

/** Cells of a pattern that are free when it has struck. */
function roomOf(events: readonly Told[], after: Partial<View>, grid: Grid): readonly Hex[] {
  const taken = new Set(after.units?.map((unit) => unit.at));
  return events
    .filter(({ key }) => key === 'pattern-laid')
    .flatMap(({ facts }) => listed(facts['lands']))
    .flatMap((id) => (taken.has(id) ? [] : (grid.byId.get(id) ?? [])));
}

/** Who leaves, who moves where, and what a landing pays: it is told right after the unit that landed. */
function marksOf(events: readonly Told[], grid: Grid): Pick<Outcome, 'leaves' | 'moves' | 'pays'> {
  const hex = (fact: unknown) => grid.byId.get(String(fact ?? ''));
  const leaves: Hex[] = [];
  const moves: [Hex, Hex][] = [];
  const pays = new Map<Hex, number>();
  let landed: Hex | undefined;
  for (const { key, facts } of events) {
    const [at, from, to] = [hex(facts['cell']), hex(facts['from']), hex(facts['to'])];
    if (key === 'unit-deployed') landed = at;
    if (at && (key === 'unit-withdrawn' || facts['paid'] === 1)) leaves.push(at);
    if (from && to && MOVED.has(key)) moves.push([from, to]);
    if (from && to && key === 'units-swapped') moves.push([to, from]);
    if (landed && facts['cause'] === 'cause-source') pays.set(landed, Number(facts['amount']));
  }
  return { leaves, moves, pays };
}

function numbersOf(
  after: Partial<View>,
  { view, seat }: Scene,
): Pick<Outcome, 'changes' | 'foeHexilum' | 'goals' | 'rivals'> {
  const { changes, foeHexilum, goals, rivals } = NOTHING;
  if (view.round === 0) return { changes, foeHexilum, goals, rivals }; // the table is being set up
  return {
    changes: changesOf(after, view, seat),
    foeHexilum: after.active === view.active ? foesGain(after, view, seat) : 0, // not by a new turn
    ...goalsOf(after, view, seat),
  };
}

function changesOf(after: Partial<View>, view: View, seat: number): readonly Change[] {
  const [was, will] = [view.players[seat], after.players?.[seat]];
  const changes = NUMBERS.map((what): Change => ({
    what,
    n: was && will ? will[what] - was[what] : 0,
  }));
  const won: Change[] = after.winners?.includes(seat) ? [{ what: 'win', n: 1 }] : [];
  return [...changes.filter(({ n }) => n !== 0), ...won];
}

function foesGain(after: Partial<View>, view: View, seat: number): number {
  return view.players.reduce((sum, { team, hexilum }, other) => {
    const more = (after.players?.[other]?.hexilum ?? hexilum) - hexilum;
    return sum + (team === view.players[seat]?.team ? 0 : Math.max(0, more));
  }, 0);
}

function goalsOf(
  after: Partial<View>,
  view: View,
  seat: number,
): Pick<Outcome, 'goals' | 'rivals'> {
  const own = view.players[seat]?.team ?? -1;
  const change = (mission: string, team: number) => {
    const [before, then] = [view.goals[mission]?.[team], after.goals?.[mission]?.[team]];
    return before && then ? [{ before, after: then }] : [];
  };
  return {
    goals: Object.keys(view.goals).flatMap((mission) =>
      change(mission, own).map((one) => ({ mission, ...one })),
    ),
    rivals: view.players.flatMap(({ team, alive }, other) =>
      team === own || !alive || view.common === null
        ? []
        : change(view.common, team)
            .filter(({ before, after: then }) => before.held !== then.held)
            .map((one) => ({ seat: other, ...one })),
    ),
  };
}
