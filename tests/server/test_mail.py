"""The outbox: whatever is wrong with one mail, the others leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from beachhead.cli.outbox import outbox
from beachhead.server.settings import Settings
from beachhead.server.store import users
from beachhead.server.store.users import MOST_TRIES

from .conftest import Server, running


class Delivered:
    """Stands where the mail server would: keeps what arrives, with the way it was sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.to: list[str] = []
        self.ways: list[dict[str, Any]] = []
        monkeypatch.setattr("aiosmtplib.send", self._send)

    async def _send(self, message: Any, **way: Any) -> None:
        self.to.append(message["To"])
        self.ways.append(way)


def post(server: Server, *addresses: str) -> None:
    with server.services.database.writing.begin() as connection:
        for address in addresses:
            users.post(connection, address, "Log in", "#link", 0)


def empty(server: Server) -> None:
    portal: Any = server.client.blocking_portal
    portal.call(server.services.postman.empty_outbox)


def settings_in(folder: Path, **more: Any) -> Settings:
    return Settings(data_dir=str(folder), bots="none", mail_server="localhost", **more)


def test_an_address_no_message_can_carry_keeps_no_mail_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived = Delivered(monkeypatch)
    with running(settings_in(tmp_path)) as server:
        post(server, "bad@example.org\r\nBcc: all@example.org", "ann@example.org")
        for _ in range(MOST_TRIES + 1):
            empty(server)
    assert arrived.to == ["ann@example.org"]
    monkeypatch.setenv("BEACHHEAD_DATA_DIR", str(tmp_path))
    listed = CliRunner().invoke(outbox, []).output
    assert "bad@example.org" in listed and "ValueError" in listed and "ann@" not in listed
    assert "\nBcc" not in listed
    assert "1 mails" in CliRunner().invoke(outbox, ["--again"]).output
    assert CliRunner().invoke(outbox, []).output == ""


@pytest.mark.parametrize(
    ("tls", "port", "use_tls", "start_tls"),
    [("offered", 25, False, None), ("starttls", 587, False, True), ("tls", 465, True, False)],
)
def test_the_mail_server_gets_login_and_encryption(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    tls: Any,
    port: int,
    use_tls: bool,
    start_tls: bool | None,
) -> None:
    arrived = Delivered(monkeypatch)
    login = {"mail_user": "me", "mail_password": "secret"}
    with running(settings_in(tmp_path, mail_tls=tls, **login)) as server:
        post(server, "ann@example.org")
        empty(server)
    way = arrived.ways[0]
    assert (way["port"], way["use_tls"], way["start_tls"]) == (port, use_tls, start_tls)
    assert (way["username"], way["password"]) == ("me", "secret")
