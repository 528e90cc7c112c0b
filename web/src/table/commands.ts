/** The command line of the text board: words in, words out. */
import type { TableStore } from './store.svelte';
import { nameOfRefusal } from './targets';

export type Answer =
  { text: readonly string[] } | { deed: () => Promise<void>; then?: () => readonly string[] };

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/_/g, ' ').trim();

/** `options`, `do 3`, `why 2`, `region york`, `near york`, `where tripod`, `log`, `hint`, `undo`, `reset`, `done`, `help`. */
export function answer(line: string, store: TableStore): Answer {
  const [verb = '', ...rest] = plain(line).split(/\s+/);
  const subject = rest.join(' ');
  const say = (...text: readonly string[]): Answer => ({ text });
  const regions = store.game.regions(store);
  const named = () => regions.filter((region) => plain(region.name).startsWith(subject));
  const number = Number.parseInt(subject, 10);
  switch (verb) {
    case 'options':
    case 'o':
      return say(
        ...(store.options.length
          ? store.options.map((option, i) => `${i + 1}. ${store.say(option.key, option.facts)}`)
          : [store.say('web-text-not-asked')]),
      );
    case 'do':
    case 'd': {
      const option = store.options[number - 1];
      return option
        ? { deed: () => store.choose(option) }
        : say(store.say('web-text-no-option', { number: subject }));
    }
    case 'why':
    case 'w': {
      const refusals = Number.isNaN(number)
        ? store.refusals
        : store.refusals.slice(number - 1, number);
      return say(
        ...(refusals.length
          ? refusals.map(
              (refusal, i) =>
                `${Number.isNaN(number) ? i + 1 : number}. ${nameOfRefusal(store, refusal)}: ${store.say(refusal.key, refusal.facts)} ${refusal.rules?.join(' ') ?? ''}`,
            )
          : [store.say('web-text-no-reasons')]),
      );
    }
    case 'region':
    case 'r':
      return say(
        ...(named().length
          ? named().map((region) => `${region.name}: ${region.text}`)
          : [store.say('web-text-no-region', { name: subject })]),
      );
    case 'near':
    case 'n': {
      const region = named()[0];
      if (!region) return say(store.say('web-text-no-region', { name: subject }));
      return say(
        ...regions
          .filter((other) => region.near.includes(other.target))
          .map((other) => `${other.name}: ${other.text}`),
      );
    }
    case 'where': {
      const found = regions.filter(
        (region) => subject !== '' && plain(region.text).includes(subject),
      );
      return say(
        ...(found.length
          ? found.map((region) => `${region.name}: ${region.text}`)
          : [store.say('web-text-nowhere', { name: subject })]),
      );
    }
    case 'log':
    case 'l':
      return say(...store.events.slice(-10).map((event) => `${store.tell(event)} ${event.rule}`));
    case 'hint':
    case 'h':
      if (!store.live.hints || !store.mine) return say(store.say('web-text-no-hint'));
      return {
        deed: store.hints.ask,
        then: () =>
          store.hints.ideas.flatMap((idea) =>
            store.options
              .filter((option) => option.action === idea.action)
              .map(
                (option) =>
                  `${store.options.indexOf(option) + 1}. ${store.say(option.key, option.facts)}: ${store.say('web-idea', { value: Math.round(idea.value * 100), visits: idea.visits })}`,
              ),
          ),
      };
    case 'undo':
    case 'u':
      return { deed: store.undo };
    case 'reset':
      return { deed: store.reset };
    case 'done':
      return store.done
        ? { deed: () => store.choose(store.done!) }
        : say(store.say('web-text-no-done'));
    default:
      return say(store.say('web-text-help'));
  }
}
