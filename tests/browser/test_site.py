"""The edition without a server: served from a sub-path by a plain file server, then by nobody."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from beachhead.core import registry

from .conftest import DESKTOP, PHONE, ROOT, Person
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


def test_all_games_are_played_offline_after_the_first_visit(
    visitor: Person, host: ThreadingHTTPServer
) -> None:
    begin(visitor, "war_of_the_worlds")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.shutdown()
    host.server_close()
    visitor.page.set_viewport_size(PHONE["viewport"])

    for game in registry.names():
        begin(visitor, game)
        answer(visitor.page)


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


def test_two_tabs_show_the_same_table(visitor: Person) -> None:
    address = begin(visitor, "hexpanse")
    other = visitor.context.new_page()
    other.goto(address)
    other.wait_for_selector(OPTION, timeout=ENGINE_MS)
    before = other.locator("[data-option]").all_inner_texts()
    answer(visitor.page)
    other.wait_for_function(
        "before => JSON.stringify([...document.querySelectorAll('[data-option]')]"
        ".map((one) => one.innerText)) !== before",
        arg=json.dumps(before, ensure_ascii=False),
        timeout=ENGINE_MS,
    )


def test_all_games_go_to_a_file_and_come_back(visitor: Person, tmp_path: Path) -> None:
    begin(visitor, "war_of_the_worlds")
    page = visitor.go("/?/profile")
    with page.expect_download() as saved:
        page.click("[data-save-all]")
    file = tmp_path / "all.json"
    saved.value.save_as(file)
    fresh = Person(page.context.browser, visitor.url, **DESKTOP)
    fresh.quick()
    fresh.go("/?/profile").set_input_files("[data-load-all]", file)
    fresh.page.wait_for_selector("text=One game loaded.")
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "beachhead-games", "version": 1, "entries": {"match/x": "{}"}}')
    fresh.page.set_input_files("[data-load-all]", bad)
    fresh.page.wait_for_selector("text=This is not a file with saved games.")
    fresh.go("/").wait_for_selector(".yours a")
    href = fresh.page.locator(".yours a").first.get_attribute("href")
    fresh.context.close()

    assert re.search(r"/g/\w", href or "")
