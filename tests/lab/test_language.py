"""Every key of the case language, once as it is and once as it is not."""

import re
from pathlib import Path
from typing import Any

import pytest

from beachhead.core.errors import ContentError
from beachhead.games import _template
from beachhead.games._template.content import SIDES
from beachhead.lab import cases
from beachhead.lab.facts import OPERATORS
from beachhead.lab.table import Failed

CASE = """
game = "_template"

[[case]]
id = "TP-X01"
title = "March, then the end of the turn"
rules = ["TP-TURN-01"]
when = ["red: play:march", "to:ford"]

[case.given]
board.owner = { wood = "blue", quarry = "none" }
board.units = { mill = 2, wood = 2, quarry = 0 }
board.reserve = { red = 4, blue = 4 }
[case.given.piles]
hand = { red = ["march*2", "storm"], blue = ["muster"] }
deck = ["storm", "march*2", "..."]

[case.then]
"""

# what holds, and which part of it, written otherwise, makes it wrong
PAIRS = [
    ('board.owner.ford = "red"', "red", "blue"),
    ("board.units = { ford = 1 }", "1", "2"),
    ('board.units = { mill = 1, ford = 1, wood = 2, "*" = 0 }', "mill = 1, ", ""),
    ("turn = { plays = 1, round = 1 }", "round = 1", "round = 2"),
    ('piles.hand.red = ["storm", "march"]', "march", "march*2"),
    ('piles."hand.red + hand.blue" = ["storm", "march", "muster"]', ', "muster"', ""),
    ('all = { "board.owner.*" = ["red*2", "blue", "none*5"] }', "none*5", "none*4"),
    ('order = { "piles.hand.red" = ["march", "storm"] }', '"march", "storm"', '"storm", "march"'),
    ('top = { "piles.deck" = ["storm", "march"] }', '"storm", "march"', '"march", "storm"'),
    ('bottom = { "piles.discard" = ["march"] }', "march", "storm"),
    ('has = { "piles.deck" = ["march*2"] }', "*2", "*20"),
    ('lacks = { "piles.hand.red" = ["muster"] }', "muster", "storm"),
    ('gained = { "piles.discard" = ["march"] }', "march", "march*2"),
    ('lost = { "piles.hand.red" = ["march"] }', "march", "storm"),
    ('count = { "piles.hand.blue" = 1 }', "1", "2"),
    ('count = { "board.owner.* = red" = 2 }', "2", "1"),
    ('count = { "board.owner.* = r*" = 2 }', "r*", "b*"),
    ('count = { "content.board.area.id" = 8 }', "8", "9"),
    ('content."board.area.ford.id" = "ford"', '"ford"', '"mill"'),
    ('different = { "board.owner.*" = 3 }', "3", "8"),
    ('sum = { "board.units.*" = 4 }', "4", "5"),
    ('sum = { "tables.copies" = 20 }', "20", "21"),
    ('change = { "board.units.mill" = -1 }', "-1", "1"),
    ('change = { "piles.hand.red" = -1 }', "-1", "0"),
    ("tables.rounds = 4", "4", "5"),
    ('tables."sides.1" = "blue"', "blue", "red"),
    ('gives = [{ run = "ending.areas_of", seat = "red", is = 2 }]', "red", "blue"),
    ('asked = "red D-MAIN"', "red", "blue"),
    ('asked = "D-MAIN"', "MAIN", "PLACE"),
    ('asked = "red"', "red", "nobody"),
    ('legal = ["end_turn", "play:march"]', "march", "muster"),
    ('illegal = ["play:muster"]', "muster", "march"),
    ('exactly = ["play:march", "play:storm", "end_turn"]', '"play:storm", ', ""),
    ('only = { play = ["march", "storm"] }', ', "storm"', ""),
    ("choices = 3", "3", "2"),
    ('questions = [{ decision = "D-MAIN", times = 2 }]', "2", "1"),
    ('questions = [{ seat = "blue", times = 0 }]', "blue", "red"),
    ('questions = [{ decision = "D-MAIN", number = 1, choices = 2 }]', "2", "9"),
    ('questions = [{ decision = "D-MAIN", number = 1, illegal = ["play:storm"] }]', "1", "2"),
    ('questions = [{ while = { "turn.plays" = 0 }, times = 1 }]', "0", "7"),
    ('questions = [{ forced = false, decision = "D-TO", times = 1 }]', "false", "true"),
    (
        'events = [{ key = "card-played" }, { key = "unit-marched" }]',
        "card-played",
        "unit-mustered",
    ),
    ('no_events = [{ key = "unit-mustered" }]', "unit-mustered", "card-played"),
    ('events_of.card-played = [{ card = "card-march" }]', '{ card = "card-march" }', ""),
    ('first_of.card-played = [{ card = "card-march" }]', "march", "storm"),
    ("over = false", "false", "true"),
    ("points = { red = 4 }", "4", "3"),
    ("standing.measure-points = { red = 4 }", "4", "3"),
    ('seats = ["red", "blue"]', '"red", "blue"', '"blue", "red"'),
    (f"may_sit = {[list(SIDES)] * 2}", ", 'blue'", ""),
    ('sees = { red = { "seats.0.hand.size" = 2 } }', "2", "3"),
    ('hides = { blue = ["seats.0.hand.cards"] }', "blue", "red"),
    ('secret = { blue = ["hand.red", "deck"] }', "blue", "red"),
    ('open = { blue = ["discard"] }', "discard", "deck"),
    ("odds = [{ seeds = 9, share = 1, then = { over = false } }]", "share = 1", "share = 0"),
    ('odds = [{ seeds = 9, different = { "piles.deck" = 3, "board.owner.ford" = 1 } }]', "1", "2"),
]


def found(text: str, folder: Path) -> list[str]:
    path = folder / "language.toml"
    path.write_text(text)
    (case,) = cases.load(path)
    facts = cases.expectations(_template.GAME, case)
    assert facts
    return [line for fact in facts if (line := fact.wrong())]


@pytest.mark.parametrize(("right", "part", "other"), PAIRS)
def test_what_holds_holds_and_what_does_not_is_told(
    right: str, part: str, other: str, tmp_path: Path
) -> None:
    assert found(CASE + right, tmp_path) == []
    assert part in right
    assert found(CASE + right.replace(part, other, 1), tmp_path) != []


def test_what_is_forced_and_what_is_refused_can_be_told(tmp_path: Path) -> None:
    """Before the first move red cannot storm; its march can begin in one area only."""
    before = CASE.replace('"red: play:march", "to:ford"', "")
    marching = CASE.replace(', "to:ford"', "")

    assert found(before + 'why = { "play:storm" = "TP-STORM-01" }', tmp_path) == []
    assert found(before + 'why = { "play:storm" = "TP-MOVE-01" }', tmp_path)
    assert found(marching + 'forced = ["from:mill"]', tmp_path) == []
    assert found(marching + 'forced = ["from:ford"]', tmp_path)


def test_play_halts_where_the_case_says(tmp_path: Path) -> None:
    """Nobody is asked there, until a further scene goes on."""
    marching = CASE.replace(', "to:ford"', "")
    halted = marching.replace("[case.given]", '[case.given]\nhalt = "MarchTo"')
    scene = '\n[[case.next]]\ngiven = { halt = "never" }\nthen = { asked = "red D-TO" }'

    assert found(halted + 'asked = "nobody"' + scene, tmp_path) == []
    assert found(marching + 'asked = "nobody"', tmp_path)


def test_a_view_that_tells_more_than_its_seat_knows_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(CASE + 'ignorant = ["red"]', tmp_path) == []
    honest = _template.GAME.view

    def leaky(state: Any, seat: int) -> dict[str, Any]:
        return {"seen": honest(state, seat), "next": [int(card) for card in state.deck]}

    monkeypatch.setattr(_template.GAME, "view", leaky)
    assert found(CASE + 'ignorant = ["red"]', tmp_path) == [
        "then.ignorant red: False instead of True"
    ]


def test_every_key_is_tried() -> None:
    source = Path(__file__).read_text()

    assert [key for key in OPERATORS if not re.search(rf"\b{key}( =|\.)", source)] == []


END = """
game = "_template"
[[case]]
id = "TP-X02"
title = "Five areas"
rules = ["TP-END-02"]
when = ["end_turn"]
[case.given]
board.owner = { ford = "red", wood = "red", tower = "red", hill = "red" }
board.units = { mill = 1, ford = 1, wood = 1, tower = 1, hill = 1 }
board.reserve = { red = 1 }
[case.then]
asked = "nobody"
"""


END_PAIRS = [
    ('winners = ["red"]', '"red"', '"blue"'),
    ("places = { red = 1, blue = 2 }", "blue = 2", "blue = 1"),
    ('reasons = ["end-dominance"]', "dominance", "else"),
    ("sources.red = { source-area = 9 }", "9", "8"),
    ('sources.red.source-area = { points = 2, area = "area-tower" }', "2", "3"),
]


@pytest.mark.parametrize(("right", "part", "other"), END_PAIRS)
def test_the_end_is_told(right: str, part: str, other: str, tmp_path: Path) -> None:
    assert found(END + right, tmp_path) == []
    assert found(END + right.replace(part, other), tmp_path) != []


MOVES = [
    # moves that can be made so, and moves that cannot
    ('["=play:march", "to:ford"]', False),
    ('["play:march", "=from:mill", "to:ford"]', True),
    ('["play:march", "=from:wood", "to:ford"]', False),
    ('["play:march", "from:mill", "to:ford"]', False),
    ('["blue: play:march", "to:ford"]', False),
    ('[{ refused = "play:muster" }, "play:march", "to:ford"]', True),
    ('[{ refused = "play:march" }, "play:march", "to:ford"]', False),
    ('[{ refused = "play:storm", rule = "TP-STORM-01" }, "play:march", "to:ford"]', True),
    ('[{ refused = "play:storm", rule = "TP-MOVE-01" }, "play:march", "to:ford"]', False),
    ('[{ refused = "play:storm", reason = "nonsense" }, "play:march", "to:ford"]', False),
    ('[{ run = "turn.refill", seat = "blue" }, "play:march", "to:ford"]', True),
]


@pytest.mark.parametrize(("moves", "fit"), MOVES)
def test_moves_fit_or_the_case_fails(moves: str, fit: bool, tmp_path: Path) -> None:
    text = CASE.replace('["red: play:march", "to:ford"]', moves) + 'board.owner.ford = "red"'
    if fit:
        assert found(text, tmp_path) == []
    else:
        with pytest.raises(Failed, match=r"when\["):
            found(text, tmp_path)


def test_scenes_follow_each_other_and_variations_stand_apart(tmp_path: Path) -> None:
    text = f"""{CASE}board.units.ford = 1
[[case.next]]
given = {{ turn = {{ round = 3 }} }}
when = ["end_turn"]
then = {{ asked = "blue", turn.round = 3, change = {{ "piles.hand.red" = 1 }} }}
[[case.instead]]
given = {{ board = {{ units = {{ mill = 1 }}, reserve = {{ red = 5 }} }} }}
then = {{ board.units.mill = 0, turn.round = 1 }}
"""
    assert found(text, tmp_path) == []
    assert found(text.replace("turn.round = 3, c", "turn.round = 1, c"), tmp_path) == [
        "next[0].then.turn.round: 3 instead of 1"
    ]
    assert found(text.replace("units.mill = 0", "units.mill = 1"), tmp_path) == [
        "instead[0].then.board.units.mill: 0 instead of 1"
    ]


def test_a_table_that_cannot_be_is_refused_unless_it_says_so(tmp_path: Path) -> None:
    text = CASE.replace("red = 4", "red = 3") + 'board.owner.ford = "red"'
    with pytest.raises(ContentError, match="given: cannot be"):
        found(text, tmp_path)
    assert found(text.replace("[case.given]", "[case.given]\nunchecked = true"), tmp_path) == []
