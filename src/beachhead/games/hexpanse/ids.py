"""The ids that the notation writes: cells, kinds of units, cards, players."""

from __future__ import annotations

from functools import cache

from beachhead.games.hexpanse import content
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build

MINORITIES = tuple(f"M{i + 1:02d}" for i in range(v.MINORITIES))
ACTION_CARDS = tuple(f"A{i + 1:02d}" for i in range(v.ACTION_CARDS))
MERCENARIES = tuple(f"C{i + 1:02d}" for i in range(v.MERCENARIES))
KINDS = ("regular", "elite", "warlord", *MINORITIES, *MERCENARIES)
CARDS = ACTION_CARDS + MERCENARIES
MISSIONS = tuple(f"MS{i + 1:02d}" for i in range(v.MISSIONS))
PLAYERS = tuple("ABCDEF")
FACINGS = tuple(str(i) for i in range(v.ORIENTATIONS))
OPTIONS = ("a", "b")


@cache
def cells() -> tuple[str, ...]:
    """Every cell as q,r; a smaller board is the beginning of a larger one."""
    return tuple(f"{cell.q},{cell.r}" for cell in build.cells_of(content.load()))


def at(cell: int) -> str:
    """A cell as targets write it."""
    return cells()[cell]
