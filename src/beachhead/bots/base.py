"""What every bot is: somebody who chooses among the legal actions.

A bot never sees the true table. It is handed a state as its seat knows it, made by `as_known`:
everything hidden from the seat is resampled, and so is all chance to come.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import GameState


@final
class Budget:
    """How much a bot may think about one decision; it stops at whichever comes first."""

    def __init__(self, simulations: int = 1000, seconds: float = 60.0) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds


@final
class Hint:
    """One of the options a bot looked at, and what it thinks of it."""

    def __init__(self, action: int, value: float, visits: int) -> None:
        self.action: Final = action
        self.value: Final = value  # 0 lost, 1 won, as its seat sees it
        self.visits: Final = visits  # simulations spent on it

    def __repr__(self) -> str:
        return f"Hint({self.action}, {self.value:.3f}, {self.visits})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Derive from this, in a file of your own if you like, and write `choose`."""

    def __init__(self, game: str) -> None:
        self.game = game  # the id of the game it is to play

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        """One of the legal actions of the seat that is asked.

        `state` is the bot's own copy and may be played with. `rng` is the only chance a bot may
        use, so that the same match is played again with the same seed.
        """
        raise NotImplementedError

    def explain(self, state: GameState, rng: i64, budget: Budget) -> list[Hint]:
        """The options it would think of first, best first; a bot may keep its reasons."""
        return []


def as_known(state: GameState, seat: i64, rng: i64) -> GameState:
    """A copy of the state as `seat` knows it, with everything else resampled."""
    known = state.clone()
    known.determinize(seat, rng)
    return known
