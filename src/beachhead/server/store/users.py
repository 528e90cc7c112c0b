"""Users in the database: guests, accounts, login links, the mail outbox."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from beachhead.server import names
from beachhead.server.store import schema
from beachhead.server.store.rows import UserRow, digest

LOCK = 0x616C6976  # "aliv": one process at a time on PostgreSQL


MOST_TRIES = 5


class MailRow(msgspec.Struct, frozen=True):
    id: int
    mail: str
    subject: str
    body: str


class DeadMail(msgspec.Struct, frozen=True):
    """A mail that was given up, without its body."""

    id: int
    mail: str
    subject: str
    created: int
    error: str


class Taken(Exception):
    """An account of this name, or with this address, exists."""


def by_id(connection: Connection, user_id: str) -> UserRow | None:
    return _one(connection, schema.user.c.id == user_id)


def by_login(connection: Connection, login: str) -> UserRow | None:
    return _one(connection, schema.user.c.login == login)


def by_mail(connection: Connection, mail: str) -> UserRow | None:
    return _one(connection, schema.user.c.mail == mail)


def _one(connection: Connection, condition: Any) -> UserRow | None:
    row = connection.execute(select(schema.user).where(condition)).first()
    if row is None:
        return None
    columns = row._asdict()
    return UserRow(settings=msgspec.json.decode(columns.pop("settings_json")), **columns)


def save(connection: Connection, row: UserRow) -> None:
    """Insert or change a user."""
    columns = msgspec.structs.asdict(row)
    columns["settings_json"] = msgspec.json.encode(columns.pop("settings")).decode()
    key = columns.pop("id")
    table = schema.user
    try:
        with connection.begin_nested():
            if (
                connection.execute(update(table).where(table.c.id == key).values(columns)).rowcount
                == 0
            ):
                connection.execute(insert(table).values(id=key, **columns))
    except IntegrityError:
        raise Taken(row.name) from None


def name_taken(connection: Connection, skeleton: str, user_id: str) -> bool:
    """Whether another account has this name, or one that looks like it."""
    table = schema.user
    theirs = (table.c.skeleton == skeleton) & table.c.login.is_not(None) & (table.c.id != user_id)
    return connection.execute(select(table.c.id).where(theirs)).first() is not None


def claim_name(connection: Connection, row: UserRow) -> None:
    """Save an account under a name nobody else has; a guest who used it is a mere guest again."""
    lock_meta(connection)  # of two who want it at once one is first
    assert row.skeleton is not None
    if name_taken(connection, row.skeleton, row.id):
        raise Taken(row.name)
    table = schema.user
    guests = (table.c.skeleton == row.skeleton) & table.c.login.is_(None) & (table.c.id != row.id)
    for guest in connection.execute(select(table.c.id).where(guests)).scalars().all():
        plain = {"name": names.guest(guest), "skeleton": None}
        connection.execute(update(table).where(table.c.id == guest).values(plain))
    save(connection, row)


# -- login by mail ---------------------------------------------------------------------------


class Link(msgspec.Struct, frozen=True):
    """What a mailed link is good for: it proves `mail`, to the user who asked."""

    mail: str
    browser: str
    expires: int
    change: bool = False  # the address becomes that of the account


def add_link(connection: Connection, token: str, link: Link) -> None:
    table = schema.login_link
    connection.execute(
        delete(table).where(table.c.mail == link.mail)
    )  # the newest link is the valid one
    values = msgspec.structs.asdict(link) | {"hash": digest(token)}
    connection.execute(insert(table).values(values))


def find_link(connection: Connection, token: str, browser: str, now: int) -> Link | None:
    """The link of this token, if this user may follow it now."""
    table = schema.login_link
    row = connection.execute(select(table).where(table.c.hash == digest(token))).first()
    if row is None or row.browser != browser or row.expires < now:
        return None
    return Link(row.mail, row.browser, row.expires, row.change)


def use_link(connection: Connection, token: str) -> bool:
    """Whether the link was still there; it is no more."""
    table = schema.login_link
    return connection.execute(delete(table).where(table.c.hash == digest(token))).rowcount == 1


def post(connection: Connection, mail: str, subject: str, body: str, now: int) -> None:
    """Put a mail into the outbox, in the transaction that causes it."""
    connection.execute(
        insert(schema.outbox).values(mail=mail, subject=subject, body=body, created=now, tries=0)
    )


def unsent(connection: Connection) -> list[MailRow]:
    """What waits, with what has failed least before the rest."""
    table = schema.outbox
    waits = table.c.sent.is_(None) & (table.c.tries < MOST_TRIES)
    query = select(table).where(waits).order_by(table.c.tries, table.c.id).limit(20)
    return [MailRow(r.id, r.mail, r.subject, r.body) for r in connection.execute(query)]


def given_up(connection: Connection) -> list[DeadMail]:
    """Mails that failed too often, newest first."""
    table = schema.outbox
    dead = table.c.sent.is_(None) & (table.c.tries >= MOST_TRIES)
    query = select(table).where(dead).order_by(table.c.id.desc())
    return [
        DeadMail(r.id, r.mail, r.subject, r.created, r.error) for r in connection.execute(query)
    ]


def try_again(connection: Connection) -> int:
    """Put everything that was given up back into the outbox; how many that were."""
    table = schema.outbox
    dead = table.c.sent.is_(None) & (table.c.tries >= MOST_TRIES)
    return connection.execute(update(table).where(dead).values(tries=0)).rowcount


def mark_sent(connection: Connection, mail_id: int, now: int, error: str | None) -> None:
    """Sent, or one more try that failed. What is sent keeps no secret: its body is cleared."""
    table = schema.outbox
    values: dict[str, Any] = {"tries": table.c.tries + 1, "error": error}
    if error is None:
        values |= {"sent": now, "body": ""}
    connection.execute(update(table).where(table.c.id == mail_id).values(**values))


# -- small facts about the server ------------------------------------------------------------


def lock_meta(connection: Connection) -> None:
    """One at a time until the transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def read_meta(connection: Connection, key: str) -> str | None:
    query = select(schema.meta.c.value).where(schema.meta.c.key == key)
    return connection.execute(query).scalar_one_or_none()


def write_meta(connection: Connection, key: str, value: str) -> None:
    table = schema.meta
    if (
        connection.execute(update(table).where(table.c.key == key).values(value=value)).rowcount
        == 0
    ):
        connection.execute(insert(table).values(key=key, value=value))
