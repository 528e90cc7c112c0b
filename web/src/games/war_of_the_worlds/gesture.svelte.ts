/**
 * One gesture instead of three questions: a piece dragged to an area, or clicked and then an area. The answers are
 * played one after another as the engine offers them; at a question that was not foreseen the gesture ends, and
 * undo leads back to its start.
 */
import type { Option } from '$src/net/types';
import type { TableStore } from '$src/table/store.svelte';
import { indexOf, viewOf, type View } from './content';

const MAIN = 'D-MAIN';
const STEP = 'D-STEP';

export class Gesture {
  plan = $state.raw<readonly string[]>([]); // targets still to be answered with

  constructor(readonly store: TableStore) {}

  /** Whether a card of the hand could be played with this piece. */
  can(piece: string): boolean {
    return this.store.asked?.decision === MAIN && this.store.targets.has(piece);
  }

  /** A piece was clicked: its cards are listed, none is played. */
  select(piece: string): void {
    const open = this.store.picked === piece;
    this.store.unpick();
    this.plan = open ? [] : [answerFor(piece)];
    if (!open) this.store.picked = piece;
  }

  /** A piece was dropped on an area: the only card that moves it is played; of several the reader chooses. */
  drop(piece: string, area: string): void {
    const moves = (this.store.targets.get(piece) ?? []).filter((option) => this.#moves(option));
    if (moves.length === 0) return this.select(piece);
    this.store.unpick();
    this.plan = [answerFor(piece), area];
    if (moves.length === 1) void this.store.choose(moves[0]!);
    else this.store.picked = piece;
  }

  /** Areas of a second step, as the engine counts them. */
  readonly far: ReadonlySet<string> = $derived.by(
    () => new Set(this.store.mine ? Object.keys(this.#ways).map((area) => `area:${area}`) : []),
  );
  get #ways(): View['far'] {
    return viewOf(this.store).far;
  }
  /** The offered step that leads on to a far area. */
  via(area: string): Option | undefined {
    const first = this.#ways[area.slice(5)];
    return this.store.options.find(({ name }) => name === `to:${first}`);
  }
  /** A far area was clicked: both steps. */
  goFar(area: string): void {
    const first = this.via(area);
    if (!first) return;
    this.plan = [area];
    void this.store.choose(first);
  }

  /** For an effect: answers what was planned. */
  follow(): void {
    const { store, plan } = this;
    if (!store.mine) return;
    const decision = store.asked?.decision;
    if (decision === MAIN) {
      if (plan.length && store.picked === null) this.plan = [];
      return;
    }
    if (plan.length)
      this.#answer(decision === STEP && plan[0]?.startsWith('unit:') ? plan.slice(1) : plan);
  }

  #answer(plan: readonly string[]): void {
    const [next, ...rest] = plan;
    const options = next ? (this.store.targets.get(next) ?? []) : [];
    const through = next?.startsWith('area:') ? this.via(next) : undefined;
    this.plan = options.length === 1 ? rest : options.length === 0 && through ? plan : [];
    const answer = options.length === 1 ? options[0] : options.length === 0 ? through : undefined;
    if (answer) void this.store.choose(answer);
  }

  #moves({ name }: Option): boolean {
    const [, id = '', n] = name.split(':');
    const effect = indexOf(this.store)
      .card.get(id)
      ?.option?.find((option) => String(option.n) === n)?.effect;
    return effect === 'move_unit' || effect === 'move_civilians';
  }
}

/** What a piece answers: a unit itself, a civilian the area it stands in. */
const answerFor = (piece: string): string =>
  piece.startsWith('unit:') ? piece : `area:${piece.split('@')[1]}`;
