"""The state of a match as the engine plays it; its fields stand in `fields.py`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games.hexpanse.record import Record
from beachhead.games.hexpanse.rules import hidden


@final
class State(Record):
    """HX-FLOW-06. Everything on the table, and what the rules ask next.

    Steps on the stack run until a question stands there; one with one answer is not asked.
    """

    def clone(self) -> State:
        return State(self.tables, self.seats, self)

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
