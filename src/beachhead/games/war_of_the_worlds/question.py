"""The base of every question of War of the Worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Decision

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


@mypyc_attr(acyclic=True)
class Question(Decision):
    """A question to a side; answered, it gives way to the one below or to a new one."""

    def __init__(self, below: Question | None, seat: i64) -> None:
        super().__init__(seat)
        self.below: Final = below

    def legal(self, s: State, out: Actions) -> None:
        """Write every legal action."""
        raise NotImplementedError

    def apply(self, s: State, action: i64) -> None:
        """Carry out one of them and put the next question on top."""
        raise NotImplementedError
