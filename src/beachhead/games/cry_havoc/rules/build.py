"""Chapter 4.6, Build and activate. What a structure does stands in `powers/`. CH-BUILD."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import bits, piles, places
from beachhead.games.cry_havoc.vocab import (
    ACTIVATE0,
    BUILD0,
    BUILD_TOO_DEAR,
    MARKER_FOR_BATTLE,
    MARKER_IDLE,
    MARKER_IN_BATTLE,
    MARKER_TOO_DEAR,
    MARKER_TOO_NEW,
    MARKER_USED,
    MARKER_USELESS,
    NO_MARKER_LEFT,
    NO_SITE,
    PLACE0,
    REGIONS,
    SITE_BATTLE,
    SITE_HQ,
    SITE_TAKEN,
    SITE_TOO_NEW,
    STOP,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def begin(s: State, below: Question, seat: i64, army: i64) -> None:
    structure: i64
    for structure in range(s.tables.first_structure[army], s.tables.first_structure[army + 1]):
        s.used[structure] = 0
    s.used_twice = 0
    s.top = BuildStep(below, seat, army)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuildStep(Question):
    """CH-BUILD-01, CH-BUILD-15. Icons go to building and activating in any order, one after
    another.
    """

    rule: ClassVar[str] = "CH-BUILD-01"
    name: ClassVar[str] = "D-BUILD-STEP"

    def __init__(self, below: Question, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        t = s.tables
        held = s.scope & s.control[self.army]
        structure: i64
        for structure in range(t.first_structure[self.army], t.first_structure[self.army + 1]):
            if bar_to_build(s, self.army, structure) == FREE:
                out.add(BUILD0 + structure)
            mask = s.markers[structure] & held
            region: i64 = 0
            while mask != 0:
                if mask & 1 != 0 and bar_to_activate(s, self.army, structure, region) == FREE:
                    out.add(ACTIVATE0 + structure * REGIONS + region)
                mask >>= 1
                region += 1

    def expected(self, s: State, out: Actions) -> None:
        """Every own structure to build, every own marker on the map to activate."""
        t = s.tables
        structure: i64
        for structure in range(t.first_structure[self.army], t.first_structure[self.army + 1]):
            out.add(BUILD0 + structure)
            bits.offer(out, ACTIVATE0 + structure * REGIONS, s.markers[structure])

    def bar(self, s: State, action: i64) -> i64:
        if action < ACTIVATE0:
            return bar_to_build(s, self.army, action - BUILD0)
        at = action - ACTIVATE0
        region = at % REGIONS
        if (s.control[self.army] >> region) & 1 == 0:
            return MARKER_IDLE
        if (s.scope >> region) & 1 == 0:
            return MARKER_TOO_NEW
        return bar_to_activate(s, self.army, at // REGIONS, region)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.icons = 0
            piles.clear_laid(s, self.army)
            s.top = self.below
        elif action < ACTIVATE0:
            s.top = BuildWhere(self, self.seat, self.army, action - BUILD0)
        else:
            at = action - ACTIVATE0
            activate(s, self.army, at // REGIONS, at % REGIONS)


def bar_to_build(s: State, army: i64, structure: i64) -> i64:
    """CH-BUILD-06. A marker left in the stock, its price in icons, and a Region for it."""
    if bits.count(s.markers[structure]) >= s.tables.marker_count[structure]:
        return NO_MARKER_LEFT
    if s.tables.build_cost[structure] > s.icons:
        return BUILD_TOO_DEAR
    return FREE if sites(s, army, structure) != 0 else NO_SITE


def sites(s: State, army: i64, structure: i64) -> i64:
    """CH-BUILD-02, CH-BUILD-03, CH-BUILD-04, CH-BUILD-05. Where a new marker may go.

    A Region controlled since the action began, no HQ, no Battle Region, none of this type there.
    """
    return s.scope & s.control[army] & s.plain() & ~s.markers[structure]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuildWhere(Question):
    """The Region for a new marker (CH-BUILD-02)."""

    rule: ClassVar[str] = "CH-BUILD-02"
    name: ClassVar[str] = "D-BUILD-WHERE"

    def __init__(self, below: Question, seat: i64, army: i64, structure: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.structure: Final = structure

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, PLACE0, sites(s, self.army, self.structure))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, PLACE0, s.control[self.army])

    def bar(self, s: State, action: i64) -> i64:
        region = action - PLACE0
        if (sites(s, self.army, self.structure) >> region) & 1 != 0:
            return FREE
        if places.is_hq(s, region):
            return SITE_HQ
        if (s.battles >> region) & 1 != 0:
            return SITE_BATTLE
        return SITE_TAKEN if (s.markers[self.structure] >> region) & 1 != 0 else SITE_TOO_NEW

    def apply(self, s: State, action: i64) -> None:
        region = action - PLACE0
        s.icons -= s.tables.build_cost[self.structure]
        s.markers[self.structure] |= 1 << region
        map_events.structure_built(s, self.army, self.structure, region)
        s.top = self.below


def bar_to_activate(s: State, army: i64, structure: i64, region: i64) -> i64:
    """CH-BUILD-08, CH-BUILD-09, CH-BUILD-10, CH-GEN-22. Once per action, a new marker too.

    In a Battle Region only the structures made for it, and those only there; each for its price,
    and where it changes something.
    """
    if (s.battles >> region) & 1 != s.tables.in_battle[structure]:
        return MARKER_FOR_BATTLE if s.tables.in_battle[structure] != 0 else MARKER_IN_BATTLE
    power = roster.of(army)
    if (s.used[structure] >> region) & 1 != 0:
        if s.used_twice != 0 or power.activation_limit(s, structure, region) <= 1:
            return MARKER_USED
    if power.activation_cost(s, structure, region) > s.icons:
        return MARKER_TOO_DEAR
    return FREE if power.may_activate(s, structure, region) else MARKER_USELESS


def activate(s: State, army: i64, structure: i64, region: i64) -> None:
    """CH-BUILD-07, CH-BUILD-11, CH-BUILD-12, CH-BUILD-14. Pay, then carry out the text for that
    marker.

    Offered only in Regions controlled since the action began, and only where it changes something;
    a marker in a lost Region lies idle until its owner is back.
    """
    power = roster.of(army)
    s.icons -= power.activation_cost(s, structure, region)
    if (s.used[structure] >> region) & 1 != 0:
        s.used_twice = 1
    s.used[structure] |= 1 << region
    map_events.structure_activated(s, army, structure, region)
    power.activate(s, structure, region)
