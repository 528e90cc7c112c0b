"""PettingZoo: every seat is an agent, asked in turn, with action masks.

>>> from beachhead.env import pettingzoo
>>> env = pettingzoo.env("war_of_the_worlds")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     mask = observation["action_mask"]
...     env.step(None if over else env.action_space(agent).sample(mask))

An agent may be asked several times in a row: PettingZoo's order of agents is the order in which
the rules ask. Rewards come at the end, from -1, lost, to 1, won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from beachhead.core.errors import SetupError
from beachhead.env import spaces as our_spaces
from beachhead.env.table import Rulebook, Table

Observation = dict[str, NDArray[Any]]


def env(game: str, **settings: Any) -> AECEnv:
    """The environment as PettingZoo means it: checked, and an illegal action loses at once."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class raw_env(AECEnv, EzPickle):  # noqa: N801 - PettingZoo's name
    """The environment without the wrappers: an illegal action raises `IllegalAction`."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - each game has its own
        "render_modes": ["human", "ansi"],
        "name": "beachhead_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_steps` cuts a match off after so many decisions of all seats together."""
        EzPickle.__init__(self, game, players, seats, options, max_steps, render_mode)
        super().__init__()
        modes = (None, *self.metadata["render_modes"])
        if render_mode not in modes:
            text = f"render mode {render_mode!r} is none of {modes}"
            raise SetupError(text, field="render_mode", value=str(render_mode))
        self.rules = rules = Rulebook(game, players, seats, options)
        self.metadata = {**self.metadata, "name": f"beachhead_{game}_v{rules.version}"}
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        row = our_spaces.observation_space(rules)
        mask = spaces.Box(0, 1, (len(rules.names),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: our_spaces.action_space(rules) for agent in self.possible_agents
        }
        # for critics that see every hand: what all seats know, one after the other
        self.state_space = spaces.Box(
            np.tile(row.low, rules.seats), np.tile(row.high, rules.seats), dtype=np.int16
        )
        self._generator = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, the one after the last."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.table = Table(self.rules, our_spaces.seed_from(self._generator))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def step(self, action: int | None) -> None:
        """One decision of the agent that is asked; None once it is finished."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must act"
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_steps is not None and self.table.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {
            "observation": our_spaces.observation(self.table, seat),
            "action_mask": our_spaces.action_mask(self.table, seat),
        }

    def state(self) -> NDArray[np.int16]:
        """What all seats know together; not for agents that play."""
        rows = [our_spaces.observation(self.table, seat) for seat in range(self.rules.seats)]
        return np.concatenate(rows)

    def render(self) -> str | None:
        """The table as text, as the seat that is asked sees it."""
        text = self.table.draw(self._seat[self.agent_selection])
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
