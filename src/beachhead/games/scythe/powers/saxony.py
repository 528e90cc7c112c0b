"""Saxony Empire: Dominate, Underpass, Disarm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control, tunnels
from beachhead.games.scythe.vocab import DOMINATE, MOUNTAIN, bit

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

DISARM_LOSS = 2


def unlimited(s: State, seat: i64) -> bool:
    """SC-NAT-04, SC-OBJ-05. Dominate: any number of stars for objectives and combats.

    Six in all remain the limit, and revealing one objective keeps the other in hand.
    """
    return s.abilities[seat] & DOMINATE != 0


def underpass(s: State, seat: i64, place: i64) -> i64:
    """SC-NAT-23. Controlled mountains, all tunnels and the own Mine are adjacent."""
    network = control.controlled(s, seat) & s.tables.terrain_mask[MOUNTAIN]
    network |= tunnels.network(s, seat)
    if not (network >> place) & 1:
        return 0
    return network & ~bit(place)


def disarm(s: State, seat: i64, enemy: i64) -> None:
    """SC-NAT-24. On a tunnel or the own Mine the opponent loses 2 power, or what is left."""
    if not (tunnels.network(s, seat) >> s.battlefield) & 1:
        return
    lost = min(DISARM_LOSS, s.power[enemy])
    s.power[enemy] -= lost
    events.disarmed(s, seat, enemy, lost)
