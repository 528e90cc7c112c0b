"""Chapter 7, Scoring phase. CH-SCORE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc.rules import bits, general
from beachhead.games.cry_havoc.vocab import NOBODY, REGIONS

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def score_phase(s: State) -> None:
    """CH-SCORE-01, CH-SCORE-06, CH-END-02. Region bonus, then Crystals; the token goes back.

    In the last Round Final Scoring replaces it, and there the Region bonus is missing.
    """
    if not s.final_round and s.enabled_by != NOBODY:
        region_bonus(s, s.enabled_by)
    crystals_for_all(s)
    s.enabled_by = NOBODY


def region_bonus(s: State, army: i64) -> None:
    """CH-SCORE-02, CH-GEN-15. One point per controlled Region, the own HQ included."""
    n = bits.count(s.control[army])
    general.score(s, army, n * s.tables.region_vp, "CH-SCORE-02", n)


def crystals_for_all(s: State) -> None:
    """CH-SCORE-03, CH-SCORE-05, CH-SCORE-07. The Crystals of all controlled Regions, in initiative
    order.
    """
    place: i64
    for place in range(s.seats):
        army = s.order[place]
        general.score(s, army, crystal_points(s, army), "CH-SCORE-03", crystals_of(s, army))


def crystals_of(s: State, army: i64) -> i64:
    """The Crystals of all Regions an army controls."""
    n: i64 = 0
    region: i64
    for region in range(REGIONS):
        if (s.control[army] >> region) & 1 != 0:
            n += s.crystals[region]
    return n


def crystal_points(s: State, army: i64) -> i64:
    """CH-SCORE-04. Trogs score half the total of all their Regions together, rounded up."""
    n = crystals_of(s, army) * s.tables.crystal_vp
    return (n + 1) >> 1 if s.tables.half_crystals[army] != 0 else n
