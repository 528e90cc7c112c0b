"""Chapter 3, Control and resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE, Actions
from beachhead.games.scythe.vocab import (
    HEXES,
    LAKE,
    NO_WORKER_THERE,
    NOBODY,
    NOT_CONTROLLED,
    NOT_ON_LAKE,
    PLACES,
    RESOURCES,
    TERRITORIES,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def opposing(s: State, seat: i64) -> i64:
    """The places with units of other players."""
    mask: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            mask |= s.present[other]
    return mask


def controlled(s: State, seat: i64) -> i64:
    """SC-CTRL-01, SC-CTRL-02, SC-CTRL-03, SC-FAQ-07. The territories a seat controls.

    Own units or an own structure, and no opposing unit. Only the active player enters a place of
    somebody else; until the combat is over whoever was there first keeps it.
    """
    others = opposing(s, seat)
    if seat == s.active:
        return (s.present[seat] | s.standing[seat]) & ~others & TERRITORIES
    return (s.present[seat] | (s.standing[seat] & ~others)) & TERRITORIES


def controller(s: State, place: i64) -> i64:
    """Who controls a territory, or NOBODY."""
    seat: i64
    for seat in range(s.seats):
        if (controlled(s, seat) >> place) & 1:
            return seat
    return NOBODY


def resource_total(s: State, seat: i64, resource: i64) -> i64:
    """SC-CTRL-04, SC-CTRL-05, SC-CTRL-08. Tokens of a kind on controlled territories.

    Nothing else may be spent or scored; a home base is no territory.
    """
    mask = controlled(s, seat)
    resources = s.resources
    total: i64 = 0
    place: i64
    for place in range(HEXES):
        if (mask >> place) & 1:
            total += resources[place * RESOURCES + resource]
    return total


def all_resources(s: State, seat: i64) -> i64:
    """Tokens of all kinds on controlled territories."""
    total: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        total += resource_total(s, seat, resource)
    return total


def work_sites(s: State, seat: i64) -> i64:
    """SC-TRA-02, SC-FAC-08. Controlled territories with an own worker, lakes left out."""
    mask = controlled(s, seat) & ~s.tables.terrain_mask[LAKE]
    workers = s.workers
    first = seat * PLACES
    found: i64 = 0
    place: i64
    for place in range(HEXES):
        if (mask >> place) & 1 and workers[first + place] > 0:
            found |= bit(place)
    return found


def bar_to_site(s: State, seat: i64, place: i64) -> i64:
    """Why a territory is no place for new pieces or tokens."""
    if (work_sites(s, seat) >> place) & 1:
        return FREE
    if s.tables.terrain[place] == LAKE:
        return NOT_ON_LAKE
    if not (controlled(s, seat) >> place) & 1:
        return NOT_CONTROLLED
    return NO_WORKER_THERE


def expect_own(s: State, seat: i64, first: i64, out: Actions) -> None:
    """People look for the territories with pieces of their own; `first` is the action's kind."""
    add_places(out, first, (s.present[seat] | s.standing[seat]) & TERRITORIES)


def add_places(out: Actions, first: i64, mask: i64) -> None:
    """The actions of a kind at the places of a mask."""
    place: i64
    for place in range(PLACES):
        if (mask >> place) & 1:
            out.add(first + place)


def count(mask: i64) -> i64:
    """How many places are in a mask."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def single(mask: i64) -> i64:
    """The only place of a mask."""
    place: i64 = 0
    while not (mask >> place) & 1:
        place += 1
    return place
