"""How long from a command to all screens, with many live matches at once.

    python tools/load.py                                250 matches, 1,000 sockets, 60 s, SQLite
    python tools/load.py --postgres --processes 2       two servers on one PostgreSQL
    python tools/load.py --crowd 50 --idle 5000         50 spectators at one table, idle matches
    python tools/load.py --growth                       cost of a move in a long match

Every match has two people and two spectators, each with a socket of its own, and makes one move a
second. Measured is the time from sending the command to the moment the last of them has the new
table, and the processor time and memory of the servers. Servers and clients share this machine;
with several servers the people of one match sit at different ones.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from people import Head, Message, Person, Postgres, Process, allow_many_sockets, command

WATCHERS = 2
AT_ONCE = 20  # connections opened at the same time while people arrive
IDLE_SECONDS = 10.0  # how long idle matches are watched
STEP = 100  # moves per line of --growth
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

    async def reach_question(self, newest: Head) -> float:
        """When the table came on which somebody else is asked, or nobody any more."""
        while self.head is None or self.head.asked_seat != newest.asked_seat:
            self.fresh.clear()
            await self.fresh.wait()
        return self.came


class Table:
    """Two people, and everybody's screens."""

    def __init__(self, pair: list[Person], screens: list[Screen]) -> None:
        self.pair = pair
        self.screens = screens

    async def all_see(self, person: Person, seat: int, seq: int) -> float:
        """When the last screen has a step: the own at once, the others if they are shown it."""
        own = self.screens[self.pair.index(person)]
        came = await own.reach(seq)
        newest = own.head
        assert newest is not None
        if newest.asked_seat == seat:
            return came
        others = [screen for screen in self.screens if screen is not own]
        return max(came, *await asyncio.gather(*(s.reach_question(newest) for s in others)))

    def asked(self) -> tuple[Person, Head] | None:
        """Who is asked, and what they see; nobody if the match is over."""
        for person, screen in zip(self.pair, self.screens, strict=False):
            head = screen.head
            if head is not None and head.asked is not None and head.asked["mine"]:
                return person, head
        return None


class Load:
    def __init__(
        self, servers: list[Process], database: Postgres | None, given: argparse.Namespace
    ) -> None:
        self.servers = servers
        self.database = database
        self.given = given
        self.ports = cycle([server.port for server in servers])
        self.times: list[float] = []
        self.answered: list[float] = []
        self.crowded: list[float] = []
        self.wrong = 0
        self.finished = 0
        self.sockets = 0
        self.cpu_ms: dict[str, float] = {}  # per move
        self.idle_ms = 0.0
        self.memory_mb: dict[str, float] = {}
        self.until = 0.0
        self._looking: list[asyncio.Task[None]] = []
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Fill the tables, then play at all of them at once."""
        given = self.given
        async with AsyncExitStack() as stack:
            self._weigh("at the start")
            await self._fill_idle(stack)
            watchers = [await self._person(stack) for _ in range(max(WATCHERS, given.crowd))]
            seating = [
                self._sit_down(stack, watchers[: given.crowd if n == 0 else 0] or watchers[:2])
                for n in range(given.matches)
            ]
            tables = await asyncio.gather(*seating)
            self._weigh("with everybody connected")
            began = self._all_cpu()
            self.until = time.perf_counter() + given.seconds
            await asyncio.gather(*(self._play(table, n) for n, table in enumerate(tables)))
            share = 1000 / max(len(self.answered), 1)
            self.cpu_ms = {who: (now - began[who]) * share for who, now in self._all_cpu().items()}
            self._weigh("at the end")
            # while everybody still reads: whoever stops reading first never hears the good-bye
            await asyncio.gather(*(s.connection.close() for table in tables for s in table.screens))
            await asyncio.gather(*self._looking)

    def _cpu(self) -> float:
        return sum(server.cpu_seconds() for server in self.servers)

    def _all_cpu(self) -> dict[str, float]:
        found = {"server": self._cpu()}
        if self.database is not None:
            found["database"] = self.database.cpu_seconds()
        return found | {"clients": time.process_time()}

    def _weigh(self, when: str) -> None:
        self.memory_mb[when] = sum(server.memory_mb() for server in self.servers)

    async def _person(self, stack: AsyncExitStack) -> Person:
        person = Person(next(self.ports))
        stack.callback(person.close)
        await person.arrive()
        return person

    async def _fill_idle(self, stack: AsyncExitStack) -> None:
        """Slow matches in which nobody moves."""
        if self.given.idle:
            owners = [await self._person(stack) for _ in range(AT_ONCE)]
            left = iter(range(self.given.idle))
            await asyncio.gather(*(self._open_matches(owner, left) for owner in owners))
            self._weigh(f"with {self.given.idle} idle matches")
            began = self._cpu()
            await asyncio.sleep(IDLE_SECONDS)
            self.idle_ms = 1000 * (self._cpu() - began) / IDLE_SECONDS

    async def _open_matches(self, owner: Person, left: Iterator[int]) -> None:
        for _ in left:
            await owner.new_match(self.given.game, "me", "hotseat", pace="slow")

    async def _sit_down(self, stack: AsyncExitStack, watchers: list[Person]) -> Table:
        async with self._gate:
            pair = [await self._person(stack), await self._person(stack)]
            match_id = await pair[0].new_match(self.given.game, "me", "open")
            (await pair[1].post(f"/api/matches/{match_id}/join", {"seat": 1})).expect(200)
            screens = []
            for person in [*pair, *watchers]:
                person.match_id = match_id
                screen = Screen(await stack.enter_async_context(person.socket(match_id)))
                self._looking.append(asyncio.create_task(screen.look()))
                screens.append(screen)
            self.sockets += len(screens)
            return Table(pair, screens)

    async def _play(self, table: Table, number: int) -> None:
        """One move a second, at a moment of its own."""
        chance = random.Random(number)
        due = time.perf_counter() + chance.random()
        await asyncio.gather(*(screen.reach(0) for screen in table.screens))
        while due < self.until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1.0
            asked = table.asked()
            if asked is None:
                self.finished += 1
                return
            person, head = asked
            sent = command(head, chance.randrange(1000))
            began = time.perf_counter()
            answer = await person.post(f"/api/matches/{person.match_id}/commands", sent)
            self.answered.append(time.perf_counter() - began)
            if answer.status_code != 200:
                self.wrong += 1
                continue
            seq = answer.json()["seq"]
            took = await table.all_see(person, sent["seat"], seq) - began
            self.times.append(took)
            if self.given.crowd and number == 0:
                self.crowded.append(took)

    # -- what was found -------------------------------------------------------------------------

    def report(self) -> Iterator[str]:
        given = self.given
        stored = "PostgreSQL" if given.postgres or given.database else "SQLite"
        yield (
            f"{given.matches} matches, {self.sockets} sockets, {given.seconds:.0f} s, {stored}, "
            f"{len(self.servers)} server process(es), {given.idle} idle matches"
        )
        yield f"{self.wrong} refused, {self.finished} matches finished"
        yield ""
        yield "| milliseconds | moves | p50 | p90 | p99 | max |"
        yield "|---|--:|--:|--:|--:|--:|"
        yield row("command to answer", self.answered)
        yield row("command to all screens", self.times)
        if self.crowded:
            yield row(f"the same, with {given.crowd} spectators", self.crowded)
        yield ""
        for who, spent in self.cpu_ms.items():
            yield f"{who} processor time: {spent:.2f} ms a move"
        if given.idle:
            yield f"server processor time with idle matches only: {self.idle_ms:.1f} ms a second"
        for when, megabytes in self.memory_mb.items():
            yield f"server memory {when}: {megabytes:.0f} MB"


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


async def growth(server: Process, game: str) -> None:
    """One match to its end, again and again the same kind of request: flat, or it shows."""
    person = Person(server.port)
    await person.arrive()
    match_id = await person.new_match(game, "me", "hotseat", seed=1)
    chance = random.Random(1)
    seq, over = 0, False
    print("| moves played | server ms a move | ms to the answer |\n|---|--:|--:|")
    while not over:
        began, cpu, first = time.perf_counter(), server.cpu_seconds(), seq
        while not over and seq < first + STEP:
            answer = await person.get(f"/api/matches/{match_id}?since={seq}")
            head = msgspec.json.decode(answer.content, type=Head)
            over = head.over
            if not over:
                sent = command(head, chance.randrange(1000))
                done = await person.post(f"/api/matches/{match_id}/commands", sent)
                seq = done.expect(200).json()["seq"]
        if played := seq - first:
            cpu_ms = 1000 * (server.cpu_seconds() - cpu) / played
            wall_ms = 1000 * (time.perf_counter() - began) / played
            print(f"| {first} to {seq} | {cpu_ms:.2f} | {wall_ms:.1f} |")
    person.close()


async def measure(given: argparse.Namespace) -> Load | None:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = given.database
        database = None
        if given.postgres:
            database = Postgres(folder / "pg")
            stack.callback(database.close)
            url = database.url
        settings = {"BEACHHEAD_BOTS": "none", "BEACHHEAD_DATABASE_URL": url}
        servers = [Process(folder / str(n), **settings) for n in range(given.processes)]
        try:
            for server in servers:
                await server.start()
            if given.growth:
                await growth(servers[0], given.game)
                return None
            load = Load(servers, database, given)
            await load.run()
            return load
        finally:
            for server in servers:
                await server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="war_of_the_worlds")
    parser.add_argument("--crowd", type=int, default=0, help="spectators at the first table")
    parser.add_argument("--idle", type=int, default=0, help="further matches without a move")
    parser.add_argument("--processes", type=int, default=1, help="servers, on PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL for this run")
    parser.add_argument("--database", default="", help="the address of a PostgreSQL that runs")
    parser.add_argument("--growth", action="store_true", help="one long match instead")
    parser.add_argument("--limit", type=float, help="fail if p99 in ms to all screens is above")
    given = parser.parse_args()
    if given.processes > 1 and not (given.postgres or given.database):
        parser.error("a SQLite file has one server process; use --postgres")
    allow_many_sockets()
    load = uvloop.run(measure(given))
    if load is None:
        return 0
    print("\n".join(load.report()))
    late = given.limit is not None and percentile(load.times, 0.99) > given.limit
    return 1 if late or load.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
