"""Where a unit can get to with one Move, and which units could attack it or a territory.

Everything here lies open on the table, so every reader gets the same answer. Whether the column
of Move was used in the turn before is left to the mats, which show it.
"""

from __future__ import annotations

from beachhead.core.options import Reach
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.powers import common
from beachhead.games.scythe.rules import board, control, pieces
from beachhead.games.scythe.rules.factory import FACTORY_STEPS
from beachhead.games.scythe.rules.move import MOVE_STEPS
from beachhead.games.scythe.state import State

FIGHTERS = (v.CHARACTER, v.MECH)


def reach(s: State, target: str) -> Reach | None:
    """For `unit:mech@forest1` both ways, for `area:forest1` who could come to fight there."""
    head, _, rest = target.partition(":")
    kind, _, name = rest.rpartition("@")
    if name not in s.tables.place_ids:
        return None
    place = s.tables.place_ids.index(name)
    if head == "area" and not kind:
        return Reach((), _threats(s, int(control.controller(s, place)), place))
    if head != "unit" or kind not in v.UNIT_IDS:
        return None
    unit = v.UNIT_IDS.index(kind)
    owner = next((p for p in range(s.seats) if _stands(s, p, unit, place)), v.NOBODY)
    if owner == v.NOBODY:
        return None
    found = ways(s, owner, unit, place, steps(s, owner, unit))
    areas = tuple("area:" + s.tables.place_ids[p] for p in sorted(found))
    return Reach(areas, _threats(s, owner, place))


def steps(s: State, seat: int, unit: int) -> int:
    """Steps of Move, of Factory Move with the card, and of Speed: see SC-MOVE-02 and SC-FAC-04."""
    most = MOVE_STEPS if s.factory_card[seat] == v.NO_CARD else FACTORY_STEPS
    return most if unit == v.WORKER else most + int(common.extra_steps(s, seat))


def ways(s: State, seat: int, unit: int, start: int, left: int) -> dict[int, int]:
    """All places some steps lead to, each with the first step of a shortest way to it.

    Opposing units and, for a character, tokens end the move.
    """
    found: dict[int, int] = {}
    edge = {start: start}
    stops = int(control.opposing(s, seat)) | (int(s.tokens) if unit == v.CHARACTER else 0)
    for _ in range(left):
        around: dict[int, int] = {}
        for place, first in edge.items():
            mask = int(board.steps(s, seat, unit, place))
            for p in range(v.PLACES):
                if mask >> p & 1 and p != start and p not in found:
                    around.setdefault(p, p if place == start else first)
        found |= around
        edge = {p: first for p, first in around.items() if not stops >> p & 1}
    return found


def _threats(s: State, owner: int, place: int) -> tuple[str, ...]:
    """Units of the others that could enter a place and fight or chase off whoever is there."""
    found = []
    for seat in range(s.seats):
        for start in range(v.PLACES):
            for unit in FIGHTERS:
                if seat != owner and start != place and _stands(s, seat, unit, start):
                    if place in ways(s, seat, unit, start, steps(s, seat, unit)):
                        found.append(f"unit:{v.UNIT_IDS[unit]}@{s.tables.place_ids[start]}")
    return tuple(found)


def _stands(s: State, seat: int, unit: int, place: int) -> bool:
    if unit == v.CHARACTER:
        return bool(s.character[seat] == place)
    if unit == v.WORKER:
        return bool(s.workers[seat * v.PLACES + place])
    return bool(pieces.combat_units(s, seat, place) > (s.character[seat] == place))
