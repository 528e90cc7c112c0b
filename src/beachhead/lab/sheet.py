"""The rule sheet of a game as data: its rules, chapter by chapter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from beachhead.lab import places

ID = r"[A-Z]{2}-(?:[A-Z][A-Z0-9]*-)*[A-Z]*\d+[a-z]?"
HEADING = re.compile(rf"^### ({ID})\b *(.*)$")
SOURCE = re.compile(r"^\*Source: (.*)\*$")


class Rule(msgspec.Struct, frozen=True):
    """One rule as the sheet states it."""

    id: str
    text: str
    source: str
    file: str
    line: int
    chapter: str


def sheet(folder: Path) -> Iterator[Rule]:
    """The rules of a sheet, chapter by chapter."""
    for path in sorted(folder.glob("*.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        chapter = next((line[2:].strip() for line in lines if line.startswith("# ")), path.stem)
        starts = [n for n, line in enumerate(lines) if HEADING.match(line)]
        for start in starts:
            body = _body(lines[start + 1 :])
            head = HEADING.match(lines[start])
            assert head is not None
            sources = [match[1] for line in body if (match := SOURCE.match(line))]
            text = [head[2], *(line for line in body if not SOURCE.match(line))]
            yield Rule(
                head[1],
                "\n".join(text).strip(),
                "; ".join(sources),
                places.shown(path),
                start + 1,
                chapter,
            )


@cache
def rule_ids(game: str) -> frozenset[str]:
    """All rules of a sheet."""
    return frozenset(rule.id for rule in sheet(places.sheets(game)))


def _body(lines: list[str]) -> list[str]:
    """The lines up to the next heading of any level."""
    end = next((n for n, line in enumerate(lines) if line.startswith("#")), len(lines))
    return lines[:end]
