"""Writes a case file: short lines, dotted keys, the remarks of the old file in their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from beachhead.core import toml

INSTEAD = "case.instead"
LONGEST_REMARK = 3  # lines above a case that are kept; longer ones explain the old words
LONGEST_ROW = toml.WIDTH - 5  # indented, with a comma
HEAD = """# Worked cases of {title}. Run them with `beachhead cases {game} FILE`.
# docs/guide/cases.md explains the language: `given` and `then` speak as positions do.

game = "{game}"
"""


def file(game: str, title: str, tables: Mapping[str, Any], cases: list[tuple[str, Any]]) -> str:
    """The text of a file; each case comes with the remark that stood above it."""
    lines = [HEAD.format(game=game, title=title)]
    for name, table in tables.items():
        lines += [f"[table.{toml.bare(name)}]", *_entries(table), ""]
    for remark, case in cases:
        lines += [remark] if remark else []
        lines += [*_case(case), ""]
    return "\n".join(lines).rstrip() + "\n"


def _case(case: Mapping[str, Any]) -> Iterator[str]:
    yield "[[case]]"
    for key in ("id", "title", "rules", "note"):
        if key in case:
            yield from toml.line(key, case[key])
    yield from _scene(case, "case")
    for part in ("next", "instead"):
        for scene in case.get(part, []):
            yield f"[[case.{part}]]"
            yield from _scene(scene, f"case.{part}")
            for later in scene.get("next", []):
                yield f"[[case.{part}.next]]"
                yield from _scene(later, f"case.{part}.next")


def _scene(scene: Mapping[str, Any], path: str) -> Iterator[str]:
    if scene.get("when") or ("when" in scene and path == INSTEAD):  # no moves replace others, too
        yield from toml.line("when", scene["when"])
    for key in ("given", "then"):
        if scene.get(key):
            yield f"[{path}.{key}]"
            yield from _entries({n: v for n, v in scene[key].items() if not _is_long(v)})
            for name, rows in scene[key].items():
                for row in rows if _is_long(rows) else ():
                    yield f"[[{path}.{key}.{toml.bare(name)}]]"
                    yield from _entries(row)


def _is_long(value: Any) -> bool:
    """Whether a list of tables needs more than a line for one of them."""
    rows = value if isinstance(value, list) else []
    return any(isinstance(r, Mapping) and len(toml.inline(r)) > LONGEST_ROW for r in rows)


def _entries(table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        yield from _entry(toml.bare(key), value)


def _entry(name: str, value: Any) -> Iterator[str]:
    """One line if it fits, else a line for each part; tables of tables are always taken apart."""
    if isinstance(value, Mapping) and value:
        nested = any(isinstance(part, Mapping) for part in value.values())
        if nested or len(name) + len(toml.inline(value)) + 3 > toml.WIDTH:
            for key, part in value.items():
                yield from _entry(f"{name}.{toml.bare(key)}", part)
            return
    yield from toml.line(name, value)


def remarks(text: str, records: int) -> list[str]:
    """For each record of an old file the short remark right above it."""
    found: list[str] = []
    block: list[str] = []
    for line in text.splitlines():
        if line.startswith("[[scenario]]"):
            found.append("\n".join(block) if len(block) <= LONGEST_REMARK else "")
            block = []
        elif line.startswith("#"):
            block.append(line)
        else:
            block = []
    return found if len(found) == records else [""] * records
