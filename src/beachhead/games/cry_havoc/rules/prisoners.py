"""Chapter 6, Prisoner phase. CH-PRIS."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import general
from beachhead.games.cry_havoc.vocab import ARMIES, RANSOM0, STOP

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def held(s: State, captor: i64) -> i64:
    """All Prisoners an army holds."""
    n: i64 = 0
    army: i64
    for army in range(ARMIES):
        n += s.prisoners[captor * ARMIES + army]
    return n


def score_prisoners(s: State) -> None:
    """CH-PRIS-01, CH-PRIS-04, CH-PRIS-05. First a point for each enemy Prisoner held, every Round
    again.

    Captured neutral Trogs count for their captor; what neutral Trogs hold scores for nobody.
    """
    place: i64
    for place in range(s.seats):
        army = s.order[place]
        n = held(s, army)
        general.score(s, army, n * s.tables.prisoner_vp, "CH-PRIS-01", n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ransom(Question):
    """CH-PRIS-02, CH-PRIS-03, CH-PRIS-06, CH-TROG-09. Free own Units for 2 VP each, from any
    captor.

    The points just scored may be used; nobody receives them; the price never changes.
    """

    rule: ClassVar[str] = "CH-PRIS-02"
    name: ClassVar[str] = "D-RANSOM"

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        army = s.tables.army_of[self.seat]
        if not general.may_pay(s, army, s.tables.ransom_vp):
            return
        captor: i64
        for captor in range(ARMIES):
            if s.prisoners[captor * ARMIES + army] > 0:
                out.add(RANSOM0 + captor)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        army = s.tables.army_of[self.seat]
        captor = action - RANSOM0
        s.prisoners[captor * ARMIES + army] -= 1
        s.reserve[army] += 1
        s.vp[army] -= s.tables.ransom_vp
        events.prisoner_freed(s, army, captor, s.tables.ransom_vp)
