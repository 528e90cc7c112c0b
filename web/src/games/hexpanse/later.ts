/** Parts that a table can stand without: fetched when it has been standing for a moment. */
export const scene = () => import('./Scene.svelte');
export const preview = () => import('./Preview.svelte');
export const deedMarks = () => import('./DeedMarks.svelte');
export const stageMarks = () => import('./StageMarks.svelte');
export const chain = () => import('./Chain.svelte');
export const stampHud = () => import('./StampHud.svelte');
