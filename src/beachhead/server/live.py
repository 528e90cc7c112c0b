"""A match in memory: rebuilt from the log, thrown away without loss."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from beachhead.core import registry
from beachhead.core.contract import Setup
from beachhead.core.engine import OVER
from beachhead.core.errors import ReplayError
from beachhead.core.match import Match
from beachhead.server import clocks, ends
from beachhead.server.store.matches import Loaded, MatchRow, MoveRow, News, NoticeRow, SeatRow

NOTICES_KEPT = 30
PAUSE_EVERY = 100


def rebuild(head: MatchRow) -> Match:
    """The match at its first question."""
    game = registry.get(head.game)
    if game.rules_version != head.rules:
        text = f"played under rules version {head.rules}, this is {game.rules_version}"
        raise ReplayError(text, reason=text)
    match = Match(game, Setup(tuple(head.sides), head.options, head.seed))
    match.check_edition(head.edition)
    return match


def in_force(moves: list[MoveRow]) -> list[MoveRow]:
    """The plays of a log that no undo took back."""
    kept: list[MoveRow] = []
    for move in moves:
        if move.kind == "play":
            kept.append(move)
        else:
            del kept[move.value :]
    return kept


async def play_all(match: Match, actions: Sequence[int]) -> None:
    """Many actions at once, without keeping everybody else waiting."""
    for number, action in enumerate(actions, start=1):
        match.play(action)
        if number % PAUSE_EVERY == 0:
            await asyncio.sleep(0)


class Live:
    """One match with its people. Only `Tables` changes it, under the match's lock."""

    def __init__(self, loaded: Loaded) -> None:
        self.head = loaded.head
        self.seats = loaded.seats
        self.notices = loaded.notices
        self.match = rebuild(loaded.head)
        self.actors: list[int] = []  # the seat that made each action in force
        self.ats = [0]  # actions in force after each row of the log
        self.commands: dict[str, MoveRow] = {}
        self.used = 0.0  # when somebody last held it

    @classmethod
    async def load(cls, loaded: Loaded) -> Live:
        """The match after its whole log; what was taken back is not even played."""
        live = cls(loaded)
        kept = in_force(loaded.moves)
        await play_all(live.match, [move.value for move in kept])
        live.actors = [move.seat for move in kept]
        at = 0
        for move in loaded.moves:
            at = at + 1 if move.kind == "play" else move.value
            live._note(move, at)
        return live

    def _note(self, move: MoveRow, at: int) -> None:
        self.ats.append(at)
        self.commands[move.command] = move

    def catch_up(self, loaded: Loaded) -> None:
        """Take over what another process has stored since."""
        for move in loaded.moves:
            self.carry_out(move)
        self.head, self.seats, self.notices = loaded.head, loaded.seats, loaded.notices

    def follow(self, news: News) -> None:
        """One step that another process has made, told by itself."""
        for move in news.moves:
            self.carry_out(move)
        self.head = news.head
        for row in news.seats:
            self.seats[row.seat] = row
        self.hear(news.notices)

    def carry_out(self, move: MoveRow) -> None:
        """One row of the log. An action that is refused leaves no trace."""
        if move.kind == "play":
            self.match.play(move.value, seat=move.seat)
            self.actors.append(move.seat)
        else:
            self.match.undo(move.value)
            del self.actors[move.value :]
        self._note(move, self.at)

    def hear(self, notices: list[NoticeRow]) -> None:
        self.notices = [*self.notices, *notices][-NOTICES_KEPT:]

    # -- where it stands ------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.ats) - 1

    @property
    def at(self) -> int:
        return len(self.actors)

    def common(self, since: int) -> int:
        """How many actions in force now were already in force at log row `since`."""
        return min(self.ats[max(0, since) :], default=self.at)

    def asked_seat(self) -> SeatRow | None:
        seat = self.match.seat
        return None if seat == OVER or self.head.status != "playing" else self.seats[seat]

    def bot_asked(self) -> bool:
        """Whether a bot is to move, by nature or in a person's place."""
        seat = self.asked_seat()
        if seat is None:
            return False
        return seat.kind == "bot" or seat.bot_plays or self.head.talk.skipped == seat.seat

    def side_word(self, seat: int) -> str:
        """The word id of the side a seat plays, for notices."""
        return self.match.game.side_of(self.match.state, seat)

    # -- who is who -----------------------------------------------------------------------------

    def seats_of(self, user_id: str | None) -> list[int]:
        if user_id is None:
            return []
        return [seat.seat for seat in self.seats if seat.user_id == user_id]

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

    # -- how far back ---------------------------------------------------------------------------

    def undo_to(self, user_id: str | None) -> int | None:
        """One own step back, without asking anybody."""
        mine = self.seats_of(user_id)
        if self.head.status != "playing" or not mine:
            return None
        if self.one_person():
            own = [k for k, seat in enumerate(self.actors) if seat in mine]
            return own[-1] if own else None
        free = self.match.seat in mine and self.at > self.match.barrier
        return self.at - 1 if free else None

    def reset_to(self, user_id: str | None) -> int | None:
        """The start of the own turn."""
        back = self.undo_to(user_id)
        if back is None:
            return None
        if not self.one_person():
            return self.match.barrier
        while back > 0 and self.actors[back - 1] == self.actors[back]:
            back -= 1
        return back

    def takeback_to(self, user_id: str | None) -> int | None:
        """The last own action that only the others can give back."""
        mine = self.seats_of(user_id)
        if self.head.status != "playing" or self.one_person() or not self.others(user_id):
            return None
        own = [k for k, seat in enumerate(self.actors) if seat in mine]
        if not own or (self.undo_to(user_id) is not None and own[-1] >= self.match.barrier):
            own = [k for k in own if k < self.match.barrier]
        return own[-1] if own else None

    # -- the head follows the match --------------------------------------------------------------

    def settle_head(self) -> None:
        """Bring the stored head into line with the match."""
        head = self.head
        head.seq, head.at, head.updated = self.seq, self.at, clocks.now()
        if self.match.over and head.status == "playing":
            head.status = "over"
            ends.book(self.seats, self.match)
        seat_row = self.asked_seat()
        decision = self.match.decision
        head.asked_seat = None if seat_row is None else seat_row.seat
        head.asked_name = None if seat_row is None or decision is None else decision.name
        head.bot_asked = self.bot_asked()
        head.deadline = None
        ticking = seat_row is not None and not head.bot_asked and head.talk.absent is None
        if ticking and seat_row is not None and seat_row.left_ms is not None:
            head.deadline = head.turn_started + seat_row.left_ms
