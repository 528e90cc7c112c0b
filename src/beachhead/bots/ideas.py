"""Weaker bots do not think worse, they think of less: only some of the options come to mind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.core.engine import Actions
from beachhead.core.rng import next_state, pick

ALL: Final = 0  # instead of a number of ideas


def overlook(out: Actions, ideas: i64, rng: i64) -> i64:
    """Leave so many of the options, drawn at random; the random number to go on with."""
    if ideas == ALL or out.n <= ideas:
        return rng
    i: i64
    for i in range(ideas):
        rng = next_state(rng)
        other = i + pick(rng, out.n - i)
        out.codes[i], out.codes[other] = out.codes[other], out.codes[i]
    out.n = ideas
    return rng
