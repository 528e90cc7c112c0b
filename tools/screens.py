"""Looks at every table as a player would, on every screen, and finds text that is cut.

    .venv/bin/python tools/screens.py                           the whole matrix (make screens)
    .venv/bin/python tools/screens.py --game scythe --size 1280x720 --language de
    .venv/bin/python tools/screens.py --quick                   a few of each, as `make test` does
    .venv/bin/python tools/screens.py --table                   the matrix as a table of the guide
    .venv/bin/python tools/screens.py --language pl --more      a part, added to earlier ones
    .venv/bin/python tools/screens.py --looked PICTURE ...      seen by somebody: into the table

A golden game of each game is played again through a real server. On the way to its end the table
is opened at several questions, by a player and by somebody who watches; then the end, the replay
and its scenes. Each picture goes to artefacts/screens/, each finding to the terminal. Needs the
web bundle (`make web`), Chromium and playwright, as the browser tests do.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from looked import PICTURES, SIZES, Finding, Report, keep, kept, mark, told, write_table
from pictures import serving
from playwright.sync_api import sync_playwright
from visitors import Look, Visitor, wear

from beachhead.core.match import Match
from beachhead.lab import golden

ROOT = Path(__file__).resolve().parents[1]
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "pl")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
BROWSERS = 2  # at the same time
STOPS = 4  # questions at which the table is opened
OWN_MOVES = 12  # before somebody looks at what the others did, or resigns
VIEWS = ("decide", "mat", "cards", "log")  # of a phone
BOARD = "[data-at] svg"
CUT = Path(__file__).with_name("cut_text.js").read_text(encoding="utf-8")


class Plan(msgspec.Struct, frozen=True):
    """A golden game, and which of its events are scenes: name -> key of the event.

    What it lacks is looked at in other games: name -> golden game, key of the event or "": the end.
    """

    golden: str
    scenes: dict[str, str]
    elsewhere: dict[str, tuple[str, str]]


PLANS = {
    "cry_havoc": Plan(
        "4p-game-over-trogs",
        {"battle": "battle-begins", "battle-over": "battle-over", "scoring": "points-scored"},
        {"end-two": ("2p-game-over-humans", "")},
    ),
    "hexpanse": Plan(
        "6p-formation-completed-mentacles",
        {"pattern": "pattern-laid", "attack": "attack-made", "formation": "formation-completed"},
        {
            "scene-fall": ("6p-last-warlord-seat-2-seat-5", "player-eliminated"),
            "end-teams": ("6p-last-warlord-seat-2-seat-5", ""),
            "end-judged": ("3p-limit-judged-seat-2", ""),
            "end-draw": ("2p-cyberians-limit-draw-terra", ""),
        },
    ),
    "scythe": Plan(
        "5p-crimea-game-won",
        {"encounter": "encounter-drawn", "scoring": "final-score"},
        {
            "scene-combat": ("4p-crimea-game-won", "combat-revealed"),
            "end-tie": ("3p-crimea-tie-broken", ""),
        },
    ),
    "war_of_the_worlds": Plan(
        "2p-game-won-by-martians-martian",
        {"attack": "attack-struck", "building": "building-destroyed"},
        {
            "end-humans": ("2p-game-won-by-humans-human", ""),
            "end-adjudicated": ("2p-game-adjudicated-human", ""),
        },
    ),
}


class Tour:
    """One game, from question to question and to its end."""

    def __init__(self, browser: Any, url: str, game: str, looks: Sequence[Look]) -> None:
        self.game, self.looks, self.url = game, looks, url
        self.player, self.watcher = Visitor(browser, url), Visitor(browser, url)
        self.seen: list[tuple[str, Look]] = []
        self.findings: list[Finding] = []

    def go(self, stops: int, screens: Sequence[str]) -> None:
        """Open everything that is asked for, in the order in which the match reaches it."""
        plan = PLANS[self.game]
        match = self._golden(plan.golden)
        if set(screens) - {"elsewhere", "own"}:
            self._through(match, plan, stops, screens)
        if "elsewhere" in screens:
            self._elsewhere(plan)
        if "own" in screens:
            self._since_last_turn(match)
            self._own_ends()

    def _through(self, match: Match, plan: Plan, stops: int, screens: Sequence[str]) -> None:
        """The golden game: some of its questions, its end and what is seen of it again."""
        match_id = self.player.post("/api/matches", new_match(match))["id"]
        actors, questions = course(match)
        for number, (n, question) in enumerate(choose(questions, len(actors), stops)):
            self._play(match_id, match, actors, n)
            if "table" in screens:
                self._table(match_id, f"table-{question.lower()}")
            if "others" in screens and number == 0:
                self._open(self.watcher, f"/g/{match_id}", "others")
        if set(screens) <= {"table", "others"}:
            return
        self._play(match_id, match, actors, len(actors))
        if "end" in screens:
            self._open(self.player, f"/g/{match_id}", "end")
        if "replay" in screens:
            self._open(self.player, f"/g/{match_id}/replay#{len(actors) // 2}", "replay")
        if "scene" in screens:
            for name, key in plan.scenes.items():
                if (step := step_with(match, key)) is not None:
                    self._open(self.player, f"/g/{match_id}/replay#{step}", f"scene-{name}")

    def _elsewhere(self, plan: Plan) -> None:
        for name, (golden_name, key) in plan.elsewhere.items():
            match = self._golden(golden_name)
            match_id = self.player.post("/api/replays", match.save())["id"]
            step = f"/replay#{step_with(match, key)}" if key else ""
            self._open(self.player, f"/g/{match_id}{step}", name)

    def _since_last_turn(self, match: Match) -> None:
        """What bots have done, as it opens by itself when it is one's turn again."""
        seats = [
            {"kind": "me"},
            *({"kind": "bot", "level": "level1"} for _ in match.setup.seats[1:]),
        ]
        table = {"game": self.game, "seats": seats, "options": match.setup.options, "seed": "7"}
        match_id = self.player.post("/api/matches", table)["id"]
        moves = seen = 0
        while moves < OWN_MOVES or self.player.wait_for_turn(match_id) <= seen + len(seats):
            seen = self.player.wait_for_turn(match_id)
            self.player.play_any(match_id)
            moves += 1
        for group in alike(self.looks):
            page = self._visit(self.player, f"/g/{match_id}", group[0], recap=True)
            page.evaluate(
                "id => localStorage.setItem('beachhead-seen', `{\"${id}\": 0}`)", match_id
            )
            page.reload()
            page.wait_for_selector(".recap")
            self._look(page, "recap", group)
            if group[0].phone:
                page.click(".recap .fold")
                self._look(page, "recap-open", group)

    def _own_ends(self) -> None:
        """How an end reads for whoever has won and whoever has lost: somebody resigns."""
        for quitter, screen in ((self.watcher, "end-won"), (self.player, "end-lost")):
            seats = [{"kind": "me"}, {"kind": "invite"}]
            table = {"game": self.game, "seats": seats, "watch": True}
            made = self.player.post("/api/matches", table)
            path = f"/api/matches/{made['id']}"
            self.watcher.post(f"{path}/join", {"token": made["invites"][0]["token"]})
            for _ in range(OWN_MOVES):
                asked = self.player if self.player.is_asked(made["id"]) else self.watcher
                asked.play_any(made["id"])
            if quitter is self.player:
                self._lists()
            quitter.post(f"{path}/resign", {"seat": int(quitter is self.watcher)})
            self._open(self.player, f"/g/{made['id']}", screen)

    def _lists(self) -> None:
        """The own games, and those that one can watch."""
        for screen, path in (("games", "/games"), ("watch", "/watch")):
            for group in alike(self.looks):
                page = self._visit(self.player, path, group[0], sight=".rows a")
                self._look(page, screen, group)

    def _golden(self, name: str) -> Match:
        path = ROOT / "tests" / "golden" / self.game / f"{name}.txt"
        return golden.read(path.read_text(encoding="utf-8"))

    def _play(self, match_id: str, match: Match, actors: Sequence[int], to: int) -> None:
        for seq in range(self.player.get(f"/api/matches/{match_id}")["seq"], to):
            self.player.command(match_id, seq, actors[seq], match.actions[seq])

    def _table(self, match_id: str, screen: str) -> None:
        for group in alike(self.looks):
            page = self._visit(self.player, f"/g/{match_id}", group[0])
            page.click(".curtain button")
            page.wait_for_selector(".curtain", state="detached")
            if not group[0].phone:
                self._look(page, screen, group)
            for view in VIEWS if group[0].phone else ():
                page.click(f"[data-view={view}]")
                self._look(page, f"{screen}-{view}", group)

    def _open(self, who: Visitor, path: str, screen: str) -> None:
        for group in alike(self.looks):
            page = self._visit(who, path, group[0])
            if screen.startswith("end"):
                page.wait_for_selector("[data-end] h1")
            self._look(page, screen, group)

    def _visit(
        self, who: Visitor, path: str, look: Look, *, recap: bool = False, sight: str = BOARD
    ) -> Any:
        """The page of a path when it shows what it is opened for."""
        page = who.page(look)
        who.speak(page, look.language, recap=recap)
        page.goto("about:blank")
        page.goto(f"{self.url}{path}")
        page.wait_for_selector(sight, state="attached")
        page.mouse.move(look.width - 2, 2)
        return page

    def _look(self, page: Any, screen: str, looks: Sequence[Look]) -> None:
        """At a page that is open, in each of some looks that need no other page."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for look in looks:
            wear(page, look)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(100)  # the camera settles
            page.screenshot(path=str(PICTURES / f"{self.game}-{screen}-{look.name}.png"))
            self.seen.append((screen, look))
            for where, text, why in page.evaluate(CUT):
                self.findings.append(Finding(self.game, screen, look.name, where, text, why))

    def errors(self) -> list[str]:
        return self.player.errors + self.watcher.errors


def new_match(match: Match) -> dict[str, Any]:
    """The same match at one screen."""
    seats = [
        {"kind": "hotseat" if n else "me", "side": side, "name": name}
        for n, (side, name) in enumerate(zip(match.setup.seats, NAMES, strict=False))
    ]
    options, seed = match.setup.options, match.setup.seed
    return {
        "game": match.game.id,
        "seats": seats,
        "options": options,
        "seed": str(seed),
        "watch": True,
    }


def course(match: Match) -> tuple[list[int], list[tuple[int, str, int]]]:
    """Who made each action; and where seats were asked what, with how many answers."""
    again = Match(match.game, match.setup)
    actors: list[int] = []
    questions = []
    for n, action in enumerate(match.actions):
        assert again.decision is not None
        questions.append((n, again.decision.name, len(again.legal())))
        actors.append(again.seat)
        again.play(action)
    return actors, questions


def choose(
    questions: Sequence[tuple[int, str, int]], length: int, stops: int
) -> list[tuple[int, str]]:
    """The fullest question of each kind in the second half; the kinds that ask most first."""
    best: dict[str, tuple[int, str, int]] = {}
    for asked in questions:
        n, name, answers = asked
        if n >= length // 3 and answers > best.get(name, (0, "", 0))[2]:
            best[name] = asked
    fullest = sorted(best.values(), key=lambda asked: -asked[2])[:stops]
    return sorted((n, name) for n, name, _ in fullest)


def step_with(match: Match, key: str) -> int | None:
    """The action in which an event with this key last happened."""
    for n in range(len(match.actions), 0, -1):
        if any(event.key == key for event in match.events(0, n - 1, n)):
            return n
    return None


def looks(chosen: argparse.Namespace) -> list[Look]:
    if chosen.quick:
        return [Look("1280x720", "light", "de"), Look("390x844", "dark", "pl")]
    every = ((s, t, w) for s in chosen.size for t in chosen.theme for w in chosen.language)
    return [Look(*each) for each in every]


def alike(looks: Sequence[Look]) -> list[list[Look]]:
    """Looks that one page can wear one after another: the same device and language."""
    groups: dict[tuple[bool, str], list[Look]] = {}
    for look in looks:
        groups.setdefault((look.phone, look.language), []).append(look)
    return list(groups.values())


def tour(
    game: str, url: str, seen_as: Sequence[Look], stops: int, screens: Sequence[str]
) -> Report:
    """One game in a browser of its own."""
    chromium = os.environ.get("BEACHHEAD_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as api:
        browser = api.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        going = Tour(browser, url, game, seen_as)
        going.go(stops, screens)
        browser.close()
    return Report(game, going.seen, going.findings, going.errors())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", nargs="+", choices=list(PLANS), default=list(PLANS))
    parser.add_argument("--size", nargs="+", default=list(SIZES))
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    every = ("table", "others", "end", "replay", "scene", "elsewhere", "own")
    parser.add_argument("--screen", nargs="+", choices=every, default=list(every))
    parser.add_argument("--stops", type=int, default=STOPS, help="questions to open the table at")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--table", action="store_true", help="write the table of the guide")
    parser.add_argument("--looked", nargs="+", default=[], help="pictures somebody has looked at")
    parser.add_argument("--more", action="store_true", help="add to what earlier runs have seen")
    chosen = parser.parse_args()
    if chosen.looked:
        mark(chosen.looked)
        write_table(PLANS)
        return
    stops = 1 if chosen.quick else chosen.stops
    screens = ("table", "end") if chosen.quick else chosen.screen
    reports = []
    with serving() as url, ProcessPoolExecutor(BROWSERS) as browsers:
        going = [
            browsers.submit(tour, game, url, looks(chosen), stops, screens) for game in chosen.game
        ]
        for report in (each.result() for each in going):
            reports.append(kept(report) if chosen.more else report)
            if not chosen.quick:
                keep(reports[-1])
            print(f"{report.game}: {len(report.seen)} pictures, {len(report.findings)} texts cut")
            for line in (*told(report.findings), *report.errors):
                print(line, flush=True)
    if chosen.table:
        write_table(PLANS)
    sys.exit(any(report.findings or report.errors for report in reports))


if __name__ == "__main__":
    main()
