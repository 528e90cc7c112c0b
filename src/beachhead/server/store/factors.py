"""Second factors in the database: the shared secret, and hashes of the recovery codes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from beachhead.server.store import schema
from beachhead.server.store.rows import digest


class Factor(msgspec.Struct, frozen=True):
    user_id: str
    secret: str
    active: bool = False  # only after a code has shown that the app has the secret
    last_step: int = 0  # no code is good twice


def find(connection: Connection, user_id: str) -> Factor | None:
    table = schema.second_factor
    row = connection.execute(select(table).where(table.c.user_id == user_id)).first()
    return None if row is None else Factor(**row._asdict())


def replace(connection: Connection, factor: Factor) -> None:
    remove(connection, factor.user_id)
    connection.execute(insert(schema.second_factor).values(msgspec.structs.asdict(factor)))


def remove(connection: Connection, user_id: str) -> None:
    for table in (schema.second_factor, schema.recovery_code):
        connection.execute(delete(table).where(table.c.user_id == user_id))


def activate(connection: Connection, user_id: str, codes: Sequence[str]) -> None:
    table = schema.second_factor
    connection.execute(update(table).where(table.c.user_id == user_id).values(active=True))
    rows = [{"user_id": user_id, "hash": digest(code)} for code in codes]
    connection.execute(insert(schema.recovery_code), rows)


def use_step(connection: Connection, user_id: str, step: int) -> bool:
    """Whether this code, or a later one, was not used before; from now on it is."""
    table = schema.second_factor
    unused = (table.c.user_id == user_id) & (table.c.last_step < step)
    return connection.execute(update(table).where(unused).values(last_step=step)).rowcount == 1


def use_code(connection: Connection, user_id: str, code: str) -> bool:
    """Whether it was a recovery code; it is one no more."""
    table = schema.recovery_code
    mine = (table.c.user_id == user_id) & (table.c.hash == digest(code))
    return connection.execute(delete(table).where(mine)).rowcount == 1


def codes_left(connection: Connection, user_id: str) -> int:
    table = schema.recovery_code
    query = select(table.c.hash).where(table.c.user_id == user_id)
    return len(connection.execute(query).all())
