"""Worked cases (TOML) on a real table: `given` sets it, `when` plays, `then` reads it back.

The vocabulary is written down at the head of `tests/cases/cry_havoc/cases.toml`; it lives in
`case_table.py` (given, when) and `case_checks.py` (then). A statement that cannot be read is a
failure, never a success.
"""

from __future__ import annotations

import re
from typing import Any

from beachhead.games.cry_havoc.case_facts import CaseError
from beachhead.games.cry_havoc.case_table import Table


def check(case: dict[str, Any]) -> list[str]:
    """Run a case, with its sub-cases A, B, ...; what does not come out as told."""
    statements = [*case["given"], *case["when"], *case["then"]]
    letters = sorted({m[1] for line in statements if (m := re.match(r"([A-Z]): ", line))})
    failures = []
    for letter in letters or [""]:
        parts = [_of_letter(case[part], letter) for part in ("given", "when", "then")]
        try:
            failures += [f"{letter} {line}".strip() for line in Table(parts[0]).play(*parts[1:])]
        except CaseError as error:
            failures.append(f"{letter} {error}".strip())
    return failures


def _of_letter(lines: list[str], letter: str) -> list[str]:
    """The statements for one sub-case, split at semicolons; remarks in brackets are left out."""
    found = []
    for line in lines:
        plain = re.sub(r"\s*\([^)]*\)", "", line)
        marked = re.match(r"([A-Z]): (.*)", plain)
        if marked is None or marked[1] == letter:
            text = marked[2] if marked else plain
            word = "expect " if text.startswith("expect ") else ""
            found += [word + part.strip() for part in text.removeprefix(word).split(";")]
    return found
