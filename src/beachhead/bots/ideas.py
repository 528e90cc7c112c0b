"""Weaker bots do not think worse, they think of less: only some of the options come to mind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.core.engine import Actions
from beachhead.core.rng import next_state, pick

ALL: Final = 0.0  # instead of a number of ideas
PARTS: Final = 1000  # of an idea


def overlook(out: Actions, ideas: float, rng: i64) -> i64:
    """Leave so many of the options, drawn at random; the random number to go on with.

    With 1.3 ideas it is sometimes two and mostly one: then that is played without a thought.
    """
    if ideas == ALL:
        return rng
    parts: i64 = int(ideas * PARTS + 0.5)
    left = parts // PARTS
    if parts % PARTS > 0:
        rng = next_state(rng)
        if pick(rng, PARTS) < parts % PARTS:
            left += 1
    if out.n <= left:
        return rng
    i: i64
    for i in range(left):
        rng = next_state(rng)
        other = i + pick(rng, out.n - i)
        out.codes[i], out.codes[other] = out.codes[other], out.codes[i]
    out.n = left
    return rng
