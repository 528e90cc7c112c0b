"""The rulebooks for people say the law, all of it, and their examples are played as they tell."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from beachhead.core import registry
from beachhead.core.match import Match
from beachhead.core.words import LANGUAGES
from beachhead.lab import cases, places, rulebook
from beachhead.lab.sheet import rule_ids
from beachhead.server import pages

ROOT = places.working_copy()
assert ROOT is not None
BOOKS = [game for game in registry.names() if rulebook.book(game)]
EXAMPLES = [(game, name) for game in BOOKS for name in rulebook.examples(game)]
PAGES = [
    (game, language, page)
    for game in BOOKS
    if (book := rulebook.book(game))
    for language in LANGUAGES
    for page in book.pages()
]
SHORTEST, LONGEST = 60, 900  # words of a chapter


def text(game: str, language: str, page: str) -> str:
    """As it is written: nothing stands in for a page that a language lacks."""
    return (places.rulebook(game) / language / f"{page}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_stands_in_one_chapter_or_is_left_to_the_sheet(game: str) -> None:
    book = rulebook.book(game)
    assert book is not None
    named = [rule for chapter in book.chapter for rule in (*chapter.rules, *chapter.details)]

    assert sorted(named) == sorted(rule_ids(game))


@pytest.mark.parametrize("game", BOOKS)
def test_the_sides_of_a_book_are_those_of_the_game(game: str) -> None:
    book = rulebook.book(game)
    assert book is not None
    found = registry.get(game)
    defaults = {spec.id: spec.default for spec in found.options()}
    sides = {
        side.partition("/")[0]
        for count in found.players
        for choice in found.seat_choices(count, defaults)
        for side in choice
    }

    assert {side.id for side in book.side} == sides - {"random"}
    assert {side.difficulty for side in book.side} <= {1, 2, 3}
    assert any(side.first for side in book.side)


@pytest.mark.parametrize(("game", "language", "page"), PAGES)
def test_a_page_has_a_title_and_something_to_say(game: str, language: str, page: str) -> None:
    book = rulebook.book(game)
    assert book is not None
    written = text(game, language, page)
    long = len(written.split())

    assert re.match(r"# \S", written)
    assert [
        name for level, name in re.findall(r"^(#+) (.*)", written, re.M) if len(level) > 3
    ] == []
    if page in {chapter.id for chapter in book.chapter}:
        assert SHORTEST <= long <= LONGEST


@pytest.mark.parametrize(("game", "language", "page"), PAGES)
def test_every_link_of_a_page_leads_somewhere(game: str, language: str, page: str) -> None:
    written = text(game, language, page)
    assert ROOT is not None
    drawn = (ROOT / "web" / "src" / "games" / game / "glyphs.svg").read_text(encoding="utf-8")
    glyphs = set(re.findall(r'id="g-([\w-]+)"', drawn))

    assert set(pages.links(written, pages.RULE)) <= rule_ids(game)
    assert set(pages.links(written, pages.EXAMPLE)) <= set(rulebook.examples(game))
    assert set(pages.links(written, pages.GLYPH)) <= glyphs
    assert re.findall(r"\]\((?!rule:|glyph:|example:)", written) == []


@pytest.mark.parametrize(("game", "language", "page"), PAGES)
def test_all_languages_show_the_same(game: str, language: str, page: str) -> None:
    def shown(one: str) -> list[list[str]]:
        written = text(game, one, page)
        kinds = (pages.RULE, pages.EXAMPLE, pages.GLYPH)
        return [sorted(pages.links(written, kind)) for kind in kinds]

    assert shown(language) == shown("en")


@pytest.mark.parametrize("game", BOOKS)
def test_no_page_and_no_example_lies_idle(game: str) -> None:
    book = rulebook.book(game)
    assert book is not None
    for language in LANGUAGES:
        folder = places.rulebook(game) / language
        files = {str(path.relative_to(folder))[:-3] for path in folder.rglob("*.md")}
        assert files == set(book.pages()), language
    used = {
        name for page in book.pages() for name in pages.links(text(game, "en", page), pages.EXAMPLE)
    }
    assert used == set(rulebook.examples(game))


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_plays_as_told(game: str, name: str) -> None:
    case = rulebook.examples(game)[name]

    assert cases.check(game, case) == []
    assert not {"instead", "odds"} & set(case.data)
    assert not any(key in case.data.get("given", {}) for key in ("unchecked", "halt"))


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_a_match_that_can_be_stepped_through(game: str, name: str) -> None:
    steps = [(match.fingerprint(), len(told)) for match, told in rulebook.play(game, name)]
    (first, none), *later = steps
    begun = Match.from_position(rulebook.beginning(game, name), seed=1)

    assert (begun.fingerprint(), none) == (first, 0)
    assert bool(later) == ("when" in rulebook.examples(game)[name].data)
    assert all(told for _, told in later)
    assert all(before != after for (before, _), (after, _) in pairwise(steps))


def test_a_page_is_cut_at_its_examples() -> None:
    written = (
        "# Title\n\nTake **two coins** [here](rule:WW-ROW-01).\n\n![See](example:fog)\n\n"
        "## Then\n\n![coin](glyph:coin) <b>raw</b>\n"
    )

    page = pages.page("war_of_the_worlds", "one", written)
    before, example, after = page.parts

    assert page.title == "Title"
    assert (example.example, example.caption, example.html) == ("fog", "See", "")
    assert '<a href="/rules/war_of_the_worlds/law#WW-ROW-01" class="law">here</a>' in before.html
    assert '<strong id="term-two-coins">two coins</strong>' in before.html
    assert '<h3 id="then">Then</h3>' in after.html
    assert '<use href="#g-coin"/>' in after.html
    assert "<b>" not in after.html
    assert [(term.term, term.anchor) for term in pages.terms("one", written)] == [
        ("two coins", "term-two-coins")
    ]
