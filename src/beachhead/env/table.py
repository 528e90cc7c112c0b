"""One game ready to be played by programs: what all doors share.

A `Rulebook` holds what is fixed (game, seats, options, tables, the layout of observations), a
`Table` one game in progress. Forced decisions are never asked, not even those that wait for a
click: every step is a choice.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any

import msgspec

from beachhead.core import registry
from beachhead.core.contract import RANDOM, Setup
from beachhead.core.engine import Actions, GameState, returns
from beachhead.core.errors import IllegalAction, SetupError
from beachhead.core.features import Block, Row
from beachhead.core.setups import check_setup
from beachhead.core.words import words

DEALS = 64  # of sides, where chance deals them


def playable() -> tuple[str, ...]:
    """The games that describe their positions in numbers: those with a `features.py`."""
    return tuple(name for name in registry.names() if find_spec(_module(name)) is not None)


def features_of(game: str) -> Any:
    """The module with LAYOUT, VERSION, SIZE and `observe_into` of a game."""
    if game not in playable():
        raise SetupError(f"{game} has no features.py", field="game", value=game)
    return importlib.import_module(_module(game))


def _module(game: str) -> str:
    return f"beachhead.games.{game}.features"


class Rulebook:
    """A game with its seats and options: everything that no move changes.

    Where chance deals sides before the game (a seat is `random`, or the game says so), there are
    DEALS different deals; the seed of a match picks one of them.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = registry.get(game)
        self._content = self.game.load_content()
        self._check = partial(check_setup, self.game, players, seats, options)
        self._deals: dict[int, tuple[Setup, Any]] = {}
        self._varies = self.game.deals_sides or RANDOM in (seats or ())
        self.setup, self.tables = self._deal(0)
        self.seats = len(self.setup.seats)
        self.names = tuple(self.game.action_names(self.tables))
        features = features_of(game)
        self.version: int = features.VERSION
        self.layout: list[Block] = features.LAYOUT
        self.width: int = features.SIZE
        self.observe_into: Callable[[GameState, int, Row], None] = features.observe_into

    def _deal(self, number: int) -> tuple[Setup, Any]:
        """Sides and tables of a deal, made when they are first needed."""
        if number not in self._deals:
            setup = self._check(number)
            self._deals[number] = setup, self.game.tables(self._content, setup)
        return self._deals[number]

    def start(self, seed: int) -> GameState:
        """The state after set-up, with nothing forced played yet."""
        setup, tables = self._deal(seed % DEALS if self._varies else 0)
        state: GameState = self.game.start(tables, msgspec.structs.replace(setup, seed=seed))
        return state

    def observe(self, state: GameState, seat: int) -> memoryview:
        """What a seat may know, as a row of 16-bit numbers."""
        row = Row(1, self.width)
        row.begin(0)
        self.observe_into(state, seat, row)
        return memoryview(row.cells)

    def results(self, state: GameState) -> list[float]:
        """Each seat's result from -1, lost, to 1, won; 0 before the end."""
        if not state.over:
            return [0.0] * self.seats
        return [2.0 * share - 1.0 for share in returns(state)]


class Table:
    """One game in progress."""

    def __init__(self, rules: Rulebook, seed: int) -> None:
        self.rules = rules
        self._out = Actions()
        self.state = rules.start(seed)
        self.state.settle(self._out)
        self.state.play_forced(self._out)
        self.steps = 0

    def clone(self) -> Table:
        """An independent table at the same point."""
        twin = Table.__new__(Table)
        twin.rules = self.rules
        twin.state = self.state.clone()
        twin.steps = self.steps
        twin._out = Actions()
        if not twin.state.over:
            twin.state.legal_into(twin._out)
        return twin

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """Who is asked, or OVER (-1)."""
        return int(self.state.seat_to_act())

    def legal(self) -> list[int]:
        """The legal actions in ascending order."""
        return sorted(self._out.to_list())

    def is_legal(self, action: int) -> bool:
        return 0 <= action < len(self.rules.names) and self._out.has(action)

    def play(self, action: int) -> None:
        """Carry out one legal action and everything forced after it."""
        if not self.is_legal(action):
            raise IllegalAction(f"{action} is not legal here", action=action)
        self.state.step(action, self._out)
        self.state.play_forced(self._out)
        self.steps += 1

    def observe(self, seat: int) -> memoryview:
        return self.rules.observe(self.state, seat)

    def results(self) -> list[float]:
        return self.rules.results(self.state)

    def draw(self, seat: int) -> str:
        """The table as text, as a seat sees it."""
        say = words("en", self.rules.game.id).say
        return self.rules.game.draw(self.state, seat, lambda key, **facts: say(key, facts))
