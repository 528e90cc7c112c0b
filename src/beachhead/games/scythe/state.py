"""State: the table as the engine plays it; its fields stand in `fields.py`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games.scythe.record import Record
from beachhead.games.scythe.rules import hidden, scoring


@final
class State(Record):
    """The table, the mats, the hands, and the stack of what is asked."""

    def clone(self) -> State:
        return State(self.tables, self.seats, self)

    def determinize(self, seat: i64, rng: i64) -> None:
        hidden.determinize(self, seat, rng)

    def returns_into(self, out: vec[float]) -> None:
        scoring.returns_into(self, out)
