"""Backups while people play: each one restores to a server on which every match goes on.

    python tools/backup_drill.py --matches 20 --backups 5

Every move that was acknowledged before a backup began must be in it; every match in it must
resume, at a position that the rules confirm by replaying.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import msgspec
import uvloop
from people import Head, Person, Process, command, postgres
from sqlalchemy import text

from beachhead.server.settings import Settings
from beachhead.server.store import backup
from beachhead.server.store.database import make_engine


class Drill:
    def __init__(self, server: Process, url: str, folder: Path, matches: int) -> None:
        self.server = server
        self.url = url
        self.folder = folder
        self.matches = matches
        self.acknowledged: dict[str, str] = {}  # match -> the last command promised
        self.moves = 0
        self.enough = False

    async def run(self, backups: int) -> list[str]:
        playing = [asyncio.create_task(self._play(n)) for n in range(self.matches)]
        wrong = []
        for number in range(backups):
            await asyncio.sleep(0.7)
            promised = dict(self.acknowledged)
            file = self.folder / f"backup-{number}.sqlite3"
            await asyncio.to_thread(backup.backup, self.url, file)
            wrong += await self._check(file, promised)
        self.enough = True
        await asyncio.gather(*playing)
        return wrong

    async def _play(self, number: int) -> None:
        chance = random.Random(number)
        person = Person(self.server.port)
        await person.arrive()
        match_id = await person.new_match("war_of_the_worlds", "me", "hotseat")
        while not self.enough:
            answer = (await person.get(f"/api/matches/{match_id}?since=99999")).expect(200)
            head = msgspec.json.decode(answer.content, type=Head)
            if head.asked is None:
                break
            sent = command(head, chance.randrange(1000))
            (await person.post(f"/api/matches/{match_id}/commands", sent)).expect(200)
            self.acknowledged[match_id] = sent["id"]
            self.moves += 1
            await asyncio.sleep(chance.uniform(0, 0.1))
        person.close()

    async def _check(self, file: Path, promised: dict[str, str]) -> list[str]:
        """Restore into a new place and look at every match through a server of its own."""
        place = self.folder / file.stem
        url = Settings(data_dir=str(place)).url
        await asyncio.to_thread(backup.restore, url, file)
        stored = await asyncio.to_thread(_commands, url)
        other = Process(place, BEACHHEAD_BOTS="none")
        await other.start()
        wrong = []
        try:
            reader = Person(other.port)
            await reader.arrive()
            for match_id, sent in promised.items():
                answer = await reader.get(f"/api/matches/{match_id}")
                if answer.status_code != 200:
                    wrong.append(f"{file.name}: {match_id} does not resume: {answer.text[:200]}")
                elif sent not in stored:
                    wrong.append(f"{file.name}: {match_id} lost {sent}, which was promised")
            reader.close()
        finally:
            await other.stop()
        return wrong


def _commands(url: str) -> set[str]:
    engine = make_engine(url, writing=False)
    with engine.connect() as connection:
        found = set(connection.execute(text("select command from move")).scalars())
    engine.dispose()
    return found


async def drill(given: argparse.Namespace) -> tuple[Drill, list[str]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = stack.enter_context(postgres(folder / "pg")) if given.postgres else ""
        place = folder / "server"
        server = Process(place, BEACHHEAD_BOTS="none", BEACHHEAD_DATABASE_URL=address)
        url = Settings(data_dir=str(place), database_url=address).url
        await server.start()
        try:
            made = Drill(server, url, folder, given.matches)
            return made, await made.run(given.backups)
        finally:
            await server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--backups", type=int, default=5)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    made, wrong = uvloop.run(drill(given))
    print(
        f"{given.backups} backups during {made.moves} moves at {given.matches} tables, "
        f"each restored; {len(wrong)} faults"
    )
    for line in wrong[:20]:
        print(f"  {line}")
    return 1 if wrong or not made.moves else 0


if __name__ == "__main__":
    sys.exit(main())
