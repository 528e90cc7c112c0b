"""Nordic Kingdoms: Swim, Seaworthy, Artillery."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control
from beachhead.games.scythe.vocab import ARTILLERY_NO, ARTILLERY_YES, LAKE

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

ARTILLERY_COST = 1
ARTILLERY_LOSS = 2


def swim(s: State, place: i64) -> i64:
    """SC-NAT-01. Workers cross rivers when they walk by themselves."""
    return s.tables.rivers[place]


def seaworthy(s: State, place: i64) -> i64:
    """SC-NAT-12, SC-FAQ-05. Onto and off lakes over any of their edges, Riverwalk or not."""
    return s.tables.lakes[place]


def retreat_lakes(s: State, seat: i64, place: i64) -> i64:
    """SC-NAT-13. Lakes beside the combat without opposing units, open to beaten units."""
    beside = s.tables.edges[place] & s.tables.terrain_mask[LAKE]
    return beside & ~control.opposing(s, seat)


def may_fire(s: State, seat: i64, enemy: i64) -> bool:
    """Whether Artillery can be paid and would hurt."""
    return s.power[seat] >= ARTILLERY_COST and s.power[enemy] > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Artillery(Question):
    """SC-NAT-14. Before a combat: pay 1 power, and the opponent loses 2 or what is left."""

    rule: ClassVar[str] = "SC-NAT-14"
    name: ClassVar[str] = "D-COMBAT-ARTILLERY"

    def __init__(self, below: Question | None, seat: i64, enemy: i64) -> None:
        super().__init__(below, seat)
        self.enemy = enemy

    def legal(self, s: State, out: Actions) -> None:
        out.add(ARTILLERY_YES)
        out.add(ARTILLERY_NO)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == ARTILLERY_YES:
            lost = min(ARTILLERY_LOSS, s.power[self.enemy])
            s.power[self.seat] -= ARTILLERY_COST
            s.power[self.enemy] -= lost
            events.artillery_fired(s, self.seat, self.enemy, ARTILLERY_COST, lost)
