"""The arena: fair plans, repeatable games, a file that survives, honest numbers."""

from __future__ import annotations

import json
import math
import os
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from beachhead.arena import balance, drawing, engines, page, results
from beachhead.arena.plan import Job, Plan, rotations
from beachhead.arena.play import CRASH, LOST, TIMEOUT, Result, play
from beachhead.arena.ratings import ratings
from beachhead.arena.results import Writer
from beachhead.arena.statistics import games_needed, spread, wilson
from beachhead.cli.__main__ import main
from beachhead.core.errors import ContentError, SetupError
from beachhead.core.rng import MULTIPLIER, SPREAD_HIGH, SPREAD_LOW, next_state, seed_state

GAME = "war_of_the_worlds"
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
FAULTY = """
import os, time
from beachhead.bots import Bot
from beachhead.core.engine import legal_actions

class Raises(Bot):
    def choose(self, state, rng, budget):
        raise RuntimeError("no idea")

class Cheats(Bot):
    def choose(self, state, rng, budget):
        return -5

class Dies(Bot):
    def choose(self, state, rng, budget):
        os._exit(3)

class Sleeps(Bot):
    def choose(self, state, rng, budget):
        time.sleep(60)

class First(Bot):
    def choose(self, state, rng, budget):
        return legal_actions(state)[0]
"""


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "faulty.py"
    path.write_text(FAULTY, encoding="utf-8")
    return path


def plan(*names: str, rounds: int = 1) -> list[Job]:
    return Plan((GAME,), names, rounds).jobs()


def made(bots: tuple[str, str], returns: tuple[float, float], seed: int) -> Result:
    seats = ("martian", "human")
    key = f"{seed}{bots}"
    return Result(key, GAME, seats, {}, seed, bots, "done", returns, 100, 20, (30.0, 20.0))


def test_every_seed_is_played_with_every_seating() -> None:
    jobs = plan("random", "level1", "greedy", rounds=2)
    assert len(jobs) == 3 * 2 * 2
    assert len({job.key for job in jobs}) == len(jobs)
    for job in jobs:
        mirrored = [j for j in jobs if j.seed == job.seed and j.bots == job.bots[::-1]]
        assert len(mirrored) == 1 and mirrored[0].seats == job.seats


def test_rotations_put_every_bot_on_every_seat() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(rotations(("a", "b", "c"))) == 3


def test_a_plan_that_does_not_fit_says_so() -> None:
    with pytest.raises(SetupError):
        Plan((GAME,), ("random",), 1, pairs=(("a", "b", "c"),)).jobs()
    with pytest.raises(SetupError):
        Plan((GAME,), ("random",), 1, options=({"no_such": "x"},)).jobs()


def test_the_same_job_gives_the_same_game() -> None:
    job = plan("random", "level1")[0]
    first, again = play(job), play(job)
    assert first.fingerprint == again.fingerprint
    assert first.returns == again.returns and sum(first.returns) == 1
    assert first.scores[0] == 30 or first.scores[1] == 30 or first.rounds >= 60


def test_the_set_up_follows_the_seed() -> None:
    """Scythe deals player mats: each seed its own, and the results tell which."""
    jobs = Plan(("scythe",), ("random",), 6, sides=(("nordic", "crimea"),)).jobs()
    dealt = [play(job).seats for job in jobs]
    assert len(set(dealt)) > 1
    assert all(
        [side.partition("/")[0] for side in seats] == ["nordic", "crimea"] for seats in dealt
    )
    assert all(side.partition("/")[2] for seats in dealt for side in seats)


@pytest.mark.parametrize("name", ["Raises", "Cheats"])
def test_a_bot_that_fails_loses_and_is_named(faulty: Path, name: str) -> None:
    jobs = plan(f"{faulty}:{name}", "random")
    for job in jobs:
        result = play(job)
        assert result.status == CRASH
        assert name in result.fault
        assert result.returns[job.bots.index(f"{faulty}:{name}")] == 0


def test_a_worker_that_dies_takes_only_its_own_game(faulty: Path) -> None:
    jobs = [*plan(f"{faulty}:Dies", "random"), *plan(f"{faulty}:First", "random")]
    found = {r.key: r for r in engines.run(jobs, "local", 2, 60.0)}
    assert len(found) == len(jobs)
    for job in jobs:
        assert (found[job.key].status == LOST) == ("Dies" in "".join(job.bots))
    assert not results.finished(found.values()) & {j.key for j in jobs[:2]}


def test_a_game_that_hangs_is_stopped(faulty: Path) -> None:
    jobs = plan(f"{faulty}:Sleeps", "random")[:1]
    (result,) = engines.run(jobs, "local", 1, 3.0)
    assert result.status == TIMEOUT and "stopped" in result.fault


def test_processes_play_what_one_process_plays() -> None:
    jobs = plan("random", "level1")
    apart = {r.key: r.fingerprint for r in engines.run(jobs, "local", 2, 60.0)}
    assert apart == {job.key: play(job).fingerprint for job in jobs}


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    if os.environ.get("BEACHHEAD_TEST_RAY") != "1":
        pytest.skip("set BEACHHEAD_TEST_RAY=1 to start a Ray cluster")
    jobs = plan("random", "level1")
    there = {r.key: r.fingerprint for r in engines.run(jobs, "ray", 2, 60.0)}
    assert there == {job.key: play(job).fingerprint for job in jobs}


def test_a_torn_line_is_cut_and_played_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with Writer(path) as writer:
        writer.add(made(("a", "b"), (1.0, 0.0), 1))
    with path.open("ab") as file:
        file.write(b'{"key": "half')
    assert len(results.read(path)) == 1
    with Writer(path) as writer:
        writer.add(made(("a", "b"), (1.0, 0.0), 2))
    assert [r.seed for r in results.read(path)] == [1, 2]
    path.write_bytes(b"nonsense\n" + path.read_bytes())
    with pytest.raises(ContentError, match="line 1"):
        results.read(path)


def test_export_has_a_row_for_every_seat(tmp_path: Path) -> None:
    games = [made(("a", "b"), (1.0, 0.0), 1), made(("b", "a"), (0.0, 1.0), 1)]
    results.export(games, tmp_path / "r.csv")
    assert len((tmp_path / "r.csv").read_text().splitlines()) == 1 + 4
    results.export(games, tmp_path / "r.jsonl")
    assert json.loads((tmp_path / "r.jsonl").read_text().splitlines()[0])["bot"] == "a"
    with pytest.raises(ContentError):
        results.export(games, tmp_path / "r.xls")


def test_parquet_if_arrow_is_there(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    results.export([made(("a", "b"), (1.0, 0.0), 1)], tmp_path / "r.parquet")
    assert parquet.read_table(tmp_path / "r.parquet").num_rows == 2


def test_wilson_against_known_values() -> None:
    """The values of Brown, Cai and DasGupta's formula, worked out by hand."""
    half = wilson(50, 100)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
    none = wilson(0, 20)
    assert none.low == 0 and round(none.high, 4) == 0.1611
    assert wilson(20, 20).high == 1


def test_games_needed_for_two_percent() -> None:
    assert games_needed(0.5) == 2401
    wide = wilson(0.5 * 2401, 2401)
    assert math.isclose((wide.high - wide.low) / 2, 0.02, abs_tol=2e-4)


def test_a_spread_counts_everything_once() -> None:
    found = spread([3, 5, 5, 9, 40])
    assert found is not None
    assert sum(found.bins) == found.count == 5
    assert (found.least, found.median, found.most) == (3, 5, 40)
    assert spread([]) is None


def test_report_counts_sides_seats_and_meetings() -> None:
    games = [
        made(("a", "b"), (1.0, 0.0), 1),
        made(("b", "a"), (0.0, 1.0), 1),
        made(("a", "b"), (1.0, 0.0), 2),
        made(("b", "a"), (1.0, 0.0), 2),
    ]
    (table,) = balance.report(games).tables
    assert {line.name: line.share.share for line in table.sides} == {"human": 0.25, "martian": 0.75}
    assert {line.name: line.share.share for line in table.bots} == {"a": 0.75, "b": 0.25}
    assert all(line.fair == 0.5 for line in table.sides)
    assert {(c.row, c.column): c.share.share for c in table.bot_matchups}["a", "b"] == 0.75
    assert table.rounds is not None and table.rounds.median == 20
    rated = ratings(games)
    assert [rating.bot for rating in rated] == ["a", "b"]
    text = page.page(balance.report(games), rated, "T <1>")
    assert "T &lt;1&gt;" in text and text.count("<svg") >= 4 and "http" not in text
    assert drawing.matrix(table.side_matchups).count("<tr>") == 3


def test_a_side_of_two_parts_is_counted_by_each() -> None:
    one = made(("a", "b"), (1.0, 0.0), 1)
    sides = [("nordic/industrial", "crimea/patriotic"), ("nordic/patriotic", "crimea/industrial")]
    games = [msgspec.structs.replace(one, seats=seats, seed=n) for n, seats in enumerate(sides)]
    (table,) = balance.report(games).tables
    shares = {line.name: line.share.share for line in table.parts}
    assert shares == {"nordic": 1.0, "crimea": 0.0, "industrial": 0.5, "patriotic": 0.5}
    assert balance.report([one]).tables[0].parts == ()


def test_my_bot_plays_in_the_arena_and_a_broken_run_goes_on(tmp_path: Path) -> None:
    """The whole command: own bot, results, resume, ratings, report."""
    file, html = tmp_path / "r.jsonl", tmp_path / "r.html"
    run = ["arena", "run", str(file), "--game", GAME, "--workers", "1", "--rounds", "1"]
    run += ["--bot", f"{EXAMPLE}:MyBot", "--bot", "random"]
    first = CliRunner().invoke(main, run)
    assert first.exit_code == 0, first.output
    played = file.read_bytes()
    assert len(played.splitlines()) == 2
    again = CliRunner().invoke(main, run)
    assert again.exit_code == 0 and file.read_bytes() == played
    file.write_bytes(played.splitlines(keepends=True)[0])
    CliRunner().invoke(main, run)
    assert {r.fingerprint for r in results.read(file)} == {
        json.loads(line)["fingerprint"] for line in played.splitlines()
    }
    rated = CliRunner().invoke(main, ["arena", "ratings", str(file), "--json"])
    assert {r["bot"] for r in json.loads(rated.stdout)} == {f"{EXAMPLE}:MyBot", "random"}
    told = CliRunner().invoke(main, ["arena", "report", str(file), "--html", str(html), "--json"])
    assert json.loads(told.stdout)["tables"][0]["games"] == 2
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    shown = CliRunner().invoke(main, ["arena", "report", str(file)])
    assert shown.stdout.count(" v ") == 1  # who beat whom, once for each pair


def test_a_wrong_bot_is_told_before_the_first_game(tmp_path: Path) -> None:
    for bot in ("no_such", f"{EXAMPLE}:Nobody", "missing.py:X"):
        args = ["arena", "run", str(tmp_path / "r.jsonl"), "--game", GAME, "--bot", bot]
        assert CliRunner().invoke(main, args).exit_code == 2
    assert not (tmp_path / "r.jsonl").exists()


# -- bots that try to see what comes ---------------------------------------------------------------

SPY = """
from pathlib import Path
from beachhead.bots import Bot
from beachhead.core.engine import legal_actions

class Spy(Bot):
    def choose(self, state, rng, budget):
        assert state.stream is None
        with Path(__file__).with_suffix(".txt").open("a") as notes:
            notes.write(f"{rng} {state.rng}\\n")
        return legal_actions(state)[0]
"""


def seeds_behind(number: int, steps: int) -> set[int]:
    """Every small seed from which the fast generator comes to a number within so many steps."""
    found = set()
    for last in (number, 2 * number, 2 * number + 1):
        state = last
        for _ in range(steps):
            state = state % MULTIPLIER << 32 | state // MULTIPLIER  # one step back
            seed, rest = divmod(state ^ SPREAD_HIGH, SPREAD_LOW)
            if not rest:
                found |= {seed, seed ^ 0x51A1}
    return found


def test_a_bot_that_runs_its_chance_backwards_finds_no_seed(tmp_path: Path) -> None:
    path = tmp_path / "spy.py"
    path.write_text(SPY, encoding="utf-8")
    job = plan(f"{path}:Spy")[0]
    old = next_state(next_state(seed_state(job.seed ^ 0x51A1))) >> 1  # as bots once were handed it
    assert job.seed in seeds_behind(old, 20)

    result = play(job)

    handed = [
        tuple(map(int, line.split()))
        for line in path.with_suffix(".txt").read_text().split("\n")[:-1]
    ]
    assert len(handed) == len(set(handed)) == result.decisions > 50
    for number, seen in enumerate(handed):
        for value in seen:
            assert job.seed not in seeds_behind(value, number + 20)
