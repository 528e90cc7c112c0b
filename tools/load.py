"""How long from a command to all screens, with many live matches at once.

    python tools/load.py                          250 matches, 1,000 sockets, 60 s
    python tools/load.py --matches 50 --seconds 10

Every match has two people and two spectators, each with a socket of its own, and makes one move a
second. Measured is the time from sending the command to the moment the last of the four has the new
table. Server and clients share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from people import Head, Message, Person, Process, allow_many_sockets, command

WATCHERS = 2
_decode = msgspec.json.Decoder(Message).decode


class Screen:
    """One socket: knows the newest table it was sent, and when it came."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.head: Head | None = None
        self.came = 0.0
        self.fresh = asyncio.Event()

    async def look(self) -> None:
        async for text in self.connection:
            message = _decode(text)
            if message.table is not None:
                self.head, self.came = message.table, time.perf_counter()
                self.fresh.set()

    async def reach(self, seq: int) -> float:
        """When the table with this number came."""
        while self.head is None or self.head.seq < seq:
            self.fresh.clear()
            await self.fresh.wait()
        return self.came


class Load:
    def __init__(self, port: int, matches: int, seconds: float, game: str) -> None:
        self.port = port
        self.matches = matches
        self.seconds = seconds
        self.game = game
        self.times: list[float] = []
        self.answered: list[float] = []
        self.wrong = 0
        self.finished = 0
        self.until = 0.0
        self.looking: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        people = [Person(self.port) for _ in range(2 * self.matches)]
        watchers = [Person(self.port) for _ in range(WATCHERS)]
        async with AsyncExitStack() as stack:
            for person in [*people, *watchers]:
                stack.callback(person.close)
                await person.arrive()
            tables = []
            for number in range(self.matches):
                pair = people[2 * number : 2 * number + 2]
                tables.append(await self._sit_down(stack, pair, watchers))
            self.until = time.perf_counter() + self.seconds
            players = [self._play(pair, screens, n) for n, (pair, screens) in enumerate(tables)]
            await asyncio.gather(*players)
            for task in self.looking:
                task.cancel()
            await asyncio.gather(*self.looking, return_exceptions=True)

    async def _sit_down(
        self, stack: AsyncExitStack, pair: list[Person], watchers: list[Person]
    ) -> tuple[list[Person], list[Screen]]:
        match_id = await pair[0].new_match(self.game, "me", "open")
        (await pair[1].post(f"/api/matches/{match_id}/join", {"seat": 1})).expect(200)
        for person in pair:
            person.match_id = match_id
        screens = []
        for person in [*pair, *watchers]:
            screen = Screen(await stack.enter_async_context(person.socket(match_id)))
            self.looking.append(asyncio.create_task(screen.look()))
            screens.append(screen)
        return pair, screens

    async def _play(self, pair: list[Person], screens: list[Screen], number: int) -> None:
        """One move a second, at a moment of its own."""
        chance = random.Random(number)
        due = time.perf_counter() + chance.random()
        await asyncio.gather(*(screen.reach(0) for screen in screens))
        while due < self.until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1.0
            heads = [screen.head for screen in screens[:2]]
            asked = next(
                (n for n, h in enumerate(heads) if h and h.asked and h.asked["mine"]), None
            )
            if asked is None:
                self.finished += 1
                return
            head = heads[asked]
            assert head is not None
            sent = command(head, chance.randrange(1000))
            began = time.perf_counter()
            answer = await pair[asked].post(f"/api/matches/{pair[asked].match_id}/commands", sent)
            self.answered.append(time.perf_counter() - began)
            if answer.status_code != 200:
                self.wrong += 1
                continue
            seq = answer.json()["seq"]
            came = await asyncio.gather(*(screen.reach(seq) for screen in screens))
            self.times.append(max(came) - began)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def row(name: str, values: list[float]) -> str:
    shares = (0.5, 0.9, 0.99, 1.0)
    return (
        f"| {name} | {len(values)} | "
        + " | ".join(f"{percentile(values, share):.1f}" for share in shares)
        + " |"
    )


async def measure(given: argparse.Namespace) -> Load:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), BEACHHEAD_BOTS="none", BEACHHEAD_DATABASE_URL=given.database)
        await server.start()
        load = Load(server.port, given.matches, given.seconds, given.game)
        try:
            await load.run()
        finally:
            await server.stop()
    return load


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="war_of_the_worlds")
    parser.add_argument("--database", default="", help="a PostgreSQL address; left out: SQLite")
    parser.add_argument("--limit", type=float, help="fail if p99 in ms to all screens is above")
    given = parser.parse_args()
    allow_many_sockets()
    load = uvloop.run(measure(given))
    sockets = given.matches * (2 + WATCHERS)
    print(f"{given.matches} matches, {sockets} sockets, {given.seconds:.0f} s")
    print(f"{load.wrong} refused, {load.finished} matches finished\n")
    print("| milliseconds | moves | p50 | p90 | p99 | max |\n|---|--:|--:|--:|--:|--:|")
    print(row("command to answer", load.answered))
    print(row("command to all screens", load.times))
    late = given.limit is not None and percentile(load.times, 0.99) > given.limit
    return 1 if load.wrong or late else 0


if __name__ == "__main__":
    sys.exit(main())
