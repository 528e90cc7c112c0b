"""Chapter 11, Stealing and discarding the cards of opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.hexpanse import events, unit_events
from beachhead.games.hexpanse.rules import cards, end, market, units
from beachhead.games.hexpanse.vocab import (
    ACTION_CARDS,
    CARD0,
    CARDS,
    EMPTY,
    FACE_DOWN,
    FRAMES_FULL,
    KIND_MASK,
    LEAVE,
    MERCENARY,
    ONLY_ACTION_CARDS,
    ONLY_MERCENARIES,
    OP_DISCARD_ACTION,
    OP_STEAL_MERCENARY,
    OWNED,
    RETURN,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def is_foreign(s: State, seat: i64, card: i64) -> bool:
    """Whether the card lies before an opponent."""
    place = s.where[card]
    return OWNED <= place < FACE_DOWN and cards.is_opponent(s, seat, place - OWNED)


def has_card(s: State, seat: i64, mercenary: bool) -> bool:
    """Whether an opponent has a card of this type."""
    first: i64 = ACTION_CARDS if mercenary else 0
    last: i64 = CARDS if mercenary else ACTION_CARDS
    card: i64
    for card in range(first, last):
        if is_foreign(s, seat, card):
            return True
    return False


def on_board(s: State, mercenary: i64) -> i64:
    """How many units of a mercenary card stand on the board."""
    count: i64 = 0
    for unit in s.unit:
        if unit & KIND_MASK == MERCENARY + mercenary:
            count += 1
    return count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ForeignCard(Question):
    """HX-CARD-08. Any open card of an opponent, named directly."""

    rule: ClassVar[str] = "HX-CARD-08"
    name: ClassVar[str] = "D-FOREIGN-CARD"

    def __init__(self, below: Question | None, seat: i64, op: i64) -> None:
        super().__init__(below, seat)
        self.op: Final = op

    def legal(self, s: State, out: Actions) -> None:
        first: i64 = ACTION_CARDS if self.op == OP_STEAL_MERCENARY else 0
        last: i64 = CARDS if self.op == OP_STEAL_MERCENARY else ACTION_CARDS
        card: i64
        for card in range(first, last):
            if is_foreign(s, self.seat, card):
                out.add(CARD0 + card)

    def expected(self, s: State, out: Actions) -> None:
        card: i64
        for card in range(CARDS):
            if is_foreign(s, self.seat, card):
                out.add(CARD0 + card)

    def bar(self, s: State, action: i64) -> i64:
        mercenary = action - CARD0 >= ACTION_CARDS
        if mercenary == (self.op == OP_STEAL_MERCENARY):
            return FREE
        return ONLY_ACTION_CARDS if mercenary else ONLY_MERCENARIES

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        card = action - CARD0
        victim = s.where[card] - OWNED
        if self.op == OP_DISCARD_ACTION:
            market.discard(s, card)
            events.card_forced_off(s, self.seat, victim, card)
        elif card >= ACTION_CARDS and on_board(s, card - ACTION_CARDS) > 0:
            s.top = StolenUnit(self.below, self.seat, card - ACTION_CARDS, victim)
        else:
            s.where[card] = OWNED + self.seat
            events.card_stolen(s, self.seat, victim, card)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StolenUnit(Question):
    """HX-CARD-05, HX-CARD-06. The unit stays where it is, now the thief's, or goes to the card.

    With five mercenary units on the board already it must go to the card.
    """

    rule: ClassVar[str] = "HX-CARD-05"
    name: ClassVar[str] = "D-STOLEN-UNIT"

    def __init__(self, below: Question | None, seat: i64, mercenary: i64, victim: i64) -> None:
        super().__init__(below, seat)
        self.mercenary: Final = mercenary
        self.victim: Final = victim

    def legal(self, s: State, out: Actions) -> None:
        if self.bar(s, LEAVE) == FREE:
            out.add(LEAVE)
        out.add(RETURN)

    def expected(self, s: State, out: Actions) -> None:
        out.add(LEAVE)

    def bar(self, s: State, action: i64) -> i64:
        room = s.hired[self.seat] + on_board(s, self.mercenary) <= s.tables.frames
        return FREE if room else FRAMES_FULL

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        kind = MERCENARY + self.mercenary
        s.where[ACTION_CARDS + self.mercenary] = OWNED + self.seat
        events.card_stolen(s, self.seat, self.victim, ACTION_CARDS + self.mercenary)
        moved: i64 = 0
        places: list[int] = []  # for the event alone: there may be several units of a squad
        cell: i64
        for cell in range(s.tables.cells):
            if s.unit[cell] & KIND_MASK == kind:
                moved += 1
                places.append(cell)
                s.unit[cell] = units.code(self.seat, kind) if action == LEAVE else EMPTY
        s.hired[self.victim] -= moved
        if action == RETURN:
            s.tokens[self.mercenary] += moved
            unit_events.unit_taken_to_card(s, self.seat, kind, places)
            return
        s.hired[self.seat] += moved
        unit_events.unit_changed_sides(s, self.seat, kind, places)
        for cell in range(s.tables.cells):
            if s.unit[cell] & KIND_MASK == kind and not s.over:
                end.check_formations(s, cell, cell)
