"""What is counted in Cry Havoc: points, Regions, Crystals in them, Units and prisoners."""

from __future__ import annotations

from beachhead.core.gains import Gain
from beachhead.games.cry_havoc.rules import bits
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.vocab import ARMIES, HAND, REGIONS


def _army(s: State, seat: int) -> int:
    return int(s.tables.army_of[seat])


def _points(s: State, seat: int) -> int:
    return int(s.vp[_army(s, seat)])


def _regions(s: State, seat: int) -> int:
    return int(bits.count(s.control[_army(s, seat)] & s.plain()))


def _crystals(s: State, seat: int) -> int:
    held = int(s.control[_army(s, seat)])
    return sum(int(s.crystals[region]) for region in range(REGIONS) if (held >> region) & 1)


def _units(s: State, seat: int) -> int:
    row = _army(s, seat) * REGIONS
    return sum(int(s.units[row + region]) for region in range(REGIONS))


def _prisoners(s: State, seat: int) -> int:
    row = _army(s, seat) * ARMIES
    return sum(int(s.prisoners[row + army]) for army in range(ARMIES))


def _cards(s: State, seat: int) -> int:
    return int(bits.count(s.piles[HAND + _army(s, seat)]))


GAINS = (
    Gain("points", 1.0, _points),
    Gain("regions", 3.0, _regions),
    Gain("crystals", 1.5, _crystals),
    Gain("units", 0.8, _units),
    Gain("prisoners", 1.5, _prisoners),
    Gain("cards", 0.5, _cards),
)
