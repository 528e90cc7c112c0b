"""The frame of the table: dialogs, the main button, nothing that moves, small screens."""

from __future__ import annotations

import re
from typing import Any

import pytest

from beachhead.core.words import words

from .conftest import PHONE, keep
from .playing import at, play_one, wait_for_question

SIX = ("terra", "union", "nomads", "cyberians", "ox", "mentacles")
NATIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
LOW = {"viewport": {"width": 1280, "height": 720}}
# Where everything is that a player may press to decide.
PLACES = """() => [...document.querySelectorAll('[data-option], [data-done], .fold, .acts button')]
    .map((b) => { const r = b.getBoundingClientRect(); return [b.dataset.option ?? b.className,
        Math.round(r.left), Math.round(r.top), Math.round(r.width), Math.round(r.height)]; })"""


def set_(page: Any, **settings: Any) -> None:
    """Change settings as if they had been chosen before."""
    page.evaluate(
        """(change) => {
            const kept = JSON.parse(localStorage.getItem('beachhead-settings') ?? '{}');
            localStorage.setItem('beachhead-settings', JSON.stringify({ ...kept, ...change }));
        }""",
        settings,
    )
    page.reload()
    wait_for_question(page)


def against_bots(game: str, sides: tuple[str, ...]) -> dict[str, Any]:
    kinds = ("me", *("bot" for _ in sides[1:]))
    return {
        "seats": [{"kind": kind, "side": side} for kind, side in zip(kinds, sides, strict=True)],
        "game": game,
    }


def test_keys_stay_in_the_dialog(people: Any) -> None:
    person = people()
    page = person.sit(person.new_match([{"kind": "me"}, {"kind": "bot"}], seed=3))
    wait_for_question(page)
    page.focus("[data-option]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    before = at(page)
    for key in ("1", "2", "3", "w", "l", "n"):
        page.keyboard.press(key)
    for _ in range(6):
        page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || !!document.activeElement.closest"
        assert page.evaluate(f"{inside}('dialog')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert at(page) == before
    assert page.evaluate("document.activeElement.dataset.option") is not None, "focus is back"
    page.keyboard.press("1")
    page.wait_for_selector(f'.map:not([data-at="{before}"])')


@pytest.mark.parametrize(
    ("game", "sides"),
    [
        ("cry_havoc", ("humans", "machines")),
        ("hexpanse", SIX[:2]),
        ("scythe", NATIONS[:2]),
        ("war_of_the_worlds", ("martian", "human")),
    ],
)
def test_nothing_moves_under_the_pointer(people: Any, game: str, sides: tuple[str, ...]) -> None:
    """Hovering moves no option; the main button stays where it is from question to question."""
    person = people()
    page = person.go(f"/g/{person.new_match(**against_bots(game, sides), seed=8)}")
    mains = set()
    for _ in range(5):
        wait_for_question(page)
        still = page.evaluate(PLACES)
        for option in page.query_selector_all("[data-option]:not([disabled])")[:6]:
            if option.is_visible():
                option.hover()
                page.wait_for_timeout(30)
                assert page.evaluate(PLACES) == still
        page.mouse.move(2, 2)
        mains.add(tuple(page.evaluate(PLACES)[-1][1:]))
        play_one(page)
    assert len(mains) <= 1, mains


def test_the_main_button_asks_once_in_place(people: Any) -> None:
    person = people()
    match = person.new_match(**against_bots("scythe", NATIONS[:2]), seed=11)
    page = person.go(f"/g/{match}")
    wait_for_question(page)
    set_(page, askOnce=True)
    for _ in range(30):
        wait_for_question(page)
        if page.query_selector("[data-done].quiet"):
            break
        play_one(page, ("move", "section:move", "column:move", "unit"))
    before, box = at(page), page.locator("[data-done]").bounding_box()
    page.click("[data-done]")
    page.wait_for_selector("[data-done].armed")
    assert page.inner_text(".acts [role=status]").endswith(
        "Press once more if that is what you want."
    )
    assert page.locator("[data-done]").bounding_box() == box
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-done]:not(.armed)")
    assert at(page) == before
    page.click("[data-done]")
    page.click("[data-done].armed")
    page.wait_for_selector(f'.map:not([data-at="{before}"])')


@pytest.mark.parametrize(("game", "sides"), [("hexpanse", SIX), ("scythe", NATIONS)])
def test_a_low_screen_shows_everybody_and_the_hand(
    people: Any, game: str, sides: tuple[str, ...]
) -> None:
    person = people(**LOW)
    page = person.go(f"/g/{person.new_match(**against_bots(game, sides), seed=8)}")
    wait_for_question(page)
    keep(page, f"{game}-low")
    seats = page.query_selector_all(".players [data-seat]")
    assert len(seats) == len(sides) - 1
    for box in (seat.bounding_box() for seat in seats):
        assert box["y"] >= 52 and box["y"] + box["height"] <= 720
    tray = page.locator(".tray").bounding_box()
    assert tray["y"] + tray["height"] <= 721
    seats[0].click()
    page.wait_for_selector(".players .mat")
    page.keyboard.press("Escape")
    page.wait_for_selector(".players [aria-expanded=true]", state="detached")


def test_a_phone_selects_first_and_has_four_views(people: Any) -> None:
    person = people(**PHONE)
    page = person.sit(person.new_match([{"kind": "me"}, {"kind": "bot"}], seed=3))
    wait_for_question(page)
    set_(page, confirm=True)
    before = at(page)
    main = page.locator("[data-done]").bounding_box()
    page.tap("[data-view=cards]")
    page.tap("[data-card^='hand:']")
    page.wait_for_selector(".picked")
    assert at(page) == before, "the first tap only selects"
    assert page.locator("[data-done]").bounding_box() == main
    page.tap("[data-option]")
    page.wait_for_selector(f'.map:not([data-at="{before}"])')
    for view in ("mat", "log", "decide"):
        page.tap(f"[data-view={view}]")
        page.wait_for_selector(f".view-{view}")
        small = page.eval_on_selector_all(
            "nav button, .acts button", "list => list.filter(b => b.offsetHeight < 44).length"
        )
        assert small == 0


# Every name and text into a card of the hand, one after another; those that do not fit.
POUR = """async (cards) => {
    const face = document.querySelector('.card .face .face');
    const [name, text] = [face.querySelector('.name'), face.querySelector('.text')];
    const turn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const air = (box) => parseFloat(getComputedStyle(box).fontSize) * .3;
    const over = (box) => box.scrollHeight > box.clientHeight + air(box)
        || box.scrollWidth > box.clientWidth;
    const cut = [];
    for (const [title, words] of cards) {
        name.textContent = title;
        text.textContent = words;
        for (const padding of ['1px', '']) {  // a box that changes fits its text anew
            face.parentElement.style.padding = padding;
            await turn();
        }
        if (over(name) || over(text)) cut.push([title, words.length]);
    }
    return cut;
}"""


def cards_in(language: str) -> list[tuple[str, str]]:
    said = words(language, "cry_havoc")
    texts = sorted(filter(re.compile(r"card-.*[.]text").fullmatch, said.keys()))
    return [(said.say(key.removesuffix(".text")), said.say(key)) for key in texts]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_card_of_cry_havoc_fits_the_hand(people: Any, language: str) -> None:
    person = people(kept={"language": language})
    match = person.new_match(**against_bots("cry_havoc", ("humans", "machines")), seed=8)
    page = person.go(f"/g/{match}")
    wait_for_question(page)
    while page.query_selector(".card .face") is None:
        play_one(page)
        wait_for_question(page)
    page.evaluate("document.fonts.ready")
    cards = cards_in(language)
    assert len(cards) > 50
    assert page.evaluate(POUR, cards) == []
