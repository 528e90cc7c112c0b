"""What is stored of a match and its people, row by row. No SQL here."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Literal

import msgspec

from beachhead.core.event import Facts
from beachhead.core.fair import Sealed
from beachhead.server.wire import Ballot, ChatRoom, Pace, Status

EVERYBODY = -1  # all bits
ID_BYTES = 9


def new_id() -> str:
    """An id nobody can guess, for a match."""
    return secrets.token_urlsafe(ID_BYTES)


def digest(token: str) -> str:
    """What is stored of a token; the token itself never is."""
    return hashlib.sha256(token.encode()).hexdigest()


class Stale(Exception):
    """Somebody else changed the match first."""


class UserRow(msgspec.Struct):
    id: str
    name: str
    created: int
    login: str | None = None
    password: str | None = None
    mail: str | None = None
    skeleton: str | None = None
    settings: dict[str, Any] = {}

    @property
    def guest(self) -> bool:
        """Nothing but this browser knows who it is."""
        return self.login is None and self.mail is None


class Takeback(msgspec.Struct):
    seat: int
    to: int
    accepted: list[int]


class Offer(msgspec.Struct):
    """A rematch that waits for answers. A seat that says nothing is not seated."""

    places: dict[int, int]  # seat here -> seat at the new table
    asked: list[int]  # seats here that have not answered


class Talk(msgspec.Struct, omit_defaults=True):
    """What the people at the table are busy with besides playing."""

    takeback: Takeback | None = None
    declines: dict[int, int] = {}  # seat -> how often its takebacks were declined
    not_before: dict[int, int] = {}  # seat -> when it may ask again
    absent: int | None = None  # the seat whose clock ran out
    ballots: dict[int, Ballot] = {}
    skipped: int | None = None  # the seat whose turn a bot finishes
    offer: Offer | None = None


class SeatRow(msgspec.Struct):
    seat: int
    side: str
    kind: Literal["human", "bot", "open", "invite"]
    name: str
    user_id: str | None = None
    level: str | None = None
    invite: str | None = None
    left_ms: int | None = None
    bot_plays: bool = False
    result: float | None = None
    resigned: bool = False


class MatchRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    rules: int
    edition: str
    sides: list[str]
    options: dict[str, str]
    seed: int  # of a match without sealed chance
    sealed: Sealed | None = None
    host: str
    pace: Pace
    watch: bool
    status: Status
    version: int = 0
    seq: int = 0
    at: int = 0
    asked_seat: int | None = None
    asked_name: str | None = None
    bot_asked: bool = False
    turn_started: int = 0
    deadline: int | None = None
    talk: Talk
    rematch: str | None = None
    start: str | None = None
    lesson: str | None = None
    created: int
    updated: int


class MoveRow(msgspec.Struct, frozen=True):
    seq: int
    kind: Literal["play", "undo", "rule"]
    value: int  # the action, or the number of actions that stay
    seat: int
    command: str
    player: str
    made: int
    shown: int = EVERYBODY  # bits of those who saw something of it, see `numbers.py`


class NoticeRow(msgspec.Struct, frozen=True):
    id: int
    key: str
    facts: Facts
    made: int


class ChatRow(msgspec.Struct, frozen=True):
    id: int
    room: ChatRoom
    user_id: str
    name: str
    seat: int | None
    text: str
    made: int


class Tale(msgspec.Struct, frozen=True, array_like=True):
    """What was told in one action, uncut."""

    action: str  # its notation
    told: list[tuple[str, str, Facts, int, Facts | None]]  # the fields of the events


class PositionRow(msgspec.Struct, frozen=True):
    """The table after `at` actions, by the rules of its time."""

    at: int
    round: int
    text: str


class Older(msgspec.Struct):
    """What is kept of a match for the time when its actions cannot be played again."""

    tales: dict[int, Tale] = {}  # by row of the log
    positions: list[PositionRow] = []  # the oldest first


class Loaded(msgspec.Struct):
    """A match as stored, without the part of the log the reader already has."""

    head: MatchRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    notices: list[NoticeRow]


class News(msgspec.Struct):
    """One step as the other processes need it to follow without asking the database."""

    head: MatchRow  # after it
    seats: list[SeatRow]  # those that changed
    moves: list[MoveRow]
    notices: list[NoticeRow]


class Learnt(msgspec.Struct, frozen=True):
    """A lesson done to its end."""

    user_id: str
    game: str
    lesson: str


class Change(msgspec.Struct):
    """What one step changes: the head and seats as they shall be, what is appended."""

    moves: list[MoveRow] = []
    notices: list[tuple[str, Facts]] = []
    tales: dict[int, Tale] = {}
    position: PositionRow | None = None
    learnt: Learnt | None = None


def told(key: str, **facts: int | str) -> Change:
    """A change that is only worth a notice."""
    return Change(notices=[(key, facts)])
