"""Bots: they play, they are killed when they hang, and the table is told when one fails."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from beachhead import Match, bots
from beachhead.server import jobs, levels, wire
from beachhead.server.bots import BotFailed, Pool
from beachhead.server.jobs import Worker, claim
from beachhead.server.settings import Settings
from beachhead.server.store import migrate
from beachhead.server.store.database import Database
from beachhead.server.thinking import Answer, Request, Thinker

from .conftest import GAME, Person, Server, running


def request(level: str = "level1", actions: int = 0) -> Request:
    match = Match.new(GAME, seed=4)
    for _ in range(actions):
        match.play(match.legal()[0])
    setup = match.setup
    return Request(
        match_id="m",
        game=GAME,
        sides=list(setup.seats),
        options=setup.options,
        seed=setup.seed,
        actions=list(match.actions),
        seat=match.seat,
        level=level,
        chance=99,
    )


def play_until_over(person: Person, match_id: str, seconds: float = 60) -> wire.Table:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = person.table(match_id, "?since=100000")
        if table.over:
            return table
        if table.asked is not None and table.asked.mine:
            person.post(f"/api/matches/{match_id}/commands", person.command(table, table.at * 7))
        else:
            time.sleep(0.02)
    raise AssertionError(f"not over after {seconds} s: {table.at} actions")


def test_bots_play_a_match_to_its_end(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, bots="local")) as server:
        ann = server.person()
        table = play_until_over(ann, ann.new_match("me", "bot", seed=48).id)
    assert table.status == "over" and table.notices == []


@pytest.mark.parametrize("level", levels.ids())
def test_every_level_gives_a_legal_action(level: str) -> None:
    for actions in (0, 7, 30):
        asked = request(level, actions)
        answer = Thinker().think(asked)
        match = Thinker()._match(asked)
        assert answer.error == "" and answer.action in match.legal()


def test_a_bot_never_sees_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same match with other hidden cards asks the bot the same thing."""
    seen: list[int] = []

    class Spy(bots.Bot):
        def choose(self, state: Any, rng: int, budget: bots.Budget) -> int:
            seen.append(state.rng)
            out: int = bots.make("random", GAME).choose(state, rng, budget)
            return out

    monkeypatch.setattr(levels, "make", lambda level, game: (Spy(game), bots.Budget()))
    asked = request(actions=10)
    truth = Thinker()._match(asked).state
    Thinker().think(asked)
    assert seen and seen[0] != truth.rng


def test_a_kept_match_follows_undo() -> None:
    thinker = Thinker()
    long, short = request(actions=20), request(actions=6)
    thinker.think(long)
    assert thinker._match(short).actions == short.actions
    assert thinker._match(long).actions == long.actions


async def failing(tmp_path: Path, code: str, seconds: float = 1.0) -> BotFailed:
    """What the pool says when the thinking process does `code`."""
    fake = tmp_path / "fake.py"
    fake.write_text(
        f"import sys, os, time\nsys.stdout.write('ready')\nsys.stdout.flush()\n{code}\n"
    )
    pool = Pool(1, seconds, 0, [str(fake)])
    try:
        with pytest.raises(BotFailed) as caught:
            await pool.ask(request())
        with pytest.raises(BotFailed):  # the pool goes on with a new process
            await pool.ask(request())
    finally:
        await pool.close()
    return caught.value


def test_a_hanging_bot_is_killed(tmp_path: Path) -> None:
    began = time.monotonic()
    failure = asyncio.run(failing(tmp_path, "time.sleep(100)", 0.3))
    assert failure.reason == "late" and time.monotonic() - began < 20


def test_a_crashing_bot_is_noticed(tmp_path: Path) -> None:
    assert asyncio.run(failing(tmp_path, "os._exit(1)")).reason == "crashed"


def test_a_failed_bot_is_replaced_and_the_table_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot of level 2 fails at every decision: the learner plays, and everybody can read why."""

    async def ask(self: Pool, asked: Request) -> Answer:
        if asked.level == "level2":
            raise BotFailed("crashed", "on purpose")
        return Thinker().think(asked)

    monkeypatch.setattr(Pool, "ask", ask)
    settings = Settings(data_dir=str(tmp_path), rate_limits=False)
    with running(settings) as server:
        ann = server.person()
        seats = [{"kind": "bot", "level": "level2"}, {"kind": "me"}]
        body = {"game": GAME, "seats": seats, "seed": 3}
        match_id = ann.post("/api/matches", body).json()["id"]
        for _ in range(100):
            table = ann.table(match_id)
            if table.asked is not None and table.asked.mine:
                break
            time.sleep(0.1)
        assert table.asked is not None and table.asked.mine and table.at > 0
    notice = table.notices[-1]
    assert notice.key == "table-bot-crashed"
    assert notice.facts["level"] == "bot-level-2" and notice.facts["seat"] == 0


def test_the_table_moves_even_if_every_level_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(self: Pool, asked: Request) -> Answer:
        raise BotFailed("late", "on purpose")

    monkeypatch.setattr(Pool, "ask", ask)
    with running(Settings(data_dir=str(tmp_path), rate_limits=False)) as server:
        ann = server.person()
        made = ann.new_match("bot", "me", seed=48)
        for _ in range(100):
            table = ann.table(made.id)
            if table.asked is not None and table.asked.mine:
                return
            time.sleep(0.1)
    raise AssertionError("the table stood still")


def test_workers_elsewhere_think_for_the_server(settings: Settings) -> None:
    async def work(stop: asyncio.Event) -> None:
        database = Database(settings.url)
        pool = Pool(1, 10, 0)
        try:
            await Worker(database, pool).run(stop)
        finally:
            await pool.close()
            database.close()

    with running(msgspec.structs.replace(settings, bots="queue", bot_seconds=20)) as server:
        portal: Any = server.client.blocking_portal
        stop = asyncio.Event()
        working = portal.start_task_soon(work, stop)
        ann = server.person()
        seats = [{"kind": "bot", "level": "level1"}, {"kind": "me"}]
        body = {"game": GAME, "seats": seats, "seed": 3}
        match_id = ann.post("/api/matches", body).json()["id"]
        for _ in range(300):
            table = ann.table(match_id)
            if table.asked is not None and table.asked.mine:
                break
            time.sleep(0.1)
        portal.call(stop.set)
        working.result(10)
    assert table.asked is not None and table.asked.mine and table.at > 0
    assert table.notices == []


def test_a_lease_ends_and_another_worker_takes_over(settings: Settings) -> None:
    database = Database(settings.url)
    with database.writing.begin() as connection:
        migrate.upgrade(connection)
        jobs.add(connection, jobs.Job("j", request()), deadline=50_000)
        first = claim(connection, "one", 1_000)
        assert first is not None and claim(connection, "two", 1_001) is None
        assert jobs.beat(connection, "j", "one", 2_000)
        assert claim(connection, "two", 2_000 + jobs.LEASE_MS) is None
        assert claim(connection, "two", 2_001 + jobs.LEASE_MS) is not None
        assert not jobs.beat(connection, "j", "one", 9_000)
    database.close()


def test_a_hint_names_the_best_ideas_where_no_one_else_plays(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, bots="local")) as server:
        ann, bob = server.person(), server.person()
        match_id = ann.new_match("me", "bot", seed=2).id
        table = ann.table(match_id)
        hint = msgspec.convert(ann.post(f"/api/matches/{match_id}/hint").json(), wire.Hint)
        assert table.asked is not None and table.hints and hint.seq == table.seq
        options = {option.action: option.name for option in table.asked.options}
        assert 1 <= len(hint.ideas) <= 3
        assert all(options[idea.action] == idea.name for idea in hint.ideas)
        assert all(0 <= idea.value <= 1 for idea in hint.ideas) and hint.ideas[0].visits > 0
        assert ann.table(match_id).seq == table.seq, "a hint changes nothing"
        assert bob.post(f"/api/matches/{match_id}/hint").status_code == 403
        assert not bob.table(match_id).hints


@pytest.mark.parametrize("other", ["open", "hotseat"])
def test_there_are_no_hints_where_another_person_plays(server: Server, other: str) -> None:
    ann, bob = server.person(), server.person()
    match_id = ann.new_match("me", other).id
    if other == "open":
        bob.post(f"/api/matches/{match_id}/join", {"seat": 1})
    for person in (ann, bob):
        assert not person.table(match_id).hints
        assert person.post(f"/api/matches/{match_id}/hint").status_code == 403


def test_ideas_come_from_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that differs only in what the seat cannot know gets the same ideas."""
    asked = msgspec.structs.replace(request("level2", 12), explain=True)
    truth = Thinker()
    ideas = truth.think(asked).ideas
    twin = Thinker()
    match = twin._match(asked)
    match._state.determinize(asked.seat, 77)
    assert match._state.fingerprint() != truth._match(asked)._state.fingerprint()
    assert ideas and twin.think(asked).ideas == ideas


def test_a_table_goes_on_while_a_hint_is_thought_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The adviser hangs: the person plays on, and the bot answers."""
    thinking = asyncio.Event()

    async def ask(self: Pool, asked: Request) -> Answer:
        if asked.explain:
            await thinking.wait()
        return Thinker().think(msgspec.structs.replace(asked, level="level1"))

    monkeypatch.setattr(Pool, "ask", ask)
    with running(Settings(data_dir=str(tmp_path), rate_limits=False)) as server:
        ann = server.person()
        match_id = ann.new_match("me", "bot", seed=2).id
        portal: Any = server.client.blocking_portal
        hint = Thread(target=lambda: answers.append(ann.post(f"/api/matches/{match_id}/hint")))
        answers: list[Any] = []
        hint.start()
        before = ann.table(match_id).at
        for _ in range(3):
            ann.play(match_id)
        assert ann.table(match_id).at >= before + 3 and not answers
        portal.call(thinking.set)
        hint.join(10)
    assert answers[0].status_code == 200 and answers[0].json()["seq"] == 0


def test_a_bot_keeps_what_it_found_while_its_turn_goes_on() -> None:
    thinker = Thinker()
    asked = request("level3", 0)
    first = thinker.think(asked)
    bot = thinker._turns["m"].bot
    match = Match.new(GAME, seed=4)
    match.play(first.action)
    assert match.seat == asked.seat
    thinker.think(msgspec.structs.replace(asked, actions=[first.action]))
    assert thinker._turns["m"].bot is bot
    other = next(action for action in Match.new(GAME, seed=4).legal() if action != first.action)
    thinker.think(msgspec.structs.replace(asked, actions=[other]))
    assert thinker._turns["m"].bot is not bot, "after an undo it begins anew"
