"""The sheets in other languages say the same rules, all of them, and players read no asides."""

import re
from pathlib import Path

import pytest

from beachhead.core import registry
from beachhead.core.words import LANGUAGES
from beachhead.lab import places, rulebook
from beachhead.lab.sheet import BEHIND, sheet

GAMES = registry.names()
PARTLY = re.compile(rf"{BEHIND.pattern}|\d+-hidden-information")  # what a player is helped by
SPOKEN = [
    path
    for game in GAMES
    for language in LANGUAGES[1:]
    for path in sorted((places.sheets(game) / language).glob("*.md"))
]


def chapters(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for rule in sheet(folder):
        found.setdefault(Path(rule.file).name, []).append(rule.id)
    return found


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_chapter_in_another_language_has_the_same_rules(path: Path) -> None:
    english = chapters(path.parents[1])[path.name]
    spoken = chapters(path.parent)[path.name]

    if PARTLY.match(path.name):
        assert spoken == [rule for rule in english if rule in spoken]
    else:
        assert spoken == english


@pytest.mark.parametrize("game", [game for game in GAMES if rulebook.book(game)])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_players_read_is_there_in_every_language(game: str, language: str) -> None:
    folder = places.sheets(game)
    told = [name for name in chapters(folder) if not PARTLY.match(name)]

    assert [name for name in told if not (folder / language / name).exists()] == []


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_rule_in_another_language_is_a_sentence(path: Path) -> None:
    rules = [rule for rule in sheet(path.parent) if Path(rule.file).name == path.name]

    assert rules
    assert [rule.id for rule in rules if not rule.text or rule.ruling or rule.source] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_aside_is_read_as_a_part_of_a_rule(game: str) -> None:
    text = "\n".join(rule.text for rule in sheet(places.sheets(game)))

    assert re.findall(r"\*?(?:Source|Implementation):.*|\(ruling\)", text) == []


def test_players_read_all_but_the_chapters_for_implementers() -> None:
    rules = list(sheet(places.sheets("war_of_the_worlds")))

    assert {rule.id.split("-")[1] for rule in rules if rule.behind} == {"CHANCE"}


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    english = "# Row\n\n### WW-ROW-01\n(ruling) Buy.\n*Implementation: Ask.*\n\n*Source: book*\n"
    (tmp_path / "01-row.md").write_text(f"{english}\n### WW-ROW-02\nSwap.\n")
    (tmp_path / "de" / "01-row.md").write_text("# Vorrat\n\n### WW-ROW-02\nTauscht.\n")

    buy, swap = sheet(tmp_path, "de")

    assert (buy.chapter, buy.text, buy.language, buy.ruling) == ("Vorrat", "Buy.", "en", True)
    assert (buy.note, buy.source, buy.behind) == ("Ask.", "book", False)
    assert (swap.text, swap.language) == ("Tauscht.", "de")
