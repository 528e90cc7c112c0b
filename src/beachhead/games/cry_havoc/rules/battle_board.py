"""Chapter 5, Battle phase: what stands on the Battle board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc.vocab import F_BOARD, OBJECTIVES

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def on_board(s: State, side: i64) -> i64:
    """All Units of a side on the Battle board."""
    at = F_BOARD + side * OBJECTIVES
    return s.fight[at] + s.fight[at + 1] + s.fight[at + 2]
