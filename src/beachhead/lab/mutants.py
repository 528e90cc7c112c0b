"""A case with one word of its expectations changed: if nobody notices, that word says nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from beachhead.core.contract import Game
from beachhead.core.errors import ContentError
from beachhead.lab.cases import Case, Played, compared
from beachhead.lab.table import Failed

SIZES = ("seeds", "number")  # say how or where to look, not what is found there


def unnoticed(game: Game[Any], case: Case) -> list[str]:
    """The words of a case that can be changed without making it fail."""
    played: Played = {}  # only expectations change: the games of other seeds stay the same
    return [path for path, other in mutants(case) if not _fails(game, other, played)]


def _fails(game: Game[Any], case: Case, played: Played) -> bool:
    try:
        return not all(fact.holds() for fact in compared(game, case, played))
    except (ContentError, Failed):
        return True


def mutants(case: Case) -> Iterator[tuple[str, Case]]:
    """Every way to change one word of what is expected."""
    for path, data in _scenes(case.data):
        yield path, msgspec.structs.replace(case, data=data)


def _scenes(part: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    if "then" in part:
        for path, then in _changed(part["then"]):
            yield f"then{path}", {**part, "then": then}
    for name in ("next", "instead"):
        for i, inner in enumerate(part.get(name, [])):
            for path, scene in _scenes(inner):
                others = [*part[name][:i], scene, *part[name][i + 1 :]]
                yield f"{name}[{i}].{path}", {**part, name: others}


def _changed(value: Any) -> Iterator[tuple[str, Any]]:
    """The value with one leaf changed, and the way to that leaf."""
    if isinstance(value, Mapping) and value:
        for key, inner in value.items():
            if key not in SIZES:
                for path, other in _changed(inner):
                    yield f".{key}{path}", {**value, key: other}
    elif isinstance(value, list) and value:
        for i, inner in enumerate(value):
            for path, other in _changed(inner):
                yield f"[{i}]{path}", [*value[:i], other, *value[i + 1 :]]
    else:
        yield "", _other(value)


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else ["x"]
