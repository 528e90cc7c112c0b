"""The edition without a server, served from a sub-path by a plain file server."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from .conftest import DESKTOP, ROOT, Person
from .playing import wait_for_question

pytestmark = pytest.mark.long
ENGINE_MS = 240_000  # plain Python, on a busy machine
OPTION = "[data-option]"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site below `games/`; BEACHHEAD_SITE names one that is there already."""
    folder = tmp_path_factory.mktemp("host") / "games"
    if given := os.environ.get("BEACHHEAD_SITE"):
        folder.symlink_to(Path(given).resolve())
    else:
        tool = ROOT / "tools" / "make_site.py"
        subprocess.run([sys.executable, str(tool), str(folder)], check=True)
    return folder.parent


@pytest.fixture
def host(built: Path) -> Iterator[ThreadingHTTPServer]:
    serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(built)))
    Thread(target=serving.serve_forever, daemon=True).start()
    yield serving
    serving.server_close()


@pytest.fixture
def visitor(host: ThreadingHTTPServer, browser: Any) -> Iterator[Person]:
    port = host.server_address[1]
    found = Person(browser, f"http://127.0.0.1:{port}/games", **DESKTOP)
    found.quick()
    found.page.set_default_timeout(ENGINE_MS)
    yield found
    found.context.close()
    assert found.unexpected() == []


def begin(visitor: Person, game: str) -> str:
    """One click from the start page to the first question; its address."""
    page = visitor.go("/")
    page.click(f"[data-quick={game}]")
    page.wait_for_selector(".log, [role=tablist]")
    wait_for_question(page)
    return str(page.url)


COUNT = """async () => {
    const opened = indexedDB.open('beachhead', 1);
    await new Promise((done) => (opened.onsuccess = done));
    const kept = opened.result.transaction('kept').objectStore('kept');
    const count = kept.count(IDBKeyRange.bound('move/', 'move/~'));
    await new Promise((done) => (count.onsuccess = done));
    opened.result.close();
    return count.result;
}"""


def stored(page: Any) -> int:
    """How many rows of logs are on the disk."""
    return int(page.evaluate(COUNT))


def answer(page: Any) -> None:
    """The first option there is; returns when it is on the disk."""
    before = stored(page)
    page.locator(OPTION).first.click()
    page.wait_for_function(f"async (before) => (await ({COUNT})()) > before", arg=before)


def test_a_tab_that_is_killed_loses_nothing_that_was_answered(visitor: Person) -> None:
    address = begin(visitor, "hexpanse")
    answer(visitor.page)
    before = stored(visitor.page)
    visitor.page.locator(OPTION).first.click(no_wait_after=True)
    visitor.page.close()  # in the middle of a move
    visitor.page = visitor.context.new_page()
    visitor.page.goto(address)
    visitor.page.wait_for_selector(OPTION, timeout=ENGINE_MS)

    assert stored(visitor.page) >= before
