"""A new game is seen and played in the browser at once, with the bundle that is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import ROOT, Server, keep
from .playing import at, is_over, see_end, wait_for_question

NAME = "two_rivers"
BOT_AGAINST_ME = [{"kind": "me", "side": "red"}, {"kind": "bot", "side": "blue", "level": "level1"}]
# What is lit on the map, then cards, then the main button.
PRESSED = (".generic-board .land.open", ".card.can", "[data-done]:not([disabled]):not(.refused)")


@pytest.fixture(scope="module")
def elsewhere(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of a working copy in which `new-game` has been called; gone afterwards."""
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    shutil.copy(ROOT / "pyproject.toml", copy)
    source = copy / "src"
    command = [sys.executable, "-m", "beachhead.cli", "new-game", NAME]
    environment = {**os.environ, "PYTHONPATH": str(source), "BEACHHEAD_PURE": "1"}
    subprocess.run(command, cwd=copy, env=environment, check=True, stdout=subprocess.DEVNULL)
    running = Server(tmp_path_factory.mktemp("elsewhere"), source)
    running.start()
    yield running
    running.stop()
    shutil.rmtree(copy)


def press_the_table(page: Any) -> None:
    """One decision by mouse, on the things themselves."""
    before = at(page)
    thing = next(filter(None, map(page.query_selector, PRESSED)))
    thing.click()
    page.wait_for_selector(f'.map:not([data-at="{before}"]), .banner.end')
    wait_for_question(page)


def test_a_new_game_is_played_to_its_end_and_seen_again(people: Any, elsewhere: Server) -> None:
    person = people(url=elsewhere.url)
    match = person.new_match(BOT_AGAINST_ME, game=NAME, seed=5)
    assert person.page.inner_text(f".game:has([data-quick={NAME}]) h2") == "Fords"
    page = person.go(f"/g/{match}")
    page.wait_for_selector(".generic-board")
    assert page.locator(".generic-board .land").count() == 8
    wait_for_question(page)
    pressed = 0
    while not is_over(page):
        press_the_table(page)
        pressed += 1
    assert pressed > 5
    assert "You" in see_end(page)
    keep(page, "new-game-end")
    page.goto(f"{elsewhere.url}/g/{match}/replay#0")
    page.wait_for_selector(".board[data-at='0'] .generic-board")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".board[data-at='1'] .generic-board")
    keep(page, "new-game-replay")


def test_what_is_not_possible_says_why(people: Any, elsewhere: Server) -> None:
    person = people(url=elsewhere.url)
    match = person.new_match(BOT_AGAINST_ME, game=NAME, seed=5)
    page = person.go(f"/g/{match}")
    page.click("[data-card='card:storm'].off")
    page.wait_for_selector("text=No enemy stands next to one of your areas.")


def test_the_map_is_played_by_keyboard(people: Any, elsewhere: Server) -> None:
    person = people(url=elsewhere.url)
    match = person.new_match(BOT_AGAINST_ME, game=NAME, seed=5)
    page = person.go(f"/g/{match}")
    page.click("[data-option='play:march']")
    page.wait_for_selector(".generic-board .land.open")
    before = at(page)
    page.keyboard.press("n")
    page.wait_for_selector(".generic-board .land.open:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.map:not([data-at="{before}"])')
