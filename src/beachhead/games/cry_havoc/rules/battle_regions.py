"""Chapter 4.4, Battle Regions. CH-BREG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.rules import general, trog_tokens
from beachhead.games.cry_havoc.vocab import ARMIES, NEST0, NOBODY

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def place_marker(s: State, army: i64, region: i64) -> None:
    """CH-BREG-01, CH-BREG-03, CH-BREG-05. The next number; whoever places it is the attacker.

    The Unit on the marker is an ordinary Unit of the Region. Numbers are never used again.
    """
    s.battles |= 1 << region
    s.marker[region] = s.next_battle * ARMIES + army
    s.next_battle += 1
    map_events.battle_marked(s, region, army, s.enemy_in(army, region))


def remove_marker(s: State, region: i64) -> None:
    s.battles &= ~(1 << region)
    s.marker[region] = 0


def check_deserted(s: State, region: i64) -> None:
    """CH-BREG-02, CH-BREG-04. If one side is gone before the Battle, the other takes the Region.

    Neutral Trogs leave a Nest instead of a Control marker.
    """
    if (s.battles >> region) & 1 == 0:
        return
    attacker = s.marker[region] % ARMIES
    left = attacker
    if (s.present[attacker] >> region) & 1 != 0:
        if s.enemy_in(attacker, region) != NOBODY:
            return
    else:
        left = s.enemy_in(attacker, region)
    remove_marker(s, region)
    map_events.battle_cancelled(s, region, left)
    if s.seat_of(left) == NOBODY:
        general.lose_control(s, region)
        trog_tokens.place_random(s, NEST0, region)
    else:
        general.take_control(s, left, region)
