/** A match on the way to be opened: seats and options, always such that the server would take them. */
import { sideId } from '$src/games';
import { api } from '$src/net/api';
import type { GameInfo, GameSetup, NewSeat } from '$src/net/types';
import { matOf } from './sides';

export interface DraftSeat {
  kind: NewSeat['kind'];
  side: string;
  level: string;
  name: string;
}

/** The side a seat keeps when other sides are open to it: its own, the only one, or chance. */
export function fittingSide(side: string, open: readonly string[]): string {
  if (open.length === 1) return open[0] ?? 'random';
  return open.includes(side) ? side : 'random';
}

const isPerson = (kind: DraftSeat['kind']): boolean => kind === 'me' || kind === 'hotseat';

export class Draft {
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, string>>({});
  setup = $state.raw<GameSetup>({ options: [], chosen: {}, sides: [] });
  #asked: Promise<void> = Promise.resolve();
  #asks = 0;

  constructor(readonly game: GameInfo) {
    this.options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    this.setup = {
      options: game.options,
      chosen: this.options,
      sides: game.sides[String(game.players[0])] ?? [],
    };
    this.#resize(game.players[0] ?? 2);
  }

  /** More or fewer seats; those that stay keep who sits there. */
  async setPlayers(count: number): Promise<void> {
    this.#resize(count);
    await this.review();
  }

  async setOption(id: string, value: string): Promise<void> {
    this.options[id] = value;
    await this.review();
  }

  /** One seat is mine; another "me" takes it over. */
  setKind(at: number, kind: DraftSeat['kind']): void {
    if (kind === 'me') for (const seat of this.seats) if (seat.kind === 'me') seat.kind = 'bot';
    this.seats[at]!.kind = kind;
  }

  /** Whether a seat may be of this kind: somebody at this screen plays. */
  mayBe(at: number, kind: DraftSeat['kind']): boolean {
    return isPerson(kind) || this.seats.some((seat, i) => i !== at && isPerson(seat.kind));
  }

  /** The other seat that has this side or its mat; -1 for none. */
  takenBy(at: number, side: string): number {
    if (side === 'random') return -1;
    return this.seats.findIndex(
      (seat, i) =>
        i !== at &&
        (sideId(seat.side) === sideId(side) ||
          (matOf(side) !== '' && matOf(seat.side) === matOf(side))),
    );
  }

  /** The two at a table of two change places; the sides stay where they are. */
  swap(): void {
    const [a, b] = this.seats;
    if (a && b)
      this.seats = [
        { ...b, side: a.side },
        { ...a, side: b.side },
      ];
  }

  /** Options that are not as the game has them by itself. */
  get changed(): readonly GameSetup['options'][number][] {
    return this.setup.options.filter((option) => this.options[option.id] !== option.default);
  }

  /** Who knows the seed knows every card to come: only for tables at this screen. */
  get mayBeSeeded(): boolean {
    return !this.seats.some((seat) => seat.kind === 'invite' || seat.kind === 'open');
  }

  /** Ask what is open now; only the answer to the latest question counts. */
  review(): Promise<void> {
    const ask = ++this.#asks;
    this.#asked = api
      .setup(this.game.id, this.seats.length, $state.snapshot(this.options))
      .then((setup) => {
        if (ask !== this.#asks) return;
        this.setup = setup;
        this.options = { ...setup.chosen };
        this.seats.forEach((seat, i) => (seat.side = fittingSide(seat.side, setup.sides[i] ?? [])));
      });
    return this.#asked;
  }

  /** The seats and options as the server wants them, when the last answer is in. */
  async settled(): Promise<{ options: Record<string, string>; seats: NewSeat[] }> {
    await this.#asked;
    return {
      options: { ...this.options },
      seats: this.seats.map((seat) => ({
        kind: seat.kind,
        side: seat.side,
        ...(seat.kind === 'bot' ? { level: seat.level } : {}),
        ...(seat.kind === 'hotseat' && seat.name ? { name: seat.name } : {}),
      })),
    };
  }

  #resize(count: number): void {
    const { default_level: level, sides } = this.game;
    const open = sides[String(count)] ?? [];
    const fresh = (i: number): DraftSeat => ({
      kind: i === 0 ? 'me' : 'bot',
      side: fittingSide('random', open[i] ?? []),
      level,
      name: '',
    });
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? fresh(i));
    if (!this.seats.some((seat) => isPerson(seat.kind))) this.seats[0]!.kind = 'me';
  }
}
