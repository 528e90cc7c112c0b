"""One expectation: where it stands, what the table shows, what is wanted, and how they compare."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from beachhead.lab.snapshot import Snapshot
from beachhead.lab.table import Table

IS, IN, NOT_IN, LEAST = "is", "in", "not in", "least"
SOMETHING_ELSE = object()


class Fact(NamedTuple):
    """Holds or not; `wrong` says it in a line."""

    path: str
    found: Any
    wanted: Any
    how: str = IS

    def holds(self) -> bool:
        if self.how == IS:
            return type(self.found) is type(self.wanted) and bool(self.found == self.wanted)
        if self.how == LEAST:
            return bool(self.found >= self.wanted)
        return (self.wanted in self.found) == (self.how == IN)

    def wrong(self) -> str:
        if self.holds():
            return ""
        words = {IN: "is not there, only", NOT_IN: "is there:", LEAST: "at least, there are"}
        if self.how == IS:
            return f"{self.path}: {self.found!r} instead of {self.wanted!r}"
        return f"{self.path}: {self.wanted!r} {words[self.how]} {self.found!r}"

    def at(self, part: str) -> Fact:
        """The same, named by the part of the case it stands in."""
        return self._replace(path=part + self.path)

    def altered(self) -> Fact:
        """The same with another wish: if that holds too, the expectation says nothing."""
        if self.how == LEAST:
            return self._replace(wanted=self.found + 1)
        if self.how == NOT_IN:
            return self._replace(wanted=next(iter(self.found), SOMETHING_ELSE))
        return self._replace(wanted=SOMETHING_ELSE)


class Scene(NamedTuple):
    """What expectations look at: the table, how it was before, and what was told since."""

    table: Table
    before: Snapshot
    after: Snapshot
    told: int  # events told before this scene
    again: Callable[[int], Scene] | None  # the same case with another seed


Operator = Callable[[Scene, str, Any], Iterator[Fact]]
Operators = Mapping[str, Operator]
