"""What is on the table of War of the Worlds: each field once; `record.py` is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beachhead.core.fields import (
    NOBODY,
    OWNER,
    Flag,
    Layout,
    Number,
    OneOf,
    flag,
    group,
    number,
    row,
)
from beachhead.games.war_of_the_worlds.vocab import CARD_OPTIONS, MARKER_IDS, SIDE_IDS, UNIT_IDS


def sides(s: Any) -> Sequence[str]:
    return SIDE_IDS


def markers(s: Any) -> Sequence[str]:
    return MARKER_IDS


def areas(s: Any) -> Sequence[str]:
    ids: list[str] = s.tables.area_ids
    return ids


def buildings(s: Any) -> Sequence[str]:
    ids: list[str] = s.tables.building_ids
    return ids


def cards(s: Any) -> Sequence[str]:
    ids: list[str] = s.tables.card_ids
    return ids


def options(s: Any) -> Sequence[str]:
    """A choice printed on a card, as the notation writes it."""
    return [f"{card}:{n + 1}" for card in s.tables.card_ids for n in range(CARD_OPTIONS)]


def units(s: Any) -> Sequence[str]:
    """The units of a kind are numbered from 1."""
    first = list(s.tables.unit_first)
    kinds = list(s.tables.unit_kind)
    return [f"{UNIT_IDS[kind]}-{u - first[kind] + 1}" for u, kind in enumerate(kinds)]


AREA = OneOf(areas)
SIDE = OneOf(sides)

LAYOUT = Layout(
    "SIDES",
    (
        group(
            "board",
            row("civilians", "AREAS", "WW-SETUP-02", at=(areas,)),
            row("spent", "AREAS", "WW-DMGM-07: how many attacked this turn", at=(areas,)),
            row(
                "building",
                "AREAS",
                "WW-BLD-03: a kind or EMPTY",
                start="EMPTY",
                at=(areas,),
                value=OneOf(buildings),
            ),
            row("balloons", "AREAS", "WW-HC-10: 0 or 1", at=(areas,), value=Flag()),
            row(
                "fired",
                "AREAS",
                "WW-FORT-11: the building here was used",
                at=(areas,),
                value=Flag(),
            ),
            row("markers", "MARKERS * AREAS", "WW-SPEC-10: how many", at=(markers, areas)),
            row(
                "at",
                "tables.units",
                "WW-SETUP-04: where a unit is",
                start="RESERVE",
                at=(units,),
                value=OneOf(areas, "reserve"),
            ),
            row(
                "used",
                "tables.units",
                "WW-UNIT-04: by a unit card this turn",
                at=(units,),
                value=Flag(),
            ),
            row(
                "force",
                "UNIT_KINDS * AREAS",
                "how many units of a kind are where",
                derived=True,
            ),
            row("on_board", "BUILDINGS", "building tokens on the board", derived=True),
            row(
                "tokens",
                "BUILDINGS",
                "WW-BLD-13: still in supply",
                start="tables.building_tokens[:]",
                at=(buildings,),
            ),
        ),
        # WW-COMP-11. Hand, supply deck, decision deck, decision row and discard pile of each
        # side: how many of each kind, or in order with the top last.
        group(
            "cards",
            row("hand", "CARDS", "how many of each kind", known=OWNER, zone=True),
            row("discard", "CARDS", "how many of each kind", zone=True),
            row("removed", "CARDS", "WW-CARD-07", zone=True),
            row("row", "SIDES * ROW", "WW-ROW-01: a card or EMPTY", start="EMPTY", zone=True),
            row(
                "deck",
                "SIDES * PILE",
                "supply decks, the top last",
                count="deck_n",
                stride="PILE",
                known=NOBODY,
                zone=True,
            ),
            row(
                "plan",
                "SIDES * PILE",
                "decision decks, the top last",
                count="plan_n",
                stride="PILE",
                known=NOBODY,
                zone=True,
            ),
            row("hand_n", "SIDES", "cards in hand", derived=True),
            row("discard_n", "SIDES", "cards in the discard pile", derived=True),
            row("deck_n", "SIDES", "cards in the supply deck", derived=True),
            row("plan_n", "SIDES", "cards in the decision deck", derived=True),
            row("plan_known", "SIDES", "WW-HID-04: known cards at the bottom", at=(sides,)),
        ),
        group(
            "turn",
            number("active", "whose turn it is", start="MARTIAN", value=SIDE),
            number("round", "WW-TURN-01", start="1", value=Number(least=1)),
            number("damage", "WW-DMGM-02"),
            number("resources", "WW-TURN-04: of the active side"),
            flag("swapped", "WW-ROW-09"),
            number("alive", "civilians on the board", derived=True),
            number("marker_count", "influence markers on the board", derived=True),
            number("ship_area", "WW-SETUP-03", start="EMPTY", derived=True),
        ),
        group(
            "attack",
            number("target", "WW-FORT-05: the area, or EMPTY", start="EMPTY", value=AREA),
            number("pool", "damage still to be dealt"),
            number("pushes", "WW-SPEC-06: armies still to be pushed"),
            flag("only_special", "WW-FORT-06"),
        ),
        group(
            "end",
            number("winner", "a side or NOBODY", start="NOBODY", value=SIDE),
            flag("adjudicated", "WW-END-06"),
        ),
    ),
    {
        "seat": SIDE,
        "side": SIDE,
        "card": OneOf(cards),
        "option": OneOf(options),
        "unit": OneOf(units),
        "start": AREA,
        "moved_to": AREA,
    },
)
