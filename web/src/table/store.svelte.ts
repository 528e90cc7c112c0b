/**
 * One table as this browser knows it: the server's newest position with the whole log, the position
 * the board shows on the way there, and what the reader is pointing at. An event is in the log the
 * moment it arrives; the theatre only decides which picture is on. No rules here: what may be done
 * comes with the position, as options and reasons.
 */
import { ApiError, api, commandId } from '$src/net/api';
import { LOCAL } from '$src/net/edition';
import { TableSocket, type Link } from '$src/net/socket';
import type { ChatLine, EventLine, Option, Refusal, ServerMessage, Table } from '$src/net/types';
import type { Beat, GameTable } from '$src/games';
import { settings } from '$src/settings.svelte';
import { play } from '$src/ui/sound';
import { toasts } from '$src/ui/toasts.svelte';
import { voice, words, type Facts, type Say } from '$src/words/words.svelte';
import { Coach } from './coach.svelte';
import { Gestures } from './gesture';
import { Guided } from './guided.svelte';
import { byTarget, doneOption, endsSomething, reasonsFor, targetOf } from './choices';
import { beatsOf, concerns, foreignTurns, readingMs } from './beats';
import { Ending } from './ending.svelte';
import { Hints } from './hints.svelte';
import { Logbook } from './logbook.svelte';
import { Reaching } from './reach.svelte';
import { isPractice, lastSeen, remember } from './seen';
import { Theatre } from './theatre.svelte';

const ARRIVAL_MS = 1_500; // how long a socket may take to bring what HTTP has acknowledged

export class TableStore {
  readonly say: Say;
  readonly coach: Coach;
  readonly guided = new Guided(this); // what leads the eye
  readonly ending = new Ending(this); // whether the main button asks once
  readonly gestures = new Gestures<TableStore>(this); // several decisions in one go
  readonly hints = new Hints(this); // what a bot would do
  readonly reach = new Reaching(this); // where a thing can get to, and what gets at it
  #live = $state.raw<Table>() as Table; // set in the constructor
  past = $state.raw<Table | null>(null); // a replay: the position that is being looked at
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  link = $state<Link>('connecting');
  busy = $state(false);
  hovered = $state.raw<Option | null>(null);
  picked = $state<string | null>(null);
  #lit = $state.raw<readonly string[]>([]); // things a log line speaks of
  why = $state<string | null>(null); // the refused thing whose reason is open
  curtain = $state<number | null>(null); // hot-seat: the seat that should take the screen
  #trail = $state.raw<readonly { decision: string; option: Option }[]>([]); // answers since the main question
  recap = $state(false); // "since your last turn" is open
  still = false; // a screen without pictures: nothing is played
  sceneRead = $state<number | null>(null); // the beat whose scene was put away
  clockAt = $state(Date.now()); // when the clocks were right
  readonly theatre: Theatre;
  readonly #logbook: Logbook;
  #acted = $state(0); // actions played up to the reader's last own one
  #recapFor = -1; // the own action for which a recap was offered
  #socket: TableSocket | null = null;
  #seatShown: number;
  #awaited: { seq: number; resolve: () => void } | null = null;

  constructor(
    table: Table,
    readonly game: GameTable,
    readonly content: unknown,
  ) {
    this.#live = table;
    this.#logbook = new Logbook(table);
    this.say = voice(table.game);
    this.coach = new Coach(table.id, table.game);
    this.theatre = new Theatre({
      reading: (beat) => this.#reading(beat),
      fetch: (n) => api.at(this.#live.id, n, this.#live.seat >= 0 ? this.#live.seat : undefined),
      enter: (beat) => this.#enter(beat),
    });
    this.#seatShown = table.you.length > 1 ? -1 : table.seat;
    this.#drawCurtain(table);
    this.#recall(lastSeen(table.id));
    remember(table.id, table.at);
  }

  // -- what is on the table

  get live(): Table {
    return this.#live;
  }
  get events(): readonly EventLine[] {
    return this.#logbook.events;
  }
  get table(): Table {
    return this.past ?? this.#staged ?? this.#live;
  }
  /** An older position that the theatre shows; null when the board shows the present. */
  get #staged(): Table | null {
    const { act, table } = this.theatre;
    return act && act.n < this.#live.at ? table : null;
  }
  /** Whether the reader looks at something older than the present. */
  get behind(): boolean {
    return this.past !== null || this.#staged !== null;
  }
  /** The beat that is being shown, live, stepped through or in a replay. */
  readonly beat = $derived.by((): Beat | null => {
    const past = this.past;
    if (!past) return this.theatre.act;
    const events = past.events.filter((event) => event.n === past.at);
    return events.length ? { n: past.at, events } : null;
  });
  /** The picture of the shown beat, until it was read. */
  readonly scene = $derived.by(() =>
    this.beat === null || this.beat.n === this.sceneRead
      ? null
      : (this.game.scene?.(this, this.beat) ?? null),
  );
  /** Things the shown beat touched; at the present, everything that changed since the reader's last own move. */
  readonly changed = $derived.by((): readonly string[] => {
    const shown = this.past
      ? (this.beat?.events ?? [])
      : (this.theatre.act?.events ?? this.#sinceActed());
    return [...new Set(shown.flatMap((event) => this.targetsOf(event)))];
  });
  #sinceActed(): readonly EventLine[] {
    const news = this.events.filter((event) => event.n > this.#acted);
    return news.length ? news : this.events.filter((event) => event.n === this.#acted);
  }
  get asked() {
    return this.table.asked;
  }
  get mine(): boolean {
    return !this.behind && this.asked?.mine === true && !this.busy && this.curtain === null;
  }
  get options(): readonly Option[] {
    return this.mine ? this.guided.choose(this.asked?.options ?? []) : [];
  }
  get refusals(): readonly Refusal[] {
    return this.mine && !this.guided.narrow ? (this.asked?.refusals ?? []) : [];
  }
  readonly targets = $derived.by(() => byTarget(this.options));
  readonly refused = $derived.by(() => byTarget(this.refusals));
  readonly done = $derived.by(() =>
    doneOption(this.options, (option) => this.game.done?.(option, this) ?? endsSomething(option)),
  );
  /** What the panel lists: everything but the main button, or only what belongs to the picked thing. */
  readonly listed = $derived.by(() => {
    const rest = this.options.filter((option) => option !== this.done);
    const picked = this.picked;
    return picked === null ? rest : rest.filter((option) => option.targets?.includes(picked));
  });
  readonly reasons = $derived.by(() =>
    this.picked === null ? this.refusals : reasonsFor(this.picked, this.refusals),
  );

  /** What was answered on the way to this question; empty at the main question. */
  get trail(): readonly Option[] {
    return this.#trail[0]?.decision === this.asked?.decision
      ? []
      : this.#trail.map(({ option }) => option);
  }

  seatName(seat: number): string {
    return this.table.seats[seat]?.name || this.sideName(seat);
  }
  /** Whether a seat is the reader's own: only then a sentence may say "you". */
  isYou(seat: number): boolean {
    return this.table.you.includes(seat) && seat === this.table.seat;
  }
  /** The side a seat plays: its crest and its tone in the log. */
  sideOf(seat: number): string {
    return this.game.sideOf?.(this, seat) ?? this.table.seats[seat]?.side ?? '';
  }
  sideName(seat: number): string {
    return this.nameOfSide(this.sideOf(seat));
  }
  nameOfSide(side: string): string {
    return this.say(
      [`side-${side}`, `faction-${side}`].find((word) => words.has(word, this.table.game)) ?? side,
    );
  }
  /** The words of an event, whatever it is. */
  tell(event: EventLine): string {
    return this.say(event.key, event.facts);
  }
  targetsOf(event: EventLine): readonly string[] {
    return (
      this.game.targetsOf?.(this, event) ??
      Object.values(event.facts)
        .map(targetOf)
        .filter((target) => target !== null)
    );
  }

  // -- pointing

  get lit(): readonly string[] {
    return this.#lit.length ? this.#lit : this.guided.lit;
  }
  set lit(targets: readonly string[]) {
    this.#lit = targets;
  }

  hover(option: Option | null): void {
    this.hovered = option;
  }

  /** A thing was clicked: play the only option, or show its options or reasons. */
  pick(target: string): void {
    if (this.behind) return this.theatre.skip(); // an older picture is no place to choose from
    const options = this.targets.get(target) ?? [];
    const only = options.length === 1 ? options[0] : undefined;
    const refused = this.refused.get(target)?.[0];
    const sure =
      this.picked === target || !(settings.kept.confirm || this.#ambiguous(target, only));
    if (only && sure && only !== this.done) return void this.choose(only);
    if (options.length === 0 && !refused) return this.unpick();
    this.picked = this.picked === target && options.length !== 1 ? null : target;
    this.why = options.length === 0 ? (refused?.thing ?? null) : null;
    this.hovered = this.picked && only ? only : null;
  }

  /** A thing that could be expected to do something else, which is refused: a click must not do the other. */
  #ambiguous(target: string, only: Option | undefined): boolean {
    const others = (this.refused.get(target) ?? []).filter(
      (refusal) => !endsSomething({ action: -1, name: refusal.thing, key: '' }),
    );
    return others.some((refusal) => refusal.thing.split(':', 1)[0] !== only?.name.split(':', 1)[0]);
  }

  unpick(): void {
    this.picked = null;
    this.hovered = null;
    this.why = null;
  }

  // -- acting: the server alone decides, the screen only shows that it was pressed

  async choose(option: Option): Promise<void> {
    const asked = this.asked;
    if (!this.mine || !asked) return;
    play('tap');
    const back = this.#trail[0]?.decision === asked.decision;
    this.#trail = [...(back ? [] : this.#trail), { decision: asked.decision, option }];
    await this.#act(() =>
      api.play(this.#live.id, {
        id: commandId(),
        seq: this.#live.seq,
        seat: asked.seat,
        action: option.action,
      }),
    );
  }

  undo = () =>
    this.gestures.undo((to) =>
      this.#act(
        () => api.undo(this.#live.id, { id: commandId(), seq: this.#live.seq, to }),
        this.#live.can_undo,
      ),
    );
  reset = () =>
    this.#act(
      () => api.reset(this.#live.id, { id: commandId(), seq: this.#live.seq }),
      this.#live.reset_to !== null,
    );

  async finish(): Promise<void> {
    if (this.done && this.mine && this.ending.press()) await this.choose(this.done);
  }

  /** Do something at the server and word what goes wrong; a newer position that came with it is shown. */
  async #act(deed: () => Promise<unknown>, allowed = true): Promise<void> {
    if (!allowed || this.busy) return;
    this.busy = true;
    try {
      const done = (await deed()) as { seq?: number } | null;
      await this.#arrival(done?.seq ?? 0);
    } catch (error) {
      if (error instanceof ApiError && error.table) this.#take(error.table);
      toasts.error(error, this.#live.game);
    } finally {
      this.busy = false;
      this.unpick();
    }
  }

  act = (deed: () => Promise<unknown>) => this.#act(deed);

  /** Wait for the position after an acknowledged move; fetch it if the socket does not bring it. */
  async #arrival(seq: number): Promise<void> {
    if (this.link === 'open' && this.#live.seq < seq) {
      await Promise.race([
        new Promise<void>((resolve) => (this.#awaited = { seq, resolve })),
        new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS)),
      ]);
      this.#awaited = null;
    }
    if (this.#live.seq < seq || this.link !== 'open') await this.refetch();
  }

  async refetch(): Promise<void> {
    const seat = this.#seatShown >= 0 ? this.#seatShown : undefined;
    this.#take(await api.table(this.#live.id, seat));
  }

  // -- the story

  /** A replay is read with somebody else's eyes: the log as his seat, or nobody, was told it. */
  readLogOf(table: Table): void {
    this.#logbook.take(table);
  }

  /** Whether the reader's own side took part in a beat. */
  tookPart(beat: Beat): boolean {
    return (
      this.#live.you.length > 0 &&
      beat.events.some((event) => concerns(event, this.sideOf(this.#live.seat)))
    );
  }
  #reading(beat: Beat): number {
    if (this.still || settings.kept.pace === 'instant') return 0;
    const scene = this.game.scene?.(this, beat) != null;
    const own = beat.n === this.#acted && !scene;
    if (own && beat.events.length === 1) return 0; // the echo of a click: the log has it
    if (scene && this.sceneRead !== beat.n && this.tookPart(beat)) return Infinity;
    const ms = readingMs(
      beat.events.map((event) => this.tell(event)).join(' '),
      settings.kept.pace,
      scene,
    );
    return own ? ms / 2 : ms; // what one did oneself needs less explaining
  }
  #enter(beat: Beat | null): void {
    this.unpick();
    this.sceneRead = null;
    if (beat && !this.theatre.paused) play('move');
    if (!beat) this.#offerRecap();
  }
  /** The scene was read: the map again, and on if it was waited for. */
  closeScene(): void {
    const beat = this.beat;
    this.sceneRead = beat?.n ?? null;
    if (!this.past && beat && !this.theatre.paused) this.theatre.next();
  }

  /** Beats since the reader's last own move, to be stepped through; offered after a longer absence. */
  #recall(seen: number | null): void {
    const { you, seat, over, at, events } = this.#live;
    this.#acted =
      you.length > 0 && !over
        ? events.reduce((n, event) => (event.action !== null ? event.n : n), 0)
        : at;
    this.theatre.recall(beatsOf(events, this.#acted).map((beat) => ({ ...beat, table: null })));
    const away = seen !== null && this.foreignTurns > 0 && at > Math.max(seen, this.#acted) + 1;
    if (away && seat >= 0 && settings.kept.recap) this.recap = true;
    this.#offerRecap();
  }
  /** How often others had the table since the reader's last own move. */
  get foreignTurns(): number {
    return foreignTurns(this.theatre.acts, this.game.toneOf, this.sideOf(this.#live.seat));
  }
  /** Once for every own move: when it is the reader's turn again after more than one other had one. */
  #offerRecap(): void {
    if (
      !settings.kept.recap ||
      this.still ||
      this.behind ||
      !this.#live.asked?.mine ||
      this.curtain !== null ||
      this.#recapFor === this.#acted
    )
      return;
    if (this.foreignTurns < 2) return;
    this.#recapFor = this.#acted;
    this.recap = true;
  }

  // -- hot-seat

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.#seatShown = this.curtain;
    this.#socket?.send({ type: 'look', seat: this.curtain });
    void this.refetch().finally(() => {
      this.curtain = null;
      // What the one before decided may have ended a battle of both: its scene is still to be read.
      const missed = this.theatre.acts.find((act) => this.#reading(act) === Infinity);
      if (missed) this.theatre.from(missed.n);
    });
  }

  #drawCurtain(table: Table): void {
    const asked = table.asked;
    const shared = table.you.length > 1;
    this.curtain =
      shared &&
      asked &&
      table.you.includes(asked.seat) &&
      asked.seat !== this.#seatShown &&
      !table.over
        ? asked.seat
        : null;
    if (isPractice(table.id)) this.liftCurtain();
  }

  // -- the line to the server

  connect(): void {
    this.#socket = new TableSocket({
      address: () => {
        const look = this.#seatShown >= 0 ? `&seat=${this.#seatShown}` : '';
        // before the start nothing is dealt: then the set-up is wanted, too
        const since = this.#live.status === 'waiting' ? '' : `since=${this.#live.seq}`;
        return `/matches/${this.#live.id}/socket?${since}${look}`;
      },
      hear: (message) => this.#hear(message),
      link: (state) => (this.link = state),
    });
    this.#socket.connect();
    if (LOCAL) return; // nobody else is here to talk to
    void api.chat(this.#live.id).then(
      (lines) => (this.chat = lines),
      () => undefined,
    );
  }

  wake = () => this.#socket?.wake();

  close(): void {
    this.#socket?.close();
    this.theatre.close();
  }

  /** A notice names a side by its id; people read its name. */
  #sided(facts: Facts): Facts {
    const { side } = facts;
    return typeof side === 'string' && words.has(`side-${side}`, this.#live.game)
      ? { ...facts, side: `side-${side}` }
      : facts;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') {
      if (message.table.seq >= this.#live.seq) this.#take(message.table);
    } else if (message.type === 'chat') {
      if (this.chat.some((line) => line.id === message.line.id)) return;
      this.chat = [...this.chat, message.line];
      this.unread += 1;
      play('chat');
    } else if (message.type === 'presence') {
      const seats = this.#live.seats.map((seat) => ({
        ...seat,
        online: message.online.includes(seat.seat),
      }));
      this.#live = { ...this.#live, seats, spectators: message.spectators };
    }
  }

  /** A newer table: its events are in the log at once, its position is shown when its beat comes. */
  #take(next: Table): void {
    const before = this.#live;
    const known = this.events.length;
    const partial = next.events_from >= 0;
    if (partial && (next.seat !== before.seat || next.events_from > before.at)) void this.refetch(); // not the rest of this log
    this.#live = next;
    this.#logbook.take(next);
    this.clockAt = Date.now();
    if (next.seq !== before.seq) this.hints.forget();
    if (this.#awaited && next.seq >= this.#awaited.seq) this.#awaited.resolve();
    if (next.at < before.at || next.asked?.seat !== before.asked?.seat) this.#trail = [];
    if (next.seq !== before.seq || next.seat !== before.seat) this.#stage(before, next, known);
    this.#drawCurtain(next);
    if (next.over && !before.over) play('over');
    else if (next.asked?.mine && !before.asked?.mine) play('turn');
    for (const notice of next.notices) {
      if (!before.notices.some((old) => old.id === notice.id))
        toasts.show(this.say(notice.key, this.#sided(notice.facts)));
    }
    this.#offerRecap();
  }

  /** Own moves are shown at once, taken back ones vanish, the moves of others are beats. */
  #stage(before: Table, next: Table, known: number): void {
    const opened = next.over && !before.over && next.events_from < 0; // from now on secret actions count, too: all numbers are new
    const seen = opened ? (next.events[known - 1]?.n ?? 0) : before.at;
    const undone = !opened && next.at - before.at !== next.seq - before.seq; // every move is a row of the log, a step back is one, too
    if (undone || next.seat !== before.seat) return this.#recall(null);
    if (before.asked?.mine) {
      this.#acted = opened ? (next.events[known]?.n ?? next.at) : seen + 1;
      this.recap = false;
      this.theatre.begin();
    }
    const acts = beatsOf(next.events, seen).map((beat) => ({
      ...beat,
      table: beat.n === next.at ? next : null,
    }));
    this.theatre.push(acts, before);
    if (this.theatre.act === null) this.unpick();
    remember(next.id, next.at);
  }
}
