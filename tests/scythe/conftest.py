"""Tables to play with."""

from collections.abc import Callable

import pytest

from beachhead.core.setups import check_setup
from beachhead.games.scythe import GAME
from beachhead.games.scythe.state import State

NATIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
CONTENT = GAME.load_content()


def start(players: int = 3, seed: int = 1, **options: str) -> State:
    """A fresh table of the first nations."""
    setup = check_setup(GAME, None, NATIONS[:players], options, seed)
    return GAME.start(GAME.tables(CONTENT, setup), setup)


@pytest.fixture
def new() -> Callable[..., State]:
    return start


@pytest.fixture
def table() -> State:
    return start()
