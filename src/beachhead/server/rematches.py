"""Once more. Whoever asks sits down at a new table with the bots; the other people are asked.

Nobody is seated without a yes. A seat that declines or says nothing stays free at the new table:
its maker may invite somebody else or begin with a bot there.
"""

from __future__ import annotations

from beachhead.core.match import Match
from beachhead.server import levels, wire
from beachhead.server.errors import conflict
from beachhead.server.live import Live
from beachhead.server.seats import Seating, add_number, begin
from beachhead.server.store.rows import Change, Offer, SeatRow, UserRow, told
from beachhead.server.tables import Tables


class Rematches:
    def __init__(self, tables: Tables, seating: Seating) -> None:
        self.tables = tables
        self.seating = seating

    async def rematch(self, match_id: str, user: UserRow, wanted: wire.Rematch) -> str:
        """Offer one, or answer the offer of another; the id of the new table."""
        async with self.tables.hold(match_id) as live:
            if live.head.status != "over" or not live.seats_of(user.id):
                raise conflict("error-no-rematch", "a rematch follows a finished match of yours")
            if live.head.rematch is not None:
                await self._answer(live, user, wanted)
                return live.head.rematch
            if not wanted.accept:
                raise conflict("error-no-rematch", "nobody offers a rematch")
            return await self._offer(live, user, wanted)

    async def _offer(self, live: Live, user: UserRow, wanted: wire.Rematch) -> str:
        match = Match.new(live.head.game, seats=live.head.sides, options=live.head.options)
        people = live.seats[1:] + live.seats[:1] if wanted.rotate else live.seats
        seats = [
            _place(number, side, people[number], user.id, wanted.level)
            for number, side in enumerate(match.setup.seats)
        ]
        sealed = await self.seating.seal(wanted.seal, wanted.number, seats, user)
        head = self.seating.head(match, sealed, user.id, live.head.pace, live.head.watch)
        asked = [row.seat for row in live.seats if _is_asked(row, user.id)]
        live.head.rematch = head.id
        live.head.talk.offer = Offer(
            places={old.seat: number for number, old in enumerate(people) if old.seat in asked},
            asked=asked,
        )
        await self.seating.open(head, seats)
        await self.tables.commit(live, _told(live, user.id, "asked" if asked else ""))
        return head.id

    async def _answer(self, live: Live, user: UserRow, wanted: wire.Rematch) -> None:
        offer, mine = live.head.talk.offer, live.seats_of(user.id)
        if offer is None or not set(mine) & set(offer.places):
            return  # whoever offered it, or was not asked, finds the way there
        if wanted.accept:
            places = {offer.places[seat]: seat for seat in mine}
            await self._sit_down(live, user, places, wanted.number or "")
        if set(mine) & set(offer.asked):
            offer.asked = [seat for seat in offer.asked if seat not in mine]
            answer = "accepted" if wanted.accept else "declined"
            await self.tables.commit(live, _told(live, user.id, answer))

    async def _sit_down(
        self, live: Live, user: UserRow, places: dict[int, int], number: str
    ) -> None:
        """Take the seats that were kept; who sits there already stays."""
        assert live.head.rematch is not None
        async with self.tables.hold(live.head.rematch) as new:
            if new.seats_of(user.id):
                return
            if new.head.status == "closed":
                raise conflict("error-closed", "the table was closed")
            if any(new.seats[seat].kind != "invite" for seat in places):
                raise conflict("error-seat-taken", "the seat was given to somebody else")
            for seat, before in places.items():
                row, old = new.seats[seat], live.seats[before]
                row.kind, row.user_id, row.name, row.invite = "human", user.id, old.name, None
            seat = min(places)
            add_number(new.head, seat, number)
            begin(new)
            name, side = new.seats[seat].name, new.side_word(seat)
            await self.tables.commit(new, told("table-joined", seat=seat, side=side, name=name))


def _is_asked(row: SeatRow, user_id: str) -> bool:
    """Everybody else, whoever resigned included; who deleted the account has no name any more."""
    return row.kind == "human" and row.user_id != user_id and bool(row.name)


def _place(number: int, side: str, old: SeatRow, user_id: str, level: str | None) -> SeatRow:
    """The seat at the new table: bots and whoever asks sit down, others are waited for."""
    if old.kind == "bot":
        chosen = old.level if level is None else levels.check(level)
        return SeatRow(number, side, "bot", old.name, level=chosen)
    if old.user_id == user_id:
        return SeatRow(number, side, "human", old.name, user_id)
    return SeatRow(number, side, "invite", "")


def _told(live: Live, user_id: str, what: str) -> Change:
    """What the old table hears; who plays alone begins at once."""
    if not what:
        assert live.head.rematch is not None
        return told("table-rematch", match=live.head.rematch)
    seat = live.seats_of(user_id)[0]
    return told(f"table-rematch-{what}", seat=seat, side=live.side_word(seat))
