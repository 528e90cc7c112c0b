"""Pages that are files: the client and the handbook."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.server.errors import Refused
from beachhead.server.static import Bundle

from .conftest import Server


@pytest.fixture
def bundle(tmp_path: Path) -> Bundle:
    for name, text in {
        "web/index.html": "start",
        "handbook/index.html": "handbook",
        "handbook/guide/server.html": "server",
        "secret.txt": "secret",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Bundle(tmp_path / "web", tmp_path / "handbook")


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("", b"start"),
        ("g/abc", b"start"),
        ("docs/index.html", b"handbook"),
        ("docs/guide/server.html", b"server"),
    ],
)
def test_each_address_has_its_page(bundle: Bundle, path: str, content: bytes) -> None:
    assert bundle.answer(path, "").content == content


@pytest.mark.parametrize("path", ["docs/nothing", "docs/../secret.txt", "../secret.txt", "x.js"])
def test_what_is_not_there_is_not_found(bundle: Bundle, path: str) -> None:
    with pytest.raises(Refused):
        bundle.answer(path, "")


def test_the_handbook_begins_at_its_index(server: Server) -> None:
    answer = server.client.get("/docs", follow_redirects=False)

    assert answer.status_code == 302
    assert answer.headers["location"] == "/docs/index.html"
