"""The pages of docs/games/ tell what is true now."""

from __future__ import annotations

import pytest

from beachhead.core import registry
from beachhead.env import spec
from beachhead.env.table import features_of

CHAPTERS = ("Seats", "Options", "Actions", "Observation", "Rewards", "Termination")


@pytest.mark.parametrize("game", registry.names())
def test_the_tables_of_a_page_are_current(game: str) -> None:
    path = spec.page(game)
    assert path is not None and path.exists(), f"docs/games/{game}.md is missing"
    text = path.read_text(encoding="utf-8")

    assert {name for _, name, _ in spec.MARKED.findall(text)} == set(spec.all_tables(game))
    assert spec.renewed(text, game) == text, f"run: beachhead spec {game} --write"


@pytest.mark.parametrize("game", registry.names())
def test_a_page_has_every_chapter_and_a_history(game: str) -> None:
    path = spec.page(game)
    assert path is not None
    text = path.read_text(encoding="utf-8")

    assert all(f"\n## {chapter}\n" in text for chapter in CHAPTERS)
    version = features_of(game).VERSION
    history = text.partition("## Versions of the observation")[2]
    assert [f"| {number} |" in history for number in range(1, version + 1)] == [True] * version
