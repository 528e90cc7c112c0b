"""Every message between server and browser, once; `web/src/net/wire.ts` is generated from here.

The account, the arena and the end of a match have files of their own (`wire_*.py`).

Three numbers say where a table stands. They count what the reader saw (`numbers.py`): a secret
action of somebody else counts for nobody else. When the match is over they count everything.

- `seq` counts the rows of the append-only log (plays *and* undos). It only grows. A command names
  the `seq` it was made at; the socket is told `?since=seq`.
- `at` counts the actions in force. An undo makes it smaller. `/at/{n}` and undo targets use it.
- `events_from` says which events a payload carries: those with `n > events_from` (-1: all, with
  the set-up). A reader drops what it has beyond that number and appends what it got. Where that
  is too much at once, `events_from` is -1 and `older` says up to which action the log is missing:
  `/log?before=older` has the next part.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from beachhead.core.contract import OptionSpec
from beachhead.core.event import Facts
from beachhead.core.fair import Digits, MatchName, Sealed
from beachhead.core.gains import Change
from beachhead.core.options import Option, Refusal
from beachhead.core.replay import SeedText
from beachhead.server import wire_learn

Pace = Literal["none", "live", "day", "fast", "slow"]
# closed: given up before it began; study: an imported replay
Status = Literal["waiting", "playing", "over", "closed", "study"]
ArenaForm = Literal["csv", "jsonl"]
Scope = Literal["mine", "open", "finished", "watch"]
ChatRoom = Literal["table", "spectators"]
Ballot = Literal["wait", "skip", "bot"]

# No NUL, which one database stores and the other refuses; in names nothing that is not seen.
_SEEN = r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=_SEEN)]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]
Secret = Annotated[str, Meta(min_length=8, max_length=200)]
Mail = Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s\x00]+@[^@\s\x00]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SmallSeed = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]  # what a browser can hold exactly


# -- errors ----------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """What went wrong, for the reader's language; `text` is plain English for logs."""

    key: str
    facts: Facts
    text: str


class ErrorBody(Struct, frozen=True, omit_defaults=True):
    """Every answer with a status of 400 or more. 409 carries the table as it now stands."""

    error: Problem
    table: Table | None = None


# -- games -----------------------------------------------------------------------------------


class GameInfo(Struct, frozen=True):
    """What the lobby and the new-game page need to know about a game."""

    id: str
    prefix: str
    rules: int
    players: list[int]
    options: list[OptionSpec]
    sides: dict[str, list[list[str]]]  # number of players -> per seat the sides it may take
    for_learners: dict[str, str]  # what a first game chooses besides the defaults
    levels: list[str]  # bot levels, weakest first
    default_level: str
    reconstructed: bool  # some content stands in for pictures that were lost
    nouns: dict[str, str]  # what word follows a head of a notation or target: buy -> card


class GameSetup(Struct, frozen=True):
    """What may be chosen for a new match, given what is chosen already."""

    options: list[OptionSpec]  # with the values that take effect; a single one is fixed
    chosen: dict[str, str]  # a value for each; what does not fit gave way to the default
    sides: list[list[str]]  # per seat the sides it may take


class GameWords(Struct, frozen=True):
    fluent: str  # the messages of a game in one language


# -- making and finding matches --------------------------------------------------------------


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here. `hotseat` is another person at the maker's screen."""

    kind: Literal["me", "bot", "hotseat", "open", "invite"]
    side: Word = "random"
    level: Word | None = None
    name: Name | None = None


class LogPart(Struct, frozen=True):
    """A part of the log; what came before the action `older` is in the next one."""

    older: int  # 0: this was the first part of the match
    events: list[EventLine]


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[Word, Word] = {}
    pace: Pace = "none"
    seed: SeedText | SmallSeed | None = None  # left out: chance that nobody can predict
    watch: bool = True  # others may look on; after the end, look it through
    seal: MatchName | None = None  # an id from `/api/seals`: the match gets it, and its key
    number: Digits | None = None  # what the maker adds to the chance


class Seal(Struct, frozen=True):
    """A promise: the match that is made with this id draws from the key with this SHA-256."""

    id: str
    commitment: str


class Chance(Struct, frozen=True):
    """Where the draws of a match come from. The key is there when the match is over."""

    commitment: str | None = None  # None: it draws from a seed, and nothing was promised
    added: list[int] = []  # seats that added a number
    sealed: Sealed | None = None
    draws: int = 0  # computed anew from key and numbers
    holds: bool = False  # with these draws the match comes to the same end


class Invite(Struct, frozen=True):
    """One free seat and the token that claims it; shown to the maker once."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    id: str
    invites: list[Invite] = []


class SeatHead(Struct, frozen=True):
    seat: int
    side: str  # a word id of the game, "martian"
    name: str
    kind: Literal["human", "bot", "open", "invite"]
    you: bool
    level: str | None = None
    result: float | None = None  # 0 to 1 once the match is over


class MatchHead(Struct, frozen=True):
    """One line of a list of matches."""

    id: str
    game: str
    status: Status
    pace: Pace
    seats: list[SeatHead]
    options: dict[str, str]
    at: int  # actions of a finished match
    asked_seat: int | None
    asked: str | None  # decision name, if it is yours
    your_move: bool
    created: int  # milliseconds since 1970, as all times
    updated: int
    deadline: int | None  # when the clock of the asked seat runs out


# -- the table -------------------------------------------------------------------------------


class SeatView(Struct, frozen=True):
    seat: int
    side: str
    name: str
    kind: Literal["human", "bot", "open", "invite"]
    you: bool
    online: bool
    level: str | None = None
    bot_plays: bool = False  # a bot stands in for the person of this seat
    result: float | None = None
    resigned: bool = False


class Asked(Struct, frozen=True):
    """The question on the table. All but the seat goes to the seat that is asked alone."""

    seat: int
    decision: str  # empty for the others, as is its rule
    rule: str
    mine: bool
    options: list[Option] = []
    refusals: list[Refusal] = []


class EventLine(Struct, frozen=True):
    """One thing that happened, in or after the action with number `n` (0: the set-up)."""

    n: int
    action: str | None  # its notation, if the reader made it or the match is over
    key: str
    rule: str
    facts: Facts


class Notice(Struct, frozen=True):
    """Something about the table that is no part of the game: an undo, a bot that failed, a vote."""

    id: int
    key: str
    facts: Facts
    at: int  # milliseconds


class Clock(Struct, frozen=True):
    pace: Pace
    running: int | None  # the seat whose time runs
    left: list[int | None]  # milliseconds per seat at `now`; None for bots
    now: int
    expired: bool


class Takeback(Struct, frozen=True):
    """Somebody asks to go back to the position after `to` actions."""

    seat: int
    to: int
    accepted: list[int]  # seats that agreed
    waiting: list[int]  # seats still to answer


class Vote(Struct, frozen=True):
    """The seat that is asked is absent; the others decide."""

    absent: int
    voters: list[int]
    ballots: dict[str, Ballot]  # seat -> ballot


class Table(Struct, frozen=True):
    """A match as one reader may know it."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, str]
    status: Status
    pace: Pace
    seq: int
    at: int
    last: int  # actions of the whole match; differs from `at` in a replay
    over: bool
    seats: list[SeatView]
    you: list[int]  # seats you act for
    seat: int  # whose knowledge this is; -1: a spectator's
    view: Any  # the struct `View` of the game
    asked: Asked | None
    events_from: int
    older: int  # the log before this action comes in parts; 0: it is all here
    events: list[EventLine]
    notices: list[Notice]
    can_undo: bool
    undo_to: int | None  # one own step back
    reset_to: int | None  # start of the own turn
    takeback_to: int | None  # what a takeback would ask for
    takeback: Takeback | None
    vote: Vote | None
    clock: Clock | None
    spectators: int
    hints: bool  # you may ask a bot for ideas
    host: bool  # you made this table
    rematch: str | None  # the match that follows this one
    rematch_asked: list[int]  # seats that have not said yet whether they join it
    lesson: wire_learn.Guide | None = None  # where a guided lesson stands


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """One action. The same `id` sent again gets the same answer and is played once."""

    id: CommandId
    seq: Count
    seat: Seat
    action: Count


class Done(Struct, frozen=True):
    seq: int


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Back to the position after `to` actions; left out: one own step, or the turn's start."""

    id: CommandId
    seq: Count
    to: Count | None = None


class TakebackStep(Struct, frozen=True, forbid_unknown_fields=True):
    do: Literal["ask", "accept", "decline", "cancel"]
    seat: Seat
    to: Count | None = None


class VoteStep(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    ballot: Ballot


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None
    token: Word | None = None
    name: Name | None = None
    number: Digits | None = None  # what the player adds to the chance


class Joined(Struct, frozen=True):
    seat: int


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class Hide(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a finished match is out of the own list."""

    hidden: bool = True


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Fill the empty seats with bots and begin."""

    level: Word | None = None


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    rotate: bool = False  # people change seats
    level: Word | None = None  # of all bots; left out: as they were
    accept: bool = True  # the offer of another, if there is one
    seal: MatchName | None = None  # as for a new match
    number: Digits | None = None


class Idea(Struct, frozen=True):
    """An option a bot thinks of: `value` is 0 if it looks lost, 1 if it looks won.

    Its plan is played on until the seat's next turn, on a table as the seat may imagine it.
    """

    action: int
    name: str
    value: float
    visits: int  # simulations spent on it
    steps: list[Option]  # of the plan, the idea first
    brings: list[Change]  # by the plan, the weightiest first
    beside: list[Change]  # what it brings more or less than the best idea


class Hint(Struct, frozen=True):
    """The best ideas for the question at `seq`, best first."""

    seq: int
    ideas: list[Idea]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A problem, seen by this seat (-1: a spectator) at this position."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    at: Count | None = None  # left out: where the table stands
    browser: Annotated[str, Meta(max_length=300)] = ""


class Reported(Struct, frozen=True):
    id: str
    path: str  # shows the position to whoever may see it


class NewChat(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class ChatLine(Struct, frozen=True):
    id: int
    room: ChatRoom
    name: str
    seat: int | None
    text: str
    at: int


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


# -- the socket ------------------------------------------------------------------------------


class TableMessage(Struct, frozen=True, tag="table", tag_field="type"):
    table: Table


class ChatMessage(Struct, frozen=True, tag="chat", tag_field="type"):
    line: ChatLine


class PresenceMessage(Struct, frozen=True, tag="presence", tag_field="type"):
    online: list[int]  # seats
    spectators: int


class PongMessage(Struct, frozen=True, tag="pong", tag_field="type"):
    now: int


ServerMessage = TableMessage | ChatMessage | PresenceMessage | PongMessage


class PingMessage(Struct, frozen=True, tag="ping", tag_field="type"):
    pass


class LookMessage(Struct, frozen=True, tag="look", tag_field="type"):
    """Which of your seats to look from (hot-seat); -1 leaves it to the server."""

    seat: int


ClientMessage = PingMessage | LookMessage


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    engine: str  # "compiled" or "plain Python"
    database: str  # "sqlite" or "postgresql"


class Readiness(Struct, frozen=True):
    """Whether requests can be served now, part by part."""

    ready: bool
    database: bool
    disk_mb: int  # free where matches are kept; 0 where a database server keeps them
    thoughts: int  # bots' decisions that wait


encode = msgspec.json.Encoder().encode
