"""The table as the engine plays it; its fields stand in `fields.py`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games._template.record import Record
from beachhead.games._template.rules import ending, hidden
from beachhead.games._template.vocab import CARDS


@final
class State(Record):
    """The table of one match."""

    def clone(self) -> State:
        return State(self.tables, self.seats, self)

    def determinize(self, seat: i64, rng: i64) -> None:
        hidden.resample(self, seat, rng)

    def returns_into(self, out: vec[float]) -> None:
        ending.results(self, out)

    def hand_size(self, seat: i64) -> i64:
        n: i64 = 0
        card: i64
        for card in range(CARDS):
            n += self.hand[seat * CARDS + card]
        return n
