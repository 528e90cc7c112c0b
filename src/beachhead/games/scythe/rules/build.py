"""Chapter 6, Build."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control, pieces
from beachhead.games.scythe.vocab import (
    FORGO,
    HEXES,
    NOWHERE,
    OCCUPIED,
    STRUCTURE0,
    STRUCTURE_HEX0,
    STRUCTURE_USED,
    STRUCTURES,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def sites(s: State, seat: i64) -> i64:
    """SC-BLD-01, SC-BLD-02. Where a worker of the builder controls land without any structure.

    The Factory is allowed; lakes and home bases are not.
    """
    return control.work_sites(s, seat) & ~pieces.structure_anywhere(s)


def possible(s: State, seat: i64, place: i64) -> bool:
    """Whether a structure is left and a place for it."""
    if pieces.structures_built(s, seat) == STRUCTURES:
        return False
    if place == NOWHERE:
        return sites(s, seat) != 0
    return not (pieces.structure_anywhere(s) >> place) & 1


def offer(s: State, seat: i64, place: i64, may_forgo: bool) -> None:
    """Build on `place`, or where the player chooses."""
    if possible(s, seat, place):
        s.top = ChooseStructure(s.top, seat, place, may_forgo)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseStructure(Question):
    """Which structure leaves the mat (SC-BLD-01)."""

    rule: ClassVar[str] = "SC-BLD-01"
    name: ClassVar[str] = "D-BLD-WHICH"

    def __init__(self, below: Question | None, seat: i64, place: i64, may_forgo: bool) -> None:
        super().__init__(below, seat)
        self.place: Final = place
        self.may_forgo: Final = may_forgo

    def legal(self, s: State, out: Actions) -> None:
        kind: i64
        for kind in range(STRUCTURES):
            if self.bar(s, STRUCTURE0 + kind) == FREE:
                out.add(STRUCTURE0 + kind)
        if self.may_forgo:
            out.add(FORGO)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(STRUCTURE0, STRUCTURES)

    def bar(self, s: State, action: i64) -> i64:
        place = s.built[self.seat * STRUCTURES + action - STRUCTURE0]
        return FREE if place == NOWHERE else STRUCTURE_USED

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == FORGO:
            return
        if self.place == NOWHERE:
            s.top = PlaceStructure(self.below, self.seat, action - STRUCTURE0)
        else:
            put(s, self.seat, action - STRUCTURE0, self.place)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceStructure(Question):
    """Where the structure stands (SC-BLD-01)."""

    rule: ClassVar[str] = "SC-BLD-01"
    name: ClassVar[str] = "D-BLD-HEX"

    def __init__(self, below: Question | None, seat: i64, kind: i64) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind

    def legal(self, s: State, out: Actions) -> None:
        mask = sites(s, self.seat)
        place: i64
        for place in range(HEXES):
            if (mask >> place) & 1:
                out.add(STRUCTURE_HEX0 + place)

    def expected(self, s: State, out: Actions) -> None:
        control.expect_own(s, self.seat, STRUCTURE_HEX0, out)

    def bar(self, s: State, action: i64) -> i64:
        place = action - STRUCTURE_HEX0
        if (pieces.structure_anywhere(s) >> place) & 1:
            return OCCUPIED
        return control.bar_to_site(s, self.seat, place)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        put(s, self.seat, self.kind, action - STRUCTURE_HEX0)


def put(s: State, seat: i64, kind: i64, place: i64) -> None:
    pieces.put_structure(s, seat, kind, place)
    events.structure_built(s, seat, kind, place)
