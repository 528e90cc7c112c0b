"""What is counted in War of the Worlds: what each side does to the other, and with what."""

from __future__ import annotations

from beachhead.core.gains import Gain
from beachhead.games.war_of_the_worlds.rules import turn
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import AREAS, ARMY, HUMAN, MARTIAN, NAVY, TRIPOD


def _damage(s: State, seat: int) -> int:
    return int(s.damage) if seat == HUMAN else 0


def _taken(s: State, seat: int) -> int:
    return int(s.tables.civilians - s.alive) if seat == MARTIAN else 0


def _income(s: State, seat: int) -> int:
    return int(turn.income(s, seat))


def _on_board(s: State, kind: int) -> int:
    return sum(int(s.count(kind, area)) for area in range(AREAS))


def _armies(s: State, seat: int) -> int:
    return _on_board(s, ARMY) if seat == HUMAN else 0


def _navies(s: State, seat: int) -> int:
    return _on_board(s, NAVY) if seat == HUMAN else 0


def _tripods(s: State, seat: int) -> int:
    return _on_board(s, TRIPOD) if seat == MARTIAN else 0


GAINS = (
    Gain("damage", 1.0, _damage),
    Gain("civilians", 1.0, _taken),
    Gain("income", 2.0, _income),
    Gain("armies", 1.0, _armies),
    Gain("navies", 1.0, _navies),
    Gain("tripods", 2.0, _tripods),
)
