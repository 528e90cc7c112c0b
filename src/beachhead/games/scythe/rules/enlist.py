"""Chapter 6, Enlist."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import gains
from beachhead.games.scythe.vocab import (
    BONUS0,
    BONUS_USED,
    FORGO,
    GOODS,
    RECRUIT0,
    RECRUIT_USED,
    RECRUITS,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

ALL_RECRUITS = 15


def possible(s: State, seat: i64) -> bool:
    """Whether a recruit is left on the player mat."""
    return s.recruits[seat] != ALL_RECRUITS


def offer(s: State, seat: i64, may_forgo: bool) -> None:
    if possible(s, seat):
        s.top = ChooseRecruit(s.top, seat, may_forgo)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRecruit(Question):
    """Which recruit leaves the player mat and frees its bonus (SC-ENL-01, SC-ENL-02)."""

    rule: ClassVar[str] = "SC-ENL-01"
    name: ClassVar[str] = "D-ENL-FROM"

    def __init__(self, below: Question | None, seat: i64, may_forgo: bool) -> None:
        super().__init__(below, seat)
        self.may_forgo: Final = may_forgo

    def legal(self, s: State, out: Actions) -> None:
        number: i64
        for number in range(RECRUITS):
            if self.bar(s, RECRUIT0 + number) == FREE:
                out.add(RECRUIT0 + number)
        if self.may_forgo:
            out.add(FORGO)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(RECRUIT0, RECRUITS)

    def bar(self, s: State, action: i64) -> i64:
        used = (s.recruits[self.seat] >> (action - RECRUIT0)) & 1
        return RECRUIT_USED if used else FREE

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != FORGO:
            s.top = ChooseBonus(self.below, self.seat, action - RECRUIT0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBonus(Question):
    """SC-ENL-01. The recruit takes a free one-time bonus, which is gained at once."""

    rule: ClassVar[str] = "SC-ENL-01"
    name: ClassVar[str] = "D-ENL-TO"

    def __init__(self, below: Question | None, seat: i64, recruit: i64) -> None:
        super().__init__(below, seat)
        self.recruit: Final = recruit

    def legal(self, s: State, out: Actions) -> None:
        good: i64
        for good in range(GOODS):
            if self.bar(s, BONUS0 + good) == FREE:
                out.add(BONUS0 + good)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(BONUS0, GOODS)

    def bar(self, s: State, action: i64) -> i64:
        used = (s.bonuses[self.seat] >> (action - BONUS0)) & 1
        return BONUS_USED if used else FREE

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        good = action - BONUS0
        s.recruits[self.seat] |= bit(self.recruit)
        s.bonuses[self.seat] |= bit(good)
        events.enlisted(s, self.seat, self.recruit, good)
        gains.give(s, self.seat, good, s.tables.onetime_n[good])


def ongoing_bonus(s: State, seat: i64, bottom: i64) -> None:
    """SC-ENL-02, SC-ENL-03, SC-ENL-06, SC-ENL-07. The freed bonus of a bottom action.

    For whoever takes it from the mat and for both neighbours, in the active player's turn and
    without a question. A recruit freed a moment ago counts.
    """
    if (s.recruits[seat] >> bottom) & 1:
        events.bonus_due(s, seat, bottom)
        gains.give(s, seat, s.tables.ongoing_good[bottom], s.tables.ongoing_n[bottom])
