"""Chapter 6, Upgrade."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.vocab import (
    BOTTOMS,
    BOX_UPGRADED,
    CUBES,
    FORGO,
    NO_SLOT,
    UPGRADE_FROM0,
    UPGRADE_TO0,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def box(s: State, seat: i64, number: i64) -> i64:
    """What a green box gives now."""
    if (s.covered[seat] >> number) & 1:
        return s.tables.box_base[number]
    return s.tables.box_upgraded[number]


def possible(s: State, seat: i64) -> bool:
    """SC-UPG-03. After six upgrades no cube is left."""
    return s.covered[seat] != 0


def offer(s: State, seat: i64, may_forgo: bool) -> None:
    if possible(s, seat):
        s.top = TakeCube(s.top, seat, may_forgo)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCube(Question):
    """SC-UPG-01. A cube leaves a green box and goes to a bracketed red box of a bottom action."""

    rule: ClassVar[str] = "SC-UPG-01"
    name: ClassVar[str] = "D-UPG-FROM"

    def __init__(self, below: Question | None, seat: i64, may_forgo: bool) -> None:
        super().__init__(below, seat)
        self.may_forgo: Final = may_forgo

    def legal(self, s: State, out: Actions) -> None:
        number: i64
        for number in range(CUBES):
            if self.bar(s, UPGRADE_FROM0 + number) == FREE:
                out.add(UPGRADE_FROM0 + number)
        if self.may_forgo:
            out.add(FORGO)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(UPGRADE_FROM0, CUBES)

    def bar(self, s: State, action: i64) -> i64:
        covered = (s.covered[self.seat] >> (action - UPGRADE_FROM0)) & 1
        return FREE if covered else BOX_UPGRADED

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != FORGO:
            s.top = PlaceCube(self.below, self.seat, action - UPGRADE_FROM0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceCube(Question):
    """SC-UPG-02. Six bracketed boxes, spread over the bottom actions as the mat says."""

    rule: ClassVar[str] = "SC-UPG-02"
    name: ClassVar[str] = "D-UPG-TO"

    def __init__(self, below: Question | None, seat: i64, number: i64) -> None:
        super().__init__(below, seat)
        self.number: Final = number

    def legal(self, s: State, out: Actions) -> None:
        bottom: i64
        for bottom in range(BOTTOMS):
            if self.bar(s, UPGRADE_TO0 + bottom) == FREE:
                out.add(UPGRADE_TO0 + bottom)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(UPGRADE_TO0, BOTTOMS)

    def bar(self, s: State, action: i64) -> i64:
        index = self.seat * BOTTOMS + action - UPGRADE_TO0
        return FREE if s.cubes[index] < s.tables.bottom_slots[index] else NO_SLOT

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        bottom = action - UPGRADE_TO0
        s.covered[self.seat] &= ~bit(self.number)
        s.cubes[self.seat * BOTTOMS + bottom] += 1
        events.upgraded(s, self.seat, self.number, bottom)
