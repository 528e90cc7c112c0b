"""What stands on the decision stack: questions, and steps that run by themselves.

Both are immutable and linked by `below`. Whoever does something that may interrupt (an attack, a
death, a win) first puts on the stack what comes afterwards and acts last; so an interruption only
ever changes `state.top`, and nothing has to be undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Decision

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


@mypyc_attr(acyclic=True)
class Question(Decision):
    """A pending question, or a step of the rules that needs no answer."""

    def __init__(self, below: Question | None, seat: i64, automatic: bool = False) -> None:
        super().__init__(seat)
        self.below: Final = below
        self.automatic: Final = automatic

    def legal(self, s: State, out: Actions) -> None:
        """Write every legal answer, each once."""
        raise NotImplementedError

    def apply(self, s: State, action: i64) -> None:
        """Carry out one legal answer and put on the stack what comes next."""
        raise NotImplementedError

    def landings(self, s: State) -> i64:
        """How many units its seat is about to put on the board: what advice wants to know."""
        return 0

    def strikes(self, s: State) -> i64:
        """How many cells its seat is about to attack."""
        return 0

    def run(self, s: State) -> None:
        """Steps only: take itself off the stack and do its work."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Step(Question):
    """A part of the rules that runs as soon as it is on top."""

    def __init__(self, below: Question | None, seat: i64) -> None:
        super().__init__(below, seat, True)
