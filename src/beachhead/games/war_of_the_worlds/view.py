"""What one side may know: the only thing a seat ever gets to see of the table."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET, Struct, UnsetType

from beachhead.games.war_of_the_worlds.content import SideId, UnitId
from beachhead.games.war_of_the_worlds.ladder import RungView, ladder
from beachhead.games.war_of_the_worlds.reach import beyond
from beachhead.games.war_of_the_worlds.rules import components, human_damage, turn
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    MARKER_IDS,
    MARKERS,
    NOBODY,
    ROW,
    SIDE_IDS,
    SIDES,
    UNIT_IDS,
    UNIT_KINDS,
)

SIDE_NAMES = cast("list[SideId]", SIDE_IDS)
UNIT_NAMES = cast("list[UnitId]", UNIT_IDS)


class UnitView(Struct, frozen=True):
    kind: UnitId
    used: bool  # it attacked this turn


class AreaView(Struct, frozen=True):
    civilians: int
    spent: int  # civilians that were moved this turn
    building: str | None
    hostile: bool
    fired: bool  # the building's ability is used up this turn
    balloons: bool
    markers: list[str]
    units: list[UnitView]


class AttackView(Struct, frozen=True):
    """The combined attack that is being put together (WW-FORT-05)."""

    area: str
    damage: int
    ladder: list[RungView]  # what stands there, in the order it is hit


class SideView(Struct, frozen=True):
    hand_count: int
    deck_count: int
    decision_deck_count: int
    row: list[str | None]
    discard: dict[str, int]
    removed: dict[str, int]
    buildings: dict[str, int]  # tokens in supply
    income: int  # at the start of its turn, as things stand
    hand: dict[str, int] | UnsetType = UNSET  # the reader's own alone


class SidesView(Struct, frozen=True):
    martian: SideView
    human: SideView


class ReserveView(Struct, frozen=True):
    army: int
    navy: int
    tripod: int
    ufo: int


class View(Struct, frozen=True):
    round: int
    round_limit: int
    active: SideId
    damage: int
    damage_target: int
    resources: int
    civilians_left: int
    swapped: bool
    winner: SideId | None
    adjudicated: bool
    areas: dict[str, AreaView]
    reserve: ReserveView
    army_defence: int  # of every army, as things stand
    attack: AttackView | None
    far: dict[str, str]  # areas of the second step of a move, with the first that leads there
    sides: SidesView


def view(s: State, seat: int) -> View:
    """WW-HID-01. Board, tracks, rows, piles and numbers are public; one hand is not."""
    t = s.tables
    return View(
        round=int(s.round),
        round_limit=int(t.round_limit),
        active=SIDE_NAMES[s.active],
        damage=int(s.damage),
        damage_target=int(t.damage_target),
        resources=int(s.resources),
        civilians_left=int(s.alive),
        swapped=bool(s.swapped),
        winner=None if s.winner == NOBODY else SIDE_NAMES[s.winner],
        adjudicated=bool(s.adjudicated),
        areas=_areas(s),
        reserve=ReserveView(*(int(s.reserve(kind)) for kind in range(UNIT_KINDS))),
        army_defence=int(human_damage.army_defence(s)),
        attack=_attack(s),
        far={t.area_ids[area]: t.area_ids[first] for area, first in beyond(s).items()},
        sides=SidesView(*(_side(s, side, seat) for side in range(SIDES))),
    )


def _areas(s: State) -> dict[str, AreaView]:
    """Every row is read once: from outside, each look at a compiled row makes a new object."""
    t = s.tables
    civilians, spent, building = list(s.civilians), list(s.spent), list(s.building)
    fired, balloons, markers = list(s.fired), list(s.balloons), list(s.markers)
    units: list[list[UnitView]] = [[] for _ in range(AREAS)]
    for area, kind, used in zip(s.at, t.unit_kind, s.used, strict=True):
        if area >= 0:
            units[area].append(UnitView(UNIT_NAMES[kind], bool(used)))
    return {
        t.area_ids[area]: AreaView(
            civilians=civilians[area],
            spent=spent[area],
            building=None if building[area] < 0 else t.building_ids[building[area]],
            hostile=components.is_hostile(s, area),
            fired=bool(fired[area]),
            balloons=bool(balloons[area]),
            markers=[
                MARKER_IDS[m] for m in range(MARKERS) for _ in range(markers[m * AREAS + area])
            ],
            units=units[area],
        )
        for area in range(AREAS)
    }


def _attack(s: State) -> AttackView | None:
    if s.target < 0:
        return None
    return AttackView(s.tables.area_ids[s.target], int(s.pool), ladder(s))


def _side(s: State, side: int, seat: int) -> SideView:
    t = s.tables
    mine = range(t.first_card[side], t.last_card[side])
    hand = {t.card_ids[c]: int(s.hand[c]) for c in mine if s.hand[c]} if side == seat else UNSET
    return SideView(
        hand_count=int(s.hand_n[side]),
        deck_count=int(s.deck_n[side]),
        decision_deck_count=int(s.plan_n[side]),
        row=[None if c < 0 else t.card_ids[c] for c in s.row[side * ROW : side * ROW + ROW]],
        discard={t.card_ids[c]: int(s.discard[c]) for c in mine if s.discard[c]},
        removed={t.card_ids[c]: int(s.removed[c]) for c in mine if s.removed[c]},
        buildings={
            t.building_ids[b]: int(s.tokens[b])
            for b in range(len(t.building_ids))
            if t.building_side[b] == side
        },
        income=int(turn.income(s, side)),
        hand=hand,
    )
