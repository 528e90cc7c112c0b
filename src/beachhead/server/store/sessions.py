"""Sessions in the database: who is signed in where. Of a token only its hash is stored."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from beachhead.server.store import schema


class Session(msgspec.Struct, frozen=True):
    key: str  # hash of the token in the cookie
    user_id: str
    device: str  # browser and system, as far as the browser tells
    created: int
    seen: int

    @property
    def old(self) -> bool:
        """A signed cookie of the time before sessions; it stands in no table."""
        return self.key == self.user_id


def add(connection: Connection, session: Session) -> None:
    connection.execute(insert(schema.session).values(msgspec.structs.asdict(session)))


def find(connection: Connection, key: str) -> Session | None:
    row = connection.execute(select(schema.session).where(schema.session.c.key == key)).first()
    return None if row is None else _session(row)


def of_user(connection: Connection, user_id: str) -> list[Session]:
    """Where somebody is signed in, last seen first."""
    table = schema.session
    query = select(table).where(table.c.user_id == user_id).order_by(table.c.seen.desc())
    return [_session(row) for row in connection.execute(query)]


def touch(connection: Connection, key: str, now: int) -> None:
    table = schema.session
    connection.execute(update(table).where(table.c.key == key).values(seen=now))


def end(connection: Connection, keys: Collection[str]) -> None:
    connection.execute(delete(schema.session).where(schema.session.c.key.in_(keys)))


def end_unseen(connection: Connection, since: int) -> None:
    """Forget those nobody has used for so long."""
    connection.execute(delete(schema.session).where(schema.session.c.seen < since))


def end_traceless(connection: Connection, since: int) -> None:
    """The same for visitors who only looked: neither a name nor a seat is lost with them."""
    table, seats = schema.session, schema.seat
    seated = select(seats.c.user_id).where(seats.c.user_id == table.c.user_id)
    known = select(schema.user.c.id).where(schema.user.c.id == table.c.user_id)
    looked = (table.c.seen < since) & ~seated.exists() & ~known.exists()
    connection.execute(delete(table).where(looked))


def _session(row: Row[tuple[str, str, str, int, int]]) -> Session:
    return Session(**row._asdict())
