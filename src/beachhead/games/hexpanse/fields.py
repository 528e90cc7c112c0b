"""What is on the table of Hexpanse: each field once; `record.py` is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beachhead.core.fields import (
    NOBODY,
    OWNER,
    Coded,
    Layout,
    Number,
    OneOf,
    Several,
    group,
    number,
    row,
)
from beachhead.games.hexpanse import vocab as v

LETTERS = "ABCDEF"
NEUTRAL = "neutral"
NO_UNIT = "none"
FACTION_IDS = ("terra", "cyberians", "nomads", "union", "ox", "mentacles")
MINORITY_IDS = tuple(f"M{i + 1:02d}" for i in range(v.MINORITIES))
ACTION_CARD_IDS = tuple(f"A{i + 1:02d}" for i in range(v.ACTION_CARDS))
MERCENARY_IDS = tuple(f"C{i + 1:02d}" for i in range(v.MERCENARIES))
MISSION_IDS = tuple(f"MS{i + 1:02d}" for i in range(v.MISSIONS))
CARD_IDS = ACTION_CARD_IDS + MERCENARY_IDS
KIND_IDS = ("regular", "elite", "warlord", *MINORITY_IDS, *MERCENARY_IDS)
POOL_IDS = (*(f"{seat}:{kind}" for seat in LETTERS for kind in KIND_IDS[:2]), *MINORITY_IDS)
EFFECT_IDS = (*(f"{card}:{n}" for card in ACTION_CARD_IDS for n in "ab"), *KIND_IDS, *FACTION_IDS)


def seats(s: Any) -> Sequence[str]:
    return tuple(LETTERS[: s.seats])


def cells(s: Any) -> Sequence[str]:
    names: list[str] = s.tables.cell_names[: s.tables.cells]
    return names


def _unit(s: Any, code: int) -> str:
    """A unit on the board as `A:regular`, or `neutral:C05`; `none` where nobody stands."""
    if code == v.EMPTY:
        return NO_UNIT
    owner = (code >> v.OWNER_SHIFT) - 1
    name = NEUTRAL if owner == v.NEUTRAL else LETTERS[owner]
    return f"{name}:{KIND_IDS[code & v.KIND_MASK]}"


def _unit_code(s: Any, word: str) -> int:
    if word == NO_UNIT:
        return v.EMPTY
    name, _, kind = word.partition(":")
    owner = v.NEUTRAL if name == NEUTRAL else seats(s).index(name)
    return (owner + 1) << v.OWNER_SHIFT | KIND_IDS.index(kind)


SEAT = OneOf(seats)
CELL = OneOf(cells)
MISSION = OneOf(lambda s: MISSION_IDS)

LAYOUT = Layout(
    "seats",
    (
        group(
            "board",
            row(
                "unit",
                "tables.cells",
                "HX-BOARD-04: cell, at most one unit",
                at=(cells,),
                value=Coded(_unit, _unit_code),
            ),
            row(
                "home", "POOLS", "HX-TERM-02: reserve and minority boards", at=(lambda s: POOL_IDS,)
            ),
            row("ship", "POOLS", "HX-COMP-04: the recovery ship", at=(lambda s: POOL_IDS,)),
            number("shields", "HX-M01b: Protectors out of the game"),
        ),
        group(
            "players",
            row("hexilum", "seats", "HX-HEX-01", at=(seats,)),
            row("income", "seats", "HX-ACT-08", at=(seats,)),
            row("life", "seats", "HX-UNIT-13; 0 is out of the game", at=(seats,)),
            row(
                "warlord",
                "seats",
                "his cell; NOWHERE is the tableau",
                start="NOWHERE",
                at=(seats,),
                value=CELL,
            ),
            row("hired", "seats", "HX-COMP-05: mercenary units on the board", derived=True),
            row(
                "faction",
                "seats",
                "HX-SETUP-02",
                start="NOWHERE",
                at=(seats,),
                value=OneOf(lambda s: FACTION_IDS),
                shared=True,
            ),
            row(
                "minority",
                "2 * seats",
                "HX-SETUP-04",
                start="NOWHERE",
                at=(seats, lambda s: ("first", "second")),
                value=OneOf(lambda s: MINORITY_IDS),
                shared=True,
            ),
            row(
                "secret",
                "seats",
                "HX-SETUP-08",
                start="NOWHERE",
                known=OWNER,
                zone=True,
                shared=True,
            ),
        ),
        group(
            "cards",
            row(
                "where",
                "CARDS",
                "place of every market card",
                start="ASIDE",
                known=NOBODY,
                zone=True,
            ),
            row(
                "deck",
                "CARDS",
                "HX-SETUP-06: the last of `deck_n` is on top",
                count="deck_n",
                known=NOBODY,
                zone=True,
            ),
            number("deck_n", "cards in the deck", derived=True),
            row(
                "tokens",
                "MERCENARIES",
                "HX-MKT-05: units lying on their card",
                start="tables.tokens[:]",
                at=(lambda s: MERCENARY_IDS,),
            ),
            row(
                "board_at",
                "MINORITIES",
                "HX-ADV-02: minority boards",
                known=OWNER,
                zone=True,
                shared=True,
            ),
            number("common", "HX-SETUP-07: the common mission", start="NOWHERE", value=MISSION),
            number(
                "open_missions",
                "HX-SETUP-08: bits, while they are chosen",
                known=OWNER,
                zone=True,
            ),
        ),
        group(
            "turn",
            number("first", "HX-SETUP-01", value=SEAT),
            number("active", "whose turn it is", value=SEAT),
            number("round", "0 during the set-up"),
            number("actions_left", "HX-TURN-04"),
            number(
                "warlord_used",
                "HX-TERM-06: bits",
                value=Several(lambda s: ("heal", "move", "special")),
            ),
            number(
                "tired",
                "HX-ACT-06: bits of mercenaries deployed or activated this turn",
                value=Several(lambda s: MERCENARY_IDS),
            ),
            number("extensions", "HX-MKT-07: extra cards of this turn's market phase"),
            number("buyer", "HX-MKT-06: who sees the extra cards", start="NOWHERE", value=SEAT),
            number(
                "playing", "HX-CHAIN-09: the card being carried out", start="NOWHERE", derived=True
            ),
            row(
                "queue",
                "QUEUE_LENGTH",
                "HX-CHAIN-03: cells of waiting pieces",
                count="queue_n",
                value=CELL,
            ),
            number("queue_n", "how many wait", derived=True),
        ),
        group(
            "end",
            number(
                "ended",
                "how the game ended",
                start="NOT_OVER",
                value=OneOf(lambda s: ("not", "formation", "elimination", "limit")),
            ),
            number("winners", "bits of seats", value=Several(seats)),
            number("won_with", "the mission", start="NOWHERE", value=MISSION),
        ),
    ),
    {
        "seat": SEAT,
        "victim": SEAT,
        "kind": OneOf(lambda s: KIND_IDS),
        "cell": CELL,
        "around": CELL,
        "attacker": CELL,
        "SwapSecond.first": CELL,
        "effect": OneOf(lambda s: EFFECT_IDS),
        "mercenary": OneOf(lambda s: MERCENARY_IDS),
        "position": Number(),
    },
)
