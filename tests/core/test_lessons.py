"""The coach has words for every question, every side and every card of its briefing."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from beachhead.core import registry
from beachhead.core.words import LANGUAGES, LOCALES, words

CARDS = 5
TITLE, CARD, SIDE, LESSON = 30, 300, 260, 240  # characters that fit beside a board
GAMES = [game for game in registry.names() if (LOCALES / "en" / f"{game}.learn.ftl").exists()]


def texts(language: str, game: str) -> dict[str, str]:
    """The messages and attributes of a game's lessons."""
    path = LOCALES / language / f"{game}.learn.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {(entry.content or '')[:80]}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _plain(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _plain(attribute.value)
    return found


def _plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    elements = pattern.elements
    assert all(isinstance(element, ast.TextElement) for element in elements)
    return "".join(e.value for e in elements if isinstance(e, ast.TextElement))


def wanted(game: str) -> dict[str, int]:
    """What must be there, and how long it may be."""
    spoken = words("en", game).keys()
    lessons = {key.replace("ask-", "lesson-", 1): LESSON for key in spoken if _is(key, "ask-")}
    cards = {f"brief-{n}": CARD for n in range(1, CARDS + 1)}
    return {**lessons, **cards, **{f"{card}.title": TITLE for card in cards}}


def _is(key: str, head: str) -> bool:
    return key.startswith(head) and "." not in key


def test_the_four_games_are_taught() -> None:
    assert set(GAMES) == {"cry_havoc", "hexpanse", "scythe", "war_of_the_worlds"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_lesson_that_fits(language: str, game: str) -> None:
    said, needed = texts(language, game), wanted(game)
    sides = {key for key in said if key.startswith("brief-side-")}
    assert sides
    assert set(said) == set(needed) | sides
    limits = {**needed, **dict.fromkeys(sides, SIDE)}
    assert not {key: len(text) for key, text in said.items() if len(text) > limits[key]}


@pytest.mark.parametrize("game", GAMES)
def test_languages_teach_the_same(game: str) -> None:
    for language in LANGUAGES:
        assert texts(language, game).keys() == texts("en", game).keys(), language
