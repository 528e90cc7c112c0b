"""Chapter 5.1, the card effects that ask: shifting, reinforcing, killing, discarding, withdrawing.
CH-FX.

Each asks Unit by Unit; "up to" may always be declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import battle_events, bits, general, piles
from beachhead.games.cry_havoc.vocab import (
    ADD_TO0,
    ANY_OBJECTIVE,
    COUNT0,
    DISCARD0,
    F_ARMY,
    F_BOARD,
    F_DEEDS,
    F_LOCKED,
    F_LOSSES,
    F_REGION,
    F_SEAT,
    FROM0,
    HAND,
    KILL0,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    SHIFT_FROM0,
    SHIFT_TO0,
    SOURCE_ADJACENT,
    SOURCE_ONE_CONTROLLED,
    STOP,
    WITHDRAW0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


# -- shift_own, shift_enemy ------------------------------------------------------------------------


def shift(s: State, side: i64, whose: i64, line: i64, n: i64) -> None:
    """CH-FX-01, CH-FX-02, CH-BATTLE-14. Move own or enemy Units between objectives; tokens
    never.
    """
    s.top = ShiftFrom(s.top, s.fight[F_SEAT + side], whose, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ShiftFrom(Question):
    """The objective a Unit leaves (CH-FX-01)."""

    rule: ClassVar[str] = "CH-FX-01"
    name: ClassVar[str] = "DP-B-SHIFT-FROM"

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
        source = s.tables.op_from[self.line]
        target = s.tables.op_to[self.line]
        i: i64
        for i in range(OBJECTIVES):
            if s.fight[F_BOARD + self.whose * OBJECTIVES + i] > 0 and i != target:
                if source in (ANY_OBJECTIVE, i):
                    out.add(SHIFT_FROM0 + i)

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
    name: ClassVar[str] = "DP-B-SHIFT-TO"

    def __init__(self, below: Question, seat: i64, whose: i64, line: i64, source: i64) -> None:
        super().__init__(below, seat)
        self.whose: Final = whose
        self.line: Final = line
        self.source: Final = source

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        target = s.tables.op_to[self.line]
        i: i64
        for i in range(OBJECTIVES):
            if i != self.source and target in (ANY_OBJECTIVE, i):
                out.add(SHIFT_TO0 + i)

    def apply(self, s: State, action: i64) -> None:
        s.fight[F_BOARD + self.whose * OBJECTIVES + self.source] -= 1
        s.fight[F_BOARD + self.whose * OBJECTIVES + action - SHIFT_TO0] += 1
        battle_events.unit_shifted(s, self.whose, self.source, action - SHIFT_TO0)
        s.top = self.below


# -- add_reserve, add_board ------------------------------------------------------------------------


def add_reserve(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-03. Units of the Reserve come onto the Battle board."""
    s.top = AddReserve(s.top, s.fight[F_SEAT + side], side, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AddReserve(Question):
    """The objective a Unit of the Reserve goes to (CH-FX-03)."""

    rule: ClassVar[str] = "CH-FX-03"
    name: ClassVar[str] = "DP-B-ADD-TO"

    def __init__(self, below: Question | None, seat: i64, side: i64, line: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.left: Final = left

    def run(self, s: State) -> bool:
        army = s.fight[F_ARMY + self.side]
        if self.left > 0 and s.reserve[army] > 0 and s.fight[F_LOCKED + self.side] == 0:
            return False
        s.top = self.below
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        offer_objectives(s, out, self.line)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        army = s.fight[F_ARMY + self.side]
        s.reserve[army] -= 1
        s.fight[F_BOARD + self.side * OBJECTIVES + action - ADD_TO0] += 1
        battle_events.unit_joined(s, self.side, NOWHERE, action - ADD_TO0)
        s.top = AddReserve(self.below, self.seat, self.side, self.line, self.left - 1)


def offer_objectives(s: State, out: Actions, line: i64) -> None:
    target = s.tables.op_to[line]
    i: i64
    for i in range(OBJECTIVES):
        if target in (ANY_OBJECTIVE, i):
            out.add(ADD_TO0 + i)


def add_board(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-04. Units of the map come onto the Battle board; never out of a Battle Region."""
    sources = board_sources(s, side, line)
    s.top = AddFrom(s.top, s.fight[F_SEAT + side], side, line, n, sources)


def board_sources(s: State, side: i64, line: i64) -> i64:
    """The Regions Units may come from; neutral Trogs have neither HQ, Tunnels nor Regions."""
    army = s.fight[F_ARMY + side]
    source = s.tables.op_source[line]
    neutral = s.seat_of(army) == NOBODY
    mask: i64 = 0
    if source == SOURCE_ADJACENT:
        mask = roster.of(army).reach(s, s.fight[F_REGION])
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
    name: ClassVar[str] = "DP-B-ADD-FROM"

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
        return self.sources & s.present[s.fight[F_ARMY + self.side]]

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
    name: ClassVar[str] = "DP-B-ADD-TO"

    def __init__(self, below: Question, seat: i64, side: i64, line: i64, region: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.region: Final = region

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        offer_objectives(s, out, self.line)

    def apply(self, s: State, action: i64) -> None:
        s.take(s.fight[F_ARMY + self.side], self.region, 1)
        s.fight[F_BOARD + self.side * OBJECTIVES + action - ADD_TO0] += 1
        battle_events.unit_joined(s, self.side, self.region, action - ADD_TO0)
        s.top = self.below


# -- kill ------------------------------------------------------------------------------------------


def kill(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-05, CH-FX-22. Enemy Units on an objective die at once, some for Crystals of the
    stock.
    """
    s.top = KillOn(s.top, s.fight[F_SEAT + side], side, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillOn(Question):
    """The objective on which an enemy Unit dies (CH-FX-05)."""

    rule: ClassVar[str] = "CH-FX-05"
    name: ClassVar[str] = "DP-B-KILL"

    def __init__(self, below: Question | None, seat: i64, side: i64, line: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left > 0 and self.affordable(s):
            return False
        s.top = self.below
        return True

    def affordable(self, s: State) -> bool:
        cost = s.tables.op_cost[self.line]
        if cost == 0:
            return True
        army = s.fight[F_ARMY + self.side]
        return s.seat_of(army) != NOBODY and roster.of(army).has_stock() and s.stock >= cost

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        on = s.tables.op_from[self.line]
        i: i64
        for i in range(OBJECTIVES):
            if s.fight[F_BOARD + (1 - self.side) * OBJECTIVES + i] > 0 and on in (ANY_OBJECTIVE, i):
                out.add(KILL0 + i)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        cost = s.tables.op_cost[self.line]
        if cost > 0:
            s.stock -= cost
            events.stock_changed(s, -cost)
        kill_on_board(s, 1 - self.side, action - KILL0, 1, "CH-FX-05")
        general.score(s, s.fight[F_ARMY + self.side], s.tables.op_vp[self.line], "CH-FX-05")
        s.top = KillOn(self.below, self.seat, self.side, self.line, self.left - 1)


def kill_on_board(s: State, side: i64, objective: i64, n: i64, rule: str) -> None:
    """Units of a side on the Battle board return to its Reserve."""
    s.fight[F_BOARD + side * OBJECTIVES + objective] -= n
    s.fight[F_LOSSES + side] += n
    s.fight[F_DEEDS + 1 - side] += n
    s.reserve[s.fight[F_ARMY + side]] += n
    battle_events.units_killed(s, side, objective, n, rule)


# -- discard_opponent ------------------------------------------------------------------------------


def discard_opponent(s: State, side: i64, n: i64) -> None:
    """CH-BATTLE-41. The opponent discards; for neutral Trogs that is their controller."""
    s.top = DiscardCard(s.top, s.fight[F_SEAT + 1 - side], n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardCard(Question):
    """A card of own choice goes from the hand to the discard pile (CH-FX-13)."""

    rule: ClassVar[str] = "CH-FX-13"
    name: ClassVar[str] = "DP-B-DISCARD"

    def __init__(self, below: Question | None, seat: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left > 0 and s.piles[HAND + s.tables.army_of[self.seat]] != 0:
            return False
        s.top = self.below
        return True

    def legal(self, s: State, out: Actions) -> None:
        army = s.tables.army_of[self.seat]
        piles.offer_kinds(s, out, DISCARD0, army, s.piles[HAND + army])

    def apply(self, s: State, action: i64) -> None:
        army = s.tables.army_of[self.seat]
        kind = action - DISCARD0
        piles.discard(s, army, HAND, piles.find(s, army, s.piles[HAND + army], kind))
        events.card_discarded(s, army, kind, "CH-FX-13")
        s.top = DiscardCard(self.below, self.seat, self.left - 1)


# -- crystal_burn, withdraw_own --------------------------------------------------------------------


def crystal_burn(s: State, side: i64, line: i64, n: i64) -> None:
    """Remove Crystals of the Battle Region for points (CH-FX-15)."""
    s.top = BurnCount(s.top, s.fight[F_SEAT + side], side, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BurnCount(Question):
    """How many Crystals are removed (CH-FX-15)."""

    rule: ClassVar[str] = "CH-FX-15"
    name: ClassVar[str] = "DP-B-AMOUNT"

    def __init__(self, below: Question | None, seat: i64, side: i64, line: i64, most: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.most: Final = most

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        there = s.crystals[s.fight[F_REGION]]
        most = self.most if self.most < there else there
        n: i64
        for n in range(most + 1):
            out.add(COUNT0 + n)

    def apply(self, s: State, action: i64) -> None:
        n = action - COUNT0
        general.add_crystals(s, s.fight[F_REGION], -n)
        army = s.fight[F_ARMY + self.side]
        general.score(s, army, n * s.tables.op_vp[self.line], "CH-FX-15", n)
        s.top = self.below


def withdraw_own(s: State, side: i64, n: i64) -> None:
    """CH-FX-16. Own Units go back from the Battle board to the own HQ; neutral Trogs have none."""
    if s.seat_of(s.fight[F_ARMY + side]) != NOBODY:
        s.top = Withdraw(s.top, s.fight[F_SEAT + side], side, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Withdraw(Question):
    """The objective a Unit leaves for the HQ (CH-FX-16)."""

    rule: ClassVar[str] = "CH-FX-16"
    name: ClassVar[str] = "DP-B-AMOUNT"

    def __init__(self, below: Question | None, seat: i64, side: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
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
            if s.fight[F_BOARD + self.side * OBJECTIVES + i] > 0:
                out.add(WITHDRAW0 + i)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        army = s.fight[F_ARMY + self.side]
        s.fight[F_BOARD + self.side * OBJECTIVES + action - WITHDRAW0] -= 1
        s.put(army, s.hq[army], 1)
        battle_events.unit_withdrawn(s, self.side, action - WITHDRAW0)
        s.top = Withdraw(self.below, self.seat, self.side, self.left - 1)
