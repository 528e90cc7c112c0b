/** A browser's missing pieces, and the words of a game. */
import contentJson from './fixtures/content.json';
import tableJson from './fixtures/table.json';
import type { Content } from '$src/games/war_of_the_worlds/content';
import type { Table } from '$src/net/types';

export const content = contentJson as unknown as Content;
export const table = (change: Partial<Table> = {}): Table => ({
  ...(structuredClone(tableJson) as unknown as Table),
  ...change,
});
