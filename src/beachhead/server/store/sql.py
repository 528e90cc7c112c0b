"""The store of a server: each question is one transaction of its database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from beachhead.server.store import learning, matches, seals
from beachhead.server.store.database import Database
from beachhead.server.store.rows import (
    Change,
    Loaded,
    MatchRow,
    MoveRow,
    NoticeRow,
    Older,
    SeatRow,
)
from beachhead.server.wire import Scope


class SqlStore:
    """`contract.Store` on SQLite or PostgreSQL; what is promised there is not repeated here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def version(self, match_id: str) -> int | None:
        return await self._database.read(lambda c: matches.version(c, match_id))

    async def load(self, match_id: str, after: int = 0) -> Loaded | None:
        return await self._database.read(lambda c: matches.load(c, match_id, after))

    async def older(self, match_id: str) -> Older:
        return await self._database.read(lambda c: matches.older(c, match_id))

    async def create(
        self,
        head: MatchRow,
        seats: Sequence[SeatRow],
        moves: Sequence[MoveRow] = (),
        kept: Older | None = None,
    ) -> None:
        await self._database.write(lambda c: matches.create(c, head, seats, moves, kept))

    async def change(
        self, head: MatchRow, seats: Sequence[SeatRow], changed: Change
    ) -> list[NoticeRow]:
        return await self._database.write(lambda c: matches.change(c, head, seats, changed))

    async def heads(
        self, scope: Scope, user_id: str | None
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        def look(connection: Connection) -> list[tuple[MatchRow, list[SeatRow]]]:
            found = matches.heads(connection, scope, user_id)
            seats = matches.seats_of(connection, [head.id for head in found])
            return [(head, seats[head.id]) for head in found]

        return await self._database.read(look)

    async def to_move(self, user_id: str) -> int:
        return await self._database.read(lambda c: matches.to_move(c, user_id))

    async def waiting_for_bots(self) -> list[str]:
        return await self._database.read(matches.waiting_for_bots)

    async def lessons_done(self, user_id: str | None, game: str) -> set[str]:
        return await self._database.read(lambda c: learning.done(c, user_id, game))

    async def lessons_begun(self, user_id: str | None, game: str) -> dict[str, str]:
        return await self._database.read(lambda c: learning.begun(c, user_id, game))

    async def read_note(self, match_id: str, user_id: str) -> str:
        return await self._database.read(lambda c: matches.read_note(c, match_id, user_id))

    async def write_note(self, match_id: str, user_id: str, text: str) -> None:
        await self._database.write(lambda c: matches.write_note(c, match_id, user_id, text))

    async def hide(self, match_id: str, user_id: str, *, hidden: bool) -> None:
        await self._database.write(lambda c: matches.hide(c, match_id, user_id, hidden=hidden))

    async def read_review(self, match_id: str) -> str | None:
        return await self._database.read(lambda c: matches.read_review(c, match_id))

    async def write_review(self, match_id: str, moments: str, now: int) -> None:
        await self._database.write(lambda c: matches.write_review(c, match_id, moments, now))

    async def promise(self, match_id: str, key: str, now: int) -> None:
        await self._database.write(lambda c: seals.put(c, match_id, key, now))

    async def redeem(self, match_id: str, now: int) -> str | None:
        return await self._database.write(lambda c: seals.take(c, match_id, now))
