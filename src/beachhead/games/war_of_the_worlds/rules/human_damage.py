"""Chapter 10, damage to the Humans: WW-DMGH."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import buildings, ending, special_attacks, units
from beachhead.games.war_of_the_worlds.vocab import (
    AREA0,
    ARMY,
    BUILDING_STEP,
    CARD_OPTIONS,
    CIVILIANS_PROTECTED,
    HIT_ARMY,
    HIT_BALLOONS,
    MARTIAN,
    NAVY,
    NO_CIVILIAN_BY_UNIT,
    NO_CIVILIAN_HERE,
    PROTECTED,
    RESERVE,
    TRIPOD,
    UFO,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def has_hittable_building(s: State, area: i64) -> bool:
    """A human building that damage can destroy: anything but Landmines (WW-DMGH-06)."""
    kind = s.building[area]
    return kind >= 0 and s.tables.building_layer[kind] == BUILDING_STEP


def army_defence(s: State) -> i64:
    """WW-DMGH-08. Armies have defence 2 while the Tank Factory stands, else 1."""
    t = s.tables
    return t.tank_army_defence if s.on_board[t.tank_factory] > 0 else t.army_defence


def first_defence(s: State, area: i64) -> i64:
    """WW-DMGH-01, WW-DMGH-02, WW-DMGH-13. The defence of the first piece to be hit, or 0.

    Every human piece has defence 1 unless stated otherwise; in a sea area there are only navies.
    In the unit step the piece with the lowest defence counts.
    """
    t = s.tables
    if has_hittable_building(s, area):
        return t.building_defence[s.building[area]]
    if s.balloons[area] > 0:
        return t.balloon_defence
    if s.count(ARMY, area) > 0:
        return army_defence(s)
    if s.count(NAVY, area) > 0:
        return t.navy_defence
    return t.civilian_defence if s.civilians[area] > 0 else 0


def deal(s: State, below: Question | None) -> None:
    """WW-DMGH-03, WW-DMGH-04. Buildings first, then units, then civilians; the rest is lost.

    A piece is destroyed by damage equal to its defence; damage goes on to the next step only
    when nothing of the earlier one is left, and nothing is stored on pieces.
    """
    events.attack_struck(s, army_defence(s))
    go_on(s, below)


def go_on(s: State, below: Question | None) -> None:
    """Deal what is left of the damage, from the first step that still has a piece."""
    s.top = below
    if hit_building(s) and hit_units(s, below):
        hit_civilians(s)
    if s.over or s.top is not below:  # the end, or a question how to go on
        return
    events.damage_lost(s)
    special_attacks.push_armies(s, below)


def hit_building(s: State) -> bool:
    """WW-DMGH-05, WW-DMGH-10. Destroyed pieces leave the board at once. Says if nothing is left.

    Landmines are skipped.
    """
    area = s.target
    if not has_hittable_building(s, area):
        return True
    defence = s.tables.building_defence[s.building[area]]
    if s.pool < defence:
        return False
    s.pool -= defence
    buildings.destroy(s, area)
    return True


def hit_units(s: State, below: Question | None) -> bool:
    """WW-DMGH-06. Armies, navies and Barrage Balloons are hit in the unit step; not Landmines."""
    area = s.target
    while s.count(ARMY, area) > 0 or s.balloons[area] > 0:
        defence = army_defence(s)
        if must_choose(s, area, defence):
            s.top = HitNext(below, MARTIAN)
            return False
        if s.count(ARMY, area) > 0 and s.pool >= defence:
            hit_army(s)
        elif s.balloons[area] > 0 and s.pool >= s.tables.balloon_defence:
            hit_balloons(s)
        else:
            return False
    while s.count(NAVY, area) > 0:
        if s.pool < s.tables.navy_defence:
            return False
        s.pool -= s.tables.navy_defence
        units.destroy(s, NAVY, area, s.tables.navy_defence)
    return True


def must_choose(s: State, area: i64, defence: i64) -> bool:
    """WW-DMGH-07. Armies and balloons, too little damage for all, enough for either kind."""
    armies = s.count(ARMY, area)
    if armies == 0 or s.balloons[area] == 0:
        return False
    balloons = s.tables.balloon_defence
    if s.pool >= armies * defence + s.balloons[area] * balloons:
        return False
    return s.pool >= defence and s.pool >= balloons


def hit_army(s: State) -> None:
    defence = army_defence(s)
    s.pool -= defence
    units.destroy(s, ARMY, s.target, defence)


def hit_balloons(s: State) -> None:
    s.pool -= s.tables.balloon_defence
    buildings.destroy_balloons(s, s.target)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HitNext(Question):
    """Which kind of unit is hit next; repeated after each destroyed piece (WW-DMGH-07)."""

    rule: ClassVar[str] = "WW-DMGH-07"
    name: ClassVar[str] = "D-DMGORDER"

    def legal(self, s: State, out: Actions) -> None:
        out.add(HIT_ARMY)
        out.add(HIT_BALLOONS)

    def apply(self, s: State, action: i64) -> None:
        events.attack_struck(s, army_defence(s))
        if action == HIT_ARMY:
            hit_army(s)
        else:
            hit_balloons(s)
        go_on(s, self.below)


def hit_civilians(s: State) -> None:
    """The last step of the damage order."""
    dead = min(s.pool // s.tables.civilian_defence, s.civilians[s.target])
    if dead > 0:
        s.pool -= dead * s.tables.civilian_defence
        events.civilians_destroyed(s, s.target, dead, s.alive - dead)
        kill_civilians(s, s.target, dead)


def kill_civilians(s: State, area: i64, dead: i64) -> None:
    """Destroyed civilians are out of the game (WW-DMGH-05)."""
    s.civilians[area] -= dead
    s.alive -= dead
    ending.check_civilians(s)


# -- taking a civilian without damage ----------------------------------------------------------


def is_protected(s: State, area: i64) -> bool:
    """WW-DMGH-11. Protected by a building that can be hit, an army or balloons: they go first."""
    return has_hittable_building(s, area) or s.balloons[area] > 0 or s.count(ARMY, area) > 0


def bar_to_take(s: State, o: i64, area: i64) -> i64:
    """WW-DMGH-12. Reap takes unprotected civilians, Alien Abduction any; neither is damage."""
    if s.civilians[area] == 0:
        return NO_CIVILIAN_HERE
    return FREE if s.tables.any_civilian[o] == 1 or not is_protected(s, area) else PROTECTED


def bar_to_take_any(s: State, o: i64) -> i64:
    """Whether some unit finds a civilian; if none does, whether some are protected."""
    t = s.tables
    first = t.unit_first[taker(s, o)]
    barred: i64 = NO_CIVILIAN_BY_UNIT
    u: i64
    for u in range(first, first + t.unit_count[taker(s, o)]):
        if s.at[u] == RESERVE or s.civilians[s.at[u]] == 0:
            continue
        if bar_to_take(s, o, s.at[u]) == FREE:
            return FREE
        barred = CIVILIANS_PROTECTED
    return barred


def taker(s: State, o: i64) -> i64:
    """The kind of unit whose area is meant."""
    return UFO if s.tables.by_ufo[o] == 1 else TRIPOD


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCivilian(Question):
    """In which area a civilian is destroyed without damage (WW-DMGH-12)."""

    rule: ClassVar[str] = "WW-DMGH-12"
    name: ClassVar[str] = "D-REAP"

    def __init__(self, below: Question | None, seat: i64, option: i64) -> None:
        super().__init__(below, seat)
        self.option: Final = option

    def legal(self, s: State, out: Actions) -> None:
        t = s.tables
        kind = taker(s, self.option)
        u: i64
        for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
            area = s.at[u]
            if area != RESERVE and bar_to_take(s, self.option, area) == FREE:
                out.add_once(AREA0 + area)

    def expected(self, s: State, out: Actions) -> None:
        t = s.tables
        kind = taker(s, self.option)
        u: i64
        for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
            if s.at[u] != RESERVE:
                out.add_once(AREA0 + s.at[u])

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_take(s, self.option, action - AREA0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        events.civilian_taken(s, self.option // CARD_OPTIONS, action - AREA0, s.alive - 1)
        kill_civilians(s, action - AREA0, 1)
