"""Chapter 5, Battle phase: what stands on the Battle board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE
from beachhead.games.cry_havoc.vocab import ATTRITION, CAPTURE, CONTROL, NO_UNIT_THERE

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def on_board(s: State, side: i64) -> i64:
    """All Units of a side on the Battle board."""
    return s.assigned(side, CONTROL) + s.assigned(side, CAPTURE) + s.assigned(side, ATTRITION)


def bar_to_unit(s: State, side: i64, objective: i64) -> i64:
    """An objective from which a Unit of a side is to be taken needs one."""
    return FREE if s.assigned(side, objective) > 0 else NO_UNIT_THERE
