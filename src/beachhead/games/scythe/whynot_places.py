"""Why not here? Reasons about territories: stepping, producing, building, retreating."""

from __future__ import annotations

from collections.abc import Iterator

from beachhead.core.engine import Question
from beachhead.core.event import Facts
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import control, move, pieces, produce
from beachhead.games.scythe.state import State

Reason = tuple[int | str, str, Facts, tuple[str, ...], tuple[str, ...]]


def at(s: State, place: int) -> str:
    """The target of a place."""
    return "area:" + s.tables.place_ids[place]


def has_unit(s: State, seat: int, kind: int, place: int) -> bool:
    if kind == v.CHARACTER:
        return bool(s.character[seat] == place)
    row = s.mechs if kind == v.MECH else s.workers
    return bool(row[seat * v.PLACES + place])


def steps(s: State, top: Question) -> Iterator[Reason]:
    """SC-MOVE-03 in reverse: neighbours that cannot be entered."""
    assert isinstance(top, move.Step)
    t = s.tables
    near = int(t.edges[top.place])
    opposing = int(control.opposing(s, top.seat))
    for place in range(v.PLACES):
        action = v.STEP0 + place
        target = (at(s, place),)
        if place >= v.HEXES:
            if place == t.home[top.seat]:
                yield action, "why-home-base", {}, ("SC-MOVE-22",), target
        elif not near >> place & 1:
            continue
        elif t.terrain[place] == v.LAKE:
            yield action, "why-lake", {}, ("SC-MOVE-03",), target
        elif top.kind == v.WORKER and opposing >> place & 1:
            yield action, "why-worker-fears", {}, ("SC-MOVE-12",), target
        else:
            yield action, "why-river", {}, ("SC-MOVE-03",), target


def _site(s: State, seat: int, place: int, rule: str) -> tuple[str, Facts, tuple[str, ...]]:
    """Why a territory with own pieces is no place for new ones."""
    if s.tables.terrain[place] == v.LAKE:
        return "why-not-on-lake", {}, (rule,)
    if not control.controlled(s, seat) >> place & 1:
        return "why-not-controlled", {}, (rule,)
    return "why-no-worker-there", {}, (rule,)


def _own_places(s: State, seat: int) -> list[int]:
    mask = int(s.present[seat] | s.standing[seat])
    return [place for place in range(v.HEXES) if mask >> place & 1]


def token_sites(s: State, top: Question) -> Iterator[Reason]:
    for place in _own_places(s, top.seat):
        yield v.TOKEN_HEX0 + place, *_site(s, top.seat, place, "SC-TRA-02"), (at(s, place),)


def mech_sites(s: State, top: Question) -> Iterator[Reason]:
    for place in _own_places(s, top.seat):
        yield v.MECH_HEX0 + place, *_site(s, top.seat, place, "SC-DEP-01"), (at(s, place),)


def structure_sites(s: State, top: Question) -> Iterator[Reason]:
    taken = int(pieces.structure_anywhere(s))
    for place in _own_places(s, top.seat):
        action, target = v.STRUCTURE_HEX0 + place, (at(s, place),)
        if taken >> place & 1:
            yield action, "why-occupied", {}, ("SC-BLD-01",), target
        else:
            yield action, *_site(s, top.seat, place, "SC-BLD-01"), target


def producers(s: State, top: Question) -> Iterator[Reason]:
    assert isinstance(top, produce.ProduceHex)
    for place in _own_places(s, top.seat):
        action, target = v.PRODUCE_HEX0 + place, (at(s, place),)
        terrain = s.tables.terrain[place]
        if top.chosen >> place & 1:
            yield action, "why-produced", {}, ("SC-PRO-07",), target
        elif terrain in (v.LAKE, v.FACTORY):
            yield action, "why-barren", {}, ("SC-PRO-03",), target
        elif not control.controlled(s, top.seat) >> place & 1:
            yield action, "why-not-controlled", {}, ("SC-PRO-02",), target
        elif terrain == v.VILLAGE and not s.spare_workers[top.seat]:
            yield action, "why-no-workers-left", {}, ("SC-PRO-11",), target
        elif not s.workers[top.seat * v.PLACES + place]:
            yield action, "why-no-producer", {}, ("SC-PRO-11",), target
        else:
            yield action, "why-enough-territories", {}, ("SC-PRO-02",), target


def retreats(s: State, top: Question) -> Iterator[Reason]:
    """Lakes beside the combat that somebody else holds."""
    beside = int(s.tables.edges[s.battlefield])
    for place in range(v.HEXES):
        if beside >> place & 1 and s.tables.terrain[place] == v.LAKE:
            yield v.RETREAT0 + place, "why-lake-taken", {}, ("SC-NAT-13",), (at(s, place),)
