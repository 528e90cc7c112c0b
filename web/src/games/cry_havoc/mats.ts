/** Numbers of a mat, counted from the position. */
import type { ArmyId, PlayerView, View } from './content';

export interface Figure {
  glyph: string;
  value: string;
  word: string;
  info?: string;
}

export function figures(view: View, player: PlayerView): readonly Figure[] {
  const controlled = Object.values(view.regions).filter(({ control }) => control === player.army);
  const crystals = controlled.reduce((sum, region) => sum + region.crystals, 0);
  return [
    {
      glyph: 'g-region',
      value: String(controlled.length),
      word: 'ch-regions',
      info: 'piece:control',
    },
    {
      glyph: 'g-crystal',
      value: player.stock ? `${crystals}+${player.stock}` : String(crystals),
      word: 'ch-crystals-word',
      info: 'piece:crystal',
    },
    {
      glyph: 'g-reserve',
      value: String(player.reserve),
      word: 'ch-reserve',
      info: `army:${player.army}`,
    },
    { glyph: 'g-card', value: String(player.hand), word: 'ch-hand' },
  ];
}

/** How many Units of an army sit in other armies' prisons. */
export function lostTo(view: View, army: ArmyId): number {
  const prisons = [
    ...view.players.map(({ prisoners }) => prisoners),
    view.neutral_trogs?.prisoners ?? {},
  ];
  return prisons.reduce((sum, held) => sum + (held[army] ?? 0), 0);
}
