"""Chapter 6, building cards: WW-BLD."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import components, row
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    CIVILIANS_HERE,
    HOSTILE,
    HUMANS_HERE,
    LAND_ONLY,
    NO_CIVILIAN_HERE,
    NOT_BESIDE_MARTIANS,
    PLACE0,
    SAME_HERE,
    SLOT_TAKEN,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceBuilding(Question):
    """WW-BLD-01. A bought building card places its token at once and leaves the game."""

    rule: ClassVar[str] = "WW-BLD-01"
    name: ClassVar[str] = "D-PLACEBUILDING"

    def __init__(self, below: Question | None, seat: i64, card: i64) -> None:
        super().__init__(below, seat)
        self.card: Final = card

    def legal(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if bar_to_place(s, self.card, area) == FREE:
                out.add(PLACE0 + area)

    def expected(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if s.tables.is_land[area] == 1:
                out.add(PLACE0 + area)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_place(s, self.card, action - PLACE0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        put(s, s.tables.card_building[self.card], action - PLACE0)
        row.finish_purchase(s, self.seat, self.card)


def put(s: State, kind: i64, area: i64) -> None:
    """WW-BLD-02. A token works from the moment of placement; its income comes at once."""
    t = s.tables
    if kind == t.balloons:
        s.balloons[area] += 1
    else:
        s.building[area] = kind
    s.on_board[kind] += 1
    s.tokens[kind] -= 1
    s.resources += t.building_income[kind]
    events.building_placed(s, t.building_side[kind], kind, area, t.building_income[kind])


def has_place(s: State, card: i64) -> bool:
    """WW-BLD-13. Without a token left, or without an area, the card cannot be bought."""
    if s.tokens[s.tables.card_building[card]] == 0:
        return False
    civilians = s.civilians
    fewest = s.tables.place_civilians_min[card]
    area: i64
    for area in range(AREAS):
        if civilians[area] >= fewest and bar_to_place(s, card, area) == FREE:
            return True
    return False


def bar_to_place(s: State, card: i64, area: i64) -> i64:
    """WW-BLD-04, WW-BLD-05, WW-BLD-06, WW-BLD-07, WW-BLD-08. The conditions of the card.

    They all speak of the area that receives the token, `place_building` in cards.toml: Humans
    need a civilian and no Martians, also for the Bunker; Landmines need an area without
    civilians; Martians need a neighbour with a Martian building and no human piece.
    """
    t = s.tables
    if t.is_land[area] == 0:
        return LAND_ONLY
    if t.place_no_martians[card] == 1 and components.has_martian_building(s, area):
        return SLOT_TAKEN
    if t.place_not_hostile[card] == 1 and components.is_hostile(s, area):
        return HOSTILE
    if s.civilians[area] < t.place_civilians_min[card]:
        return NO_CIVILIAN_HERE
    if s.civilians[area] > t.place_civilians_max[card]:
        return CIVILIANS_HERE
    if t.place_no_same[card] == 1 and s.balloons[area] > 0:
        return SAME_HERE
    if t.place_no_building[card] == 1 and not is_slot_free(s, area):
        return SLOT_TAKEN
    if t.place_no_humans[card] == 1 and components.has_human_piece(s, area):
        return HUMANS_HERE
    beside = t.place_beside[card] == 0 or is_beside_martians(s, area)
    return FREE if beside else NOT_BESIDE_MARTIANS


def is_slot_free(s: State, area: i64) -> bool:
    """WW-BLD-03. A land area holds one building token; balloons do not use the slot."""
    return s.building[area] < 0


def is_beside_martians(s: State, area: i64) -> bool:
    """Whether a neighbour has a Martian building (WW-BLD-07)."""
    return any(components.has_martian_building(s, other) for other in s.tables.neighbours[area])


def destroy(s: State, area: i64) -> None:
    """WW-BLD-09, WW-BLD-10, WW-BLD-11. Only damage takes a token away, and only a human one.

    The token leaves the game; whatever else happens in the area does not affect it.
    """
    kind = s.building[area]
    s.building[area] = -1
    s.on_board[kind] -= 1
    events.building_destroyed(s, kind, area, s.tables.building_defence[kind])


def destroy_balloons(s: State, area: i64) -> None:
    """Barrage Balloons leave the game like a building (WW-DMGH-06)."""
    s.balloons[area] = 0
    s.on_board[s.tables.balloons] -= 1
    events.building_destroyed(s, s.tables.balloons, area, s.tables.balloon_defence)
