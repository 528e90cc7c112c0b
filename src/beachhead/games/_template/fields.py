"""What is on the table: each field once; `tools/fields.py` makes `record.py` from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beachhead.core.fields import NOBODY, OWNER, Layout, Number, OneOf, group, number, row


def areas(s: Any) -> Sequence[str]:
    ids: list[str] = s.tables.areas
    return ids


def seats(s: Any) -> Sequence[str]:
    ids: list[str] = s.tables.sides
    return ids


SEAT = OneOf(seats)

LAYOUT = Layout(
    "seats",
    (
        group(
            "board",
            row(
                "owner",
                "AREAS",
                "TP-SETUP-01: a seat, at [area]",
                start="NOBODY",
                at=(areas,),
                value=SEAT,
            ),
            row("units", "AREAS", "TP-SETUP-01: of the owner, at [area]", at=(areas,)),
            row("reserve", "seats", "TP-SETUP-01: at [seat]", at=(seats,)),
        ),
        group(
            "cards",
            row(
                "hand",
                "seats * CARDS",
                "TP-HID-01: at [seat * CARDS + card]",
                known=OWNER,
                zone=True,
            ),
            row(
                "deck",
                "tables.deck_size",
                "TP-TURN-03: the top is the last one",
                count="deck_n",
                known=NOBODY,
                zone=True,
            ),
            number("deck_n", "cards in the deck", derived=True),
            row("discard", "CARDS", "TP-TURN-03: how many, at [card]", zone=True),
        ),
        group(
            "turn",
            number("round", "TP-END-01", start="1", value=Number(least=1)),
            number("plays", "TP-TURN-01: cards played in this turn"),
            number(
                "dominant",
                "TP-END-02: the seat that ended the game early",
                start="NOBODY",
                value=SEAT,
            ),
        ),
    ),
    {"seat": SEAT, "src": OneOf(areas)},
)
