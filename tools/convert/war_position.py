"""The older `given` of War of the Worlds: builds a position from a description."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from beachhead.games.war_of_the_worlds.rules import turn
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.tables import Tables
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    CARDS,
    MARKER_IDS,
    PILE,
    ROW,
    SIDE_IDS,
    SIDES,
    UNIT_IDS,
)

SHIP_AREA = "western_highlands"
Given = Mapping[str, Any]


class Position(NamedTuple):
    """A state and the side that was to move in it first."""

    state: State
    side: int


def build(t: Tables, given: Given) -> Position:
    """The position that `given` describes, on the empty board of the case vocabulary."""
    s = State(t)
    side = SIDE_IDS.index(given["active"])
    s.active = side
    s.round = given.get("round", 1)
    s.damage = given.get("damage", 0)
    s.resources = given.get("resources", 0)
    _place_board(s, given)
    _place_units(s, given)
    for seat in range(SIDES):
        _deal(s, seat, given if seat == side else {"hand": given.get("other_hand", [])})
    if given.get("step") == "start":
        turn.begin(s, side)
    else:
        s.top = turn.Main(None, side)
    return Position(s, side)


def _place_board(s: State, given: Given) -> None:
    t = s.tables
    s.ship_area = t.area_ids.index(SHIP_AREA)
    for area, count in given.get("civilians", {}).items():
        s.civilians[t.area_ids.index(area)] = count
        s.alive += count
    for area, count in given.get("spent", {}).items():
        s.spent[t.area_ids.index(area)] = count
    for area, token in {SHIP_AREA: "invasion_ship", **given.get("buildings", {})}.items():
        kind = t.building_ids.index(token)
        s.building[t.area_ids.index(area)] = kind
        _take_token(s, kind)
    for area in given.get("balloons", []):
        s.balloons[t.area_ids.index(area)] = 1
        _take_token(s, t.balloons)
    for area, markers in given.get("markers", {}).items():
        for marker in markers:
            s.markers[MARKER_IDS.index(marker) * AREAS + t.area_ids.index(area)] += 1
            s.marker_count += 1


def _take_token(s: State, kind: int) -> None:
    s.on_board[kind] += 1
    s.tokens[kind] -= 1


def _place_units(s: State, given: Given) -> None:
    t = s.tables
    units = {"tripod": [SHIP_AREA], "ufo": [SHIP_AREA], **given.get("units", {})}
    for kind, areas in units.items():
        first = t.unit_first[UNIT_IDS.index(kind)]
        for number, area in enumerate(areas):
            s.move(first + number, t.area_ids.index(area))
    for entry in given.get("used", []):
        kind, area = entry.split("@")
        unit = s.find_unit(UNIT_IDS.index(kind), t.area_ids.index(area), False)
        s.used[unit] = 1


def _deal(s: State, side: int, given: Given) -> None:
    """Put the cards mentioned where they belong, and the rest so that all are there."""
    t = s.tables
    zones = ("hand", "deck", "discard", "row", "decision_deck")
    named = {zone: [t.card_ids.index(c) for c in given.get(zone, [])] for zone in zones}
    start = Counter[int]()
    buyable = Counter[int]()
    for card in range(CARDS):
        if t.card_side[card] != side:
            continue
        standing = s.on_board[t.card_building[card]] if t.card_building[card] >= 0 else 0
        s.removed[card] += standing
        mentioned = standing + sum(cards.count(card) for cards in named.values())
        from_start = min(mentioned, t.card_start[card])
        start[card] = t.card_start[card] - from_start
        buyable[card] = t.card_count[card] - t.card_start[card] - (mentioned - from_start)
        assert buyable[card] >= 0, f"more than {t.card_count[card]} {t.card_ids[card]}"
    rest = list(buyable.elements())
    row = named["row"]
    if "row" not in given:
        row, rest = rest[:ROW], rest[ROW:]
    for card in named["hand"]:
        s.hand[card] += 1
    for card in named["discard"]:
        s.discard[card] += 1
    s.hand_n[side] = len(named["hand"])
    s.discard_n[side] = len(named["discard"])
    for place, card in enumerate(row):
        s.row[side * ROW + place] = card
    _stack(s, s.deck, s.deck_n, side, given, "deck", named["deck"], list(start.elements()))
    _stack(s, s.plan, s.plan_n, side, given, "decision_deck", named["decision_deck"], rest)


def _stack(
    s: State,
    pile: Any,
    count: Any,
    side: int,
    given: Given,
    zone: str,
    named: list[int],
    rest: list[int],
) -> None:
    """Fill a pile, first card on top; cards that find their pile already given are removed."""
    if zone in given:
        for card in rest:
            s.removed[card] += 1
        rest = named
    for number, card in enumerate(reversed(rest)):
        pile[side * PILE + number] = card
    count[side] = len(rest)
