"""Gymnasium's own check for every game, and matches against bots."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.core import registry
from beachhead.core.errors import SetupError

gymnasium = pytest.importorskip(
    "gymnasium", reason="gymnasium is missing: pip install beachhead[rl]"
)
from gymnasium.utils.env_checker import check_env  # noqa: E402

from beachhead.env.gymnasium import SeatEnv  # noqa: E402
from beachhead.env.table import features_of  # noqa: E402

GAMES = registry.names()


def made(game: str, **settings: Any) -> Any:
    return gymnasium.make(f"beachhead/{game}-v{features_of(game).VERSION}", **settings)


@pytest.mark.parametrize("game", GAMES)
def test_check_env(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(game, max_steps=60).unwrapped)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_against_a_bot_ends_with_its_result(seat: int) -> None:
    options = {"round_limit": "40"}
    env = made("war_of_the_worlds", seat=seat, opponents="random", options=options)
    _, info = env.reset(seed=4)
    rewards = []
    over = False
    while not over:
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        action = env.action_space.sample(info["action_mask"])
        _, reward, terminated, truncated, info = env.step(action)
        rewards.append(reward)
        over = terminated or truncated
    assert terminated and abs(rewards[-1]) == 1 and not any(rewards[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_can_be_taken_and_matches_repeat(game: str) -> None:
    for seat in range(registry.get(game).players[0]):
        seen = []
        for _ in range(2):
            env = SeatEnv(game, seat=seat, max_steps=40)
            env.action_space.seed(1)
            observation, info = env.reset(seed=11)
            for _ in range(5):
                action = env.action_space.sample(info["action_mask"])
                observation, _, terminated, truncated, info = env.step(action)
                if terminated or truncated:
                    break
            seen.append(observation.tobytes())
        assert seen[0] == seen[1]


def test_a_bot_that_searches_can_sit_opposite() -> None:
    env = SeatEnv("war_of_the_worlds", opponents=["uct"], simulations=5, max_steps=30)
    _, info = env.reset(seed=1)
    truncated = False
    while not truncated:
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert not terminated


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("war_of_the_worlds")
    _, info = env.reset(seed=1)

    _, reward, terminated, _, _ = env.step(int(info["action_mask"].argmin()))

    assert reward == -1 and terminated


def test_settings_that_do_not_fit_are_refused() -> None:
    with pytest.raises(SetupError):
        SeatEnv("war_of_the_worlds", seat=2)
    with pytest.raises(SetupError):
        SeatEnv("war_of_the_worlds", opponents=["random", "random"])
    with pytest.raises(SetupError):
        SeatEnv("war_of_the_worlds", opponents="no such bot")
