"""Chapter 7, Attacks on the reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.hexpanse import unit_events
from beachhead.games.hexpanse.rules import end
from beachhead.games.hexpanse.vocab import (
    HIT_REGULAR,
    HIT_WARLORD,
    NO_RESERVE,
    NOWHERE,
    REGULAR,
    STOP,
    WARLORD_LEFT_TABLEAU,
    WARLORD_SPARED,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def can_be_hit(s: State, seat: i64, warlord_too: bool) -> bool:
    """HX-RES-02, HX-RES-03. Regular units in reserve, and for some a warlord on his tableau.

    Elites are immune; mercenaries and minority units do not wait in the reserve.
    """
    if s.home[seat * 2 + REGULAR] > 0:
        return True
    return warlord_too and s.life[seat] > 0 and s.warlord[seat] == NOWHERE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ReserveAttack(Step):
    """HX-RES-01. Up to the given number of hits on one opponent, one by one."""

    def __init__(
        self,
        below: Question | None,
        seat: i64,
        victim: i64,
        effect: i64,
        left: i64,
        warlord_too: bool,
        may_stop: bool,
    ) -> None:
        super().__init__(below, seat)
        self.victim: Final = victim
        self.effect: Final = effect
        self.left: Final = left
        self.warlord_too: Final = warlord_too
        self.may_stop: Final = may_stop

    def act(self, s: State) -> None:
        s.top = self.below
        if self.left > 0 and can_be_hit(s, self.victim, self.warlord_too):
            s.top = ReserveHit(
                self.below,
                self.seat,
                self.victim,
                self.effect,
                self.left,
                self.warlord_too,
                self.may_stop,
            )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ReserveHit(Question):
    """One hit (HX-RES-01): a regular unit goes to the ship, or the warlord takes 1 damage."""

    rule: ClassVar[str] = "HX-RES-01"
    name: ClassVar[str] = "D-RESERVE-HIT"

    def __init__(
        self,
        below: Question | None,
        seat: i64,
        victim: i64,
        effect: i64,
        left: i64,
        warlord_too: bool,
        may_stop: bool,
    ) -> None:
        super().__init__(below, seat)
        self.victim: Final = victim
        self.effect: Final = effect
        self.left: Final = left
        self.warlord_too: Final = warlord_too
        self.may_stop: Final = may_stop

    def legal(self, s: State, out: Actions) -> None:
        if s.home[self.victim * 2 + REGULAR] > 0:
            out.add(HIT_REGULAR)
        if self.warlord_too and s.warlord[self.victim] == NOWHERE:
            out.add(HIT_WARLORD)
        if self.may_stop:
            out.add(STOP)

    def expected(self, s: State, out: Actions) -> None:
        out.add(HIT_REGULAR)
        out.add(HIT_WARLORD)

    def bar(self, s: State, action: i64) -> i64:
        if action == HIT_REGULAR:
            return FREE if s.home[self.victim * 2 + REGULAR] > 0 else NO_RESERVE
        if s.warlord[self.victim] != NOWHERE:
            return WARLORD_LEFT_TABLEAU
        return FREE if self.warlord_too else WARLORD_SPARED

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == STOP:
            return
        warlord_too = self.warlord_too and action != HIT_WARLORD
        s.top = ReserveAttack(
            self.below, self.seat, self.victim, self.effect, self.left - 1, warlord_too, True
        )
        if action == HIT_WARLORD:
            end.hurt(s, self.victim, 1, self.effect)
        else:
            s.home[self.victim * 2 + REGULAR] -= 1
            s.ship[self.victim * 2 + REGULAR] += 1
            unit_events.reserve_hit(s, self.victim, self.effect)
