"""The doors of the rulebook: pages in a language, examples, and a table that begins with one."""

from __future__ import annotations

import pytest

from beachhead.core import registry
from beachhead.core.words import LANGUAGES
from beachhead.lab import rulebook

from .conftest import Person

BOOKS = [game for game in registry.names() if rulebook.book(game)]


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_explained_in_the_language_that_is_asked_for(
    game: str, language: str, ann: Person
) -> None:
    book = rulebook.book(game)
    shown = ann.get(f"/api/games/{game}/rulebook?lang={language}").json()
    pages = [chapter["page"]["id"] for chapter in shown["chapters"]]

    assert pages == ([] if book is None else [chapter.id for chapter in book.chapter])
    assert all(chapter["page"]["parts"] for chapter in shown["chapters"])


def test_the_sheet_comes_in_a_language_too(ann: Person) -> None:
    english = ann.get("/api/games/cry_havoc/rules").json()["chapters"][0]
    german = ann.get("/api/games/cry_havoc/rules?lang=de").json()["chapters"][0]

    assert [rule["id"] for rule in english["rules"]] == [rule["id"] for rule in german["rules"]]
    assert english["title"] != german["title"]
    assert {rule["language"] for rule in german["rules"]} == {"de"}


@pytest.mark.parametrize("door", ["rulebook", "rules"])
def test_a_language_that_nothing_is_written_in_is_refused(door: str, ann: Person) -> None:
    assert ann.get(f"/api/games/cry_havoc/{door}?lang=xx").status_code == 404


@pytest.mark.parametrize("game", BOOKS)
def test_every_example_can_be_looked_at(game: str, ann: Person) -> None:
    for name in rulebook.examples(game):
        shown = ann.get(f"/api/games/{game}/examples/{name}").json()

        assert [table["at"] for table in shown] == list(range(len(shown)))
        assert {table["last"] for table in shown} == {len(shown) - 1}
        assert all(table["events"] for table in shown[1:])
    assert ann.get(f"/api/games/{game}/examples/nothing").status_code == 404


@pytest.mark.parametrize("game", BOOKS)
def test_an_example_can_be_played_on(game: str, ann: Person) -> None:
    name = next(iter(rulebook.examples(game)))
    shown = ann.get(f"/api/games/{game}/examples/{name}").json()[0]

    made = ann.post(f"/api/games/{game}/examples/{name}/match").json()
    table = ann.get(f"/api/matches/{made['id']}").json()

    assert table["status"] == "playing"
    assert table["you"] == list(range(len(table["seats"])))
    assert table["asked"]["seat"] == shown["asked"]["seat"]
    assert table["asked"]["options"]
    assert table["view"] == shown["view"]


def test_what_is_no_example_is_not_played(ann: Person) -> None:
    assert ann.post("/api/games/cry_havoc/examples/nothing/match").status_code == 404
