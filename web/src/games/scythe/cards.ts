/** What cards show: glyphs of their gains, scenes of the encounters, emblems of the objectives. */
import type { Gain, Need, TerrainId } from './content';

export const gainGlyphs = (gains: readonly Gain[]): { glyph: string; n: number }[] =>
  gains.map(({ kind, n, res, hexes }) => ({
    glyph: kind === 'resource' ? (res ?? 'cube') : kind,
    n: kind === 'produce' ? Math.max(n, hexes) : n,
  }));

/** Where an encounter takes place and what stands in the middle of its picture. */
export const SCENES: Readonly<Record<string, readonly [TerrainId, string]>> = {
  enc01: ['lake', 'worker'],
  enc02: ['tundra', 'character'],
  enc03: ['farm', 'worker'],
  enc04: ['mountain', 'swords'],
  enc05: ['lake', 'mech'],
  enc06: ['forest', 'character'],
  enc07: ['tundra', 'upgrade'],
  enc08: ['tundra', 'oil'],
  enc09: ['village', 'structure'],
  enc10: ['forest', 'mech'],
  enc11: ['farm', 'food'],
  enc12: ['forest', 'wood'],
  enc13: ['village', 'popularity'],
  enc14: ['farm', 'worker'],
  enc15: ['lake', 'trade'],
  enc16: ['farm', 'produce'],
  enc17: ['village', 'combat_card'],
  enc18: ['forest', 'food'],
  enc19: ['village', 'objective'],
  enc20: ['village', 'swords'],
  enc21: ['farm', 'mech'],
  enc22: ['mountain', 'mine'],
  enc23: ['village', 'recruit'],
  enc24: ['forest', 'combat_card'],
  enc25: ['mountain', 'upgrade'],
  enc26: ['village', 'power'],
  enc27: ['farm', 'mech'],
  enc28: ['village', 'recruit'],
};
export const sceneOf = (id: string): readonly [TerrainId, string] =>
  SCENES[id] ?? ['village', 'encounter'];

const NEEDS: Readonly<Record<string, string>> = {
  control_tunnels: 'tunnel',
  control_adjacent_to: 'factory',
  control_around_one_lake: 'lake',
  highest_power: 'power',
  forced_worker_retreat: 'worker',
  factory_card: 'factory',
  mechs: 'mech',
  workers: 'worker',
  structures: 'structure',
  recruits: 'recruit',
  upgrades: 'cube',
  territory_resources: 'goods',
  territory_party: 'character',
  own_tokens_on_one_territory: 'territory',
  controlled_resources_each_type: 'goods',
  controlled_resources_one_type: 'any_resource',
  workers_equal_recruits: 'recruit',
  combat_cards: 'combat_card',
  combat_stars: 'swords',
  coins: 'coin',
  power: 'power',
  popularity: 'popularity',
};
/** One glyph per condition; a single condition repeats its glyph as often as it asks, up to three. */
export function emblemOf(needs: readonly Need[]): readonly string[] {
  const glyphs = needs.map((need) => need.terrain ?? NEEDS[need.kind] ?? 'objective');
  const only = needs.length === 1 ? needs[0] : undefined;
  return only && glyphs[0]
    ? Array.from({ length: Math.max(1, Math.min(3, only.min)) }, () => glyphs[0]!)
    : glyphs.slice(0, 5);
}
