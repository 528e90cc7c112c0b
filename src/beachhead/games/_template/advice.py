"""How good a position looks, for bots: points now, units, and a say in the areas around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games._template.rules import ending
from beachhead.games._template.vocab import AREAS

if TYPE_CHECKING:
    from beachhead.games._template.state import State


def evaluate(s: State, seat: i64) -> float:
    """A number between 0 and 1; larger is better for `seat`. The seats add up to one."""
    total = 0.0
    own = 0.0
    other: i64
    for other in range(s.seats):
        strength = _strength(s, other)
        total += strength
        if other == seat:
            own = strength
    return own / total


def _strength(s: State, seat: i64) -> float:
    units: i64 = 0
    area: i64
    for area in range(AREAS):
        if s.owner[area] == seat:
            units += s.units[area]
    return 1.0 + 2.0 * float(ending.points(s, seat)) + float(units)
