"""Looks one decision ahead with the game's own `advice.evaluate`; without it, at random."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from beachhead.bots.base import Bot, Budget
from beachhead.core.engine import Actions, GameState, legal_actions, returns
from beachhead.core.rng import next_state, pick, seed_state

SURE = 2.0  # a won game is better than any position


class GreedyBot(Bot):
    """Tries every action once and keeps what looks best; equal ones are left to chance."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.evaluate: Callable[[Any, int], float] = _evaluation(game)

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        seat = state.seat_to_act()
        out = Actions()
        best: list[int] = []
        most = -1.0
        for action in legal_actions(state):
            trial = state.clone()
            trial.step(action, out)
            worth = SURE * returns(trial)[seat] if trial.over else self.evaluate(trial, seat)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(action)
        return best[pick(next_state(seed_state(rng)), len(best))]


def _evaluation(game: str) -> Callable[[Any, int], float]:
    try:
        advice = importlib.import_module(f"beachhead.games.{game}.advice")
    except ModuleNotFoundError:
        return lambda state, seat: 0.5
    found: Callable[[Any, int], float] = advice.evaluate
    return found


def make(game: str) -> Bot:
    return GreedyBot(game)
