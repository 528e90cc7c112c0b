"""What the database holds of one person, to hand it over or to erase it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, select, update

from beachhead.server.store import factors, schema
from beachhead.server.store.rows import UserRow


def matches_of(connection: Connection, user_id: str) -> list[str]:
    """Where somebody sits or sat, and what somebody made."""
    seats, table = schema.seat, schema.match
    mine = select(seats.c.match_id).where(seats.c.user_id == user_id)
    query = select(table.c.id).where(table.c.id.in_(mine) | (table.c.host == user_id))
    return list(connection.execute(query.order_by(table.c.created)).scalars())


def notes_of(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    table = schema.note
    rows = connection.execute(select(table).where(table.c.user_id == user_id))
    return [{"match": row.match_id, "text": row.text} for row in rows]


def lessons_of(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    table = schema.learnt
    rows = connection.execute(
        select(table).where(table.c.user_id == user_id).order_by(table.c.made)
    )
    return [{"game": row.game, "lesson": row.lesson, "made": row.made} for row in rows]


def chat_of(connection: Connection, user_id: str) -> list[dict[str, Any]]:
    table = schema.chat
    rows = connection.execute(select(table).where(table.c.user_id == user_id).order_by(table.c.id))
    return [{"match": row.match_id, "text": row.text, "made": row.made} for row in rows]


def erase(connection: Connection, user: UserRow) -> None:
    """Everything that says who it was. Moves keep an id that leads nowhere."""
    user_id, chat, link = user.id, schema.chat, schema.login_link
    factors.remove(connection, user_id)
    connection.execute(update(chat).where(chat.c.user_id == user_id).values(name=""))
    for table in (schema.note, schema.hidden, schema.session, schema.visit, schema.learnt):
        connection.execute(delete(table).where(table.c.user_id == user_id))
    connection.execute(delete(link).where(link.c.browser == user_id))
    connection.execute(delete(schema.outbox).where(schema.outbox.c.mail == user.mail))
    connection.execute(delete(schema.user).where(schema.user.c.id == user_id))


def forget_arrivals(connection: Connection, user_id: str) -> None:
    """The notices that tell the name: who sat down where."""
    seats, table = schema.seat, schema.notice
    mine = and_(seats.c.user_id == user_id, seats.c.match_id == table.c.match_id)
    query = select(table.c.id, table.c.facts_json, seats.c.seat).where(mine)
    told = [
        row.id
        for row in connection.execute(query.where(table.c.key == "table-joined"))
        if msgspec.json.decode(row.facts_json).get("seat") == row.seat
    ]
    connection.execute(delete(table).where(table.c.id.in_(told)))
