"""Small sets as bit masks: counting, picking, listing. No rule lives here."""

from __future__ import annotations

from mypy_extensions import i64

from beachhead.core.engine import Actions
from beachhead.games.cry_havoc.vocab import ONE_DECK


def only(member: i64) -> i64:
    """The set of one member. Sets of cards and tokens reach beyond 31 members: a literal 1 would be
    shifted as a 32-bit number when compiled.
    """
    one: i64 = 1
    return one << member


def deck(terrain: i64) -> i64:
    """The eight cards of a terrain."""
    cards: i64 = ONE_DECK
    return cards << (8 * terrain)


def count(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The member number n, counted from the lowest; the set has more than n members."""
    at: i64 = 0
    while True:
        if mask & 1 != 0:
            if n == 0:
                return at
            n -= 1
        mask >>= 1
        at += 1


def first(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    at: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        at += 1
    return at


def offer(out: Actions, base: i64, mask: i64) -> None:
    """Write base + member for every member."""
    at: i64 = base
    while mask != 0:
        if mask & 1 != 0:
            out.add(at)
        mask >>= 1
        at += 1
