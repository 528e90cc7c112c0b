"""Cry Havoc through the screen: whole games by mouse and by keyboard, the battle board, a phone."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import PHONE, keep
from .playing import (
    ASKED,
    LONG,
    LOOKS,
    at,
    choose,
    drag,
    is_over,
    middle,
    play_one,
    press,
    see_end,
    wait_for_question,
)
from .test_screens import serious
from .witness import unnamed

ARMIES = ("humans", "machines", "pilgrims", "trogs")
SHORT = {"level": "advanced", "early_events": "always"}  # passed event tokens shorten the game
BRIEF = ("recruit", "end", "count:0", "control:0", "capture:0")  # pass where that is possible
BOLD = ("move", "play:", "from:", "to:", "battle:", "control:1", "capture:1", "card:")
# A place of the screen where the pointer really meets the region, whatever its shape.
INSIDE = """(path) => {
    const box = path.getBBox();
    const screen = path.getScreenCTM();
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
        const x = box.x + box.width * i / 20, y = box.y + box.height * j / 20;
        const at = new DOMPoint(x, y).matrixTransform(screen);
        if (document.elementFromPoint(at.x, at.y) === path) return [at.x, at.y];
    }
    return null;
}"""


def table(person: Any, seats: int, *, seed: int, options: dict[str, str] | None = None) -> Any:
    """A table for one person and bots; with four the person leads the Trogs."""
    own = ARMIES[seats - 1] if seats == 4 else "humans"
    others = [army for army in ARMIES[:seats] if army != own]
    bots = [{"kind": "bot", "side": army, "level": "level1"} for army in others]
    match = person.new_match(
        [{"kind": "me", "side": own}, *bots], game="cry_havoc", seed=seed, options=options or SHORT
    )
    page = person.go(f"/g/{match}")
    page.wait_for_selector(".ch-board .piece")
    return page


def click_region(page: Any) -> bool:
    """The first region that may be chosen, by the mouse, where a person would click it."""
    for path in page.query_selector_all(".ch-board .hit.open"):
        place = path.evaluate(INSIDE)
        if place:
            page.mouse.click(*place)
            return True
    return False


def click_thing(page: Any) -> bool:
    """A card, a number on the battle board, a lane, a deck, a marker or a prisoner."""
    things = (
        ".card.can, .lane .counts button, .lane .take, .deck.pick, .initiative .pick, .mat .pick"
    )
    found = page.query_selector(things)
    if found:
        found.click()
    return found is not None


def mouse_one(page: Any, seen: set[str]) -> bool:
    """One decision: each kind once on the board itself, later by the quickest button."""
    wait_for_question(page)
    if is_over(page):
        return False
    before = at(page)
    decision = page.get_attribute("#decision", "data-decision")
    fresh = decision not in seen and decision != "D-TURN"
    if not (fresh and (click_region(page) or click_thing(page))):
        press(page, choose(page, BOLD[:1] if decision not in seen else BRIEF), keyboard=False)
    seen.add(decision)
    moved = f'.map:not([data-at="{before}"]), .banner.end'
    page.wait_for_selector(f"{moved}, .picked")
    if at(page) == before and not is_over(page):  # several options: the first in the panel
        page.click("[data-option]")
        page.wait_for_selector(moved)
    return True


def keyboard_one(page: Any, seen: set[str]) -> bool:
    """One decision: each kind once by N and Enter on the planet, later by number and Space."""
    wait_for_question(page)
    if is_over(page):
        return False
    before = at(page)
    decision = page.get_attribute("#decision", "data-decision")
    fresh = decision not in seen
    seen.add(decision)
    if fresh and page.query_selector(".ch-board .hit.open"):
        page.keyboard.press("n")
        page.wait_for_selector(".ch-board .hit.open:focus")
        page.keyboard.press("Enter")
    else:
        press(page, choose(page, BOLD[:2] if fresh else BRIEF), keyboard=True)
    page.wait_for_selector(f'.map:not([data-at="{before}"]), .banner.end')
    return True


@pytest.mark.parametrize(
    ("hands", "seats"),
    [
        ("mouse", 2),
        ("keyboard", 3),
        pytest.param("keyboard", 2, marks=LONG),
        pytest.param("mouse", 3, marks=LONG),
        pytest.param("mouse", 4, marks=LONG),
        pytest.param("keyboard", 4, marks=LONG),
    ],
)
def test_a_whole_game(people: Any, hands: str, seats: int) -> None:
    one = mouse_one if hands == "mouse" else keyboard_one
    person = people()
    page = table(person, seats, seed=seats)
    seen: set[str] = set()
    for _ in range(300):
        if not one(page, seen):
            break
    assert "You have" in see_end(page)
    assert page.query_selector("[data-end] [data-rematch]")
    assert {"D-TURN", "D-PLAYCARD", "D-MOVE-FROM", "D-MOVE-TO"} <= seen
    assert unnamed(person, page, seat=0) == []


def to_a_battle(page: Any, decision: str) -> None:
    """Play boldly until a battle asks this question."""
    for _ in range(250):
        wait_for_question(page)
        if page.get_attribute("#decision", "data-decision") == decision:
            return
        assert play_one(page, BOLD)
    raise AssertionError("no battle")


def test_the_battle_board_shows_how_it_would_end(people: Any) -> None:
    page = table(people(), 3, seed=6)
    to_a_battle(page, "D-B-CONTROL")
    assert page.locator(".lane").count() == 3
    last = page.locator(".lane.open .counts button").last
    last.hover()
    page.wait_for_selector(".lane .total s")  # the number that the hovered one would replace
    page.click("text=See the planet")
    page.wait_for_selector(".ch-battle", state="detached")
    page.click("text=Back to the Battle")
    # watched at a reader's pace, the battle stays until its result was read
    keep_pace = "JSON.stringify({ animation: 'off', language: 'en', pace: 'normal', recap: false })"
    page.evaluate(f"localStorage.setItem('beachhead-settings', {keep_pace})")
    page.reload()
    page.wait_for_selector(".lane.open .counts button")
    for _ in range(40):
        page.wait_for_selector(f"[data-scene], {ASKED}")
        if page.query_selector("[data-scene] .ch-scene .lane"):
            break
        if page.query_selector("[data-scene-close]"):  # another battle, a card of the others
            page.click("[data-scene-close]")
            continue
        press(page, choose(page, ("control:0", "capture:0", "end")), keyboard=False)
        page.wait_for_timeout(150)
    scene = page.locator("[data-scene] .ch-scene")
    assert scene.locator(".lane .result strong").count() == 3
    assert scene.locator("h3 >> text=Cards played").count() == 1
    page.click("[data-scene-close]")


def test_symbols_add_up_while_cards_are_chosen(people: Any) -> None:
    page = table(people(), 2, seed=3)
    play_one(page, ("move",))
    page.wait_for_selector("[data-decision=D-PLAYCARD]")
    for cards in (1, 2):
        page.hover(".card.can")
        page.wait_for_selector(".sum .equation b.soon")
        page.click(".card.can")
        page.wait_for_selector(f".card.laid >> nth={cards - 1}")
    terms, total = page.inner_text(".sum .equation").replace("\n", "").split("=")
    assert sum(map(int, terms.split("+"))) == int(total)
    page.keyboard.press("Space")
    page.wait_for_selector("[data-decision=D-MOVE-FROM], [data-decision=D-INIT]")
    if page.get_attribute("#decision", "data-decision") == "D-INIT":
        play_one(page, ("end",))
    # two Units in three clicks: from where, how many, where to; and one click back
    page.wait_for_selector("[data-decision=D-MOVE-FROM]")
    before = at(page)
    click_region(page)
    page.click("[data-march='2']")
    click_region(page)
    page.wait_for_selector(f'.map[data-at="{before + 4}"]')
    page.keyboard.press("u")
    page.wait_for_selector(f'.map[data-at="{before}"]')
    page.wait_for_selector(".toasts >> text=took 4 actions back")  # one notice, not four
    # the same with one Unit, dragged
    start = middle(page, ".ch-board .movable")
    page.mouse.click(*start)
    page.wait_for_selector("[data-decision=D-MOVE-TO]")
    beyond = page.query_selector(".ch-board .hit.far").evaluate(INSIDE)
    page.mouse.move(*beyond)
    page.wait_for_selector(".told em >> text=2")  # the way is drawn, with its steps
    keep(page, "cry_havoc-march")
    goal = page.query_selector(".ch-board .hit.open").evaluate(INSIDE)
    page.keyboard.press("u")
    page.wait_for_selector("[data-decision=D-MOVE-FROM]")
    drag(page, start, goal)
    page.wait_for_selector(f'.map[data-at="{before + 2}"]')


def test_face_down_tokens_are_explained(people: Any) -> None:
    page = table(people(), 3, seed=4)
    page.hover(".ch-down.war_party >> nth=0")
    page.wait_for_selector("#info-pop >> text=Still hidden")
    assert "War Party 1/1" in page.inner_text("#info-pop")
    page.hover(".mat .row >> nth=1")
    page.wait_for_selector("#info-pop >> text=Place 1 Artillery token")
    page.hover(".ch-board [data-reach='area:worlds_grotto'] >> nth=0", force=True)
    page.keyboard.press("g")
    page.wait_for_selector(".legend >> text=can be attacked by")


def test_who_watches_sees_no_hand(people: Any) -> None:
    page = table(people(), 3, seed=4)
    watching = people().go(page.url.removeprefix(page.url.split("/g/")[0]))
    watching.wait_for_selector(".ch-board .piece")
    assert not watching.query_selector("[data-card]")
    assert not watching.query_selector(".tray"), "no room for what is not there"


@pytest.mark.parametrize(("device", "theme"), LOOKS)
def test_no_serious_finding(people: Any, device: str, theme: str) -> None:
    settings = PHONE if device == "phone" else {}
    person = people(color_scheme=theme, bypass_csp=True, **settings)
    page = table(person, 3, seed=6)
    wait_for_question(page)
    keep(page, f"cry_havoc-{device}-{theme}")
    findings = serious(page)
    to_a_battle(page, "D-B-CONTROL")
    keep(page, f"cry_havoc-battle-{device}-{theme}")
    findings += serious(page)
    if device == "phone":
        page.click(".chips .pchip >> nth=0")
        page.wait_for_selector(".view-mat .mat")
        keep(page, f"cry_havoc-mats-{device}-{theme}")
        findings += serious(page)
    assert findings == []
