"""The tests that PettingZoo has for environments, for every game."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from beachhead.core import registry
from beachhead.core.errors import IllegalAction, SetupError

pytest.importorskip("pettingzoo", reason="pettingzoo is missing: pip install beachhead[rl]")
from pettingzoo import test as their

from beachhead.env import pettingzoo

GAMES = registry.names()
# PettingZoo's own advice about observations with an action mask, which it recommends elsewhere
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    their.api_test(pettingzoo.env(game), num_cycles=60)


def test_api_to_the_end_of_a_match() -> None:
    env = pettingzoo.env("war_of_the_worlds", options={"round_limit": "40"})
    their.api_test(env, num_cycles=1500)


@pytest.mark.parametrize("game", GAMES)
def test_seed(game: str) -> None:
    their.seed_test(lambda: pettingzoo.env(game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    their.render_test(lambda **mode: pettingzoo.env(game, **mode))

    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("game", GAMES)
def test_state(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=1)
    for agent in env.agent_iter(20):
        assert env.state_space.contains(env.state())
        observation, _, ended, _, _ = env.last()
        action = None if ended else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)


@pytest.mark.parametrize("game", GAMES)
def test_as_many_players_as_the_game_allows(game: str) -> None:
    for players in registry.get(game).players:
        env = pettingzoo.env(game, players=players)
        assert len(env.possible_agents) == players
        play(env, 10)


def test_rewards_come_once_and_are_shared_out() -> None:
    env = pettingzoo.env("war_of_the_worlds", options={"round_limit": "40"})

    assert sorted(play(env, 5000).values()) == [-1.0, 1.0]


def test_max_steps_truncates() -> None:
    env = pettingzoo.env("war_of_the_worlds", max_steps=7)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        assert not termination and reward == 0
        decisions += not truncation
        mask = observation["action_mask"]
        env.step(None if truncation else env.action_space(agent).sample(mask))
    assert decisions == 7


def test_an_illegal_action_loses_wrapped_and_raises_raw() -> None:
    env = pettingzoo.env("war_of_the_worlds")
    env.reset(seed=1)
    wrong = int(env.last()[0]["action_mask"].argmin())
    loser = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values()) and env.rewards[loser] == -1

    raw = pettingzoo.raw_env("war_of_the_worlds")
    raw.reset(seed=1)
    before = raw.state()
    with pytest.raises(IllegalAction):
        raw.step(wrong)
    assert (raw.state() == before).all()


def test_an_environment_can_be_pickled_and_refuses_strange_modes() -> None:
    raw = pettingzoo.raw_env("war_of_the_worlds", max_steps=3)

    assert pickle.loads(pickle.dumps(raw)).max_steps == 3
    with pytest.raises(SetupError):
        pettingzoo.env("war_of_the_worlds", render_mode="rgb_array")


def play(env: Any, most: int) -> dict[str, float]:
    """Random play; what each agent got in all."""
    env.reset(seed=3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        over = termination or truncation
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))
    return got
