"""Chapter 4.6, Build and activate. What a structure does stands in `powers/`. CH-BUILD."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import bits, piles
from beachhead.games.cry_havoc.vocab import (
    ACTIVATE0,
    BUILD0,
    PLACE0,
    REGIONS,
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
    name: ClassVar[str] = "DP-BUILD-STEP"

    def __init__(self, below: Question, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        t = s.tables
        held = s.scope & s.control[self.army]
        power = roster.of(self.army)
        structure: i64
        for structure in range(t.first_structure[self.army], t.first_structure[self.army + 1]):
            if t.build_cost[structure] <= s.icons and sites(s, self.army, structure) != 0:
                out.add(BUILD0 + structure)
            mask = s.markers[structure] & held
            region: i64 = 0
            while mask != 0:
                if mask & 1 != 0 and may_activate(s, structure, region):
                    if power.activation_cost(
                        s, structure, region
                    ) <= s.icons and power.may_activate(s, structure, region):
                        out.add(ACTIVATE0 + structure * REGIONS + region)
                mask >>= 1
                region += 1

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


def sites(s: State, army: i64, structure: i64) -> i64:
    """CH-BUILD-02, CH-BUILD-03, CH-BUILD-04, CH-BUILD-05, CH-BUILD-06. Where a new marker may go.

    A Region controlled since the action began, no HQ, no Battle Region, none of this type there,
    and a marker left in the stock.
    """
    if bits.count(s.markers[structure]) >= s.tables.marker_count[structure]:
        return 0
    return s.scope & s.control[army] & s.plain() & ~s.markers[structure]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuildWhere(Question):
    """The Region for a new marker (CH-BUILD-02)."""

    rule: ClassVar[str] = "CH-BUILD-02"
    name: ClassVar[str] = "DP-BUILD-WHERE"

    def __init__(self, below: Question, seat: i64, army: i64, structure: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.structure: Final = structure

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, PLACE0, sites(s, self.army, self.structure))

    def apply(self, s: State, action: i64) -> None:
        region = action - PLACE0
        s.icons -= s.tables.build_cost[self.structure]
        s.markers[self.structure] |= 1 << region
        events.structure_built(s, self.army, self.structure, region)
        s.top = self.below


def may_activate(s: State, structure: i64, region: i64) -> bool:
    """CH-BUILD-08, CH-BUILD-09, CH-BUILD-10, CH-GEN-22. Once per action, a new marker too.

    In a Battle Region only the structures made for it, and those only there.
    """
    if (s.battles >> region) & 1 != s.tables.in_battle[structure]:
        return False
    if (s.used[structure] >> region) & 1 == 0:
        return True
    power = roster.of(s.tables.owner[structure])
    return s.used_twice == 0 and power.activation_limit(s, structure, region) > 1


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
    events.structure_activated(s, army, structure, region)
    power.activate(s, structure, region)
