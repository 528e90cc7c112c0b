"""Plays at random: the floor every other bot has to leave below."""

from __future__ import annotations

from mypy_extensions import i64

from beachhead.bots.base import Bot, Budget
from beachhead.core.engine import GameState, legal_actions
from beachhead.core.rng import next_state, pick, seed_state


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        legal = legal_actions(state)
        return legal[pick(next_state(seed_state(rng)), len(legal))]


def make(game: str) -> Bot:
    return RandomBot(game)
