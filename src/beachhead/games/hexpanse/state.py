"""The state of a match as the engine plays it; its fields stand in `fields.py`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions
from beachhead.games.hexpanse.question import Question
from beachhead.games.hexpanse.record import Record
from beachhead.games.hexpanse.rules import hidden


@final
class State(Record):
    """Everything on the table, listed in `fields.py`, and what the rules ask next."""

    def clone(self) -> State:
        return State(self.tables, self.seats, self)

    def asked(self) -> Question | None:
        return self.top

    def legal_into(self, out: Actions) -> None:
        out.n = 0
        top = self.top
        assert top is not None
        top.legal(self, out)

    def apply(self, action: i64) -> None:
        top = self.top
        assert top is not None
        top.apply(self, action)
        self.advance()

    def advance(self) -> None:
        """HX-FLOW-06. Run the steps on top of the stack until a question stands there.

        `settle` then plays a question with one answer without asking.
        """
        while not self.over:
            top = self.top
            assert top is not None
            if not top.automatic:
                return
            top.run(self)

    def determinize(self, seat: i64, rng: i64) -> None:
        hidden.determinize(self, seat, rng)

    def returns_into(self, out: vec[float]) -> None:
        share = 1.0 / float(self.tables.teams)  # before the end, and in a draw
        i: i64
        for i in range(self.seats):
            if self.winners == 0:
                out[i] = share
            else:
                out[i] = 1.0 if (self.winners >> i) & 1 else 0.0
