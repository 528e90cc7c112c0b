/** The wire, as the server states it. Names follow its structs. */
import type { Facts } from '$src/words/words.svelte';

export type Pace = 'none' | 'live' | 'day' | 'fast' | 'slow';
export type Status = 'waiting' | 'playing' | 'over' | 'study';
export type Scope = 'mine' | 'open' | 'finished' | 'watch';
export type Ballot = 'wait' | 'skip' | 'bot';

export interface Option {
  action: number; name: string; key: string;
  facts?: Facts; targets?: readonly string[]; cost?: Record<string, number>; gain?: Record<string, number>; rules?: readonly string[];
}
export interface Refusal { thing: string; key: string; facts?: Facts; rules?: readonly string[]; targets?: readonly string[] }
export interface OptionSpec { id: string; values: readonly string[]; default: string; rule: string }
export interface GameInfo {
  id: string; prefix: string; rules: number; players: readonly number[]; options: readonly OptionSpec[];
  sides: Record<string, readonly (readonly string[])[]>; levels: readonly string[]; reconstructed: boolean;
}
export interface Rule { id: string; text: string; source: string; reconstructed: boolean }
export interface Chapter { number: number; title: string; rules: readonly Rule[] }
export interface RuleSheet { chapters: readonly Chapter[] }
export interface Me { id: string; name: string; guest: boolean; csrf: string; settings: Record<string, unknown>; mail: string | null; to_move: number }
export interface NewSeat { kind: 'me' | 'bot' | 'hotseat' | 'open' | 'invite'; side?: string; level?: string | null; name?: string | null }
export interface NewMatch { game: string; seats: readonly NewSeat[]; options?: Record<string, string>; pace?: Pace; seed?: number | null; watch?: boolean }
export interface Invite { seat: number; token: string }
export interface Created { id: string; invites: readonly Invite[] }
export interface SeatHead {
  seat: number; side: string; name: string; kind: 'human' | 'bot' | 'open' | 'invite'; you: boolean; level: string | null; result: number | null;
}
export interface MatchHead {
  id: string; game: string; status: Status; pace: Pace; seats: readonly SeatHead[]; options: Record<string, string>; seq: number; at: number;
  asked_seat: number | null; asked: string | null; your_move: boolean; created: number; updated: number; deadline: number | null;
}
export interface SeatView extends SeatHead { online: boolean; bot_plays: boolean }
export interface Asked { seat: number; decision: string; rule: string; mine: boolean; options: readonly Option[]; refusals: readonly Refusal[] }
export interface EventLine { n: number; action: string | null; key: string; rule: string; facts: Facts }
export interface Notice { id: number; key: string; facts: Facts; at: number }
export interface Clock { pace: Pace; running: number | null; left: readonly (number | null)[]; now: number; expired: boolean }
export interface Takeback { seat: number; to: number; accepted: readonly number[]; waiting: readonly number[] }
export interface Vote { absent: number; voters: readonly number[]; ballots: Record<string, Ballot> }
export interface Table {
  id: string; game: string; rules: number; edition: string; options: Record<string, string>; status: Status; pace: Pace;
  seq: number; at: number; last: number; over: boolean; seats: readonly SeatView[]; you: readonly number[]; seat: number;
  view: Record<string, unknown>; asked: Asked | null; events_from: number; events: readonly EventLine[]; notices: readonly Notice[];
  can_undo: boolean; undo_to: number | null; reset_to: number | null; takeback_to: number | null; takeback: Takeback | null;
  vote: Vote | null; clock: Clock | null; spectators: number; host: boolean; rematch: string | null;
}
export interface ChatLine { id: number; room: 'table' | 'spectators'; name: string; seat: number | null; text: string; at: number }
export interface Problem { key: string; facts: Facts; text: string }
export type ServerMessage =
  | { type: 'table'; table: Table }
  | { type: 'chat'; line: ChatLine }
  | { type: 'presence'; online: readonly number[]; spectators: number }
  | { type: 'pong'; now: number }
  | { type: 'restart' };
