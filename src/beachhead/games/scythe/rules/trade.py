"""Chapter 5, Trade, and every other token whose kind or place the player chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control, gains
from beachhead.games.scythe.rules.star import CheckStars
from beachhead.games.scythe.rules.upgrade import box
from beachhead.games.scythe.vocab import (
    ARMORY,
    BOX_POPULARITY,
    COIN,
    HEXES,
    NO_WORK_SITE,
    NOWHERE,
    POPULARITY,
    POWER,
    RESOURCES,
    SKIP_TOP,
    STRUCTURES,
    TOKEN0,
    TOKEN_HEX0,
    TRADE_POPULARITY,
    TRADE_RESOURCES,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

PRICE = 1


def offer(s: State, seat: i64) -> None:
    """Ask, if the coin is there."""
    if bar_to_offer(s, seat) == FREE:
        s.top = ChooseTrade(s.top, seat)


def bar_to_offer(s: State, seat: i64) -> i64:
    return gains.bar_to_pay(s, seat, COIN, PRICE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTrade(Question):
    """SC-TRA-01, SC-TRA-03, SC-TRA-05. Pay $1, then any 2 tokens, or 1 popularity (2 upgraded).

    The tokens need a territory with an own worker; their number has no upgrade.
    """

    rule: ClassVar[str] = "SC-TRA-01"
    name: ClassVar[str] = "D-TOP-TRADE"

    def legal(self, s: State, out: Actions) -> None:
        if self.bar(s, TRADE_RESOURCES) == FREE:
            out.add(TRADE_RESOURCES)
        out.add(TRADE_POPULARITY)
        out.add(SKIP_TOP)

    def expected(self, s: State, out: Actions) -> None:
        out.add(TRADE_RESOURCES)

    def bar(self, s: State, action: i64) -> i64:
        return FREE if control.work_sites(s, self.seat) else NO_WORK_SITE

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == SKIP_TOP:
            return
        seat = self.seat
        gains.pay(s, seat, COIN, PRICE)
        s.top = CheckStars(s.top, seat)
        # SC-TRA-04. The Armory adds 1 power, whichever was chosen.
        extra = 1 if s.built[seat * STRUCTURES + ARMORY] >= 0 else 0
        if action == TRADE_RESOURCES:
            gains.give(s, seat, POWER, extra)
            offer_tokens(s, seat, s.tables.traded, NOWHERE)
        else:
            n = box(s, seat, BOX_POPULARITY)
            gains.give_both(s, seat, POPULARITY, n, POWER, extra)


def offer_tokens(s: State, seat: i64, n: i64, place: i64) -> None:
    """Ask for n tokens, on one place or wherever the player has workers."""
    s.top = ChooseToken(s.top, seat, n, place)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseToken(Question):
    """The kind of each traded or chosen token (SC-TRA-01); `place` is where it goes, if fixed."""

    rule: ClassVar[str] = "SC-TRA-01"
    name: ClassVar[str] = "D-TRADE-RES"

    def __init__(self, below: Question | None, seat: i64, left: i64, place: i64) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.place: Final = place

    def legal(self, s: State, out: Actions) -> None:
        resource: i64
        for resource in range(RESOURCES):
            out.add(TOKEN0 + resource)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if self.left > 1:
            s.top = ChooseToken(self.below, self.seat, self.left - 1, self.place)
        if self.place == NOWHERE:
            s.top = PlaceToken(s.top, self.seat, action - TOKEN0)
        else:
            put(s, self.seat, self.place, action - TOKEN0, 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceToken(Question):
    """Where a token goes (SC-TRA-02)."""

    rule: ClassVar[str] = "SC-TRA-02"
    name: ClassVar[str] = "D-TRADE-HEX"

    def __init__(self, below: Question | None, seat: i64, resource: i64) -> None:
        super().__init__(below, seat)
        self.resource: Final = resource

    def legal(self, s: State, out: Actions) -> None:
        sites = control.work_sites(s, self.seat)
        place: i64
        for place in range(HEXES):
            if (sites >> place) & 1:
                out.add(TOKEN_HEX0 + place)

    def expected(self, s: State, out: Actions) -> None:
        control.expect_own(s, self.seat, TOKEN_HEX0, out)

    def bar(self, s: State, action: i64) -> i64:
        return control.bar_to_site(s, self.seat, action - TOKEN_HEX0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        put(s, self.seat, action - TOKEN_HEX0, self.resource, 1)


def put(s: State, seat: i64, place: i64, resource: i64, n: i64) -> None:
    """Tokens from the supply to a hex."""
    s.resources[place * RESOURCES + resource] += n
    events.tokens_placed(s, seat, place, resource, n)
