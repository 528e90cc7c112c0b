"""Every key the server sends has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import beachhead.server
from beachhead.core.words import LANGUAGES, LOCALES
from beachhead.server import levels

from .conftest import Server

SOURCES = Path(beachhead.server.__file__).parent
LOCAL = SOURCES.parent / "local"
BUILT = {  # keys put together from parts
    *(f"table-vote-{ballot}" for ballot in ("wait", "skip", "bot")),
    *(f"table-bot-{reason}" for reason in ("crashed", "late", "error")),
    *(f"table-rematch-{step}" for step in ("asked", "accepted", "declined")),
    *(f"mail-{kind}-{part}" for kind in ("login", "change") for part in ("subject", "body")),
    *(levels.word(level) for level in levels.ids()),
}


def keys(language: str, name: str) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    path = LOCALES / language / f"{name}.ftl"
    found = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)], path
    messages = [entry for entry in found if isinstance(entry, ast.Message)]
    return {
        entry.id.name: set(
            re.findall(
                r"'type': 'VariableReference', 'id': .*?'name': '(\w+)'", str(entry.to_json())
            )
        )
        for entry in messages
    }


def used() -> set[str]:
    files = (path for folder in (SOURCES, LOCAL) for path in folder.rglob("*.py"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r'"((?:end|error|table|mail)-[a-z-]*[a-z])"', text)) | BUILT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words(language: str) -> None:
    common = keys(language, "common") if (LOCALES / language / "common.ftl").exists() else {}
    core = {"error-illegal-action", "error-match-over", "error-not-your-turn", "error-replay"}
    missing = used() - set(keys(language, "server")) - set(common) - core
    assert not missing


def test_languages_agree_on_keys_and_facts() -> None:
    english = keys("en", "server")
    for language in LANGUAGES:
        assert keys(language, "server") == english, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_brings_its_words_with_it(server: Server, language: str) -> None:
    answer = server.person().get(f"/api/games/scythe/words/{language}")
    fluent = answer.json()["fluent"]
    parts = ("scythe", "scythe.web", "scythe.learn")
    assert [p for p in parts if (LOCALES / language / f"{p}.ftl").read_text() not in fluent] == []


@pytest.mark.parametrize("path", ["scythe/words/xx", "scythe/words/..", "no_such/words/en"])
def test_there_are_no_words_of_what_is_not_there(server: Server, path: str) -> None:
    assert server.person().get(f"/api/games/{path}").status_code == 404


def test_no_key_is_left_over() -> None:
    assert set(keys("en", "server")) <= used()
