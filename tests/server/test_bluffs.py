"""Somebody with cards but none to answer with looks like somebody who does not want to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beachhead.lab import golden
from beachhead.server import bots
from beachhead.server.bots import Asked, Driver, Pool
from beachhead.server.fair import Owner
from beachhead.server.live import Live
from beachhead.server.settings import Settings
from beachhead.server.thinking import Answer, Request, Thinker

from .conftest import running
from .test_leaks import GOLDEN, Ear, act, again, live_from, redeal

SECONDS = 1000.0


def lone_passes() -> Iterator[tuple[Live, int]]:
    """Battles of whole matches before a card that the other side cannot answer, and that card."""
    for path in sorted(GOLDEN.glob("cry_havoc/*.txt")):
        match = golden.read(path.read_text(encoding="utf-8"))
        ahead, live = match.fresh(), live_from(match)
        for action in match.actions:
            actor = ahead.seat
            ahead.play(action)
            if ahead.only_seems_open() and ahead.seat != actor:
                yield live, action
            act(live, action)


def heard(live: Live, action: int, actor: int) -> tuple[Ear, int]:
    """What the actor hears of his action and of a pass after it; how many answers there were."""
    ear = Ear(actor)
    ear.hear(live)
    act(live, action)
    ear.hear(live)
    answers = len(live.match.legal())
    act(live, live.match.names.index("pass"))
    ear.hear(live)
    return ear, answers


def test_who_cannot_answer_looks_like_who_will_not() -> None:
    """CH-BATTLE-07. The twin holds other cards and could play one."""
    chance, compared = random.Random(1), 0
    for live, action in lone_passes():
        actor = live.match.seat
        lone, answers = heard(again(live), action, actor)
        assert answers == 1
        for _ in range(20):
            twin = again(live)
            redeal(twin, actor, chance)
            other, answers = heard(twin, action, actor)
            if answers > 1:
                assert lone.sent[:2] == other.sent[:2]  # before the answer
                assert lone.known[-1][0] == other.known[-1][0]  # what is told of it
                assert len(lone.sent) == len(other.sent)
                compared += 1
                break
    assert compared > 0


def test_a_bot_without_a_choice_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def ask(self: Pool, asked: Request) -> Answer:
        return Answer(Thinker()._match(asked).legal()[0])

    monkeypatch.setattr(bots, "pause", pause)
    monkeypatch.setattr(Pool, "ask", ask)
    live, action = next(lone_passes())
    act(live, action)
    seat = live.match.seat
    with running(Settings(data_dir=str(tmp_path), rate_limits=False)) as server:
        driver: Driver = server.services.driver
        driver._spent["cry_havoc", "level2"] = SECONDS
        asked = Asked(0, Driver.request(live, seat, "level2"), Owner("", ""), bluff=True)
        portal: Any = server.client.blocking_portal
        portal.call(driver._decide, asked)
        assert 0 < pauses.pop() <= SECONDS
        portal.call(driver._decide, msgspec.structs.replace(asked, bluff=False))
        assert pauses == [] and driver._spent["cry_havoc", "level2"] < SECONDS
