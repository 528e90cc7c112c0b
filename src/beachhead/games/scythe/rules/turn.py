"""Chapter 4, Turn: the sequence of play, as a stack of frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import rusviet
from beachhead.games.scythe.rules import bolster, bottom, end, factory, move, produce, trade
from beachhead.games.scythe.rules.objective import LastWindow, Moment
from beachhead.games.scythe.vocab import (
    BOLSTER,
    BOTTOM_THING0,
    BOTTOMS,
    FACTORY_SECTION,
    GIFT0,
    GIFT_AMOUNTS,
    GIFT_TOO_LARGE,
    GIFTS,
    MOVE,
    NO_CARD,
    NO_FACTORY_CARD,
    NO_GIFT,
    RELENTLESS,
    SECTION0,
    SECTION_USED,
    SECTIONS,
    TRADE,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def begin(s: State, seat: i64) -> None:
    """SC-TURN-08. Section, top action, bottom action, objectives of the end, next player."""
    s.active = seat
    s.routed = 0
    s.coerced = False
    events.turn_began(s, seat, s.turns[seat] + 1)
    s.top = ChooseSection(None, seat)
    if s.tables.gifts:
        s.top = GiveCoins(s.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GiveCoins(Question):
    """SC-FAQ-10, SC-FAQ-09. By option: a gift of coins, once per turn; coins are always public."""

    rule: ClassVar[str] = "SC-FAQ-10"
    name: ClassVar[str] = "D-GIFT"

    def legal(self, s: State, out: Actions) -> None:
        other: i64
        n: i64
        for other in range(s.seats):
            if other == self.seat:
                continue
            for n in range(GIFTS):
                if bar_to_give(s, self.seat, n) == FREE:
                    out.add(GIFT0 + other * GIFTS + n)
        out.add(NO_GIFT)

    def expected(self, s: State, out: Actions) -> None:
        gift: i64
        for gift in range(s.seats * GIFTS):
            if gift // GIFTS != self.seat:
                out.add(GIFT0 + gift)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_give(s, self.seat, (action - GIFT0) % GIFTS)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != NO_GIFT:
            other = (action - GIFT0) // GIFTS
            amount: i64 = GIFT_AMOUNTS[(action - GIFT0) % GIFTS]
            s.coins[self.seat] -= amount
            s.coins[other] += amount
            events.coins_given(s, self.seat, other, amount)


def bar_to_give(s: State, seat: i64, n: i64) -> i64:
    """Nobody gives more coins than there are."""
    return FREE if s.coins[seat] >= GIFT_AMOUNTS[n] else GIFT_TOO_LARGE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSection(Moment):
    """SC-TURN-01, SC-FAQ-08, SC-FAC-03. Any section but that of the previous turn.

    The Factory card is a fifth section; a section may be chosen even if both actions are skipped.
    """

    rule: ClassVar[str] = "SC-TURN-01"
    name: ClassVar[str] = "D-SECTION"

    def choices(self, s: State, out: Actions) -> None:
        section: i64
        for section in range(SECTIONS):
            if bar_to_section(s, self.seat, section) == FREE:
                out.add(SECTION0 + section)
        if bar_to_section(s, self.seat, FACTORY_SECTION) == FREE:
            out.add(SECTION0 + FACTORY_SECTION)

    def sought(self, s: State, out: Actions) -> None:
        """Sections, and the bottom actions that some of them lead to."""
        out.add_range(SECTION0, SECTIONS + 1)
        out.add_range(BOTTOM_THING0, BOTTOMS)

    def obstacle(self, s: State, action: i64) -> i64:
        if action >= BOTTOM_THING0:
            return bottom.bar_to_take(s, self.seat, action - BOTTOM_THING0)
        return bar_to_section(s, self.seat, action - SECTION0)

    def answer(self, s: State, action: i64) -> None:
        """SC-TURN-07, SC-FAQ-11. The token is placed, whatever follows; one section per turn."""
        section = action - SECTION0
        seat = self.seat
        s.last_section[seat] = section
        events.section_chosen(s, seat, section)
        last = LastWindow(EndTurn(None, seat), seat)
        s.top = TopAction(BottomAction(last, seat, section), seat, section)


def bar_to_section(s: State, seat: i64, section: i64) -> i64:
    """What stands against choosing a section now."""
    if section == FACTORY_SECTION and s.factory_card[seat] == NO_CARD:
        return NO_FACTORY_CARD
    if s.last_section[seat] != section:
        return FREE
    if s.abilities[seat] & RELENTLESS != 0 and rusviet.may_repeat(s, section):
        return FREE
    return SECTION_USED


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TopAction(Step):
    """SC-TURN-03, SC-TURN-04, SC-TURN-05. The top action first: pay, then gain; both may be
    skipped.

    Costs and gains are those of the boxes before the action.
    """

    rule: ClassVar[str] = "SC-TURN-03"

    def __init__(self, below: Question | None, seat: i64, section: i64) -> None:
        super().__init__(below, seat)
        self.section: Final = section

    def act(self, s: State) -> None:
        s.top = self.below
        if self.section == FACTORY_SECTION:
            factory.offer_top(s, self.seat)
            return
        top = s.tables.section_top[self.seat * SECTIONS + self.section]
        if top == MOVE:
            move.offer(s, self.seat)
        elif top == BOLSTER:
            bolster.offer(s, self.seat)
        elif top == TRADE:
            trade.offer(s, self.seat)
        else:
            produce.offer(s, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BottomAction(Step):
    """SC-TURN-06. The bottom action is looked at after the top action: its gains may pay."""

    rule: ClassVar[str] = "SC-TURN-06"

    def __init__(self, below: Question | None, seat: i64, section: i64) -> None:
        super().__init__(below, seat)
        self.section: Final = section

    def act(self, s: State) -> None:
        s.top = self.below
        if self.section == FACTORY_SECTION:
            factory.offer_move(s, self.seat)
        else:
            bottom.offer(s, self.seat, s.tables.section_bottom[self.seat * SECTIONS + self.section])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Step):
    """SC-TURN-09. One turn ends before the next begins."""

    rule: ClassVar[str] = "SC-TURN-09"

    def act(self, s: State) -> None:
        s.turns[self.seat] += 1
        if end.cap_reached(s):
            end.finish(s)
        else:
            begin(s, s.tables.left[self.seat])
