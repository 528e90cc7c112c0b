/** What can be asked: JSON in, JSON out, every failure an `ApiError` that can be worded. */
import { freshNumber, note, noted } from './chance';
import { transport, type Answer } from './transport';
import type {
  ArenaList,
  ArenaReport,
  Ballot,
  Chance,
  ChatLine,
  Created,
  End,
  FactorOffer,
  Forecast,
  GameInfo,
  GameSetup,
  GameWords,
  Hint,
  Invite,
  LessonHead,
  LogPart,
  MatchHead,
  Me,
  Moments,
  NewArena,
  NewMatch,
  NewReport,
  Problem,
  Proof,
  Reach,
  Reported,
  Rulebook,
  RuleSheet,
  Scope,
  Seal,
  SessionView,
  Study,
  Table,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly table: Table | null = null,
  ) {
    super(problem.text);
  }
}

const OFFLINE: Problem = { key: 'web-error-offline', facts: {}, text: 'no connection' };

/** A random id for a command, so that a resent one is played once. */
export const commandId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) =>
    b.toString(16).padStart(2, '0'),
  ).join('');

export class Api {
  csrf = '';
  signedOut = (): void => undefined; // this browser's session has ended, perhaps from elsewhere

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    let answer: Answer;
    try {
      const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      answer = await transport.call(method, path, sent, this.csrf);
    } catch {
      throw new ApiError(0, OFFLINE);
    }
    const { status, text } = answer;
    let data: unknown = null;
    try {
      data = text ? JSON.parse(text) : null;
    } catch {
      data = null;
    }
    if (status < 400) return data as T;
    const failed = data as { error?: Problem; table?: Table } | null;
    const problem = failed?.error ?? {
      key: 'web-error-server',
      facts: { status },
      text: text.slice(0, 200),
    };
    if (problem.key === 'error-no-session') this.signedOut();
    throw new ApiError(status, problem, failed?.table ?? null);
  }

  #get = <T>(path: string) => this.#call<T>('GET', path);
  #post = <T>(path: string, body: unknown = {}) => this.#call<T>('POST', path, body);

  // -- games and people
  games = () => this.#get<GameInfo[]>('/games');
  setup = (game: string, players: number, options: Readonly<Record<string, string>>) =>
    this.#get<GameSetup>(
      `/games/${game}/setup?${new URLSearchParams([['players', String(players)], ...Object.entries(options).map(([id, value]) => ['option', `${id}:${value}`])])}`,
    );
  content = <T>(game: string) => this.#get<T>(`/games/${game}/content`);
  words = (game: string, language: string) =>
    this.#get<GameWords>(`/games/${game}/words/${language}`);
  rules = (game: string, language: string) =>
    this.#get<RuleSheet>(`/games/${game}/rules?lang=${language}`);
  rulebook = (game: string, language: string) =>
    this.#get<Rulebook>(`/games/${game}/rulebook?lang=${language}`);
  example = (game: string, name: string) => this.#get<Table[]>(`/games/${game}/examples/${name}`);
  playExample = (game: string, name: string) =>
    this.#post<Created>(`/games/${game}/examples/${name}/match`);
  lessons = (game: string) => this.#get<LessonHead[]>(`/games/${game}/lessons`);
  beginLesson = (game: string, lesson: string) =>
    this.#post<Created>(`/games/${game}/lessons/${lesson}/match`);
  /** From a lesson to an ordinary match. */
  free = (id: string) => this.#post<null>(`/matches/${id}/free`);
  me = async (): Promise<Me> => this.#know(await this.#get<Me>('/me'));
  change = async (change: { name?: string; settings?: Record<string, unknown> }) =>
    this.#know(await this.#call<Me>('PATCH', '/me', change));
  register = async (name: string, password: string) =>
    this.#know(await this.#post<Me>('/account/register', { name, password }));
  login = async (name: string, password: string, code: string | null) =>
    this.#know(await this.#post<Me>('/account/login', { name, password, code }));
  logout = async () => this.#know(await this.#post<Me>('/account/logout'));
  magicLink = (mail: string) => this.#post<unknown>('/account/magic-link', { mail });
  magicLogin = async (token: string, code: string | null) =>
    this.#know(await this.#post<Me>('/account/magic-login', { token, code }));

  // -- the own account
  sessions = () => this.#get<SessionView[]>('/account/sessions');
  endSession = (id: string) => this.#call<null>('DELETE', `/account/sessions/${id}`);
  endOtherSessions = () => this.#call<null>('DELETE', '/account/sessions');
  changePassword = async (password: string, proof: Proof) =>
    this.#know(await this.#post<Me>('/account/password', { password, proof }));
  changeMail = (mail: string, proof: Proof) => this.#post<null>('/account/mail', { mail, proof });
  confirmMail = async (token: string) =>
    this.#know(await this.#post<Me>('/account/mail/confirm', { token }));
  offerFactor = (proof: Proof) => this.#post<FactorOffer>('/account/second-factor', proof);
  confirmFactor = (code: string) =>
    this.#post<{ codes: string[] }>('/account/second-factor/confirm', { code });
  removeFactor = (proof: Proof) => this.#post<null>('/account/second-factor/off', proof);
  deleteAccount = async (proof: Proof) =>
    this.#know(await this.#post<Me>('/account/delete', proof));

  #know(me: Me): Me {
    this.csrf = me.csrf;
    return me;
  }

  // -- matches
  matches = (scope: Scope) => this.#get<MatchHead[]>(`/matches?scope=${scope}`);
  create = async (match: NewMatch) =>
    this.#post<Created>('/matches', { ...match, ...(match.seed ? {} : await this.#seal()) });
  /** The promise comes before the own number: whoever made it could not know the number. */
  async #seal(): Promise<{ seal: string; number: string }> {
    const { id, commitment } = await this.#post<Seal>('/seals');
    const number = freshNumber();
    note(id, { commitment, number });
    return { seal: id, number };
  }
  chance = (id: string) => this.#get<Chance>(`/matches/${id}/chance`);
  table = (id: string, seat?: number) =>
    this.#get<Table>(`/matches/${id}${seat === undefined ? '' : `?seat=${seat}`}`);
  /** A position of the past with the events of its own action. */
  at = (id: string, n: number, seat?: number) =>
    this.#get<Table>(
      `/matches/${id}/at/${n}?${new URLSearchParams({ ...(n > 0 ? { after: String(n - 1) } : {}), ...(seat === undefined ? {} : { seat: String(seat) }) })}`,
    );
  /** A part of the log that a table left out. */
  log = (id: string, before: number, seat?: number) =>
    this.#get<LogPart>(
      `/matches/${id}/log?${new URLSearchParams({ before: String(before), ...(seat === undefined ? {} : { seat: String(seat) }) })}`,
    );
  reach = (id: string, { target, seat, at }: { target: string; seat: number; at: number }) =>
    this.#get<Reach>(
      `/matches/${id}/reach?${new URLSearchParams({ target, seat: String(seat), at: String(at) })}`,
    );
  forecast = (
    id: string,
    {
      answers,
      seat,
      at,
      then,
    }: { answers: readonly string[]; seat: number; at: number; then: boolean },
  ) => {
    const query = new URLSearchParams({ seat: String(seat), at: String(at), then: String(then) });
    for (const answer of answers) query.append('answer', answer);
    return this.#get<Forecast>(`/matches/${id}/forecast?${query}`);
  };
  play = (id: string, command: { id: string; seq: number; seat: number; action: number }) =>
    this.#post<{ seq: number }>(`/matches/${id}/commands`, command);
  undo = (id: string, step: { id: string; seq: number; to?: number | undefined }) =>
    this.#post<{ seq: number }>(`/matches/${id}/undo`, step);
  reset = (id: string, step: { id: string; seq: number }) =>
    this.#post<{ seq: number }>(`/matches/${id}/reset`, step);
  takeback = (
    id: string,
    step: { do: 'ask' | 'accept' | 'decline' | 'cancel'; seat: number; to?: number },
  ) => this.#post<unknown>(`/matches/${id}/takeback`, step);
  vote = (id: string, seat: number, ballot: Ballot) =>
    this.#post<unknown>(`/matches/${id}/vote`, { seat, ballot });
  join = (id: string, place: { seat?: number; token?: string; name?: string }) =>
    this.#adding(id, (number) =>
      this.#post<{ seat: number }>(`/matches/${id}/join`, { ...place, number }),
    );
  /** Sit down with a number of one's own, once the promise is known. */
  async #adding<T>(id: string, sit: (number: string) => Promise<T>): Promise<T> {
    const { commitment } = await this.chance(id);
    const number = freshNumber();
    const done = await sit(number);
    if (commitment) note(id, { commitment, number });
    return done;
  }
  start = (id: string, level?: string) =>
    this.#post<unknown>(`/matches/${id}/start`, level ? { level } : {});
  end = (id: string) => this.#get<End>(`/matches/${id}/end`);
  moments = (id: string) => this.#get<Moments>(`/matches/${id}/moments`);
  review = (id: string) => this.#get<Study>(`/matches/${id}/review`);
  startReview = (id: string) => this.#post<Study>(`/matches/${id}/review`);
  stopReview = (id: string) => this.#call<Study>('DELETE', `/matches/${id}/review`);
  /** What might have been: the table after `k` actions of a finished match and others instead. */
  line = (id: string, k: number, actions: readonly number[], seat?: number) =>
    this.#get<Table>(
      `/matches/${id}/line/${k}?${actions.map((action) => `action=${action}`).join('&')}${seat === undefined ? '' : `&seat=${seat}`}`,
    );
  /** Offer one, or sit down at the table of an offer. */
  rematch = async (id: string, level: string | null, offered: string | null) => {
    const ask = (more: object) => this.#post<Created>(`/matches/${id}/rematch`, { level, ...more });
    if (!offered) return ask(await this.#seal());
    return noted(offered) ? ask({}) : this.#adding(offered, (number) => ask({ number }));
  };
  declineRematch = (id: string) => this.#post<Created>(`/matches/${id}/rematch`, { accept: false });
  hint = (id: string) => this.#post<Hint>(`/matches/${id}/hint`);
  report = (id: string, problem: NewReport) =>
    this.#post<Reported>(`/matches/${id}/reports`, problem);
  invite = (id: string, seat: number) => this.#post<Invite>(`/matches/${id}/invites`, { seat });
  leave = (id: string, seat: number) => this.#post<unknown>(`/matches/${id}/leave`, { seat });
  resign = (id: string, seat: number) => this.#post<unknown>(`/matches/${id}/resign`, { seat });
  cancel = (id: string) => this.#post<unknown>(`/matches/${id}/cancel`);
  hide = (id: string, hidden: boolean) =>
    this.#call<unknown>('PUT', `/matches/${id}/hidden`, { hidden });
  comeBack = (id: string, seat: number) => this.#post<unknown>(`/matches/${id}/return`, { seat });
  chat = (id: string) => this.#get<ChatLine[]>(`/matches/${id}/chat`);
  say = (id: string, text: string) => this.#post<unknown>(`/matches/${id}/chat`, { text });
  notes = (id: string) => this.#get<{ text: string }>(`/matches/${id}/notes`);
  keepNotes = (id: string, text: string) =>
    this.#call<unknown>('PUT', `/matches/${id}/notes`, { text });
  arena = () => this.#get<ArenaList>('/arena');
  arenaReport = (run: string) => this.#get<ArenaReport>(`/arena/${run}`);
  arenaStart = (wanted: NewArena) => this.#post<Created>('/arena', wanted);
  arenaStop = (run: string) => this.#post<unknown>(`/arena/${run}/stop`);
  replay = (id: string) => this.#get<unknown>(`/matches/${id}/replay`);
  /** The file goes as it is: old ones have seeds that do not survive being read here. */
  importReplay = (file: string) => this.#post<Created>('/replays', file);
}

export const api = new Api();
