"""Chapter 7, unit cards: WW-UNIT."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import (
    components,
    fortifications,
    martian_damage,
    movement,
    row,
)
from beachhead.games.war_of_the_worlds.vocab import (
    ALL_USED,
    AREAS,
    ARMY,
    HOSTILE,
    HUMAN,
    MOVE_UNIT,
    NAVY,
    NO_CIVILIAN_HERE,
    NO_PLACE_FOR_UNIT,
    NO_UNIT,
    PLACE0,
    RESERVE,
    RESERVE_EMPTY,
    UNIT0,
    UNIT_KINDS,
    UNIT_UNUSED0,
    UNIT_USED,
    UNIT_USED0,
    UNUSED_LEFT,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def place_bought(s: State, side: i64, card: i64, below: Question) -> None:
    """WW-UNIT-01, WW-UNIT-03. A bought unit card brings one unit from the reserve, if it can.

    Otherwise the placement is lost, not postponed.
    """
    kind = s.tables.card_unit[card]
    if not may_place(s, kind):
        events.unit_not_placed(s, kind)
        row.finish_purchase(s, side, card)
    elif kind == ARMY:
        s.top = PlaceUnit(below, side, card)
    else:
        put(s, kind, birthplace(s, kind))
        row.finish_purchase(s, side, card)


def place_instead(s: State, side: i64, kind: i64, below: Question) -> None:
    """WW-UNIT-10. A second Royal Navy card places the second ship; it counts as used."""
    s.top = below
    if kind == ARMY:
        s.top = PlaceUnit(below, side, -1)
    else:
        s.used[put(s, kind, birthplace(s, kind))] = 1


def birthplace(s: State, kind: i64) -> i64:
    """WW-UNIT-02. Navies start at the anchor, Martian units at the ship; armies are asked for."""
    return s.tables.anchor if kind == NAVY else s.ship_area


def may_place(s: State, kind: i64) -> bool:
    """Whether the reserve has such a unit and there is a legal area for it (WW-UNIT-02)."""
    if s.reserve(kind) == 0:
        return False
    if kind == NAVY:
        return not components.is_hostile(s, s.tables.anchor)
    if kind != ARMY:
        return True
    area: i64
    for area in range(AREAS):
        if bar_to_army(s, area) == FREE:
            return True
    return False


def bar_to_army(s: State, area: i64) -> i64:
    """Armies are placed in a non-hostile land area with a civilian (WW-UNIT-02)."""
    if components.is_hostile(s, area):
        return HOSTILE
    return FREE if s.civilians[area] > 0 else NO_CIVILIAN_HERE


def bar_to_place_instead(s: State, kind: i64) -> i64:
    """WW-UNIT-07, WW-UNIT-08, WW-UNIT-09. Only while no unit of the kind on board is still unused.

    Martian unit cards have no such substitute in the content.
    """
    t = s.tables
    first = t.unit_first[kind]
    u: i64
    for u in range(first, first + t.unit_count[kind]):
        if s.at[u] != RESERVE and s.used[u] == 0:
            return UNUSED_LEFT
    if may_place(s, kind):
        return FREE
    return RESERVE_EMPTY if s.reserve(kind) == 0 else NO_PLACE_FOR_UNIT


def bar_to_use(s: State, kind: i64, unused_only: bool) -> i64:
    """A card needs a unit of its kind on the board, a unit card an unused one (WW-UNIT-06)."""
    t = s.tables
    barred: i64 = NO_UNIT
    u: i64
    for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
        if s.at[u] == RESERVE:
            continue
        if s.used[u] == 0 or not unused_only:
            return FREE
        barred = ALL_USED
    return barred


def put(s: State, kind: i64, area: i64) -> i64:
    """WW-MOVE-13. Placing is not moving: markers do not stop it, Landmines do not notice it.

    The unit is unused and may act at once (WW-UNIT-06).
    """
    unit = s.find_unit(kind, RESERVE, False)
    s.move(unit, area)
    events.unit_placed(s, kind, area)
    return unit


def destroy(s: State, kind: i64, area: i64, defence: i64) -> None:
    """WW-UNIT-11, WW-UNIT-12. A destroyed human unit returns to the reserve; Martians never die."""
    unit = s.find_unit(kind, area, False)
    s.move(unit, RESERVE)
    events.unit_destroyed(s, kind, area, defence)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceUnit(Question):
    """Where the new army stands (WW-UNIT-02): bought, or instead of an action (card -1)."""

    rule: ClassVar[str] = "WW-UNIT-02"
    name: ClassVar[str] = "D-PLACEUNIT"

    def __init__(self, below: Question | None, seat: i64, card: i64) -> None:
        super().__init__(below, seat)
        self.card: Final = card

    def legal(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if bar_to_army(s, area) == FREE:
                out.add(PLACE0 + area)

    def expected(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if s.tables.is_land[area] == 1:
                out.add(PLACE0 + area)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_army(s, action - PLACE0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        unit = put(s, ARMY, action - PLACE0)
        if self.card >= 0:
            row.finish_purchase(s, self.seat, self.card)
        else:
            s.used[unit] = 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseUnit(Question):
    """WW-UNIT-06. Which unit moves or attacks; a unit card needs an unused one on the board.

    Units of the same kind in the same area are one option.
    """

    rule: ClassVar[str] = "WW-UNIT-06"
    name: ClassVar[str] = "D-UNIT"

    def __init__(self, below: Question | None, seat: i64, option: i64) -> None:
        super().__init__(below, seat)
        self.option: Final = option

    def legal(self, s: State, out: Actions) -> None:
        t = s.tables
        kind = t.option_unit[self.option]
        first = t.unit_first[kind]
        u: i64
        for u in range(first, first + t.unit_count[kind]):
            area = s.at[u]
            if area == RESERVE or self.bar_to_act(s, kind, area) != FREE:
                continue
            if t.uses_unit[self.option] == 1:
                if s.used[u] == 0:
                    out.add_once(UNIT0 + kind * AREAS + area)
            else:
                out.add_once(action_for(s, kind, area, s.used[u] == 1))

    def bar_to_act(self, s: State, kind: i64, area: i64) -> i64:
        """What keeps a unit of this kind in this area from moving or attacking."""
        if s.tables.effect[self.option] == MOVE_UNIT:
            return movement.bar_to_move(s, kind, area)
        if self.seat == HUMAN:
            return martian_damage.bar_to_attack_from(s, kind, area)
        damage = fortifications.strength(s, self.option)
        return fortifications.bar_to_attack(s, area, damage, kind, -1, False)

    def expected(self, s: State, out: Actions) -> None:
        """Each area with such units once, unless it is offered in parts (WW-UNIT-05)."""
        t = s.tables
        kind = t.option_unit[self.option]
        u: i64
        for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
            area = s.at[u]
            if area == RESERVE:
                continue
            whole = action_for(s, kind, area, s.used[u] == 1) == UNIT0 + kind * AREAS + area
            if whole or t.uses_unit[self.option] == 1 or self.bar_to_act(s, kind, area) != FREE:
                out.add_once(UNIT0 + kind * AREAS + area)

    def bar(self, s: State, action: i64) -> i64:
        kind = s.tables.option_unit[self.option]
        area = action - UNIT0 - kind * AREAS
        if s.tables.uses_unit[self.option] == 1 and s.unused(kind, area) == 0:
            return UNIT_USED
        return self.bar_to_act(s, kind, area)

    def apply(self, s: State, action: i64) -> None:
        t = s.tables
        o = self.option
        place = (action - UNIT0) % (UNIT_KINDS * AREAS)
        kind = t.option_unit[o]
        area = place - kind * AREAS
        used = action >= UNIT_USED0 and action < UNIT_UNUSED0
        if action < UNIT_USED0 and t.uses_unit[o] == 0:
            used = s.unused(kind, area) == 0
        unit = s.find_unit(kind, area, used)
        if t.uses_unit[o] == 1:
            # WW-UNIT-04. Each single unit is used by at most one unit card in a turn.
            s.used[unit] = 1
        if t.effect[o] == MOVE_UNIT:
            s.top = movement.MoveUnit(self.below, self.seat, unit, t.steps[o], RESERVE)
        elif self.seat == HUMAN:
            s.top = self.below
            martian_damage.unit_attack(s, kind, area, t.damage[o])
        else:
            fortifications.start(s, o, area, self.below)


def action_for(s: State, kind: i64, area: i64, used: bool) -> i64:
    """WW-UNIT-05, WW-UNIT-14. Action cards move any unit; where both kinds stand, say which.

    The used mark belongs to the single unit and goes with it.
    """
    unused = s.unused(kind, area)
    if unused == 0 or unused == s.count(kind, area):
        return UNIT0 + kind * AREAS + area
    return (UNIT_USED0 if used else UNIT_UNUSED0) + kind * AREAS + area
