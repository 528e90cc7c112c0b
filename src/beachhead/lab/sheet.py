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
ASIDE = re.compile(r"^\*(Source|Implementation): (.*)\*$")  # not part of the sentence
RULING = re.compile(r" ?\(ruling\)\s*?(?= |$)", re.MULTILINE)
BEHIND = re.compile(  # chapters for who implements the game
    r"\d+-(decisions|decision-points|chance|invariants|terminology|rulings-with-doubt)\b"
)


class Rule(msgspec.Struct, frozen=True):
    """One rule as the sheet states it."""

    id: str
    text: str
    source: str
    note: str  # for who implements it
    ruling: bool  # the rulebook leaves it open
    file: str
    line: int
    chapter: str
    behind: bool  # of a chapter for who implements the game, not for players
    language: str = "en"


def sheet(folder: Path, language: str = "en") -> Iterator[Rule]:
    """The rules of a sheet, chapter by chapter; in English where a language lacks one."""
    for path in sorted(folder.glob("*.md")):
        title, english = _chapter(path)
        spoken_title, spoken = _chapter(folder / language / path.name)
        for rule in english:
            said = next((other for other in spoken if other.id == rule.id), None)
            shown = (said.text, language) if said else (rule.text, "en")
            yield msgspec.structs.replace(
                rule, text=shown[0], language=shown[1], chapter=spoken_title or title
            )


@cache
def rule_ids(game: str) -> frozenset[str]:
    """All rules of a sheet."""
    return frozenset(rule.id for rule in sheet(places.sheets(game)))


def _chapter(path: Path) -> tuple[str, list[Rule]]:
    """The title of a file and its rules; neither if there is no such file."""
    if not path.exists():
        return "", []
    lines = path.read_text(encoding="utf-8").splitlines()
    title = next((line[2:].strip() for line in lines if line.startswith("# ")), path.stem)
    starts = [n for n, line in enumerate(lines) if HEADING.match(line)]
    return title, [_rule(path, lines, start, title) for start in starts]


def _rule(path: Path, lines: list[str], start: int, chapter: str) -> Rule:
    head = HEADING.match(lines[start])
    assert head is not None
    body = _body(lines[start + 1 :])
    asides = [match for line in body if (match := ASIDE.match(line))]
    text = "\n".join([head[2], *(line for line in body if not ASIDE.match(line))]).strip()
    return Rule(
        head[1],
        RULING.sub("", text).strip(),
        "; ".join(aside[2] for aside in asides if aside[1] == "Source"),
        " ".join(aside[2] for aside in asides if aside[1] == "Implementation"),
        RULING.search(text) is not None,
        places.shown(path),
        start + 1,
        chapter,
        BEHIND.match(path.name) is not None,
    )


def _body(lines: list[str]) -> list[str]:
    """The lines up to the next heading of any level."""
    end = next((n for n, line in enumerate(lines) if line.startswith("#")), len(lines))
    return lines[:end]
