"""Chapter 12, Minorities: Protectors, and the units that must attack a neighbour."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.hexpanse import unit_events
from beachhead.games.hexpanse.rules import attack, cards, units
from beachhead.games.hexpanse.vocab import (
    CELL0,
    EMPTY,
    KIND_MASK,
    MUST_ATTACK,
    NONE,
    OP_ATTACK_HEXILUM,
    OP_ATTACK_LIFE,
    OWNER_SHIFT,
    PASS,
    PROTECT0,
    PROTECTOR_FAR,
    TRAIT_PROTECTOR,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def is_protector(s: State, owner: i64, cell: i64) -> bool:
    """HX-M01b. Only a Protector of the same owner helps; neutral ones and a mate's do not."""
    unit = s.unit[cell]
    return unit >> OWNER_SHIFT == owner + 1 and s.tables.trait[unit & KIND_MASK] == TRAIT_PROTECTOR


def has_protector(s: State, owner: i64, cell: i64) -> bool:
    """Whether a Protector stands next to the attacked unit."""
    for n in s.tables.near[cell]:
        if is_protector(s, owner, n):
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Protect(Question):
    """HX-M01a. The owner of an attacked unit may give up a Protector instead (HX-M01).

    Asked at once, on anybody's turn; direct damage, reserve attacks and prices are no attacks.
    """

    rule: ClassVar[str] = "HX-M01"
    name: ClassVar[str] = "D-PROTECT"

    def __init__(self, below: Question | None, seat: i64, cell: i64, cause: i64) -> None:
        super().__init__(below, seat)
        self.cell: Final = cell
        self.cause: Final = cause  # the effect that attacks

    def legal(self, s: State, out: Actions) -> None:
        for n in s.tables.near[self.cell]:
            if is_protector(s, self.seat, n):
                out.add(PROTECT0 + n)
        out.add(NONE)

    def expected(self, s: State, out: Actions) -> None:
        cell: i64
        for cell in range(s.tables.cells):
            if is_protector(s, self.seat, cell):
                out.add(PROTECT0 + cell)

    def bar(self, s: State, action: i64) -> i64:
        for n in s.tables.near[self.cell]:
            if n == action - PROTECT0:
                return FREE
        return PROTECTOR_FAR

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == NONE:
            attack.harm(s, self.cell, self.cause)
            return
        shield = action - PROTECT0
        s.unit[shield] = EMPTY
        s.shields += 1
        unit_events.protected(s, self.seat, self.cell, shield, self.cause)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AttackNear(Question):
    """HX-M06a, HX-UNIT-08. A neighbouring cell is attacked, empty or own if need be.

    The attacker stays; its benefit follows whatever was hit.
    """

    rule: ClassVar[str] = "HX-M06a"
    name: ClassVar[str] = "D-ATTACK-CELL"

    def __init__(self, below: Question | None, seat: i64, effect: i64, cell: i64) -> None:
        super().__init__(below, seat)
        self.effect: Final = effect
        self.cell: Final = cell

    def legal(self, s: State, out: Actions) -> None:
        for n in s.tables.near[self.cell]:
            out.add(CELL0 + n)

    def expected(self, s: State, out: Actions) -> None:
        out.add(PASS)

    def bar(self, s: State, action: i64) -> i64:
        return MUST_ATTACK

    def apply(self, s: State, action: i64) -> None:
        s.top = Benefit(self.below, self.seat, self.effect)
        unit_events.cell_attacked(s, self.seat, action - CELL0, self.effect)
        attack.strike(s, action - CELL0, self.effect)

    def strikes(self, s: State) -> i64:
        return 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Benefit(Step):
    """Life for Cymurai, hexilum for Slave Hunters, a healed unit for Body Hunters."""

    def __init__(self, below: Question | None, seat: i64, effect: i64) -> None:
        super().__init__(below, seat)
        self.effect: Final = effect

    def act(self, s: State) -> None:
        s.top = self.below
        op = s.tables.op[self.effect]
        amount = s.tables.amount[self.effect]
        if op == OP_ATTACK_LIFE:
            units.heal_warlord(s, self.seat, amount, self.effect)
        elif op == OP_ATTACK_HEXILUM:
            units.gain_hexilum(s, self.seat, amount, self.effect)
        else:
            cards.heal_units(s, self.seat, amount, False)
