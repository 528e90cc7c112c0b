"""Positions of older rules versions go on (docs/guide/old-matches.md)."""

from typing import Any

import pytest

from beachhead import Match
from beachhead.core import position, toml
from beachhead.games.scythe import GAME

REST = [
    {"ask": "BottomAction", "seat": "rusviet", "section": "1"},
    {"ask": "Window", "seat": "rusviet", "last": True},
    {"ask": "EndTurn", "seat": "rusviet"},
]
WINDOW = {"ask": "Window", "seat": "rusviet", "last": False}
OPEN = {"ask": "RevealObjective", "seat": "rusviet", "last": False}
LAST = {"ask": "RevealObjective", "seat": "rusviet", "last": True}


@pytest.mark.parametrize(
    ("questions", "asked"),
    [
        ([OPEN, {"ask": "ChooseSection", "seat": "rusviet"}], "D-SECTION"),
        ([{"ask": "ChooseTrade", "seat": "rusviet"}, WINDOW, *REST], "D-TOP-TRADE"),
        ([OPEN, *REST], "D-OBJ"),
        ([LAST, REST[2]], "D-OBJ"),
    ],
)
def test_a_turn_with_three_windows_for_objectives_goes_on(
    questions: list[dict[str, object]], asked: str
) -> None:
    begun = Match.new("scythe", seed=3)  # rusviet begins
    data = position.parse(begun.position())
    held = {"rusviet": ["obj22", "obj01"], "nordic": ["obj02", "obj03"]}
    state: Any = begun.state
    cards = state.tables.objective_ids
    deck = [card for card in cards if card not in (*held["rusviet"], *held["nordic"])]
    data["piles"]["objectives"] = held | {"deck": deck}
    data["piles"]["factory"] = {"pile": ["fac07", "fac10"]}
    data["cards"] = {"factory_card": {"rusviet": "fac02"}}
    old = toml.write(data | {"rules": 2, "question": questions})

    match = Match.from_position(position.modern(GAME, old), seed=3)

    assert match.decision is not None and match.decision.name == asked
    while match.seat == 1:
        match.play(match.legal()[-1])
    assert match.decision is not None and match.decision.name == "D-SECTION"
