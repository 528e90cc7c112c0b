"""The five levels a person can play against, the same for every game.

A level is a bot and how long it may think. Simulations bound it, so that the same seed plays the
same game; the seconds are a hard limit for slow machines.
"""

from __future__ import annotations

from mypy_extensions import i64

from beachhead.bots import greedy, learner, thinker
from beachhead.bots.advice import thoroughness
from beachhead.bots.base import Bot, Budget, Hint
from beachhead.core.engine import GameState
from beachhead.core.errors import SetupError

LEVELS = (1, 2, 3, 4, 5)
LONGEST = 1.5  # seconds for one decision, whatever the level

_MAKERS = {1: learner.make, 2: greedy.make, 3: thinker.make, 4: thinker.make, 5: thinker.make}
_SIMULATIONS = {1: 1, 2: 1, 3: 30, 4: 210, 5: 1500}  # seven times as many: a step one notices


class LevelBot(Bot):
    """Thinks as much as its level does; a smaller budget makes it faster, a larger one changes
    nothing.
    """

    def __init__(self, level: int, game: str) -> None:
        super().__init__(game)
        self.level = level
        self.bot = _MAKERS[level](game)
        self.simulations = _SIMULATIONS[level] * thoroughness(game)

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        return self.bot.choose(state, rng, self._within(budget))

    def explain(self, state: GameState, rng: i64, budget: Budget) -> list[Hint]:
        return self.bot.explain(state, rng, self._within(budget))

    def _within(self, given: Budget) -> Budget:
        return Budget(self.simulations, min(given.seconds, LONGEST))


def make(level: int, game: str) -> Bot:
    """The bot of a level, 1 to 5."""
    if level not in LEVELS:
        raise SetupError(f"no bot level {level}; there are 1 to 5", field="level", value=level)
    return LevelBot(level, game)


def budget(level: int) -> Budget:
    """How long a level thinks about one decision, where the game asks for no more."""
    return Budget(_SIMULATIONS[level], LONGEST)


def word(level: int) -> str:
    """The message id of a level's name; its attribute `.hint` is one sentence about it."""
    return f"bot-level-{level}"
