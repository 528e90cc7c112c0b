"""Many tables of one game at once: arrays in, arrays out.

>>> from beachhead.env.batch import Batch
>>> batch = Batch("war_of_the_worlds", count=64, seed=1)
>>> for _ in range(100):
...     batch.step(batch.sample())
>>> batch.masks.shape[0]
64

The arrays look into the batch's own memory: they show the present, and the next step changes
them. Copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from beachhead.core.errors import IllegalAction, SetupError
from beachhead.env.stepper import Stepper
from beachhead.env.table import Rulebook

Kind = TypeVar("Kind", bound=np.generic)


class Batch:
    """`count` tables played in step; a game that ends is followed by a new one at once."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        max_steps: int | None = None,
    ) -> None:
        if count < 1:
            raise SetupError("a batch has at least one table", field="count", value=count)
        self.rules = rules = Rulebook(game, players, seats, options)
        self.count = count
        self._stepper = stepper = Stepper(
            rules.start,
            rules.observe_into,
            count,
            rules.seats,
            rules.width,
            len(rules.names),
            max_steps or 0,
        )
        # what the seat that is asked may know, at [table, place of LAYOUT]
        self.observations = _array(stepper.row.cells, np.int16).reshape(count, -1)
        # 1 where an action is legal, at [table, action]
        self.masks = _array(stepper.masks, np.int8).reshape(count, -1)
        # what each seat got by the last step, at [table, seat]: -1 lost to 1 won, when a game ends
        self.rewards = _array(stepper.rewards, np.float64).reshape(count, -1)
        # whether the last step ended a game, at [table]; the rest already shows the next game
        self.terminated = _array(stepper.terminated, np.bool_)
        # whether it was cut off by `max_steps`, at [table]
        self.truncated = _array(stepper.truncated, np.bool_)
        # who is asked, at [table]
        self.to_act = _array(stepper.to_act, np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games everywhere; the seed decides all of them, and what `sample` draws."""
        self._stepper.reset(seed)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """One decision at every table, an action each; the arrays then show what came of it."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.count:
            text = f"{len(chosen)} actions for {self.count} tables"
            raise IllegalAction(text, action=len(chosen))
        if (wrong := self._stepper.refused(chosen)) >= 0:
            text = f"action {chosen[wrong]} is not legal at table {wrong}"
            raise IllegalAction(text, action=chosen[wrong], table=wrong)
        self._stepper.step(chosen)

    def sample(self) -> list[int]:
        """A random legal action for every table."""
        return self._stepper.sample()


def _array(cells: Any, kind: type[Kind]) -> NDArray[Kind]:
    """The memory of a `vec`, as an array."""
    return np.frombuffer(memoryview(cells), kind)
