"""Republic of Polania: Meander, Submerge, Camaraderie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe.vocab import CAMARADERIE, LAKE, MEANDER, bit

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def options_allowed(s: State, seat: i64) -> i64:
    """SC-NAT-05, SC-ENC-08. Meander: a second, different option of the same encounter card."""
    return 2 if s.abilities[seat] & MEANDER else 1


def submerge(s: State, place: i64) -> i64:
    """SC-NAT-21. Onto and off lakes, and from any lake to any other."""
    found = s.tables.lakes[place]
    if s.tables.terrain[place] == LAKE:
        found |= s.tables.terrain_mask[LAKE] & ~bit(place)
    return found


def spares_popularity(s: State, seat: i64, in_combat: bool) -> bool:
    """SC-NAT-22. Camaraderie: no popularity lost after a combat; otherwise only by option."""
    if not s.abilities[seat] & CAMARADERIE:
        return False
    return in_combat or s.tables.camaraderie_always
