"""Chapter 6.1, the Deploy action, and every other way a unit comes to the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.hexpanse import unit_events
from beachhead.games.hexpanse.rules import attack, board, units
from beachhead.games.hexpanse.vocab import (
    CELL0,
    CELL_FREE,
    EFFECT_UNIT,
    EMPTY,
    KIND_MASK,
    MERCENARY,
    MINORITY,
    NEVER_BY_EFFECT,
    NONE_IN_SHIP,
    NOT_OWN_KIND,
    NOWHERE,
    PASS,
    STOP,
    UNIT0,
    WARLORD,
    WARLORD_MISSING,
    WARLORD_STANDS,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def deploy(s: State, seat: i64, kind: i64, cell: i64, from_ship: bool) -> None:
    """HX-ACT-01. Put a unit on a cell; whoever stands there is attacked first."""
    if s.unit[cell] == EMPTY:
        land(s, seat, kind, cell, from_ship)
    else:
        s.top = Landing(s.top, seat, kind, cell, from_ship)
        unit_events.cell_attacked(s, seat, cell, EFFECT_UNIT + kind)
        attack.strike(s, cell, EFFECT_UNIT + kind)


def expect_by_effect(s: State, seat: i64, out: Actions) -> None:
    """The kinds a person would look for when an effect deploys; also the warlord (HX-UNIT-11)."""
    units.expect_kinds(s, seat, out, UNIT0)
    out.add(UNIT0 + WARLORD)


def bar_by_effect(s: State, seat: i64, kind: i64) -> i64:
    return NEVER_BY_EFFECT if kind == WARLORD else units.bar_to_deploy(s, seat, kind)


def land(s: State, seat: i64, kind: i64, cell: i64, from_ship: bool) -> None:
    """Take the unit from where it waits and place it."""
    if from_ship:
        s.ship[units.pool(seat, kind)] -= 1
    else:
        units.take_waiting(s, seat, kind)
    board.place(s, seat, kind, cell, from_ship)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Landing(Step):
    """HX-M03a. After the attack on its cell the unit lands, unless the cell is still occupied."""

    def __init__(
        self, below: Question | None, seat: i64, kind: i64, cell: i64, from_ship: bool
    ) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind
        self.cell: Final = cell
        self.from_ship: Final = from_ship

    def act(self, s: State) -> None:
        s.top = self.below
        if s.unit[self.cell] == EMPTY:
            land(s, self.seat, self.kind, self.cell, self.from_ship)
        else:
            unit_events.kept_out(s, self.seat, self.kind, self.cell)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DeployCell(Question):
    """The cell for a unit already named, from home (HX-ACT-01) or from the ship (HX-CARD-04)."""

    rule: ClassVar[str] = "HX-ACT-01"
    name: ClassVar[str] = "D-CELL"

    def __init__(self, below: Question | None, seat: i64, kind: i64, from_ship: bool) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind
        self.from_ship: Final = from_ship

    def legal(self, s: State, out: Actions) -> None:
        board.write_landing_cells(s, self.kind, out)

    def expected(self, s: State, out: Actions) -> None:
        board.expect_taken(s, out)

    def bar(self, s: State, action: i64) -> i64:
        return board.bar_to_take(s, action - CELL0, self.kind)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        deploy(s, self.seat, self.kind, action - CELL0, self.from_ship)

    def landings(self, s: State) -> i64:
        return 1


# -- from the recovery ship to the board -------------------------------------------------------


def bar_to_recover(s: State, seat: i64, kind: i64) -> i64:
    """A unit of this kind must be in the ship and free to land now."""
    if s.ship[units.pool(seat, kind)] == 0:
        return NONE_IN_SHIP
    return FREE if units.may_land(s, seat, kind) else WARLORD_MISSING


def has_recoverable(s: State, seat: i64) -> bool:
    """Whether some unit could go straight from the recovery ship to the board."""
    kind: i64
    for kind in range(WARLORD):
        if bar_to_recover(s, seat, kind) == FREE:
            return True
    i: i64
    for i in range(2):
        m = s.minority[seat * 2 + i]
        if m != NOWHERE and bar_to_recover(s, seat, MINORITY + m) == FREE:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RecoverUnit(Question):
    """HX-CARD-04. One own unit goes from the recovery ship to any cell that can take it."""

    rule: ClassVar[str] = "HX-CARD-04"
    name: ClassVar[str] = "D-UNIT"

    def legal(self, s: State, out: Actions) -> None:
        kind: i64
        for kind in range(WARLORD):
            if bar_to_recover(s, self.seat, kind) == FREE:
                out.add(UNIT0 + kind)
        i: i64
        for i in range(2):
            m = s.minority[self.seat * 2 + i]
            if m != NOWHERE and bar_to_recover(s, self.seat, MINORITY + m) == FREE:
                out.add(UNIT0 + MINORITY + m)

    def expected(self, s: State, out: Actions) -> None:
        units.expect_natives(s, self.seat, out, UNIT0)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_recover(s, self.seat, action - UNIT0)

    def apply(self, s: State, action: i64) -> None:
        s.top = DeployCell(self.below, self.seat, action - UNIT0, True)

    def landings(self, s: State) -> i64:
        return 1


# -- Heinlein's Squad --------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceSquad(Question):
    """HX-CARD-11. The tokens still on the card may follow, one by one, to free cells."""

    rule: ClassVar[str] = "HX-CARD-11"
    name: ClassVar[str] = "D-CELL"

    def __init__(self, below: Question | None, seat: i64, kind: i64) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind

    def legal(self, s: State, out: Actions) -> None:
        board.write_landing_cells(s, self.kind, out)
        out.add(STOP)

    def expected(self, s: State, out: Actions) -> None:
        board.expect_taken(s, out)

    def bar(self, s: State, action: i64) -> i64:
        return board.bar_to_take(s, action - CELL0, self.kind)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == STOP:
            return
        queued = s.queue_n
        land(s, self.seat, self.kind, action - CELL0, False)
        if s.over:
            return
        s.queue_n = queued  # the squad's one ability is running; its tokens bring no further one
        if units.can_deploy(s, self.seat, self.kind):
            s.top = PlaceSquad(self.below, self.seat, self.kind)

    def landings(self, s: State) -> i64:
        return s.tokens[self.kind - MERCENARY]


# -- Resurrectors ------------------------------------------------------------------------------


def can_land_near(s: State, cell: i64, kind: i64) -> bool:
    """Whether a neighbour of the cell can take a unit of this kind."""
    for n in s.tables.near[cell]:
        if board.can_take(s, n, kind):
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ResurrectUnit(Question):
    """One unit of another kind may go from the ship to a cell next to the Resurrectors (HX-M05)."""

    rule: ClassVar[str] = "HX-M05"
    name: ClassVar[str] = "D-UNIT"

    def __init__(self, below: Question | None, seat: i64, cell: i64) -> None:
        super().__init__(below, seat)
        self.cell: Final = cell

    def legal(self, s: State, out: Actions) -> None:
        kind: i64
        for kind in range(WARLORD):
            if self.bar(s, UNIT0 + kind) == FREE and can_land_near(s, self.cell, kind):
                out.add(UNIT0 + kind)
        i: i64
        for i in range(2):
            m = s.minority[self.seat * 2 + i]
            if m != NOWHERE and self.bar(s, UNIT0 + MINORITY + m) == FREE:
                if can_land_near(s, self.cell, MINORITY + m):
                    out.add(UNIT0 + MINORITY + m)
        out.add(PASS)

    def expected(self, s: State, out: Actions) -> None:
        """Not what only lacks room beside the Resurrectors: everybody sees that."""
        every = Actions()
        units.expect_natives(s, self.seat, every, UNIT0)
        i: i64
        for i in range(every.n):
            action = every.codes[i]
            if self.bar(s, action) != FREE or can_land_near(s, self.cell, action - UNIT0):
                out.add(action)

    def bar(self, s: State, action: i64) -> i64:
        kind = action - UNIT0
        barred = bar_to_recover(s, self.seat, kind)
        if barred == FREE and kind == s.unit[self.cell] & KIND_MASK:
            return NOT_OWN_KIND
        return barred

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != PASS:
            s.top = DeployNear(self.below, self.seat, action - UNIT0, self.cell, True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DeployNear(Question):
    """The neighbouring cell for a unit already named (HX-M05)."""

    rule: ClassVar[str] = "HX-M05"
    name: ClassVar[str] = "D-CELL"

    def __init__(
        self, below: Question | None, seat: i64, kind: i64, around: i64, from_ship: bool
    ) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind
        self.around: Final = around
        self.from_ship: Final = from_ship

    def legal(self, s: State, out: Actions) -> None:
        for cell in s.tables.near[self.around]:
            if board.can_take(s, cell, self.kind):
                out.add(CELL0 + cell)

    def expected(self, s: State, out: Actions) -> None:
        board.expect_taken_near(s, self.around, out)

    def bar(self, s: State, action: i64) -> i64:
        return board.bar_to_take(s, action - CELL0, self.kind)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        deploy(s, self.seat, self.kind, action - CELL0, self.from_ship)

    def landings(self, s: State) -> i64:
        return 1


# -- the Terran special ------------------------------------------------------------------------


def has_victim(s: State, seat: i64) -> bool:
    """Whether a unit that is no warlord stands next to the player's warlord."""
    for cell in s.tables.near[s.warlord[seat]]:
        unit = s.unit[cell]
        if unit != EMPTY and unit & KIND_MASK != WARLORD:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DriveOutWith(Question):
    """The unit that drives another one out, next to the warlord (HX-FAC-01)."""

    rule: ClassVar[str] = "HX-FAC-01"
    name: ClassVar[str] = "D-UNIT"

    def legal(self, s: State, out: Actions) -> None:
        units.write_deployable(s, self.seat, out, UNIT0)

    def expected(self, s: State, out: Actions) -> None:
        expect_by_effect(s, self.seat, out)

    def bar(self, s: State, action: i64) -> i64:
        return bar_by_effect(s, self.seat, action - UNIT0)

    def apply(self, s: State, action: i64) -> None:
        s.top = DriveOutFrom(self.below, self.seat, action - UNIT0)

    def landings(self, s: State) -> i64:
        return 1

    def strikes(self, s: State) -> i64:
        return 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DriveOutFrom(Question):
    """The occupied cell it takes; own and neutral units may be driven out too (HX-FAC-01)."""

    rule: ClassVar[str] = "HX-FAC-01"
    name: ClassVar[str] = "D-CELL"

    def __init__(self, below: Question | None, seat: i64, kind: i64) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind

    def legal(self, s: State, out: Actions) -> None:
        for cell in s.tables.near[s.warlord[self.seat]]:
            if self.bar(s, CELL0 + cell) == FREE:
                out.add(CELL0 + cell)

    def expected(self, s: State, out: Actions) -> None:
        for cell in s.tables.near[s.warlord[self.seat]]:
            out.add(CELL0 + cell)

    def bar(self, s: State, action: i64) -> i64:
        unit = s.unit[action - CELL0]
        if unit == EMPTY:
            return CELL_FREE
        return WARLORD_STANDS if unit & KIND_MASK == WARLORD else FREE

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        deploy(s, self.seat, self.kind, action - CELL0, False)

    def landings(self, s: State) -> i64:
        return 1

    def strikes(self, s: State) -> i64:
        return 1
