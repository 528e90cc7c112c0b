"""Where a match turned: a seat's looks at its own outlook, the largest change first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

SHOWN = 3
LEAST = 0.04  # a smaller change decides nothing


class Look(msgspec.Struct, frozen=True):
    """The outlook of a seat before the action with this number plus one."""

    n: int
    seat: int
    value: float


def pairs(looks: Iterable[Look]) -> list[tuple[Look, Look]]:
    """Each look with the next one of the same seat."""
    by_seat: dict[int, list[Look]] = {}
    for look in looks:
        by_seat.setdefault(look.seat, []).append(look)
    return [pair for own in by_seat.values() for pair in pairwise(own)]


def swings(looks: Sequence[Look]) -> Iterator[tuple[Look, Look]]:
    """The pairs between which something was decided."""
    found = [pair for pair in pairs(looks) if abs(pair[1].value - pair[0].value) >= LEAST]
    found.sort(key=lambda pair: (-abs(pair[1].value - pair[0].value), pair[0].n))
    return iter(found)


def overlaps(before: Look, after: Look, found: Iterable[int]) -> bool:
    """Whether one of the actions that were found already lies between two looks."""
    return any(before.n < n <= after.n for n in found)
