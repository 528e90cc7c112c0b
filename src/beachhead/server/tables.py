"""The authority over all matches: every change of a match goes through `Tables`.

A change is made on the match in memory under its lock, stored, and only then told to anybody. If
storing fails, the match in memory is thrown away and rebuilt from the log: what was not committed
has not happened.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from beachhead.core.errors import BeachheadError
from beachhead.server import chapters, clocks, lessons, wire
from beachhead.server.errors import Refused, conflict, forbidden, from_core, not_found
from beachhead.server.live import UNKNOWN, Live
from beachhead.server.measures import Measures
from beachhead.server.numbers import WATCHING
from beachhead.server.store import news, rows
from beachhead.server.store.contract import Store
from beachhead.server.store.rows import Change, MoveRow, News, SeatRow, Stale, told

Listener = Callable[[rows.MatchRow], None]
TRUST_MEMORY = 0


class Tables:
    """Live matches, their locks and whoever wants to hear of changes."""

    def __init__(self, store: Store, kept: int, measures: Measures) -> None:
        self.store = store
        self._measures = measures
        self.listeners: list[Listener] = []
        self.spread: Callable[[str], None] | None = None  # tells the other processes
        self._kept = kept
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- holding a match ------------------------------------------------------------------------

    @asynccontextmanager
    async def hold(self, match_id: str, at_least: int | None = None) -> AsyncIterator[Live]:
        """The match, up to date and yours alone. `at_least` is a version known to be stored."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            live = await self._fresh(match_id, at_least)
            try:
                yield live
            except Stale:
                self.forget(match_id)
                raise

    async def _fresh(self, match_id: str, at_least: int | None) -> Live:
        live = self._listen(match_id)
        if live is not None:
            wanted = at_least
            if wanted is None:
                wanted = await self.store.version(match_id)
            if wanted is not None and live.head.version >= wanted:
                self._keep(live)
                return live
        after = 0 if live is None else live.seq
        loaded = await self.store.load(match_id, after)
        if loaded is None:
            self.forget(match_id)
            raise not_found("match")
        try:
            if live is None:
                live = await self._open(loaded)
            else:
                live.catch_up(loaded)
        except BeachheadError as error:
            self.forget(match_id)
            raise from_core(error) from None
        self._keep(live)
        return live

    async def _open(self, loaded: rows.Loaded) -> Live:
        """A match from its log; one of other rules is carried over, and that is stored at once."""
        if chapters.plain(loaded):
            with suppress(BeachheadError):
                return await Live.load(loaded)
        older = await self.store.older(loaded.head.id)
        live, change = await chapters.reopen(loaded, older)
        if change is not None:
            await self.commit(live, change)
        return live

    def _keep(self, live: Live) -> None:
        """In memory from now on, the one used last at the end."""
        live.used = time.monotonic()
        self._live[live.head.id] = live
        self._live.move_to_end(live.head.id)
        while len(self._live) > self._kept:
            self._live.popitem(last=False)

    def follow(self, match_id: str, version: int, step: str) -> None:
        """Another process tells its step. Where it does not fit, the log is read when needed."""
        if match_id not in self._live:
            return
        self._live[match_id].awaited[version] = step
        lock = self._locks.get(match_id)
        if lock is None or not lock.locked():  # whoever holds the match next listens otherwise
            self._listen(match_id)

    def _listen(self, match_id: str) -> Live | None:
        """The match in memory, after the steps told by other processes that come next."""
        live = self._live.get(match_id)
        if live is None:
            return None
        try:
            while (step := live.awaited.pop(live.head.version + 1, None)) is not None:
                live.follow(news.read(step))
        except BeachheadError:
            self.forget(match_id)
            return None
        here = live.head.version
        live.awaited = {at: told for at, told in live.awaited.items() if at > here}
        return live

    @property
    def in_memory(self) -> int:
        return len(self._live)

    def forget_idle(self, seconds: float) -> None:
        """Throw away what nobody has used for so long; the log has it."""
        before = time.monotonic() - seconds
        while self._live and next(iter(self._live.values())).used < before:
            self._live.popitem(last=False)

    def forget(self, match_id: str) -> None:
        """Throw the match in memory away; the log has it."""
        self._live.pop(match_id, None)

    def forget_all(self) -> None:
        """The same for all: somebody changed many at once."""
        self._live.clear()

    # -- storing a change -----------------------------------------------------------------------

    async def commit(
        self,
        live: Live,
        change: Change,
        seats: Sequence[SeatRow] | None = None,
        *,
        openly: bool = True,
    ) -> None:
        """Store what was changed on `live`, then tell; Stale if another process was first.

        What was not done `openly` leaves the time of the last change as it was.
        """
        live.settle_head(openly=openly)
        if live.head.status == "over" or seats is None:
            seats = live.seats
        try:
            with self._measures.commit():
                notices = await self.store.change(live.head, seats, change)
        except BaseException:
            self.forget(live.head.id)
            raise
        live.head.version += 1
        live.hear(notices)
        self.tell(live.head)
        if self.spread is not None:
            self.spread(news.write(News(live.head, list(seats), change.moves, notices)))

    def tell(self, head: rows.MatchRow) -> None:
        """Only what is committed is told."""
        for listener in self.listeners:
            listener(head)

    async def create(self, live_head: rows.MatchRow, seats: list[SeatRow]) -> None:
        """A new match, at its first question."""
        live = Live(rows.Loaded(live_head, seats, [], []))
        live.settle_head()
        kept = chapters.beginning(live)
        await self.store.create(live.head, live.seats, kept=kept)
        self._keep(live)
        self.tell(live_head)

    async def close(self, match_id: str, before: int) -> None:
        """Close a table that waits for people, if nothing has happened there since."""
        async with self.hold(match_id) as live:
            if live.head.status == "waiting" and live.head.updated < before:
                live.head.status = "closed"
                await self.commit(live, told("table-unattended"))

    async def drop_lesson(self, match_id: str) -> None:
        """Close the table of a lesson that is begun anew."""
        async with self.hold(match_id) as live:
            if live.head.lesson is not None and live.head.status == "playing":
                live.head.status = "closed"
                await self.commit(live, Change())

    async def free(self, match_id: str, user_id: str) -> None:
        """From here on a lesson is a game like any other."""
        async with self.hold(match_id) as live:
            if live.head.host != user_id:
                raise forbidden("error-not-host", "only whoever made the table may do this")
            if live.head.lesson is not None:
                live.head.lesson = None
                await self.commit(live, Change())

    # -- playing --------------------------------------------------------------------------------

    async def play(self, match_id: str, user_id: str, command: wire.Command) -> int:
        """One command of a person. Answers with the `seq` it led to, as that person counts."""
        try:
            return await self._play(match_id, user_id, command)
        except Stale:
            return await self._answered(match_id, user_id, command.id)

    async def _answered(self, match_id: str, user_id: str, command: str) -> int:
        """Somebody was faster: it may have been this very command, sent to another process."""
        async with self.hold(match_id) as live:
            done = self._done(live, command, user_id)
            if done is None:
                raise Stale
            return done

    async def _play(self, match_id: str, user_id: str, command: wire.Command) -> int:
        async with self.hold(match_id, TRUST_MEMORY) as live:
            if (
                command.seq > live.numbers(user_id).seq
            ):  # another process has played on; `live` catches up
                await self._fresh(match_id, None)
            if (done := self._done(live, command.id, user_id)) is not None:
                return done
            self._check_seat(live, user_id, command.seat)
            self._check_seq(live, user_id, command.seq)
            self._check_playing(live)
            await self._move(live, command.action, command.seat, command.id, user_id)
            return live.numbers(user_id).seq

    async def play_for(self, match_id: str, seq: int, seat: int, action: int, player: str) -> bool:
        """A bot's action; False if the table has moved on meanwhile."""
        async with self.hold(match_id, TRUST_MEMORY) as live:
            if live.seq != seq or live.match.seat != seat or not live.bot_asked():
                return False
            await self._move(live, action, seat, secrets.token_hex(8), player)
            return True

    async def _move(self, live: Live, action: int, seat: int, command: str, player: str) -> None:
        now = clocks.now()
        row = MoveRow(live.seq + 1, "play", action, seat, command, player, now, UNKNOWN)
        bot = live.bot_asked()
        try:
            row = live.carry_out(row)
        except BeachheadError as error:
            raise from_core(error) from None
        changed: list[SeatRow] = []
        if openly := bool(row.shown & WATCHING):  # what is done in secret stops no clock
            timed = live.seats[seat]
            if timed.left_ms is not None and not bot:
                spent = now - live.head.turn_started
                timed.left_ms = clocks.after_decision(live.head.pace, timed.left_ms, spent)
                changed.append(timed)
            self._position_changed(live, now)
        change = chapters.recorded(live, row)
        change.learnt = lessons.learnt(live)
        await self.commit(live, change, changed, openly=openly)
        self._measures.moved("bot" if bot else "person")

    @staticmethod
    def _position_changed(live: Live, now: int) -> None:
        talk = live.head.talk
        talk.takeback = None
        talk.absent = None
        talk.ballots = {}
        if talk.skipped != live.match.seat:
            talk.skipped = None
        live.head.turn_started = now

    # -- taking back ----------------------------------------------------------------------------

    async def undo(self, match_id: str, user_id: str, wanted: wire.Undo, *, reset: bool) -> int:
        """Free undo: to the last barrier, or anywhere in a match of one person."""
        try:
            return await self._undo(match_id, user_id, wanted, reset=reset)
        except Stale:
            return await self._answered(match_id, user_id, wanted.id)

    async def _undo(self, match_id: str, user_id: str, wanted: wire.Undo, *, reset: bool) -> int:
        async with self.hold(match_id, TRUST_MEMORY) as live:
            if (done := self._done(live, wanted.id, user_id)) is not None:
                return done
            if not live.seats_of(user_id):
                raise forbidden("error-not-your-seat", "you do not sit at this table")
            self._check_seq(live, user_id, wanted.seq)
            self._check_playing(live)
            default = live.reset_to(user_id) if reset else live.undo_to(user_id)
            to = default if wanted.to is None else live.numbers(user_id).last(wanted.to)
            lowest = live.base if live.one_person() else live.barrier
            if default is None or to is None or not lowest <= to < live.at:
                raise conflict("error-no-undo", "nothing can be taken back freely here")
            await self.go_back(live, to, user_id, wanted.id)
            return live.numbers(user_id).seq

    async def go_back(self, live: Live, to: int, player: str, command: str) -> None:
        """Record the return to the position after `to` actions."""
        now = clocks.now()
        count, seat = live.at - to, live.kept[to].seat
        row = MoveRow(live.seq + 1, "undo", to, seat, command, player, now)
        asked = live.asked_seat()
        row = live.carry_out(row)
        openly = bool(row.shown & WATCHING)
        if openly and asked is not None and asked.left_ms is not None and not live.head.bot_asked:
            asked.left_ms = max(0, asked.left_ms - (now - live.head.turn_started))
        if openly:
            self._position_changed(live, now)
        side = live.side_word(seat)
        change = told("table-undo", seat=seat, side=side, count=count, row=row.seq)
        change.moves = [row]
        await self.commit(live, change, openly=openly)

    # -- checks, in the order a client should hear of them ----------------------------------------

    @staticmethod
    def _done(live: Live, command: str, user_id: str) -> int | None:
        """The answer a command already got."""
        seen = live.commands.get(command)
        if seen is None:
            return None
        if seen.player != user_id:
            raise forbidden("error-not-your-seat", "another player's command")
        return live.seq_after(seen, user_id)

    @staticmethod
    def _check_seat(live: Live, user_id: str, seat: int) -> None:
        if seat not in live.seats_of(user_id):
            raise forbidden("error-not-your-seat", f"seat {seat} is not yours", seat=seat)

    @staticmethod
    def _check_seq(live: Live, user_id: str, seq: int) -> None:
        if seq != live.numbers(user_id).seq:
            raise Behind(live.numbers(user_id).seq)

    @staticmethod
    def _check_playing(live: Live) -> None:
        if live.head.status == "waiting":
            raise conflict("error-waiting", "not everybody is here yet")
        if live.head.status != "playing":
            raise conflict("error-match-over", "the match is over")


class Behind(Refused):
    """The client has not seen the latest position; the answer carries it."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "error-stale", f"the table has moved on to {seq}", {"seq": seq})
