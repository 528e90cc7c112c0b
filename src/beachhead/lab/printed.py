"""Numbers of the content in cases: a value that may be tuned is named instead of written.

`"{content.factions.skill.teleport.numbers.max}"` is that number, `"{4 - content.…}"` what is left
of four, and in a move, `"count:{content.…}"`, it is a part of the word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from beachhead.core import registry
from beachhead.lab.slips import Slip
from beachhead.lab.snapshot import inside

SUM = re.compile(r"\{([^{}]*)\}")
TERM = re.compile(r" *([-+]?) *([^ ]+)")


def filled_in(game: str, data: Any, path: str = "") -> Any:
    """The data of a case with numbers where it names them."""
    if isinstance(data, Mapping):
        return {key: filled_in(game, value, f"{path}.{key}") for key, value in data.items()}
    if isinstance(data, list):
        return [filled_in(game, value, f"{path}[{i}]") for i, value in enumerate(data)]
    if not isinstance(data, str) or not SUM.search(data):
        return data
    if whole := SUM.fullmatch(data):
        return _sum(game, whole[1], path.lstrip("."))
    return SUM.sub(lambda part: str(_sum(game, part[1], path.lstrip("."))), data)


def _sum(game: str, text: str, path: str) -> int:
    total = 0
    for sign, term in TERM.findall(text):
        n = int(term) if term.isdigit() else _number(game, term, path)
        total += -n if sign == "-" else n
    return total


def _number(game: str, term: str, path: str) -> int:
    first, *rest = term.split(".")
    if first != "content":
        raise Slip(path, f"a number or a value of the content is needed, not {term!r}")
    found = list(inside(_content(game), rest, path))
    if len(found) != 1 or not isinstance(found[0], int):
        raise Slip(path, f"{term} is not one number")
    return found[0]


@cache
def _content(game: str) -> Any:
    return msgspec.to_builtins(registry.get(game).load_content())
