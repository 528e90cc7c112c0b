"""Gymnasium: one seat is yours, bots play the others.

>>> import gymnasium
>>> import beachhead.env.gymnasium
>>> env = gymnasium.make("beachhead/war_of_the_worlds-v1", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, terminated, truncated, info = env.step(action)
...     over = terminated or truncated

Every game is registered as `beachhead/<game>-v<version of its observations>`. The reward comes at
the end, from -1, lost, to 1, won. An illegal action loses the match at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from beachhead import bots
from beachhead.core.errors import SetupError
from beachhead.core.rng import MAX_SEED
from beachhead.env import spaces
from beachhead.env.table import Rulebook, Table, features_of, playable

Info = dict[str, Any]
ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """A match seen from one seat."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        simulations: int = 100,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is one bot for all other seats, or one each, in the order of the seats.

        `simulations` is what a bot may spend on a decision. `max_steps` cuts a match off after so
        many decisions of all seats together.
        """
        self.rules = rules = Rulebook(game, players, seats, options)
        if not 0 <= seat < rules.seats:
            text = f"seat {seat} is not one of 0 to {rules.seats - 1}"
            raise SetupError(text, field="seat", value=seat)
        self.seat = seat
        self.max_steps = max_steps
        self.render_mode = render_mode
        row: Any = spaces.observation_space(rules)  # Gymnasium's Box forgets its kind of number
        self.observation_space = row
        self.action_space = spaces.action_space(rules)
        self._budget = bots.Budget(simulations=simulations)
        self._bots = self._seat_bots(opponents)
        self._table: Table | None = None

    def _seat_bots(self, opponents: str | Sequence[str]) -> dict[int, bots.Bot]:
        others = [seat for seat in range(self.rules.seats) if seat != self.seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            text = f"{len(names)} opponents for {len(others)} seats"
            raise SetupError(text, field="opponents", value=len(names))
        made = (bots.make(name, self.rules.game.id) for name in names)
        return dict(zip(others, made, strict=True))

    @property
    def table(self) -> Table:
        """The match in progress."""
        assert self._table is not None, "call reset first"
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], Info]:
        """A new match, played by the bots up to the first decision of this seat."""
        super().reset(seed=seed)
        self._table = Table(self.rules, spaces.seed_from(self.np_random))
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int16], float, bool, bool, Info]:
        """One decision of this seat, then all of the others until it is asked again."""
        if not self.table.is_legal(int(action)):
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        self.table.play(int(action))
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        over = self.table.over
        reward = self.table.results()[self.seat]
        return self._observation(), reward, over, not over and self._is_cut_off(), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now; the name that masking algorithms look for."""
        return spaces.action_mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, as this seat sees it."""
        text = self.table.draw(self.seat)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def _let_others_play(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat and not self._is_cut_off():
            seat = table.seat
            known = bots.as_known(table.state, seat, self._chance())
            table.play(int(self._bots[seat].choose(known, self._chance(), self._budget)))

    def _chance(self) -> int:
        return int(self.np_random.integers(1, MAX_SEED))

    def _is_cut_off(self) -> bool:
        return self.max_steps is not None and self.table.steps >= self.max_steps

    def _observation(self) -> NDArray[np.int16]:
        return spaces.observation(self.table, self.seat)

    def _info(self) -> Info:
        return {"action_mask": spaces.action_mask(self.table, self.seat)}


def register() -> None:
    """Make every game known to `gymnasium.make`."""
    for name in playable():
        gymnasium.register(
            f"beachhead/{name}-v{features_of(name).VERSION}",
            entry_point="beachhead.env.gymnasium:SeatEnv",
            kwargs={"game": name},
        )


register()
