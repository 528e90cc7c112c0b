"""How a match ended, as facts: who won, by what, and where everybody's points came from.

Words live in `locales/`: reasons are `end-...`, sources `source-...`, measures `measure-...`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from beachhead.core.event import Facts


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the match ended as it did. It names numbers, not winners: the reader knows those."""

    key: str
    rule: str
    facts: Facts = {}


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where points of a seat came from; with facts, its attribute `.detail` says how they count."""

    key: str
    points: int
    facts: Facts = {}
    rounds: tuple[int, ...] = ()  # the same points by round, where they come round by round


class Ending(msgspec.Struct, frozen=True):
    """What the rules say about the end: reasons, the deciding one first, and everybody's place."""

    reasons: tuple[Reason, ...]
    places: tuple[int, ...]  # at [seat]; equals share a place
    winners: tuple[int, ...]  # seats; none after a draw


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat at the end."""

    seat: int
    place: int
    team: int  # those who win together share it
    points: int | None = None  # the sum of the sources; None in a game without points
    sources: tuple[Source, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """A finished match."""

    reasons: tuple[Reason, ...]
    winners: tuple[int, ...]
    seats: tuple[SeatOutcome, ...]


def account(
    ending: Ending, sources: Sequence[Sequence[Source]], teams: Sequence[int], points: bool
) -> Outcome:
    """The ending with everybody's sources, added up if the game has points."""
    sums = [sum(each.points for each in own) if points else None for own in sources]
    rows = zip(ending.places, teams, sums, map(tuple, sources), strict=True)
    seats = tuple(SeatOutcome(seat, *row) for seat, row in enumerate(rows))
    return Outcome(ending.reasons, ending.winners, seats)


def places(best_first: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Places from groups of equals, best first: 1, 2, 2, 4."""
    found = [1] * seats
    before = 0
    for group in best_first:
        for seat in group:
            found[seat] = before + 1
        before += len(group)
    return tuple(found)
