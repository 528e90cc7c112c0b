"""What people at a table settle among themselves: takebacks, and votes about the absent."""

from __future__ import annotations

import secrets
from collections import Counter

from beachhead.server import clocks, levels, wire
from beachhead.server.errors import conflict, forbidden
from beachhead.server.live import Live
from beachhead.server.render import voters
from beachhead.server.store.rows import Takeback, told
from beachhead.server.tables import Tables

BACK_OFF_MS = 10_000  # times the square of the number of declines
LONGEST_BACK_OFF_MS = 1_000_000


class Talks:
    """Proposals and answers."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # -- takeback by consent --------------------------------------------------------------------

    async def takeback(self, match_id: str, user_id: str, step: wire.TakebackStep) -> None:
        async with self.tables.hold(match_id) as live:
            if step.seat not in live.seats_of(user_id):
                raise forbidden("error-not-your-seat", f"seat {step.seat} is not yours")
            if live.head.status != "playing":
                raise conflict("error-match-over", "the match is not being played")
            if step.do == "ask":
                await self._ask(live, user_id, step)
            else:
                await self._answer(live, user_id, step)

    async def _ask(self, live: Live, user_id: str, step: wire.TakebackStep) -> None:
        talk, now = live.head.talk, clocks.now()
        counted = live.numbers(user_id)
        to = live.takeback_to(user_id) if step.to is None else counted.last(step.to)
        if talk.takeback is not None:
            raise conflict("error-takeback-pending", "a takeback is already asked for")
        if to is None or not 0 <= to < live.at or live.kept[to].seat not in live.seats_of(user_id):
            raise conflict("error-no-takeback", "nothing of yours can be taken back")
        if not live.others(user_id):
            raise conflict("error-no-takeback", "nobody has to be asked; use undo")
        if (wait := talk.not_before.get(step.seat, 0) - now) > 0:
            seconds = -(-wait // 1000)
            raise conflict("error-takeback-later", f"ask again in {seconds} s", seconds=seconds)
        talk.takeback = Takeback(step.seat, to, [])
        await self._tell(live, "table-takeback-asked", step.seat)

    async def _answer(self, live: Live, user_id: str, step: wire.TakebackStep) -> None:
        talk = live.head.talk
        asked = talk.takeback
        if asked is None:
            raise conflict("error-no-takeback", "nobody asks for a takeback")
        if step.do == "cancel":
            if asked.seat not in live.seats_of(user_id):
                raise forbidden("error-not-your-seat", "another player's request")
            talk.takeback = None
            await self._tell(live, "table-takeback-cancelled", asked.seat)
            return
        others = live.others(live.seats[asked.seat].user_id)
        if step.seat not in others:
            raise forbidden("error-not-your-seat", "you are not asked")
        if step.do == "decline":
            declined = talk.declines.get(asked.seat, 0) + 1
            pause = min(BACK_OFF_MS * declined**2, LONGEST_BACK_OFF_MS)
            talk.takeback = None
            talk.declines = talk.declines | {asked.seat: declined}
            talk.not_before = talk.not_before | {asked.seat: clocks.now() + pause}
            await self._tell(live, "table-takeback-declined", step.seat)
            return
        mine = [seat for seat in live.seats_of(user_id) if seat in others]
        asked.accepted = sorted({*asked.accepted, *mine})
        if set(asked.accepted) >= set(others):
            await self.tables.go_back(live, asked.to, user_id, secrets.token_hex(8))
        else:
            await self._tell(live, "table-takeback-accepted", step.seat)

    async def _tell(self, live: Live, key: str, seat: int) -> None:
        await self.tables.commit(live, told(key, seat=seat, side=live.side_word(seat)))

    # -- the absent -----------------------------------------------------------------------------

    async def clock_out(self, match_id: str) -> None:
        """The asked seat has no time left: from now on the others may vote."""
        async with self.tables.hold(match_id) as live:
            asked, deadline = live.asked_seat(), live.head.deadline
            if asked is None or deadline is None or deadline > clocks.now():
                return
            live.head.talk.absent = asked.seat
            live.head.talk.ballots = {}
            await self._tell(live, "table-clock-out", asked.seat)

    async def vote(self, match_id: str, user_id: str, step: wire.VoteStep) -> None:
        """Wait, skip or let a bot play on; decided when more than half agree or all have voted."""
        async with self.tables.hold(match_id) as live:
            talk = live.head.talk
            if live.head.status != "playing" or talk.absent is None:
                raise conflict("error-no-vote", "nobody is absent")
            entitled = voters(live, talk.absent)
            if step.seat not in entitled or step.seat not in live.seats_of(user_id):
                raise forbidden("error-not-your-seat", "you have no vote here")
            talk.ballots = talk.ballots | {step.seat: step.ballot}
            decided = decide(talk.ballots, len(entitled))
            if decided is None:
                await self._tell(live, "table-vote-cast", step.seat)
            else:
                await self._carry_out(live, talk.absent, decided)

    async def _carry_out(self, live: Live, absent: int, decided: wire.Ballot) -> None:
        row, talk = live.seats[absent], live.head.talk
        talk.absent, talk.ballots = None, {}
        live.head.turn_started = clocks.now()
        row.left_ms = clocks.after_waiting(live.head.pace)
        if decided == "skip":
            talk.skipped = absent
        elif decided == "bot":
            row.bot_plays, row.level = True, levels.stand_in()
        await self._tell(live, f"table-vote-{decided}", absent)


def decide(ballots: dict[int, wire.Ballot], voters_: int) -> wire.Ballot | None:
    """The winner once it is certain; a tie means waiting."""
    counted = Counter(ballots.values()).most_common()
    best, votes = counted[0]
    if votes * 2 > voters_:
        return best
    if len(ballots) < voters_:
        return None
    tied = len(counted) > 1 and counted[1][1] == votes
    return "wait" if tied else best
