"""No sentence of any language is wrong in a way that a list can find."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast

from beachhead.core.words import LANGUAGES
from beachhead.lab import phrases

from .renderings import FACTS, FRAME, GAMES, HERE, files_of, heard_first, renderings, spoken

EVERYWHERE = [r"\(s\)", r"[{}]", r" [.,;!](?!\.)"]


@cache
def never(language: str) -> dict[str, Any]:
    path = HERE / "never" / f"{language}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


@cache
def wrong(language: str) -> re.Pattern[str]:
    """All that is never right in a language, as one pattern."""
    allowed = "".join(rf"(?!{word} {word}\b)" for word in never(language).get("doubled", ()))
    doubled = rf"(?i:\b{allowed}([^\W\d_]+) \1\b)"  # the first group, or \1 is another
    found = [doubled, *EVERYWHERE, *never(language).get("patterns", ())]
    for number, nouns in never(language).get("counted", {}).items():
        found.append(rf"(?<![\d.,/+–-])(?:{number}) (?:{'|'.join(nouns)})\b")
    return re.compile("|".join(f"(?:{one})" for one in found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_found(language: str) -> None:
    examples = never(language).get("wrong", [])
    assert [one for one in examples if not wrong(language).search(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_is_wrong(game: str, language: str) -> None:
    _read_through(language, game, files_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_around_a_game_is_wrong(game: str, language: str) -> None:
    _read_through(language, game, (*FRAME, "generic.web", "account.web", "review"))


def _read_through(language: str, game: str, names: tuple[str, ...]) -> None:
    pattern = wrong(language)
    found = {
        one.key: one.text for one in renderings(language, game, names) if pattern.search(one.text)
    }
    assert found == {}
    heard = {spoken(language, game, *heard_first(game, name)) for name in names}
    assert [form for said in heard for form in said.missing] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_bare_name_follows_a_word_that_governs_a_case(game: str, language: str) -> None:
    words = never(language).get("governing", [])
    governs = re.compile(rf"(?:^|[\s(])(?:{'|'.join(words)})\s*$", re.IGNORECASE)
    found = [
        f"{key}: {before.strip()} ${fact}"
        for name in files_of(game)
        for entry in phrases.entries(language, name)
        for key, pattern in phrases.patterns(entry)
        for before, fact in _bare(pattern)
        if words and _named(game, fact) and governs.search(before)
    ]
    assert found == []


def _named(game: str, fact: str) -> bool:
    return any(kind.endswith("-") for kind in FACTS[game].get(fact, ()))


def _bare(pattern: ast.Pattern) -> list[tuple[str, str]]:
    """Each name that stands as it is, with the text before it."""
    found, before = [], ""
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.VariableReference):
            found.append((before, inner.id.name))
        elif isinstance(inner, ast.SelectExpression):
            found += [one for variant in inner.variants for one in _bare(variant.value)]
        before = element.value if isinstance(element, ast.TextElement) else ""
    return found
