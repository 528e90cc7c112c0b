"""The story of a match: replays step by step in both directions, logs that miss nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beachhead.core import replay
from beachhead.lab import golden

from .playing import ASKED, LONG, play_one, wait_for_question

GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = {  # the shortest golden game of each
    "cry_havoc": "2p-game-over-humans",
    "hexpanse": "2p-formation-completed-terra",
    "scythe": "2p-game-won-nordic",
    "war_of_the_worlds": "2p-game-won-by-humans-human",
}

BRING_IN = """async (file) => {
    const me = await (await fetch('/api/me')).json();
    const headers = { 'x-csrf-token': me.csrf, 'content-type': 'application/json' };
    return (await (await fetch('/api/replays', { method: 'POST', headers, body: file })).json()).id;
}"""
# the arrow key, as a person would press it, until the position is there; what is told at each step
WALK = """async ([key, steps]) => {
    const told = {};
    const board = document.querySelector('.board');
    const by = key === 'ArrowRight' ? 1 : -1;
    for (let i = 0; i < steps; i++) {
        const goal = String(Number(board.dataset.at) + by);
        dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        for (let wait = 0; board.dataset.at !== goal; wait++) {
            if (wait > 2000) throw new Error(`no step to ${goal}`);
            await new Promise((done) => setTimeout(done, 5));
        }
        await new Promise((done) => setTimeout(done, 0));
        const lines = document.querySelectorAll('.now p a.id');
        const log = document.querySelectorAll('[role=log] li').length;
        told[goal] = [[...lines].map((line) => line.textContent), log];
    }
    return told;
}"""
LOG = """() => [...document.querySelectorAll('[role=log] h3, [role=log] li')]
    .map((line) => line.innerText.trim())"""


@pytest.mark.parametrize("game", FINISHED)
def test_every_step_of_a_replay_both_ways(people: Any, game: str) -> None:
    match = golden.read((GOLDEN / game / f"{FINISHED[game]}.txt").read_text(encoding="utf-8"))
    person = people()
    person.go().wait_for_selector(".game")
    page = person.page
    table = page.evaluate(BRING_IN, replay.encode(match.save()).decode())
    last = len(match.actions)
    page.goto(f"{person.url}/g/{table}/replay#0")
    page.wait_for_selector(".board[data-at='0']")
    assert page.query_selector("[role=log] li"), "the log begins with the set-up"
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".board[data-at='1']")
    on = page.evaluate(WALK, ["ArrowRight", last - 1])
    back = page.evaluate(WALK, ["ArrowLeft", last])
    for n in range(2, last):
        rules = [event.rule for event in match.events(0, n - 1, n)][:4]
        told = [event.rule for event in match.events(-1, n - 1, n)][:4]
        assert on[str(n)] == back[str(n)], f"step {n} differs on the way back"
        assert on[str(n)][0] in (rules, told), f"step {n} tells {on[str(n)][0]}"
    page.keyboard.press("End")
    page.wait_for_selector(f".board[data-at='{last}']")


def watch_the_others(page: Any) -> None:
    """Until the next question; a scene with one's own side in it stays until it is put away."""
    while True:
        page.wait_for_selector(f"{ASKED}, [data-scene-close]", timeout=90_000)
        scene = page.query_selector("[data-scene-close]")
        if scene is None:
            return
        scene.click()


def live_log(page: Any) -> list[str]:
    lines: list[str] = page.evaluate(LOG)
    return lines


@pytest.mark.parametrize(
    ("game", "bots", "pace"),
    [("scythe", 2, "instant"), pytest.param("hexpanse", 5, "fast", marks=LONG)],
)
def test_whatever_the_others_do_is_in_the_log(people: Any, game: str, bots: int, pace: str) -> None:
    person = people(kept={"pace": pace})
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "level1"} for _ in range(bots)]]
    page = person.go(f"/g/{person.new_match(seats, game=game, seed='16')}")
    page.wait_for_selector(".map")
    for _ in range(25):
        watch_the_others(page)
        if not play_one(page):
            break
    watch_the_others(page)
    page.keyboard.press("s")  # to the present, whatever was not shown yet
    told = live_log(page)
    page.reload()
    wait_for_question(page)
    assert told == live_log(page)
    assert len(told) > 20
