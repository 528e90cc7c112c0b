"""Chapter 12, special attacks and influence markers: WW-SPEC."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import components
from beachhead.games.war_of_the_worlds.vocab import (
    AREA0,
    AREAS,
    ARMY,
    HOSTILE,
    LAND_ONLY,
    MARTIAN,
    RESERVE,
    TO0,
    TRIPOD,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def is_in_range(s: State, o: i64, area: i64) -> bool:
    """WW-SPEC-01, WW-SPEC-02, WW-SPEC-05. A land area that borders an area with a tripod.

    Whether a human piece is there does not matter.
    """
    t = s.tables
    if t.is_land[area] == 0:
        return False
    if t.hits_beside[o] == 0:
        return s.count(TRIPOD, area) > 0
    return any(s.count(TRIPOD, other) > 0 for other in t.land_neighbours[area])


def areas_in_range(s: State, o: i64, out: Actions) -> None:
    """Write every area a special attack may hit; the same as `is_in_range`, tripod by tripod."""
    t = s.tables
    first = t.unit_first[TRIPOD]
    u: i64
    for u in range(first, first + t.unit_count[TRIPOD]):
        if s.at[u] == RESERVE:
            continue
        if t.hits_beside[o] == 0:
            out.add_once(AREA0 + s.at[u])
        else:
            for area in t.land_neighbours[s.at[u]]:
                out.add_once(AREA0 + area)


def any_area_in_range(s: State) -> bool:
    """A tripod on the board is enough: it stands on land, and so does a neighbour."""
    t = s.tables
    first = t.unit_first[TRIPOD]
    u: i64
    for u in range(first, first + t.unit_count[TRIPOD]):
        if s.at[u] != RESERVE:
            return True
    return False


def take_effect(s: State, o: i64) -> None:
    """WW-SPEC-04, WW-SPEC-06. The marker comes first, then the damage, then the push.

    The marker is placed even where the damage destroys nothing; markers of joined cards are
    placed when the card is joined, all pushes follow the joint damage.
    """
    t = s.tables
    marker = t.marker[o]
    if marker >= 0:
        # WW-SPEC-11, WW-SPEC-14. Several may lie in one area; the effect needs no token left.
        s.markers[marker * AREAS + s.target] += 1
        s.marker_count += 1
        events.marker_placed(s, marker, s.target)
    s.pushes += t.pushes[o]


def push_armies(s: State, below: Question | None) -> None:
    """WW-SPEC-13. Infrasound moves an army to an adjacent non-hostile land area, if possible.

    Blocking and markers do not matter. When all pushes are done, the attack is over.
    """
    while s.pushes > 0:
        s.pushes -= 1
        if s.count(ARMY, s.target) > 0 and any_refuge(s):
            s.top = PushArmy(below, MARTIAN)
            return
    s.target = -1
    s.pool = 0
    s.only_special = False
    s.top = below


def any_refuge(s: State) -> bool:
    near = s.tables.land_neighbours[s.target]
    return any(not components.is_hostile(s, other) for other in near)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PushArmy(Question):
    """WW-SPEC-12. Where the army is pushed (WW-SPEC-13); markers stop human moves, nothing else."""

    rule: ClassVar[str] = "WW-SPEC-13"
    name: ClassVar[str] = "D-PUSH"

    def legal(self, s: State, out: Actions) -> None:
        for area in s.tables.land_neighbours[s.target]:
            if not components.is_hostile(s, area):
                out.add(TO0 + area)

    def expected(self, s: State, out: Actions) -> None:
        for area in s.tables.neighbours[s.target]:
            out.add(TO0 + area)

    def bar(self, s: State, action: i64) -> i64:
        if s.tables.is_land[action - TO0] == 0:
            return LAND_ONLY
        return HOSTILE if components.is_hostile(s, action - TO0) else FREE

    def apply(self, s: State, action: i64) -> None:
        area = action - TO0
        s.move(s.find_unit(ARMY, s.target, False), area)
        events.army_pushed(s, s.target, area)
        push_armies(s, self.below)
