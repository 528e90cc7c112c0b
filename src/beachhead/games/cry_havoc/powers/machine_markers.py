"""Machines: markers that move (CH-SK-11), change into Units and back (CH-SK-12), run twice
(CH-SK-13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.powers import choices
from beachhead.games.cry_havoc.rules import bits, general, places, skills
from beachhead.games.cry_havoc.vocab import (
    BUILD0,
    CITY_NOT_CONTROLLED,
    MACHINES,
    MARKER0,
    NOT_HERE,
    NOWHERE,
    OVERCLOCK,
    RECONFIGURE,
    REGIONS,
    SITE_TAKEN,
    STOP,
    STRUCTURES,
    TARGET0,
    TO0,
    TO_MARKER,
    TO_UNITS,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def is_overclocked(s: State, structure: i64, region: i64) -> bool:
    return s.skill_place[OVERCLOCK] == region and s.overclocked == structure


def movable_to(s: State, structure: i64, region: i64) -> i64:
    """Mobile City (CH-SK-11): adjacent controlled Regions without a marker of this type."""
    free = s.control[MACHINES] & s.plain() & ~s.markers[structure]
    return s.tables.adjacent[region] & free


def offer_markers(s: State, out: Actions, must_move: bool) -> None:
    """Own markers in controlled Regions, no Battle Region."""
    t = s.tables
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        mask = s.markers[structure] & s.control[MACHINES] & s.plain()
        region: i64 = 0
        while mask != 0:
            if mask & 1 != 0 and (not must_move or movable_to(s, structure, region) != 0):
                out.add(MARKER0 + structure * REGIONS + region)
            mask >>= 1
            region += 1


def any_marker(s: State) -> bool:
    t = s.tables
    held = s.control[MACHINES] & s.plain()
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        if s.markers[structure] & held != 0:
            return True
    return False


def any_movable(s: State) -> bool:
    t = s.tables
    held = s.control[MACHINES] & s.plain()
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        there = s.markers[structure] & held
        if there != 0 and choices.near(s, there) & held & ~s.markers[structure] != 0:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveCity(Question):
    """Mobile City (CH-SK-11): which marker moves; the same may move twice."""

    rule: ClassVar[str] = "CH-SK-11"
    name: ClassVar[str] = "D-SK-STRUCT"

    def __init__(self, below: Question | None, seat: i64, left: i64, first: bool) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.first: Final = first

    def run(self, s: State) -> bool:
        if self.left > 0:
            return False
        s.top = self.below
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        if not self.first:
            out.add(STOP)
        offer_markers(s, out, True)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        at = action - MARKER0
        after = MoveCity(self.below, self.seat, self.left - 1, False)
        s.top = MarkerTo(after, self.seat, at // REGIONS, at % REGIONS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerTo(Question):
    """The Region a marker moves to; an Overclock token on it goes along (CH-SK-11)."""

    rule: ClassVar[str] = "CH-SK-11"
    name: ClassVar[str] = "D-SK-REGION"

    def __init__(self, below: Question, seat: i64, structure: i64, source: i64) -> None:
        super().__init__(below, seat)
        self.structure: Final = structure
        self.source: Final = source

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, movable_to(s, self.structure, self.source))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, s.tables.adjacent[self.source])

    def bar(self, s: State, action: i64) -> i64:
        region = action - TO0
        if (s.markers[self.structure] >> region) & 1 != 0:
            return SITE_TAKEN
        free = movable_to(s, self.structure, self.source)
        barred = places.bar_to_choose(s, free, region)
        return CITY_NOT_CONTROLLED if barred == NOT_HERE else barred

    def apply(self, s: State, action: i64) -> None:
        region = action - TO0
        if is_overclocked(s, self.structure, self.source):
            s.skill_place[OVERCLOCK] = region
        s.markers[self.structure] &= ~(1 << self.source)
        s.markers[self.structure] |= 1 << region
        map_events.structure_moved(s, self.structure, self.source, region)
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PickMarker(Question):
    """The marker for an Overclock token (CH-SK-13), or the one Reconfigure (CH-SK-12) takes
    away.
    """

    rule: ClassVar[str] = "CH-SK-13"
    name: ClassVar[str] = "D-SK-STRUCT"

    def __init__(self, below: Question | None, seat: i64, skill: i64) -> None:
        super().__init__(below, seat)
        self.skill: Final = skill

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        offer_markers(s, out, False)

    def apply(self, s: State, action: i64) -> None:
        at = action - MARKER0
        structure = at // REGIONS
        region = at % REGIONS
        s.top = self.below
        if self.skill == OVERCLOCK:
            s.overclocked = structure
            skills.place_token(s, MACHINES, OVERCLOCK, region)
            return
        if is_overclocked(s, structure, region):
            s.skill_place[OVERCLOCK] = NOWHERE
        s.markers[structure] &= ~(1 << region)
        map_events.structure_returned(s, structure, region)
        n = s.tables.skill_n[RECONFIGURE]
        most = n if n < s.reserve[MACHINES] else s.reserve[MACHINES]
        s.top = choices.HowMany(
            s.top, self.seat, MACHINES, STRUCTURES + RECONFIGURE, region, 0, most
        )


def unit_regions(s: State) -> i64:
    """Reconfigure (CH-SK-12), second half: two Units in a controlled Region, and a type not there
    yet.
    """
    mask: i64 = 0
    held = s.control[MACHINES] & s.plain()
    region: i64
    for region in range(REGIONS):
        if (held >> region) & 1 != 0 and s.units_at(MACHINES, region) >= 2:
            if free_types(s, region) != 0:
                mask |= 1 << region
    return mask


def free_types(s: State, region: i64) -> i64:
    """Mask of the structures that are in stock and not in a Region."""
    t = s.tables
    mask: i64 = 0
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        markers = s.markers[structure]
        if (markers >> region) & 1 == 0 and bits.count(markers) < t.marker_count[structure]:
            mask |= 1 << structure
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reconfigure(Question):
    """Reconfigure (CH-SK-12): a marker becomes Units, or two Units become a marker."""

    rule: ClassVar[str] = "CH-SK-12"
    name: ClassVar[str] = "D-SK-COUNT"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        if any_marker(s):
            out.add(TO_UNITS)
        if unit_regions(s) != 0:
            out.add(TO_MARKER)

    def apply(self, s: State, action: i64) -> None:
        if action == TO_UNITS:
            s.top = PickMarker(self.below, self.seat, RECONFIGURE)
        else:
            s.top = UnitsToMarker(self.below, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UnitsToMarker(Question):
    """The Region whose two Units become a marker (CH-SK-12)."""

    rule: ClassVar[str] = "CH-SK-12"
    name: ClassVar[str] = "D-SK-REGION"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, unit_regions(s))

    def apply(self, s: State, action: i64) -> None:
        s.top = NewMarker(self.below, self.seat, action - TARGET0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NewMarker(Question):
    """Its type; it costs nothing else (CH-SK-12)."""

    rule: ClassVar[str] = "CH-SK-12"
    name: ClassVar[str] = "D-SK-STRUCT"

    def __init__(self, below: Question | None, seat: i64, region: i64) -> None:
        super().__init__(below, seat)
        self.region: Final = region

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, BUILD0, free_types(s, self.region))

    def apply(self, s: State, action: i64) -> None:
        general.kill(s, MACHINES, self.region, 2, "CH-SK-12")
        s.markers[action - BUILD0] |= 1 << self.region
        map_events.structure_built(s, MACHINES, action - BUILD0, self.region)
        s.top = self.below
