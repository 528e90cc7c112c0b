/**
 * One table as this browser knows it: the server's position, the log so far, and what the reader
 * is pointing at. No rules here: what may be done comes with the position, as options and reasons.
 */
import { ApiError, api, commandId } from '$src/net/api';
import { TableSocket, type Link } from '$src/net/socket';
import type { ChatLine, EventLine, Idea, Option, Refusal, ServerMessage, Table } from '$src/net/types';
import type { GameTable } from '$src/games';
import { settings } from '$src/settings.svelte';
import { play } from '$src/ui/sound';
import { toasts } from '$src/ui/toasts.svelte';
import { voice, words, type Facts, type Say } from '$src/words/words.svelte';
import { Coach } from './coach.svelte';
import { byTarget, doneOption, endsSomething, reasonsFor, targetOf } from './choices';
import { Pacer } from './pacer';
import { Reaching } from './reach.svelte';
import { lastSeen, remember } from './seen';

const ARRIVAL_MS = 1_500; // how long a socket may take to bring what HTTP has acknowledged

export class TableStore {
  readonly say: Say;
  readonly coach: Coach;
  readonly reach = new Reaching(this); // where a thing can get to, and what gets at it
  #live = $state.raw<Table>() as Table; // set in the constructor
  past = $state.raw<Table | null>(null); // an older position that is being looked at
  events = $state.raw<readonly EventLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  link = $state<Link>('connecting');
  busy = $state(false);
  hovered = $state.raw<Option | null>(null);
  picked = $state<string | null>(null);
  lit = $state.raw<readonly string[]>([]); // things a log line speaks of
  why = $state<string | null>(null); // the refused thing whose reason is open
  changed = $state.raw<readonly string[]>([]); // things the last move touched
  ideas = $state.raw<readonly Idea[]>([]); // what a bot thinks of this question, best first
  thinking = $state(false); // a bot is looking for ideas
  curtain = $state<number | null>(null); // hot-seat: the seat that should take the screen
  #trail = $state.raw<readonly { decision: string; option: Option }[]>([]); // answers since the main question
  awaySince = $state<number | null>(null); // actions played up to the last visit, if others moved since
  #socket: TableSocket | null = null;
  #pacer: Pacer<Table>;
  #seatShown: number;
  #awaited: { seq: number; resolve: () => void } | null = null;

  constructor(table: Table, readonly game: GameTable, readonly content: unknown) {
    this.#live = table;
    this.events = table.events;
    this.say = voice(table.game);
    this.coach = new Coach(table.id, table.game);
    this.#pacer = new Pacer((next) => this.#take(next), () => settings.moveMs * 1.6);
    this.#seatShown = table.you.length > 1 ? -1 : table.seat;
    this.#drawCurtain(table);
    const seen = lastSeen(table.id);
    if (seen !== null && table.at > seen + 1 && table.you.length > 0 && !table.over) this.awaySince = seen;
    remember(table.id, table.at);
  }

  // -- what is on the table

  get live(): Table {
    return this.#live;
  }
  get table(): Table {
    return this.past ?? this.#live;
  }
  get asked() {
    return this.table.asked;
  }
  get mine(): boolean {
    return this.past === null && this.asked?.mine === true && !this.busy && this.curtain === null;
  }
  get options(): readonly Option[] {
    return this.mine ? (this.asked?.options ?? []) : [];
  }
  get refusals(): readonly Refusal[] {
    return this.mine ? (this.asked?.refusals ?? []) : [];
  }
  readonly targets = $derived.by(() => byTarget(this.options));
  readonly refused = $derived.by(() => byTarget(this.refusals));
  readonly done = $derived.by(() => doneOption(this.options, (option) => this.game.done?.(option, this) ?? endsSomething(option)));
  /** What the panel lists: everything but the main button, or only what belongs to the picked thing. */
  readonly listed = $derived.by(() => {
    const rest = this.options.filter((option) => option !== this.done);
    const picked = this.picked;
    return picked === null ? rest : rest.filter((option) => option.targets?.includes(picked));
  });
  readonly reasons = $derived.by(() => (this.picked === null ? this.refusals : reasonsFor(this.picked, this.refusals)));

  /** What was answered on the way to this question; empty at the main question. */
  get trail(): readonly Option[] {
    return this.#trail[0]?.decision === this.asked?.decision ? [] : this.#trail.map(({ option }) => option);
  }

  seatName(seat: number): string {
    return this.table.seats[seat]?.name || this.sideName(seat);
  }
  /** The side a seat plays: its crest and its tone in the log. */
  sideOf(seat: number): string {
    return this.game.sideOf?.(this, seat) ?? this.table.seats[seat]?.side ?? '';
  }
  sideName(seat: number): string {
    const side = this.sideOf(seat);
    return this.say([`side-${side}`, `faction-${side}`].find((word) => words.has(word, this.table.game)) ?? side);
  }
  /** The words of an event, whatever it is. */
  tell(event: EventLine): string {
    return this.say(event.key, event.facts);
  }
  targetsOf(event: EventLine): readonly string[] {
    return this.game.targetsOf?.(this, event) ?? Object.values(event.facts).map(targetOf).filter((target) => target !== null);
  }

  // -- pointing

  hover(option: Option | null): void {
    this.hovered = option;
  }

  /** A thing was clicked: play the only option, or show its options or reasons. */
  pick(target: string): void {
    this.#pacer.hurry();
    const options = this.targets.get(target) ?? [];
    const only = options.length === 1 ? options[0] : undefined;
    const sure = !settings.kept.confirm || this.picked === target;
    if (only && sure && only !== this.done) return void this.choose(only);
    const refused = this.refused.get(target)?.[0];
    if (options.length === 0 && !refused) return this.unpick();
    this.picked = this.picked === target && options.length !== 1 ? null : target;
    this.why = options.length === 0 ? (refused?.thing ?? null) : null;
    this.hovered = null;
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
    await this.#act(() => api.play(this.#live.id, { id: commandId(), seq: this.#live.seq, seat: asked.seat, action: option.action }));
  }

  undo = () => this.#act(() => api.undo(this.#live.id, { id: commandId(), seq: this.#live.seq }), this.#live.can_undo);
  reset = () => this.#act(() => api.reset(this.#live.id, { id: commandId(), seq: this.#live.seq }), this.#live.reset_to !== null);

  get mayHint(): boolean {
    return this.mine && this.#live.hints && !this.thinking && this.ideas.length === 0;
  }
  /** Ask a bot for ideas. Play goes on meanwhile; ideas about an older question are dropped. */
  hint = async (): Promise<void> => {
    if (!this.mayHint) return;
    this.thinking = true;
    try {
      const { seq, ideas } = await api.hint(this.#live.id);
      if (seq === this.#live.seq) this.ideas = ideas;
    } catch (error) {
      toasts.error(error, this.#live.game);
    } finally {
      this.thinking = false;
    }
  };
  ideaOf(option: Option | null): Idea | undefined {
    return this.ideas.find((idea) => idea.action === option?.action);
  }

  async finish(): Promise<void> {
    if (this.done) await this.choose(this.done);
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
      await Promise.race([new Promise<void>((resolve) => (this.#awaited = { seq, resolve })), new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS))]);
      this.#awaited = null;
    }
    if (this.#live.seq < seq || this.link !== 'open') await this.refetch();
  }

  async refetch(): Promise<void> {
    const seat = this.#seatShown >= 0 ? this.#seatShown : undefined;
    this.#take(await api.table(this.#live.id, seat));
  }

  /** Look at an older position; null returns to the present. */
  async lookBack(n: number | null): Promise<void> {
    this.unpick();
    this.past = n === null || n >= this.#live.at ? null : await api.at(this.#live.id, n, this.#live.seat);
  }

  // -- hot-seat

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.#seatShown = this.curtain;
    this.#socket?.send({ type: 'look', seat: this.curtain });
    void this.refetch().finally(() => (this.curtain = null));
  }

  #drawCurtain(table: Table): void {
    const asked = table.asked;
    const shared = table.you.length > 1;
    this.curtain = shared && asked && table.you.includes(asked.seat) && asked.seat !== this.#seatShown && !table.over ? asked.seat : null;
  }

  // -- the line to the server

  connect(): void {
    this.#socket = new TableSocket({
      address: () => {
        const look = this.#seatShown >= 0 ? `&seat=${this.#seatShown}` : '';
        return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/matches/${this.#live.id}/socket?since=${this.#live.seq}${look}`;
      },
      hear: (message) => this.#hear(message),
      link: (state) => (this.link = state),
    });
    this.#socket.connect();
    void api.chat(this.#live.id).then((lines) => (this.chat = lines), () => undefined);
  }

  wake = () => this.#socket?.wake();

  close(): void {
    this.#socket?.close();
    this.#pacer.stop();
  }

  /** A notice names a side by its id; people read its name. */
  #sided(facts: Facts): Facts {
    const { side } = facts;
    return typeof side === 'string' && words.has(`side-${side}`, this.#live.game) ? { ...facts, side: `side-${side}` } : facts;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') {
      if (message.table.seq < this.#live.seq) return;
      const own = message.table.asked?.mine === true && this.#live.asked?.mine === true;
      if (own || message.table.events_from < this.#live.at) {
        this.#pacer.stop();
        this.#take(message.table);
      } else this.#pacer.push(message.table);
    } else if (message.type === 'chat') {
      if (this.chat.some((line) => line.id === message.line.id)) return;
      this.chat = [...this.chat, message.line];
      this.unread += 1;
      play('chat');
    } else if (message.type === 'presence') {
      const seats = this.#live.seats.map((seat) => ({ ...seat, online: message.online.includes(seat.seat) }));
      this.#live = { ...this.#live, seats, spectators: message.spectators };
    }
  }

  #take(next: Table): void {
    const before = this.#live;
    const kept = this.events.filter((event) => event.n <= next.events_from);
    this.events = [...kept, ...next.events];
    this.#live = next;
    if (next.seq !== before.seq) this.ideas = [];
    if (this.#awaited && next.seq >= this.#awaited.seq) this.#awaited.resolve();
    if (next.at < before.at || next.asked?.seat !== before.asked?.seat) this.#trail = [];
    if (next.at !== before.at) {
      this.unpick();
      const news = next.events.filter((event) => event.n > Math.min(before.at, next.at));
      this.changed = [...new Set(news.flatMap((event) => this.targetsOf(event)))];
      remember(next.id, next.at);
    }
    this.#drawCurtain(next);
    if (next.over && !before.over) play('over');
    else if (next.asked?.mine && !before.asked?.mine) play('turn');
    else if (next.at !== before.at && !next.asked?.mine) play('move');
    for (const notice of next.notices) {
      if (!before.notices.some((old) => old.id === notice.id)) toasts.show(this.say(notice.key, this.#sided(notice.facts)));
    }
  }
}
