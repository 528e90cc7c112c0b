import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as game } from '$src/games/war_of_the_worlds/table';
import { Api, api } from '$src/net/api';
import { freshNumber, note, noted } from '$src/net/chance';
import type { Chance } from '$src/net/types';
import ChanceDialog from '$src/table/ChanceDialog.svelte';
import { checks } from '$src/table/checks';
import { TableStore } from '$src/table/store.svelte';
import { words } from '$src/words/words.svelte';
import { content, table } from './setup';

const KEY = '00'.repeat(32);
const HASH = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'; // of 32 zero bytes
const OWN = 'ab'.repeat(32);

const told = (changed: Partial<Chance> = {}): Chance => ({
  commitment: HASH,
  added: [0],
  sealed: { match: 'm', commitment: HASH, key: KEY, numbers: [OWN, ''] },
  draws: 31,
  holds: true,
  ...changed,
});
const keys = async (chance: Chance) => (await checks('m', chance)).map((check) => check.key);

beforeAll(async () => {
  await words.use('en');
  await words.learn('war_of_the_worlds');
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the chance of a match', () => {
  it('is checked against what this browser has noted, not against what the server says now', async () => {
    note('m', { commitment: HASH, number: OWN });
    expect(await keys(told())).toEqual([
      'web-chance-key-noted',
      'web-chance-own',
      'web-chance-draws',
    ]);
    const changed = 'ff'.repeat(32);
    note('m', { commitment: changed, number: OWN });
    expect(await keys(told())).toContain('web-chance-key-wrong');
  });

  it('finds another key, a number left out, and draws that do not fit', async () => {
    note('m', { commitment: HASH, number: OWN });
    const sealed = { match: 'm', commitment: HASH, key: '01'.repeat(32), numbers: ['', ''] };
    const found = await checks('m', told({ sealed, holds: false }));
    expect(found.map((check) => [check.key, check.good])).toEqual([
      ['web-chance-key-wrong', false],
      ['web-chance-own-wrong', false],
      ['web-chance-draws-wrong', false],
    ]);
  });

  it('claims less where less is known', async () => {
    expect(await keys(told())).toEqual(['web-chance-key-right', 'web-chance-draws']);
    vi.stubGlobal('crypto', {});
    expect((await checks('m', told()))[0]).toEqual({ key: 'web-chance-key-unknown', good: null });
  });

  it('gets another number from this browser every time, and forgets the oldest matches', () => {
    expect(freshNumber()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshNumber()).not.toBe(freshNumber());
    for (let n = 0; n < 120; n++) note(`m${n}`, { commitment: HASH, number: OWN });
    expect(noted('m19')).toBeNull();
    expect(noted('m20')?.number).toBe(OWN);
  });

  it('asks for the promise before it tells the own number', async () => {
    const sent: [string, string][] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
      sent.push([path, String(body)]);
      const answer = path.endsWith('/seals') ? { id: 'sealed-1', commitment: HASH } : { id: 'x' };
      return new Response(JSON.stringify(answer));
    });
    await new Api().create({ game: 'hexpanse', seats: [{ kind: 'me' }] });
    expect(sent.map(([path]) => path)).toEqual(['/api/seals', '/api/matches']);
    const kept = noted('sealed-1');
    expect(kept?.commitment).toBe(HASH);
    expect(sent[0]![1]).not.toContain(kept!.number);
    expect(JSON.parse(sent[1]![1])).toMatchObject({ seal: 'sealed-1', number: kept!.number });
  });

  it('is told in words', async () => {
    vi.spyOn(api, 'chance').mockResolvedValue(told());
    const store = new TableStore(table(), game, content);
    render(ChanceDialog, { store, close: () => {} });
    await screen.findByText('31 draws, computed anew, lead to the same end.');
    expect(screen.getByText(HASH)).toBeTruthy();
  });
});
