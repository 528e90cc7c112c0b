"""Chapter 9, damage to the Martians: WW-DMGM."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import components, ending
from beachhead.games.war_of_the_worlds.vocab import (
    AREA0,
    AREAS,
    CIVILIANS_SPENT,
    NAVY,
    NO_CIVILIAN_WITH_TARGET,
    NO_TARGET_BESIDE_UNIT,
    NO_TARGET_HERE,
    RESERVE,
    SPENT_HERE,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def hit(s: State, damage: i64) -> None:
    """WW-DMGM-02, WW-DMGM-09, WW-FORT-12. Every point counts and moves the marker, up to 30.

    Martian targets have no defence value, and Air Strike needs no target at all.
    """
    s.damage = min(s.damage + damage, s.tables.damage_target)
    events.martians_hit(s, damage, s.damage)
    ending.check_damage(s)


def bar_to_attack_from(s: State, kind: i64, area: i64) -> i64:
    """WW-DMGM-01, WW-DMGM-04. An army attacks its own area, a navy an adjacent land area."""
    if kind != NAVY:
        return FREE if components.is_martian_target(s, area) else NO_TARGET_HERE
    for other in s.tables.land_neighbours[area]:
        if components.is_martian_target(s, other):
            return FREE
    return NO_TARGET_BESIDE_UNIT


def any_unit_may_attack(s: State, kind: i64) -> bool:
    """Whether an unused human unit of this kind has a target."""
    t = s.tables
    first = t.unit_first[kind]
    u: i64
    for u in range(first, first + t.unit_count[kind]):
        if s.at[u] == RESERVE or s.used[u] == 1:
            continue
        if bar_to_attack_from(s, kind, s.at[u]) == FREE:
            return True
    return False


def unit_attack(s: State, kind: i64, area: i64, damage: i64) -> None:
    """WW-DMGM-03, WW-DMGM-05. Only the attacker is asked for, never the target: it stays anyway."""
    events.unit_attacked(s, kind, area, target_of(s, kind, area), damage)
    hit(s, damage)


def target_of(s: State, kind: i64, area: i64) -> i64:
    """The area that an attack is told to hit: for a navy the first that holds a target."""
    if kind == NAVY:
        for other in s.tables.land_neighbours[area]:
            if components.is_martian_target(s, other):
                return other
    return area


def bar_to_civilian_attack(s: State, area: i64) -> i64:
    """WW-DMGM-06, WW-DMGM-08. A civilian attacks in its own land area, once per turn."""
    if not components.is_martian_target(s, area):
        return NO_TARGET_HERE
    return FREE if s.civilians[area] > s.spent[area] else SPENT_HERE


def bar_to_guerrilla(s: State) -> i64:
    """Whether a civilian can attack anywhere; if none can, whether some have done so."""
    civilians = s.civilians
    barred: i64 = NO_CIVILIAN_WITH_TARGET
    area: i64
    for area in range(AREAS):
        if civilians[area] > 0 and components.is_martian_target(s, area):
            if civilians[area] > s.spent[area]:
                return FREE
            barred = CIVILIANS_SPENT
    return barred


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CivilianAttack(Question):
    """WW-DMGM-07. Where a fresh civilian attacks; how many are spent is kept per area."""

    rule: ClassVar[str] = "WW-DMGM-07"
    name: ClassVar[str] = "D-GUERRILLA"

    def __init__(self, below: Question | None, seat: i64, damage: i64) -> None:
        super().__init__(below, seat)
        self.damage: Final = damage

    def legal(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if s.civilians[area] > 0 and bar_to_civilian_attack(s, area) == FREE:
                out.add(AREA0 + area)

    def expected(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if s.civilians[area] > 0:
                out.add(AREA0 + area)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_civilian_attack(s, action - AREA0)

    def apply(self, s: State, action: i64) -> None:
        area = action - AREA0
        s.top = self.below
        s.spent[area] += 1
        events.civilian_attacked(s, area, self.damage)
        hit(s, self.damage)
