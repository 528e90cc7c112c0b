"""What goes wrong around a server: clocks, disks, clients, files, bots, old databases."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest
import uvicorn
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy import column as sql_column
from sqlalchemy import table as sql_table

from beachhead import Match
from beachhead.core.replay import encode
from beachhead.server import clocks
from beachhead.server.app import make_app
from beachhead.server.bots import BotFailed, Pool
from beachhead.server.settings import Settings
from beachhead.server.store import backup, migrate
from beachhead.server.store.database import Database
from beachhead.server.store.schema import metadata

from .conftest import GAME, Person, Server, problem, running
from .test_bots import request

# -- the system's clock ------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [3, -3])
def test_players_do_not_pay_for_a_clock_that_is_set(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    with running(settings) as server:
        ann, bob = server.person(), server.person()
        match_id = ann.new_match("me", "open", pace="live").id
        bob.post(f"/api/matches/{match_id}/join", {"seat": 1})
        honest = clocks.now
        monkeypatch.setattr(clocks, "now", lambda: honest() + hours * clocks.HOUR)
        time.sleep(2.5)  # the clocks are looked at every second
        table = ann.table(match_id)
        assert table.vote is None and table.clock is not None and table.clock.running is not None
        left = table.clock.left[table.clock.running]
        assert left is not None
        assert clocks.RATES["live"].start - 20_000 < left <= clocks.RATES["live"].start
        who = ann if table.asked is not None and table.asked.mine else bob
        assert who.play(match_id).at == 1


# -- the disk ----------------------------------------------------------------------------------


def pages(server: Server, most: int) -> None:
    """Let SQLite believe that the disk ends after so many pages; 0: no end."""

    def limit(connection: Connection) -> int:
        now = connection.exec_driver_sql("pragma page_count").scalar_one()
        wanted = now + most if most else 1_000_000_000
        connection.exec_driver_sql(f"pragma max_page_count={wanted}")
        return 0

    portal: Any = server.client.blocking_portal
    portal.call(server.services.database.write, limit)


def test_a_full_disk_loses_nothing_and_is_told(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path), rate_limits=False, bots="none")
    with running(settings) as server:
        ann = server.person()
        match_id = ann.new_match("me", "hotseat", seed=3).id
        pages(server, 1)
        last = ann.table(match_id)
        for _ in range(400):
            answer = ann.post(f"/api/matches/{match_id}/commands", ann.command(last))
            if answer.status_code != 200:
                break
            last = ann.table(match_id, "?since=9999")
        assert (answer.status_code, problem(answer)) == (503, "error-storage")
        now = ann.table(match_id, "?since=9999")
        assert now.seq == last.seq, "what was not stored has not happened"
        pages(server, 0)
        assert ann.play(match_id).seq == last.seq + 1


# -- readers -----------------------------------------------------------------------------------


class Stalled:
    """A browser that opens a socket at a table and then reads nothing."""

    def __init__(self, port: int, match_id: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect(("127.0.0.1", port))
        head = [
            f"GET /api/matches/{match_id}/socket HTTP/1.1",
            f"host: 127.0.0.1:{port}",
            "upgrade: websocket",
            "connection: Upgrade",
            "sec-websocket-version: 13",
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        self.line.sendall("\r\n".join([*head, "", ""]).encode())


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[tuple[Server, int]]:
    """A server in this process that also has a port."""
    app = make_app(Settings(data_dir=str(tmp_path), rate_limits=False, bots="none"))
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # nothing hides in the kernel
        config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", lifespan="on")
        served = uvicorn.Server(config)
        thread = threading.Thread(target=served.run, kwargs={"sockets": [door]})
        thread.start()
        while not served.started:
            time.sleep(0.02)
        yield app, door.getsockname()[1]  # type: ignore[misc]
        served.should_exit = True
        thread.join(20)


def test_a_reader_that_stalls_is_let_go_and_delays_nobody(listening: tuple[Any, int]) -> None:
    app, port = listening
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
        csrf = browser.get("/api/me").json()["csrf"]
        headers = {"x-csrf-token": csrf}
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        body = {"game": GAME, "seats": seats, "seed": 5}
        match_id = browser.post("/api/matches", json=body, headers=headers).json()["id"]
        stalled = [Stalled(port, match_id) for _ in range(3)]
        hub = app.state.services.hub
        slowest = 0.0
        connected = 0
        for _ in range(600):
            table = browser.get(f"/api/matches/{match_id}?since=9999").json()
            connected = max(connected, len(hub._clients.get(match_id, ())))
            if table["asked"] is None or (connected == 3 and match_id not in hub._clients):
                break
            sent = {
                "id": uuid4().hex,
                "seq": table["seq"],
                "seat": table["asked"]["seat"],
                "action": table["asked"]["options"][0]["action"],
            }
            began = time.monotonic()
            path = f"/api/matches/{match_id}/commands"
            assert browser.post(path, json=sent, headers=headers).status_code == 200
            slowest = max(slowest, time.monotonic() - began)
        assert connected == 3 and match_id not in hub._clients
        assert slowest < 5
        for one in stalled:
            one.line.close()


# -- files -------------------------------------------------------------------------------------


def poisons() -> Iterator[bytes]:
    match = Match.new(GAME, seed=9)
    for _ in range(5):
        match.play(match.legal()[0])
    good: dict[str, Any] = msgspec.json.decode(encode(match.save()))
    wrong: dict[str, list[Any]] = {
        "game": ["chess", "../../etc/passwd", None, "x" * 10_000],
        "seats": [[], ["cat"] * 2, ["martian"] * 1000, None],
        "options": [{"a": "b"}, {"round_limit": "9" * 5000}, [], None],
        "seed": [-1, 1 << 80, 1.5, "1", None],
        "actions": [[-1], [10**30], [0] * 50_000, ["end_turn"], [None], {}],
        "fingerprint": ["", "0" * 16, 7],
        "rules": [0, 10**9, None],
        "edition": ["", "x" * 100_000],
    }
    for name, values in wrong.items():
        for value in values:
            yield msgspec.json.encode(good | {name: value})
    for name in wrong:
        yield msgspec.json.encode({key: value for key, value in good.items() if key != name})
    whole = msgspec.json.encode(good)
    yield from (whole[:-1], b"", b"null", b"[]", b"[" * 50_000, b'{"a":' * 20_000, b"\xff\xfe{}")
    yield whole + whole
    yield b" " * 3_000_000


def test_a_poisoned_file_is_refused_and_harms_nothing(server: Server, ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat", seed=1).id
    began = time.monotonic()
    count = 0
    for body in poisons():
        server.client.cookies.clear()
        headers = ann.headers() | {"content-type": "application/json"}
        answer = server.client.post("/api/replays", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, (body[:200], answer.text[:200])
        assert problem(answer).startswith("error-"), body[:200]
        count += 1
    assert count > 35 and time.monotonic() - began < 60
    assert ann.play(match_id).at == 1
    assert ann.get("/api/matches?scope=finished").json() == []


# -- bots --------------------------------------------------------------------------------------

GREEDY_FOR_MEMORY = """
from beachhead import bots
from beachhead.server import levels, thinking

class Eater(bots.Bot):
    def choose(self, state, rng, budget):
        hoard = []
        while True:
            hoard.append(bytearray(50_000_000))

honest = levels.make
levels.make = lambda level, game: (Eater(game), bots.Budget()) if level == "level5" else (
    honest(level, game)
)
thinking.main()
"""


def test_a_bot_that_eats_memory_is_stopped(tmp_path: Path) -> None:
    program = tmp_path / "eater.py"
    program.write_text(GREEDY_FOR_MEMORY)

    async def run() -> tuple[str, int]:
        pool = Pool(1, 20.0, 1024, [str(program)])
        try:
            with pytest.raises(BotFailed) as caught:
                await pool.ask(request("level5"))
            return str(caught.value), (await pool.ask(request("level1"))).action
        finally:
            await pool.close()

    failure, action = asyncio.run(run())
    assert "MemoryError" in failure and action in Match.new(GAME, seed=4).legal()


# -- the first release's database --------------------------------------------------------------


@contextlib.contextmanager
def first_release(settings: Settings) -> Iterator[Connection]:
    """An empty database as the first release made it."""
    database = Database(settings.url)
    with database.writing.begin() as connection:
        migrate.upgrade(connection, "0001")
        yield connection
    database.close()


def fill_as_then(settings: Settings, tmp_path: Path) -> str:
    """A match of the first release: a person against "greedy", five moves, a notice."""
    made = Settings(data_dir=str(tmp_path / "now"), rate_limits=False, bots="none")
    with running(made) as server:
        ann = server.person()
        match_id = ann.new_match("me", "hotseat", seed=8).id
        for turn in range(5):
            ann.play(match_id, turn)
    now = Database(made.url)
    with first_release(settings) as then, now.reading.begin() as reading:
        known = inspect(then)
        for table in metadata.sorted_tables:
            if table.name == "job" or not known.has_table(table.name):
                continue
            columns = {column["name"] for column in known.get_columns(table.name)}
            rows = [
                {name: value for name, value in row.items() if name in columns}
                for row in reading.execute(table.select()).mappings()
            ]
            if rows:
                old = sql_table(table.name, *map(sql_column, rows[0]))
                then.execute(old.insert(), rows)
        then.execute(text("update seat set kind = 'bot', level = 'greedy' where seat = 1"))
        facts = '{"seat":1,"side":"human","level":"level-greedy"}'
        notice = {"m": match_id, "f": facts}
        then.execute(
            text(
                "insert into notice (match_id, key, facts_json, made) "
                "values (:m, 'table-bot-late', :f, 1)"
            ),
            notice,
        )
    now.close()
    return match_id


def test_a_database_of_the_first_release_is_brought_forward(
    settings: Settings, tmp_path: Path
) -> None:
    match_id = fill_as_then(settings, tmp_path)
    with running(settings) as server:
        table = server.person().table(match_id)
        assert table.at == 5 and table.seats[1].level == "level2"
        assert table.notices[-1].facts["level"] == "bot-level-2"


def test_a_backup_of_the_first_release_is_restored(tmp_path: Path) -> None:
    old = Settings(data_dir=str(tmp_path / "old"))
    match_id = fill_as_then(old, tmp_path)
    file = tmp_path / "backup.sqlite3"
    backup.backup(old.url, file)
    before = file.read_bytes()
    new = Settings(data_dir=str(tmp_path / "new"), rate_limits=False, bots="none")
    backup.restore(new.url, file)
    assert file.read_bytes() == before, "the backup stays as it is"
    with running(new) as server:
        assert server.person().table(match_id).seats[1].level == "level2"


def test_every_write_is_fenced_from_a_failing_one(tmp_path: Path) -> None:
    """A statement that fails in the middle of a shared commit takes nothing else with it."""
    database = Database(Settings(data_dir=str(tmp_path)).url)
    seen: list[str] = []
    event.listen(
        database.writing, "before_cursor_execute", lambda c, cur, sql, *rest: seen.append(sql)
    )

    def put(number: int) -> Any:
        return lambda c: c.exec_driver_sql(f"insert into t values ({number})").rowcount

    async def run() -> list[Any]:
        await database.write(lambda c: c.exec_driver_sql("create table t (n integer unique)"))
        puts = [database.write(put(number)) for number in (1, 1, 2, 3)]
        return await asyncio.gather(*puts, return_exceptions=True)

    results = asyncio.run(run())
    database.close()
    assert [isinstance(result, Exception) for result in results].count(True) == 1
    assert any(sql.startswith("SAVEPOINT") for sql in seen)
