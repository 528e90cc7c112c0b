"""The arena page's doors: reports that lie there, small runs, and their limits."""

from __future__ import annotations

import asyncio
import csv
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from beachhead.arena import engines, results
from beachhead.arena.plan import Plan
from beachhead.server import wire_arena
from beachhead.server.arena import Arena
from beachhead.server.errors import Refused
from beachhead.server.settings import Settings

from .conftest import GAME, Server, problem, running

SMALL = {"game": GAME, "players": 2, "levels": ["level1"], "rounds": 4}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(Settings(data_dir=str(tmp_path), rate_limits=False, bots="none")) as found:
        yield found


def test_a_file_in_the_data_directory_is_a_report(server: Server, tmp_path: Path) -> None:
    plan = Plan((GAME,), ("level1", "random"), 2)
    with results.Writer(tmp_path / "arena" / "mine.jsonl") as writer:
        for result in engines.run(plan.jobs(), "local", 1, 600.0, None):
            writer.add(result)
    ann = server.person()
    listed = msgspec.convert(ann.get("/api/arena").json(), wire_arena.ArenaList)
    assert [(run.id, run.played, run.running) for run in listed.runs] == [("mine", 4, False)]
    report = msgspec.json.decode(ann.get("/api/arena/mine").content, type=wire_arena.ArenaReport)
    assert report.tables[0].games == 4 and len(report.tables[0].sides) == 2
    assert {rating.bot for rating in report.ratings} == {"level1", "random"}
    table = ann.get("/api/arena/mine/games/csv")
    assert "mine.csv" in table.headers["content-disposition"]
    rows = list(csv.DictReader(table.text.splitlines()))
    assert len(rows) == 8 and {row["bot"] for row in rows} == {"level1", "random"}
    lines = ann.get("/api/arena/mine/games/jsonl").text.splitlines()
    assert [str(msgspec.json.decode(line)["seed"]) for line in lines] == [r["seed"] for r in rows]
    assert ann.get("/api/arena/mine/games/exe").status_code == 400
    assert ann.get("/api/arena/other/games/csv").status_code == 404
    assert ann.get("/api/arena/other").status_code == 404
    assert ann.get("/api/arena/..%2Fbeachhead").status_code in {400, 404}


def test_a_small_run_is_played_beside_the_server(server: Server) -> None:
    ann, bob = server.person(), server.person()
    made = ann.post("/api/arena", SMALL)
    assert made.status_code == 201, made.text
    run_id = made.json()["id"]
    assert problem(bob.post("/api/arena", SMALL)) == "error-arena-busy"
    assert problem(bob.post(f"/api/arena/{run_id}/stop")) == "error-not-host"
    assert [p.get(f"/api/arena/{run_id}").json()["run"]["mine"] for p in (ann, bob)] == [
        True,
        False,
    ]
    until = time.monotonic() + 90
    while time.monotonic() < until:
        run = msgspec.convert(ann.get(f"/api/arena/{run_id}").json()["run"], wire_arena.ArenaRun)
        if not run.running:
            break
        time.sleep(0.3)
    assert (run.played, run.total, run.game, run.bots) == (4, 4, GAME, ["level1"])
    assert ann.get("/api/arena").json()["may_run"]


def test_a_run_may_be_stopped_by_whoever_began_it(server: Server) -> None:
    ann = server.person()
    run_id = ann.post("/api/arena", SMALL | {"levels": ["level5"], "rounds": 50}).json()["id"]
    assert ann.post(f"/api/arena/{run_id}/stop").status_code == 204
    assert not ann.get(f"/api/arena/{run_id}").json()["run"]["running"]
    assert problem(ann.post(f"/api/arena/{run_id}/stop")) == "error-arena-ended"


def test_of_two_runs_that_begin_at_once_one_is_played(tmp_path: Path) -> None:
    arena = Arena(tmp_path, on=True)
    wanted = msgspec.convert(SMALL | {"levels": ["level5"], "rounds": 50}, wire_arena.NewArena)

    async def both() -> list[str | BaseException]:
        started = await asyncio.gather(
            *(arena.start("ann", wanted) for _ in range(2)), return_exceptions=True
        )
        await arena.close()
        return started

    answers = asyncio.run(both())
    assert sum(isinstance(answer, str) for answer in answers) == 1
    assert [a.key for a in answers if isinstance(a, Refused)] == ["error-arena-busy"]


def test_a_run_ends_with_the_server_that_began_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "beachhead.cli", "arena", "run", str(tmp_path / "run.jsonl")]
    command += ["--game", GAME, "--bot", "level5", "--rounds", "50", "--workers", "1", "--leashed"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as run:
        assert run.stdin is not None
        run.stdin.close()  # as the kernel does it for a server that was killed
        assert run.wait(60) == 0


def test_a_run_that_is_too_large_is_refused(server: Server) -> None:
    ann = server.person()
    every = [f"level{number}" for number in range(1, 6)]
    large = SMALL | {"levels": every, "rounds": 100}
    assert problem(ann.post("/api/arena", large)) == "error-arena-large"
    assert problem(ann.post("/api/arena", SMALL | {"players": 9})) == "error-setup"
    assert problem(ann.post("/api/arena", SMALL | {"levels": ["god"]})) == "error-no-level"
    assert ann.get("/api/arena").json()["runs"] == []
