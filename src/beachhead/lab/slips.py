"""Slips of the pen in a case file: each says where, so that nothing wrong is ever passed over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any


class Slip(Exception):
    """Something is written wrong; `path` is where it stands in its case."""

    def __init__(self, path: str, text: str) -> None:
        super().__init__(f"{path}: {text}")
        self.path = path
        self.text = text


def known(name: Any, names: Collection[str], path: str, what: str) -> str:
    """The name, if there is such a thing; the error offers what looks like it."""
    if isinstance(name, str) and name in names:
        return name
    near = get_close_matches(str(name), list(names), 3)
    hint = f", perhaps {' or '.join(near)}" if near else ""
    raise Slip(path, f"no such {what}: {name!r}{hint}")


def table(value: Any, path: str) -> Mapping[str, Any]:
    """A table that says something."""
    if not isinstance(value, Mapping):
        raise Slip(path, f"a table is needed, not {value!r}")
    if not value:
        raise Slip(path, "says nothing")
    return value


def rows(value: Any, path: str) -> list[Any]:
    """A list; it may be empty."""
    if not isinstance(value, list):
        raise Slip(path, f"a list is needed, not {value!r}")
    return value


def some(value: Any, path: str) -> list[Any]:
    """A list that says something."""
    if not rows(value, path):
        raise Slip(path, "says nothing")
    return list(value)


def number(value: Any, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Slip(path, f"a number is needed, not {value!r}")
    return value
