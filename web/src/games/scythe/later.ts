/** Parts that a table can stand without: fetched when it has been standing for a moment. */
export const foresight = () => import('./Foresight.svelte');
export const cargoRow = () => import('./CargoRow.svelte');
export const factoryPlate = () => import('./FactoryPlate.svelte');
export const combat = () => import('./Combat.svelte');
export const encounter = () => import('./Encounter.svelte');
export const factoryCards = () => import('./FactoryCards.svelte');
export const matSheet = () => import('./MatSheet.svelte');
export const combatScene = () => import('./CombatScene.svelte');
export const scoreScene = () => import('./ScoreScene.svelte');
export const cardScene = () => import('./CardScene.svelte');
