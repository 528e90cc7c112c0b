"""Chapter 7, Attacks: the Attack action, attacks on cells, displacement."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.hexpanse import unit_events
from beachhead.games.hexpanse.rules import board, deploy, end, minorities, units
from beachhead.games.hexpanse.vocab import (
    BY_PRICE,
    CELL0,
    EFFECT_UNIT,
    ELITE,
    EMPTY,
    KIND_MASK,
    LAST_LIFE,
    NEUTRAL,
    NEVER_ATTACKS,
    NO_ENEMY_BESIDE,
    NOTHING_TO_DEPLOY,
    OWN_UNIT,
    OWNER_SHIFT,
    PASS,
    STOP,
    TARGET0,
    UNIT0,
    WARLORD,
    WARLORD_STANDS,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


# -- every attack ------------------------------------------------------------------------------


def strike(s: State, cell: i64, cause: i64) -> None:
    """HX-FLOW-03, HX-ATK-08. The cell is attacked whatever it holds, own units and none included.

    Find the unit, ask its owner for a Protector, then harm it.
    """
    unit = s.unit[cell]
    if unit == EMPTY:
        unit_events.empty_cell_struck(s, cell, cause)
        return
    owner = units.owner_of(unit)
    if owner != NEUTRAL and minorities.has_protector(s, owner, cell):
        s.top = minorities.Protect(s.top, owner, cell, cause)
        return
    harm(s, cell, cause)


def harm(s: State, cell: i64, cause: i64) -> None:
    """HX-CHAIN-11, HX-ELIM-06. The attacked unit leaves or loses life; its trigger follows at once.

    Neutral units can be hit, driven out and moved by anybody.
    """
    unit = s.unit[cell]
    if units.kind_of(unit) == WARLORD:
        end.hurt(s, units.owner_of(unit), 1, cause)
    else:
        units.drive_out(s, cell, cause)


# -- the Attack action -------------------------------------------------------------------------


def bar_to_attack(s: State, seat: i64, cell: i64) -> i64:
    """HX-ATK-01, HX-ATK-05, HX-ATK-06, HX-ACT-13. Whether the own unit here can hit somebody.

    Warlords may attack while they have life to pay with; Guardians never do.
    """
    kind = s.unit[cell] & KIND_MASK
    if s.tables.can_attack[kind] == 0:
        return NEVER_ATTACKS
    if kind == WARLORD and s.life[seat] < 2:
        return LAST_LIFE
    return FREE if board.has_neighbour_of_other(s, seat, cell) else NO_ENEMY_BESIDE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Target(Question):
    """The unit next to the attacker that is hit (HX-ACT-03)."""

    rule: ClassVar[str] = "HX-ACT-03"
    name: ClassVar[str] = "D-TARGET"

    def __init__(self, below: Question | None, seat: i64, attacker: i64) -> None:
        super().__init__(below, seat)
        self.attacker: Final = attacker

    def legal(self, s: State, out: Actions) -> None:
        for cell in s.tables.near[self.attacker]:
            unit = s.unit[cell]
            if unit != EMPTY and (unit >> OWNER_SHIFT) != self.seat + 1:
                out.add(TARGET0 + cell)

    def expected(self, s: State, out: Actions) -> None:
        for cell in s.tables.near[self.attacker]:
            if s.unit[cell] != EMPTY:
                out.add(TARGET0 + cell)

    def bar(self, s: State, action: i64) -> i64:
        own = units.owner_of(s.unit[action - TARGET0]) == self.seat
        return OWN_UNIT if own else FREE

    def apply(self, s: State, action: i64) -> None:
        """HX-ACT-03, HX-ATK-07. Protector, target, attacker: in this order."""
        cell = action - TARGET0
        unit_events.attack_made(s, self.seat, self.attacker, cell)
        s.top = AttackerPays(self.below, self.seat, self.attacker)
        if s.unit[self.attacker] & KIND_MASK == WARLORD:
            s.life[self.seat] -= 1
            unit_events.warlord_paid(s, self.seat, 1)
        strike(s, cell, EFFECT_UNIT + (s.unit[self.attacker] & KIND_MASK))

    def strikes(self, s: State) -> i64:
        return 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AttackerPays(Step):
    """HX-ATK-03, HX-ATK-04. Elites and warlords stay, all others leave, whatever they hit."""

    def __init__(self, below: Question | None, seat: i64, cell: i64) -> None:
        super().__init__(below, seat)
        self.cell: Final = cell

    def act(self, s: State) -> None:
        s.top = self.below
        kind = s.unit[self.cell] & KIND_MASK
        if kind != ELITE and kind != WARLORD:
            units.drive_out(s, self.cell, BY_PRICE)


# -- attacks on cells by abilities -------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AttackCell(Question):
    """HX-ATK-13. Any cell of the board is attacked; at deployment it may be declined."""

    rule: ClassVar[str] = "HX-ATK-13"
    name: ClassVar[str] = "D-ATTACK-CELL"

    def __init__(self, below: Question | None, seat: i64, effect: i64, may_pass: bool) -> None:
        super().__init__(below, seat)
        self.effect: Final = effect
        self.may_pass: Final = may_pass

    def legal(self, s: State, out: Actions) -> None:
        cell: i64
        for cell in range(s.tables.cells):
            out.add(CELL0 + cell)
        if self.may_pass:
            out.add(PASS)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != PASS:
            unit_events.cell_attacked(s, self.seat, action - CELL0, self.effect)
            strike(s, action - CELL0, self.effect)

    def strikes(self, s: State) -> i64:
        return 1


# -- displacement ------------------------------------------------------------------------------


def can_displace(s: State, seat: i64) -> bool:
    """Whether there is a unit to drive out or one to deploy (HX-ACT-14)."""
    return units.has_deployable(s, seat) or board.has_movable(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DisplaceCell(Question):
    """HX-ATK-10, HX-ATK-12. A16 and A17: first the cell, then the unit that takes it.

    Free cells are offered only while there is a unit to deploy.
    """

    rule: ClassVar[str] = "HX-ATK-10"
    name: ClassVar[str] = "D-CELL"

    def __init__(self, below: Question | None, seat: i64, effect: i64) -> None:
        super().__init__(below, seat)
        self.effect: Final = effect

    def legal(self, s: State, out: Actions) -> None:
        ready = units.has_deployable(s, self.seat)
        cell: i64
        for cell in range(s.tables.cells):
            unit = s.unit[cell]
            if unit == EMPTY:
                if ready:
                    out.add(CELL0 + cell)
            elif unit & KIND_MASK != WARLORD:
                out.add(CELL0 + cell)

    def expected(self, s: State, out: Actions) -> None:
        cell: i64
        for cell in range(s.tables.cells):
            out.add(CELL0 + cell)

    def bar(self, s: State, action: i64) -> i64:
        unit = s.unit[action - CELL0]
        if unit == EMPTY:
            return FREE if units.has_deployable(s, self.seat) else NOTHING_TO_DEPLOY
        return WARLORD_STANDS if unit & KIND_MASK == WARLORD else FREE

    def apply(self, s: State, action: i64) -> None:
        cell = action - CELL0
        if s.unit[cell] == EMPTY:
            s.top = DisplaceUnit(self.below, self.seat, cell, False)
        else:
            s.top = AfterDisplacement(self.below, self.seat, cell)
            unit_events.cell_attacked(s, self.seat, cell, self.effect)
            strike(s, cell, self.effect)

    def landings(self, s: State) -> i64:
        return 1

    def strikes(self, s: State) -> i64:
        return 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AfterDisplacement(Step):
    """HX-ATK-11. If a Protector saved the unit, the deployment is lost."""

    def __init__(self, below: Question | None, seat: i64, cell: i64) -> None:
        super().__init__(below, seat)
        self.cell: Final = cell

    def act(self, s: State) -> None:
        s.top = self.below
        if s.unit[self.cell] == EMPTY and units.has_deployable(s, self.seat):
            s.top = DisplaceUnit(self.below, self.seat, self.cell, True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DisplaceUnit(Question):
    """The unit that takes the cell; after an attack the player may deploy none (HX-ATK-12)."""

    rule: ClassVar[str] = "HX-ATK-12"
    name: ClassVar[str] = "D-UNIT"

    def __init__(self, below: Question | None, seat: i64, cell: i64, may_stop: bool) -> None:
        super().__init__(below, seat)
        self.cell: Final = cell
        self.may_stop: Final = may_stop

    def legal(self, s: State, out: Actions) -> None:
        units.write_deployable(s, self.seat, out, UNIT0)
        if self.may_stop:
            out.add(STOP)

    def expected(self, s: State, out: Actions) -> None:
        deploy.expect_by_effect(s, self.seat, out)

    def bar(self, s: State, action: i64) -> i64:
        return deploy.bar_by_effect(s, self.seat, action - UNIT0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != STOP:
            deploy.deploy(s, self.seat, action - UNIT0, self.cell, False)

    def landings(self, s: State) -> i64:
        return 1
