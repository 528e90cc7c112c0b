"""What an observation and an action look like, in the words of Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from beachhead.core.rng import MAX_SEED
from beachhead.env.table import Rulebook, Table


def observation_space(rules: Rulebook) -> spaces.Box:
    """One row, each number within the bounds of its block."""
    lengths = [block.length for block in rules.layout]
    low = np.repeat([block.low for block in rules.layout], lengths).astype(np.int16)
    high = np.repeat([block.high for block in rules.layout], lengths).astype(np.int16)
    return spaces.Box(low, high, dtype=np.int16)


def action_space(rules: Rulebook) -> spaces.Discrete:
    return spaces.Discrete(len(rules.names))


def observation(table: Table, seat: int) -> NDArray[np.int16]:
    """What a seat may know, in an array of its own."""
    return np.array(table.observe(seat), dtype=np.int16)


def action_mask(table: Table, seat: int) -> NDArray[np.int8]:
    """1 where an action is legal; whoever is not asked may do nothing."""
    mask = np.zeros(len(table.rules.names), np.int8)
    if table.seat == seat:
        mask[table.legal()] = 1
    return mask


def seed_from(generator: np.random.Generator) -> int:
    """A seed for a match."""
    return int(generator.integers(MAX_SEED, endpoint=True))
