"""What a position is worth in things that people count: coins, units, life.

A game names them in its `gains.py`. The coach says with them what a plan brings, in words of the
locale files: `gain-coins = { $n -> [one] 1 coin *[other] { $n } coins }`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from beachhead.core.contract import Game
from beachhead.core.engine import GameState


class Gain(NamedTuple):
    """Something every seat has a number of."""

    key: str  # its message is `gain-<key>`
    weight: float  # what one of it is worth beside the others, to tell the weighty first
    of: Callable[[Any, int], int]
    secret: bool = False  # only the seat itself knows how much it has


class Change(msgspec.Struct, frozen=True):
    """So many more, or fewer, of something a seat has."""

    key: str
    n: int
    seat: int


def gains_of(game: Game[Any]) -> tuple[Gain, ...]:
    """What can be counted in a game; a game need not name anything."""
    found: tuple[Gain, ...] = game.part("gains").GAINS if game.has_part("gains") else ()
    return found


def count(game: Game[Any], state: GameState, seat: int) -> list[list[int]]:
    """Everything that `seat` can count, at [gain][seat]; what it cannot know is 0."""
    return [
        [0 if gain.secret and each != seat else gain.of(state, each) for each in range(state.seats)]
        for gain in gains_of(game)
    ]


def changes(game: Game[Any], before: list[list[int]], after: list[list[int]]) -> list[Change]:
    """What has changed, the weightiest first."""
    found = [
        (gain.weight * abs(new - old), Change(gain.key, new - old, seat))
        for gain, olds, news in zip(gains_of(game), before, after, strict=True)
        for seat, (old, new) in enumerate(zip(olds, news, strict=True))
        if new != old
    ]
    return [change for _, change in sorted(found, key=lambda pair: -pair[0])]
