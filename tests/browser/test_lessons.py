"""The guided game as a newcomer meets it: from the home page through a chapter to its hand-over."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.core import registry
from beachhead.lab import lessons

from .conftest import PHONE, keep

GAMES = [game for game in registry.names() if lessons.course(game)]


def do(page: Any, name: str) -> None:
    """Answer with an option of the list, or with the main button."""
    option = f'[data-option="{name}"]'
    page.wait_for_selector(f"{option}, [data-done]:not([disabled]):not(.refused)")
    page.locator(option if page.query_selector(option) else "[data-done]").first.click()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_chapter_from_the_home_page_to_the_hand_over(people: Any, game: str) -> None:
    first = next(iter(lessons.course(game).values()))
    person = people(**(PHONE if game == "hexpanse" else {}))
    page = person.go("/")
    page.click(f"[data-learn={game}]")
    page.click(f"[data-lesson-begin={first.id}]")
    for number, step in enumerate(first.step):
        page.wait_for_selector(f"[data-step={step.id}]")
        for _ in step.notes:
            page.click("[data-lesson-read]")
        if not number:
            keep(page, f"lesson-{game}")
        for name in step.play:
            before = page.get_attribute(".map", "data-at")
            do(page, name)
            page.wait_for_selector(f'.map:not([data-at="{before}"])')
    page.wait_for_selector("[data-lesson-done]")
    page.click("[data-lesson-free]")
    page.wait_for_selector("[data-coach]")
    assert page.query_selector("[data-lesson]") is None


def test_a_lesson_is_left_taken_up_again_and_its_step_begun_anew(people: Any) -> None:
    page = people().go("/learn/war_of_the_worlds")
    page.click("[data-lesson-begin=arms]")
    page.wait_for_selector("[data-step=energy]")
    assert page.locator("[data-option]").count() == 1
    page.click("[data-lesson-all]")
    page.wait_for_selector('[data-option="play:m_ufo:1"]')
    page.click('[data-option="play:m_plasma_synthesis:1"]')
    page.click("[data-lesson-again]")
    page.wait_for_selector("[data-lesson-again]", state="detached")
    page.goto(page.url.partition("/g/")[0] + "/learn/war_of_the_worlds")
    page.click("[data-lesson-resume=arms]")
    page.wait_for_selector("[data-step=energy]")
