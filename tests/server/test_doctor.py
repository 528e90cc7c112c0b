"""What `beachhead doctor` finds on a host."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from beachhead.server import clocks
from beachhead.server.doctor import Finding, examine, examine_mail
from beachhead.server.settings import Settings
from beachhead.server.store.opening import opened

from .conftest import running


def found(verdict: str, **settings: Any) -> list[str]:
    return [each.text for each in examine(Settings(**settings)) if each.verdict == verdict]


def about(texts: list[str], word: str) -> bool:
    return any(word in text for text in texts)


def test_a_new_host_has_nothing_that_people_would_notice(tmp_path: Path) -> None:
    told = found("bad", data_dir=str(tmp_path))

    assert [text for text in told if "web client" not in text] == []


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    assert about(found("bad", data_dir=str(tmp_path / "file")), "cannot write to")


def test_a_running_server_is_no_fault(tmp_path: Path) -> None:
    with opened(Settings(data_dir=str(tmp_path)).url):
        assert about(found("note", data_dir=str(tmp_path)), "another server uses")
        assert not about(found("bad", data_dir=str(tmp_path)), "another server")


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert about(found("note", data_dir=str(tmp_path), port=port), f"port {port} is taken")
    assert about(found("good", data_dir=str(tmp_path), port=port), f"port {port} is free")


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"proxies": "127.0.0.1"}, "BEACHHEAD_SECURE_COOKIES=1"),
        ({"secure_cookies": True}, "BEACHHEAD_PROXIES=127.0.0.1"),
    ],
)
def test_settings_behind_a_proxy_fit_together(
    tmp_path: Path, settings: dict[str, Any], told: str
) -> None:
    https = {"data_dir": str(tmp_path), "public_url": "https://play.example.org"}

    assert about(found("bad", **https, **settings), told)
    assert not about(found("bad", **https, secure_cookies=True, proxies="127.0.0.1"), "BEACHHEAD")


def test_a_clock_behind_what_is_stored_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data_dir=str(tmp_path), bots="none")
    with running(settings) as server:
        server.person().new_match()
    assert not about(found("bad", data_dir=str(tmp_path)), "clock")

    yesterday = int(time.time() * 1000) - 24 * 3_600_000
    monkeypatch.setattr(clocks, "now", lambda: yesterday)
    assert about(found("bad", data_dir=str(tmp_path)), "the clock is 14")


def test_a_mail_server_that_does_not_answer_is_a_fault() -> None:
    def mail(**settings: Any) -> Finding:
        return asyncio.run(examine_mail(Settings(**settings)))

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    assert mail().verdict == "note"
    assert mail(mail_server=f"127.0.0.1:{port}").verdict == "bad"
