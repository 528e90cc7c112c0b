"""Upgrade drill: matches of the release before live on under other rules.

python tools/upgrade_drill.py                  raise all rules versions, play on; twice
python tools/upgrade_drill.py --postgres       the same on PostgreSQL
python tools/upgrade_drill.py --make FILE      write FILE with the release that is being run

`tests/server/data/release-0.sqlite3.gz` was made by the release before matches kept positions:
`PYTHONPATH=<that release>/src python tools/upgrade_drill.py --make release-0.sqlite3`, then gzip.
"""

from __future__ import annotations

import argparse
import gzip
import random
import secrets
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from litestar.testing import TestClient
from people import postgres
from sqlalchemy import text

from beachhead.core import registry
from beachhead.server.app import make_app
from beachhead.server.settings import Settings
from beachhead.server.store import backup
from beachhead.server.store.database import make_engine

PART = 60  # actions of a match that is not finished
LONGEST = 6_000
RAISED = 1_000  # added to every rules version
BEFORE = Path(__file__).parents[1] / "tests" / "server" / "data" / "release-0.sqlite3.gz"


class Player:
    """One browser whose user sits on all seats of its tables."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        answer = client.get("/api/me")
        self.id = answer.json()["id"]
        self.headers = {"x-csrf-token": answer.json()["csrf"]}
        self.name = secrets.token_hex(2)
        self.sent = 0

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        if answer.status_code != 200:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.client.post(path, json=body, headers=self.headers)
        if answer.status_code >= 400:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    def play(self, match_id: str, actions: int) -> int:
        """So many random actions, or all; how many there were. Other matches have no say in it."""
        chance = random.Random(7)
        for made in range(actions):
            table = self.get(f"/api/matches/{match_id}?since=999999")
            if table["asked"] is None:
                return made
            options = table["asked"]["options"]
            self.sent += 1
            command = {
                "id": f"{self.name}-{self.sent:05}",
                "seq": table["seq"],
                "seat": table["asked"]["seat"],
                "action": chance.choice(options)["action"],
            }
            self.post(f"/api/matches/{match_id}/commands", command)
        return actions


def make(file: Path) -> None:
    """A database with a running and a finished match of every game."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data_dir=folder, rate_limits=False, bots="none")
        with TestClient(make_app(settings)) as client:
            player = Player(client)
            for number, game in enumerate(registry.names()):
                seats = [{"kind": kind} for kind in ("me", "hotseat")]
                for actions in (PART, LONGEST):
                    body = {"game": game, "seats": seats, "seed": str(40 + number)}
                    match_id = player.post("/api/matches", body)["id"]
                    made = player.play(match_id, actions)
                    print(f"{game}: {match_id}, {made} actions")
        backup.backup(settings.url, file)


class Drill:
    """Everything a person could do with the old matches, over HTTP."""

    def __init__(self, client: TestClient[Any], url: str) -> None:
        self.player = Player(client)
        self.told: list[str] = []
        engine = make_engine(url, writing=True)
        with engine.begin() as connection:  # all seats are ours
            mine = {"me": self.player.id}
            connection.execute(text("update seat set user_id = :me"), mine)
            connection.execute(text("update game_match set host = :me"), mine)
        engine.dispose()

    def run(self, *, finish: bool = True) -> None:
        for scope in ("finished", "mine"):
            for head in self.player.get(f"/api/matches?scope={scope}"):
                played = 0
                if scope == "mine":
                    self.player.get(f"/api/matches/{head['id']}")
                    played = self.player.play(head["id"], LONGEST if finish else PART)
                    if finish:
                        self.look(head["id"])
                else:
                    self.look(head["id"])
                self.told.append(f"{head['game']} {head['id']}: {scope}, {played} played on")

    def whole(self, path: str, query: str = "") -> dict[str, Any]:
        """A table with all of its log, whose older parts are asked for."""
        table: dict[str, Any] = self.player.get(path + query)
        match = "/".join(path.split("/")[:4])
        while table["older"]:
            part = self.player.get(f"{match}/log?before={table['older']}&seat={table['seat']}")
            table["events"], table["older"] = part["events"] + table["events"], part["older"]
        return table

    def look(self, match_id: str) -> None:
        """A finished match from its end to its beginning, its result and its file."""
        table = self.whole(f"/api/matches/{match_id}")
        if not table["over"]:
            raise RuntimeError(f"{match_id} is not over")
        if [event["n"] for event in table["events"]] != sorted(e["n"] for e in table["events"]):
            raise RuntimeError(f"{match_id}: the log is out of order")
        for n in range(table["last"], -1, -max(1, table["last"] // 12)):
            then = self.whole(f"/api/matches/{match_id}/at/{n}", "?seat=0")
            upto = [event for event in table["events"] if event["n"] <= n]
            if table["seat"] == 0 and then["events"] != upto:
                raise RuntimeError(f"{match_id}: the log at {n} is another")
        self.player.get(f"/api/matches/{match_id}/end")
        self.player.get(f"/api/matches/{match_id}/replay")


def raise_versions() -> None:
    """As if a release had changed the rules of every game."""
    for name in registry.names():
        registry.get(name).rules_version += RAISED


def drill(folder: Path, url: str, *, short: bool) -> list[str]:
    """Two upgrades: the second finds matches that were carried over by the first."""
    settings = Settings(
        data_dir=str(folder / "data"), database_url=url, rate_limits=False, bots="none"
    )
    file = folder / BEFORE.stem
    file.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    backup.restore(settings.url, file)
    told = []
    for finish in (False, not short):
        raise_versions()
        with TestClient(make_app(settings)) as client:
            made = Drill(client, settings.url)
            made.run(finish=finish)
            told += made.told
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--make", type=Path)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--short", action="store_true", help="do not play to the end")
    given = parser.parse_args()
    if given.make:
        make(given.make)
        return 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgres(folder / "pg")) if given.postgres else ""
        told = drill(folder, url, short=given.short)
    print("\n".join(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
