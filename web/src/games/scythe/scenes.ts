/** Which beats are scenes. What the reader has just chosen needs no picture of the choice, unless it is looked at again. */
import type { Component } from 'svelte';
import type { Beat, SceneProps } from '$src/games';
import type { TableStore } from '$src/table/store.svelte';
import CardScene from './CardScene.svelte';
import CombatScene from './CombatScene.svelte';
import ScoreScene from './ScoreScene.svelte';
import { cardIn, combatIn, scoresIn } from './story';

export function scene(store: TableStore, beat: Beat): Component<SceneProps> | null {
  if (combatIn(beat)) return CombatScene;
  if (scoresIn(beat).length) return ScoreScene;
  const card = cardIn(beat);
  return card && (store.past !== null || card.nation !== store.sideOf(store.table.seat))
    ? CardScene
    : null;
}
