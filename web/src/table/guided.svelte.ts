/**
 * What leads the reader's eye: the step of a lesson, a card of the briefing, or the coach's idea.
 * Which options a step shows and what it lights comes from the server; this only keeps whether the
 * reader wants to see all, and how many of the step's cards were read.
 */
import type { Guide, Option } from '$src/net/types';
import type { TableStore } from './store.svelte';

const targetsOf = (options: readonly Option[]): readonly string[] => [
  ...new Set(options.flatMap((option) => option.targets ?? [])),
];

export class Guided {
  all = $state(false); // the reader wants every option
  #read = $state.raw({ step: '', cards: 0 });

  constructor(readonly store: TableStore) {}

  /** The step on the table; null in an ordinary match and while an older position is shown. */
  get step(): Guide | null {
    const guide = this.store.live.lesson ?? null;
    return guide?.step && !this.store.behind ? guide : null;
  }
  get read(): number {
    return this.step?.step === this.#read.step ? this.#read.cards : 0;
  }
  turnTo(cards: number): void {
    this.#read = { step: this.step?.step ?? '', cards };
  }

  /** Whether only some of the options are shown. */
  get narrow(): boolean {
    return !this.all && (this.step?.offered.length ?? 0) > 0;
  }
  choose(options: readonly Option[]): readonly Option[] {
    if (!this.narrow) return options;
    return options.filter(({ action }) => this.step?.offered.includes(action));
  }

  /** What is lit as long as nothing else is pointed at: the step, the briefing, or all of the coach's plan. */
  get lit(): readonly string[] {
    const { coach, game, options, mine } = this.store;
    const { ideas } = this.store.hints;
    const step = this.step;
    if (step) return step.notes[this.read] ?? step.show;
    if (!mine) return [];
    if (ideas[0]) return targetsOf(ideas[0].steps);
    if (!coach.on) return [];
    const card = game.briefing?.[coach.read] ?? [];
    return card === 'options' ? targetsOf(options) : card;
  }
}
