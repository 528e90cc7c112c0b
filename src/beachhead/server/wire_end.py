"""The wire of the end of a match: points, course, moments that decided."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from beachhead.core.outcome import Outcome


class CourseStep(Struct, frozen=True):
    """Where everybody stood after `n` actions, at the end of a round."""

    n: int
    round: int
    values: list[list[int]]  # for each measure one number per seat


class Moment(Struct, frozen=True):
    """An action after which the outlook of a seat was another: 0 is lost, 1 is won."""

    n: int  # the position after it is shown by the replay
    seat: int
    before: float
    after: float


class Moments(Struct, frozen=True):
    """What a bot found when it looked the match through, in the order of the match."""

    state: Literal["thinking", "ready", "none"]
    done: float  # how much of the match it has seen, 0 to 1
    moments: list[Moment]


class End(Struct, frozen=True):
    """A finished match: how it ended and how it came to that."""

    outcome: Outcome
    measures: list[str]  # message ids of what the course is told in
    course: list[CourseStep]
    resigned: list[int]
    next_level: str | None  # of the bots in a rematch, from the reader's result
    moments: Moments
