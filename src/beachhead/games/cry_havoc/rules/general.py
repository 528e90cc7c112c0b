"""Chapter 1, General: points, control, Units that die. CH-GEN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc import events, map_events
from beachhead.games.cry_havoc.rules import event_stacks
from beachhead.games.cry_havoc.vocab import ARMIES, NOBODY

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def score(s: State, army: i64, n: i64, rule: str, of: i64 = 0) -> None:
    """CH-GEN-04, CH-GEN-06, CH-GEN-29. Points are booked at once, one player after another.

    The total is a plain number; neutral Trogs never score. `of` counts what the points are for.
    """
    if n <= 0 or s.seat_of(army) == NOBODY:
        return
    s.vp[army] += n
    events.points_scored(s, army, n, rule, of)
    event_stacks.check_passing(s, army)


def may_pay(s: State, army: i64, n: i64) -> bool:
    """CH-GEN-05. Nobody pays points that are not there."""
    return s.vp[army] >= n


def take_control(s: State, army: i64, region: i64) -> None:
    """CH-GEN-07, CH-GEN-12. A Control marker replaces any other; there are always enough of
    them.
    """
    if (s.control[army] >> region) & 1 != 0:
        return
    lose_control(s, region)
    s.control[army] |= 1 << region
    map_events.control_taken(s, army, region)


def lose_control(s: State, region: i64) -> None:
    """CH-GEN-13, CH-GEN-14. Only effects that say so come here: leaving a Region does not."""
    army: i64
    for army in range(ARMIES):
        if (s.control[army] >> region) & 1 != 0:
            s.control[army] &= ~(1 << region)
            map_events.control_lost(s, army, region)


def kill(s: State, army: i64, region: i64, n: i64, rule: str) -> None:
    """CH-GEN-17, CH-GEN-18, CH-GEN-26. Units on the map go back to their own Reserve.

    That holds for neutral Trogs too. Rules and effects come here, never a player's whim.
    """
    s.take(army, region, n)
    s.reserve[army] += n
    map_events.units_removed(s, army, region, n, rule)


def recruit(s: State, army: i64, region: i64, n: i64, rule: str) -> None:
    """CH-GEN-16, CH-REC-03. Units come from the Reserve, as far as it reaches."""
    placed = n if n < s.reserve[army] else s.reserve[army]
    if placed > 0:
        s.reserve[army] -= placed
        s.put(army, region, placed)
        map_events.units_placed(s, army, region, placed, rule)


def add_crystals(s: State, region: i64, n: i64) -> None:
    """CH-GEN-08, CH-GEN-09. Crystals are a value; the supply never ends."""
    if n != 0:
        s.crystals[region] += n
        map_events.crystals_changed(s, region, n)


def left_neighbour(s: State, seat: i64) -> i64:
    """CH-GEN-23. The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
