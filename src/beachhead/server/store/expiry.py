"""What nobody uses any more goes: tables, guests, used-up mails and links.

Nothing goes that somebody may come back to: a table stays while anybody at it has been here
lately, and for good if one of them has an account or a problem was reported at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from sqlalchemy import (
    Connection,
    Select,
    SelectBase,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from beachhead.server.store import schema, users
from beachhead.server.wire import Status

ALL_STATUSES: tuple[Status, ...] = get_args(Status)
SINCE = "visits-since"  # when visits were first written down
AT_ONCE = 100  # matches in one transaction
BELONGING = (  # what goes with a match
    schema.move,
    schema.tale,
    schema.position,
    schema.seat,
    schema.notice,
    schema.chat,
    schema.note,
    schema.hidden,
    schema.review,
)


def saw(connection: Connection, user_id: str, now: int) -> None:
    """Somebody of whom anything is stored was here."""
    table = schema.visit
    mine = table.c.user_id == user_id
    if connection.execute(update(table).where(mine).values(seen=now)).rowcount:
        return
    known = select(
        or_(
            exists().where(schema.user.c.id == user_id),
            exists().where(schema.seat.c.user_id == user_id),
        )
    )
    if connection.execute(known).scalar_one():
        connection.execute(insert(table).values(user_id=user_id, seen=now))


def watched_since(connection: Connection, now: int) -> int:
    """Since when visits are written down; before that nobody is known to be away."""
    users.lock_meta(connection)  # of several processes one is first
    found = users.read_meta(connection, SINCE)
    if found is None:
        users.write_meta(connection, SINCE, str(now))
        return now
    return int(found)


def abandoned(
    connection: Connection, statuses: Sequence[Status], before: int, but: Sequence[str] = ()
) -> list[str]:
    """Matches untouched since `before`, by guests who have not been seen since."""
    return _untouched(connection, statuses, before, but, _around(before).union(_ACCOUNTS))


def unattended(connection: Connection, before: int, but: Sequence[str] = ()) -> list[str]:
    """Tables that wait for people while nobody who sits there comes any more."""
    return _untouched(connection, ["waiting"], before, but, _around(before))


_HAS_ACCOUNT = or_(schema.user.c.login.is_not(None), schema.user.c.mail.is_not(None))
_ACCOUNTS = select(schema.user.c.id).where(_HAS_ACCOUNT)


def _around(before: int) -> Select[tuple[str]]:
    return select(schema.visit.c.user_id).where(schema.visit.c.seen >= before)


def _untouched(
    connection: Connection,
    statuses: Sequence[Status],
    before: int,
    but: Sequence[str],
    people: SelectBase,
) -> list[str]:
    """Old matches that neither were made by these people nor have one of them at the table."""
    table, seats = schema.match, schema.seat
    theirs = select(seats.c.match_id).where(seats.c.user_id.in_(people))
    query = select(table.c.id).where(
        table.c.status.in_(statuses),
        table.c.updated < before,
        table.c.id.not_in(but),
        table.c.host.not_in(people),
        table.c.id.not_in(theirs),
        table.c.id.not_in(select(schema.report.c.match_id)),
    )
    return list(connection.execute(query.order_by(table.c.updated).limit(AT_ONCE)).scalars())


def remove(connection: Connection, match_ids: Sequence[str]) -> None:
    """Matches with everything that belongs to them."""
    for table in BELONGING:
        connection.execute(delete(table).where(table.c.match_id.in_(match_ids)))
    connection.execute(delete(schema.match).where(schema.match.c.id.in_(match_ids)))


def forget_guests(connection: Connection, before: int) -> int:
    """Names and settings of guests who sit nowhere and have not been seen; how many."""
    table = schema.user
    seated = select(schema.seat.c.user_id).where(schema.seat.c.user_id.is_not(None))
    gone = (
        ~_HAS_ACCOUNT,
        table.c.created < before,
        table.c.id.not_in(_around(before)),
        table.c.id.not_in(seated),
    )
    found = connection.execute(delete(table).where(*gone)).rowcount
    visits, learnt = schema.visit, schema.learnt
    known = select(table.c.id).union(seated)
    connection.execute(delete(learnt).where(learnt.c.user_id.not_in(known)))
    connection.execute(delete(visits).where(visits.c.seen < before, visits.c.user_id.not_in(known)))
    return found


def forget_mails(connection: Connection, before: int, now: int) -> None:
    """Links that are too old to be used, and mails that left long ago with their addresses."""
    links, mails = schema.login_link, schema.outbox
    connection.execute(delete(links).where(links.c.expires < now))
    connection.execute(delete(mails).where(mails.c.sent < before))
