"""Finds what a game says about its positions: `games/<game>/advice.py`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, NamedTuple

Evaluation = Callable[[Any, int], float]


class Endings(NamedTuple):
    """What a game knows about its last turns: the functions of `games/<game>/ends.py`."""

    near: Callable[[Any, int], bool]  # whether a seat's decision may be about the end of the game
    decided: Callable[[Any], int]  # the seats that win for sure, as bits
    danger: Callable[[Any, int], int]  # in how many ways others win next, as things stand


# ideas (0: all) and simulations of the levels, where a game does not say what suits it
STRENGTHS = ((1.5, 0), (3, 0), (0, 6), (0, 60), (0, 600), (0, 1200))


def evaluation(game: str) -> Evaluation:
    """The game's `evaluate(state, seat)`, 0 to 1; without advice all positions look the same."""
    advice = _advice(game)
    found: Evaluation = _no_opinion if advice is None else advice.evaluate
    return found


def endings(game: str) -> Endings | None:
    """The game's exact knowledge of its last turns, if it has any."""
    ends = _module(game, "ends")
    return None if ends is None else Endings(ends.near, ends.decided, ends.danger)


def turns_ahead(game: str) -> int:
    """How many turns a position is played on before the game's advice can judge it."""
    return int(getattr(_advice(game), "TURNS_AHEAD", 0))


def strengths(game: str) -> tuple[tuple[float, int], ...]:
    """How many options come to the mind of each level, and how many simulations it makes.

    Simulations cost more in one game than in another, and so does a step that one notices.
    """
    found: tuple[tuple[float, int], ...] = getattr(_advice(game), "STRENGTHS", STRENGTHS)
    return found


def scores(game: str, state: Any) -> tuple[float, ...]:
    """Each seat's points in the game's own measure, where its advice has `scores(state)`."""
    found = getattr(_advice(game), "scores", None)
    return tuple(found(state)) if found is not None else ()


def _advice(game: str) -> Any:
    return _module(game, "advice")


def _module(game: str, part: str) -> Any:
    """A file of the game's folder, if it is there."""
    name = f"beachhead.games.{game}.{part}"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def _no_opinion(state: Any, seat: int) -> float:
    return 0.5
