"""The stack of pending questions as names and arguments: what fingerprints and positions need.

A question is known by its class and by the arguments it was made with; each argument is kept in an
attribute of the same name. `tests/core/test_fields.py` holds every question of every game to that.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    from beachhead.core.engine import Question


def stack(top: Question | None) -> Iterator[Any]:
    """The questions from the top down."""
    question: Any = top
    while question is not None:
        yield question
        question = question.below


@cache
def arguments(kind: Any) -> tuple[str, ...]:
    """The names of what a question was made with, besides the seat and the question below."""
    made_with = inspect.signature(kind).parameters.values()
    return tuple(p.name for p in made_with if p.name not in ("below", "seat") and _counts(p))


def _counts(parameter: inspect.Parameter) -> bool:
    return parameter.default is inspect.Parameter.empty


@cache
def has(kind: Any, argument: str) -> bool:
    return argument in inspect.signature(kind).parameters


@cache
def kinds(base: Any, package: str) -> dict[str, type[Any]]:
    """Every question and step of a game by its name, found below the base of all games' ones."""
    own = f"{package}."
    return {kind.__name__: kind for kind in below(base) if kind.__module__.startswith(own)}


def below(base: Any) -> Iterator[Any]:
    """Every class derived from this one."""
    for kind in base.__subclasses__():
        yield kind
        yield from below(kind)


def numbers(top: Question | None) -> list[int]:
    """The whole stack as numbers: equal if and only if the questions are equal."""
    found = []
    for question in stack(top):
        kind: Any = type(question)
        found += [_number_of(kind.__name__), int(question.seat)]
        for argument in arguments(kind):
            value = getattr(question, argument)
            found.append(_number_of(value) if isinstance(value, str) else int(value))
    return found


@cache
def _number_of(word: str) -> int:
    return crc32(word.encode())
