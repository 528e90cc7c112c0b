"""The levels a person can play against, the same for every game.

A level is a bot, how many options come to its mind and how long it may think. Simulations bound
it, so that the same seed plays the same game; the seconds are a hard limit for slow machines.
"""

from __future__ import annotations

from beachhead.bots import grandmaster
from beachhead.bots import old as former
from beachhead.bots.advice import strengths
from beachhead.bots.base import Bot, Budget
from beachhead.bots.greedy import GreedyBot
from beachhead.bots.limited import LimitedBot
from beachhead.bots.thinker import ThinkerBot
from beachhead.core.errors import SetupError

LEVELS = (1, 2, 3, 4, 5, 6)
CARELESS = 1  # overlooks even what ends the game
MASTER = 5  # the strongest of old
LEARNED = 6  # judges by what it learned, where a game has that
LONGEST = {LEARNED: 3.0}  # seconds for one decision
USUAL = 1.5  # the same for any other level


def make(level: int, game: str) -> Bot:
    """The bot of a level."""
    if level not in LEVELS:
        fits = f"{LEVELS[0]} to {LEVELS[-1]}"
        raise SetupError(f"no bot level {level}; there are {fits}", field="level", value=level)
    return LimitedBot(_thinking(level, game), budget(level, game))


def old(game: str) -> Bot:
    """The strongest level before the ends of games were solved, for comparison."""
    return LimitedBot(former.make(game), budget(MASTER, game))


def budget(level: int, game: str) -> Budget:
    """How long a level thinks about one decision."""
    _, simulations = strengths(game)[level - 1]
    return Budget(simulations, LONGEST.get(level, USUAL))


def _thinking(level: int, game: str) -> Bot:
    """Who plays at a level: those with simulations search."""
    ideas, simulations = strengths(game)[level - 1]
    if level == LEARNED:
        return grandmaster.make(game)
    if simulations > 0:
        return ThinkerBot(game, ideas)
    return GreedyBot(game, ideas, alert=level > CARELESS)


def word(level: int) -> str:
    """The message id of a level's name; its attribute `.hint` is one sentence about it."""
    return f"bot-level-{level}"
