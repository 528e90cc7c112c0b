"""Abilities that every nation has under a mech. They serve the character and all mechs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe.vocab import SPEED

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def has(s: State, seat: i64, ability: i64) -> bool:
    """SC-NAT-25, SC-FAQ-12. An ability works from the moment its mech leaves the mat, for good.

    Where that mech stands does not matter, on the home base or elsewhere.
    """
    return s.abilities[seat] & ability != 0


def riverwalk(s: State, seat: i64, place: i64) -> i64:
    """SC-NAT-10, SC-FAQ-04. Over rivers into two kinds of terrain, also from the home base."""
    return s.tables.rivers[place] & s.tables.riverwalk[seat]


def extra_steps(s: State, seat: i64) -> i64:
    """SC-NAT-11. Speed adds one step to the whole move."""
    return 1 if s.abilities[seat] & SPEED else 0
