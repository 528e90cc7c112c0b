"""The chance of matches: promised before it is used, shown when it is over."""

from __future__ import annotations

from beachhead.core import fair
from beachhead.core.fair import Sealed
from beachhead.core.verify import drawn
from beachhead.server import clocks, render, wire
from beachhead.server.errors import conflict
from beachhead.server.live import OPEN_BOOK, play_all, rebuild
from beachhead.server.store.contract import Store
from beachhead.server.store.rows import new_id
from beachhead.server.tables import Tables


class Seals:
    """Keys for matches to come."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def promise(self) -> wire.Seal:
        """A key nobody sees, for a match that will have this id."""
        match_id, key, now = new_id(), fair.new_key(), clocks.now()
        await self._store.promise(match_id, key, now)
        return wire.Seal(match_id, fair.commit(key))

    async def use(self, seal: str | None, seats: int) -> Sealed:
        """What was promised; without a promise a fresh key, which proves less."""
        if seal is None:
            return fair.seal(new_id(), seats)
        key = await self._store.redeem(seal, clocks.now())
        if key is None:
            raise conflict("error-seal", "this chance was used already or is too old")
        return fair.seal(seal, seats, key)


async def tell(tables: Tables, match_id: str, reader: str | None) -> wire.Chance:
    """The promise at any time; after the end what it was made of, with every draw checked."""
    async with tables.hold(match_id) as live:
        render.check_may_read(live, reader)
        head, sealed = live.head, live.head.sealed
        actions, end = list(live.match.actions), live.match.fingerprint()
    if sealed is None:
        return wire.Chance()
    added = [seat for seat, number in enumerate(sealed.numbers) if number]
    if head.status not in OPEN_BOOK:
        return wire.Chance(sealed.commitment, added)
    match = rebuild(head)
    await play_all(match, actions)
    same = match.fingerprint() == end
    return wire.Chance(sealed.commitment, added, sealed, drawn(match), same)
