"""The store of the browser edition: matches as small texts under ordered keys.

A row of the log is its own entry and never changes. Every change of a match is one write that
names the version it was made for; the drawer compares it inside its transaction, so two tabs can
never both win. Nothing is kept here between two calls: what another tab has stored is seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from beachhead.server import render
from beachhead.server.store.rows import (
    Change,
    Loaded,
    MatchRow,
    MoveRow,
    NoticeRow,
    Older,
    PositionRow,
    SeatRow,
    Stale,
    Tale,
    UserRow,
)
from beachhead.server.wire import Scope

NOTICES_KEPT = 30
KEPT, STALE = "kept", "stale"  # what a drawer answers
LISTS = {"mine": ("waiting", "playing"), "finished": ("over", "study")}


class Write(msgspec.Struct):
    """What is stored together or not at all. `match` and `version` say what it was made for."""

    match: str
    version: int | None  # None: the match must not be there yet
    put: dict[str, str] = {}
    drop: list[str] = []


class Drawer(Protocol):
    """Where the browser keeps texts under keys; `web/src/local/drawer.ts`."""

    async def read(self, key: str) -> str | None:
        """The text under a key."""

    async def list(self, start: str, end: str) -> str:
        """Keys from `start` up to `end` with their texts, in order: a JSON list of pairs."""

    async def write(self, changes: str) -> str:
        """Carry out a `Write` in one transaction: `KEPT`, `STALE` or why it could not be kept."""

    async def put(self, key: str, text: str | None) -> str:
        """A text that belongs to no version of a match, None takes it away: `KEPT` or why not."""


class Record(msgspec.Struct):
    """A match without its log. `shown` is its line in the lists, which need no engine."""

    version: int
    head: MatchRow
    seats: list[SeatRow]
    notices: list[NoticeRow]
    shown: msgspec.Raw


_RECORD = msgspec.json.Decoder(Record)
_USER = msgspec.json.Decoder(UserRow)
_PAIRS = msgspec.json.Decoder(list[tuple[str, str]])
_MOVE = msgspec.json.Decoder(MoveRow)
_TALE = msgspec.json.Decoder(Tale)
_POSITION = msgspec.json.Decoder(PositionRow)


def key(kind: str, match_id: str, number: int | None = None) -> str:
    """`move/id/00000012`: keys sort as numbers do."""
    return f"{kind}/{match_id}" if number is None else f"{kind}/{match_id}/{number:08d}"


class Shelf:
    """`server.store.contract.Store` for the one person of this browser."""

    def __init__(self, drawer: Drawer, user_id: str) -> None:
        self._drawer = drawer
        self._user_id = user_id

    # -- reading --------------------------------------------------------------------------------

    async def version(self, match_id: str) -> int | None:
        record = await self._record(match_id)
        return None if record is None else record.version

    async def load(self, match_id: str, after: int = 0) -> Loaded | None:
        record = await self._record(match_id)
        if record is None:
            return None
        # another tab may have stored a move since: it is not part of this version
        found = await self._below("move", match_id, after + 1)
        moves = [_MOVE.decode(text) for _, text in found]
        moves = [move for move in moves if move.seq <= record.head.seq]
        return Loaded(record.head, record.seats, moves, record.notices)

    async def older(self, match_id: str) -> Older:
        tales = await self._below("tale", match_id)
        positions = await self._below("position", match_id)
        return Older(
            {_number(name): _TALE.decode(text) for name, text in tales},
            [_POSITION.decode(text) for _, text in positions],
        )

    async def heads(
        self, scope: Scope, user_id: str | None
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        records = await self._records()
        hidden = {name.partition("/")[2] for name, _ in await self._all("hidden")}
        wanted = LISTS.get(scope, ())
        found = [
            (record.head, record.seats)
            for record in records
            if record.head.status in wanted
            and (record.head.lesson is None if scope == "mine" else record.head.id not in hidden)
            and (scope == "finished" or any(seat.user_id == user_id for seat in record.seats))
        ]
        return sorted(found, key=lambda one: -one[0].updated)

    async def to_move(self, user_id: str) -> int:
        mine = await self.heads("mine", user_id)
        return sum(
            head.asked_seat is not None and seats[head.asked_seat].user_id == user_id
            for head, seats in mine
        )

    async def waiting_for_bots(self) -> list[str]:
        heads = [record.head for record in await self._records()]
        return [head.id for head in heads if head.status == "playing" and head.bot_asked]

    async def lessons_done(self, user_id: str | None, game: str) -> set[str]:
        start = f"learnt/{game}/"
        found = _PAIRS.decode(await self._drawer.list(start, f"{start}~"))
        return {name.removeprefix(start) for name, _ in found}

    async def lessons_begun(self, user_id: str | None, game: str) -> dict[str, str]:
        heads = [record.head for record in await self._records()]
        return {
            head.lesson: head.id
            for head in sorted(heads, key=lambda head: head.created)
            if head.lesson is not None and (head.game, head.status) == (game, "playing")
        }

    async def _records(self) -> list[Record]:
        return [_RECORD.decode(text) for _, text in await self._all("match")]

    async def _record(self, match_id: str) -> Record | None:
        text = await self._drawer.read(key("match", match_id))
        return None if text is None else _RECORD.decode(text)

    async def _below(self, kind: str, match_id: str, first: int = 0) -> list[tuple[str, str]]:
        end = f"{key(kind, match_id)}/~"
        return _PAIRS.decode(await self._drawer.list(key(kind, match_id, first), end))

    async def _all(self, kind: str) -> list[tuple[str, str]]:
        return _PAIRS.decode(await self._drawer.list(f"{kind}/", f"{kind}/~"))

    # -- writing --------------------------------------------------------------------------------

    async def create(
        self,
        head: MatchRow,
        seats: Sequence[SeatRow],
        moves: Sequence[MoveRow] = (),
        kept: Older | None = None,
    ) -> None:
        put = {key("match", head.id): self._text(head, head.version, seats, [])}
        _add_moves(put, head.id, moves)
        if kept is not None:
            _add_tales(put, head.id, kept.tales)
            for position in kept.positions:
                put[key("position", head.id, position.at)] = _json(position)
        await self._write(Write(head.id, None, put))

    async def change(
        self, head: MatchRow, seats: Sequence[SeatRow], changed: Change
    ) -> list[NoticeRow]:
        record = await self._record(head.id)
        if record is None or record.version != head.version:
            raise Stale(head.id)
        rows = {row.seat: row for row in [*record.seats, *seats]}
        last = record.notices[-1].id if record.notices else 0
        told = [
            NoticeRow(last + number, name, facts, head.updated)
            for number, (name, facts) in enumerate(changed.notices, 1)
        ]
        notices = [*record.notices, *told][-NOTICES_KEPT:]
        text = self._text(head, head.version + 1, [rows[seat] for seat in sorted(rows)], notices)
        write = Write(head.id, head.version, {key("match", head.id): text})
        _add_moves(write.put, head.id, changed.moves)
        _add_tales(write.put, head.id, changed.tales)
        write.drop = await self._outdated(head.id, changed)
        if changed.position is not None:
            name = key("position", head.id, changed.position.at)
            write.put[name] = _json(changed.position)
        if (done := changed.learnt) is not None:
            write.put[f"learnt/{done.game}/{done.lesson}"] = ""
        await self._write(write)
        return told

    async def _outdated(self, match_id: str, changed: Change) -> list[str]:
        """Positions that were taken back, and all but the newest of a round."""
        backs = [move.value for move in changed.moves if move.kind == "undo"]
        new = changed.position
        if not backs and new is None:
            return []
        known = [_POSITION.decode(text) for _, text in await self._below("position", match_id)]
        return [
            key("position", match_id, row.at)
            for row in known
            if any(row.at > back for back in backs)
            or (new is not None and (row.at >= new.at or row.round == new.round))
        ]

    def _text(
        self, head: MatchRow, version: int, seats: Sequence[SeatRow], notices: list[NoticeRow]
    ) -> str:
        kept = msgspec.structs.replace(head, version=version)
        rows = list(seats)
        shown = msgspec.Raw(msgspec.json.encode(render.match_head(kept, rows, self._user_id)))
        return _json(Record(version, kept, rows, notices, shown))

    async def _write(self, write: Write) -> None:
        answer = await self._drawer.write(_json(write))
        if answer == STALE:
            raise Stale(write.match)
        _check(answer)

    # -- the person -----------------------------------------------------------------------------

    async def read_user(self) -> UserRow | None:
        text = await self._drawer.read(f"user/{self._user_id}")
        return None if text is None else _USER.decode(text)

    async def write_user(self, row: UserRow) -> None:
        _check(await self._drawer.put(f"user/{row.id}", _json(row)))

    # -- beside the matches ---------------------------------------------------------------------

    async def read_note(self, match_id: str, user_id: str) -> str:
        return await self._drawer.read(key("note", match_id)) or ""

    async def write_note(self, match_id: str, user_id: str, text: str) -> None:
        _check(await self._drawer.put(key("note", match_id), text))

    async def hide(self, match_id: str, user_id: str, *, hidden: bool) -> None:
        _check(await self._drawer.put(key("hidden", match_id), "" if hidden else None))

    async def read_review(self, match_id: str) -> str | None:
        return await self._drawer.read(key("review", match_id))

    async def write_review(self, match_id: str, moments: str, now: int) -> None:
        _check(await self._drawer.put(key("review", match_id), moments))

    async def promise(self, match_id: str, key_: str, now: int) -> None:
        for name, _ in await self._all("seal"):  # one person makes one match at a time
            _check(await self._drawer.put(name, None))
        _check(await self._drawer.put(key("seal", match_id), key_))

    async def redeem(self, match_id: str, now: int) -> str | None:
        found = await self._drawer.read(key("seal", match_id))
        _check(await self._drawer.put(key("seal", match_id), None))
        return found


def _check(answer: str) -> None:
    """What the browser could not keep has not happened."""
    if answer != KEPT:
        raise OSError(answer)


def _number(name: str) -> int:
    return int(name.rpartition("/")[2])


def _add_moves(put: dict[str, str], match_id: str, moves: Sequence[MoveRow]) -> None:
    for move in moves:
        put[key("move", match_id, move.seq)] = _json(move)


def _add_tales(put: dict[str, str], match_id: str, tales: Mapping[int, Tale]) -> None:
    for seq, tale in tales.items():
        put[key("tale", match_id, seq)] = _json(tale)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
