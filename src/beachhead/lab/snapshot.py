"""A table as a position tells it, nothing left out, and the paths that lead into it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any

import msgspec

from beachhead.core.contract import Game
from beachhead.core.errors import PositionError
from beachhead.core.fields import Field
from beachhead.core.position import things
from beachhead.lab.slips import Slip, known

PILES = "piles"
OTHERS = "*"  # in a row: all names that are not written


class Snapshot:
    """All fields and piles of a state, read when they are asked for: the state is not played on."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state

    @property
    def groups(self) -> list[str]:
        """The names of the parts that have fields."""
        return [group.id for group in self.game.piles.layout.groups]

    @cached_property
    def fields(self) -> dict[str, dict[str, Any]]:
        return {
            group.id: {
                field.name: _value(self.state, field)
                for field in group.fields
                if not (field.zone or field.derived)
            }
            for group in self.game.piles.layout.groups
        }

    @cached_property
    def piles(self) -> dict[str, list[str]]:
        rows = self.game.piles.write(self.state, None)
        return {path: [thing.id for thing in row] for path, row in rows.items()}

    # -- words ---------------------------------------------------------------------------------

    def words(self, selector: str, path: str) -> list[str]:
        """What a selector finds, as words: `piles.human.hand + piles.human.deck`,
        `board.at.tripod-*`, `board.owner.* = red`, `content.board.hex.river = lake*`.
        """
        found: list[str] = []
        for part in selector.split(" + "):
            where, equals, wanted = part.partition(" = ")
            words = [word(value) for value in self.find(where.strip(), path)]
            found += [w for w in words if not equals or fnmatchcase(w, wanted.strip())]
        return found

    def find(self, where: str, path: str) -> list[Any]:
        """The values a path leads to; a pile or a list gives its members."""
        first, _, rest = where.partition(".")
        if first == PILES:
            return list(self.pile(rest, path))
        values = list(self._follow(first, rest.split(".") if rest else [], path))
        return [one for value in values for one in (value if isinstance(value, list) else [value])]

    def pile(self, name: str, path: str) -> list[str]:
        """The things of a pile; an empty one need not be known to the table."""
        if name not in self.piles:
            self.check_words(name, [], path)
        return self.piles.get(name, [])

    def check_words(self, name: str, words: list[str], path: str) -> None:
        """Things that cannot lie in a pile, and piles that are none, are slips."""
        blank = self.game.piles.blank(self.state.tables, self.state.seats)
        try:
            self.game.piles.read(blank, {name: words})
        except PositionError as error:
            raise Slip(path, str(error.facts["reason"])) from None

    def _follow(self, first: str, rest: list[str], path: str) -> Iterator[Any]:
        if first == "tables":
            name, *inner = rest
            row = getattr(self.state.tables, known(name, dir(self.state.tables), path, "table"))
            is_list = _is_row(row) and not isinstance(row, Mapping)
            yield from inside(list(row) if is_list else row, inner, path)
            return
        if first == "content":
            yield from inside(msgspec.to_builtins(self.game.load_content()), rest, path)
            return
        part = known(first, self.groups, path, "part of a position")
        yield from inside(self.fields[part], rest, path)


def inside(value: Any, rest: list[str], path: str) -> Iterator[Any]:
    """Go down by names; `*` stands for any part of a name. A list is gone through, unless a number
    or the id of a record says which of its members is meant.
    """
    if not rest:
        if isinstance(value, Mapping):
            raise Slip(path, f"leads to a table: {', '.join(value)}")
        yield value if not _is_row(value) else list(value)
    elif isinstance(value, list | tuple):
        chosen = _members(value, rest[0])
        for one in value if chosen is None else chosen:
            yield from inside(one, rest if chosen is None else rest[1:], path)
    elif not isinstance(value, Mapping):
        raise Slip(path, f"nothing is called {rest[0]!r} there")
    elif OTHERS in rest[0]:
        matching = [name for name in value if fnmatchcase(name, rest[0])]
        if not matching:
            raise Slip(path, f"nothing is called like {rest[0]!r}")
        for name in matching:
            yield from inside(value[name], rest[1:], path)
    else:
        yield from inside(value[known(rest[0], value, path, "thing")], rest[1:], path)


def _members(value: Sequence[Any], name: str) -> list[Any] | None:
    """The members with this number or with an id like this; None if the name means neither."""
    if name.isdigit():
        return list(value[int(name) : int(name) + 1])
    ids = {one["id"]: one for one in value if isinstance(one, Mapping) and "id" in one}
    return [one for id, one in ids.items() if fnmatchcase(id, name)] or None


def _is_row(value: Any) -> bool:
    return not isinstance(value, str | int) and hasattr(value, "__iter__")


def word(value: Any) -> str:
    """A value as one writes it in a case."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def spelt(given: Any, path: str) -> list[str]:
    """The words of a list, `card*3` spelt out; holes keep their question mark."""
    try:
        return [thing.id or f"?{thing.pool}" for thing in things(given, path)]
    except PositionError as error:
        raise Slip(path, str(error.facts["reason"])) from None


def _value(s: Any, field: Field) -> Any:
    """A field as a position writes it, its beginning too."""
    value = getattr(s, field.name)
    if not field.size:
        return field.value.write(s, int(value))
    written = [field.value.write(s, int(n)) for n in value]
    if not field.at:
        return written[: int(getattr(s, field.count))] if field.count else written
    outer, *inner = (names(s) for names in field.at)
    if not inner:
        return dict(zip(outer, written, strict=False))
    n = len(inner[0])
    rows = (written[i * n : i * n + n] for i in range(len(outer)))
    return {
        name: dict(zip(inner[0], row, strict=False)) for name, row in zip(outer, rows, strict=False)
    }
