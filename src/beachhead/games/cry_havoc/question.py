"""Question: one decision point of the rule sheet; what may be answered, and what happens then.

Frames that ask nobody are questions too: `resume` does their work and puts the next frame on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Decision

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@mypyc_attr(acyclic=True)
class Question(Decision):
    """A frame of the decision stack. `legal` and `apply` of a question stand together."""

    def __init__(self, below: Question | None, seat: i64) -> None:
        super().__init__(seat)
        self.below: Final = below

    def resume(self, s: State) -> bool:
        """Called when the frame comes to the top; True if it changed the stack instead of
        asking.
        """
        return False

    def completes(self) -> bool:
        """Whether the question only completes an act that the same seat has begun."""
        return False

    def legal(self, s: State, out: Actions) -> None:
        """Write every legal action, each once."""
        raise NotImplementedError

    def apply(self, s: State, action: i64) -> None:
        """Carry out a legal action; leave the next frame on top."""
        raise NotImplementedError
