"""Small screens: what is told and shown again leaves the map its room."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.lab import golden

from .conftest import PHONE
from .playing import play_one, wait_for_question
from .test_ends import GOLDEN, bring_in
from .test_layout import LOW, SIX, against_bots

# Whether the middle of a thing is on the screen and nothing lies over it.
IN_REACH = """(selector) => {
    const thing = document.querySelector(selector);
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("device", [LOW, PHONE], ids=["low", "phone"])
def test_a_replay_is_steered_beside_its_map(people: Any, device: dict[str, Any]) -> None:
    person = people(**device)
    match = bring_in(person, "cry_havoc/2p-game-over-humans")
    page = person.go(f"/g/{match}/replay#40")
    page.wait_for_selector("[data-at='40'] svg")
    assert page.evaluate(IN_REACH, ".ctl .ink")
    assert page.evaluate(IN_REACH, ".board")


def test_a_low_screen_shows_a_battle_with_all_objectives(people: Any) -> None:
    name = "cry_havoc/4p-game-over-trogs"
    match = golden.read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    steps = range(len(match.actions) + 1)
    over = next(n for n in steps if any(event.key == "battle-over" for event in match.told(n)))
    person = people(**LOW)
    page = person.go(f"/g/{bring_in(person, name)}/replay#{over}")
    page.wait_for_selector("[data-scene] .lane >> nth=2")
    assert page.evaluate(IN_REACH, "[data-scene] .lane:nth-of-type(3)")


def test_what_happened_lies_beside_the_map_of_a_phone(people: Any) -> None:
    person = people(**PHONE, kept={"recap": True})
    page = person.go(f"/g/{person.new_match(**against_bots('hexpanse', SIX), seed=8)}")
    wait_for_question(page)
    while page.query_selector(".recap") is None:
        play_one(page, ("end",))
        wait_for_question(page)
    page.tap(".recap .fold")
    page.wait_for_selector(".recap.open li")
    board, told = (page.locator(box).bounding_box() for box in (".map", ".recap"))
    assert told["y"] >= board["y"] + board["height"] - 1


def test_areas_are_named_readably_on_a_phone(people: Any) -> None:
    person = people(**PHONE)
    page = person.sit(person.new_match([{"kind": "me"}, {"kind": "bot"}], seed=3))
    wait_for_question(page)
    sizes = page.eval_on_selector_all(
        ".land-name",
        "names => names.map((name) => parseFloat(getComputedStyle(name).fontSize)"
        " * name.getScreenCTM().a)",
    )
    assert len(sizes) > 10
    assert min(sizes) >= 7
