"""Guests who want everything for themselves: a normal guest's table goes on all the same.

    python tools/guest_drill.py --guests 50 --matches 4 --seconds 30

Every abusive guest comes from an address of its own (127.0.1.x), so that no limit by address
helps. It makes several matches with bots of the highest level, plays them as fast as it can and
asks for a hint again and again. Meanwhile a normal guest plays against a bot of level 2. The time
from the guest's last command to the next question is a turn; each must stay under the limit. What a
turn takes before the others come is the machine's own, and granted on top of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec
import uvloop
from people import Head, Person, Process, allow_many_sockets, command

GAME = "hexpanse"
PAUSE = 0.05  # seconds between two looks
TOO_OFTEN = 429


def seats(bots: int, level: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "bot", "level": f"level{level}"} for _ in range(bots))]


async def head_of(person: Person, match_id: str) -> Head | None:
    """Where the table stands; None if the server says "not so often"."""
    answer = await person.get(f"/api/matches/{match_id}?since=99999")
    if answer.status_code == 429:
        return None
    return msgspec.json.decode(answer.expect(200).content, type=Head)


def mine(head: Head | None) -> bool:
    return head is not None and head.asked is not None and bool(head.asked["mine"])


class Abuser:
    """Makes bots think as much as the server lets it."""

    def __init__(self, port: int, number: int, refused: Counter[int]) -> None:
        source = f"127.0.1.{number + 1}"
        self._people = [Person(port, source) for _ in range(2)]  # one plays, one asks for hints
        self._chance = random.Random(number)
        self._refused = refused

    async def run(self, matches: int) -> None:
        player, asker = self._people
        await player.arrive()
        asker.share(player)
        made: list[str] = []
        for _ in range(matches):
            body = {"game": GAME, "seats": seats(3, 5)}
            answer = await player.post("/api/matches", body)
            if answer.status_code == 201:
                made.append(answer.json()["id"])
            else:
                self._refused[answer.status_code] += 1
        if made:
            await asyncio.gather(self._play(player, made), self._ask(asker, made))

    async def _play(self, player: Person, made: list[str]) -> None:
        while True:
            for match_id in made:
                head = await head_of(player, match_id)
                if head is not None and mine(head):
                    sent = command(head, self._chance.randrange(1000))
                    answer = await player.post(f"/api/matches/{match_id}/commands", sent)
                    self._refused[answer.status_code] += answer.status_code >= 400
                await asyncio.sleep(PAUSE)

    async def _ask(self, asker: Person, made: list[str]) -> None:
        while True:
            answer = await asker.post(f"/api/matches/{self._chance.choice(made)}/hint", {})
            self._refused[answer.status_code] += answer.status_code >= 400
            await asyncio.sleep(PAUSE)


class Guest:
    """Plays one match after the other against a bot of level 2, at leisure."""

    def __init__(self, port: int) -> None:
        self._person = Person(port)
        self._chance = random.Random(7)
        self.turns: list[float] = []

    async def arrive(self) -> None:
        await self._person.arrive()

    async def run(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        match_id = await self._begin()
        while (left := until - time.monotonic()) > 0:
            head = await self._my_turn(match_id, left)
            if head is None or head.over:
                match_id = await self._begin()
            elif mine(head):
                sent = command(head, self._chance.randrange(1000))
                answer = await self._person.post(f"/api/matches/{match_id}/commands", sent)
                if answer.status_code == TOO_OFTEN:  # quicker than people are let play
                    await asyncio.sleep(1)
                else:
                    answer.expect(200)
            await asyncio.sleep(PAUSE)

    async def _begin(self) -> str:
        answer = await self._person.post("/api/matches", {"game": GAME, "seats": seats(1, 2)})
        return str(answer.expect(201).json()["id"])

    async def _my_turn(self, match_id: str, patience: float) -> Head | None:
        """The table when the bot has played; how long that took is noted, also if it has not."""
        began, waited = time.perf_counter(), False
        while not mine(head := await head_of(self._person, match_id)):
            if head is not None and head.over:
                return head
            waited = True
            if time.perf_counter() - began > patience:
                break
            await asyncio.sleep(PAUSE)
        if waited:
            self.turns.append(time.perf_counter() - began)
        return head


async def drill(given: argparse.Namespace) -> tuple[list[float], list[float], Counter[int]]:
    """The guest's turns alone, those among the others, and what these were refused."""
    refused: Counter[int] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), BEACHHEAD_RATE_LIMITS="1")
        await server.start()
        guest = Guest(server.port)
        await guest.arrive()
        await guest.run(given.calm)
        calm, guest.turns = guest.turns, []
        abusers = [Abuser(server.port, n, refused) for n in range(given.guests)]
        tasks = [asyncio.create_task(each.run(given.matches)) for each in abusers]
        try:
            await asyncio.sleep(given.warm)
            await guest.run(given.seconds)
        finally:
            for task in tasks:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await asyncio.gather(*tasks, return_exceptions=True)
            await server.stop()
    return calm, guest.turns, refused


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--guests", type=int, default=50)
    parser.add_argument("--matches", type=int, default=4, help="of each abusive guest")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--calm", type=float, default=6.0, help="seconds before the others come")
    parser.add_argument("--warm", type=float, default=8.0, help="seconds until the guest comes")
    parser.add_argument("--limit", type=float, default=2.0, help="seconds for one turn")
    given = parser.parse_args()
    allow_many_sockets()
    calm, turns, refused = uvloop.run(drill(given))
    turns.sort()
    own = max(calm, default=0.0)
    slow = sum(turn > given.limit + own for turn in turns)
    faults = slow + (not turns)
    half = turns[len(turns) // 2] if turns else 0.0
    most = turns[-1] if turns else 0.0
    print(
        f"{given.guests} abusive guests, {dict(refused)} refused; a normal guest's {len(turns)} "
        f"turns against level 2: median {half:.2f} s, longest {most:.2f} s "
        f"(alone {own:.2f} s); {faults} faults"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
