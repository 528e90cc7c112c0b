"""Worked cases: TOML files with `[[scenario]]` records of given, when and then.

A game's `cases.py` gives `check(case)`: what differs from `then`, as readable lines, none if the
case holds. Its vocabulary is written at the head of its case files.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from beachhead.core import content
from beachhead.core.errors import ContentError
from beachhead.lab import places


class Case(msgspec.Struct, frozen=True):
    """One worked case; `data` is the whole record as it stands in the file."""

    id: str
    title: str
    rules: tuple[str, ...]
    data: dict[str, Any]


def load(path: Path) -> list[Case]:
    """The cases of a file, checked as far as all games share it."""
    data = content.read_toml(path)
    records = data.get("scenario")
    if not isinstance(records, list) or not records:
        raise ContentError(f"{path.name}: no [[scenario]] in it", file=path.name, reason="empty")
    found = []
    for number, record in enumerate(records):
        try:
            head = {key: record[key] for key in ("id", "title", "rules")}
            found.append(msgspec.convert({**head, "data": record}, Case))
        except (KeyError, TypeError, msgspec.ValidationError) as error:
            text = f"{path.name}: {error} - at `$.scenario[{number}]`"
            raise ContentError(text, file=path.name, reason=str(error)) from None
    if len({case.id for case in found}) != len(found):
        raise ContentError(f"{path.name}: an id occurs twice", file=path.name, reason="id")
    return found


def of_game(game: str) -> list[Case]:
    """All cases that come with a game."""
    return [case for path in places.cases(game) for case in load(path)]


def checker(game: str) -> Callable[[dict[str, Any]], list[str]]:
    """The game's own `check`."""
    check: Callable[[dict[str, Any]], list[str]]
    check = importlib.import_module(f"beachhead.games.{game}.cases").check
    return check
