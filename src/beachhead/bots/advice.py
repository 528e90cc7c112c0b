"""Finds what a game says about its positions: `games/<game>/advice.py`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

Evaluation = Callable[[Any, int], float]


def evaluation(game: str) -> Evaluation:
    """The game's `evaluate(state, seat)`, 0 to 1; without advice all positions look the same."""
    name = f"beachhead.games.{game}.advice"
    if importlib.util.find_spec(name) is None:
        return _no_opinion
    found: Evaluation = importlib.import_module(name).evaluate
    return found


def turns_ahead(game: str) -> int:
    """How many turns a position is played on before the game's advice can judge it."""
    return _number(game, "TURNS_AHEAD", 0)


def thoroughness(game: str) -> int:
    """How many times more simulations a level makes than elsewhere, where they cost less."""
    return _number(game, "THOROUGHNESS", 1)


def _number(game: str, wanted: str, otherwise: int) -> int:
    name = f"beachhead.games.{game}.advice"
    if importlib.util.find_spec(name) is None:
        return otherwise
    return int(getattr(importlib.import_module(name), wanted, otherwise))


def scores(game: str, state: Any) -> tuple[float, ...]:
    """Each seat's points in the game's own measure, where its advice has `scores(state)`."""
    name = f"beachhead.games.{game}.advice"
    if importlib.util.find_spec(name) is None:
        return ()
    found = getattr(importlib.import_module(name), "scores", None)
    return tuple(found(state)) if found is not None else ()


def _no_opinion(state: Any, seat: int) -> float:
    return 0.5
