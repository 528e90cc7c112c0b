"""What people ask of matches, whoever brings the question.

`api/` brings it over HTTP and counts how often; `beachhead.local` brings it from the same browser.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from beachhead.server import ends, levels, render, wire, wire_end
from beachhead.server.bots import Ask, BotFailed, Driver
from beachhead.server.errors import Refused, conflict, forbidden
from beachhead.server.fair import Owner
from beachhead.server.live import OPEN_BOOK, Live
from beachhead.server.render import Presence, Reader
from beachhead.server.replays import Replays
from beachhead.server.reviews import Reviews
from beachhead.server.store.rows import Stale
from beachhead.server.studies import Studies
from beachhead.server.tables import Behind, Tables
from beachhead.server.thinking import Idea, Request


class Reception:
    """Reading, playing, advice, looking back, notes."""

    def __init__(
        self,
        tables: Tables,
        replays: Replays,
        reviews: Reviews,
        studies: Studies,
        ask: Ask,
        presence: Callable[[str], Presence],
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.replays = replays
        self.reviews = reviews
        self.studies = studies
        self._ask = ask
        self._presence = presence

    async def heads(self, which: wire.Scope, reader: str | None) -> list[wire.MatchHead]:
        found = await self.store.heads(which, reader)
        return [render.match_head(head, seats, reader) for head, seats in found]

    async def table(self, match_id: str, reader: Reader) -> wire.Table:
        async with self.tables.hold(match_id) as live:
            return render.table(live, reader, self._presence(match_id))

    # -- playing --------------------------------------------------------------------------------

    async def play(self, match_id: str, user_id: str, command: wire.Command) -> wire.Done:
        try:
            return wire.Done(await self.tables.play(match_id, user_id, command))
        except (Behind, Stale) as behind:
            raise await self._with_table(match_id, user_id, behind) from None

    async def undo(
        self, match_id: str, user_id: str, wanted: wire.Undo, *, reset: bool
    ) -> wire.Done:
        try:
            return wire.Done(await self.tables.undo(match_id, user_id, wanted, reset=reset))
        except (Behind, Stale) as behind:
            raise await self._with_table(match_id, user_id, behind) from None

    async def _with_table(self, match_id: str, user_id: str, behind: Behind | Stale) -> Refused:
        """409 with the current question, so that the client needs no second request."""
        table = await self.table(match_id, Reader(user_id))
        return Refused(409, "error-stale", str(behind), {"seq": table.seq}, table)

    # -- advice ---------------------------------------------------------------------------------

    async def hint(self, match_id: str, user_id: str, owner: Owner) -> wire.Hint:
        """What a strong bot would think of; only where no other person plays."""
        async with self.tables.hold(match_id) as live:
            asked = live.asked_seat()
            if asked is None or asked.user_id != user_id or live.bot_asked():
                raise forbidden("error-not-your-turn", "it is not your decision")
            if not live.alone():
                raise forbidden("error-no-hint", "no hints in a match against people")
            seq, names = live.numbers(user_id).seq, live.match.names
            wanted = Driver.request(live, asked.seat, levels.strongest())
            wanted = msgspec.structs.replace(wanted, chance=_same_again(match_id, live.at))
        # without the match's lock: the table goes on
        ideas = await self._advice(wanted, owner)
        return wire.Hint(
            seq,
            [
                wire.Idea(
                    each.action,
                    names[each.action],
                    each.value,
                    each.visits,
                    each.steps,
                    each.brings,
                    each.beside,
                )
                for each in ideas
            ],
        )

    async def _advice(self, request: Request, owner: Owner) -> list[Idea]:
        """A bot's ideas in this place; it knows what the seat knows."""
        try:
            answer = await self._ask(msgspec.structs.replace(request, explain=True), owner)
        except BotFailed as failure:
            raise Refused(503, "error-no-hint-now", str(failure)) from None
        return answer.ideas

    # -- looking back ---------------------------------------------------------------------------

    async def log(self, match_id: str, reader: Reader, before: int) -> wire.LogPart:
        """A part of the log that a table left out: what happened before the action `before`."""
        async with self.tables.hold(match_id) as live:
            render.check_may_read(live, reader.user_id)
            looking = render.viewpoint(live, reader)
            counted = live.numbers(reader.user_id)
            upto = min(counted.told_before(before), live.at)
            return render.log_part(live, looking, counted, -1, upto)

    async def end(self, match_id: str, reader: str | None, owner: Owner) -> wire_end.End:
        """Who won and by what, points by source, the course, moments."""
        async with self.tables.hold(match_id) as live:
            _check_ended(live, reader)
            told = ends.outcome(live.seats, live.match)
            return wire_end.End(
                outcome=told,
                measures=list(live.match.game.measures),
                course=await self.replays.course(live),
                resigned=[row.seat for row in live.seats if row.resigned],
                next_level=ends.next_level(live.seats, told, live.seats_of(reader)),
                moments=await self.reviews.of(live, owner),
            )

    async def moments(self, match_id: str, reader: str | None, owner: Owner) -> wire_end.Moments:
        """What a bot has found in a finished match so far."""
        async with self.tables.hold(match_id) as live:
            _check_ended(live, reader)
            return await self.reviews.of(live, owner)

    async def review(self, match_id: str, reader: str | None) -> wire_end.Study:
        """The review of a finished match, or how far it is."""
        async with self.tables.hold(match_id) as live:
            _check_ended(live, reader)
            return _counted_by(live, reader, await self.studies.of(live))

    async def begin_review(self, match_id: str, reader: str | None, owner: Owner) -> wire_end.Study:
        async with self.tables.hold(match_id) as live:
            _check_ended(live, reader)
            return _counted_by(live, reader, await self.studies.begin(live, owner))

    async def stop_review(self, match_id: str, reader: str | None) -> wire_end.Study:
        async with self.tables.hold(match_id) as live:
            _check_ended(live, reader)
        await self.studies.halt(match_id)
        return await self.review(match_id, reader)

    # -- one's own list and notes ---------------------------------------------------------------

    async def hide(self, match_id: str, user_id: str, *, hidden: bool) -> None:
        async with self.tables.hold(match_id) as live:
            render.check_may_read(live, user_id)
            if live.head.status not in OPEN_BOOK:
                raise conflict("error-still-playing", "only finished matches can be removed")
        await self.store.hide(match_id, user_id, hidden=hidden)

    async def keep_notes(self, match_id: str, user_id: str, text: str) -> None:
        async with self.tables.hold(match_id) as live:
            if not live.seats_of(user_id):
                raise forbidden("error-not-your-seat", "you do not sit at this table")
        await self.store.write_note(match_id, user_id, text)


def _counted_by(live: Live, reader: str | None, study: wire_end.Study) -> wire_end.Study:
    """A reader may count the positions otherwise than the engine does (`numbers.py`)."""
    if study.review is None:
        return study
    numbers = live.numbers(reader)
    at = [numbers.number(k) for k in range(study.review.actions + 1)]
    return msgspec.structs.replace(study, at=at)


def _same_again(match_id: str, at: int) -> int:
    """The chance of a bot that gives advice: whoever asks twice hears the same."""
    return int.from_bytes(hashlib.sha256(f"{match_id} {at}".encode()).digest()[:7])


def _check_ended(live: Live, reader: str | None) -> None:
    render.check_may_read(live, reader)
    if live.head.status != "over" and not live.match.over:
        raise conflict("error-still-playing", "the match is not over")
