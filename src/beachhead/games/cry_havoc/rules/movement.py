"""Chapter 4.2, Move: icons, who may leave, who may enter, who must stop. CH-MOVE."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import bits, movement_end, places
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    ATTACKER_STAYS,
    DEFENDERS_HELD,
    ENTERS_BATTLE,
    ENTERS_HQ,
    FROM0,
    IN_STASIS,
    NO_WAY_OUT,
    NOWHERE,
    REGIONS,
    STOP,
    STOPPED,
    TO0,
    TUNNEL_CLOSED,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveFrom(Question):
    """CH-MOVE-01, CH-MOVE-10. One icon, one Unit, one step; until no icon is left or the player
    stops.
    """

    rule: ClassVar[str] = "CH-MOVE-01"
    name: ClassVar[str] = "D-MOVE-FROM"

    def __init__(self, below: Question, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def run(self, s: State) -> bool:
        if s.icons > 0:
            return False
        self.finish(s)
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        barred = no_entry(s, self.army)
        power = roster.of(self.army)
        mask = s.present[self.army]
        region: i64 = 0
        while mask != 0:
            if (
                mask & 1 != 0
                and bar_to_leave(s, self.army, region) == FREE
                and power.reach(s, region) & ~barred & ~(1 << region) != 0
            ):
                out.add(FROM0 + region)
            mask >>= 1
            region += 1

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, s.present[self.army])

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_start(s, self.army, action - FROM0)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            self.finish(s)
        else:
            s.top = MoveTo(self, self.seat, self.army, action - FROM0)

    def finish(self, s: State) -> None:
        s.icons = 0
        below = self.below
        assert below is not None
        s.top = movement_end.EndMove(below, self.seat, self.army, s.tables.regions, True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveTo(Question):
    """CH-MOVE-06. Further Units may enter a Region in which others had to stop (CH-MOVE-01)."""

    rule: ClassVar[str] = "CH-MOVE-01"
    name: ClassVar[str] = "D-MOVE-TO"

    def __init__(self, below: Question, seat: i64, army: i64, source: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.source: Final = source

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, destinations(s, self.army, self.source))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, roster.of(self.army).near(s, self.source))

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_enter(s, self.army, self.source, action - TO0)

    def apply(self, s: State, action: i64) -> None:
        s.icons -= 1
        s.top = self.below
        go(s, self.army, self.source, action - TO0, 1)


def destinations(s: State, army: i64, region: i64) -> i64:
    """CH-GEN-19, CH-GEN-20. Adjacent Regions a Unit may enter; the lists never cross the chasm."""
    return roster.of(army).reach(s, region) & ~no_entry(s, army) & ~(1 << region)


def no_entry(s: State, army: i64) -> i64:
    """CH-MOVE-02, CH-MOVE-03, CH-MOVE-07. Enemy HQs, Battle Regions and Regions an effect closes.

    Nothing else is closed: an empty Region of an opponent may be entered and crossed.
    """
    barred = s.battles
    other: i64
    for other in range(ARMIES):
        if other != army:
            if s.hq[other] != NOWHERE:
                barred |= 1 << s.hq[other]
            barred |= roster.of(other).closes(s)
    return barred


def bar_to_enter(s: State, army: i64, source: i64, region: i64) -> i64:
    """What keeps a Unit from going from one Region to another."""
    if (destinations(s, army, source) >> region) & 1 != 0:
        return FREE
    if (no_entry(s, army) >> region) & 1 == 0:
        return TUNNEL_CLOSED
    if (s.battles >> region) & 1 != 0:
        return ENTERS_BATTLE
    return ENTERS_HQ if places.is_hq(s, region) else IN_STASIS


def bar_to_start(s: State, army: i64, region: i64) -> i64:
    """What keeps every Unit of a Region from taking a step."""
    held = bar_to_leave(s, army, region)
    if held != FREE:
        return held
    return FREE if destinations(s, army, region) != 0 else NO_WAY_OUT


def bar_to_leave(s: State, army: i64, region: i64) -> i64:
    """CH-MOVE-08, CH-MOVE-09, CH-MOVE-13. Stopped Units stay; in a Battle Region only surplus
    defenders leave.

    One more defender may go while twice the attackers stay behind; attackers never leave.
    """
    units = s.units[army * REGIONS + region]
    if units - s.stopped[army * REGIONS + region] <= 0:
        return STOPPED
    if (s.battles >> region) & 1 == 0:
        return FREE
    if s.marker[region] % ARMIES == army:
        return ATTACKER_STAYS
    attackers = s.units[(s.marker[region] % ARMIES) * REGIONS + region]
    return FREE if units - 1 >= s.tables.block_factor * attackers else DEFENDERS_HELD


def free_units(s: State, army: i64, region: i64) -> i64:
    """Units in a Region, no Battle Region, that have not been stopped."""
    return s.units[army * REGIONS + region] - s.stopped[army * REGIONS + region]


def go(s: State, army: i64, source: i64, target: i64, n: i64) -> None:
    """CH-MOVE-04, CH-MOVE-05, CH-MOVE-11, CH-SKILL-07. Units enter a Region, by whatever effect.

    Enemy Units, neutral Trogs too, and Trog tokens stop them for the rest of the Round.
    """
    s.take(army, source, n)
    s.put(army, target, n)
    map_events.units_moved(s, army, source, target, n)
    tokens = ((s.war_tokens | s.nest_tokens) >> target) & 1 != 0
    if tokens and roster.of(army).enters_tokens(s, target):
        tokens = False
    if tokens or (s.enemies(army) >> target) & 1 != 0:
        s.stopped[army * REGIONS + target] += n


def clear_stops(s: State) -> None:
    """The stops of a Round end with its Action phase (CH-MOVE-12)."""
    i: i64
    for i in range(ARMIES * REGIONS):
        s.stopped[i] = 0
