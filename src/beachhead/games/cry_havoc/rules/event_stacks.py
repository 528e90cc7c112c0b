"""Chapter 3.1, Event phase: the stacks on the score track, and passing them. CH-EVENT."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.vocab import LAST_SPACE

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def check_passing(s: State, army: i64) -> None:
    """CH-EVENT-04, CH-EVENT-05, CH-EVENT-07, CH-EVENT-08. A total beyond a field moves its stack
    on.

    It goes on top of the next unresolved stack, or on the last space. Standing on the field is not
    passing, and where tokens cannot be passed the score marker simply lies on them.
    """
    if not s.tables.passing:
        return
    field: i64
    for field in range(LAST_SPACE):
        if s.stacks[field] != 0 and s.vp[army] > s.tables.event_fields[field]:
            target = field + 1
            while target < LAST_SPACE and s.stacks[target] == 0:
                target += 1
            s.stacks[target] = stack_on(s.stacks[target], s.stacks[field])
            s.stacks[field] = 0
            events.stack_passed(s, army, field, target)


def stack_on(under: i64, upper: i64) -> i64:
    """Two stacks as one; the top token has the lowest digits."""
    shift: i64 = 0
    while upper >> shift != 0:
        shift += 4
    return upper | (under << shift)
