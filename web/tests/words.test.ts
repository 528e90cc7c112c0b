import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bare } from '../scripts/words.mjs';
import { LANGUAGES, nameOf, Words, type Facts } from '$src/words/words.svelte';

const LOCALES = join(import.meta.dirname, '../../src/beachhead/locales');
const SOURCE = join(import.meta.dirname, '../src');
const read = (language: string, file: string) =>
  readFileSync(join(LOCALES, language, file), 'utf8');
const keys = (text: string) => [...new FluentResource(text).body].map((entry) => entry.id).sort();
const placeables = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([\w-]+) =((?:.|\n(?=\s))*)/gm)].map(([, id, value]) => [
      id,
      [...new Set(value!.match(/\$\w+/g) ?? [])].sort().join(),
    ]),
  );
interface Told {
  language: string;
  game: string;
  key: string;
  facts: Facts;
  sentence: string;
}
const told = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/words/sentences.json'), 'utf8'),
) as Told[];
const own = readdirSync(join(LOCALES, 'en')).filter(
  (file) => file === 'web.ftl' || file.endsWith('.web.ftl'),
);

describe('languages', () => {
  it('are the folders of the words, English first, and each says its own name', () => {
    expect([...LANGUAGES].sort()).toEqual(readdirSync(LOCALES).sort());
    expect(LANGUAGES[0]).toBe('en');
    expect(['en', 'de', 'pl'].map(nameOf)).toEqual(['English', 'Deutsch', 'Polski']);
  });
});

describe('the words of the client', () => {
  it.each(own)('%s has the same keys in every language', (file) => {
    for (const language of LANGUAGES)
      expect(keys(read(language, file))).toEqual(keys(read('en', file)));
  });

  it.each(own)('%s uses the same facts in every language', (file) => {
    for (const language of LANGUAGES)
      expect(placeables(read(language, file))).toEqual(placeables(read('en', file)));
  });

  it.each(LANGUAGES)('%s has no entry that Fluent drops', (language) => {
    for (const file of own) {
      const text = read(language, file);
      const written = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id).sort();
      expect(keys(text)).toEqual(written);
      expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([]);
    }
  });

  it.each(LANGUAGES)('%s comes to the browser without notes, terminal and mails', (language) => {
    for (const file of readdirSync(join(LOCALES, language))) {
      const all = keys(read(language, file));
      const text = bare(read(language, file));
      expect(keys(text)).toEqual(all.filter((key) => !/^(cli|mail)-/.test(key)));
      expect(text).not.toMatch(/^#/m);
    }
  });

  it('has every key that the source names, and names every key', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const code = files.map((name) => readFileSync(join(SOURCE, name), 'utf8')).join('\n');
    const known = new Set(own.flatMap((file) => keys(read('en', file))));
    const named = new Set([...code.matchAll(/'([a-z]+-[a-z0-9_-]+)'/g)].map(([, key]) => key!));
    const frame = new Set(['web', 'ww', 'hx', 'ch', 'sc', 'generic']); // prefixes that only the screen's own files use
    expect([...named].filter((key) => frame.has(key.split('-', 1)[0]!) && !known.has(key))).toEqual(
      [],
    );
    const heads = [...code.matchAll(/`([a-z]+-[a-z-]*)\$\{/g)].map(([, head]) => head!);
    const tails = [...code.matchAll(/\$\{[^}]+\}(-hint)`/g)].map(([, tail]) => tail!);
    const reached = (key: string) =>
      named.has(key) ||
      heads.some((head) => key.startsWith(head)) ||
      tails.some((tail) => named.has(key.replace(tail, '')));
    expect([...known].filter((key) => !reached(key))).toEqual([]);
  });
});

describe('speaking', () => {
  const words = new Words();
  beforeAll(async () => {
    await words.use('en');
    await words.learn('war_of_the_worlds');
  });

  it('puts facts into sentences, and the words of facts that name words', () => {
    expect(
      words.say(
        'unit-moved',
        { unit: 'unit-tripod', from: 'area-york', to: 'area-london' },
        'war_of_the_worlds',
      ),
    ).toBe('Tripod moves from York to London.');
  });

  it('reads attributes', () => {
    expect(words.say('card-drawn.rumour', { side: 'side-human' }, 'war_of_the_worlds')).toBe(
      'Humans draw a card.',
    );
  });

  it('shows a missing key as it is', () => {
    expect(words.say('no-such-key')).toBe('no-such-key');
    expect(words.has('no-such-key')).toBe(false);
  });

  it('counts in Polish and German, and switches what was learned', async () => {
    await words.use('pl');
    expect([1, 3, 5, 22].map((count) => words.say('web-options', { count }))).toEqual([
      '1 opcja',
      '3 opcje',
      '5 opcji',
      '22 opcje',
    ]);
    await words.use('de');
    expect(words.say('area-irish_sea', {}, 'war_of_the_worlds')).toBe('Irische See');
    expect(document.documentElement.lang).toBe('de');
  });

  it.each(told)('says $key in $language as the terminal does', async (one) => {
    await words.use(one.language);
    await words.learn(one.game);
    expect(words.say(one.key, one.facts, one.game)).toBe(one.sentence);
  });
});
