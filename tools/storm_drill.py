"""A thousand screens lose their line at once and come back at once: all catch up, nothing is lost.

    python tools/storm_drill.py --sockets 1000 --storms 5

Tables go on moving while everybody is away. After each storm every screen must show the newest
position of its table within the time limit, having asked only for what it missed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from people import Head, Message, Person, Process, allow_many_sockets, command

SCREENS = 4  # per table
_decode = msgspec.json.Decoder(Message).decode


class Watcher:
    """One screen: remembers how far it got, and comes back from there."""

    def __init__(self, person: Person, match_id: str) -> None:
        self.person = person
        self.match_id = match_id
        self.seq = 0
        self._line: Any = None

    async def connect(self) -> None:
        self._line = await self.person.socket(self.match_id, self.seq)

    async def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            message = _decode(await self._line.recv())
            if message.table is not None:
                self.seq = message.table.seq

    def cut(self) -> None:
        """As a train goes into a tunnel: no goodbye."""
        self._line.transport.abort()


class Storm:
    def __init__(self, port: int, sockets: int, limit: float) -> None:
        self.port = port
        self.tables = max(sockets // SCREENS, 1)
        self.limit = limit
        self.owners: list[tuple[Person, str]] = []
        self.screens: list[Watcher] = []
        self.times: list[float] = []
        self.chance = random.Random(1)

    async def run(self, storms: int) -> None:
        watcher = Person(self.port)
        await watcher.arrive()
        for _ in range(self.tables):
            owner = Person(self.port)
            await owner.arrive()
            match_id = await owner.new_match("war_of_the_worlds", "me", "hotseat")
            self.owners.append((owner, match_id))
            self.screens += [Watcher(who, match_id) for who in [owner, *[watcher] * (SCREENS - 1)]]
        await self._all_back()
        for _ in range(storms):
            for screen in self.screens:
                screen.cut()
            await asyncio.gather(*(self._move(*owner) for owner in self.owners))
            began = time.perf_counter()
            await asyncio.wait_for(self._all_back(), self.limit)
            self.times.append(time.perf_counter() - began)
        for screen in self.screens:
            screen.cut()

    async def _all_back(self) -> None:
        """Reconnect, and wait until each screen has what its person can see now."""
        seen = {(screen.person, screen.match_id) for screen in self.screens}
        newest = {one: (await self._head(*one)).seq for one in seen}
        await asyncio.gather(*(self._back(screen, newest) for screen in self.screens))

    @staticmethod
    async def _back(screen: Watcher, newest: dict[tuple[Person, str], int]) -> None:
        await screen.connect()
        await screen.catch_up(newest[screen.person, screen.match_id])

    async def _head(self, owner: Person, match_id: str) -> Head:
        answer = (await owner.get(f"/api/matches/{match_id}?since=99999")).expect(200)
        return msgspec.json.decode(answer.content, type=Head)

    async def _move(self, owner: Person, match_id: str) -> None:
        head = await self._head(owner, match_id)
        if head.asked is not None:
            sent = command(head, self.chance.randrange(1000))
            (await owner.post(f"/api/matches/{match_id}/commands", sent)).expect(200)


async def drill(given: argparse.Namespace) -> Storm:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), BEACHHEAD_BOTS="none")
        await server.start()
        try:
            storm = Storm(server.port, given.sockets, given.limit)
            await storm.run(given.storms)
        finally:
            await server.stop()
    return storm


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--storms", type=int, default=5)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds until all are back")
    given = parser.parse_args()
    allow_many_sockets()
    storm = uvloop.run(drill(given))
    took = ", ".join(f"{seconds:.2f}" for seconds in storm.times)
    print(f"{len(storm.screens)} screens at {storm.tables} tables, back after {took} s; 0 faults")
    return 0


if __name__ == "__main__":
    sys.exit(main())
