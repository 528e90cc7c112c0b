"""Bots. One file each; `make("greedy", "war_of_the_worlds")` builds one, `make("level3", ...)` too.

`make("thinker@60", game)` builds one that makes 60 simulations, whatever it is given, and
`make("thinker@old", game)` the strongest level of old. A bot of your own needs no edit here:
`make("path/to/file.py:Name", game)` loads it, `make("weights.toml", game)` one that was trained.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
import pkgutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

from beachhead.bots import grandmaster, levels
from beachhead.bots.base import Bot, Budget, Hint, as_known
from beachhead.bots.limited import LimitedBot
from beachhead.core.errors import SetupError

__all__ = ["Bot", "Budget", "Hint", "as_known", "make", "names"]

LEVEL = "level"  # "level1", "level2" and so on
OLD = "thinker@old"


def names() -> tuple[str, ...]:
    """The levels, and the bots of this folder: every other module that has `make(game)`."""
    modules = sorted(m.name for m in pkgutil.iter_modules(__path__) if not m.name.startswith("_"))
    found = (name for name in modules if _maker(name) is not None)
    return (*(f"{LEVEL}{level}" for level in levels.LEVELS), *found)


def make(name: str, game: str) -> Bot:
    """A bot by its name, or by `file.py:Class` for one of your own; `@N` limits its simulations."""
    kind, _, simulations = name.rpartition("@")
    if kind and simulations.isdecimal() and int(simulations) > 0:
        return LimitedBot(make(kind, game), Budget(int(simulations), math.inf))
    if name == OLD:
        return levels.old(game)
    if name.endswith(".toml"):
        return grandmaster.trained(Path(name), game)
    if ":" in name:
        return _foreign(name, game)
    maker = _maker(name) if name.isidentifier() else None
    if maker is None:
        fits = ", ".join(names())
        raise SetupError(f"no bot called {name!r}; there are: {fits}", field="bot", value=name)
    return maker(game)


def _maker(name: str) -> Callable[[str], Bot] | None:
    """The `make` of a level, or of a module in this folder if there is one that has it."""
    if name.startswith(LEVEL):
        number = name.removeprefix(LEVEL)
        known = number.isdigit() and int(number) in levels.LEVELS
        return partial(levels.make, int(number)) if known else None
    if importlib.util.find_spec(f"{__name__}.{name}") is None:
        return None
    return getattr(importlib.import_module(f"{__name__}.{name}"), "make", None)


def _foreign(name: str, game: str) -> Bot:
    """A class from a file; it is called with the id of the game."""
    file, _, wanted = name.rpartition(":")
    spec = importlib.util.spec_from_file_location("beachhead_foreign_bot", Path(file))
    if spec is None or spec.loader is None or not Path(file).exists():
        raise SetupError(f"no Python file {file!r}", field="bot", value=name)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise SetupError(f"{file} has no Bot called {wanted!r}", field="bot", value=name)
    return kind(game)
