"""Matches in the database: heads, seats, the append-only log, notices, chat, notes.

Every change of a match is one call of `change`, which compares the version it was made for with
the version that is stored. Two processes can never both win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Table, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from beachhead.core.event import Facts
from beachhead.core.fair import Sealed
from beachhead.server.store import learning, schema
from beachhead.server.store.rows import (
    Change,
    ChatRow,
    Loaded,
    MatchRow,
    MoveRow,
    NoticeRow,
    Older,
    PositionRow,
    SeatRow,
    Stale,
    Tale,
    Talk,
)
from beachhead.server.wire import Scope

NOTICES_KEPT = 30
LIST_LENGTH = 100


# -- reading ---------------------------------------------------------------------------------

# What is asked at every move is built once.
_VERSION = select(schema.match.c.version).where(schema.match.c.id == bindparam("the_id"))
_HEAD = select(schema.match).where(schema.match.c.id == bindparam("the_id"))
_LOG = (
    select(schema.move)
    .where(schema.move.c.match_id == bindparam("the_id"), schema.move.c.seq > bindparam("after"))
    .order_by(schema.move.c.seq)
)
_NOTICES = (
    select(schema.notice)
    .where(schema.notice.c.match_id == bindparam("the_id"))
    .order_by(schema.notice.c.id.desc())
    .limit(NOTICES_KEPT)
)
_SEATS = (
    select(schema.seat)
    .where(schema.seat.c.match_id.in_(bindparam("ids", expanding=True)))
    .order_by(schema.seat.c.seat)
)

# One person against bots, or at one screen: nobody else's business unless a link is shared.
_ALONE = (
    select(schema.seat.c.match_id)
    .where(schema.seat.c.kind == "human")
    .group_by(schema.seat.c.match_id)
    .having(func.count(func.distinct(schema.seat.c.user_id)) == 1)
)


def version(connection: Connection, match_id: str) -> int | None:
    """The stored version, the cheapest question there is."""
    return connection.execute(_VERSION, {"the_id": match_id}).scalar_one_or_none()


def versions(connection: Connection, match_ids: Sequence[str]) -> list[tuple[str, int]]:
    """The stored versions of several matches."""
    table = schema.match
    query = select(table.c.id, table.c.version).where(table.c.id.in_(match_ids))
    return [(row.id, row.version) for row in connection.execute(query)]


def load(connection: Connection, match_id: str, after: int = 0) -> Loaded | None:
    """A match and its log after the row with number `after`."""
    row = connection.execute(_HEAD, {"the_id": match_id}).first()
    if row is None:
        return None
    moves = connection.execute(_LOG, {"the_id": match_id, "after": after})
    notices = connection.execute(_NOTICES, {"the_id": match_id})
    return Loaded(
        head=_head(row),
        seats=seats_of(connection, [match_id])[match_id],
        moves=[_move(row) for row in moves],
        notices=[
            NoticeRow(n.id, n.key, msgspec.json.decode(n.facts_json), n.made) for n in notices
        ][::-1],
    )


def older(connection: Connection, match_id: str) -> Older:
    """What is kept of a match besides its log."""
    tales = connection.execute(select(schema.tale).where(schema.tale.c.match_id == match_id))
    rows = connection.execute(
        select(schema.position)
        .where(schema.position.c.match_id == match_id)
        .order_by(schema.position.c.at)
    )
    return Older(
        {row.seq: _TALE.decode(row.told_json) for row in tales},
        [PositionRow(row.at, row.round, row.text) for row in rows],
    )


def seats_of(connection: Connection, match_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several matches."""
    found: dict[str, list[SeatRow]] = {match_id: [] for match_id in match_ids}
    for row in connection.execute(_SEATS, {"ids": list(match_ids)}):
        columns = row._asdict()
        found[columns.pop("match_id")].append(SeatRow(**columns))
    return found


def heads(connection: Connection, scope: Scope, user_id: str | None) -> list[MatchRow]:
    """One list of the lobby, newest change first."""
    table = schema.match
    query = select(table).order_by(table.c.updated.desc()).limit(LIST_LENGTH)
    mine = select(schema.seat.c.match_id).where(schema.seat.c.user_id == user_id)
    if scope == "mine":
        running = table.c.status.in_(["waiting", "playing"])
        query = query.where(table.c.id.in_(mine), running, table.c.lesson.is_(None))
    elif scope == "open":
        free = select(schema.seat.c.match_id).where(schema.seat.c.kind == "open")
        query = query.where(table.c.status == "waiting", table.c.id.in_(free))
    elif scope == "watch":
        query = query.where(table.c.status == "playing", table.c.watch, table.c.id.not_in(_ALONE))
    else:
        kept = select(schema.hidden.c.match_id).where(schema.hidden.c.user_id == user_id)
        seen = table.c.id.in_(mine) | (table.c.host == user_id)
        query = query.where(table.c.status.in_(["over", "study"]), seen, table.c.id.not_in(kept))
    return [_head(row) for row in connection.execute(query)]


def to_move(connection: Connection, user_id: str) -> int:
    """How many matches wait for this user."""
    table, seats = schema.match, schema.seat
    query = select(table.c.id).where(
        table.c.status == "playing",
        table.c.lesson.is_(None),  # a lesson waits for nobody
        table.c.id == seats.c.match_id,
        and_(seats.c.user_id == user_id, seats.c.seat == table.c.asked_seat),
    )
    return len(connection.execute(query).all())


def waiting_for_bots(connection: Connection) -> list[str]:
    """Matches in which a bot is to move."""
    table = schema.match
    query = select(table.c.id).where(table.c.status == "playing", table.c.bot_asked)
    return list(connection.execute(query).scalars())


def out_of_time(connection: Connection, now: int) -> list[str]:
    """Matches whose asked seat has used up its time and nobody has noticed yet."""
    table = schema.match
    query = select(table.c.id).where(table.c.status == "playing", table.c.deadline <= now)
    return list(connection.execute(query).scalars())


# -- writing ---------------------------------------------------------------------------------


def _every_column(table: Table, *but: str) -> dict[str, Any]:
    return {column.name: bindparam(column.name) for column in table.c if column.name not in but}


# The statements of every move, built once.
_SWAP = (
    update(schema.match)
    .where(
        schema.match.c.id == bindparam("the_id"), schema.match.c.version == bindparam("expected")
    )
    .values(_every_column(schema.match, "id"))
)
_SEAT = (
    update(schema.seat)
    .where(
        schema.seat.c.match_id == bindparam("the_id"), schema.seat.c.seat == bindparam("the_seat")
    )
    .values(_every_column(schema.seat, "match_id", "seat"))
)
_MOVE = insert(schema.move)
_TELL = insert(schema.tale)


def create(
    connection: Connection,
    head: MatchRow,
    seats: Sequence[SeatRow],
    moves: Sequence[MoveRow] = (),
    kept: Older | None = None,
) -> None:
    """A new match, or one brought in with its log."""
    connection.execute(insert(schema.match).values(id=head.id, **_columns(head)))
    rows = [{"match_id": head.id} | msgspec.structs.asdict(row) for row in seats]
    connection.execute(insert(schema.seat), rows)
    _append(connection, head.id, moves)
    if kept is not None:
        _keep_tales(connection, head.id, kept.tales)
        for position in kept.positions:
            _keep_position(connection, head.id, position)


def _keep_tales(connection: Connection, match_id: str, tales: Mapping[int, Tale]) -> None:
    if tales:
        rows = [
            {"match_id": match_id, "seq": seq, "told_json": _json(tale)}
            for seq, tale in tales.items()
        ]
        connection.execute(_TELL, rows)


def _forget_positions(connection: Connection, match_id: str, moves: Sequence[MoveRow]) -> None:
    """Positions that were taken back are none of this match any more."""
    table = schema.position
    for move in moves:
        if move.kind == "undo":
            gone = and_(table.c.match_id == match_id, table.c.at > move.value)
            connection.execute(delete(table).where(gone))


def _keep_position(connection: Connection, match_id: str, row: PositionRow) -> None:
    """The newest of each round is enough; what was taken back is not kept."""
    table = schema.position
    later = (table.c.at >= row.at) | (table.c.round == row.round)
    connection.execute(delete(table).where(table.c.match_id == match_id, later))
    connection.execute(insert(table).values(match_id=match_id, **msgspec.structs.asdict(row)))


def _append(connection: Connection, match_id: str, moves: Sequence[MoveRow]) -> None:
    if moves:
        rows = [{"match_id": match_id} | msgspec.structs.asdict(move) for move in moves]
        connection.execute(_MOVE, rows)


def change(
    connection: Connection, head: MatchRow, seats: Sequence[SeatRow], changed: Change
) -> list[NoticeRow]:
    """Store the next version of a match; `head.version` is the one it was made for."""
    expected = head.version
    columns = _columns(head) | {"version": expected + 1, "the_id": head.id, "expected": expected}
    if connection.execute(_SWAP, columns).rowcount != 1:
        raise Stale(head.id)
    for row in seats:
        values = msgspec.structs.asdict(row) | {"the_id": head.id, "the_seat": row.seat}
        connection.execute(_SEAT, values)
    try:
        _append(connection, head.id, changed.moves)
        _forget_positions(connection, head.id, changed.moves)
        _keep_tales(connection, head.id, changed.tales)
        if changed.position is not None:
            _keep_position(connection, head.id, changed.position)
        if changed.learnt is not None:
            learning.keep(connection, changed.learnt, head.updated)
    except IntegrityError:
        raise Stale(head.id) from None
    return [
        NoticeRow(
            _add_notice(connection, head.id, key, facts, head.updated), key, facts, head.updated
        )
        for key, facts in changed.notices
    ]


def notify(connection: Connection, *lines: str) -> None:
    """PostgreSQL: tell the other processes when this transaction commits."""
    connection.exec_driver_sql(
        "select pg_notify('beachhead', line) from unnest(%s::text[]) as line", (list(lines),)
    )


def _add_notice(connection: Connection, match_id: str, key: str, facts: Facts, now: int) -> int:
    values = {"match_id": match_id, "key": key, "facts_json": _json(facts), "made": now}
    result = connection.execute(insert(schema.notice).values(**values))
    assert result.inserted_primary_key is not None
    return int(result.inserted_primary_key[0])


def delay_clocks(connection: Connection, pause: int) -> None:
    """Clocks do not run while no server runs."""
    table = schema.match
    connection.execute(
        update(table)
        .where(table.c.status == "playing", table.c.deadline.is_not(None))
        .values(
            version=table.c.version + 1,
            turn_started=table.c.turn_started + pause,
            deadline=table.c.deadline + pause,
        )
    )


# -- chat and notes --------------------------------------------------------------------------


def add_chat(connection: Connection, match_id: str, line: ChatRow) -> ChatRow:
    values = msgspec.structs.asdict(line) | {"match_id": match_id}
    del values["id"]
    result = connection.execute(insert(schema.chat).values(**values))
    assert result.inserted_primary_key is not None
    stored = msgspec.structs.replace(line, id=int(result.inserted_primary_key[0]))
    if connection.dialect.name == "postgresql":
        notify(connection, f"{match_id}:chat:{stored.id}")
    return stored


def chat_lines(
    connection: Connection, match_id: str, rooms: Sequence[str], after: int = 0
) -> list[ChatRow]:
    """The newest lines of these rooms, oldest first."""
    table = schema.chat
    query = (
        select(table)
        .where(table.c.match_id == match_id, table.c.room.in_(rooms), table.c.id > after)
        .order_by(table.c.id.desc())
        .limit(200)
    )
    rows = connection.execute(query).all()
    return [
        ChatRow(r.id, r.room, r.user_id, r.name, r.seat, r.text, r.made) for r in reversed(rows)
    ]


def read_note(connection: Connection, match_id: str, user_id: str) -> str:
    table = schema.note
    query = select(table.c.text).where(table.c.match_id == match_id, table.c.user_id == user_id)
    return connection.execute(query).scalar_one_or_none() or ""


def write_note(connection: Connection, match_id: str, user_id: str, text: str) -> None:
    table = schema.note
    key = and_(table.c.match_id == match_id, table.c.user_id == user_id)
    if connection.execute(update(table).where(key).values(text=text)).rowcount == 0:
        connection.execute(insert(table).values(match_id=match_id, user_id=user_id, text=text))


def hide(connection: Connection, match_id: str, user_id: str, *, hidden: bool) -> None:
    """Take a finished match out of somebody's list, or put it back."""
    table = schema.hidden
    key = and_(table.c.match_id == match_id, table.c.user_id == user_id)
    connection.execute(delete(table).where(key))
    if hidden:
        connection.execute(insert(table).values(match_id=match_id, user_id=user_id))


def read_review(connection: Connection, match_id: str) -> str | None:
    table = schema.review
    query = select(table.c.moments_json).where(table.c.match_id == match_id)
    return connection.execute(query).scalar_one_or_none()


def write_review(connection: Connection, match_id: str, moments: str, now: int) -> None:
    """Two processes may have looked; one review is enough."""
    table = schema.review
    connection.execute(delete(table).where(table.c.match_id == match_id))
    connection.execute(insert(table).values(match_id=match_id, moments_json=moments, made=now))


# -- rows and structs ------------------------------------------------------------------------


# Made here, when the module is imported: msgspec must not learn a type in two threads at once.
_SIDES = msgspec.json.Decoder(list[str])
_OPTIONS = msgspec.json.Decoder(dict[str, str])
_TALK = msgspec.json.Decoder(Talk)
_TALE = msgspec.json.Decoder(Tale)
_SEALED = msgspec.json.Decoder(Sealed)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _move(row: Row[Any]) -> MoveRow:
    columns = row._asdict()
    del columns["match_id"]
    return MoveRow(**columns)


def _head(row: Row[Any]) -> MatchRow:
    columns = row._asdict()
    sealed = columns.pop("sealed_json")
    return MatchRow(
        sealed=None if sealed is None else _SEALED.decode(sealed),
        sides=_SIDES.decode(columns.pop("sides_json")),
        options=_OPTIONS.decode(columns.pop("options_json")),
        talk=_TALK.decode(columns.pop("talk_json")),
        **columns,
    )


def _columns(head: MatchRow) -> dict[str, Any]:
    columns = msgspec.structs.asdict(head)
    del columns["id"]
    columns["sides_json"] = _json(columns.pop("sides"))
    columns["options_json"] = _json(columns.pop("options"))
    columns["talk_json"] = _json(columns.pop("talk"))
    sealed = columns.pop("sealed")
    columns["sealed_json"] = None if sealed is None else _json(sealed)
    return columns
