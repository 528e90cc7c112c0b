"""How close teams are to missions: open to everybody who knows the mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain

from msgspec import Struct

from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.rules import units
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.tables import Formation

Way = tuple[int, ...]  # the cells of a placement


class Goal(Struct, frozen=True):
    """A team on its way to a mission."""

    held: int
    size: int
    cells: tuple[str, ...]  # the placement it is closest to, with free gaps if there is one
    ways: tuple[str, ...]  # cells of which each alone would complete a formation


def goals(s: State, missions: Iterable[int]) -> dict[int, list[Goal]]:
    """How close every team is to each of these missions."""
    held, taken = holdings(s)
    return {mission: [goal(s, mission, own, taken) for own in held] for mission in missions}


def holdings(s: State) -> tuple[list[set[int]], set[int]]:
    """The cells of each team, and all that somebody stands on."""
    team = s.tables.team
    held: list[set[int]] = [set() for _ in range(s.tables.teams)]
    taken = {cell for cell in range(s.tables.cells) if s.unit[cell] != v.EMPTY}
    for cell in sorted(taken):
        owner = units.owner_of(s.unit[cell])
        if owner != v.NEUTRAL:
            held[team[owner]].add(cell)
    return held, taken


def goal(s: State, mission: int, own: set[int], taken: set[int]) -> Goal:
    formation = s.tables.formations[mission]
    ways, through = placements(formation)
    size = int(formation.size)
    found = Counter(chain.from_iterable([through[cell] for cell in own]))
    if not found:
        return Goal(0, size, (), ())
    held = max(found.values())
    closest = [ways[number] for number, count in found.items() if count == held]
    best = next((way for way in closest if not taken.intersection(way) - own), closest[0])
    gaps = set(chain.from_iterable(closest)) - own if size - held == 1 else ()
    return Goal(held, size, named(s, best), named(s, gaps))


def named(s: State, cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(s.tables.cell_names[cell] for cell in sorted(cells))


@cache
def placements(formation: Formation) -> tuple[list[Way], list[list[int]]]:
    """Every way a formation fits on the board, and for each cell the numbers of those there."""
    size = int(formation.size)
    flat = [int(cell) for cell in formation.placements]
    ways = [tuple(flat[i : i + size]) for i in range(0, len(flat), size)]
    through: list[list[int]] = [[] for _ in formation.others]
    for number, way in enumerate(ways):
        for cell in way:
            through[cell].append(number)
    return ways, through
