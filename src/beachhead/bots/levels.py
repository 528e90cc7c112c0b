"""The levels a person can play against, the same for every game.

A level is a bot, how many options come to its mind and how long it may think. Simulations bound
it, so that the same seed plays the same game; the seconds are a hard limit for slow machines.
"""

from __future__ import annotations

from beachhead.bots import old as former
from beachhead.bots.advice import strengths
from beachhead.bots.base import Bot, Budget
from beachhead.bots.greedy import GreedyBot
from beachhead.bots.limited import LimitedBot
from beachhead.bots.thinker import ThinkerBot
from beachhead.core.errors import SetupError

LEVELS = (1, 2, 3, 4, 5)
CARELESS = 1  # overlooks even what ends the game
STRONGEST = LEVELS[-1]
LONGEST = 1.5  # seconds for one decision, whatever the level


def make(level: int, game: str) -> Bot:
    """The bot of a level."""
    if level not in LEVELS:
        fits = f"{LEVELS[0]} to {LEVELS[-1]}"
        raise SetupError(f"no bot level {level}; there are {fits}", field="level", value=level)
    return LimitedBot(_thinking(level, game), budget(level, game))


def old(game: str) -> Bot:
    """The strongest level before the ends of games were solved, for comparison."""
    return LimitedBot(former.make(game), budget(STRONGEST, game))


def budget(level: int, game: str) -> Budget:
    """How long a level thinks about one decision."""
    _, simulations = strengths(game)[level - 1]
    return Budget(simulations, LONGEST)


def _thinking(level: int, game: str) -> Bot:
    """Who plays at a level: those with simulations search."""
    ideas, simulations = strengths(game)[level - 1]
    if simulations > 0:
        return ThinkerBot(game, ideas)
    return GreedyBot(game, ideas, alert=level > CARELESS)


def word(level: int) -> str:
    """The message id of a level's name; its attribute `.hint` is one sentence about it."""
    return f"bot-level-{level}"
