"""Finds games by folder: a package in `beachhead.games` that holds `GAME`. Nobody edits a list."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from beachhead import games as _games
from beachhead.core.contract import Game
from beachhead.core.errors import UnknownGame


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    found = (m.name for m in pkgutil.iter_modules(_games.__path__) if m.ispkg)
    return tuple(sorted(name for name in found if not name.startswith("_")))


@cache
def get(name: str) -> Game[Any]:
    """The game with this id."""
    if name not in names():
        known = ", ".join(names())
        raise UnknownGame(f"no game called {name!r}; there are: {known}", game=name, known=known)
    game = importlib.import_module(f"beachhead.games.{name}").GAME
    assert isinstance(game, Game)
    return game
