"""Clients for the drills: a server process, and people who talk to it over real connections."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import socket
import sys
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

WAIT = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def allow_many_sockets() -> None:
    """As many open files as the system lets us have; children inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def new_client(connections: int) -> httpx.AsyncClient:
    """A client shared by many people; it keeps no cookies of its own."""
    limits = httpx.Limits(max_connections=connections, max_keepalive_connections=connections)
    client = httpx.AsyncClient(timeout=30, limits=limits)
    client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return client


class Process:
    """`beachhead serve` as a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
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
            )
        async with httpx.AsyncClient(base_url=self.url) as client, asyncio.timeout(WAIT):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get("/health")).status_code == 200:
                        return
                if self._process.returncode is not None:
                    raise RuntimeError(f"the server ended, see {self._data / 'server.log'}")
                await asyncio.sleep(0.05)

    async def stop(self, number: int = signal.SIGTERM) -> None:
        """End it; SIGKILL is the drill."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.wait()
        self._process = None


class Person:
    """One browser: cookie, token, requests, sockets."""

    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        self._url = url
        self._client = client
        self._headers: dict[str, str] = {}
        self.id = ""
        self.match_id = ""  # where this person sits, if anywhere

    async def arrive(self) -> None:
        answer = await self._client.get(f"{self._url}/api/me")
        cookie = answer.headers["set-cookie"].partition(";")[0]
        me = answer.json()
        self.id = me["id"]
        self._headers = {"cookie": cookie, "x-csrf-token": me["csrf"]}

    async def get(self, path: str) -> httpx.Response:
        return await self._client.get(self._url + path, headers=self._headers)

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self._client.post(self._url + path, json=body, headers=self._headers)

    async def new_match(self, game: str, *kinds: str, **more: Any) -> str:
        seats = [{"kind": kind} for kind in kinds]
        answer = await self.post("/api/matches", {"game": game, "seats": seats} | more)
        answer.raise_for_status()
        return str(answer.json()["id"])

    @contextlib.asynccontextmanager
    async def socket(self, match_id: str) -> Any:
        address = self._url.replace("http", "ws", 1) + f"/api/matches/{match_id}/socket"
        headers = {"cookie": self._headers["cookie"]}
        connection: ClientConnection
        async with connect(address, additional_headers=headers, max_size=None) as connection:
            yield connection


class Head(msgspec.Struct):
    """The few fields of a table that the drills look at."""

    seq: int
    at: int
    over: bool
    asked: dict[str, Any] | None = None


class Message(msgspec.Struct):
    type: str
    table: Head | None = None


def command(head: Head, choice: int) -> dict[str, Any]:
    """One of the options, as a command."""
    assert head.asked is not None
    options = head.asked["options"]
    action = options[choice % len(options)]["action"]
    return {"id": uuid4().hex, "seq": head.seq, "seat": head.asked["seat"], "action": action}
