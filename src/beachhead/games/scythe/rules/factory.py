"""Chapter 8, Factory."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import cards, encounter, gains, move
from beachhead.games.scythe.rules.objective import Moment
from beachhead.games.scythe.rules.star import CheckStars
from beachhead.games.scythe.vocab import (
    CARD,
    CARD_VALUES,
    ENCOUNTER_OPTIONS,
    ENCOUNTERS,
    FACTORY_CARD0,
    FACTORY_CARDS,
    FACTORY_TOP0,
    GOODS,
    NO_CARD,
    NO_SUCH_CARD,
    NOWHERE,
    PAY_CARD0,
    SKIP_BOTTOM,
    SKIP_TOP,
    TAKE_BOTTOM,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

ROW0 = ENCOUNTERS * ENCOUNTER_OPTIONS  # rows of Factory cards in the tables, two per card
FACTORY_STEPS = 2


def visit(s: State, seat: i64) -> None:
    """SC-FAC-01, SC-HID-04. On the first visit the character sees all cards left and takes one."""
    if s.factory_card[seat] != NO_CARD:
        return
    s.factory_seen |= bit(seat)
    s.reveals += 1
    events.factory_visited(s, seat)
    s.top = TakeCard(s.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCard(Question):
    """SC-FAC-02, SC-FAC-11. One card must be taken, is kept to the end, and is public at once."""

    rule: ClassVar[str] = "SC-FAC-02"
    name: ClassVar[str] = "D-FACTORY-CARD"

    def legal(self, s: State, out: Actions) -> None:
        card: i64
        for card in range(FACTORY_CARDS):
            if (s.factory_pile >> card) & 1:
                out.add(FACTORY_CARD0 + card)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        card = action - FACTORY_CARD0
        s.factory_pile &= ~bit(card)
        s.factory_card[self.seat] = card
        events.factory_card_taken(s, self.seat, card)


def row(s: State, seat: i64, option: i64) -> i64:
    """The row of tables for an alternative of the own card."""
    return ROW0 + s.factory_card[seat] * 2 + option


def bar_to_take(s: State, seat: i64, option: i64) -> i64:
    """An alternative must exist, be payable, and give something (SC-FAC-10)."""
    return encounter.bar_to_option(s, seat, row(s, seat, option), NOWHERE)


def exists(s: State, seat: i64, option: i64) -> bool:
    """Some cards have one alternative alone."""
    r = row(s, seat, option)
    return s.tables.gains_first[r] < s.tables.gains_first[r + 1]


def offer_top(s: State, seat: i64) -> None:
    """Ask for the top action of the card, if it can be taken."""
    if bar_to_take(s, seat, 0) == FREE or bar_to_take(s, seat, 1) == FREE:
        s.top = ChooseGain(s.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseGain(Question):
    """SC-FAC-09, SC-FAC-06. All gains, or one of two; recruits, structures and upgrades of the mat
    do not count.
    """

    rule: ClassVar[str] = "SC-FAC-09"
    name: ClassVar[str] = "D-TOP-FACTORY"

    def legal(self, s: State, out: Actions) -> None:
        option: i64
        for option in range(2):
            if bar_to_take(s, self.seat, option) == FREE:
                out.add(FACTORY_TOP0 + option)
        out.add(SKIP_TOP)

    def expected(self, s: State, out: Actions) -> None:
        option: i64
        for option in range(2):
            if exists(s, self.seat, option):
                out.add(FACTORY_TOP0 + option)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_take(s, self.seat, action - FACTORY_TOP0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == SKIP_TOP:
            return
        seat = self.seat
        r = row(s, seat, action - FACTORY_TOP0)
        s.top = CheckStars(s.top, seat)
        encounter.carry_out(s, seat, r, NOWHERE)
        good: i64
        for good in range(CARD):
            gains.pay(s, seat, good, s.tables.option_cost[r * GOODS + good])
        if s.tables.option_cost[r * GOODS + CARD] > 0:
            ask_card(s, seat)


def ask_card(s: State, seat: i64) -> None:
    """Before the gains, which are on top already."""
    s.top = PayCard(s.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PayCard(Question):
    """Which combat card pays (SC-FAC-09)."""

    rule: ClassVar[str] = "SC-FAC-09"
    name: ClassVar[str] = "D-PAY-CARD"

    def legal(self, s: State, out: Actions) -> None:
        value: i64
        for value in range(CARD_VALUES):
            if self.bar(s, PAY_CARD0 + value) == FREE:
                out.add(PAY_CARD0 + value)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(PAY_CARD0, CARD_VALUES)

    def bar(self, s: State, action: i64) -> i64:
        held = s.hand[self.seat * CARD_VALUES + action - PAY_CARD0]
        return FREE if held > 0 else NO_SUCH_CARD

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        cards.spend(s, self.seat, action - PAY_CARD0)
        events.card_paid(s, self.seat, action - PAY_CARD0, "SC-FAC-09")


def offer_move(s: State, seat: i64) -> None:
    """Ask for Factory Move, if some unit can step."""
    if move.bar_to_move(s, seat) == FREE:
        s.top = FactoryMove(s.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FactoryMove(Moment):
    """SC-FAC-04, SC-FAC-05. One unit moves up to 2 territories, 3 with Speed, by the rules of Move.

    There are no coins instead, no cost and no other gain.
    """

    rule: ClassVar[str] = "SC-FAC-04"
    name: ClassVar[str] = "D-BOT"

    def choices(self, s: State, out: Actions) -> None:
        out.add(TAKE_BOTTOM)
        out.add(SKIP_BOTTOM)

    def sought(self, s: State, out: Actions) -> None:
        """The top actions of the card, where they could not be offered."""
        option: i64
        for option in range(2):
            if exists(s, self.seat, option) and bar_to_take(s, self.seat, option) != FREE:
                out.add(FACTORY_TOP0 + option)

    def obstacle(self, s: State, action: i64) -> i64:
        return bar_to_take(s, self.seat, action - FACTORY_TOP0)

    def answer(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == TAKE_BOTTOM:
            move.start(s, self.seat, 1, FACTORY_STEPS)
