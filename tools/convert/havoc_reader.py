"""The older reader of Cry Havoc: `given` sets a real table, `when` plays, `then` reads it back.

Its words are those of `havoc_table.py` (given, when) and `havoc_checks.py` (then). A statement that
cannot be read is a failure, never a success.
"""

from __future__ import annotations

import re
from typing import Any

from convert.havoc_facts import CaseError
from convert.havoc_table import Table

Case = dict[str, Any]
PARTS = ("given", "when", "then")


def check(case: Case) -> list[str]:
    """Run a case, with its sub-cases A, B, ...; what does not come out as told."""
    failures = []
    for letter in letters(case):
        given, when, then = (of_letter(case[part], letter) for part in PARTS)
        try:
            failures += [f"{letter} {line}".strip() for line in Table(given).play(when, then)]
        except CaseError as error:
            failures.append(f"{letter} {error}".strip())
    return failures


def letters(case: Case) -> list[str]:
    """The sub-cases; one without a letter if there are none."""
    statements = [line for part in PARTS for line in case[part]]
    found = {m[1] for line in statements if (m := re.match(r"([A-Z]): ", line))}
    return sorted(found) or [""]


def of_letter(lines: list[str], letter: str) -> list[str]:
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
