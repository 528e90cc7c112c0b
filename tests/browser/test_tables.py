"""Around a game: friends, one screen for two, undo, broken lines, languages, phones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .conftest import PHONE, Server, keep
from .playing import LONG, at, play_one, wait_for_question

TWO_AT_ONE_SCREEN = [
    {"kind": "me", "side": "martian"},
    {"kind": "hotseat", "side": "human", "name": "Bea"},
]
AGAINST_A_BOT = [{"kind": "me", "side": "martian"}, {"kind": "bot", "side": "human"}]
MARTIANS = ("play:m_power_supply:1", "play:m_reap:2", "play:m_tripod:1", "play:", "to:", "area:")


def end_turn(page: Any) -> None:
    """Play everything that must be played, then end the turn."""
    for _ in range(30):
        wait_for_question(page)
        done = page.query_selector("[data-done]:not([disabled]):not(.refused)")
        if done and page.query_selector("[data-decision=D-MAIN]"):
            done.click()
            return
        play_one(page, MARTIANS)
    raise AssertionError("the turn never ended")


def test_two_browsers_play_each_other(people: Any) -> None:
    ann, bob = people(), people()
    page = ann.go("/new?game=war_of_the_worlds")
    page.click(".seat >> nth=1")
    page.click("text=Friend by link")
    page.click("text=Open the table")
    link = page.input_value("[data-invite]")
    page.click("a:has-text('Open the table')")
    page.wait_for_selector(".ww-board")
    other = bob.page
    other.goto(link)
    other.wait_for_selector(".ww-board")
    end_turn(page)
    wait_for_question(other)
    first = at(other)
    assert at(page) >= first > 0  # each counts what it has seen, and one's own choices are more
    assert page.query_selector("[data-option]") is None
    end_turn(other)
    wait_for_question(page)
    assert at(other) > first
    page.click("[role=tab] >> text=Chat")
    page.fill("input[placeholder='Write something']", "Hello there")
    page.keyboard.press("Enter")
    other.click("[role=tab] >> text=Chat")
    other.wait_for_selector("text=Hello there")
    again = people()
    again.expect("404 POST /api/matches/")  # the place is taken
    again.page.goto(link)
    again.page.wait_for_selector("text=This invitation does not work")


def test_hot_seat_hides_the_hand_behind_a_curtain(people: Any) -> None:
    person = people()
    page = person.go(f"/g/{person.new_match(TWO_AT_ONE_SCREEN, seed=3)}")
    page.click("[role=alertdialog] button")
    end_turn(page)
    page.wait_for_selector("[role=alertdialog] >> text=Bea, it is your turn")
    assert not page.is_visible("[data-card^='hand:']")
    page.click("text=I am Bea")
    page.wait_for_selector("[data-card^='hand:h_']")
    assert page.query_selector("[data-card^='hand:m_']") is None


def test_undo_and_reset_within_the_turn(people: Any) -> None:
    person = people()
    page = person.sit(person.new_match(AGAINST_A_BOT, seed=4))
    for _ in range(3):
        play_one(page, MARTIANS)
    now = at(page)
    page.keyboard.press("u")
    page.wait_for_selector(f'.map[data-at="{now - 1}"]')
    page.keyboard.press("Shift+U")
    page.wait_for_selector('.map[data-at="0"]')
    assert page.is_disabled(".sq >> nth=0")


def test_why_not_gives_reason_numbers_and_rule(people: Any) -> None:
    person = people()
    page = person.sit(person.new_match(AGAINST_A_BOT, seed=4))
    page.keyboard.press("w")
    reason = page.wait_for_selector("[data-refusal] .reason")
    assert reason.query_selector("a.id").inner_text().startswith("WW-")
    row = page.locator("[data-refusal^='buy:']").first
    row.locator(".why").click()
    assert re.search(r"costs \d energy, you have 0", row.inner_text())
    page.click("[data-done].refused")
    page.wait_for_selector("[data-refusal=end_turn] .reason")


def test_a_hint_marks_what_a_strong_bot_thinks_of(people: Any) -> None:
    person = people()
    page = person.sit(person.new_match(AGAINST_A_BOT, seed=5))
    wait_for_question(page)
    page.click("[data-hint]")
    page.wait_for_selector("[data-idea='1']")
    keep(page, "table-hint")
    assert 1 <= len(page.query_selector_all("[data-idea]")) <= 3
    before = at(page)
    page.click(":is([data-option], [data-done]):has([data-idea='1'])")
    page.wait_for_selector(f'.map:not([data-at="{before}"])')
    page.wait_for_selector("[data-idea]", state="detached")


def test_a_learner_is_briefed_and_coached(people: Any) -> None:
    page = people().go("/")
    page.click("[data-learn=war_of_the_worlds]")
    page.click("[data-learn-coach]")
    page.wait_for_selector("[data-coach=briefing]")
    keep(page, "table-briefing")
    for _ in range(6):  # five cards, and one about the own side
        page.click("[data-coach-next]")
    wait_for_question(page)
    page.wait_for_selector("[data-coach=lesson]")
    page.click("[data-coach-ask]")
    page.wait_for_selector("[data-coach-do]")
    # it says why, and what the next best idea lacks
    assert page.locator("[data-coach-why] li").count() > 0
    page.wait_for_selector("[data-coach-close]")
    keep(page, "table-coach")
    before = at(page)
    page.click("[data-coach-do]")
    page.wait_for_selector(f'.map:not([data-at="{before}"])')
    page.reload()
    wait_for_question(page)
    assert page.query_selector("[data-coach=briefing]") is None
    page.click(".burger")
    page.click("[data-coach-switch]")
    page.wait_for_selector("[data-coach]", state="detached")


def test_there_is_no_hint_at_a_shared_screen(people: Any) -> None:
    person = people()
    page = person.go(f"/g/{person.new_match(TWO_AT_ONE_SCREEN, seed=3)}")
    page.click("[role=alertdialog] button")
    wait_for_question(page)
    assert page.query_selector("[data-hint]") is None


def test_a_problem_is_reported_with_its_position(people: Any) -> None:
    person = people()
    match = person.new_match(AGAINST_A_BOT, seed=5)
    page = person.sit(match)
    play_one(page, MARTIANS)
    page.click(".burger")
    page.click("text=Report a problem")
    page.fill("dialog textarea", "The tripod walks backwards")
    page.click("dialog >> text=Send")
    link = page.input_value("[data-report]")
    assert link.endswith(f"/g/{match}/replay#1")
    keep(page, "report")
    page.goto(link)
    page.wait_for_selector(".ww-board .piece")


def test_reload_in_mid_game(people: Any) -> None:
    person = people()
    page = person.sit(person.new_match(AGAINST_A_BOT, seed=5))
    play_one(page, MARTIANS)
    now = at(page)
    page.reload()
    page.wait_for_selector(f'.map[data-at="{now}"]')
    play_one(page, MARTIANS)


def test_the_line_comes_back_after_the_server_died(
    people: Any, chromium: str, tmp_path: Path
) -> None:
    own = Server(tmp_path)
    own.start()
    try:
        person = people(own.url)
        person.expect("console WebSocket connection to", "net::ERR_CONNECTION_REFUSED")
        page = person.sit(person.new_match(AGAINST_A_BOT, seed=6))
        play_one(page, MARTIANS)
        now = at(page)
        own.kill()
        page.wait_for_selector(".link")
        own.start()
        page.wait_for_selector(".link", state="detached", timeout=30_000)
        assert at(page) == now
        play_one(page, MARTIANS)
        assert at(page) == now + 1
    finally:
        own.kill()


def test_a_replay_link_shows_the_exact_move(people: Any) -> None:
    person = people()
    match = person.new_match(AGAINST_A_BOT, seed=7)
    page = person.sit(match)
    end_turn(page)
    wait_for_question(page)
    page.goto(f"{person.url}/g/{match}/replay#2")
    page.wait_for_selector('.board[data-at="2"]')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('.board[data-at="3"]')
    assert page.url.endswith("#3")
    page.keyboard.press("Home")
    page.wait_for_selector('.board[data-at="0"]')
    page.fill("input[type=range]", "4")
    page.wait_for_selector('.board[data-at="4"]')


def test_languages_change_without_reload(people: Any) -> None:
    person = people()
    page = person.sit(person.new_match(AGAINST_A_BOT, seed=8))
    page.evaluate("() => { globalThis.stayed = true; }")
    texts = set()
    for language in ("EN", "DE", "PL"):
        page.click(".burger")
        page.click(f".sheet-menu .seg button:text-is('{language}')")
        page.wait_for_selector(f"html[lang={language.lower()}]", state="attached")
        texts.add(page.inner_text("#decision h1"))
        assert not re.search(r"\b(web|ww|ask|option|card|area)-[a-z]", page.inner_text("body"))
        page.keyboard.press("Escape")
    assert len(texts) == 3
    assert page.evaluate("() => globalThis.stayed") is True


def test_a_phone_plays_by_touch(people: Any) -> None:
    person = people(**PHONE)
    page = person.go()
    game = page.locator(".game", has_text="War of the Worlds")
    game.get_by_text("Play now against a bot").tap()
    page.wait_for_selector(".ww-board")
    for _ in range(4):
        play_one(page, MARTIANS)
    small = page.eval_on_selector_all(
        "#decision button, .chips button, header.top button",
        "list => list.filter(b => b.offsetParent && b.getBoundingClientRect().height < 28)"
        ".map(b => b.className)",
    )
    assert small == []
    low = page.eval_on_selector("[data-done]", "b => b.getBoundingClientRect().bottom")
    assert low <= 844, "the main button is below the fold"
    page.tap("[data-view=cards]")
    page.wait_for_selector("[data-card^='row:']", state="visible")
    page.tap(".pchip >> nth=1")
    page.wait_for_selector(".view-mat .players", state="visible")
    page.tap("[data-view=log]")
    page.wait_for_selector("[role=log] li", state="visible")


def test_the_text_board_plays_by_commands(people: Any) -> None:
    person = people()
    match = person.new_match(AGAINST_A_BOT, seed=9)
    page = person.go(f"/g/{match}/text")
    page.wait_for_selector("[data-options] li")
    for command, expected in (
        ("options", "1. "),
        ("region york", "York: land: 3 civilians."),
        ("where tripod", "Western Highlands"),
        ("why", "WW-"),
    ):
        page.fill("form input", command)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"[data-answers] >> text={expected}")
    page.fill("form input", "do 1")
    page.keyboard.press("Enter")
    page.wait_for_selector("section:last-of-type ol li")


def test_a_guest_becomes_an_account_and_keeps_the_games(people: Any) -> None:
    person = people()
    match = person.new_match(AGAINST_A_BOT, seed=10)
    page = person.go("/profile")
    page.fill("input[autocomplete=username]", f"Cleo {match[:4]}")
    page.fill("input[type=password]", "correct horse")
    page.click("text=Create account")
    page.wait_for_selector("text=your games stay with you")
    page.goto(f"{person.url}/games")
    page.wait_for_selector(f"a[href='/g/{match}']")


def test_a_spectator_sees_no_hand(people: Any) -> None:
    person, guest = people(), people()
    match = person.new_match(AGAINST_A_BOT, seed=11)
    person.sit(match)
    page = guest.sit(match)
    assert page.query_selector("[data-card^='hand:']") is None
    assert page.query_selector("[data-option]") is None
    assert page.query_selector("[data-done]") is None, "nothing to press that does nothing"


@LONG
def test_a_small_tournament_is_run_from_the_arena_page(people: Any, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    try:
        page = people(own.url).go("/arena")
        page.wait_for_selector("text=No report yet")
        page.click("text=New run")
        page.click("dialog >> text=Learner")
        page.click("dialog .seg button >> text=10")
        page.click("dialog >> text=Start")
        page.wait_for_selector("progress")
        page.wait_for_selector(".grid .plot", timeout=60_000)
        page.wait_for_selector("text=20 of 20 games", timeout=120_000)
        page.wait_for_selector("section[aria-labelledby=ratings]")
        keep(page, "arena-run")
    finally:
        own.stop()
