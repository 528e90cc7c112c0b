"""Chapter 5.1, the card effects that ask what goes: Units, cards, Crystals. CH-FX."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc import events, map_events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import (
    battle_board,
    battle_events,
    bits,
    general,
    piles,
)
from beachhead.games.cry_havoc.vocab import (
    ANY_OBJECTIVE,
    COUNT0,
    DISCARD0,
    EVERY_OBJECTIVE,
    F_DEEDS,
    F_LOSSES,
    HAND,
    KILL0,
    NOBODY,
    OBJECTIVES,
    OTHER_OBJECTIVE,
    STOP,
    WITHDRAW0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


# -- kill ------------------------------------------------------------------------------------------


def kill(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-05, CH-FX-22. Enemy Units on an objective die at once, some for Crystals of the
    stock.
    """
    s.top = KillOn(s.top, s.decider(side), side, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillOn(Question):
    """The objective on which an enemy Unit dies (CH-FX-05)."""

    rule: ClassVar[str] = "CH-FX-05"
    name: ClassVar[str] = "D-B-KILL"

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
        army = s.fighter(self.side)
        return s.seat_of(army) != NOBODY and roster.of(army).has_stock() and s.stock >= cost

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        i: i64
        for i in range(OBJECTIVES):
            if self.bar(s, KILL0 + i) == FREE:
                out.add(KILL0 + i)

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, KILL0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        if s.tables.op_from[self.line] not in (ANY_OBJECTIVE, action - KILL0):
            return OTHER_OBJECTIVE
        return battle_board.bar_to_unit(s, 1 - self.side, action - KILL0)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        cost = s.tables.op_cost[self.line]
        if cost > 0:
            s.stock -= cost
            map_events.stock_changed(s, -cost)
        kill_on_board(s, 1 - self.side, action - KILL0, 1, "CH-FX-05")
        general.score(s, s.fighter(self.side), s.tables.op_vp[self.line], "CH-FX-05")
        s.top = KillOn(self.below, self.seat, self.side, self.line, self.left - 1)


def kill_on_board(s: State, side: i64, objective: i64, n: i64, rule: str) -> None:
    """Units of a side on the Battle board return to its Reserve."""
    s.assign(side, objective, -n)
    s.fight[F_LOSSES + side] += n
    s.fight[F_DEEDS + 1 - side] += n
    s.reserve[s.fighter(side)] += n
    battle_events.units_killed(s, side, objective, n, rule)


# -- discard_opponent ------------------------------------------------------------------------------


def discard_opponent(s: State, side: i64, n: i64) -> None:
    """CH-BATTLE-41. The opponent discards; for neutral Trogs that is their controller."""
    s.top = DiscardCard(s.top, s.decider(1 - side), n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardCard(Question):
    """A card of own choice goes from the hand to the discard pile (CH-FX-13)."""

    rule: ClassVar[str] = "CH-FX-13"
    name: ClassVar[str] = "D-B-DISCARD"

    def __init__(self, below: Question | None, seat: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left > 0 and s.piles[HAND + s.tables.army_of[self.seat]] != 0:
            return False
        s.top = self.below
        return True

    def seems_open(self, s: State) -> bool:
        hand = s.piles[HAND + s.tables.army_of[self.seat]]
        return hand & (hand - 1) != 0

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
    s.top = BurnCount(s.top, s.decider(side), side, line, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BurnCount(Question):
    """How many Crystals are removed (CH-FX-15)."""

    rule: ClassVar[str] = "CH-FX-15"
    name: ClassVar[str] = "D-B-AMOUNT"

    def __init__(self, below: Question | None, seat: i64, side: i64, line: i64, most: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.line: Final = line
        self.most: Final = most

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        there = s.crystals[s.battle_region()]
        most = self.most if self.most < there else there
        n: i64
        for n in range(most + 1):
            out.add(COUNT0 + n)

    def apply(self, s: State, action: i64) -> None:
        n = action - COUNT0
        general.add_crystals(s, s.battle_region(), -n)
        army = s.fighter(self.side)
        general.score(s, army, n * s.tables.op_vp[self.line], "CH-FX-15", n)
        s.top = self.below


def withdraw_own(s: State, side: i64, n: i64) -> None:
    """CH-FX-16. Own Units go back from the Battle board to the own HQ; neutral Trogs have none."""
    if s.seat_of(s.fighter(side)) != NOBODY:
        s.top = Withdraw(s.top, s.decider(side), side, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Withdraw(Question):
    """The objective a Unit leaves for the HQ (CH-FX-16)."""

    rule: ClassVar[str] = "CH-FX-16"
    name: ClassVar[str] = "D-B-AMOUNT"

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
            if s.assigned(self.side, i) > 0:
                out.add(WITHDRAW0 + i)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        army = s.fighter(self.side)
        s.assign(self.side, action - WITHDRAW0, -1)
        s.put(army, s.hq[army], 1)
        battle_events.unit_withdrawn(s, self.side, action - WITHDRAW0)
        s.top = Withdraw(self.below, self.seat, self.side, self.left - 1)
