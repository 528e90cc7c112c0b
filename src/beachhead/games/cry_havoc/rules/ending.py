"""Chapter 8, End of the game. CH-END."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import prisoners
from beachhead.games.cry_havoc.vocab import NOBODY

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def end_game(s: State) -> None:
    """CH-END-01. The game ends with the Round of Final Scoring."""
    s.over = True
    s.top = None
    events.game_over(s, winner(s))


def winner(s: State) -> i64:
    """CH-GEN-03, CH-END-03, CH-END-04. Most points, then most Prisoners, then last in initiative
    order.
    """
    best: i64 = NOBODY
    place: i64
    for place in range(s.seats):
        army = s.order[place]
        if best == NOBODY or not is_behind(s, army, best):
            best = army
    return best


def is_behind(s: State, army: i64, other: i64) -> bool:
    if s.vp[army] != s.vp[other]:
        return s.vp[army] < s.vp[other]
    return prisoners.held(s, army) < prisoners.held(s, other)
