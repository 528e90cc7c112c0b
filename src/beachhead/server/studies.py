"""The review of a finished match on the server: every decision goes through the bots' queue.

`study/` says what is found; here it is asked for piece by piece, so that tables are never kept
waiting, with progress, and it can be stopped. The result is stored with the match.
"""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from beachhead.server import levels, wire_end
from beachhead.server.bots import Ask, BotFailed, Driver
from beachhead.server.errors import conflict
from beachhead.server.fair import Owner
from beachhead.server.live import Live
from beachhead.server.looking import Looking
from beachhead.server.store.contract import Store
from beachhead.server.thinking import Request
from beachhead.study.findings import Finding
from beachhead.study.review import Course, assemble

AT_ONCE = 2  # findings under way for one review
LONGEST = 2_000  # actions of a match that is reviewed
FINDING_SECONDS = 60.0  # hard limit; a decision takes a second or less, unless the machine is busy

NONE = wire_end.Study("none", 0.0)
FAILED = wire_end.Study("failed", 0.0)


class Studies(Looking[wire_end.Study]):
    """Reviews of matches, made when somebody asks for them."""

    def __init__(self, store: Store, ask: Ask) -> None:
        super().__init__(store, ask, FAILED)

    async def of(self, live: Live) -> wire_end.Study:
        """What is known now: nothing, how far it is, or the review."""
        match_id = live.head.id
        self.wanted(match_id)
        known = self._known.get(match_id)
        if known is not None:
            return known
        kept = await self.kept(match_id)
        if kept.review is None:
            return NONE
        return self.keep(match_id, wire_end.Study("ready", 1.0, kept.review))

    async def begin(self, live: Live, owner: Owner) -> wire_end.Study:
        """Start it, unless it is there or under way."""
        known = await self.of(live)
        if known.state in ("ready", "thinking"):
            return known
        if (
            live.base or len(live.match.actions) > LONGEST
        ):  # of older chapters only pictures are left
            raise conflict("error-no-review", "this match cannot be reviewed")
        request = Driver.request(live, 0, levels.strongest())
        results = tuple(row.result for row in live.seats if row.result is not None)
        match_id = live.head.id
        self.start(match_id, owner, lambda: self._review(request, owner, results))
        return self.keep(match_id, wire_end.Study("thinking", 0.0))

    async def _review(
        self, request: Request, owner: Owner, results: tuple[float, ...]
    ) -> wire_end.Study:
        match_id = request.match_id
        course = (await self.gently(_asking(request, "course"), owner)).course
        if course is None:
            raise BotFailed("error", "no course")
        if len(results) == len(course.results):  # who resigned has lost, whatever the table says
            course = msgspec.structs.replace(course, results=results)
        review = assemble(await self._findings(request, owner, course), course)
        kept = msgspec.structs.replace(await self.kept(match_id), review=review)
        await self.store_kept(match_id, kept)
        return wire_end.Study("ready", 1.0, review)

    async def _findings(self, request: Request, owner: Owner, course: Course) -> list[Finding]:
        """All of them, in order; a few are under way at a time."""
        found: dict[int, Finding] = {}
        waiting = iter(course.looked)

        async def work() -> None:
            for n in waiting:
                asked = _asking(request, "finding", n + 1)
                answer = await self.gently(asked, owner)
                if answer.finding is None:
                    raise BotFailed("error", "no finding")
                found[n] = answer.finding
                done = len(found) / len(course.looked)
                self.keep(request.match_id, wire_end.Study("thinking", done))

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(AT_ONCE):
                    group.create_task(work())
        except ExceptionGroup as several:
            raise several.exceptions[0] from None
        return [found[n] for n in course.looked]


def _asking(
    request: Request, review: Literal["course", "finding"], upto: int | None = None
) -> Request:
    """One piece of the work; it may take longer than a move."""
    return msgspec.structs.replace(
        request, actions=request.actions[:upto], review=review, seconds=FINDING_SECONDS
    )
