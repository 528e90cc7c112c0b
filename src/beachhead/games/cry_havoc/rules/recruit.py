"""Chapter 4.5, Recruit. CH-REC."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import general, piles
from beachhead.games.cry_havoc.vocab import (
    COUNT0,
    COUNTS,
    ICONS_SHORT,
    NOWHERE,
    PLACE0,
    RESERVE_SHORT,
    STOP,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def begin(s: State, below: Question, seat: i64, army: i64) -> None:
    if roster.of(army).second_base(s) == NOWHERE:
        s.top = RecruitCount(below, seat, army)
    else:
        s.top = RecruitPlace(below, seat, army)


def finish(s: State, below: Question | None, army: i64) -> None:
    s.icons = 0
    piles.clear_laid(s, army)
    s.top = below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RecruitCount(Question):
    """CH-REC-01. Each icon one Unit from the Reserve in the own HQ; fewer may be placed."""

    rule: ClassVar[str] = "CH-REC-01"
    name: ClassVar[str] = "D-RECRUIT-COUNT"

    def __init__(self, below: Question, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        n: i64
        for n in range(self.most(s) + 1):
            out.add(COUNT0 + n)

    def most(self, s: State) -> i64:
        return s.icons if s.icons < s.reserve[self.army] else s.reserve[self.army]

    def expected(self, s: State, out: Actions) -> None:
        """One Unit more than there can be."""
        if self.most(s) + 1 < COUNTS:
            out.add(COUNT0 + self.most(s) + 1)

    def bar(self, s: State, action: i64) -> i64:
        if action - COUNT0 <= self.most(s):
            return FREE
        return RESERVE_SHORT if s.reserve[self.army] < s.icons else ICONS_SHORT

    def apply(self, s: State, action: i64) -> None:
        general.recruit(s, self.army, s.hq[self.army], action - COUNT0, "CH-REC-01")
        finish(s, self.below, self.army)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RecruitPlace(Question):
    """With a second base the place is asked Unit by Unit (CH-REC-01)."""

    rule: ClassVar[str] = "CH-REC-01"
    name: ClassVar[str] = "D-RECRUIT-COUNT"

    def __init__(self, below: Question, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def run(self, s: State) -> bool:
        if s.icons > 0 and s.reserve[self.army] > 0:
            return False
        finish(s, self.below, self.army)
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        out.add(PLACE0 + s.hq[self.army])
        out.add(PLACE0 + roster.of(self.army).second_base(s))

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            finish(s, self.below, self.army)
            return
        s.icons -= 1
        general.recruit(s, self.army, action - PLACE0, 1, "CH-REC-01")
