"""The fields of a game's state, declared once.

A game's `fields.py` lists them; `tools/fields.py` writes `record.py` from the list, which holds
them, copies them and folds them into the fingerprint, and `core/position.py` writes and reads them
as text. Names are looked up in the state, because an edition may rename what a table holds.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec

from beachhead.core.errors import PositionError

Names = Callable[[Any], Sequence[str]]  # state -> the names of what an index or a number means

# Who may know a field. All but PUBLIC ones are written by the game's own `zones.py`, card by card.
PUBLIC, OWNER, NOBODY = "public", "owner", "nobody"

MOST = 9_999  # a larger number of anything is a slip of the pen


def wrong(path: str, text: str) -> PositionError:
    return PositionError(f"{path}: {text}", path=path, reason=text)


def whole(given: Any, path: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(given, bool) or not isinstance(given, int):
        raise wrong(path, f"a number is needed, not {given!r}")
    if not least <= given <= most:
        raise wrong(path, f"{given} is not in {least} to {most}")
    return given


def named(names: Sequence[str], given: Any, path: str) -> int:
    """The number of a name."""
    if not isinstance(given, str) or given not in names:
        raise wrong(path, f"no such thing: {given!r}")
    return names.index(given)


# -- what a number means -------------------------------------------------------------------------


class Value(ABC):
    """How one number of the state is written in a position."""

    words: ClassVar[str]  # for the guide

    @abstractmethod
    def write(self, s: Any, value: int) -> Any: ...

    @abstractmethod
    def read(self, s: Any, given: Any, path: str) -> int: ...


class Number(Value):
    """A number, as it is."""

    words = "number"

    def __init__(self, most: int = MOST, least: int = 0) -> None:
        self.most = most
        self.least = least

    def write(self, s: Any, value: int) -> int:
        return value

    def read(self, s: Any, given: Any, path: str) -> int:
        return whole(given, path, self.least, self.most)


class Flag(Value):
    """Yes or no."""

    words = "true or false"

    def write(self, s: Any, value: int) -> bool:
        return bool(value)

    def read(self, s: Any, given: Any, path: str) -> int:
        if not isinstance(given, bool):
            raise wrong(path, f"true or false is needed, not {given!r}")
        return int(given)


class OneOf(Value):
    """A name from a list; a negative number is nothing and has a word of its own."""

    words = "name"

    def __init__(self, names: Names, nothing: str = "none") -> None:
        self.names = names
        self.nothing = nothing

    def write(self, s: Any, value: int) -> str:
        return self.nothing if value < 0 else self.names(s)[value]

    def read(self, s: Any, given: Any, path: str) -> int:
        return -1 if given == self.nothing else named(self.names(s), given, path)


class Several(Value):
    """A bit mask: the names of its members."""

    words = "list of names"

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, s: Any, value: int) -> list[str]:
        return [name for i, name in enumerate(self.names(s)) if value >> i & 1]

    def read(self, s: Any, given: Any, path: str) -> int:
        names = self.names(s)
        if not isinstance(given, list):
            raise wrong(path, f"a list is needed, not {given!r}")
        mask = 0
        for i, name in enumerate(given):
            one = 1 << named(names, name, f"{path}[{i}]")
            if mask & one:
                raise wrong(f"{path}[{i}]", f"{name!r} stands there twice")
            mask |= one
        return mask


class Coded(Value):
    """A number that holds several things: the game writes it as a word of its own.

    `read` raises ValueError or LookupError for a word it cannot read.
    """

    words = "word"

    def __init__(self, write: Callable[[Any, int], str], read: Callable[[Any, str], int]) -> None:
        self._write = write
        self._read = read

    def write(self, s: Any, value: int) -> str:
        return self._write(s, value)

    def read(self, s: Any, given: Any, path: str) -> int:
        if isinstance(given, str):
            try:
                return self._read(s, given)
            except (ValueError, LookupError):
                pass
        raise wrong(path, f"cannot be read: {given!r}")


class RuleId(Value):
    """The id of a rule, as questions carry it; the only words in a state."""

    words = "rule id"

    def write(self, s: Any, value: Any) -> Any:
        return value

    def read(self, s: Any, given: Any, path: str) -> Any:
        if not isinstance(given, str) or not RULE_ID.fullmatch(given):
            raise wrong(path, f"the id of a rule is needed, not {given!r}")
        return given


NUMBER = Number()
RULE_ID = re.compile(r"[A-Z]{2}-[A-Z0-9]+-[0-9]+[a-z]?")


# -- fields --------------------------------------------------------------------------------------


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One fact of the state."""

    name: str
    note: str  # the rule that owns it, and what it is
    size: str = ""  # of a row, an expression of the game's constants; empty for a single number
    start: str = "0"  # its value before the set-up
    flag: bool = False  # a single truth value
    at: tuple[Names, ...] = ()  # what the index of a row means, outermost first; none: a list
    value: Value = NUMBER  # what its numbers mean
    count: str = ""  # the field that says how many numbers of a row are in use
    stride: str = ""  # of a row of piles: the room of each; `count` is then a row, too
    known: str = PUBLIC
    zone: bool = False  # a pile of cards or tokens: written by the game's `zones.py`
    shared: bool = False  # replaced as a whole, never written into: clones share it
    derived: bool = False  # follows from the other fields: neither written nor fingerprinted


class Group(msgspec.Struct, frozen=True):
    """Fields that belong together: a paragraph of the record, a table of the position."""

    id: str
    fields: tuple[Field, ...]


class Layout(msgspec.Struct, frozen=True):
    """All fields of a game, and how its record is made."""

    seats: str  # how the record learns the number of seats: an expression, or "seats" if told
    groups: tuple[Group, ...]
    arguments: dict[str, Value]  # what the arguments of questions mean; others are numbers

    @property
    def fields(self) -> tuple[Field, ...]:
        return tuple(field for group in self.groups for field in group.fields)


def group(id: str, *fields: Field) -> Group:
    return Group(id, fields)


def number(name: str, note: str, **more: Any) -> Field:
    return Field(name=name, note=note, **more)


def flag(name: str, note: str, **more: Any) -> Field:
    return Field(name=name, note=note, start="False", flag=True, value=Flag(), **more)


def row(name: str, size: str, note: str, **more: Any) -> Field:
    return Field(name=name, size=size, note=note, **more)
