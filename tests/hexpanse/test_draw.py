"""The table in a terminal speaks as the options do, and shows what the browser shows."""

import re

import pytest

from beachhead import Match
from beachhead.core.words import LANGUAGES, words
from beachhead.games.hexpanse import GAME, draw
from beachhead.games.hexpanse.view import View, view

RAW = re.compile(r"\b(?:[AC]\d\d|M\d\d|MS\d\d|regular|elite)\b|\w:\d")
OPTIONS = {"level": "admiral", "elites": "1"}


def begun() -> Match:
    """Four actions into a game in which everybody leads all kinds of units."""
    match = Match.new("hexpanse", seats=["terra", "nomads"], options=OPTIONS, seed=2)
    while seen_by(match).round == 0:
        match.play(match.legal()[0])
    match.play("deploy:elite")
    match.play("cell:0,0")
    match.play("deploy:regular")
    match.play("cell:1,0")
    return match


def seen_by(match: Match) -> View:
    return view(match.state, 0)  # type: ignore[arg-type]


def drawn(match: Match, language: str) -> str:
    spoken = words(language, "hexpanse")

    def say(key: str, **facts: int | str) -> str:
        return spoken.say(key, facts)

    return GAME.draw(match.state, 0, say)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_id_is_shown_where_there_is_a_name(language: str) -> None:
    board, _, rest = drawn(begun(), language).partition("\n\n")

    assert "Ae" in board
    assert RAW.findall(rest) == []


def test_cards_show_their_price_and_all_they_do() -> None:
    match = begun()
    text = drawn(match, "en")
    spoken = words("en", "hexpanse")

    for card in seen_by(match).market:
        parts = ("a", "b") if card.startswith("A") else ("text",)
        line = next(line for line in text.splitlines() if spoken.say(f"card-{card}") + ":" in line)
        assert re.match(r" *\d  ", line)
        assert [part for part in parts if spoken.say(f"card-{card}.{part}") not in line] == []


def test_a_mission_is_drawn_as_its_shape() -> None:
    match = begun()
    for mission, formation in enumerate(match.tables.formations):
        lines = draw.shape_lines(match.state, mission)  # type: ignore[arg-type]
        assert "".join(lines).count("o") == formation.size
        assert any(line.startswith("o") for line in lines)


def test_the_cells_that_a_formation_lacks_are_named() -> None:
    match = begun()
    seen = seen_by(match)
    goal = next(goal for goal in seen.goals[str(seen.common)] if goal.held)
    missing = [cell for cell in goal.cells if cell not in {"H8", "H9"}]

    assert len(missing) == goal.size - goal.held
    assert f": {goal.held} of {goal.size}, missing where it is closest: " in drawn(match, "en")
    assert ", ".join(missing) in drawn(match, "en")
