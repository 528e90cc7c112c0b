"""Chapter 9, damage to the Martians: WW-DMGM."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import components, ending
from beachhead.games.war_of_the_worlds.vocab import AREA0, AREAS, NAVY, RESERVE

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def hit(s: State, damage: i64) -> None:
    """WW-DMGM-02, WW-DMGM-09, WW-FORT-12. Every point counts and moves the marker, up to 30.

    Martian targets have no defence value, and Air Strike needs no target at all.
    """
    s.damage = min(s.damage + damage, s.tables.damage_target)
    events.martians_hit(s, damage, s.damage)
    ending.check_damage(s)


def may_attack_from(s: State, kind: i64, area: i64) -> bool:
    """WW-DMGM-01, WW-DMGM-04. An army attacks its own area, a navy an adjacent land area."""
    if kind != NAVY:
        return components.is_martian_target(s, area)
    return any(components.is_martian_target(s, other) for other in s.tables.land_neighbours[area])


def any_unit_may_attack(s: State, kind: i64) -> bool:
    """Whether an unused human unit of this kind has a target."""
    t = s.tables
    first = t.unit_first[kind]
    u: i64
    for u in range(first, first + t.unit_count[kind]):
        if s.at[u] != RESERVE and s.used[u] == 0 and may_attack_from(s, kind, s.at[u]):
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


def may_civilian_attack(s: State, area: i64) -> bool:
    """WW-DMGM-06, WW-DMGM-08. A civilian attacks in its own land area, once per turn."""
    return s.civilians[area] > s.spent[area] and components.is_martian_target(s, area)


def any_civilian_may_attack(s: State) -> bool:
    civilians = s.civilians
    spent = s.spent
    area: i64
    for area in range(AREAS):
        if civilians[area] > spent[area] and components.is_martian_target(s, area):
            return True
    return False


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
            if may_civilian_attack(s, area):
                out.add(AREA0 + area)

    def apply(self, s: State, action: i64) -> None:
        area = action - AREA0
        s.top = self.below
        s.spent[area] += 1
        events.civilian_attacked(s, area, self.damage)
        hit(s, self.damage)
