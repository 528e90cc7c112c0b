"""Chapter 2, Map: which places a unit may step to. Sets of places are masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE
from beachhead.games.scythe.powers import common, crimea, nordic, polania, rusviet, saxony
from beachhead.games.scythe.rules import control, tunnels
from beachhead.games.scythe.vocab import (
    HEXES,
    HOME_BASE,
    LAKE,
    LAKE_AHEAD,
    RIVER_AHEAD,
    RIVERWALK,
    SEAWORTHY,
    SUBMERGE,
    SWIM,
    TOWNSHIP,
    UNDERPASS,
    WAYFARE,
    WORKER,
    WORKER_FEARS,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def steps(s: State, seat: i64, kind: i64, place: i64) -> i64:
    """SC-MOVE-03, SC-MOVE-21, SC-MOVE-22, SC-NAT-19. Where one step may lead, as a mask.

    Adjacent land; no river, no lake and no home base without an ability. From any home base the
    way leads out over its edges.
    """
    if kind == WORKER:
        return worker_steps(s, seat, place)
    t = s.tables
    abilities = s.abilities[seat]
    found = t.land[place] | tunnels.steps(s, seat, place)
    if abilities & RIVERWALK:
        found |= common.riverwalk(s, seat, place)
    if abilities & SEAWORTHY:
        found |= nordic.seaworthy(s, place)
    if abilities & SUBMERGE:
        found |= polania.submerge(s, place)
    if abilities & TOWNSHIP:
        found |= rusviet.township(s, seat, place)
    if abilities & UNDERPASS:
        found |= saxony.underpass(s, seat, place)
    if abilities & WAYFARE:
        found |= crimea.wayfare(s, seat, place)
    return found


def bar_to_step(s: State, seat: i64, kind: i64, place: i64, target: i64) -> i64:
    """Why a neighbour or the own home base cannot be entered (SC-MOVE-03)."""
    if (steps(s, seat, kind, place) >> target) & 1:
        return FREE
    if target >= HEXES:
        return HOME_BASE
    if s.tables.terrain[target] == LAKE:
        return LAKE_AHEAD
    if kind == WORKER and (control.opposing(s, seat) >> target) & 1:
        return WORKER_FEARS
    return RIVER_AHEAD


def worker_steps(s: State, seat: i64, place: i64) -> i64:
    """SC-MOVE-11, SC-MOVE-12. A worker avoids opposing units, and leaves no lake by itself."""
    t = s.tables
    if t.terrain[place] == LAKE:
        return 0
    opposing = control.opposing(s, seat)
    if (opposing >> place) & 1:
        return 0
    found = t.land[place] | tunnels.steps(s, seat, place)
    if s.abilities[seat] & SWIM:
        found |= nordic.swim(s, place)
    return found & ~opposing
