"""The last star: who places it ends the game at once, and then only coins count.

A move that ends the game is judged by its result; `near` says when there may be one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from beachhead.games.scythe.vocab import STARS

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

STARS_IN_A_TURN: Final = 2  # a top and a bottom action, a combat, an objective: rarely more


def near(s: State, seat: i64) -> bool:
    """Whether a decision of the seat may end the game, by its own star or by somebody else's."""
    if s.star_total[seat] >= STARS - STARS_IN_A_TURN:
        return True
    other: i64
    for other in range(s.seats):
        if s.star_total[other] == STARS - 1:
            return True
    return False


def decided(s: State) -> i64:
    """Nobody wins for sure before the last star lies."""
    return 0


def danger(s: State, seat: i64) -> i64:
    """Nobody can be kept from a star for certain."""
    return 0
