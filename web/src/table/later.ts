/** Parts that every table can stand without: fetched when it has been standing for a moment. */
export const chat = () => import('./Chat.svelte');
export const coachCard = () => import('./CoachCard.svelte');
export const rules = () => import('./RulesTab.svelte');
export const notes = () => import('./Notes.svelte');
export const recap = () => import('./Recap.svelte');
export const infoPop = () => import('./InfoPop.svelte');
export const keysHelp = () => import('$src/ui/KeysHelp.svelte');
export const closeTable = () => import('./CloseTable.svelte');
export const resign = () => import('./Resign.svelte');
export const report = () => import('./Report.svelte');
export const chanceDialog = () => import('./ChanceDialog.svelte');
