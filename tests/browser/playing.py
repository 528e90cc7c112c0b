"""Playing through the screen, by mouse or by keyboard: look, choose, wait for the next question."""

from __future__ import annotations

from typing import Any

import pytest

LONG = pytest.mark.long
LOOKS = (  # device and theme
    ("desktop", "light"),
    ("phone", "dark"),
    pytest.param("desktop", "dark", marks=LONG),
    pytest.param("phone", "light", marks=LONG),
)
ASKED = "[data-option], .banner.end, [data-done]:not([disabled]):not(.refused)"
HUMANS = (  # short turns: strike where it can be done, then end the turn
    "play:h_air_strike",
    "play:h_guerrilla:2",
    "play:h_army:3",
    "play:h_royal_navy:3",
    "end",
)
# Seats and actions, one after another, at the server.
PLAY_ALL = """async ([id, moves]) => {
    const me = await (await fetch('/api/me')).json();
    const headers = { 'x-csrf-token': me.csrf, 'content-type': 'application/json' };
    let { seq } = await (await fetch(`/api/matches/${id}`)).json();
    for (const [seat, action] of moves) {
        const body = JSON.stringify({ id: `${id}-${seq}`, seq, seat, action });
        const sent = { method: 'POST', headers, body };
        const answer = await fetch(`/api/matches/${id}/commands`, sent);
        if (!answer.ok) throw new Error(await answer.text());
        ({ seq } = await answer.json());
    }
}"""


def wait_for_question(page: Any) -> None:
    page.wait_for_selector(ASKED)


def is_over(page: Any) -> bool:
    return page.query_selector(".banner.end") is not None


def drag(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def see_end(page: Any) -> str:
    """Read what scenes are left, then the end screen; its title."""
    page.wait_for_selector("[data-end] h1, [data-scene-close]")
    while (scene := page.query_selector("[data-scene-close]")) is not None:
        scene.click()
        page.wait_for_selector("[data-end] h1, [data-scene-close]")
    return str(page.text_content("[data-end] h1"))


def at(page: Any) -> int:
    return int(page.get_attribute(".map", "data-at"))


def choose(page: Any, plan: tuple[str, ...]) -> Any:
    """The button a person with this plan would press; "end" stands for the main button."""
    buttons = page.query_selector_all("[data-option]")
    names = [button.get_attribute("data-option") for button in buttons]
    done = page.query_selector("[data-done]:not([disabled]):not(.refused)")
    for wish in plan:
        if wish == "end" and done:
            return done
        for button, name in zip(buttons, names, strict=True):
            if name.startswith(wish):
                return button
    return done or buttons[0]


def press(page: Any, button: Any, *, keyboard: bool) -> None:
    """Mouse: click. Keyboard: its number, Space for the main button, or focus and Enter."""
    if not keyboard:
        button.click()
        return
    number = button.get_attribute("aria-keyshortcuts")
    if button.get_attribute("data-done") is not None:
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
    elif number:
        page.keyboard.press(number)
    else:
        button.focus()
        page.keyboard.press("Enter")


def play_one(page: Any, plan: tuple[str, ...] = (), *, keyboard: bool = False) -> bool:
    """One decision; False when the game is over."""
    wait_for_question(page)
    if is_over(page):
        return False
    before = at(page)
    press(page, choose(page, plan), keyboard=keyboard)
    page.wait_for_selector(f'.map:not([data-at="{before}"]), .banner.end')
    return True


def play_out(page: Any, plan: tuple[str, ...], *, keyboard: bool = False, most: int = 400) -> int:
    """To the end; the number of decisions."""
    for count in range(most):
        if not play_one(page, plan, keyboard=keyboard):
            return count
    raise AssertionError(f"no end after {most} decisions")
