"""Looking back: a match at any of its actions, as a file, and files brought in."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from beachhead.core import registry
from beachhead.core.errors import ActionError, BeachheadError, ReplayError
from beachhead.core.forecast import Forecast
from beachhead.core.match import Match
from beachhead.core.options import Reach
from beachhead.core.replay import Replay
from beachhead.server import chapters, clocks, render, wire, wire_end
from beachhead.server.errors import forbidden, from_core, invalid
from beachhead.server.live import OPEN_BOOK, PAUSE_EVERY, Live, play_all
from beachhead.server.render import Presence, Reader
from beachhead.server.store.rows import MatchRow, MoveRow, SeatRow, Talk, UserRow, new_id
from beachhead.server.tables import Tables

CURSORS = 64
LONGEST_IMPORT = 20_000


class Replays:
    """Positions of the past. A cursor per match steps forward without starting over."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._cursors: OrderedDict[str, Match] = OrderedDict()
        self._courses: OrderedDict[str, list[wire_end.CourseStep]] = OrderedDict()

    async def at(
        self, match_id: str, n: int, reader: Reader, after: int | None = None
    ) -> wire.Table:
        """The table after `n` actions, as the reader may know it.

        During play that is what the own seat knew then; after the end every seat's view is open.
        """
        async with self.tables.hold(match_id) as live:
            render.check_may_read(live, reader.user_id)
            render.viewpoint(live, reader)
            match = await self._then(live, reader, n)
            k = live.numbers(reader.user_id).first(n)
            start = -1 if after is None else after
            return render.table_at(live, match, reader, Presence(), k, start)

    async def line(self, match_id: str, k: int, actions: list[int], reader: Reader) -> wire.Table:
        """The table of a finished match after `k` of its actions and others instead."""
        async with self.tables.hold(match_id) as live:
            render.check_may_read(live, reader.user_id)
            if live.head.status not in OPEN_BOOK:
                raise forbidden("error-still-playing", "what might have been is told afterwards")
            if live.base or k > len(live.match.actions):
                last = len(live.match.actions)
                raise invalid("error-no-position", f"there are {last} actions", last=last)
            table = live.match.fresh()
            await play_all(table, live.match.actions[:k])
            try:
                for action in actions:
                    table.play(action)
            except BeachheadError as error:
                raise from_core(error) from None
            return render.table_at(live, table, reader, Presence(), k)

    async def reach(self, match_id: str, n: int | None, target: str, reader: Reader) -> Reach:
        """Where a thing could get to after `n` actions (None: now), as the reader may know it."""
        async with self.tables.hold(match_id) as live:
            render.check_may_read(live, reader.user_id)
            seat = render.viewpoint(live, reader)
            match = await self._now_or_then(live, reader, n)
            return match.reach(target, seat) or Reach()

    async def forecast(
        self, match_id: str, n: int | None, answers: list[str], reader: Reader, *, then: bool
    ) -> Forecast:
        """What the reader, asked after `n` actions (None: now), may expect of these answers."""
        async with self.tables.hold(match_id) as live:
            render.check_may_read(live, reader.user_id)
            seat = render.viewpoint(live, reader)
            match = await self._now_or_then(live, reader, n)
            if match.over or match.seat != seat:
                raise forbidden("error-not-your-turn", "somebody else is asked")
            return match.forecast(answers, then=then)

    async def _now_or_then(self, live: Live, reader: Reader, n: int | None) -> Match:
        return await self._then(live, reader, live.numbers(reader.user_id).at if n is None else n)

    async def _then(self, live: Live, reader: Reader, n: int) -> Match:
        """The match at the position that its reader calls `n`. Whoever asks holds the match."""
        counted = live.numbers(reader.user_id)
        if n > counted.at:
            raise invalid("error-no-position", f"there are {counted.at} actions", last=counted.at)
        if n == counted.at and live.state_for(live.seats_of(reader.user_id)) is None:
            return live.match
        k = counted.first(n)
        if k < live.base and live.past is not None:
            return live.past.match_at(k)
        actions, match_id = live.match.actions[: k - live.base], live.head.id
        match = self._cursors.pop(match_id, None)
        same = match is not None and match.setup == live.match.setup  # dealt as it is now
        if match is None or not same or match.actions != actions[: len(match.actions)]:
            match = live.match.fresh()
        await play_all(match, actions[len(match.actions) :])
        self._cursors[match_id] = match
        while len(self._cursors) > CURSORS:
            self._cursors.popitem(last=False)
        return match

    async def course(self, live: Live) -> list[wire_end.CourseStep]:
        """Where everybody stood at the end of each round; of a match whose book is open."""
        known = self._courses.get(live.head.id)
        if known is None:
            known = await _course(live)
            self._courses[live.head.id] = known
            while len(self._courses) > CURSORS:
                self._courses.popitem(last=False)
        return known

    async def export(self, match_id: str, user_id: str | None) -> Replay:
        """The match as its file. It holds seed or key, so only when nothing is hidden any more."""
        async with self.tables.hold(match_id) as live:
            if not render.may_read(live, user_id):
                raise forbidden("error-private", "this table is private")
            if live.head.status not in OPEN_BOOK:
                raise forbidden("error-still-playing", "the file is there when the match is over")
            return live.match.save()

    async def bring_in(self, user: UserRow, replay: Replay) -> str:
        """Check a file by playing it through, then keep it for study."""
        if len(replay.actions) > LONGEST_IMPORT:
            raise invalid("error-replay", f"more than {LONGEST_IMPORT} actions", reason="length")
        try:
            registry.get(replay.game)
            match, actors = await _play_through(replay)
        except BeachheadError as error:
            raise from_core(error) from None
        now = clocks.now()
        head = MatchRow(
            id=new_id(),
            game=match.game.id,
            rules=match.game.rules_version,
            edition=match.edition_hash,
            sides=list(match.setup.seats),
            options=match.setup.options,
            seed=match.setup.seed if match.setup.sealed is None else 0,
            sealed=match.setup.sealed,
            start=match.begins_with or None,
            host=user.id,
            pace="none",
            watch=False,
            status="study",
            seq=len(actors),
            at=len(actors),
            talk=Talk(),
            created=now,
            updated=now,
        )
        results = match.returns() if match.over else [None] * len(match.setup.seats)
        seats = [
            SeatRow(n, side, "human", "", result=result)
            for n, (side, result) in enumerate(zip(match.setup.seats, results, strict=True))
        ]
        rows = [
            MoveRow(n + 1, "play", action, seat, f"import-{n + 1}", user.id, now)
            for n, (action, seat) in enumerate(zip(match.actions, actors, strict=True))
        ]
        kept = chapters.brought_in(match)
        await self.tables.store.create(head, seats, rows, kept)
        return head.id


async def _course(live: Live) -> list[wire_end.CourseStep]:
    match = live.match.fresh()
    steps = [wire_end.CourseStep(live.base, match.round if live.base else 0, _standing(match))]
    now = match.round
    for n, action in enumerate(live.match.actions, live.base + 1):
        match.play(action)
        if match.round > now:
            steps.append(wire_end.CourseStep(n, now, _standing(match)))
            now = match.round
        if n % PAUSE_EVERY == 0:
            await asyncio.sleep(0)
    steps.append(wire_end.CourseStep(live.at, now, _standing(match)))
    return steps


def _standing(match: Match) -> list[list[int]]:
    return [list(values) for values in match.standing()]


async def _play_through(replay: Replay) -> tuple[Match, list[int]]:
    """The checked match, and who made each of its actions."""
    match = Match.load(msgspec.structs.replace(replay, actions=(0,)), upto=0)
    actors = []
    for action in replay.actions:
        actors.append(match.seat)
        try:
            match.play(action)
        except ActionError as error:
            text = f"action {len(actors)} does not replay: {error}"
            raise ReplayError(text, reason=text) from None
        if len(actors) % PAUSE_EVERY == 0:
            await asyncio.sleep(0)
    match.check_end(replay.fingerprint)
    return match, actors
