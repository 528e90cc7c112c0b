"""What closes a Region to an effect, for people who would choose it. No rule lives here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE
from beachhead.games.cry_havoc.vocab import ARMIES, BATTLE_REGION, IS_HQ, NOT_HERE

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def bar_to_choose(s: State, allowed: i64, region: i64) -> i64:
    """A Region out of a set of an effect that knows neither HQs nor Battle Regions (CH-GEN-21)."""
    if (allowed >> region) & 1 != 0:
        return FREE
    closed = bar_to_effects(s, region)
    return NOT_HERE if closed == FREE else closed


def bar_to_take(s: State, sources: i64, region: i64) -> i64:
    """A Region Units are taken from: an HQ is as good as any, a Battle Region is not."""
    if (sources >> region) & 1 != 0:
        return FREE
    return NOT_HERE if (s.battles >> region) & 1 == 0 else BATTLE_REGION


def bar_to_effects(s: State, region: i64) -> i64:
    """What closes a Region to nearly every effect."""
    if is_hq(s, region):
        return IS_HQ
    return FREE if (s.battles >> region) & 1 == 0 else BATTLE_REGION


def is_hq(s: State, region: i64) -> bool:
    """Whether somebody has the HQ there."""
    army: i64
    for army in range(ARMIES):
        if s.hq[army] == region:
            return True
    return False
