"""Guided lessons: a game learnt in small steps, each with a goal that the table itself checks.

`games/<game>/lessons/*.toml` holds one lesson a file, in the order of the file names; the words are
in `<game>.lessons.ftl`. A lesson begins with a table in the language of cases and goes on as an
ordinary match: what step it is at follows from the actions alone, so it can be left, taken back and
resumed like any other (docs/guide/lessons.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec

from beachhead.core import content, registry
from beachhead.core.engine import OVER
from beachhead.core.errors import ContentError
from beachhead.core.event import Event, Journal
from beachhead.core.match import Match
from beachhead.lab import places, rulebook
from beachhead.lab.facts import Scene, facts
from beachhead.lab.slips import Slip
from beachhead.lab.snapshot import Snapshot
from beachhead.lab.table import NEVER, SEED, Asked, Table

LONGEST = 500  # actions of a lesson that is played as told
THEN = "then "  # before a pattern: only when no other answer is left


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One small goal. Patterns are those of file names: `play:m_tripod:*`."""

    id: str
    goal: dict[str, Any]  # what must be true, as in the `then` of a case
    play: tuple[str, ...]  # how it can be done: the learner's answers
    offer: tuple[str, ...] = ()  # options that are shown, by their notation; none: all
    show: tuple[str, ...] = ()  # things on the screen that are lit, "area:york"
    signs: dict[str, str] = {}  # pictures that are named: glyph -> message
    others: tuple[str, ...] = ()  # what the other seats answer, the first that is possible
    notes: tuple[tuple[str, ...], ...] = ()  # cards to read before, each with what it lights


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One chapter of the guided game, or the short form for one side."""

    step: tuple[Step, ...]
    id: str = ""  # the name of its file, without the number
    game: str = ""
    given: dict[str, Any] = {}  # the table, as in cases; a base may be one of the rulebook's
    after: str = ""  # or the lesson it goes on from, played as told
    seat: int = 0  # the learner's
    side: str = ""  # the short form for this side; without one, a chapter for everybody
    others: tuple[str, ...] = ()  # where a step does not say what the others answer


@cache
def course(game: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in order; none if nobody has written any."""
    folder = places.PACKAGE / "games" / game / "lessons"
    found = {}
    for path in sorted(folder.glob("*.toml")):
        name = path.stem.partition("-")[2] or path.stem
        try:
            data = {**content.read_toml(path), "id": name, "game": game}
            found[name] = msgspec.convert(data, Lesson)
        except msgspec.ValidationError as error:
            raise ContentError(f"{path.name}: {error}", file=path.name, reason=str(error)) from None
    return found


@cache
def beginning(game: str, lesson: str) -> str:
    """The position a lesson begins with, at its first question."""
    found = course(game)[lesson]
    if found.after:
        return as_told(course(game)[found.after], _first).position()
    examples = rulebook.examples(game).values()
    tables = {name: table for case in examples for name, table in case.tables.items()}
    table = Table(registry.get(game), found.given, tables)
    table.settle()
    return table.position()


def start(lesson: Lesson) -> Match:
    """The match of a lesson before its first action."""
    return Match.from_position(beginning(lesson.game, lesson.id), seed=SEED)


# -- following a match -------------------------------------------------------------------------


class Tutor:
    """Sits beside the match of a lesson and knows which step it is at."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        """`match` is the lesson's, before its first action; the tutor plays it along."""
        self.lesson = lesson
        self.match = match
        self._begin(match)

    def _begin(self, match: Match) -> None:
        self.match = match
        self.number = 0  # steps done
        self.since = 0  # actions before the step began
        self._before = Snapshot(match.game, match.state)
        self._told = len(_events(match))

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when all is done."""
        steps = self.lesson.step
        return steps[self.number] if self.number < len(steps) else None

    def follow(self, actions: Sequence[int]) -> None:
        """Catch up with the match, forward or back. After the last step nothing more is played."""
        played = self.match.actions
        if list(actions[: len(played)]) != played:
            self._begin(self.match.fresh())
        for action in actions[len(self.match.actions) :]:
            if self.step is None:
                return
            self.match.play(action)
            self._check()

    def _check(self) -> None:
        """Go on to the next step if the goal of this one is reached."""
        if self.step is None or not self._reached(self.step):
            return
        self.number += 1
        self.since = len(self.match.actions)
        self._before = Snapshot(self.match.game, self.match.state)
        self._told = len(_events(self.match))

    def _reached(self, step: Step) -> bool:
        match = self.match
        after = Snapshot(match.game, match.state)
        scene = Scene(_Followed(match), self._before, after, self._told, None)
        try:
            return all(fact.holds() for fact in facts(scene, step.goal))
        except Slip as slip:
            where = f"{self.lesson.id}: {step.id}: {slip}"
            raise ContentError(where, file=self.lesson.id, reason=str(slip)) from None

    # -- what is offered -----------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        """Whether the learner is asked, in a step."""
        return self.step is not None and self.match.seat == self.lesson.seat

    def offered(self) -> list[int]:
        """The answers that the step shows; none where it says nothing about the question."""
        step = self.step
        if step is None or not self.asks:
            return []
        later = [pattern for pattern in step.offer if pattern.startswith(THEN)]
        first = self._like(pattern for pattern in step.offer if pattern not in later)
        return first or self._like(pattern.removeprefix(THEN) for pattern in later)

    def strays(self) -> bool:
        """Whether the learner has left the path: what is asked is not in the step."""
        return self.asks and self.step is not None and bool(self.step.offer) and not self.offered()

    def reply(self) -> int | None:
        """What another seat answers by the script; None: whatever a bot likes."""
        step = self.step
        if step is None or self.match.seat in (OVER, self.lesson.seat):
            return None
        found = (self._like((pattern,)) for pattern in step.others or self.lesson.others)
        return next((actions[0] for actions in found if actions), None)

    def _like(self, patterns: Iterable[str]) -> list[int]:
        """The legal actions written so; `D-BUY end` means the answer to that question alone."""
        names, decision = self.match.names, self.match.decision
        parts = [pattern.rpartition(" ") for pattern in patterns]
        forms = [form for asked, _, form in parts if decision and asked in ("", decision.name)]
        return [
            action
            for action in self.match.legal()
            if any(fnmatchcase(names[action], form) for form in forms)
        ]


class _Followed(Table):
    """The table of a match, as expectations look at one."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.setup = match.setup
        self.tables = match.tables
        self.names = match.names
        self.state = match.state
        self.halt = NEVER
        self.unasked = []
        self.journal = Journal()
        self.journal.events.extend(_events(match))
        self.trail = []
        if match.decision is not None:
            offers = tuple(match.names[action] for action in match.legal())
            self.trail = [Asked(match.decision.name, match.seat, offers, False, self.state)]


def _events(match: Match) -> list[Event]:
    return [event for k in range(len(match.actions) + 1) for event in match.told(k)]


# -- playing it as told ------------------------------------------------------------------------


def as_told(lesson: Lesson, other: Callable[[Match], int]) -> Match:
    """The match after all steps, done as `play` tells; `other` answers what no script does."""
    tutor = Tutor(lesson, start(lesson))
    answers = {step.id: list(step.play) for step in lesson.step}
    while (step := tutor.step) is not None:
        match, left = tutor.match, answers[step.id]
        if match.over or len(match.actions) > LONGEST:
            raise ContentError(f"{lesson.id}: {step.id}: not reached", file=lesson.id, reason="end")
        if tutor.asks:
            if not left:
                names = ", ".join(match.names[action] for action in match.legal())
                text = f"{lesson.id}: {step.id}: nothing more is told, asked are {names}"
                raise ContentError(text, file=lesson.id, reason=text)
            action = match.names.index(left.pop(0))
        else:
            scripted = tutor.reply()
            action = other(match) if scripted is None else scripted
        tutor.follow([*match.actions, action])
    return tutor.match


def _first(match: Match) -> int:
    """An answer that never changes, however bots come to play."""
    return match.legal()[0]
