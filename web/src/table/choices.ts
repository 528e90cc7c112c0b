/** Pure questions about what may be chosen: which thing on the screen belongs to which option. */
import type { Idea, Option, Refusal } from '$src/net/types';

const DONE = /^(end|stop|resolve|pass|done|skip|finish|decline)(_|:|$)/;

/** Whether an option ends something and so belongs behind the main button. */
export const endsSomething = (option: Option): boolean => DONE.test(option.name);

/** The glyph id of an option: of the game's sheet, or of the one of all games. */
export const glyphOf = ({ glyph }: Option): string =>
  !glyph || glyph.startsWith('ui-') ? glyph || 'ui-right' : `g-${glyph}`;

/** The option of the main button: the only one that ends something, or none. */
export function doneOption(
  options: readonly Option[],
  test: (option: Option) => boolean = endsSomething,
): Option | null {
  const ends = options.filter(test);
  return ends.length === 1 ? (ends[0] ?? null) : null;
}

/** Things on the screen -> what may be done with them. */
export function byTarget<T extends { targets?: readonly string[] }>(
  items: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const item of items)
    for (const target of item.targets ?? []) {
      const list = found.get(target);
      if (list) list.push(item);
      else found.set(target, [item]);
    }
  return found;
}

export interface Group {
  key: string;
  options: readonly Option[];
}

/** Options in groups of the same kind of deed (the head of the notation), in order of appearance. */
export function grouped(options: readonly Option[]): readonly Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = option.name.split(':', 1)[0] ?? '';
    const list = groups.get(key);
    if (list) list.push(option);
    else groups.set(key, [option]);
  }
  return [...groups].map(([key, list]) => ({ key, options: list }));
}

export const IDEAS = 'idea';

/** The same, with what a bot thinks of in front. */
export function withIdeas(options: readonly Option[], ideas: readonly Idea[]): readonly Group[] {
  const first = ideas.flatMap((idea) => options.filter((option) => option.action === idea.action));
  const rest = grouped(options.filter((option) => !first.includes(option)));
  return first.length ? [{ key: IDEAS, options: first }, ...rest] : rest;
}

/** Reasons of one thing, without repetition. */
export function reasonsFor(target: string, refusals: readonly Refusal[]): readonly Refusal[] {
  return refusals.filter(
    (refusal) => refusal.thing === target || refusal.targets?.includes(target),
  );
}

/** A fact that names a thing of the screen: the word id "area-york" is the target "area:york". */
export function targetOf(fact: string | number): string | null {
  if (typeof fact !== 'string') return null;
  const dash = fact.indexOf('-');
  return dash > 0 ? `${fact.slice(0, dash)}:${fact.slice(dash + 1)}` : null;
}

/** Message id of a question: the finest there are words for, so that "How many?" says of what ("ask-d-build-count.count-units"). */
export function askWord(
  decision: string,
  options: readonly Option[],
  has: (word: string) => boolean,
): string | null {
  const plain = `ask-${decision.toLowerCase()}`;
  return (
    options.map(({ key }) => `${plain}.${key.replace('option-', '')}`).find(has) ??
    (has(plain) ? plain : null)
  );
}
