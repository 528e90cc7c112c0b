"""Who has done which lessons, and where one was left."""

from __future__ import annotations

from sqlalchemy import Connection, exists, insert, select

from beachhead.server.store import schema
from beachhead.server.store.rows import Learnt


def keep(connection: Connection, learnt: Learnt, now: int) -> None:
    """A lesson was done to its end; once is enough."""
    table = schema.learnt
    key = (
        table.c.user_id == learnt.user_id,
        table.c.game == learnt.game,
        table.c.lesson == learnt.lesson,
    )
    if not connection.execute(select(exists().where(*key))).scalar_one():
        row = {"user_id": learnt.user_id, "game": learnt.game, "lesson": learnt.lesson}
        connection.execute(insert(table).values(**row, made=now))


def done(connection: Connection, user_id: str | None, game: str) -> set[str]:
    """The lessons of a game that somebody has done."""
    table = schema.learnt
    query = select(table.c.lesson).where(table.c.user_id == user_id, table.c.game == game)
    return set(connection.execute(query).scalars())


def begun(connection: Connection, user_id: str | None, game: str) -> dict[str, str]:
    """Lesson -> the match in which it was left, the newest one."""
    table = schema.match
    query = select(table.c.lesson, table.c.id).where(
        table.c.host == user_id,
        table.c.game == game,
        table.c.lesson.is_not(None),
        table.c.status == "playing",
    )
    rows = connection.execute(query.order_by(table.c.created))
    return {row.lesson: row.id for row in rows}
