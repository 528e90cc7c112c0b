/**
 * All words of the client: Fluent files, loaded per language and per game.
 *
 * `say` speaks for the frame, `voice(game)` for one game; both are reactive, so a change of
 * language redraws every sentence without a reload. A fact that is a string naming another message
 * is spoken too, in the form that the sentence asks for: a card's name comes out in the reader's
 * language. A language is a folder of files and nothing else.
 */
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { api } from '$src/net/api';

export type Language = string;
export type Fact = string | number;
export type Facts = Readonly<Record<string, Fact>>;
export type Say = (key: string, facts?: Facts) => string;

type Loader = () => Promise<string>;
const FILES = import.meta.glob<string>('../../../src/beachhead/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SOURCE = 'en';
export const LANGUAGES: readonly Language[] = [
  ...new Set([SOURCE, ...Object.keys(FILES).map((path) => path.split('/').at(-2)!)]),
];
/** A language in its own words: "Deutsch". */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const FRAME = ['common', 'server', 'web'];
const GENERIC = 'generic.web'; // of a screen for any game

/** A game's own words, those that only its screen needs, and those of the coach. */
function namesOf(game: string): string[] {
  const screen = loaderOf('en', `${game}.web`) ? `${game}.web` : GENERIC;
  return [...FRAME, game, screen, `${game}.learn`];
}

function loaderOf(language: Language, name: string): Loader | undefined {
  return FILES[`../../../src/beachhead/locales/${language}/${name}.ftl`];
}

/** A game that is not in the bundle brings its words with it; pages have their own file in it. */
async function readGame(language: Language, game: string): Promise<FluentBundle> {
  const bundled = loaderOf(language, game) ?? loaderOf(language, `${game}.web`);
  const brought = bundled ? '' : (await api.words(game, language)).fluent;
  return readBundle(language, namesOf(game), brought);
}

async function readBundle(
  language: Language,
  names: readonly string[],
  brought = '',
): Promise<FluentBundle> {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { FORM: (args) => form(bundle, args) },
  });
  const texts = await Promise.all(names.map((name) => loaderOf(language, name)?.() ?? ''));
  for (const text of [...texts, brought])
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function find(bundle: FluentBundle | undefined, key: string) {
  const [name = '', attribute] = key.split('.', 2);
  const message = bundle?.getMessage(name);
  if (!message) return null;
  return attribute ? (message.attributes[attribute] ?? null) : message.value;
}

/** The words of a fact that names a message; its key leads to its other forms. */
class Name extends FluentType<string> {
  constructor(
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
  toString(): string {
    return this.value;
  }
}

/** `FORM($name, "acc")`: the attribute `.acc` of a name, or the name; `Acc` begins a sentence. */
function form(bundle: FluentBundle, [name, asked, n]: FluentValue[]): string {
  const which = String(asked);
  const attribute = which.charAt(0).toLowerCase() + which.slice(1);
  const pattern = name instanceof Name ? find(bundle, `${name.key}.${attribute}`) : null;
  const said = pattern === null ? String(name) : bundle.formatPattern(pattern, n ? { n } : {}, []);
  return which === attribute ? said : said.charAt(0).toUpperCase() + said.slice(1);
}

export class Words {
  language = $state<Language>('en');
  #frame = $state.raw<FluentBundle>();
  #games = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  #wanted = new Set<string>();

  /** Switch to a language; everything that was loaded so far is loaded in it. */
  async use(language: Language): Promise<void> {
    const [frame, ...games] = await Promise.all([
      readBundle(language, FRAME),
      ...[...this.#wanted].map(async (game) => [game, await readGame(language, game)] as const),
    ]);
    this.#frame = frame;
    this.#games = Object.fromEntries(games);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Make sure that a game's words are there. */
  async learn(game: string): Promise<void> {
    this.#wanted.add(game);
    if (game in this.#games) return;
    const language = this.language;
    const bundle = await readGame(language, game);
    if (language === this.language) this.#games = { ...this.#games, [game]: bundle };
    else await this.learn(game);
  }

  has(key: string, game?: string): boolean {
    return find(this.#bundle(game), key) !== null;
  }

  say(key: string, facts: Facts = {}, game?: string): string {
    const bundle = this.#bundle(game);
    const pattern = find(bundle, key);
    if (!bundle || pattern === null) return key;
    return bundle.formatPattern(pattern, this.#spoken(bundle, facts), []);
  }

  #bundle(game: string | undefined): FluentBundle | undefined {
    return (game === undefined ? undefined : this.#games[game]) ?? this.#frame;
  }

  #spoken(bundle: FluentBundle, facts: Facts): Record<string, FluentVariable> {
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      const pattern = typeof fact === 'string' ? find(bundle, fact) : null;
      spoken[name] =
        pattern === null ? fact : new Name(String(fact), bundle.formatPattern(pattern, {}, []));
    }
    return spoken;
  }
}

export const words = new Words();
export const say: Say = (key, facts) => words.say(key, facts);
export const voice =
  (game: string): Say =>
  (key, facts) =>
    words.say(key, facts, game);
