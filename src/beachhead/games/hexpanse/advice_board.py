"""The board as a team sees it: what bots count formations on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.games.hexpanse.vocab import EMPTY, KIND_MASK, NEUTRAL, OWNER_SHIFT, WARLORD

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State

# Cells as a team sees them; added up over a placement, own units are the low bits of the sum and
# what stands in the way the high ones.
FREE: Final = 0
OWN: Final = 1
IN_THE_WAY: Final = 8  # bits
FOREIGN: Final = 1 << IN_THE_WAY
BLOCKED: Final = 3 << IN_THE_WAY  # a warlord of somebody else, who never leaves


def holdings(s: State, team: i64) -> vec[i64]:
    """Each cell as the team sees it."""
    held = zeros(s.tables.cells)
    unit = s.unit
    teams = s.tables.team
    cell: i64
    for cell in range(s.tables.cells):
        u = unit[cell]
        if u != EMPTY:
            owner = (u >> OWNER_SHIFT) - 1
            if owner != NEUTRAL and teams[owner] == team:
                held[cell] = OWN
            elif u & KIND_MASK == WARLORD:
                held[cell] = BLOCKED
            else:
                held[cell] = FOREIGN
    return held
