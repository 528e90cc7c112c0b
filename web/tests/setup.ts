/** A browser's missing pieces, and the words of a game. */
import contentJson from './fixtures/content.json';
import tableJson from './fixtures/table.json';
import type { Content } from '$src/games/war_of_the_worlds/content';
import type { Table } from '$src/net/types';

/** Recorded JSON as what it was recorded from. */
export const recorded = <T>(json: unknown): T => structuredClone(json) as T;
export const content = recorded<Content>(contentJson);
export const table = (change: Partial<Table> = {}): Table => ({
  ...recorded<Table>(tableJson),
  ...change,
});
