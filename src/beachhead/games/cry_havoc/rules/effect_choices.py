"""Chapter 5.1, the card effects that ask: shifting and reinforcing. CH-FX.

Each asks Unit by Unit; "up to" may always be declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import (
    battle_board,
    battle_events,
    bits,
    places,
)
from beachhead.games.cry_havoc.vocab import (
    ADD_TO0,
    ANY_OBJECTIVE,
    EVERY_OBJECTIVE,
    F_LOCKED,
    FROM0,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    OTHER_OBJECTIVE,
    SHIFT_FROM0,
    SHIFT_TO0,
    SOURCE_ADJACENT,
    SOURCE_ONE_CONTROLLED,
    STOP,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


# -- shift_own, shift_enemy ------------------------------------------------------------------------


def shift(s: State, side: i64, whose: i64, line: i64, n: i64) -> None:
    """CH-FX-01, CH-FX-02, CH-BATTLE-14. Move own or enemy Units between objectives; tokens
    never.
    """
    s.top = ShiftFrom(s.top, s.decider(side), whose, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ShiftFrom(Question):
    """The objective a Unit leaves (CH-FX-01)."""

    rule: ClassVar[str] = "CH-FX-01"
    name: ClassVar[str] = "D-B-SHIFT-FROM"

    def __init__(self, below: Question | None, seat: i64, whose: i64, line: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.whose: Final = whose
        self.line: Final = line
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left > 0:
            return False
        s.top = self.below
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        i: i64
        for i in range(OBJECTIVES):
            if self.bar(s, SHIFT_FROM0 + i) == FREE:
                out.add(SHIFT_FROM0 + i)

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, SHIFT_FROM0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        objective = action - SHIFT_FROM0
        source = s.tables.op_from[self.line]
        if objective == s.tables.op_to[self.line] or source not in (ANY_OBJECTIVE, objective):
            return OTHER_OBJECTIVE
        return battle_board.bar_to_unit(s, self.whose, objective)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        after = ShiftFrom(self.below, self.seat, self.whose, self.line, self.left - 1)
        s.top = ShiftTo(after, self.seat, self.whose, self.line, action - SHIFT_FROM0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ShiftTo(Question):
    """The objective it goes to (CH-FX-01)."""

    rule: ClassVar[str] = "CH-FX-01"
    name: ClassVar[str] = "D-B-SHIFT-TO"

    def __init__(self, below: Question, seat: i64, whose: i64, line: i64, source: i64) -> None:
        super().__init__(below, seat)
        self.whose: Final = whose
        self.line: Final = line
        self.source: Final = source

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        i: i64
        for i in range(OBJECTIVES):
            if self.bar(s, SHIFT_TO0 + i) == FREE:
                out.add(SHIFT_TO0 + i)

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, SHIFT_TO0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        objective = action - SHIFT_TO0
        if objective == self.source:
            return OTHER_OBJECTIVE
        return bar_to_objective(s, self.line, objective)

    def apply(self, s: State, action: i64) -> None:
        s.assign(self.whose, self.source, -1)
        s.assign(self.whose, action - SHIFT_TO0, 1)
        battle_events.unit_shifted(s, self.whose, self.source, action - SHIFT_TO0)
        s.top = self.below


# -- add_reserve, add_board ------------------------------------------------------------------------


def add_reserve(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-03. Units of the Reserve come onto the Battle board."""
    s.top = AddReserve(s.top, s.decider(side), side, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AddReserve(Question):
    """The objective a Unit of the Reserve goes to (CH-FX-03)."""

    rule: ClassVar[str] = "CH-FX-03"
    name: ClassVar[str] = "D-B-ADD-TO"

    def __init__(self, below: Question | None, seat: i64, side: i64, line: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.left: Final = left

    def run(self, s: State) -> bool:
        army = s.fighter(self.side)
        if self.left > 0 and s.reserve[army] > 0 and s.fight[F_LOCKED + self.side] == 0:
            return False
        s.top = self.below
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        offer_objectives(s, out, self.line)

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, ADD_TO0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_objective(s, self.line, action - ADD_TO0)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        army = s.fighter(self.side)
        s.reserve[army] -= 1
        s.assign(self.side, action - ADD_TO0, 1)
        battle_events.unit_joined(s, self.side, NOWHERE, action - ADD_TO0)
        s.top = AddReserve(self.below, self.seat, self.side, self.line, self.left - 1)


def offer_objectives(s: State, out: Actions, line: i64) -> None:
    i: i64
    for i in range(OBJECTIVES):
        if bar_to_objective(s, line, i) == FREE:
            out.add(ADD_TO0 + i)


def bar_to_objective(s: State, line: i64, objective: i64) -> i64:
    """A card may name the objective Units come to."""
    return FREE if s.tables.op_to[line] in (ANY_OBJECTIVE, objective) else OTHER_OBJECTIVE


def add_board(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-04. Units of the map come onto the Battle board; never out of a Battle Region."""
    sources = board_sources(s, side, line)
    s.top = AddFrom(s.top, s.decider(side), side, line, n, sources)


def board_sources(s: State, side: i64, line: i64) -> i64:
    """The Regions Units may come from; neutral Trogs have neither HQ, Tunnels nor Regions."""
    army = s.fighter(side)
    source = s.tables.op_source[line]
    neutral = s.seat_of(army) == NOBODY
    mask: i64 = 0
    if source == SOURCE_ADJACENT:
        mask = roster.of(army).reach(s, s.battle_region())
    elif source == SOURCE_ONE_CONTROLLED:
        mask = 0 if neutral else s.control[army]
    elif not neutral:
        mask = roster.of(army).open_tunnels(s)
    return mask & s.present[army] & ~s.battles


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AddFrom(Question):
    """The Region a Unit comes from (CH-FX-04)."""

    rule: ClassVar[str] = "CH-FX-04"
    name: ClassVar[str] = "D-B-ADD-FROM"

    def __init__(
        self, below: Question | None, seat: i64, side: i64, line: i64, left: i64, sources: i64
    ) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.left: Final = left
        self.sources: Final = sources

    def available(self, s: State) -> i64:
        if self.left == 0 or s.fight[F_LOCKED + self.side] != 0:
            return 0
        return self.sources & s.present[s.fighter(self.side)]

    def run(self, s: State) -> bool:
        if self.available(s) != 0:
            return False
        s.top = self.below
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        bits.offer(out, FROM0, self.available(s))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, s.present[s.fighter(self.side)])

    def bar(self, s: State, action: i64) -> i64:
        return places.bar_to_take(s, self.available(s), action - FROM0)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        region = action - FROM0
        sources = self.sources
        if s.tables.op_source[self.line] == SOURCE_ONE_CONTROLLED:
            sources = 1 << region
        elif s.tables.op_per_region[self.line] == 1:
            sources &= ~(1 << region)
        after = AddFrom(self.below, self.seat, self.side, self.line, self.left - 1, sources)
        s.top = AddTo(after, self.seat, self.side, self.line, region)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AddTo(Question):
    """The objective it goes to (CH-FX-04)."""

    rule: ClassVar[str] = "CH-FX-04"
    name: ClassVar[str] = "D-B-ADD-TO"

    def __init__(self, below: Question, seat: i64, side: i64, line: i64, region: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.region: Final = region

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        offer_objectives(s, out, self.line)

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, ADD_TO0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_objective(s, self.line, action - ADD_TO0)

    def apply(self, s: State, action: i64) -> None:
        s.take(s.fighter(self.side), self.region, 1)
        s.assign(self.side, action - ADD_TO0, 1)
        battle_events.unit_joined(s, self.side, self.region, action - ADD_TO0)
        s.top = self.below
