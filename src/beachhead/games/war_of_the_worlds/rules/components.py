"""Chapter 1, components and terms: WW-COMP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    ARMY,
    HUMAN,
    MARTIAN,
    NAVY,
    TRIPOD,
    UFO,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def is_hostile(s: State, area: i64) -> bool:
    """WW-COMP-07, WW-COMP-10. An area with a Martian unit or building; a sea only by a UFO."""
    return is_martian_target(s, area) or s.count(UFO, area) > 0


def has_martian_building(s: State, area: i64) -> bool:
    """WW-COMP-08. The invasion ship counts as a Martian building for every purpose."""
    kind = s.building[area]
    return kind >= 0 and s.tables.building_side[kind] == MARTIAN


def has_human_building(s: State, area: i64) -> bool:
    """Whether a human token fills the building slot; Landmines do, balloons do not."""
    kind = s.building[area]
    return kind >= 0 and s.tables.building_side[kind] == HUMAN


def has_human_piece(s: State, area: i64) -> bool:
    """WW-COMP-12, WW-COMP-13. Civilians, units, tokens of any kind, in any number."""
    return (
        s.civilians[area] > 0
        or s.balloons[area] > 0
        or has_human_building(s, area)
        or s.count(ARMY, area) > 0
        or s.count(NAVY, area) > 0
    )


def is_martian_target(s: State, area: i64) -> bool:
    """A tripod or a Martian building; a UFO is never a target (WW-COMP-13)."""
    return s.force[TRIPOD * AREAS + area] > 0 or has_martian_building(s, area)
