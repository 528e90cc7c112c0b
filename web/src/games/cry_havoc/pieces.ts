/** What lies in a region, most important first; a battle is one thing, alike tokens are one pile. */
import type { ArmyId, BattleView, Index, RegionView, TokenKind, View } from './content';
import type { Item } from './layout';

export type Piece = Item &
  (
    | { is: 'units'; army: ArmyId; count: number; stopped: number }
    | {
        is: 'battle';
        number: number;
        attacker: ArmyId;
        defender: ArmyId;
        attack: number;
        defence: number;
      }
    | { is: 'ghost'; army: ArmyId; count: number }
    | { is: 'crystals'; count: number }
    | { is: 'token'; kind: TokenKind; count: number; seen: boolean; face: string | null }
    | { is: 'structure'; kind: string; army: ArmyId; idle: boolean }
    | { is: 'marker'; kind: 'artillery' | 'watch' | 'skill'; skill: string | null; army: ArmyId }
  );

const UNIT = { shelf: 'unit', w: 54, h: 52 } as const;
const SIDE = { shelf: 'side', w: 34, h: 34 } as const;
const BATTLE: readonly (readonly [number, number])[] = [
  [106, 76],
  [60, 104],
  [92, 64],
];

/** Units that stand on the battle board still belong to its region. */
export function armiesIn(
  id: string,
  region: RegionView,
  battle: BattleView | null,
): ReadonlyMap<ArmyId, number> {
  const found = new Map(Object.entries(region.units) as [ArmyId, number][]);
  if (battle?.region === id)
    for (const side of battle.sides) {
      const there = side.board.reduce((sum, n) => sum + n, 0);
      if (there) found.set(side.army, (found.get(side.army) ?? 0) + there);
    }
  return found;
}

export interface Ghost {
  region: string;
  army: ArmyId;
  count: number;
}

export function piecesIn(
  id: string,
  view: View,
  index: Index,
  ghost: Ghost | null = null,
): readonly Piece[] {
  const region = view.regions[id];
  if (!region) return [];
  const pieces: Piece[] = [];
  const armies = armiesIn(id, region, view.battle);
  const attacker = region.attacker;
  const defender = [...armies.keys()].find((army) => army !== attacker);
  if (region.battle && attacker && defender) {
    pieces.push({
      key: 'battle',
      shelf: 'unit',
      w: 132,
      h: 54,
      alt: BATTLE,
      is: 'battle',
      number: region.battle,
      attacker,
      defender,
      attack: armies.get(attacker) ?? 0,
      defence: armies.get(defender) ?? 0,
    });
  } else {
    for (const [army, count] of armies)
      pieces.push({
        ...UNIT,
        key: army,
        is: 'units',
        army,
        count,
        stopped: region.stopped[army] ?? 0,
      });
  }
  if (ghost?.region === id && !armies.has(ghost.army))
    pieces.push({
      ...UNIT,
      key: 'ghost',
      w: 48,
      h: 46,
      is: 'ghost',
      army: ghost.army,
      count: ghost.count,
    });
  if (region.crystals)
    pieces.push({
      key: 'crystals',
      shelf: 'crystal',
      w: 40,
      h: 40,
      is: 'crystals',
      count: region.crystals,
    });
  for (const token of piles(region)) pieces.push({ ...SIDE, ...token, is: 'token' });
  if (region.artillery)
    pieces.push({
      ...SIDE,
      key: 'artillery',
      is: 'marker',
      kind: 'artillery',
      skill: null,
      army: 'humans',
    });
  if (region.watch)
    pieces.push({
      ...SIDE,
      key: 'watch',
      is: 'marker',
      kind: 'watch',
      skill: null,
      army: 'humans',
    });
  for (const skill of region.skill_tokens)
    pieces.push({
      ...SIDE,
      key: skill,
      is: 'marker',
      kind: 'skill',
      skill,
      army: index.skill.get(skill)?.faction ?? 'humans',
    });
  for (const kind of region.structures) {
    const army = index.structure.get(kind)?.faction ?? 'humans';
    pieces.push({
      ...SIDE,
      key: kind,
      is: 'structure',
      kind,
      army,
      idle:
        army === 'trogs'
          ? region.control !== null && region.control !== 'trogs'
          : region.control !== army,
    });
  }
  return pieces;
}

function piles(
  region: RegionView,
): { key: string; kind: TokenKind; count: number; seen: boolean; face: string | null }[] {
  const found = new Map<
    string,
    { key: string; kind: TokenKind; count: number; seen: boolean; face: string | null }
  >();
  for (const { kind, seen_by_humans: seen, face = null } of region.tokens) {
    const key = `${kind}/${seen}/${face ?? ''}`;
    const pile = found.get(key);
    if (pile) pile.count += 1;
    else found.set(key, { key, kind, count: 1, seen, face });
  }
  return [...found.values()];
}
