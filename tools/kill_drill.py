"""Kill -9 at random moments: no acknowledged move is lost, none is doubled, every match resumes.

    python tools/kill_drill.py --games 100                  the server, on SQLite
    python tools/kill_drill.py --games 100 --postgres       server, bot worker and database in turn
    python tools/kill_drill.py --postgres --victim database     the database, again and again

Each match is a person against a bot. The person notes every acknowledged command, repeats a
command whose answer never came, and at the end compares the notes with the stored log. Meanwhile
the server, or another process it needs, is killed without warning and started again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from people import Answer, Message, Person, Postgres, Process, Worker, command
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from beachhead import Match
from beachhead.core import registry
from beachhead.core.contract import Setup
from beachhead.server.settings import Settings
from beachhead.server.store.database import make_engine

PATIENCE = 10.0  # seconds until a kill even if nothing was played
PAUSE = (0.1, 0.5)  # seconds until a person tries again
VICTIMS = ("server", "worker", "database")


class Notes(msgspec.Struct):
    """What one person was promised."""

    match_id: str
    acknowledged: dict[str, tuple[int, int]] = {}  # command -> (seq, action)
    retries: int = 0
    over: bool = False


class Drill:
    def __init__(
        self,
        folder: Path,
        games: int,
        kills: int,
        game: str,
        seed: int,
        postgres: Postgres | None = None,
        victims: Sequence[str] = VICTIMS,
    ) -> None:
        settings = {} if postgres is None else {"BEACHHEAD_DATABASE_URL": postgres.url}
        bots = {} if postgres is None else {"BEACHHEAD_BOTS": "queue"}
        self.server = Process(folder, **settings, **bots)
        self.worker = None if postgres is None else Worker(folder / "worker", **settings)
        self.postgres = postgres
        self.victims = victims
        self.url = Settings(
            data_dir=str(folder), database_url=settings.get("BEACHHEAD_DATABASE_URL", "")
        ).url
        self.killed: Counter[str] = Counter()
        self.games = games
        self.game = game
        self.kills = kills
        self.chance = random.Random(seed)
        self.notes: list[Notes] = []

    async def run(self) -> list[str]:
        """Play and kill; what went wrong, as readable lines."""
        await self.server.start()
        if self.worker is not None:
            await self.worker.start()
        try:
            wrong = await self._play_and_kill()
        finally:
            await self.server.stop()
            if self.worker is not None:
                await self.worker.stop(signal.SIGKILL)
        return wrong + self._compare_with_the_log()

    async def _play_and_kill(self) -> list[str]:
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(self._play(number)) for number in range(self.games)]
            await self._kill_again_and_again()
            for task in playing:
                task.cancel()
        await self.server.stop(signal.SIGKILL)
        await self.server.start()  # every match must come up again
        watcher = Person(self.server.port)
        await watcher.arrive()
        return [line for notes in self.notes for line in await self._resumed(watcher, notes)]

    def promised(self) -> int:
        return sum(len(notes.acknowledged) for notes in self.notes)

    async def _kill_again_and_again(self) -> None:
        """Each time some moves later, at a moment nobody chose."""
        for _ in range(self.kills):
            enough = self.promised() + self.chance.randint(1, 5 * self.games)
            patience = time.monotonic() + PATIENCE
            while self.promised() < enough and time.monotonic() < patience:
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.chance.uniform(0.0, 0.05))
            await self._kill(self.chance.choice(self.victims))

    async def _kill(self, victim: str) -> None:
        """Kill -9 and start again; on SQLite there is nobody but the server."""
        if victim == "database" and self.postgres is not None:
            await asyncio.to_thread(self.postgres.kill)
            await asyncio.to_thread(self.postgres.start)
        elif victim == "worker" and self.worker is not None:
            await self.worker.stop(signal.SIGKILL)
            await self.worker.start()
        else:
            victim = "server"
            await self.server.stop(signal.SIGKILL)
            await self.server.start()
        self.killed[victim] += 1

    async def _play(self, number: int) -> None:
        """One match after the other."""
        chance = random.Random(number)
        person = Person(self.server.port)
        await self._insist(person.arrive)
        while True:
            await self._play_match(person, number, chance)

    async def _play_match(self, person: Person, number: int, chance: random.Random) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "level1"}]
        if number % 2:
            seats.reverse()
        body = {"game": self.game, "seats": seats, "seed": chance.randrange(1000)}
        made = await self._insist(lambda: person.post("/api/matches", body))
        notes = Notes(made.json()["id"])
        self.notes.append(notes)
        while not notes.over:
            try:
                async with person.socket(notes.match_id) as line:
                    await self._answer_questions(person, notes, line, chance)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(chance.uniform(*PAUSE))

    async def _answer_questions(
        self, person: Person, notes: Notes, line: ClientConnection, chance: random.Random
    ) -> None:
        """As long as the line holds, or to the end of the match."""
        async for message in line:
            head = msgspec.json.decode(message, type=Message).table
            if head is None:
                continue
            notes.over = head.over
            if notes.over:
                return
            if head.asked is not None and head.asked["mine"]:
                await self._command(person, notes, command(head, chance.randrange(1000)))

    async def _command(self, person: Person, notes: Notes, sent: dict[str, Any]) -> None:
        """Send until answered; the same id each time."""

        tries = 0

        async def send() -> Answer:
            nonlocal tries
            tries += 1
            return await person.post(f"/api/matches/{notes.match_id}/commands", sent)

        answer = await self._insist(send)
        notes.retries += tries - 1
        if answer.status_code == 200:
            notes.acknowledged[sent["id"]] = (answer.json()["seq"], sent["action"])
        elif answer.status_code != 409:
            raise RuntimeError(f"unexpected answer {answer.status_code}: {answer.text[:200]}")

    @staticmethod
    async def _insist(work: Any) -> Any:
        """Repeat what the dead server did not answer, or could not store."""
        while True:
            try:
                answer = await work()
                if answer is None or answer.status_code != 503:
                    return answer
            except ConnectionError:
                pass
            await asyncio.sleep(random.uniform(*PAUSE))

    async def _resumed(self, watcher: Person, notes: Notes) -> list[str]:
        answer = await watcher.get(f"/api/matches/{notes.match_id}")
        if answer.status_code != 200:
            return [f"{notes.match_id} does not resume: {answer.text[:200]}"]
        return []

    def _compare_with_the_log(self) -> list[str]:
        """The stored log against the notes, and against the rules."""
        wrong = []
        engine = make_engine(self.url, writing=False)
        with engine.connect() as connection:
            for notes in self.notes:
                rows = connection.execute(
                    text("select seq, command, value from move where match_id = :m order by seq"),
                    {"m": notes.match_id},
                ).all()
                stored = {row.command: (row.seq, row.value) for row in rows}
                if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
                    wrong.append(f"{notes.match_id}: the log has gaps")
                for sent, promised in notes.acknowledged.items():
                    seq, action = stored.get(sent, (0, -1))
                    if action != promised[1] or seq < promised[0]:  # the log counts more than one
                        wrong.append(
                            f"{notes.match_id}: {sent} promised {promised}, {stored.get(sent)}"
                        )
                if len(stored) != len(rows):
                    wrong.append(f"{notes.match_id}: a command stands twice in the log")
                wrong += self._replays(connection, notes.match_id, [row.value for row in rows])
        engine.dispose()
        return wrong

    @staticmethod
    def _replays(connection: Any, match_id: str, actions: list[int]) -> list[str]:
        row = connection.execute(
            text("select * from game_match where id = :m"), {"m": match_id}
        ).one()
        sides = msgspec.json.decode(row.sides_json, type=list[str])
        options = msgspec.json.decode(row.options_json, type=dict[str, str])
        match = Match(registry.get(row.game), Setup(tuple(sides), options, row.seed))
        for action in actions:
            match.play(action)
        return (
            [] if match.over == (row.status == "over") else [f"{match_id}: head and log disagree"]
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--game", default="war_of_the_worlds")
    parser.add_argument("--seed", type=int, default=1, help="of the moments to kill at")
    parser.add_argument("--postgres", action="store_true", help="kill worker and database, too")
    parser.add_argument("--victim", choices=VICTIMS, help="kill this one alone; with --postgres")
    given = parser.parse_args()
    victims = VICTIMS if given.victim is None else (given.victim,)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = Postgres(folder / "pg") if given.postgres else None
        drill = Drill(folder, given.games, given.kills, given.game, given.seed, database, victims)
        try:
            wrong = asyncio.run(drill.run())
        finally:
            if database is not None:
                database.close()
    promised = drill.promised()
    killed = ", ".join(f"{who} {count}" for who, count in sorted(drill.killed.items()))
    retries = sum(notes.retries for notes in drill.notes)
    over = sum(notes.over for notes in drill.notes)
    print(
        f"{len(drill.notes)} matches ({over} finished), {drill.kills} kills ({killed}), "
        f"{promised} acknowledged commands, {retries} repeated, {len(wrong)} faults"
    )
    for line in wrong[:20]:
        print(f"  {line}")
    return 1 if wrong or not promised else 0


if __name__ == "__main__":
    sys.exit(main())
