"""The bot levels as people choose them: `level1` to `level6`, see `beachhead.bots.levels`."""

from __future__ import annotations

from beachhead import bots
from beachhead.bots import levels as strengths
from beachhead.server.errors import invalid

DEFAULT = 2
STAND_IN = 3
ADVICE_SECONDS = 8.0
_NUMBERS = {f"{bots.LEVEL}{number}": number for number in strengths.LEVELS}


def ids() -> list[str]:
    """Weakest first."""
    return list(_NUMBERS)


def default() -> str:
    """Where nobody chooses: a bot that plays sensibly and lets a newcomer win."""
    return f"{bots.LEVEL}{DEFAULT}"


def stand_in() -> str:
    """For somebody who is away: a bot that does not spoil the game of the others."""
    return f"{bots.LEVEL}{STAND_IN}"


def strongest() -> str:
    return ids()[-1]


def check(level: str | None) -> str:
    """A level that exists, or an error that names those that do."""
    if level is None:
        return default()
    if level not in _NUMBERS:
        fits = ", ".join(ids())
        raise invalid("error-no-level", f"no level {level!r}; there are: {fits}", level=level)
    return level


def below(level: str) -> str | None:
    """The next weaker level, which replaces one that fails."""
    number = _NUMBERS[level] - 1
    return f"{bots.LEVEL}{number}" if number in strengths.LEVELS else None


def word(level: str) -> str:
    """The message id of its name."""
    return strengths.word(_NUMBERS[level])


def is_quick(level: str, game: str) -> bool:
    """Whether it answers at once: it looks at its options and plays nothing through."""
    return strengths.budget(_NUMBERS[level], game).simulations == 0


def make(level: str, game: str) -> tuple[bots.Bot, bots.Budget]:
    """The bot of a level and its budget for one decision."""
    number = _NUMBERS[level]
    return strengths.make(number, game), strengths.budget(number, game)


def steady(budget: bots.Budget) -> bots.Budget:
    """The same simulations on a slow machine, too: advice must not change with the load."""
    return bots.Budget(budget.simulations, ADVICE_SECONDS)
