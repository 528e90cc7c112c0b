/** What an option would do, worked out once for board, panel and tiles. A picture of the option; the server decides. */
import type { Option } from '$src/net/types';
import {
  isMercenary,
  isMinority,
  type Effect,
  type Index,
  type Offset,
  type UnitView,
  type View,
} from './content';
import type { Grid, Hex } from './hexes';
import { progressOf, type Progress } from './missions';
import { lay } from './patterns';

export interface Scene {
  grid: Grid;
  view: View;
  index: Index;
  seat: number; // who acts
  decision: string;
  facing: number; // how the stamp is turned
  missions: ReadonlyMap<string, readonly Offset[]>; // that the reader knows of, the common one first
}

/** The bare change: where it strikes, who lands where, who leaves, who moves. */
export interface Deed {
  from: Hex | null;
  strikes: readonly Hex[];
  lands: readonly Hex[];
  unit: string;
  leaves: readonly Hex[];
  moves: readonly (readonly [Hex, Hex])[];
}
export type Fate = 'ship' | 'life' | 'discard' | 'home' | 'gone';
export interface Hit {
  hex: Hex;
  unit: UnitView;
  fate: Fate;
  own: boolean;
  shielded: boolean;
}
export interface Goal {
  mission: string;
  before: Progress;
  after: Progress;
}
export interface Outcome {
  deed: Deed;
  hits: readonly Hit[];
  hexilum: number; // from sources
  foeHexilum: number; // what Guardians of others would earn
  goals: readonly Goal[]; // of the actor's team
  rivals: readonly { seat: number; before: number; after: number; size: number }[]; // whose common mission it changes
}

const NOTHING: Deed = { from: null, strikes: [], lands: [], unit: '', leaves: [], moves: [] };
const STAYS = new Set(['elite', 'warlord']); // after its attack

export const unitAt = (view: View, hex: Hex | null | undefined): UnitView | undefined =>
  hex ? view.units.find((unit) => unit.at === hex.id) : undefined;
const teamOf = (view: View, seat: number | null): number =>
  seat === null ? -1 : (view.players[seat]?.team ?? -1);

/** Units a player could still bring to the board. */
export function available(view: View, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  return [...Object.values(player.reserve), ...Object.values(player.tokens)].reduce(
    (sum, n) => sum + n,
    0,
  );
}

/** A pattern laid down: its attacks, and the deploy cells that are free once they have struck. */
export function stampDeed(
  { grid, view, seat }: Scene,
  effect: Effect,
  anchor: Hex,
  facing: number,
): Deed {
  const laid = lay(grid, effect, anchor, facing);
  const strikes = laid.filter(({ role }) => role === 'attack').map(({ hex }) => hex);
  const free = (hex: Hex) => {
    const unit = unitAt(view, hex);
    return !unit || (strikes.includes(hex) && unit.kind !== 'warlord');
  };
  const lands = laid
    .filter(({ role, hex }) => role === 'deploy' && free(hex))
    .map(({ hex }) => hex);
  return {
    ...NOTHING,
    from: anchor,
    strikes,
    lands: lands.slice(0, available(view, seat)),
    unit: 'regular',
  };
}

export function deedOf(option: Option, scene: Scene): Deed {
  const { grid, view, index, decision } = scene;
  const [verb = '', argument = ''] = option.name.split(':');
  const hex = grid.byTarget.get(`cell:${argument}`) ?? null;
  const from = grid.byId.get(view.about.at ?? '') ?? null;
  const effect = index.effect(view.about.effect ?? '');
  if (verb === 'orient')
    return effect && from ? stampDeed(scene, effect, from, Number(argument)) : NOTHING;
  if (verb === 'unit' && from && !unitAt(view, from))
    return { ...NOTHING, lands: [from], unit: argument };
  if (!hex) return NOTHING;
  const there = unitAt(view, hex);
  if (verb === 'withdraw' || verb === 'protect') return { ...NOTHING, leaves: [hex] };
  if (verb === 'target')
    return {
      ...NOTHING,
      from,
      strikes: [hex],
      leaves: from && !STAYS.has(unitAt(view, from)?.kind ?? '') ? [from] : [],
    };
  if (verb !== 'cell') return { ...NOTHING, from: hex };
  if (decision === 'D-ANCHOR')
    return effect ? stampDeed(scene, effect, hex, scene.facing) : NOTHING;
  if (decision === 'D-ATTACK-CELL') return { ...NOTHING, from, strikes: [hex] };
  if (decision === 'D-SWAP-FIRST') return { ...NOTHING, from: hex };
  if (decision === 'D-SWAP-SECOND' || decision === 'D-STEP')
    return from
      ? {
          ...NOTHING,
          from,
          moves: there
            ? [
                [from, hex],
                [hex, from],
              ]
            : [[from, hex]],
        }
      : NOTHING;
  return {
    ...NOTHING,
    from,
    strikes: there ? [hex] : [],
    lands: [hex],
    unit: view.about.unit ?? 'regular',
  };
}

/** An attack that was chosen by its victim: price 2 costs the attacker its place. */
export function attackDeed({ grid }: Scene, attack: Option, at: Hex): Deed {
  const from = grid.byTarget.get(attack.targets?.[0] ?? '') ?? null;
  return {
    ...NOTHING,
    from,
    strikes: [at],
    leaves: from && attack.facts?.['price'] === 2 ? [from] : [],
  };
}

function fateOf(unit: UnitView): Fate {
  if (unit.kind === 'warlord') return 'life';
  if (unit.owner === null) return 'gone';
  if (isMercenary(unit.kind)) return 'discard';
  return unit.kind === 'M02' ? 'home' : 'ship';
}

/** Who holds each cell afterwards, by team. */
function holders(view: View, seat: number, deed: Deed, hits: readonly Hit[]): Map<string, number> {
  const held = new Map(view.units.map((unit) => [unit.at, teamOf(view, unit.owner)]));
  for (const hit of hits) if (hit.fate !== 'life') held.delete(hit.hex.id);
  for (const hex of deed.leaves) held.delete(hex.id);
  const moving = deed.moves.map(([a, b]) => [b.id, held.get(a.id)] as const);
  for (const [a] of deed.moves) held.delete(a.id);
  for (const [id, team] of moving) if (team !== undefined) held.set(id, team);
  for (const hex of deed.lands) held.set(hex.id, teamOf(view, seat));
  return held;
}

export function goalOf(
  scene: Scene,
  mission: string,
  team: number,
  held: ReadonlyMap<string, number>,
): Progress {
  return progressOf(
    scene.grid,
    scene.missions.get(mission) ?? [],
    (hex) => held.get(hex.id) === team,
    (hex) => held.has(hex.id),
  );
}
export const holdersNow = (view: View): Map<string, number> => holders(view, -1, NOTHING, []);

export function outcomeOf(deed: Deed, scene: Scene): Outcome {
  const { grid, view, index, seat } = scene;
  const team = teamOf(view, seat);
  const hits = deed.strikes.flatMap((hex): Hit[] => {
    const unit = unitAt(view, hex);
    if (!unit) return [];
    const shielded =
      unit.owner !== null &&
      hex.near.some((id) =>
        view.units.some(
          (other) => other.at === id && other.owner === unit.owner && other.kind === 'M01',
        ),
      );
    return [{ hex, unit, fate: fateOf(unit), own: teamOf(view, unit.owner) === team, shielded }];
  });
  const source = (unit: string) =>
    1 + (index.minority.get(unit)?.op === 'source_bonus' ? (index.minority.get(unit)?.n ?? 0) : 0);
  const hexilum = deed.lands.filter((hex) => hex.source).length * source(deed.unit);
  const guardian = hits.filter(
    (hit) =>
      !hit.own &&
      isMinority(hit.unit.kind) &&
      index.minority.get(hit.unit.kind)?.op === 'hexilum_on_loss',
  );
  const foeHexilum = guardian.reduce(
    (sum, hit) => sum + (index.minority.get(hit.unit.kind)?.n ?? 0),
    0,
  );
  const before = holdersNow(view);
  const after = holders(view, seat, deed, hits);
  const goals = [...scene.missions.keys()].map((mission): Goal => ({
    mission,
    before: goalOf(scene, mission, team, before),
    after: goalOf(scene, mission, team, after),
  }));
  const common = view.common;
  const rivals =
    common === null || deed.strikes.length + deed.moves.length === 0
      ? []
      : view.players.flatMap((player, other) => {
          if (player.team === team || !player.alive) return [];
          const [was, will] = [
            goalOf(scene, common, player.team, before),
            goalOf(scene, common, player.team, after),
          ];
          return was.held === will.held
            ? []
            : [{ seat: other, before: was.held, after: will.held, size: was.size }];
        });
  return {
    deed: { ...deed, lands: deed.lands.filter((hex) => grid.byId.has(hex.id)) },
    hits,
    hexilum,
    foeHexilum,
    goals,
    rivals,
  };
}
