"""Writing TOML, as far as positions and cases need it; reading is the standard library's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from json.encoder import encode_basestring as quoted  # the escapes of TOML are the same
from typing import Any

WIDTH = 96
BARE = re.compile(r"[A-Za-z0-9_-]+")


def write(data: Mapping[str, Any]) -> str:
    """The text of a table: plain keys first, then tables, then lists of tables."""
    return "\n".join(_table(data, "")).strip() + "\n"


def _table(data: Mapping[str, Any], path: str) -> Iterator[str]:
    inner = {key: value for key, value in data.items() if _is_table(key, value, path)}
    for key, value in data.items():
        if key not in inner:
            yield from line(bare(key), value)
    for key, value in inner.items():
        name = f"{path}.{bare(key)}" if path else bare(key)
        if isinstance(value, dict):
            lines = list(_table(value, name))
            if lines and not lines[0].startswith("\n["):
                yield f"\n[{name}]"
            yield from lines
        else:
            for record in value:
                yield f"\n[[{name}]]"
                yield from _table(record, name)


def _is_table(key: str, value: Any, path: str) -> bool:
    """Whether a value needs a header of its own; at the top every table has one."""
    if isinstance(value, list):
        return bool(value) and isinstance(value[0], dict)
    if not isinstance(value, dict):
        return False
    nested = any(isinstance(part, dict) for part in value.values())
    return nested or not path or len(key) + len(inline(value)) + 3 > WIDTH


def line(name: str, value: Any) -> Iterator[str]:
    """A key and its value; a long list takes several lines."""
    whole = f"{name} = {inline(value)}"
    if len(whole) <= WIDTH or not isinstance(value, list):
        yield whole
        return
    yield f"{name} = ["
    row = "   "
    for part in value:
        word = f" {inline(part)},"
        if row.strip() and len(row) + len(word) > WIDTH:
            yield row
            row = "   "
        row += word
    yield row
    yield "]"


@cache
def bare(key: str) -> str:
    """A key, in quotes if it needs them."""
    return key if BARE.fullmatch(key) else quoted(key)


def inline(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, dict):
        pairs = ", ".join([f"{bare(key)} = {inline(part)}" for key, part in value.items()])
        return f"{{ {pairs} }}" if pairs else "{}"
    return f"[{', '.join([inline(part) for part in value])}]"
