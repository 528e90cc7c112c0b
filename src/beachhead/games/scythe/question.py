"""The two kinds of frame on the decision stack: a Question asks a seat, an Effect asks nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Decision

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


@mypyc_attr(acyclic=True)
class Question(Decision):
    """What a seat is asked: what it may answer, and what the answer does.

    `apply` first puts on top what comes next and then acts, so that whatever the act pushes is
    answered before it.
    """

    def __init__(self, below: Question | None, seat: i64) -> None:
        super().__init__(seat)
        self.below: Final = below

    def legal(self, s: State, out: Actions) -> None:
        raise NotImplementedError

    def apply(self, s: State, action: i64) -> None:
        raise NotImplementedError

    def automatic(self) -> bool:
        return False

    def run(self, s: State) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Effect(Question):
    """What happens when everything above it on the stack is done."""

    def automatic(self) -> bool:
        return True
