"""Sealed chance on the screen: noted before the match, shown during it, checked after it."""

from __future__ import annotations

import re
from typing import Any

from .conftest import DESKTOP, PHONE, keep
from .playing import see_end

NOTED = "Object.entries(JSON.parse(localStorage.getItem('beachhead-chance') ?? '{}'))"


def sealed(page: Any) -> str:
    """The fingerprint in the dialog."""
    page.wait_for_selector("[data-chance]:not([data-chance=''])")
    return str(page.get_attribute("[data-chance]", "data-chance"))


def give_up(page: Any) -> None:
    page.click(".burger")
    page.click("[data-resign]")
    page.click("[data-resign-sure]")


def test_who_makes_a_match_has_the_promise_first_and_checks_it_at_the_end(people: Any) -> None:
    for name, language, settings in (("desktop", "en", DESKTOP), ("phone", "de", PHONE)):
        person = people(kept={"language": language, "theme": "dark"}, **settings)
        page = person.go()
        page.click("[data-quick='war_of_the_worlds']")
        page.wait_for_selector(".ww-board")
        [[match, noted]] = page.evaluate(NOTED)
        assert match in page.url
        assert re.fullmatch("[0-9a-f]{64}", noted["number"])
        page.click(".burger")
        page.click("[data-chance-menu]")
        assert sealed(page) == noted["commitment"]
        assert page.query_selector("[data-check]") is None
        keep(page, f"chance-sealed-{name}")
        page.keyboard.press("Escape")
        give_up(page)
        see_end(page)
        page.click("[data-check-chance]")
        assert sealed(page) == noted["commitment"]
        checks = page.eval_on_selector_all(
            "[data-check]", "rows => rows.map((row) => row.dataset.check)"
        )
        assert checks == ["good", "good", "good"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        keep(page, f"chance-checked-{name}")


def test_who_joins_adds_a_number_and_finds_it_again(people: Any) -> None:
    ann, bob = people(), people()
    match = ann.new_match([{"kind": "me"}, {"kind": "open"}])
    waiting = ann.sit(match)
    keep(waiting, "chance-waiting")
    page = bob.sit(match)
    page.click("[data-join]")
    page.wait_for_selector("[data-join]", state="detached")
    [[noted_for, noted]] = page.evaluate(NOTED)
    assert noted_for == match
    give_up(page)
    page = bob.go(f"/g/{match}/replay#0")
    page.click("[data-check-chance]")
    assert sealed(page) == noted["commitment"]
    assert len(page.query_selector_all("[data-check=good]")) == 3
    keep(page, "chance-replay")
