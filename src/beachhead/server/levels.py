"""Which bots people can choose, and how a level's name becomes a bot."""

from __future__ import annotations

import msgspec

from beachhead import bots
from beachhead.server.errors import invalid


class Level(msgspec.Struct, frozen=True):
    """A name people choose, the bot behind it and how much it may think about one decision."""

    id: str
    bot: str
    simulations: int
    seconds: float


LEVELS = (  # weakest first
    Level("learner", "random", 1, 0.1),
    Level("greedy", "greedy", 1, 1.0),
    Level("thinker", "uct", 100_000, 1.0),
)
_BY_ID = {level.id: level for level in LEVELS}


def ids() -> list[str]:
    return [level.id for level in LEVELS]


def default() -> str:
    """Who plays on when a person leaves."""
    return "greedy"


def check(level: str | None) -> str:
    """A level that exists, or an error that names those that do."""
    if level is None:
        return default()
    if level not in _BY_ID:
        fits = ", ".join(ids())
        raise invalid("error-no-level", f"no level {level!r}; there are: {fits}", level=level)
    return level


def below(level: str) -> str | None:
    """The next weaker level, which replaces one that fails."""
    place = ids().index(level)
    return LEVELS[place - 1].id if place > 0 else None


def make(level: str, game: str) -> tuple[bots.Bot, bots.Budget]:
    """The bot of a level and its budget for one decision."""
    found = _BY_ID[level]
    return bots.make(found.bot, game), bots.Budget(found.simulations, found.seconds)
