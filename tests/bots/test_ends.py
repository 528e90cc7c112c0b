"""The end of a game is seen: wins are taken, wins of others are stopped, nobody ends it to lose."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead import bots
from beachhead.bots import Budget, advice, as_known
from beachhead.core.match import Match

POSITIONS = Path(__file__).parent / "positions"
WINS = ("hexpanse-win-two", "hexpanse-win-or-block", "scythe-ahead", "war-of-the-worlds-win")
BLOCKS = ("hexpanse-block-one", "hexpanse-block-two", "war-of-the-worlds-block")
MINDS = pytest.mark.parametrize("bot", ["level2", "level3", "thinker@40"])


def begun(name: str) -> Match:
    return Match.from_position((POSITIONS / f"{name}.toml").read_text("utf-8"), seed=1)


def play_turn(match: Match, bot: str) -> None:
    """Let a bot answer until somebody else is asked or the match is over."""
    seat, number = match.seat, 0
    mind = bots.make(bot, match.game.id)
    while not match.over and match.seat == seat:
        number += 1
        known = as_known(match.state, seat, 3 + number)
        match.play(int(mind.choose(known, 30 + number, Budget(100, 60.0))))


@MINDS
@pytest.mark.parametrize("name", WINS)
def test_a_win_is_taken(name: str, bot: str) -> None:
    match = begun(name)
    seat = match.seat
    play_turn(match, bot)
    assert match.over
    assert match.returns()[seat] == 1.0


@MINDS
@pytest.mark.parametrize("name", BLOCKS)
def test_a_win_that_can_be_stopped_is_stopped(name: str, bot: str) -> None:
    match = begun(name)
    seat = match.seat
    ends = advice.endings(match.game.id)
    assert ends is not None
    before = ends.danger(match.state, seat)
    play_turn(match, bot)
    assert not match.over and ends.decided(match.state) == 0
    assert ends.danger(match.state, seat) < before
    assert match.game.id != "hexpanse" or ends.danger(match.state, seat) == 0


@MINDS
def test_the_last_star_is_not_placed_to_lose(bot: str) -> None:
    match = begun("scythe-behind")
    play_turn(match, bot)
    assert not match.over


def test_a_position_that_is_decided_knows_its_winner() -> None:
    """Two actions and two free cells: whoever moves completes the formation, and nobody else."""
    ends = advice.endings("hexpanse")
    assert ends is not None
    assert ends.decided(begun("hexpanse-win-two").state) == 0b01
    assert ends.decided(begun("hexpanse-block-two").state) == 0
    assert ends.danger(begun("hexpanse-win-two").state, 0) == 0
