"""What the rules of this game ask: a decision that knows its state and the question below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Decision

if TYPE_CHECKING:
    from beachhead.games._template.state import State


@mypyc_attr(acyclic=True)
class Question(Decision):
    """`legal` writes every answer into the buffer, `apply` carries one out."""

    def __init__(self, below: Question | None, seat: i64) -> None:
        super().__init__(seat)
        self.below: Final = below

    def legal(self, s: State, out: Actions) -> None:
        raise NotImplementedError

    def apply(self, s: State, action: i64) -> None:
        raise NotImplementedError
