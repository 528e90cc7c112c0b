"""How far the Unit gets that was chosen to move, and how many may go with it."""

from __future__ import annotations

from beachhead.core.engine import FREE
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.reach import Way, ways
from beachhead.games.cry_havoc.rules import movement
from beachhead.games.cry_havoc.rules.movement import MoveTo
from beachhead.games.cry_havoc.seen import MarchView, WayView
from beachhead.games.cry_havoc.state import State


def march(s: State, seat: int) -> MarchView | None:
    """For the seat that is asked where its Unit goes."""
    asked = s.top
    if not isinstance(asked, MoveTo) or asked.seat != seat:
        return None
    army, source = int(asked.army), int(asked.source)
    most = leaving(s, army, source)
    found = ways(s, seat, army, source)
    return MarchView(
        source=v.REGION_IDS[source],
        most=most,
        ways={v.REGION_IDS[r]: _way(s, way, most) for r, way in found.items()},
    )


def leaving(s: State, army: int, source: int) -> int:
    """Units that could leave one after another, each with an icon for its first step."""
    twin, count = s.clone(), 0
    while count < s.icons and movement.bar_to_leave(twin, army, source) == FREE:
        twin.take(army, source, 1)
        count += 1
    return count


def _way(s: State, way: Way, most: int) -> WayView:
    """CH-MOVE-01 for several: one icon for each Unit and step."""
    return WayView([v.REGION_IDS[r] for r in way], min(most, int(s.icons) // len(way)))
