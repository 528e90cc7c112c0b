/** Parts that a table can stand without: fetched when it has been standing for a moment. */
export const scene = () => import('./Scene.svelte');
export const battleBoard = () => import('./BattleBoard.svelte');
export const pileDialog = () => import('./PileDialog.svelte');
