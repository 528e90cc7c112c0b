"""The rulebook of a game for people: its chapters, its sides and its worked examples.

`docs/rulebook/<game>/` holds `book.toml` (what stands in which chapter), `examples.toml` (in the
language of cases) and a folder of texts for each language. Examples are real matches: they begin
with a position, so whoever reads one can go on playing there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from beachhead.core import content
from beachhead.core.event import Event
from beachhead.core.match import Match
from beachhead.core.registry import get
from beachhead.lab import cases, places
from beachhead.lab.cases import Case
from beachhead.lab.table import SEED, Table

SUMMARY, SYMBOLS = "summary", "symbols"


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chapter tells, and which rules of its matter are left to the sheet."""

    id: str
    rules: tuple[str, ...] = ()
    details: tuple[str, ...] = ()


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side one can play: 1 is easy; some are good to begin with."""

    id: str
    difficulty: int
    first: bool = False


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The order of a rulebook."""

    chapter: tuple[Chapter, ...]
    side: tuple[Side, ...] = ()

    def pages(self) -> list[str]:
        """The names of all texts."""
        chapters = [chapter.id for chapter in self.chapter]
        return [*chapters, SUMMARY, SYMBOLS, *(f"sides/{side.id}" for side in self.side)]


@cache
def book(game: str) -> Book | None:
    """The order of a game's rulebook, if somebody has written one."""
    path = places.rulebook(game) / "book.toml"
    return msgspec.convert(content.read_toml(path), Book) if path.exists() else None


def text(game: str, language: str, page: str) -> str:
    """A page in Markdown; in English where a language lacks it."""
    return next(path.read_text("utf-8") for path in _places(game, language, page) if path.exists())


def _places(game: str, language: str, page: str) -> list[Path]:
    return [places.rulebook(game) / spoken / f"{page}.md" for spoken in (language, "en")]


# -- examples ----------------------------------------------------------------------------------


@cache
def examples(game: str) -> dict[str, Case]:
    """The worked examples of a rulebook by id."""
    path = places.rulebook(game) / "examples.toml"
    return {case.id: case for case in cases.load(path)} if path.exists() else {}


@cache
def beginning(game: str, example: str) -> str:
    """The position an example begins with, at its first question."""
    case = examples(game)[example]
    table = Table(get(game), case.data.get("given", {}), case.tables)
    table.settle()
    return table.position()


def start(game: str, example: str) -> Match:
    """The match of an example before its first move."""
    return Match.from_position(beginning(game, example), seed=SEED)


def play(game: str, example: str) -> Iterator[tuple[Match, list[Event]]]:
    """The match of an example step by step, with what was told on the way to it.

    A move that tells nothing is a part of the step after it.
    """
    match = start(game, example)
    told: list[Event] = []
    yield match, told
    for name in _moves(examples(game)[example].data, match):
        told = told + match.play(name)
        if told:
            yield match, told
            told = []


def _moves(data: dict[str, Any], match: Match) -> Iterator[str]:
    """What is played; answers that the engine gave by itself are left out."""
    scenes = [data, *data.get("next", [])]
    for move in (move for scene in scenes for move in scene.get("when", [])):
        if not isinstance(move, str):
            continue
        name = move.removeprefix("=").rpartition(": ")[2]
        if not move.startswith("=") or [match.names[code] for code in match.legal()] == [name]:
            yield name
