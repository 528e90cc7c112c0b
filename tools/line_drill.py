"""Half-sent requests and greedy sockets: everybody else is answered all the same.

    python tools/line_drill.py --half 1050 --sockets 100 --seconds 10

First a thousand requests are begun and never finished, from one address and then from many, at a
server that may have 1,024 files open. Then, at the table of a long game, two sockets ask for the
whole table fourteen times a second, and a hundred sockets read along. Meanwhile `/health` must be
answered in time. With --nginx, the half-sent requests go to a real nginx in front of the server,
with the configuration of docs/guide/server.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from people import HERE, Line, Person, Process, allow_many_sockets, free_port
from websockets.exceptions import ConnectionClosed

from beachhead import Match
from beachhead.core import replay

GUIDE = Path(__file__).parents[1] / "docs" / "guide" / "server.md"
FILES = 1024  # what many systems allow
SECONDS = 3.0  # a request may take, in this drill
HALF = b"POST /api/matches HTTP/1.1\r\nhost: drill\r\ncontent-length: 400\r\nx-slow: "
GAME = "war_of_the_worlds"
LOOKS_PER_SECOND = 14
CALM = 3.0  # seconds before the attack: what `/health` takes then is the machine's own
PATIENCE = 20.0  # seconds for one answer


@contextlib.asynccontextmanager
async def serving(folder: Path, files: int = 0, **settings: str) -> AsyncIterator[int]:
    server = Process(folder, BEACHHEAD_BOTS="none", **settings)
    server.files = files
    await server.start()
    try:
        yield server.port
    finally:
        await server.stop()


class Health:
    """How long `/health` takes, again and again, from an address of its own."""

    def __init__(self, port: int, limit: float) -> None:
        self._port = port
        self._limit = limit
        self.times: list[float] = []
        self.failed = 0

    @property
    def faults(self) -> int:
        return self.failed + sum(took > self._limit for took in self.times) + (not self.times)

    async def watch(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            began = time.perf_counter()
            line = Line(self._port, "127.0.9.9")
            try:
                async with asyncio.timeout(PATIENCE):
                    (await line.ask("GET", "/health", {}, b"")).expect(200)
                self.times.append(time.perf_counter() - began)
            except (ConnectionError, TimeoutError, RuntimeError):
                self.failed += 1
            line.close()
            await asyncio.sleep(0.1)

    def __str__(self) -> str:
        most = 1000 * max(self.times, default=0.0)
        half = 1000 * sorted(self.times)[len(self.times) // 2] if self.times else 0.0
        return f"/health {half:.0f} ms, at most {most:.0f} ms, {self.failed} unanswered"


async def begin(port: int, source: str) -> asyncio.StreamWriter | None:
    """A request that will never be finished."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(5):
            _, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
        writer.write(HALF)
        return writer
    return None


async def trickle(writers: list[asyncio.StreamWriter | None]) -> None:
    """One more letter now and then, so that nobody thinks they are gone."""
    while True:
        await asyncio.sleep(0.5)
        for writer in writers:
            if writer is not None and not writer.is_closing():
                writer.write(b"a")


async def half_sent(port: int, sources: list[str], given: argparse.Namespace) -> Health:
    health = Health(port, given.limit)
    begun = [begin(port, sources[n % len(sources)]) for n in range(given.half)]
    writers = await asyncio.gather(*begun)
    feeding = asyncio.create_task(trickle(writers))
    try:
        await health.watch(given.seconds)
    finally:
        feeding.cancel()
        for writer in writers:
            if writer is not None:
                writer.transport.abort()
    return health


# -- sockets ---------------------------------------------------------------------------------


async def long_game(person: Person, actions: int) -> str:
    """A table with a long log: nobody wants to win, and no limit of rounds ends it."""
    match = Match.new(GAME, options={"round_limit": "none"}, seed=5)
    for _ in range(actions):
        match.play(match.legal()[-1])
    answer = await person.post("/api/replays", msgspec.json.decode(replay.encode(match.save())))
    return str(answer.expect(201).json()["id"])


async def ask_to_look(person: Person, match_id: str) -> None:
    """As often as it may, and again when it is thrown out."""
    while True:
        with contextlib.suppress(ConnectionClosed, OSError, Exception):
            async with person.socket(match_id) as socket:
                reading = asyncio.create_task(read(socket))
                try:
                    while True:
                        await socket.send('{"type":"look","seat":0}')
                        await asyncio.sleep(1 / LOOKS_PER_SECOND)
                finally:
                    reading.cancel()
        await asyncio.sleep(0.2)


async def read(socket: Any) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def watch(port: int, number: int, match_id: str) -> None:
    """A spectator that comes back as soon as it is thrown out."""
    person = Person(port, f"127.0.2.{number % 200 + 1}")
    await person.arrive()
    while True:
        with contextlib.suppress(ConnectionClosed, OSError, Exception):
            async with person.socket(match_id) as socket:
                await read(socket)
        await asyncio.sleep(1)


async def greedy_sockets(port: int, given: argparse.Namespace) -> Health:
    person = Person(port)
    await person.arrive()
    match_id = await long_game(person, given.actions)
    whole = await person.get(f"/api/matches/{match_id}")
    print(f"the table has {len(whole.content) / 1e6:.1f} MB")
    tasks = [asyncio.create_task(ask_to_look(person, match_id)) for _ in range(2)]
    tasks += [asyncio.create_task(watch(port, n, match_id)) for n in range(given.sockets)]
    health = Health(port, given.limit)
    try:
        await asyncio.sleep(1)
        await health.watch(given.seconds)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return health


# -- nginx -----------------------------------------------------------------------------------


def nginx_configuration(text: str, listen: int, server: int, folder: Path) -> str:
    """The configuration of the guide at a free port, without TLS and the system's folders."""
    found = re.search(r"```nginx\n(.*?)```", text, re.DOTALL)
    assert found is not None, "the guide has no configuration for nginx"
    site = re.sub(r"listen 443 ssl;", f"listen {HERE}:{listen};", found[1])
    site = re.sub(r" *ssl_certificate\w* .*\n", "", site)
    site = site.replace(f"{HERE}:8000", f"{HERE}:{server}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    return (
        f"pid {folder}/nginx.pid; error_log {folder}/error.log; daemon off; worker_processes 1;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{ access_log off; {own}\n{site}\n}}\n"
    )


@contextlib.asynccontextmanager
async def nginx(server: int, folder: Path) -> AsyncIterator[int]:
    """A real nginx in front of the server."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(nginx_configuration(GUIDE.read_text("utf-8"), port, server, folder))
    running = await asyncio.create_subprocess_exec(program, "-c", str(file), "-p", str(folder))
    try:
        for _ in range(100):
            with contextlib.suppress(ConnectionError):
                await Line(port).ask("GET", "/health", {}, b"")
                break
            await asyncio.sleep(0.1)
        yield port
    finally:
        running.terminate()
        await running.wait()


async def half_sent_drill(folder: Path, given: argparse.Namespace) -> list[tuple[str, Health]]:
    one, many = [HERE], [f"127.0.3.{n + 1}" for n in range(50)]
    settings = {
        "BEACHHEAD_RATE_LIMITS": "1",
        "BEACHHEAD_REQUEST_SECONDS": str(SECONDS),
        "BEACHHEAD_PROXIES": HERE if given.nginx else "",
    }
    found: list[tuple[str, Health]] = []
    async with serving(folder / "data", files=FILES, **settings) as server:
        calm = Health(server, PATIENCE)
        await calm.watch(CALM)
        found.append(("before the attack", calm))
        given.limit += max(calm.times, default=0.0)
        if given.nginx:
            async with nginx(server, folder) as port:
                health = await half_sent(port, one, given)
                found.append(("half-sent to nginx", health))
                (await Line(port).ask("GET", "/metrics", {}, b"")).expect(404)
        else:
            for name, sources in (("one address", one), ("many addresses", many)):
                health = await half_sent(server, sources, given)
                found.append((f"half-sent from {name}", health))
    return found


async def drill(given: argparse.Namespace) -> list[tuple[str, Health]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = await half_sent_drill(folder, given)
        if not given.nginx:
            async with serving(folder / "long", BEACHHEAD_RATE_LIMITS="1") as port:
                found.append(("greedy sockets", await greedy_sockets(port, given)))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--half", type=int, default=1050, help="half-sent requests")
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--actions", type=int, default=12_000, help="of the long game")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--limit", type=float, default=0.2, help="seconds for /health, more than before"
    )
    parser.add_argument("--nginx", action="store_true", help="in front of the server")
    given = parser.parse_args()
    allow_many_sockets()
    found = uvloop.run(drill(given))
    for name, health in found:
        print(f"{name}: {health}")
    faults = sum(health.faults for _, health in found)
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
