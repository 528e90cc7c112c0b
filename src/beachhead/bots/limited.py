"""A bot that brings its own budget, whatever it is given: a level, or `thinker@60`."""

from __future__ import annotations

from mypy_extensions import i64

from beachhead.bots.base import Bot, Budget, Hint
from beachhead.core.engine import GameState


class LimitedBot(Bot):
    """Makes the simulations of its own limit; less time makes it faster, more changes nothing."""

    def __init__(self, bot: Bot, limit: Budget) -> None:
        super().__init__(bot.game)
        self.bot = bot
        self.limit = limit

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        return self.bot.choose(state, rng, self._within(budget))

    def explain(self, state: GameState, rng: i64, budget: Budget) -> list[Hint]:
        return self.bot.explain(state, rng, self._within(budget))

    def _within(self, given: Budget) -> Budget:
        return Budget(self.limit.simulations, min(given.seconds, self.limit.seconds))
