"""War of the Worlds at the table: slips cost nothing, things explain themselves, attacks show."""

from __future__ import annotations

import json
from typing import Any

from .conftest import keep
from .playing import at, drag, middle, play_one, wait_for_question

SEATS = [{"kind": "me", "side": "martian"}, {"kind": "bot", "side": "human", "level": "level1"}]
SEED = 5  # the Martians hold Reap, Power Supply and Tripod


def with_settings(person: Any, **settings: Any) -> Any:
    """Somebody who wants it otherwise than the quick settings of the tests."""
    kept = json.dumps({"animation": "off", "language": "en", "recap": False, **settings})
    person.context.add_init_script(f"localStorage.setItem('beachhead-settings', {kept!r})")
    return person


def places(page: Any) -> list[Any]:
    """Where the options and the main button stand."""
    buttons = page.query_selector_all("[data-option], [data-done]")
    return [button.bounding_box() for button in buttons]


def nothing_moves_under_the_pointer(page: Any) -> None:
    before = places(page)
    for button in page.query_selector_all("[data-option]"):
        if button.is_visible():
            button.hover(force=True)
            assert places(page) == before


def test_a_slip_of_the_hand_costs_nothing(people: Any) -> None:
    person = with_settings(people(), pace="instant", askOnce=True)
    options = {"must_play": "free"}
    page = person.sit(person.new_match(SEATS, seed=SEED, options=options))
    wait_for_question(page)
    nothing_moves_under_the_pointer(page)

    # a card of the row that cannot be bought says why; the swap is a button with a name
    card = page.locator(".row .card:not(.can)").first
    card.click()
    page.wait_for_selector("[data-refusal^='buy:'] .reason")
    swap = page.wait_for_selector("[data-option^='swap:']")
    assert "uses the one swap of this turn" in swap.inner_text()
    card.click()
    page.wait_for_selector("[data-refusal]", state="detached")
    assert at(page) == 0

    # a piece that is clicked lists its cards and plays none
    page.click("[data-info='unit:tripod@western_highlands']")
    page.wait_for_selector(".picked")
    assert at(page) == 0
    page.keyboard.press("Escape")

    # the end of the turn asks once, because cards could still be played
    page.click("[data-done]")
    page.wait_for_selector("text=A card or a building could still be used")
    assert at(page) == 0


def test_things_explain_themselves_and_attacks_are_seen(people: Any) -> None:
    person, guest = people(), with_settings(people(), pace="slow")
    match = person.new_match(SEATS, seed=SEED)
    page = person.sit(match)
    other = guest.sit(match)
    wait_for_question(page)

    # what it is, where it gets to
    tripod = "[data-info='unit:tripod@western_highlands']"
    page.hover(tripod)
    page.wait_for_selector("#info-pop >> text=it never leaves the board")
    page.keyboard.press("g")
    page.wait_for_selector(".state-reach")
    assert len(page.query_selector_all(".state-reach")) == 3
    page.keyboard.press("Escape")
    page.hover(".dmg-track .track")
    page.wait_for_selector("#info-pop >> text=The Humans win at 30")

    # one gesture: the tripod is dragged to Glasgow, the card is chosen, both answers are played
    drag(page, middle(page, tripod), middle(page, "[data-info='piece:civilian@glasgow']"))
    page.click("[data-option='play:m_reap:2']")
    page.wait_for_selector("[data-info='unit:tripod@glasgow']")
    page.wait_for_selector("[data-decision=D-MAIN]")
    assert at(page) == 2

    # what it would destroy is said before it is made
    page.hover("[data-option='play:m_tripod:2']")
    page.wait_for_selector(".note >> text=Attack on Glasgow: 2")
    keep(page, "war-of-the-worlds-forecast")

    # the attack is a scene for everybody else, with what fell and what it means
    play_one(page, ("play:m_tripod:2",))
    other.wait_for_selector(".blow")
    told = other.inner_text(".blow")
    assert "Attack on Glasgow" in told and "28 civilians left" in told
    assert len(other.query_selector_all(".blow .fell")) == 2
    assert page.query_selector(".blow") is None  # who attacks has seen it coming
    keep(other, "war-of-the-worlds-attack")
    page.hover(".civ-track .track")
    page.wait_for_selector("#info-pop >> text=Attack, Glasgow −2")
