"""What one side may know: the only thing a seat ever gets to see of the table."""

from __future__ import annotations

from typing import Any

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


def view(s: State, seat: int) -> dict[str, Any]:
    """WW-HID-01. Board, tracks, rows, piles and numbers are public; one hand is not."""
    t = s.tables
    return {
        "round": int(s.round),
        "round_limit": int(t.round_limit),
        "active": SIDE_IDS[s.active],
        "damage": int(s.damage),
        "damage_target": int(t.damage_target),
        "resources": int(s.resources),
        "civilians_left": int(s.alive),
        "swapped": bool(s.swapped),
        "winner": None if s.winner == NOBODY else SIDE_IDS[s.winner],
        "adjudicated": bool(s.adjudicated),
        "areas": _areas(s),
        "reserve": {UNIT_IDS[k]: int(s.reserve(k)) for k in range(UNIT_KINDS)},
        "attack": _attack(s),
        "sides": {SIDE_IDS[side]: _side(s, side, seat) for side in range(SIDES)},
    }


def _areas(s: State) -> dict[str, Any]:
    """Every row is read once: from outside, each look at a compiled row makes a new object."""
    t = s.tables
    civilians, spent, building = list(s.civilians), list(s.spent), list(s.building)
    fired, balloons, markers = list(s.fired), list(s.balloons), list(s.markers)
    units: list[list[dict[str, Any]]] = [[] for _ in range(AREAS)]
    for area, kind, used in zip(s.at, t.unit_kind, s.used, strict=True):
        if area >= 0:
            units[area].append({"kind": UNIT_IDS[kind], "used": bool(used)})
    return {
        t.area_ids[area]: {
            "civilians": civilians[area],
            "spent": spent[area],
            "building": None if building[area] < 0 else t.building_ids[building[area]],
            "fired": bool(fired[area]),
            "balloons": bool(balloons[area]),
            "markers": [
                MARKER_IDS[m] for m in range(MARKERS) for _ in range(markers[m * AREAS + area])
            ],
            "units": units[area],
        }
        for area in range(AREAS)
    }


def _attack(s: State) -> dict[str, Any] | None:
    """The combined attack that is being put together (WW-FORT-05)."""
    if s.target < 0:
        return None
    return {"area": s.tables.area_ids[s.target], "damage": int(s.pool)}


def _side(s: State, side: int, seat: int) -> dict[str, Any]:
    t = s.tables
    mine = range(t.first_card[side], t.last_card[side])
    cards: dict[str, Any] = {
        "hand_count": int(s.hand_n[side]),
        "deck_count": int(s.deck_n[side]),
        "decision_deck_count": int(s.plan_n[side]),
        "row": [None if c < 0 else t.card_ids[c] for c in s.row[side * ROW : side * ROW + ROW]],
        "discard": {t.card_ids[c]: int(s.discard[c]) for c in mine if s.discard[c]},
        "removed": {t.card_ids[c]: int(s.removed[c]) for c in mine if s.removed[c]},
        "buildings": {
            t.building_ids[b]: int(s.tokens[b])
            for b in range(len(t.building_ids))
            if t.building_side[b] == side
        },
    }
    if side == seat:
        cards["hand"] = {t.card_ids[c]: int(s.hand[c]) for c in mine if s.hand[c]}
    return cards
