"""Chapter 11, Swapping units and moving them freely."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.hexpanse.rules import board
from beachhead.games.hexpanse.vocab import (
    CELL0,
    EMPTY,
    KIND_MASK,
    NOWHERE,
    PASS,
    WARLORD,
    WARLORD_IMMOVABLE,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def expect_warlords(s: State, out: Actions) -> None:
    """The cells of warlords, who never swap (HX-UNIT-12)."""
    for cell in s.warlord:
        if cell != NOWHERE:
            out.add(CELL0 + cell)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SwapFirst(Question):
    """HX-CARD-03. Any unit that is no warlord, whoever owns it, neutral ones included."""

    rule: ClassVar[str] = "HX-CARD-03"
    name: ClassVar[str] = "D-SWAP-FIRST"

    def __init__(self, below: Question | None, seat: i64, may_pass: bool) -> None:
        super().__init__(below, seat)
        self.may_pass: Final = may_pass

    def legal(self, s: State, out: Actions) -> None:
        unit = s.unit
        cell: i64
        for cell in range(s.tables.cells):
            if unit[cell] != EMPTY and unit[cell] & KIND_MASK != WARLORD:
                out.add(CELL0 + cell)
        if self.may_pass:
            out.add(PASS)

    def expected(self, s: State, out: Actions) -> None:
        expect_warlords(s, out)

    def bar(self, s: State, action: i64) -> i64:
        return WARLORD_IMMOVABLE

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != PASS:
            s.top = SwapSecond(self.below, self.seat, action - CELL0, False)

    def landings(self, s: State) -> i64:
        return 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SwapSecond(Question):
    """Another such unit to swap with, or a free cell to move to (HX-CARD-03)."""

    rule: ClassVar[str] = "HX-CARD-03"
    name: ClassVar[str] = "D-SWAP-SECOND"

    def __init__(self, below: Question | None, seat: i64, first: i64, may_pass: bool) -> None:
        super().__init__(below, seat)
        self.first: Final = first
        self.may_pass: Final = may_pass

    def legal(self, s: State, out: Actions) -> None:
        unit = s.unit
        codes = out.codes
        n = out.n
        cell: i64
        for cell in range(s.tables.cells):
            if unit[cell] & KIND_MASK != WARLORD and cell != self.first:
                codes[n] = CELL0 + cell
                n += 1
        out.n = n
        if self.may_pass:
            out.add(PASS)

    def expected(self, s: State, out: Actions) -> None:
        expect_warlords(s, out)

    def bar(self, s: State, action: i64) -> i64:
        return WARLORD_IMMOVABLE

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != PASS:
            board.exchange(s, self.seat, self.first, action - CELL0)

    def landings(self, s: State) -> i64:
        return 1
