"""Keys that were promised for matches which are not there yet. Each is used once."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert

from beachhead.server.store.schema import seal

LIFETIME = 3_600_000  # milliseconds; then the promise is forgotten


def put(connection: Connection, match_id: str, key: str, now: int) -> None:
    """Remember a promise, and forget those that nobody came back for."""
    connection.execute(delete(seal).where(seal.c.made < now - LIFETIME))
    connection.execute(insert(seal).values(match_id=match_id, key=key, made=now))


def take(connection: Connection, match_id: str, now: int) -> str | None:
    """The promised key, which is gone afterwards: two matches never share one."""
    found = delete(seal).where(seal.c.match_id == match_id).returning(seal.c.key, seal.c.made)
    row = connection.execute(found).one_or_none()
    return None if row is None or row.made < now - LIFETIME else str(row.key)
