"""The rulebook in the browser: every page in every language, examples, rules beside the table."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.core import registry
from beachhead.core.words import LANGUAGES
from beachhead.lab import rulebook

from .conftest import PHONE
from .playing import LONG, wait_for_question

BOOKS = [game for game in registry.names() if rulebook.book(game)]
AGAINST_A_BOT = [{"kind": "me", "side": "martian"}, {"kind": "bot", "side": "human"}]


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=LONG) for one in LANGUAGES[1:])]
)
def test_every_page_opens(people: Any, game: str, language: str) -> None:
    book = rulebook.book(game)
    assert book is not None
    page = people(kept={"language": language}).go(f"/rules/{game}")
    page.wait_for_selector(".chapters a")
    for name in [*book.pages(), "index", "law"]:
        page.evaluate(
            "href => { const a = document.createElement('a'); a.href = href;"
            " document.body.append(a); a.click(); a.remove(); }",
            f"/rules/{game}/{name}",
        )
        page.wait_for_selector("article.panel h2")
        assert page.locator("article.panel").inner_text().strip()
        assert page.locator(".toc [aria-current]").get_attribute("href") == f"/rules/{game}/{name}"


@pytest.mark.parametrize("game", BOOKS)
def test_an_example_is_stepped_through_and_opened_on_the_board(people: Any, game: str) -> None:
    person = people()
    page = person.go(f"/rules/{game}/{_page_with_steps(game)}")
    figure = page.locator("figure").filter(has=page.locator("li:nth-child(2)")).first
    figure.scroll_into_view_if_needed()
    figure.locator(".board:not(.wait)").wait_for()
    steps = figure.locator("ol > li").count()

    assert figure.get_attribute("data-at") == "0"
    figure.get_by_role("button", name="Next step").click()
    assert figure.get_attribute("data-at") == "1"
    figure.locator("li button").last.click()
    assert figure.get_attribute("data-at") == str(steps - 1)
    page.keyboard.press("ArrowLeft")
    assert figure.get_attribute("data-at") == str(steps - 2)

    figure.get_by_role("button", name="Open on the board").click()
    page.wait_for_url("**/g/*")
    wait_for_question(page)


@pytest.mark.long
@pytest.mark.parametrize("game", BOOKS)
def test_every_example_is_drawn_at_every_step(people: Any, game: str) -> None:
    book = rulebook.book(game)
    assert book is not None
    person = people()
    seen = set()
    for chapter in book.chapter:
        page = person.go(f"/rules/{game}/{chapter.id}")
        page.wait_for_selector("article.panel h2")
        for figure in page.locator("figure").all():
            figure.scroll_into_view_if_needed()
            figure.locator(".board:not(.wait) svg").first.wait_for(state="attached")
            seen.add(figure.get_attribute("data-example"))
            for n, step in enumerate(figure.locator("ol > li").all()):
                step.locator("button").click()
                assert figure.get_attribute("data-at") == str(n)
                assert step.locator("button").inner_text().strip("•0123456789 \n")
    assert seen == set(rulebook.examples(game))


def _page_with_steps(game: str) -> str:
    """The first chapter with an example that has moves."""
    book = rulebook.book(game)
    assert book is not None
    moving = {name for name, case in rulebook.examples(game).items() if "when" in case.data}
    return next(
        chapter.id
        for chapter in book.chapter
        if any(f"example:{name})" in rulebook.text(game, "en", chapter.id) for name in moving)
    )


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_rule_opens_beside_the_table(people: Any, device: dict[str, Any]) -> None:
    person = people(**device)
    match = person.new_match(AGAINST_A_BOT, seed=12)
    page = person.sit(match)
    wait_for_question(page)
    link = page.locator("a.id[href*='/law#']:visible").first
    rule = link.inner_text()
    link.click()
    beside = page.get_by_role("complementary", name="The rule")
    beside.wait_for()

    assert f"/g/{match}" in page.url
    assert len(page.context.pages) == 1
    assert rule in beside.locator("li.on").inner_text()
    assert page.locator(".ww-board").is_visible()
    page.keyboard.press("Escape")
    beside.wait_for(state="detached")


def test_older_links_to_rules_lead_to_the_law(people: Any) -> None:
    page = people().go("/rules/cry_havoc#CH-BATTLE-16")
    page.wait_for_selector("#CH-BATTLE-16.on")

    assert page.url.endswith("/rules/cry_havoc/law#CH-BATTLE-16")


def test_the_law_is_searched_in_the_readers_language(people: Any) -> None:
    page = people(kept={"language": "de"}).go("/rules/cry_havoc")
    page.get_by_role("searchbox").fill("Gleichstand")
    page.keyboard.press("Enter")
    page.wait_for_selector(".rule mark")

    assert "/law?q=Gleichstand" in page.url
    assert all("leichstand" in text for text in page.locator(".rule").all_inner_texts())


def test_a_new_game_tells_what_a_side_is_like(people: Any) -> None:
    page = people().go("/new?game=cry_havoc")
    page.get_by_text("Good sides for a first game").wait_for()
    page.locator(".fac:not([disabled])").first.click()
    page.get_by_role("button", name="About this side").click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".prose").first.wait_for()

    assert len(dialog.inner_text().split()) > 60
