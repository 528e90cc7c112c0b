"""Whole games through the screen."""

from __future__ import annotations

from typing import Any

from .playing import HUMANS, play_one, play_out, see_end, wait_for_question
from .witness import unnamed

# The shortest whole game: a head start for both, and no card has to be played.
HEAD_START = {
    "handicap_damage": "6",
    "handicap_civilians": "6",
    "round_limit": "40",
    "must_play": "free",
}
BOT_AGAINST_ME = [
    {"kind": "bot", "side": "martian", "level": "level1"},
    {"kind": "me", "side": "human"},
]


def test_two_clicks_from_the_first_visit_to_a_running_game(people: Any) -> None:
    page = people().go()
    page.click("text=Play now against a bot")
    page.wait_for_selector(".map svg")
    wait_for_question(page)
    assert page.query_selector_all("[data-option]")


def test_a_whole_game_by_mouse(people: Any) -> None:
    person = people()
    page = person.go("/new?game=war_of_the_worlds")
    page.click("text=Swap sides")
    page.click(".seat >> nth=0")
    page.click(".drawer .seg button >> nth=0")  # the weakest bot
    for option, value in HEAD_START.items():
        page.select_option(f"[data-setting={option}]", value)
    page.fill("input[inputmode=numeric]", "2")
    page.click("text=Open the table")
    page.wait_for_selector(".ww-board")
    assert play_out(page, HUMANS) > 10
    assert "You have" in see_end(page)
    assert unnamed(person, page, seat=1) == []
    assert page.query_selector("[data-end] [data-rematch]")
    page.goto(page.url.split("/g/")[0] + "/games")
    page.wait_for_selector("section[aria-labelledby=finished] >> text=Replay")


def test_a_whole_game_by_keyboard_only(people: Any) -> None:
    person = people()
    match = person.new_match(BOT_AGAINST_ME, options=HEAD_START, seed=2)
    page = person.sit(match)
    assert play_out(page, HUMANS, keyboard=True) > 10


def test_the_map_is_played_by_keyboard(people: Any) -> None:
    person = people()
    match = person.new_match(
        [{"kind": "me", "side": "martian"}, {"kind": "bot", "side": "human"}], seed=1
    )
    page = person.sit(match)
    play_one(page, ("play:m_reap:2", "play:m_tripod:1"))
    page.wait_for_selector("[data-decision=D-STEP]")
    page.keyboard.press("n")
    page.wait_for_selector(".ww-board .hit:focus")
    first = page.get_attribute(".ww-board .hit:focus", "data-stop")
    page.keyboard.press("n")
    page.wait_for_selector(f'.ww-board .hit:focus:not([data-stop="{first}"])')
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+N")
    page.wait_for_selector(".ww-board .hit.open:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-decision=D-MAIN]")


def test_the_map_is_played_by_mouse(people: Any) -> None:
    person = people()
    match = person.new_match(
        [{"kind": "me", "side": "martian"}, {"kind": "bot", "side": "human"}], seed=1
    )
    page = person.sit(match)
    page.click("[data-card='hand:m_reap'], [data-card='hand:m_tripod']")
    page.wait_for_selector(".picked")
    page.click("[data-option^='play:m_reap:2'], [data-option^='play:m_tripod:1']")
    page.wait_for_selector("[data-decision=D-STEP]")
    page.hover("[data-option^='to:']")
    page.wait_for_selector(".plume")
    target = page.locator(".ww-board .hit.open").first
    box = target.bounding_box()
    place = page.locator(".ww-board .state-open").first.bounding_box()
    assert box and place
    target.click(position={"x": box["width"] / 2, "y": box["height"] / 2}, force=True)
    page.wait_for_selector("[data-decision=D-MAIN]")
