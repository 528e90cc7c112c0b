/** Which beats are scenes. What the reader has just chosen needs no picture of the choice, unless it is looked at again. */
import type { Beat, Later, SceneProps } from '$src/games';
import type { TableStore } from '$src/table/store.svelte';
import { cardScene, combatScene, scoreScene } from './later';
import { cardIn, combatIn, scoresIn } from './story';

export function scene(store: TableStore, beat: Beat): Later<SceneProps> | null {
  if (combatIn(beat)) return combatScene;
  if (scoresIn(beat).length) return scoreScene;
  const card = cardIn(beat);
  return card && (store.past !== null || card.nation !== store.sideOf(store.table.seat))
    ? cardScene
    : null;
}
