"""Write the fields and the examples of every game into docs/guide/positions.md.

python tools/positions.py           writes them between their marks
python tools/positions.py --check   says whether the page is up to date
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

from beachhead import Match
from beachhead.core import registry
from beachhead.core.fields import Field

PAGE = Path(__file__).parents[1] / "docs" / "guide" / "positions.md"
MARK = re.compile(r"(<!-- (fields|example) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
ACTIONS = 24  # into the example


def page(text: str) -> str:
    """The page with all that is generated in it."""
    makers = {"fields": fields, "example": example}
    return MARK.sub(lambda m: f"{m[1]}{makers[m[2]](m[3])}\n{m[4]}", text)


def fields(game: str) -> str:
    """The keys of a game, table by table."""
    lines = ["| table | key | written as | what |", "|---|---|---|---|"]
    for group in registry.get(game).piles.layout.groups:
        for field in group.fields:
            if not (field.zone or field.derived):
                note = field.note.replace("|", "/")
                lines.append(f"| `{group.id}` | `{field.name}` | {_written(field)} | {note} |")
    return "\n".join(lines)


def _written(field: Field) -> str:
    if field.at:
        return "by name: " * len(field.at) + field.value.words
    return f"list: {field.value.words}" if field.size else field.value.words


def example(game: str) -> str:
    """What the first seat knows some way into a match."""
    match = Match.new(game, seed=7)
    chance = Random(7)
    while len(match.actions) < ACTIONS:
        match.play(chance.choice(match.legal()))
    return f"```toml\n{match.position(0)}```"


def main() -> None:
    text = PAGE.read_text("utf-8")
    fresh = page(text)
    if fresh != text and "--check" in sys.argv:
        sys.exit("docs/guide/positions.md is out of date: run tools/positions.py")
    PAGE.write_text(fresh, "utf-8")


if __name__ == "__main__":
    main()
