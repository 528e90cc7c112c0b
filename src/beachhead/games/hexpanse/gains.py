"""What is counted in Hexpanse: cells of the best mission, life, units, hexilum and income."""

from __future__ import annotations

from beachhead.core.gains import Gain
from beachhead.games.hexpanse.rules import end, units
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.vocab import NOWHERE


def _mission(s: State, seat: int) -> int:
    """Cells of the formation that is nearest to be complete."""
    missions = {int(s.common), int(s.secret[seat])} - {NOWHERE}
    team = s.tables.team[seat]
    return max((int(end.progress(s, mission, team)) for mission in missions), default=0)


def _life(s: State, seat: int) -> int:
    return int(s.life[seat])


def _units(s: State, seat: int) -> int:
    return sum(int(units.owner_of(unit)) == seat for unit in s.unit)


def _hexilum(s: State, seat: int) -> int:
    return int(s.hexilum[seat])


def _income(s: State, seat: int) -> int:
    return int(s.income[seat])


GAINS = (
    Gain("mission", 3.0, _mission, secret=True),
    Gain("life", 2.0, _life),
    Gain("units", 1.0, _units),
    Gain("income", 2.0, _income),
    Gain("hexilum", 0.8, _hexilum),
)
