"""Scythe through the screen: whole games, a move by clicking, a combat, five nations, a phone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from beachhead import Match

from .conftest import DESKTOP, PHONE, keep
from .playing import (
    LOOKS,
    PLAY_ALL,
    at,
    drag,
    is_over,
    middle,
    play_one,
    play_out,
    see_end,
    wait_for_question,
)
from .test_screens import AXE, serious
from .witness import unnamed

BOARD = ".sc-board .piece"
# Whoever takes what costs nothing and ends the turn has few decisions; the bot wins its stars.
IDLE = ("gain:coins", "bolster:power", "trade:popularity", "skip:top", "end")
DUEL = [
    {"kind": "me", "side": "saxony"},
    {"kind": "bot", "side": "rusviet/mechanical", "level": "level2"},
]
ONE_SCREEN = [
    {"kind": "me", "side": "saxony"},
    {"kind": "hotseat", "side": "crimea", "name": "Leyla"},
]
NATIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
COMBAT_SEED = 1403


def open_table(person: Any, seats: list[dict[str, Any]], **more: Any) -> Any:
    match = person.new_match(seats, game="scythe", **more)
    page = person.go(f"/g/{match}")
    page.wait_for_selector(BOARD)
    return page


def road_to(decision: str, seed: int) -> list[tuple[int, int]]:
    """Seats and actions that lead a fixed two-player match to a question for its first seat."""
    match = Match.new("scythe", seats=("saxony", "crimea"), seed=seed)
    chance = random.Random(seed)
    road: list[tuple[int, int]] = []
    while match.decision is not None and (match.decision.name, match.seat) != (decision, 0):
        legal = match.legal()
        wishes = [a for a in legal if match.names[a] in ("bottom:take", "move")]
        mechs = [a for a in legal if match.names[a] == "mech:riverwalk"]
        mechs += [a for a in legal if match.names[a] == "mech:speed"]
        mechs += [a for a in legal if match.names[a].startswith("mech:")]
        action = (wishes or mechs or [chance.choice(legal)])[0]
        road.append((match.seat, action))
        match.play(action)
    return road


def at_leisure(person: Any) -> Any:
    """Beats and scenes are shown, nothing moves."""
    kept = '{"animation":"off","pace":"normal","recap":false,"language":"en"}'
    person.context.add_init_script(f"localStorage.setItem('beachhead-settings', {kept!r})")
    return person


def open_combat(person: Any) -> Any:
    match = person.new_match(ONE_SCREEN, game="scythe", seed=COMBAT_SEED)
    person.page.evaluate(PLAY_ALL, [match, road_to("D-COMBAT-DIAL", COMBAT_SEED)])
    page = person.go(f"/g/{match}")
    page.click(".curtain .btn")
    page.wait_for_selector(".scene.combat")
    return page


def test_a_whole_game_by_mouse(people: Any) -> None:
    """Columns are chosen on the mat itself."""
    person = people()
    page = open_table(person, DUEL, options={"turn_cap_per_player": "50"}, seed=11)
    for _ in range(400):
        wait_for_question(page)
        if is_over(page):
            break
        if page.get_attribute("#decision", "data-decision") == "D-SECTION":
            before = page.get_attribute(".map", "data-at")
            page.click(".plate.ready .whole >> nth=0")
            page.wait_for_selector(f'.map:not([data-at="{before}"]), .banner.end')
        else:
            play_one(page, IDLE)
    assert is_over(page)
    assert "You have" in see_end(page)
    assert page.query_selector("[data-end] [data-rematch]")
    assert unnamed(person, page, seat=0) == []


def test_a_whole_game_by_keyboard_only(people: Any) -> None:
    page = open_table(people(), DUEL, options={"turn_cap_per_player": "50"}, seed=23)
    assert play_out(page, ("section:", *IDLE), keyboard=True) > 20


def test_a_new_game_of_five_is_set_up_in_words(people: Any) -> None:
    page = people().go("/new?game=scythe")
    page.wait_for_selector(".sum")
    page.click(".seg button:text-is('5')")
    page.wait_for_selector(".seat >> nth=4")
    page.click(".fac >> text=Nordic Kingdoms")
    page.click(".mats .chip >> text=Industrial")
    words = page.inner_text(".page")
    assert "Nordic Kingdoms · Industrial" in words
    assert not re.search(r"\b(faction|mat|setting|level)-[a-z]", words)
    page.click("text=Open the table")
    page.wait_for_selector(BOARD)
    wait_for_question(page)
    assert len(page.query_selector_all(".players :is(.mat, [data-seat])")) == len(NATIONS)
    assert len(page.query_selector_all(".sc-board .home.on")) == len(NATIONS)
    assert len(page.query_selector_all(".tray .plate")) == 4
    assert len(page.query_selector_all(".tray [data-card^='card:obj']")) == 2
    keep(page, "scythe-five")
    page.hover(".tray [data-card^='card:obj'] >> nth=0")
    page.wait_for_selector("#info-pop >> text=May be revealed")
    page.click("[data-mat='1']")
    mat = page.wait_for_selector("dialog[open]").inner_text()
    assert "works once its mech is deployed" in mat and "Discard pile" in mat
    keep(page, "scythe-mat")


def test_a_unit_moves_by_clicking_it_and_its_target(people: Any) -> None:
    seats = [{"kind": "me", "side": "nordic/industrial"}, {"kind": "bot", "side": "crimea"}]
    page = open_table(people(), seats, seed=3)
    wait_for_question(page)
    page.click("[data-quick='move']")  # the column and what it is used for, in one click
    page.wait_for_selector("[data-decision=D-MOVE-UNIT]")
    page.click(".pickable[data-stop='unit:character@base_nordic']")
    page.wait_for_selector("[data-decision=D-MOVE-STEP]")
    page.hover("[data-option='step:forest1']")
    page.wait_for_selector(".sc-board .arrow")
    page.hover(".told, .top")
    page.locator(".sc-board .hit.open[data-stop='area:forest1']").click(
        position={"x": 12, "y": 34}, force=True
    )
    page.wait_for_selector("[data-decision=D-MOVE-UNIT]")
    page.keyboard.press("n")
    page.wait_for_selector(".sc-board [data-stop]:focus")
    page.keyboard.press("u")
    page.wait_for_selector("[data-decision=D-MOVE-STEP]")
    page.keyboard.press("u")
    page.wait_for_selector("[data-decision=D-MOVE-UNIT]")
    page.keyboard.press("u")  # the whole gesture
    page.wait_for_selector("[data-decision=D-SECTION]")
    assert at(page) == 0
    page.click("[data-quick='move']")
    character = ".pickable[data-stop='unit:character@base_nordic']"
    page.wait_for_selector(character)
    forest = ".sc-board .hit[data-stop='area:forest1']"
    left, top = page.locator(forest).bounding_box()["x"], middle(page, forest)[1]
    drag(page, middle(page, character), (left + 12, top))
    page.wait_for_selector('.map[data-at="4"]')
    assert page.query_selector("[data-reach='unit:character@forest1']")
    page.keyboard.press("u")  # the drag
    page.wait_for_selector('.map[data-at="2"]')
    page.keyboard.press("u")
    page.wait_for_selector('.map[data-at="0"]')
    page.click("[data-quick='everything']")
    page.wait_for_selector("[role=log] >> text=places 1 wood on Forest 1")
    page.wait_for_selector("[role=log] >> text=places 1 oil on Tundra 1")


def test_a_combat_is_secret_until_both_sides_are_in(people: Any) -> None:
    page = open_combat(at_leisure(people()))
    page.click("[data-dial='2']")
    keep(page, "scythe-combat")
    page.click("[data-seal]")
    page.wait_for_selector("[data-decision=D-COMBAT-CARD]")
    page.click(".scene .hand .ccard.can >> nth=0")
    page.wait_for_selector(".curtain >> text=Leyla")
    page.click(".curtain .btn")
    page.wait_for_selector(".scene.combat")
    assert page.query_selector(".scene .side.f-saxony .seal"), "the attacker has sealed"
    assert page.query_selector(".scene .side.f-saxony .num.on") is None
    page.click("[data-dial='1']")
    page.click("[data-seal]")
    page.click("[data-decision=D-COMBAT-CARD] [data-done]")
    page.click("[data-done].armed")  # a card is left: it asks once
    scene = page.wait_for_selector("[data-scene]")
    told = scene.inner_text()
    keep(page, "scythe-combat-revealed")
    assert re.search(r"2 \+ \d = \d", told), "the attacker's dial and card, added up"
    assert "1 = 1" in told, "the defender's dial without cards"
    assert "Saxony Empire wins" in told
    assert "retreats" in told and "places star 1" in told
    page.click("[data-scene-close]")
    page.wait_for_selector("[data-scene]", state="detached")


@pytest.mark.parametrize(("device", "theme"), LOOKS)
def test_table_and_combat_on_every_screen(people: Any, device: str, theme: str) -> None:
    settings = DESKTOP if device == "desktop" else PHONE
    person = people(color_scheme=theme, bypass_csp=True, **settings)
    seats = [{"kind": "me" if n == 0 else "bot", "side": one} for n, one in enumerate(NATIONS)]
    findings = {}
    for name in ("table", "combat"):
        page = open_combat(person) if name == "combat" else open_table(person, seats, seed=4)
        wait_for_question(page)
        page.wait_for_timeout(250)  # fonts
        keep(page, f"scythe-{name}-{device}-{theme}")
        if AXE.exists() and (wrong := serious(page)):
            findings[name] = wrong
    assert findings == {}
