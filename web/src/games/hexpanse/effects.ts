/** Glyph and number of every effect that is no pattern. */
import type { Effect } from './content';

const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  swap_any: ['swap', ''],
  swap_self: ['swap-self', ''],
  heal_units: ['heal-unit', 'n'],
  heal_warlord: ['heal-warlord', '+n'],
  gain_hexilum: ['hexilum', '+n'],
  steal_action_card: ['steal-card', 'n'],
  steal_mercenary: ['steal-mercenary', 'n'],
  extended_market: ['market-extended', '+n'],
  market_visit: ['market', '+n'],
  deploy_from_recovery: ['recovery-deploy', 'n'],
  attack_reserve: ['reserve-attack', 'n'],
  destroy_hexilum: ['hexilum-destroy', '−n'],
  steal_hexilum: ['hexilum-steal', 'n'],
  displace: ['displace', 'n'],
  displace_adjacent: ['displace', 'n'],
  damage_warlord: ['damage-warlord', '−n'],
  damage_adjacent_warlord: ['damage-warlord', '−n'],
  raise_income: ['income', '+n'],
  discard_action_card: ['discard-card', 'n'],
  attack_any_cell: ['attack-any', 'n'],
  place_squad: ['squad', 'n'],
};

export const isPattern = (effect: Effect): boolean =>
  (effect.attack?.length ?? 0) + (effect.deploy?.length ?? 0) > 0;

export function signOf(effect: Effect): { glyph: string; text: string } {
  const [glyph, text] = SIGNS[effect.op] ?? ['activate', ''];
  const n = effect.n || effect.extra || effect.tokens || 1;
  return { glyph: `g-${glyph}`, text: text.replace('n', String(n)) };
}
