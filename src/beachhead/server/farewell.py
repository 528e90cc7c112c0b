"""Taking everything along, and going for good."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection

from beachhead.server import levels
from beachhead.server.live import OPEN_BOOK, Live
from beachhead.server.seats import said_of_leaving
from beachhead.server.store import leaving, matches, rows
from beachhead.server.store.database import Database
from beachhead.server.store.rows import Change, UserRow, told
from beachhead.server.store.sessions import Session
from beachhead.server.tables import Tables


class Farewell:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    # -- export ---------------------------------------------------------------------------------

    async def export(self, user: UserRow, sessions: list[Session]) -> dict[str, Any]:
        """Everything kept about somebody; of running matches only the own moves."""

        def look(connection: Connection) -> dict[str, Any]:
            ids = leaving.matches_of(connection, user.id)
            return {
                "profile": _profile(user),
                "sessions": [_session(each) for each in sessions],
                "matches": [_match(connection, match_id, user.id) for match_id in ids],
                "notes": leaving.notes_of(connection, user.id),
                "chat": leaving.chat_of(connection, user.id),
                "lessons": leaving.lessons_of(connection, user.id),
            }

        return await self._database.read(look)

    # -- deletion -------------------------------------------------------------------------------

    async def leave(self, user: UserRow) -> None:
        """Games stay, with somebody who left in this seat; where one runs, a bot plays on."""
        await self._database.write(lambda c: leaving.forget_arrivals(c, user.id))
        for match_id in await self._database.read(lambda c: leaving.matches_of(c, user.id)):
            self._tables.forget(match_id)  # with what it remembers of arrivals
            async with self._tables.hold(match_id) as live:
                await self._tables.commit(live, _stand_up(live, user.id))
        await self._database.write(lambda c: leaving.erase(c, user))


def _stand_up(live: Live, user_id: str) -> Change:
    seats = [live.seats[seat] for seat in live.seats_of(user_id)]
    for row in seats:
        if live.head.status == "waiting":
            row.kind, row.user_id = "open", None
        elif live.head.status == "playing" and not row.bot_plays:
            row.bot_plays, row.level = True, row.level or levels.stand_in()
        row.name = ""
    if live.head.status == "waiting" and live.head.host == user_id:
        live.head.status = "closed"
        return told("table-closed")
    if live.head.status not in {"waiting", "playing"} or not seats:
        return Change()
    return said_of_leaving(live, seats[0].seat)


def _profile(user: UserRow) -> dict[str, Any]:
    kept = msgspec.structs.asdict(user)
    for secret in ("password", "skeleton"):
        del kept[secret]
    return kept


def _session(session: Session) -> dict[str, Any]:
    return {"device": session.device, "created": session.created, "seen": session.seen}


def _match(connection: Connection, match_id: str, user_id: str) -> dict[str, Any]:
    found = matches.load(connection, match_id)
    assert found is not None
    head, whole = found.head, found.head.status in OPEN_BOOK
    own = [row for row in found.moves if row.player == user_id and row.kind == "play"]
    rows = found.moves if whole else own
    return {
        "id": head.id,
        "game": head.game,
        "rules": head.rules,
        "options": head.options,
        "status": head.status,
        "created": head.created,
        "updated": head.updated,
        "seats": [
            {
                "side": row.side,
                "kind": row.kind,
                "name": row.name,
                "you": row.user_id == user_id,
                "result": row.result,
            }
            for row in found.seats
        ],
        "moves": [_move(row, row.seq if whole else n) for n, row in enumerate(rows, 1)],
    }


def _move(row: rows.MoveRow, number: int) -> dict[str, Any]:
    """During play the own actions are counted alone: the log counts what others do in secret."""
    return {
        "seq": number,
        "kind": row.kind,
        "value": row.value,
        "seat": row.seat,
        "made": row.made,
    }
