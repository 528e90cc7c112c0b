"""Takes the pictures of the README: one table of each game, played by bots up to a telling moment.

    .venv/bin/python tools/pictures.py [GAME ...]      writes docs/pictures/GAME.jpg

Needs the web bundle (`make web`), Chromium and playwright, as the browser tests do. The same seed
is played again move by move through a real server, so the pictures come out alike every time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from people import free_port
from playwright.sync_api import sync_playwright

from beachhead.bots import levels
from beachhead.bots.base import as_known
from beachhead.core.match import Match

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE = {"width": 1440, "height": 900}
QUALITY = 50
LEVEL = 2
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Scene(msgspec.Struct, frozen=True):
    """When the picture is taken: at this question of the first seat, after so many actions."""

    question: str
    after: int
    seed: int
    players: int = 4
    options: dict[str, str] = {}
    theme: str = "light"


SCENES = {
    "cry_havoc": Scene("D-TURN", 90, 5, theme="dark"),
    "scythe": Scene("D-SECTION", 200, 5),
    "war_of_the_worlds": Scene("D-MAIN", 80, 5, players=2),
    "hexpanse": Scene("D-ACTION", 90, 5, options={"level": "admiral"}, theme="dark"),
}
STAGE = """async ({ match, moves }) => {
    const me = await (await fetch('/api/me')).json();
    const headers = { 'x-csrf-token': me.csrf, 'content-type': 'application/json' };
    const post = async (path, body) => {
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    const { id } = await post('/api/matches', match);
    for (const [seq, [seat, action]] of moves.entries())
        await post(`/api/matches/${id}/commands`, { id: crypto.randomUUID(), seq, seat, action });
    return id;
}"""


def play(game: str, scene: Scene) -> tuple[Match, list[tuple[int, int]]]:
    """The match at its telling moment, and who did what on the way there."""
    match = Match.new(game, players=scene.players, options=scene.options, seed=scene.seed)
    bot, budget = levels.make(LEVEL, game), levels.budget(LEVEL, game)
    moves: list[tuple[int, int]] = []
    while match.decision is not None:
        ripe = len(moves) >= scene.after and match.seat == 0
        if ripe and match.decision.name == scene.question:
            return match, moves
        known = as_known(match.state, match.seat, len(moves) + 1)
        moves.append((match.seat, int(bot.choose(known, scene.seed + len(moves), budget))))
        match.play(moves[-1][1])
    raise SystemExit(f"{game}: the game was over before {scene.question}")


@contextmanager
def serving() -> Iterator[str]:
    """A server with an empty data directory."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        settings = {"BEACHHEAD_DATA_DIR": folder, "BEACHHEAD_RATE_LIMITS": "0"}
        command = [sys.executable, "-m", "beachhead.cli", "serve", "--port", str(port)]
        process = subprocess.Popen(
            command,
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(f"{url}/health")
            yield url
        finally:
            process.terminate()
            process.wait(20)


def wait_for(url: str) -> None:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server did not start")


def take(browser: Any, url: str, game: str) -> Path:
    """One picture."""
    scene = SCENES[game]
    match, moves = play(game, scene)
    people = zip(match.setup.seats, NAMES, strict=False)
    seats = [
        {"kind": "hotseat" if n else "me", "side": side, "name": name}
        for n, (side, name) in enumerate(people)
    ]
    wanted = {"game": game, "seats": seats, "options": scene.options, "seed": scene.seed}
    context = browser.new_context(
        viewport=SIZE, locale="en-GB", color_scheme=scene.theme, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(url)
    match_id = page.evaluate(STAGE, {"match": wanted, "moves": moves})
    page.goto(f"{url}/g/{match_id}")
    page.click(".curtain button")
    page.mouse.move(SIZE["width"] - 5, 5)
    page.wait_for_selector("[data-option]")
    page.wait_for_timeout(1000)  # fonts and the last move's marks
    file = FOLDER / f"{game}.jpg"
    page.screenshot(path=str(file), type="jpeg", quality=QUALITY)
    context.close()
    return file


def main() -> None:
    games = sys.argv[1:] or list(SCENES)
    if unknown := set(games) - set(SCENES):
        raise SystemExit(f"no scene for {', '.join(sorted(unknown))}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("BEACHHEAD_CHROMIUM") or shutil.which("chromium")
    with serving() as url, sync_playwright() as api:
        browser = api.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in games:
            file = take(browser, url, game)
            print(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
