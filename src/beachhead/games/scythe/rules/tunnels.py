"""Chapter 2, Map: tunnels and Mines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe.vocab import MINE, NOWHERE, STRUCTURES, bit

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def network(s: State, seat: i64) -> i64:
    """SC-MAP-04, SC-BLD-04. Printed tunnels, and the own Mine for its owner's units."""
    mine = s.built[seat * STRUCTURES + MINE]
    if mine == NOWHERE:
        return s.tables.tunnels
    return s.tables.tunnels | bit(mine)


def steps(s: State, seat: i64, place: i64) -> i64:
    """SC-MOVE-23, SC-FAQ-01, SC-FAQ-06. A tunnel step is one step like any other, over no river.

    It ends in the territory entered, with the usual consequences.
    """
    joined = network(s, seat)
    if not (joined >> place) & 1:
        return 0
    return joined & ~bit(place)
