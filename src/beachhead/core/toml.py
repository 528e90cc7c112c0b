"""Writing TOML, as far as positions need it; reading is the standard library's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
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
            yield from _line(key, value)
    for key, value in inner.items():
        name = f"{path}.{_key(key)}" if path else _key(key)
        if isinstance(value, Mapping):
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
        return bool(value) and isinstance(value[0], Mapping)
    if not isinstance(value, Mapping):
        return False
    nested = any(isinstance(part, Mapping) for part in value.values())
    return nested or not path or len(key) + len(_value(value)) + 3 > WIDTH


def _line(key: str, value: Any) -> Iterator[str]:
    line = f"{_key(key)} = {_value(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        yield line
        return
    yield f"{_key(key)} = ["
    row = "   "
    for part in value:
        word = f" {_value(part)},"
        if len(row) + len(word) > WIDTH:
            yield row
            row = "   "
        row += word
    yield row
    yield "]"


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    return f"[{', '.join(map(_value, value))}]"
