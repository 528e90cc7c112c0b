"""The wire of the end of a match: points, course, moments that decided."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from beachhead.core.outcome import Outcome
from beachhead.study.review import Review


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


class Study(Struct, frozen=True):
    """The review of a match, or how far it is."""

    state: Literal["none", "thinking", "ready", "failed"]
    done: float  # how much of the match was looked at, 0 to 1
    review: Review | None = None
    at: list[int] = []  # for each number of actions the position, as the reader counts


class Kept(Struct, frozen=True):
    """What bots found in a match, as it is stored."""

    moments: list[Moment] | None = None
    review: Review | None = None


class End(Struct, frozen=True):
    """A finished match: how it ended and how it came to that."""

    outcome: Outcome
    measures: list[str]  # message ids of what the course is told in
    course: list[CourseStep]
    resigned: list[int]
    next_level: str | None  # of the bots in a rematch, from the reader's result
    moments: Moments
