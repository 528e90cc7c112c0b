"""Making matches and filling seats: create, join, invite, start, leave, return."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from beachhead.core import registry
from beachhead.core.fair import Sealed
from beachhead.core.match import Match
from beachhead.lab import lessons
from beachhead.lab.lessons import Lesson
from beachhead.server import clocks, ends, levels, wire
from beachhead.server.chance import Seals
from beachhead.server.errors import conflict, forbidden, invalid, not_found
from beachhead.server.live import Live
from beachhead.server.store.rows import (
    Change,
    MatchRow,
    SeatRow,
    Talk,
    UserRow,
    digest,
    new_id,
    told,
)
from beachhead.server.tables import Tables

TOKEN_BYTES = 16
FREE = frozenset({"open", "invite"})


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables, seals: Seals) -> None:
        self.tables = tables
        self.seals = seals

    async def create(self, user: UserRow, wanted: wire.NewMatch) -> wire.Created:
        """A new table; it begins at once if nobody is missing."""
        game = registry.get(wanted.game)
        _check_somebody_plays(seat.kind for seat in wanted.seats)
        if wanted.seed is not None and any(seat.kind in FREE for seat in wanted.seats):
            # whoever knows the seed knows every card to come
            raise invalid("error-seed", "a seed is given only where no other person plays")
        match = Match.new(
            wanted.game,
            seats=[seat.side for seat in wanted.seats],
            options={**game.among_people, **wanted.options},
            seed=None if wanted.seed is None else int(wanted.seed),
        )
        seats, invites = [], []
        for number, seat in enumerate(wanted.seats):
            row, token = self._new_seat(number, seat, match, user)
            seats.append(row)
            if token is not None:
                invites.append(wire.Invite(number, token))
        sealed = None
        if wanted.seed is None:
            sealed = await self.seal(wanted.seal, wanted.number, seats, user)
        head = self.head(match, sealed, user.id, wanted.pace, wanted.watch)
        await self.open(head, seats)
        return wire.Created(head.id, invites)

    async def create_at(self, user: UserRow, match: Match) -> wire.Created:
        """A table that begins with a position, all seats for its maker, for nobody else to see."""
        seats = [
            self._new_seat(number, wire.NewSeat(kind="hotseat" if number else "me"), match, user)[0]
            for number in range(len(match.setup.seats))
        ]
        head = self.head(match, None, user.id, "none", watch=False)
        head.start = match.begins_with
        await self.open(head, seats)
        return wire.Created(head.id, [])

    async def begin_lesson(self, user: UserRow, lesson: Lesson) -> wire.Created:
        """A lesson from its beginning: its maker in the learner's seat, the weakest bots in the
        others. A table where it was left is closed.
        """
        left = await self.tables.store.lessons_begun(user.id, lesson.game)
        if lesson.id in left:
            await self.tables.drop_lesson(left[lesson.id])
        match = lessons.start(lesson)
        rival = wire.NewSeat(kind="bot", level=levels.ids()[0])
        seats = [
            self._new_seat(n, wire.NewSeat(kind="me") if n == lesson.seat else rival, match, user)[
                0
            ]
            for n in range(len(match.setup.seats))
        ]
        head = self.head(match, None, user.id, "none", watch=False)
        head.start, head.lesson = match.begins_with, lesson.id
        await self.open(head, seats)
        return wire.Created(head.id, [])

    async def seal(
        self, seal: str | None, number: str | None, seats: Sequence[SeatRow], user: UserRow
    ) -> Sealed:
        """Chance for a new match; its maker adds a number once, however many seats are theirs."""
        sealed = await self.seals.use(seal, len(seats))
        mine = [row.seat for row in seats if row.user_id == user.id]
        return sealed.with_number(mine[0], number) if number and mine else sealed

    @staticmethod
    def _new_seat(
        number: int, wanted: wire.NewSeat, match: Match, user: UserRow
    ) -> tuple[SeatRow, str | None]:
        side = match.setup.seats[number]
        if wanted.kind == "bot":
            level = levels.check(wanted.level)
            return SeatRow(number, side, "bot", wanted.name or "", level=level), None
        if wanted.kind == "open":
            return SeatRow(number, side, "open", ""), None
        if wanted.kind == "invite":
            token = secrets.token_urlsafe(TOKEN_BYTES)
            return SeatRow(number, side, "invite", "", invite=digest(token)), token
        name = wanted.name or (user.name if wanted.kind == "me" else f"{user.name} {number + 1}")
        return SeatRow(number, side, "human", name, user_id=user.id), None

    @staticmethod
    def head(
        match: Match, sealed: Sealed | None, host: str, pace: wire.Pace, watch: bool
    ) -> MatchRow:
        now = clocks.now()
        return MatchRow(
            id=new_id() if sealed is None else sealed.match,
            game=match.game.id,
            rules=match.game.rules_version,
            edition=match.edition_hash,
            sides=list(match.setup.seats),
            options=match.setup.options,
            seed=match.setup.seed if sealed is None else 0,
            sealed=sealed,
            host=host,
            pace=pace,
            watch=watch,
            status="waiting",
            talk=Talk(),
            created=now,
            updated=now,
        )

    async def open(self, head: MatchRow, seats: list[SeatRow]) -> None:
        begin_if_full(head, seats)
        await self.tables.create(head, seats)

    # -- coming ---------------------------------------------------------------------------------

    async def join(self, match_id: str, user: UserRow, wanted: wire.Join) -> int:
        """Take an open seat, or the seat a token was made for."""
        async with self.tables.hold(match_id) as live:
            if live.head.status == "closed":
                raise conflict("error-closed", "the table was closed")
            row = _claimed(live, wanted)
            if live.seats_of(user.id):  # whoever had two seats would see two hands
                raise conflict("error-seated", "you sit at this table already")
            row.kind, row.user_id, row.invite = "human", user.id, None
            row.name = wanted.name or user.name
            add_number(live.head, row.seat, wanted.number or "")
            begin(live)
            change = told(
                "table-joined", seat=row.seat, side=live.side_word(row.seat), name=row.name
            )
            await self.tables.commit(live, change)
            return row.seat

    async def invite(self, match_id: str, user: UserRow, seat: int) -> wire.Invite:
        """A fresh token for a free seat; an older one is worthless from now on."""
        async with self.tables.hold(match_id) as live:
            _check_host(live, user)
            row = _seat(live, seat)
            if row.kind not in FREE:
                raise conflict("error-seat-taken", "somebody sits there", seat=seat)
            token = secrets.token_urlsafe(TOKEN_BYTES)
            row.kind, row.invite = "invite", digest(token)
            await self.tables.commit(live, Change())
            return wire.Invite(seat, token)

    async def start(self, match_id: str, user: UserRow, level: str | None) -> None:
        """Begin with what is there: free seats become bots."""
        async with self.tables.hold(match_id) as live:
            _check_host(live, user)
            if live.head.status != "waiting":
                raise conflict("error-started", "the match has begun")
            _check_somebody_plays(row.kind for row in live.seats if row.kind not in FREE)
            for row in live.seats:
                if row.kind in FREE:
                    row.kind, row.invite = "bot", None
                    row.level = levels.check(level)
            begin(live)
            await self.tables.commit(live, told("table-started"))

    # -- going and coming back ------------------------------------------------------------------

    async def leave(self, match_id: str, user: UserRow, seat: int) -> None:
        """A bot plays on; before the start the seat is free again."""
        async with self.tables.hold(match_id) as live:
            row = _own(live, user, seat)
            if live.head.status == "waiting":
                row.kind, row.user_id, row.name = "open", None, ""
                add_number(live.head, row.seat, "")
            elif live.head.status == "playing":
                row.bot_plays = True
                row.level = row.level or levels.stand_in()
            else:
                raise conflict("error-match-over", "the match is over")
            await self.tables.commit(live, said_of_leaving(live, seat))

    async def resign(self, match_id: str, user: UserRow, seat: int) -> None:
        """Give up: a loss for the seat. A bot plays on if there is still something to play for."""
        async with self.tables.hold(match_id) as live:
            row = _own(live, user, seat)
            if live.head.status != "playing" or row.resigned:
                raise conflict("error-match-over", "there is nothing to give up")
            row.resigned = row.bot_plays = True
            row.level = row.level or levels.stand_in()
            talk = live.head.talk
            talk.takeback, talk.absent, talk.ballots = None, None, {}
            if ends.ends_it(live.seats, live.match.teams()):
                live.head.status = "over"
                ends.book(live.seats, live.match)
            change = told("table-resigned", seat=seat, side=live.side_word(seat))
            await self.tables.commit(live, change)

    async def cancel(self, match_id: str, user: UserRow) -> None:
        """Close a table before it begins, if nobody else has taken a seat."""
        async with self.tables.hold(match_id) as live:
            _check_host(live, user)
            if live.head.status != "waiting":
                raise conflict("error-started", "the match has begun")
            if live.others(user.id):
                raise conflict("error-somebody-waits", "somebody else sits there already")
            live.head.status = "closed"
            await self.tables.commit(live, told("table-closed"))

    async def come_back(self, match_id: str, user: UserRow, seat: int) -> None:
        """Take the seat back from the bot."""
        async with self.tables.hold(match_id) as live:
            row = _own(live, user, seat)
            if not row.bot_plays or row.resigned:
                raise conflict("error-seat-taken", "no bot plays for you", seat=seat)
            row.bot_plays, row.level = False, None
            live.head.turn_started = clocks.now()
            if row.left_ms is not None:
                row.left_ms = max(row.left_ms, clocks.after_waiting(live.head.pace))
            await self.tables.commit(
                live, told("table-returned", seat=seat, side=live.side_word(seat))
            )


def begin(live: Live) -> None:
    """Deal if nobody is missing; what people add to the chance is fixed from now on."""
    begin_if_full(live.head, live.seats)
    if live.head.status == "playing":
        live.deal()


def add_number(head: MatchRow, seat: int, number: str) -> None:
    if head.sealed is not None:
        head.sealed = head.sealed.with_number(seat, number)


def said_of_leaving(live: Live, seat: int) -> Change:
    """What the table reads: before the start nobody takes the seat over."""
    key = "table-left" if live.head.status == "playing" else "table-stood-up"
    return told(key, seat=seat, side=live.side_word(seat))


def begin_if_full(head: MatchRow, seats: Sequence[SeatRow]) -> None:
    if head.status == "waiting" and all(row.kind in {"human", "bot"} for row in seats):
        head.status = "playing"
        head.turn_started = clocks.now()
        for row in seats:
            row.left_ms = clocks.at_start(head.pace) if row.kind == "human" else None


def _check_somebody_plays(kinds: Iterable[str]) -> None:
    if all(kind == "bot" for kind in kinds):
        raise invalid("error-no-people", "bots among themselves play in the arena")


def _seat(live: Live, seat: int) -> SeatRow:
    if seat >= len(live.seats):
        raise invalid("error-no-seat", f"there is no seat {seat}", seat=seat)
    return live.seats[seat]


def _own(live: Live, user: UserRow, seat: int) -> SeatRow:
    if seat not in live.seats_of(user.id):
        raise forbidden("error-not-your-seat", f"seat {seat} is not yours", seat=seat)
    return live.seats[seat]


def _check_host(live: Live, user: UserRow) -> None:
    if live.head.host != user.id:
        raise forbidden("error-not-host", "only whoever made the table may do this")


def _claimed(live: Live, wanted: wire.Join) -> SeatRow:
    if wanted.token is not None:
        for row in live.seats:
            if row.invite is not None and secrets.compare_digest(row.invite, digest(wanted.token)):
                return row
        raise not_found("invite")
    free = [row for row in live.seats if row.kind == "open"]
    if wanted.seat is not None:
        free = [row for row in free if row.seat == wanted.seat]
    if not free:
        raise conflict("error-seat-taken", "no such seat is free")
    return free[0]
