"""The wire of guided lessons: the course of a game, and where a lesson stands."""

from __future__ import annotations

from msgspec import Struct


class LessonHead(Struct, frozen=True):
    """One line of a course. Its words are the message `learn-<id>`."""

    id: str
    side: str  # the short form for this side; empty: a chapter for everybody
    plays: str  # the side the learner plays
    steps: int
    done: bool  # once to its end
    match: str | None  # where it was left


class Guide(Struct, frozen=True):
    """The step a lesson is at. Its words are `learn-<lesson>-<step>` and, of its cards, `-1`, `-2`.

    When all is done there is no step, and play is free.
    """

    lesson: str
    step: str  # empty: all is done
    number: int  # steps done
    of: int
    since: int  # actions before the step began: the way back to it
    offered: list[int]  # the answers that the step shows; none: all
    show: list[str]  # things on the screen that it lights
    signs: dict[str, str]  # pictures that it names: glyph -> message
    notes: list[list[str]]  # cards to read before, each with what it lights
    strays: bool  # what is asked is not in the step
    next: str  # the lesson that follows; empty: this was the last one
