"""The only place where pieces change places, so that `present` and `standing` always agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe.vocab import CHARACTER, MECH, PLACES, STRUCTURES, bit

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def refresh(s: State, seat: i64, place: i64) -> None:
    """Set or clear the bit of a place after something changed there."""
    index = seat * PLACES + place
    if s.workers[index] or s.mechs[index] or s.character[seat] == place:
        s.present[seat] |= bit(place)
    else:
        s.present[seat] &= ~bit(place)


def add_workers(s: State, seat: i64, place: i64, n: i64) -> None:
    """Put workers on a place, or take them away if n is negative."""
    s.workers[seat * PLACES + place] += n
    refresh(s, seat, place)


def add_mechs(s: State, seat: i64, place: i64, n: i64) -> None:
    s.mechs[seat * PLACES + place] += n
    refresh(s, seat, place)


def move_unit(s: State, seat: i64, kind: i64, start: i64, end: i64) -> None:
    """One unit goes from one place to another."""
    if kind == CHARACTER:
        s.character[seat] = end
        refresh(s, seat, start)
        refresh(s, seat, end)
    elif kind == MECH:
        add_mechs(s, seat, start, -1)
        add_mechs(s, seat, end, 1)
    else:
        add_workers(s, seat, start, -1)
        add_workers(s, seat, end, 1)


def put_structure(s: State, seat: i64, kind: i64, place: i64) -> None:
    """SC-BLD-03, SC-MAP-07. For good; there is no limit to the other pieces on a territory."""
    s.built[seat * STRUCTURES + kind] = place
    s.standing[seat] |= bit(place)


def combat_units(s: State, seat: i64, place: i64) -> i64:
    """Mechs of a seat on a place, and its character."""
    return s.mechs[seat * PLACES + place] + (1 if s.character[seat] == place else 0)


def mechs_in_play(s: State, seat: i64) -> i64:
    n: i64 = 0
    i: i64
    for i in range(4):
        if s.abilities[seat] & s.tables.mech_ability[seat * 4 + i]:
            n += 1
    return n


def structures_built(s: State, seat: i64) -> i64:
    n: i64 = 0
    kind: i64
    for kind in range(STRUCTURES):
        if s.built[seat * STRUCTURES + kind] >= 0:
            n += 1
    return n


def structure_anywhere(s: State) -> i64:
    """The places where a structure of anybody stands."""
    mask: i64 = 0
    seat: i64
    for seat in range(s.seats):
        mask |= s.standing[seat]
    return mask
