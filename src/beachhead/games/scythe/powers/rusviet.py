"""Rusviet Union: Relentless, Township, People's Army."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe.rules import control
from beachhead.games.scythe.vocab import FACTORY_SECTION, PLACES, VILLAGE, bit

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def may_repeat(s: State, section: i64) -> bool:
    """SC-NAT-02, SC-TURN-02. Relentless repeats mat sections; the Factory card only by option."""
    return section != FACTORY_SECTION or s.tables.relentless_factory


def township(s: State, seat: i64, place: i64) -> i64:
    """SC-NAT-15. Controlled villages and the Factory, controlled or not, are adjacent."""
    network = control.controlled(s, seat) & s.tables.terrain_mask[VILLAGE]
    network |= bit(s.tables.factory)
    if not (network >> place) & 1:
        return 0
    return network & ~bit(place)


def militia(s: State, seat: i64, place: i64) -> i64:
    """SC-NAT-16. People's Army: one more combat card where an own worker stands."""
    return 1 if s.workers[seat * PLACES + place] > 0 else 0
