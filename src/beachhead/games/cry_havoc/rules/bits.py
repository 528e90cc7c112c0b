"""Small sets as bit masks: counting, picking, listing. No rule lives here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.core.engine import Actions

HIGHEST: Final = 0x4000000000000000
LAST_DECK: Final = 0xFF000000  # the cards of the fourth terrain


def only(member: i64) -> i64:
    """The set of one member.

    Sets of cards and tokens have more than 31 members, and a small literal would be shifted left as
    a 32-bit number when compiled; a large one shifted right stays whole.
    """
    return HIGHEST >> (62 - member)


def deck(terrain: i64) -> i64:
    """The eight cards of a terrain."""
    return LAST_DECK >> (24 - 8 * terrain)


def count(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The member number n, counted from the lowest; content that leaves too few is refused."""
    at: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            if n == 0:
                return at
            n -= 1
        mask >>= 1
        at += 1
    raise ValueError("a set has too few members")


def first(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return nth(mask, 0)


def offer(out: Actions, base: i64, mask: i64) -> None:
    """Write base + member for every member."""
    at: i64 = base
    while mask != 0:
        if mask & 1 != 0:
            out.add(at)
        mask >>= 1
        at += 1
