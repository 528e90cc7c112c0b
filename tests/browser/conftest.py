"""A server of our own, Chromium, and people who sit down at tables."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BUNDLE = ROOT / "src" / "beachhead" / "web" / "index.html"
ARTEFACTS = ROOT / "artefacts" / "screens"

playwright_api = pytest.importorskip(
    "playwright.sync_api", reason="browser tests need playwright: pip install -e '.[browser]'"
)
Page = Any
Browser = Any

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


def find_chromium() -> str | None:
    """Chromium from the system; installed from its packages where that is possible."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("BEACHHEAD_CHROMIUM") or next(filter(None, map(shutil.which, names)), "")
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        for step in (["update"], ["install", "-y", "chromium"]):
            subprocess.run(["apt-get", "-qq", *step], check=False, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium") or ""
    return found or None


class Server:
    """`beachhead serve` in its own process; it may be killed and started again."""

    def __init__(self, folder: Path, source: Path | None = None) -> None:
        self.folder = folder
        self.source = source  # of another working copy
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "BEACHHEAD_DATA_DIR": str(self.folder),
            "BEACHHEAD_RATE_LIMITS": "0",
        }
        if self.source is not None:
            environment |= {"PYTHONPATH": str(self.source), "BEACHHEAD_PURE": "1"}
        command = [sys.executable, "-m", "beachhead.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(150):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.2)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)


@pytest.fixture(scope="session")
def chromium() -> str:
    if not BUNDLE.exists():
        pytest.skip("no web bundle: run `npm run build` in web/ first")
    pytest.importorskip("beachhead.server.app", reason="the server is not installed")
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium: install Debian's package, or name one in BEACHHEAD_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with playwright_api.sync_playwright() as play:
        launched = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield launched
        launched.close()


class Person:
    """Somebody at a browser of their own."""

    def __init__(self, browser: Browser, url: str, **settings: Any) -> None:
        self.url = url
        self.context = browser.new_context(**{**DESKTOP, "locale": "en-GB", **settings})
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.expected: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"page {error}"))
        self.page.on("console", self._hear)
        self.page.on("response", self._receive)
        self.page.on("requestfailed", self._miss)
        self.page.set_default_timeout(20_000)

    def _hear(self, message: Any) -> None:
        # what could not be loaded is told by its own event, with the address
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.faults.append(f"console {message.text}")

    def _receive(self, answer: Any) -> None:
        if answer.status >= 400:
            path = answer.url.removeprefix(self.url)
            self.faults.append(f"{answer.status} {answer.request.method} {path}")

    def _miss(self, request: Any) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that was left
            self.faults.append(f"{request.failure} {request.method} {request.url}")

    def expect(self, *patterns: str) -> None:
        """Faults this test provokes, as regular expressions for their beginning."""
        self.expected += patterns

    def unexpected(self) -> list[str]:
        return [
            fault
            for fault in self.faults
            if not any(re.match(pattern, fault) for pattern in self.expected)
        ]

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def quick(self, **kept: Any) -> None:
        """No animation: what is tested is not how it moves."""
        settings = {
            "animation": "off",
            "pace": "instant",
            "recap": False,
            "confirm": False,
            "askOnce": False,
            "language": "en",
        }
        text = json.dumps({**settings, **kept})
        self.context.add_init_script(
            f"localStorage.getItem('beachhead-settings') ?? "
            f"localStorage.setItem('beachhead-settings', {text!r})"
        )

    def new_match(self, seats: list[dict[str, Any]], **more: Any) -> str:
        """A table made behind the scenes, for tests of what happens at it."""
        if self.page.url == "about:blank":
            self.go().wait_for_selector(".game")
        answer = self.page.evaluate(
            """async (match) => {
                const me = await (await fetch('/api/me')).json();
                const headers = { 'x-csrf-token': me.csrf, 'content-type': 'application/json' };
                const body = JSON.stringify(match);
                return (await fetch('/api/matches', { method: 'POST', headers, body })).json();
            }""",
            {"game": "war_of_the_worlds", "seats": seats, **more},
        )
        return str(answer["id"])

    def sit(self, match: str) -> Page:
        page = self.go(f"/g/{match}")
        page.wait_for_selector(".ww-board")
        return page


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Call it for a new person; nobody may leave with an error or a failed request."""
    seated: list[Person] = []

    def person(
        url: str | None = None, kept: dict[str, Any] | None = None, **settings: Any
    ) -> Person:
        made = Person(browser, url or request.getfixturevalue("server").url, **settings)
        made.quick(**(kept or {}))
        seated.append(made)
        return made

    yield person
    for one in seated:
        faults = one.unexpected()
        one.context.close()
        assert not faults, faults


def keep(page: Page, name: str) -> None:
    """A picture for the build artefacts."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / f"{name}.png"))
