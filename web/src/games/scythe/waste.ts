/** What the main button would leave lying: then it is quiet and asks once. */
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';

/** Endings that give something up if anything else is offered, and the word for what that is. */
const UNUSED: readonly (readonly [RegExp, string, RegExp])[] = [
  [/^bottom:skip$/, 'sc-unused-bottom', /^bottom:take$/],
  [/^stop:moving$/, 'sc-unused-units', /^unit:/],
  [/^stop:producing$/, 'sc-unused-territories', /^produce:/],
  [/^stop:encounter$/, 'sc-unused-option', /^encounter:/],
  [/^commit:done$/, 'sc-unused-cards', /^commit:[2-5]$/],
  [/^reveal:none$/, 'sc-unused-objective', /^reveal:/],
];

export function wasteful(store: TableStore, option: Option): string | null {
  const rule = UNUSED.find(([ending]) => ending.test(option.name));
  return rule && store.options.some((other) => other !== option && rule[2].test(other.name))
    ? rule[1]
    : null;
}
