"""The table of War of the Worlds as the engine plays it, and what the rules ask of it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.rng import next_state
from beachhead.games.war_of_the_worlds.record import Record
from beachhead.games.war_of_the_worlds.rules import hidden
from beachhead.games.war_of_the_worlds.vocab import AREAS, NOBODY, RESERVE, SIDES


@final
class State(Record):
    """The board, both sides' cards, and the turn so far; its fields stand in `fields.py`."""

    # -- the engine contract -------------------------------------------------------------------

    def clone(self) -> State:
        return State(self.tables, self)

    def determinize(self, seat: i64, rng: i64) -> None:
        self.rng = next_state(rng)
        hidden.resample(self, seat)
        self.rng = next_state(self.rng)

    def returns_into(self, out: vec[float]) -> None:
        side: i64
        for side in range(SIDES):
            if self.winner == NOBODY:
                out[side] = 0.5
            else:
                out[side] = 1.0 if self.winner == side else 0.0

    # -- questions the rules ask of the board --------------------------------------------------

    def count(self, kind: i64, area: i64) -> i64:
        """Units of a kind in an area."""
        return self.force[kind * AREAS + area]

    def reserve(self, kind: i64) -> i64:
        """Units of a kind that are not on the board."""
        t = self.tables
        first = t.unit_first[kind]
        n: i64 = 0
        u: i64
        for u in range(first, first + t.unit_count[kind]):
            if self.at[u] == RESERVE:
                n += 1
        return n

    def move(self, unit: i64, area: i64) -> None:
        """Put a unit somewhere else; RESERVE is off the board."""
        row = self.tables.unit_kind[unit] * AREAS
        if self.at[unit] != RESERVE:
            self.force[row + self.at[unit]] -= 1
        if area != RESERVE:
            self.force[row + area] += 1
        self.at[unit] = area

    def unused(self, kind: i64, area: i64) -> i64:
        """Units of a kind in an area that no unit card has used this turn."""
        t = self.tables
        first = t.unit_first[kind]
        n: i64 = 0
        u: i64
        for u in range(first, first + t.unit_count[kind]):
            if self.at[u] == area and self.used[u] == 0:
                n += 1
        return n

    def find_unit(self, kind: i64, area: i64, used: bool) -> i64:
        """A unit of a kind in an area with this mark; the caller knows that there is one."""
        t = self.tables
        u = t.unit_first[kind]
        while self.at[u] != area or (self.used[u] == 1) != used:
            u += 1
        return u

    def marked(self, marker: i64, area: i64) -> bool:
        return self.markers[marker * AREAS + area] > 0
