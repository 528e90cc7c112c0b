"""Hexpanse through the screen: whole games, the stamp, every set-up, phone and axe."""

from __future__ import annotations

import random
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
    press,
    see_end,
    wait_for_question,
)
from .test_screens import serious
from .witness import unnamed

SIX = ("terra", "union", "nomads", "cyberians", "ox", "mentacles")
SHORT = {"level": "sailor"}  # no minorities: the formation stands after a few turns


def table(people: Any, sides: tuple[str, ...], seed: int, **more: Any) -> Any:
    """Me in the first seat, the weakest bots in the others; `person` settings under "person"."""
    person = people(**more.pop("person", {}))
    bots = [{"kind": "bot", "side": side, "level": "level1"} for side in sides[1:]]
    seats = [{"kind": "me", "side": sides[0]}, *bots]
    match = person.new_match(seats, game="hexpanse", seed=seed, **more)
    page = person.go(f"/g/{match}")
    page.wait_for_selector(".hx-board")
    wait_for_question(page)
    return page


def decision(page: Any) -> str:
    return str(page.get_attribute("#decision", "data-decision"))


def click_cell(page: Any, target: str) -> None:
    """In the middle of the cell, where a person would click."""
    box = page.locator(f'.hit[data-stop="{target}"]').bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def moved(page: Any, before: int) -> None:
    page.wait_for_selector(f'.map:not([data-at="{before}"]), .banner.end')


def wanted_cell(page: Any) -> str:
    """A cell that the mission on the chart still needs, else the first that is open."""
    for gap in page.query_selector_all("[data-gap]"):
        target = gap.get_attribute("data-gap")
        if page.query_selector(f'.hit.open[data-stop="{target}"]'):
            return str(target)
    return str(page.query_selector(".hit.open").get_attribute("data-stop"))


def play_formation(page: Any, *, keyboard: bool, most: int = 160) -> int:
    """Deploy cell by cell where the mission needs it, until the game is over."""
    for count in range(most):
        wait_for_question(page)
        if is_over(page):
            return count
        before = at(page)
        if decision(page) == "D-CELL":
            target = wanted_cell(page)
            if keyboard:
                page.keyboard.press("n")
                page.wait_for_selector(".hit:focus")
                page.focus(f'.hit[data-stop="{target}"]')
                page.keyboard.press("Enter")
            else:
                click_cell(page, target)
            moved(page, before)
        else:
            names = [
                button.get_attribute("data-option")
                for button in page.query_selector_all("[data-option]")
            ]
            wishes = ("deploy:regular", "heal:regular", "gain")
            found = next((wish for wish in wishes if wish in names), None)
            chosen = page.query_selector(
                f'[data-option="{found}"]' if found else "[data-done]:not([disabled])"
            )
            press(page, chosen or page.query_selector("[data-option]"), keyboard=keyboard)
            moved(page, before)
    raise AssertionError(f"no end after {most} decisions")


def test_a_whole_game_by_mouse(people: Any) -> None:
    person = people()
    page = person.go("/new?game=hexpanse")
    page.click(".seat >> nth=1")
    page.click(".drawer .seg button >> nth=0")  # the weakest bot
    page.select_option("[data-setting=level]", "sailor")
    page.fill("input[inputmode=numeric]", "3")
    page.click("text=Open the table")
    page.wait_for_selector(".hx-board")
    assert play_formation(page, keyboard=False) > 10
    assert "You have" in see_end(page)
    assert page.query_selector("[data-end] [data-rematch]")
    assert unnamed(person, page, seat=0) == []
    keep(page, "hexpanse-over")


def test_the_form_offers_only_what_takes_effect(people: Any) -> None:
    page = people().go("/new?game=hexpanse")
    page.wait_for_selector("[data-setting=team][disabled]")
    assert page.query_selector("[data-setting=hidden_pick][disabled]")
    assert page.query_selector(".fac >> text=Ox") is None
    page.select_option("[data-setting=aliens]", "on")
    page.click(".fac >> text=Ox")
    page.select_option("[data-setting=level]", "admiral")
    page.wait_for_selector("[data-setting=hidden_pick]:not([disabled])")
    page.select_option("[data-setting=advanced]", "on")
    page.click("[aria-label=Players] >> text=5")
    page.wait_for_selector("[data-setting=advanced][disabled]")
    assert page.input_value("[data-setting=aliens]") == "on"
    assert page.input_value("[data-setting=level]") == "admiral"
    assert page.query_selector(".seat.on >> text=Ox")
    page.select_option("[data-setting=factions]", "table")
    page.wait_for_selector(".seat.on >> text=chosen at the table")
    page.click("text=Open the table")
    page.wait_for_selector(".hx-board")


def test_a_whole_game_by_keyboard_only(people: Any) -> None:
    page = table(people, SIX[:2], 3, options=SHORT)
    assert play_formation(page, keyboard=True) > 10


def test_the_stamp_follows_the_pointer_and_turns(people: Any) -> None:
    """Strike of the Valkyries, bought in the first turn: anchor, then facing, then units."""
    page = table(people, SIX[:2], 27, options=SHORT)
    for wish in ("gain", "gain", "buy:A12"):
        play_one(page, (wish,))
    page.wait_for_selector("[data-option='play:A12:b']")
    page.click("[data-card='card:A12']")
    page.wait_for_selector(".picked")
    page.click("[data-option='play:A12:b']")
    page.wait_for_selector("[data-decision=D-ANCHOR]")
    page.locator('.hit[data-stop="cell:0,0"]').hover()
    page.wait_for_selector(".hud.stamp")
    facing = page.inner_text(".hud.stamp .note")
    page.keyboard.press("r")
    page.wait_for_function(
        "(old) => document.querySelector('.stamp .note').innerText !== old", arg=facing
    )
    facing = page.inner_text(".hud.stamp .note")
    page.mouse.wheel(0, 120)
    page.wait_for_function(
        "(old) => document.querySelector('.stamp .note').innerText !== old", arg=facing
    )
    keep(page, "hexpanse-stamp")
    click_cell(page, "cell:0,0")
    page.wait_for_selector("[data-decision=D-ORIENT] [data-done]:not([disabled])")
    before = page.inner_text("[data-done]")
    page.click(".hud.stamp .turns button >> nth=-1")
    page.wait_for_function(
        "(old) => document.querySelector('[data-done]').innerText !== old", arg=before
    )
    page.evaluate("document.activeElement.blur()")
    page.wait_for_selector("[data-done]:not([disabled])")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-decision=D-DEPLOY-CELL]")
    page.locator(".hit.open").first.click(force=True)
    page.wait_for_selector(".piece")  # only regular units are left to choose from


def test_what_a_cell_brings_is_asked_once_for_who_points_at_it(people: Any) -> None:
    """The engine's forecast; nothing is asked before, and no option moves when it comes."""
    page = table(people, SIX[:2], 3, options=SHORT)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/forecast?" in one.url else None)
    for wish in ("deploy:regular", "cell:0,0", "deploy:regular"):
        play_one(page, (wish,))
    page.wait_for_selector("[data-decision=D-CELL]")
    page.mouse.move(1, 1)
    asked.clear()
    options = page.locator("#decision [data-option]")
    before = [options.nth(i).bounding_box() for i in range(options.count())]
    cell = page.locator(f'.hit[data-stop="{wanted_cell(page)}"]')
    cell.hover()
    assert page.inner_text(".hud.mission .prog .gain") == "2"
    keep(page, "hexpanse-foreseen")
    assert [options.nth(i).bounding_box() for i in range(options.count())] == before
    page.mouse.move(1, 1)
    page.wait_for_selector(".hud.mission .prog .gain", state="detached")
    cell.hover()
    page.wait_for_selector(".hud.mission .prog .gain")
    assert len(asked) == 1


def road_to_an_attack(seed: int) -> tuple[list[tuple[int, int]], str, str]:
    """Random play until the first seat has an attack with a choice of victims; its cells."""
    match, chance = Match.new("hexpanse", seats=SIX[:2], seed=seed), random.Random(seed)
    road: list[tuple[int, int]] = []
    while True:
        asked, names = match.seat, match.names
        for attack in [a for a in match.legal() if names[a].startswith("attack:") and not asked]:
            after = Match.from_position(match.position())
            after.play(attack)
            if names[after.legal()[0]].startswith("target:"):
                victim = names[after.legal()[0]].replace("target", "cell")
                return road, names[attack].replace("attack", "cell"), victim
        road.append((asked, chance.choice(match.legal())))
        match.play(road[-1][1])


def test_a_unit_is_dragged_onto_its_victim(people: Any) -> None:
    road, start, victim = road_to_an_attack(seed=4)
    person = people()
    seats = [{"kind": "me", "side": SIX[0]}, {"kind": "hotseat", "side": SIX[1]}]
    table = person.new_match(seats, game="hexpanse", seed=4)
    person.page.evaluate(PLAY_ALL, [table, road])
    page = person.go(f"/g/{table}")
    page.click(".curtain button")
    page.wait_for_selector(f'.map[data-at="{len(road)}"] .hit[data-stop="{start}"]')
    ends = (middle(page, f'.hit[data-stop="{cell}"]') for cell in (start, victim))
    drag(page, *ends)
    page.wait_for_selector(f'.map[data-at="{len(road) + 2}"]')
    assert page.query_selector("[role=log] >> text=attacks")


def test_six_players_open_with_secret_missions(people: Any) -> None:
    page = table(people, SIX, 4, options={"level": "admiral", "hidden_pick": "on"})
    assert page.locator(".hit").count() == 169
    assert page.locator(".mat, [data-seat]").count() == 6
    for _ in range(40):
        if decision(page) == "D-ACTION":
            break
        play_one(page)
        wait_for_question(page)
    assert page.locator(".hud.mission").count() == 1
    page.click(".hud.mission .other")
    page.wait_for_selector(".hud.mission.secret")
    page.click("[data-seat='1']")
    page.wait_for_selector("text=A secret mission, hidden")
    page.keyboard.press("Escape")
    play_one(page, ("deploy:warlord",))
    page.locator('.hit[data-stop="cell:0,0"]').hover()
    page.wait_for_selector(".told >> text=H8")
    keep(page, "hexpanse-six")


@pytest.mark.parametrize(
    ("sides", "options", "first"),
    [
        (("seat-1", "seat-2", "seat-3"), {"factions": "table", "aliens": "on"}, "D-FACTION"),
        (SIX[:2], {"advanced": "on", "elites": "2"}, "D-DRAFT-KEEP1"),
        (SIX[:4], {"team": "on", "full_missions": "on", "level": "admiral"}, "D-MINORITY"),
        (SIX[:5], {"seat_bonus": "on", "level": "sailor", "round_limit": "judged"}, "D-ACTION"),
    ],
)
def test_every_way_to_set_up(
    people: Any, sides: tuple[str, ...], options: dict[str, str], first: str
) -> None:
    page = table(people, sides, 2, options=options)
    assert decision(page) == first
    for _ in range(14):
        if is_over(page):
            break
        play_one(page, ("deploy:", "cell:"))
        wait_for_question(page)
    assert page.locator("article.mat, [data-seat]").count() == len(sides)


@pytest.mark.parametrize(("device", "theme"), LOOKS)
def test_the_table_is_accessible(people: Any, device: str, theme: str) -> None:
    settings = DESKTOP if device == "desktop" else PHONE
    person = {"color_scheme": theme, "bypass_csp": True, **settings}
    page = table(people, SIX[:2], 6, options={"level": "admiral"}, person=person)
    for wish in (
        "minority",
        "mission",
        "deploy:warlord",
        "cell",
        "gain",
        "buy:",
        "deploy:",
        "cell",
    ):
        play_one(page, (wish,))
        wait_for_question(page)
    keep(page, f"hexpanse-{device}-{theme}")
    assert serious(page) == []
    if device == "phone":
        page.click("[data-view=mat]")
        page.wait_for_selector(".mat")
        keep(page, f"hexpanse-sheet-{theme}")
        assert serious(page) == []
