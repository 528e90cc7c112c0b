"""Where a piece can get to with one card, and what could attack it; all of it is public.

`reaches` are areas: moves of units and civilians, the fire of a building. `reached_by` are pieces
of the other side that can strike where the target stands: at once, or after moving with one card.
"""

from __future__ import annotations

from collections.abc import Iterator

from beachhead.core.engine import FREE, Actions
from beachhead.core.options import Reach
from beachhead.games.war_of_the_worlds.rules import components, movement
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    ADJACENT,
    AREAS,
    ARMY,
    FOG,
    HUMAN,
    MARTIAN,
    MODES,
    MOVE_UNIT,
    NAVY,
    RESERVE,
    SAME,
    STOP,
    TO0,
    TRIPOD,
    UFO,
    UNIT_IDS,
)

CIVILIAN = "piece:civilian"


def reach(s: State, target: str) -> Reach | None:
    """The answer for `area:york`, `unit:tripod@york`, `building:fort@york` or a civilian there."""
    thing, _, place = target.rpartition("@") if "@" in target else ("", "", "")
    kind, _, name = target.partition(":")
    place = place or name
    if place not in s.tables.area_ids:
        return None
    area = s.tables.area_ids.index(place)
    if kind == "area":
        return Reach((), tuple(visitors(s, area)))
    if thing == CIVILIAN:
        return _civilian(s, area)
    name = thing.partition(":")[2]
    if kind == "unit" and name in UNIT_IDS:
        return _unit(s, UNIT_IDS.index(name), area)
    if kind == "building" and name in s.tables.building_ids:
        return _building(s, s.tables.building_ids.index(name), area)
    return None


# -- one thing ---------------------------------------------------------------------------------


def _unit(s: State, kind: int, area: int) -> Reach | None:
    if s.count(kind, area) == 0:
        return None
    threats = () if kind == UFO else tuple(_threats(s, MARTIAN if kind == TRIPOD else HUMAN, area))
    return Reach(_named(s, moves(s, kind, area)), threats)


def _building(s: State, kind: int, area: int) -> Reach | None:
    if kind not in (s.building[area], s.tables.balloons if s.balloons[area] else -1):
        return None
    side = s.tables.building_side[kind]
    return Reach(_named(s, fields_of_fire(s, kind, area)), tuple(_threats(s, side, area)))


def _civilian(s: State, area: int) -> Reach | None:
    if s.civilians[area] == 0:
        return None
    near = s.tables.land_neighbours[area] if movement.bar_to_civilians(s, area) == FREE else ()
    open_to = [other for other in near if movement.bar_to_arrive(s, other) == FREE]
    return Reach(_named(s, open_to), tuple(_threats(s, HUMAN, area)))


# -- moving ------------------------------------------------------------------------------------


def longest_move(s: State, kind: int) -> int:
    """The most steps that one card gives a unit of this kind."""
    t = s.tables
    options = range(len(t.effect))
    return max(t.steps[o] for o in options if t.effect[o] == MOVE_UNIT and t.option_unit[o] == kind)


def moves(s: State, kind: int, area: int) -> list[int]:
    """The areas a unit can get to with one card; the marks of its turn do not matter."""
    walker = s.clone()
    unit = next(
        u for u in range(s.tables.units) if s.tables.unit_kind[u] == kind and s.at[u] == area
    )
    found: list[int] = []
    edge = [area]
    for _ in range(longest_move(s, kind)):
        edge = [b for a in edge for b in _steps(walker, unit, a) if b != area and b not in found]
        found += dict.fromkeys(edge)
    return found


def _steps(walker: State, unit: int, area: int) -> list[int]:
    """One step on; the unit itself counts where it stands (WW-MOVE-09)."""
    walker.move(unit, area)
    kind = walker.tables.unit_kind[unit]
    if movement.bar_to_leave(walker, kind, area) != FREE:
        return []
    near = walker.tables.neighbours[area]
    return [other for other in near if movement.bar_to_enter(walker, kind, other) == FREE]


def beyond(s: State) -> dict[int, int]:
    """While a unit is asked for its first step: the areas of a second one, each with the first."""
    top = s.top
    if not isinstance(top, movement.MoveUnit) or top.steps < 2:
        return {}
    near = _open_steps(s)
    found: dict[int, int] = {}
    for first in near:
        walker = s.clone()
        walker.apply(TO0 + first)
        if isinstance(walker.top, movement.MoveUnit) and walker.top.unit == top.unit:
            for area in _open_steps(walker):
                if area not in near:
                    found.setdefault(area, first)
    return found


def _open_steps(s: State) -> list[int]:
    out = Actions()
    s.legal_into(out)
    return [action - TO0 for action in out.to_list() if action != STOP]


# -- striking ----------------------------------------------------------------------------------


def fields_of_fire(s: State, kind: int, area: int) -> list[int]:
    """The areas a building can hit; none in Poisonous Fog (WW-SPEC-07)."""
    t = s.tables
    if t.building_fogged[kind] == 1 and s.marked(FOG, area):
        return []
    fire = [area] if t.mode_exists[kind * MODES + SAME] else []
    if t.mode_exists[kind * MODES + ADJACENT]:
        fire += t.land_neighbours[area]
    return fire


def visitors(s: State, area: int) -> Iterator[str]:
    """What can strike in an area, of both sides, whatever stands there."""
    yield from _martians(s, area)
    if s.tables.is_land[area]:
        yield from _humans(s, area)


def _threats(s: State, side: int, area: int) -> Iterator[str]:
    """The pieces that can attack a side's pieces in an area."""
    return _humans(s, area) if side == MARTIAN else _martians(s, area)


def _martians(s: State, area: int) -> Iterator[str]:
    """Tripods and UFOs here or one move away; special attacks come from next door (WW-SPEC-02)."""
    for kind in (TRIPOD, UFO):
        for place in _places(s, kind):
            beside = kind == TRIPOD and area in s.tables.land_neighbours[place]
            if place == area or beside or area in moves(s, kind, place):
                yield _at(s, f"unit:{UNIT_IDS[kind]}", place)


def _humans(s: State, area: int) -> Iterator[str]:
    """Armies here or one move away, ships off the coast, guns in range, civilians on the spot."""
    for place in _places(s, ARMY):
        if place == area or area in moves(s, ARMY, place):
            yield _at(s, "unit:army", place)
    for place in _places(s, NAVY):
        if any(area in s.tables.land_neighbours[sea] for sea in (place, *moves(s, NAVY, place))):
            yield _at(s, "unit:navy", place)
    for place in range(AREAS):
        if components.has_human_building(s, place):
            if area in fields_of_fire(s, s.building[place], place):
                yield _at(s, f"building:{s.tables.building_ids[s.building[place]]}", place)
    if s.civilians[area] > 0:
        yield _at(s, CIVILIAN, area)


def _places(s: State, kind: int) -> list[int]:
    """Where units of a kind stand, each area once."""
    here = (s.at[u] for u in range(s.tables.units) if s.tables.unit_kind[u] == kind)
    return list(dict.fromkeys(area for area in here if area != RESERVE))


def _at(s: State, thing: str, area: int) -> str:
    return f"{thing}@{s.tables.area_ids[area]}"


def _named(s: State, areas: list[int]) -> tuple[str, ...]:
    return tuple(f"area:{s.tables.area_ids[area]}" for area in areas)
