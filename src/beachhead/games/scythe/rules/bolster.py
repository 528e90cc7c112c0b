"""Chapter 5, Bolster."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe.rules import gains
from beachhead.games.scythe.rules.star import CheckStars
from beachhead.games.scythe.rules.upgrade import box
from beachhead.games.scythe.vocab import (
    BOLSTER_CARDS,
    BOLSTER_POWER,
    BOX_CARDS,
    BOX_POWER,
    CARD,
    COIN,
    MONUMENT,
    POPULARITY,
    POWER,
    SKIP_TOP,
    STRUCTURES,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

PRICE = 1


def offer(s: State, seat: i64) -> None:
    """SC-BOL-03. Without a coin there is nothing to ask."""
    if bar_to_offer(s, seat) == FREE:
        s.top = ChooseBolster(s.top, seat)


def bar_to_offer(s: State, seat: i64) -> i64:
    return gains.bar_to_pay(s, seat, COIN, PRICE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBolster(Question):
    """SC-BOL-01. Pay $1, then 2 power (3 upgraded) or 1 combat card (2 upgraded)."""

    rule: ClassVar[str] = "SC-BOL-01"
    name: ClassVar[str] = "D-TOP-BOLSTER"

    def legal(self, s: State, out: Actions) -> None:
        out.add(BOLSTER_POWER)
        out.add(BOLSTER_CARDS)
        out.add(SKIP_TOP)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == SKIP_TOP:
            return
        seat = self.seat
        gains.pay(s, seat, COIN, PRICE)
        s.top = CheckStars(s.top, seat)
        # SC-BOL-02. The Monument adds 1 popularity, whichever was chosen.
        extra = 1 if s.built[seat * STRUCTURES + MONUMENT] >= 0 else 0
        if action == BOLSTER_POWER:
            gains.give_both(s, seat, POWER, box(s, seat, BOX_POWER), POPULARITY, extra)
        else:
            gains.give_both(s, seat, CARD, box(s, seat, BOX_CARDS), POPULARITY, extra)
