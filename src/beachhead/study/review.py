"""A finished match, looked through: every decision judged, luck told apart from skill.

>>> from beachhead import Match, review
>>> match = Match.load(replay)
>>> found = review(match)
>>> [player.accuracy for player in found.players]

The outlook of a seat is what the strongest bot gives it, 0 lost to 1 won, at each of its own
decisions and by what it knew then.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from beachhead.core.match import Match
from beachhead.study.findings import Finding, Judged, Walk, draws
from beachhead.study.judging import Mark, Verdict
from beachhead.study.turning import SHOWN, Look, overlaps, swings

SEED = 1
TOLERANCE = 0.1  # a decision that loses so much counts 1/e of a perfect one


class Player(msgspec.Struct, frozen=True):
    """How one seat played, and what luck did."""

    decisions: int  # with more than one answer
    accuracy: float  # 0 to 100
    lost: float  # outlook that its own decisions cost, summed
    luck: float  # outlook that chance brought or took, summed
    marks: dict[Mark, int]


class Turning(msgspec.Struct, frozen=True):
    """An action after which the outlook of a seat was another."""

    n: int  # the number of the action
    seat: int
    before: float
    after: float


class Draw(msgspec.Struct, frozen=True):
    """An action whose chance was kind to somebody."""

    n: int  # actions played before it
    luck: tuple[float, ...]  # of every seat, in outlook


class Review(msgspec.Struct, frozen=True):
    """All that was found in a match."""

    actions: int
    decisions: tuple[Judged, ...]
    draws: tuple[Draw, ...]
    looks: tuple[Look, ...]  # the curve of every seat, its result last
    players: tuple[Player, ...]
    turning: tuple[Turning, ...]  # in the order of the match


class Course(msgspec.Struct, frozen=True):
    """Where there is something to find in a match."""

    actions: int
    looked: tuple[int, ...]  # actions before each that was decided or drew
    results: tuple[float, ...]


Progress = Callable[[int, int], None]


def review(
    match: Match, *, seed: int = SEED, workers: int | None = None, progress: Progress | None = None
) -> Review:
    """Look a match through. The same seed finds the same, however many processes work on it."""
    course = course_of(match)
    found: list[Finding] = []
    for each in _findings(match, course, seed, workers or os.cpu_count() or 1):
        found.append(each)
        if progress is not None:
            progress(len(found), len(course.looked))
    return assemble(found, course)


def course_of(match: Match) -> Course:
    """Where there was something to decide, and where chance came in."""
    table = match.fresh()
    looked: list[int] = []
    for n, action in enumerate(match.actions):
        before, real = table.state, len(table.legal()) > 1
        table.play(action)
        if real or draws(before, table.state):
            looked.append(n)
    return Course(len(match.actions), tuple(looked), tuple(match.returns()))


def assemble(found: Sequence[Finding], course: Course) -> Review:
    """Everything that follows from the findings, which come in the order of the match."""
    decisions = [each.judged for each in found if each.judged is not None]
    verdicts = [each.verdict for each in decisions]
    looks = [Look(verdict.n, verdict.seat, verdict.outlook[verdict.seat]) for verdict in verdicts]
    looks += [Look(course.actions, seat, share) for seat, share in enumerate(course.results)]
    seats = range(len(course.results))
    luck = [sum(each.luck[seat] for each in found if each.luck) for seat in seats]
    return Review(
        actions=course.actions,
        decisions=tuple(decisions),
        draws=tuple(Draw(each.n, each.luck) for each in found if any(each.luck)),
        looks=tuple(looks),
        players=tuple(_player(seat, verdicts, luck[seat]) for seat in seats),
        turning=tuple(_turning(looks, verdicts)),
    )


# -- players and turning points ----------------------------------------------------------------


def _player(seat: int, verdicts: Sequence[Verdict], luck: float) -> Player:
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    kept = [math.exp(-verdict.loss / TOLERANCE) for verdict in own]
    return Player(
        decisions=len(own),
        accuracy=100 * sum(kept) / len(kept) if kept else 100.0,
        lost=sum(verdict.loss for verdict in own),
        luck=luck,
        marks=dict(Counter(verdict.mark for verdict in own)),
    )


def _turning(looks: Sequence[Look], verdicts: Sequence[Verdict]) -> list[Turning]:
    found: list[Turning] = []
    for before, after in swings(looks):
        if len(found) == SHOWN:
            break
        if not overlaps(before, after, (turning.n for turning in found)):
            n = _weightiest(before, after, verdicts)
            found.append(Turning(n, before.seat, before.value, after.value))
    return sorted(found, key=lambda turning: turning.n)


def _weightiest(before: Look, after: Look, verdicts: Sequence[Verdict]) -> int:
    """The action between two looks whose decision did most of it; the first if none did."""
    between = [verdict for verdict in verdicts if before.n <= verdict.n < after.n]
    most = max(between, key=lambda verdict: abs(verdict.effect[before.seat]), default=None)
    return before.n + 1 if most is None else most.n + 1


def _findings(match: Match, course: Course, seed: int, workers: int) -> Iterator[Finding]:
    """In order, by this process or by several."""
    if workers > 1:
        from beachhead.study.pool import spread  # noqa: PLC0415 - not everywhere are processes

        yield from spread(match, course.looked, seed, workers)
        return
    walk = Walk(match.fresh(), match.actions)
    for n in course.looked:
        yield walk.find(n, seed)
