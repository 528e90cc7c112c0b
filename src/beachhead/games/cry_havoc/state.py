"""State: the table as the engine plays it, and what the rules ask of it.

Its fields stand in `fields.py`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.rng import seed_state
from beachhead.games.cry_havoc.record import Record
from beachhead.games.cry_havoc.rules import ending, hidden
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    F_ARMY,
    F_BOARD,
    F_NAMED,
    F_REGION,
    F_REVERSED,
    F_SEAT,
    F_STRENGTH,
    F_WINNER,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    REGIONS,
)


@final
class State(Record):
    """The table of one match."""

    # -- the contract --------------------------------------------------------------------------

    def clone(self) -> State:
        return State(self.tables, self)

    def determinize(self, seat: i64, rng: i64) -> None:
        self.rng = seed_state(rng)
        hidden.resample(self, seat)

    def returns_into(self, out: vec[float]) -> None:
        i: i64
        for i in range(self.seats):
            out[i] = 1.0 / float(self.seats)
        if self.over:
            best = ending.winner(self)
            for i in range(self.seats):
                out[i] = 1.0 if self.tables.army_of[i] == best else 0.0

    # -- Units, the only way they come and go ------------------------------------------------------

    def units_at(self, army: i64, region: i64) -> i64:
        return self.units[army * REGIONS + region]

    def put(self, army: i64, region: i64, n: i64) -> None:
        """Units arrive in a Region."""
        if n > 0:
            self.units[army * REGIONS + region] += n
            self.present[army] |= 1 << region

    def take(self, army: i64, region: i64, n: i64) -> None:
        """CH-MOVE-12. Units leave or die; those not stopped go first."""
        at = army * REGIONS + region
        left = self.units[at] - n
        self.units[at] = left
        self.stopped[at] = min(self.stopped[at], left)
        if left == 0:
            self.present[army] &= ~(1 << region)

    def enemies(self, army: i64) -> i64:
        """The Regions with Units of anybody else."""
        mask: i64 = 0
        other: i64
        for other in range(ARMIES):
            if other != army:
                mask |= self.present[other]
        return mask

    def enemy_in(self, army: i64, region: i64) -> i64:
        """The other army with Units in a Region, or NOBODY."""
        other: i64
        for other in range(ARMIES):
            if other != army and (self.present[other] >> region) & 1 != 0:
                return other
        return NOBODY

    def occupied(self) -> i64:
        """CH-GEN-10, CH-GEN-11. Only Units occupy a Region; tokens, markers and structures do
        not.
        """
        present = self.present
        return present[0] | present[1] | present[2] | present[3]

    # -- the running Battle: the row `fight`, see vocab F_... --------------------------------------

    def battle_region(self) -> i64:
        """Where it is fought, or NOWHERE."""
        return self.fight[F_REGION]

    def battle_winner(self) -> i64:
        """The side that has won Region Control, or NOBODY yet."""
        return self.fight[F_WINNER]

    def is_reversed(self) -> bool:
        """Whether the objectives are resolved from the last to the first."""
        return self.fight[F_REVERSED] != 0

    def fighter(self, side: i64) -> i64:
        """The army of a side."""
        return self.fight[F_ARMY + side]

    def decider(self, side: i64) -> i64:
        """The seat that decides for a side: its player, or the controller of neutral Trogs."""
        return self.fight[F_SEAT + side]

    def assigned(self, side: i64, objective: i64) -> i64:
        """The Units of a side on an objective."""
        return self.fight[F_BOARD + side * OBJECTIVES + objective]

    def assign(self, side: i64, objective: i64, n: i64) -> None:
        """Units come to an objective, or leave it if the number is negative."""
        self.fight[F_BOARD + side * OBJECTIVES + objective] += n

    def strength(self, side: i64, objective: i64) -> i64:
        """What effects have made count as Units of a side on an objective."""
        return self.fight[F_STRENGTH + side * OBJECTIVES + objective]

    def strengthen(self, side: i64, objective: i64, n: i64) -> None:
        self.fight[F_STRENGTH + side * OBJECTIVES + objective] += n

    def named(self, side: i64, objective: i64) -> i64:
        """The victims a side has named on an objective."""
        return self.fight[F_NAMED + side * OBJECTIVES + objective]

    def name_victims(self, side: i64, objective: i64, n: i64) -> None:
        self.fight[F_NAMED + side * OBJECTIVES + objective] += n

    # -- control and HQs ---------------------------------------------------------------------------

    def controller(self, region: i64) -> i64:
        army: i64
        for army in range(ARMIES):
            if (self.control[army] >> region) & 1 != 0:
                return army
        return NOBODY

    def controlled(self) -> i64:
        control = self.control
        return control[0] | control[1] | control[2] | control[3]

    def hq_mask(self) -> i64:
        """All HQ spaces, used or not, and the Trog HQ."""
        mask = self.tables.hq_spaces
        if self.tables.trog_hq != NOWHERE:
            mask |= 1 << self.tables.trog_hq
        return mask

    def plain(self) -> i64:
        """CH-GEN-21. "Region" in an effect: neither an HQ nor a Battle Region."""
        return self.tables.regions & ~self.hq_mask() & ~self.battles

    def seat_of(self, army: i64) -> i64:
        return self.tables.seat_of[army]
