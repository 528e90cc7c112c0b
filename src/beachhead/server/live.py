"""A match in memory: rebuilt from the log, thrown away without loss."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from beachhead.core import registry
from beachhead.core.contract import SPECTATOR, Setup
from beachhead.core.engine import OVER, GameState
from beachhead.core.errors import ReplayError
from beachhead.core.event import Event
from beachhead.core.match import Match
from beachhead.lab import lessons
from beachhead.lab.lessons import Tutor
from beachhead.server import clocks, ends, numbers
from beachhead.server.numbers import Numbers
from beachhead.server.store.rows import (
    EVERYBODY,
    Loaded,
    MatchRow,
    MoveRow,
    News,
    NoticeRow,
    SeatRow,
)

NOTICES_KEPT = 30
PAUSE_EVERY = 100
OPEN_BOOK = ("over", "study")  # every seat's knowledge may be looked at
UNKNOWN = 0  # a row that nobody has seen yet
UNDEALT = frozenset({"waiting", "closed"})


def rebuild(head: MatchRow) -> Match:
    """The match at its first question, if it was made by the rules and content of today."""
    game = registry.get(head.game)
    if game.rules_version != head.rules:
        text = f"played under rules version {head.rules}, this is {game.rules_version}"
        raise ReplayError(text, reason=text)
    match = begin(head)
    match.check_edition(head.edition)
    return match


def begin(head: MatchRow, *, watched: bool = True) -> Match:
    """The match at its first question, whatever it was made by."""
    game = registry.get(head.game)
    return Match(game, setup_of(head), position=head.start or "", watched=watched)


def setup_of(head: MatchRow) -> Setup:
    """What the match begins with. Before everybody is there nothing is dealt that will count."""
    sides = tuple(head.sides)
    if head.sealed is None or not _is_dealt(head):
        return Setup(sides, head.options, head.seed)
    return Setup.of_sealed(sides, head.options, head.sealed)


def in_force(moves: list[MoveRow]) -> list[MoveRow]:
    """The steps of a log that none after them took back."""
    kept: list[MoveRow] = []
    for move in moves:
        if move.kind != "play":
            del kept[move.value :]
        if move.kind != "undo":
            kept.append(move)
    return kept


def chapter(kept: list[MoveRow]) -> int:
    """How many steps were made before the rules changed for the last time; 0: they never did."""
    changed = [n for n, move in enumerate(kept, 1) if move.kind == "rule"]
    return changed[-1] if changed else 0


async def play_all(match: Match, actions: Sequence[int]) -> None:
    """Many actions at once, without keeping everybody else waiting."""
    for number, action in enumerate(actions, start=1):
        match.play(action)
        if number % PAUSE_EVERY == 0:
            await asyncio.sleep(0)


def _is_dealt(head: MatchRow) -> bool:
    return head.sealed is None or head.status not in UNDEALT


class Past(Protocol):
    """What is known of steps that the match in memory does not hold."""

    def told(self, k: int) -> list[Event]: ...
    def notation(self, k: int) -> str: ...
    def match_at(self, k: int) -> Match: ...


class Live:
    """One match with its people. Only `Tables` changes it, under the match's lock."""

    def __init__(self, loaded: Loaded, match: Match | None = None) -> None:
        self.head = loaded.head
        self.seats = loaded.seats
        self.notices = loaded.notices
        self.match = rebuild(loaded.head) if match is None else match
        self.base = 0  # steps in force before the match in memory begins
        self.past: Past | None = None  # knows them
        self.rows: list[MoveRow] = []  # the log
        self.kept: list[MoveRow] = []  # its actions in force
        self.open_state: GameState | None = None  # what the others see during a secret question
        self._numbers: dict[int, Numbers] = {}
        self.commands: dict[str, MoveRow] = {}
        self.used = 0.0  # when somebody last held it
        self._tutor: Tutor | None = None  # of a lesson
        self.awaited: dict[int, str] = {}  # steps of other processes still to follow, by version

    @classmethod
    async def load(cls, loaded: Loaded) -> Live:
        """The match after its whole log; what was taken back is not even played."""
        live = cls(loaded)
        kept = in_force(loaded.moves)
        await play_all(live.match, [move.value for move in kept])
        live.settle_log(loaded.moves, kept)
        return live

    def settle_log(
        self, rows: list[MoveRow], kept: list[MoveRow], base: int = 0, past: Past | None = None
    ) -> None:
        """Take over the log that has led to the match in memory."""
        self.kept, self.base, self.past = kept, base, past
        for row in rows:
            self._note(row)
        self._hold_back()

    def _note(self, move: MoveRow) -> None:
        self.rows.append(move)
        self.commands[move.command] = move
        for known in self._numbers.values():
            known.hear(move)

    def catch_up(self, loaded: Loaded) -> None:
        """Take over what another process has stored since."""
        if self.dealt != _is_dealt(loaded.head):
            self.match = rebuild(loaded.head)
        for move in loaded.moves:
            self.carry_out(move)
        self.head, self.seats, self.notices = loaded.head, loaded.seats, loaded.notices

    def follow(self, news: News) -> None:
        """One step that another process has made, told by itself."""
        for move in news.moves:
            self.carry_out(move)
        news.head.sealed = self.head.sealed  # it is not sent around
        self.head = news.head
        for row in news.seats:
            self.seats[row.seat] = row
        self.hear(news.notices)

    def carry_out(self, move: MoveRow) -> MoveRow:
        """One row of the log, and who saw it. An action that is refused leaves no trace."""
        if move.kind == "rule":  # another process has carried the match over: read it anew
            raise ReplayError("the rules changed", reason="the rules changed")
        row = self._play(move) if move.kind == "play" else self._go_back(move)
        self._note(row)
        return row

    def _play(self, move: MoveRow) -> MoveRow:
        asked, before = self.match.seat, self.open_state or self.match.state
        self.match.play(move.value, seat=move.seat)
        held = numbers.holds_back(self.match, move.seat)
        self.open_state = before if held else None
        row = move if move.shown != UNKNOWN else self._seen(move, asked, held=held)
        self.kept.append(row)
        return row

    def _seen(self, move: MoveRow, asked: int, *, held: bool) -> MoveRow:
        """An action is seen by whoever made it, is told of it, or sees that another is asked."""
        shown = 1 << move.seat
        changed = asked != self.match.seat
        for seat in () if held else range(SPECTATOR, len(self.seats)):
            if changed or self.match.tells(seat, self._seen_at(seat) - self.base):
                shown |= numbers.bit(seat)
        return msgspec.structs.replace(move, shown=shown)

    def _seen_at(self, seat: int) -> int:
        """The number of actions when this seat last saw something."""
        k = len(self.kept)
        while k > self.base and not self.kept[k - 1].shown & numbers.bit(seat):
            k -= 1
        return k

    def _go_back(self, move: MoveRow) -> MoveRow:
        """A step back is seen by those who saw what is taken back."""
        shown = 0
        for gone in self.kept[move.value :]:
            shown |= gone.shown
        self.match.undo(move.value - self.base)
        del self.kept[move.value :]
        self._hold_back()
        return msgspec.structs.replace(move, shown=shown)

    def _hold_back(self) -> None:
        """Find what the others see, if the match was brought to a secret question at once."""
        self.open_state = None
        if self.at > self.base and numbers.holds_back(self.match, self.kept[-1].seat):
            seen = self.match.fresh()
            for action in self.match.actions[: self._seen_at(SPECTATOR) - self.base]:
                seen.play(action)
            self.open_state = seen.state

    def hear(self, notices: list[NoticeRow]) -> None:
        self.notices = [*self.notices, *notices][-NOTICES_KEPT:]

    # -- where it stands ------------------------------------------------------------------------

    @property
    def dealt(self) -> bool:
        """Whether what lies on the table counts: all who add to the chance are there."""
        return _is_dealt(self.head)

    def deal(self) -> None:
        """Everybody is there, and the chance is complete."""
        self.match = rebuild(self.head)

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def at(self) -> int:
        return len(self.kept)

    @property
    def actors(self) -> list[int]:
        """The seat that made each action in force."""
        return [move.seat for move in self.kept]

    def numbers(self, user_id: str | None) -> Numbers:
        """How this reader counts; when nothing is hidden any more, everybody counts all."""
        return self.numbers_of(self.who(user_id))

    def who(self, user_id: str | None) -> int:
        """The reader's bits in the rows of the log."""
        open_book = self.head.status in OPEN_BOOK
        return EVERYBODY if open_book else numbers.mask(self.seats_of(user_id))

    def numbers_of(self, who: int) -> Numbers:
        if who not in self._numbers:
            made = self._numbers[who] = Numbers(who)
            for row in self.rows:
                made.hear(row)
        return self._numbers[who]

    def seq_after(self, row: MoveRow, user_id: str | None) -> int:
        """The `seq` that this row of the log led to, as its reader counts."""
        who = self.who(user_id)
        return sum(bool(before.shown & who) for before in self.rows[: row.seq])

    def state_for(self, seats: list[int]) -> GameState | None:
        """The table as it was before a secret question, for whoever must not see that it is on."""
        return None if self.match.seat in seats else self.open_state

    def asked_seat(self) -> SeatRow | None:
        seat = self.match.seat
        return None if seat == OVER or self.head.status != "playing" else self.seats[seat]

    def bot_asked(self) -> bool:
        """Whether a bot is to move, by nature or in a person's place."""
        seat = self.asked_seat()
        if seat is None or not self.players():  # bots among themselves wait for somebody
            return False
        return seat.kind == "bot" or seat.bot_plays or self.head.talk.skipped == seat.seat

    def asked_openly(self) -> bool:
        """Whether everybody knows that the seat which is asked has just been asked something."""
        if self.open_state is not None or self.match.asks_in_secret():
            return False
        everybody = numbers.WATCHING | numbers.mask(range(len(self.seats)))
        return self.at == self.base or self.kept[-1].shown & everybody == everybody

    def side_word(self, seat: int) -> str:
        """The word id of the side a seat plays, for notices."""
        return self.match.game.side_of(self.match.state, seat)

    # -- who is who -----------------------------------------------------------------------------

    def seats_of(self, user_id: str | None) -> list[int]:
        if user_id is None:
            return []
        return [seat.seat for seat in self.seats if seat.user_id == user_id]

    def players(self) -> list[str]:
        """The people for whom no bot plays."""
        return [
            seat.user_id
            for seat in self.seats
            if seat.kind == "human" and not seat.bot_plays and seat.user_id is not None
        ]

    def others(self, user_id: str | None) -> list[int]:
        """Seats of other people who are there to be asked."""
        return [
            seat.seat
            for seat in self.seats
            if seat.kind == "human" and not seat.bot_plays and seat.user_id != user_id
        ]

    def one_person(self) -> bool:
        """Solo against bots, or everybody at one screen: undo is free."""
        users = {seat.user_id for seat in self.seats if seat.kind == "human"}
        return len(users) == 1 and all(seat.kind in {"human", "bot"} for seat in self.seats)

    def alone(self) -> bool:
        """One person, everybody else a bot: help takes nothing from anybody."""
        people = [seat for seat in self.seats if seat.kind != "bot"]
        return len(people) == 1 and people[0].kind == "human"

    # -- what happened --------------------------------------------------------------------------

    def told(self, k: int) -> list[Event]:
        """What happened in step `k`, uncut; 0: the set-up."""
        if k > self.base or not self.base:
            return self.match.told(k - self.base)
        if k and self.kept[k - 1].kind == "rule":
            return [Event("table-rules-changed", "", {})]
        return [] if self.past is None else self.past.told(k)

    def notation(self, k: int) -> str:
        """How the action of step `k` is written."""
        if k > self.base:
            return self.match.names[self.match.actions[k - self.base - 1]]
        if self.past is None or self.kept[k - 1].kind == "rule":
            return ""
        return self.past.notation(k)

    @property
    def barrier(self) -> int:
        """Steps up to this number are not taken back freely."""
        return self.base + self.match.barrier

    def tutor(self) -> Tutor | None:
        """Who leads through a lesson, caught up with the match; nobody after a change of rules."""
        found = lessons.course(self.head.game).get(self.head.lesson or "")
        if found is None or self.base:
            return None
        if self._tutor is None:
            self._tutor = Tutor(found, self.match.fresh())
        self._tutor.follow(self.match.actions)
        return self._tutor

    # -- how far back ---------------------------------------------------------------------------

    def undo_to(self, user_id: str | None) -> int | None:
        """One own step back, without asking anybody."""
        mine = self.seats_of(user_id)
        if self.head.status != "playing" or not mine:
            return None
        if self.one_person():
            own = [k for k, seat in enumerate(self.actors) if seat in mine and k >= self.base]
            return own[-1] if own else None
        free = self.match.seat in mine and self.at > self.barrier
        return self.at - 1 if free else None

    def reset_to(self, user_id: str | None) -> int | None:
        """The start of the own turn."""
        back = self.undo_to(user_id)
        if back is None:
            return None
        if not self.one_person():
            return self.barrier
        while back > self.base and self.actors[back - 1] == self.actors[back]:
            back -= 1
        return back

    def takeback_to(self, user_id: str | None) -> int | None:
        """The last own action that only the others can give back."""
        mine = self.seats_of(user_id)
        if self.head.status != "playing" or self.one_person() or not self.others(user_id):
            return None
        own = [k for k, seat in enumerate(self.actors) if seat in mine and k >= self.base]
        if not own or (self.undo_to(user_id) is not None and own[-1] >= self.barrier):
            own = [k for k in own if k < self.barrier]
        return own[-1] if own else None

    # -- the head follows the match --------------------------------------------------------------

    def settle_head(self, *, openly: bool = True) -> None:
        """Bring the stored head into line with the match."""
        head = self.head
        head.seq, head.at = self.seq, self.at
        if openly:
            head.updated = clocks.now()
        if self.match.over and head.status == "playing":
            head.status = "over"
            ends.book(self.seats, self.match)
        seat_row = self.asked_seat()
        decision = self.match.decision
        head.asked_seat = None if seat_row is None else seat_row.seat
        head.asked_name = None if seat_row is None or decision is None else decision.name
        head.bot_asked = self.bot_asked()
        head.deadline = None
        waited_for = bool(self.players()) and not head.bot_asked
        ticking = seat_row is not None and waited_for and head.talk.absent is None
        if ticking and seat_row is not None and seat_row.left_ms is not None:
            head.deadline = head.turn_started + seat_row.left_ms
