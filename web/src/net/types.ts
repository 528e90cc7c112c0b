/** Short names for the wire types; `wire.ts` is generated from the server's own description. */
import type { components } from './wire';

type Schemas = components['schemas'];

export type ArenaList = Schemas['ArenaList'];
export type ArenaReport = Schemas['ArenaReport'];
export type ArenaRun = Schemas['ArenaRun'];
export type Asked = Required<Schemas['Asked']>;
export type Balance = Schemas['Balance'];
export type Ballot = Schemas['VoteStep']['ballot'];
export type BookSide = Schemas['BookSide'];
export type Chance = Required<Schemas['Chance']>;
export type Chapter = Schemas['Chapter'];
export type ChatLine = Schemas['ChatLine'];
export type Change = Schemas['Change'];
export type Clock = Schemas['Clock'];
export type Created = Required<Schemas['Created']>;
export type CourseStep = Schemas['CourseStep'];
export type End = Schemas['End'];
export type EventLine = Schemas['EventLine'];
export type FactorOffer = Schemas['FactorOffer'];
export type Forecast = Schemas['Forecast'];
export type LogPart = Schemas['LogPart'];
export type GameInfo = Schemas['GameInfo'];
export type GameSetup = Schemas['GameSetup'];
export type Guide = Schemas['Guide'];
export type Hint = Schemas['Hint'];
export type Idea = Schemas['Idea'];
export type Invite = Schemas['Invite'];
export type LessonHead = Schemas['LessonHead'];
export type Judged = Schemas['Judged'];
export type Line = Schemas['Line'];
export type Moment = Schemas['Moment'];
export type Moments = Schemas['Moments'];
export type MatchHead = Schemas['MatchHead'];
export type Me = Schemas['Me'];
export type NewArena = Schemas['NewArena'];
export type NewMatch = Schemas['NewMatch'];
export type NewReport = Schemas['NewReport'];
export type NewSeat = Schemas['NewSeat'];
export type Notice = Schemas['Notice'];
export type Option = Schemas['Option'];
export type OptionSpec = Schemas['OptionSpec'];
export type Pace = Schemas['Table']['pace'];
export type Page = Schemas['Page'];
export type Problem = Schemas['Problem'];
export type Proof = Schemas['Proof'];
export type Reach = Required<Schemas['Reach']>;
export type Reason = Schemas['Reason'];
export type Refusal = Schemas['Refusal'];
export type Reported = Schemas['Reported'];
export type Rule = Schemas['Rule'];
export type GameWords = Schemas['GameWords'];
export type Rulebook = Schemas['Rulebook'];
export type RuleSheet = Schemas['RuleSheet'];
export type Scope = 'mine' | 'open' | 'finished' | 'watch';
export type Seal = Schemas['Seal'];
export type SeatHead = Schemas['SeatHead'];
export type SeatOutcome = Schemas['SeatOutcome'];
export type SeatView = Schemas['SeatView'];
export type Study = Required<Schemas['Study']>;
export type Table = Omit<Schemas['Table'], 'asked'> & { readonly asked: Asked | null };
export type SessionView = Schemas['SessionView'];
export type Source = Schemas['Source'];
export type Spread = Schemas['Spread'];
export type Takeback = Schemas['Takeback'];
export type Term = Schemas['Term'];
export type Vote = Schemas['Vote'];

/** What comes over the socket, and what goes. */
export type ServerMessage =
  | Exclude<Schemas['ServerMessage'], { type: 'table' }>
  | { readonly type: 'table'; readonly table: Table };
export type ClientMessage = Schemas['ClientMessage'];
