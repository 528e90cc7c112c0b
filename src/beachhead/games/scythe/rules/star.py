"""Chapter 10, Stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Step
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import saxony
from beachhead.games.scythe.rules import end, pieces
from beachhead.games.scythe.vocab import (
    MAX_POPULARITY,
    MAX_POWER,
    MECHS,
    STAR_COMBAT,
    STAR_KINDS,
    STAR_MECHS,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_UPGRADES,
    STAR_WORKERS,
    STARS,
    STRUCTURES,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

ALL_RECRUITS = 15


def place(s: State, seat: i64, kind: i64) -> None:
    """SC-STAR-01, SC-STAR-04. A star goes on its space, always, and stays; the sixth is the end."""
    if s.over or s.star_total[seat] == STARS:
        return
    s.stars[seat * STAR_KINDS + kind] += 1
    s.star_total[seat] += 1
    events.star_placed(s, seat, kind, s.star_total[seat])
    if s.star_total[seat] == STARS:
        end.finish(s)


def check(s: State, seat: i64) -> None:
    """SC-STAR-02, SC-STAR-05. Place what has been achieved, in the order of the track."""
    first = seat * STAR_KINDS
    stars = s.stars
    if stars[first + STAR_UPGRADES] == 0 and s.covered[seat] == 0:
        place(s, seat, STAR_UPGRADES)
    if stars[first + STAR_MECHS] == 0 and pieces.mechs_in_play(s, seat) == MECHS:
        place(s, seat, STAR_MECHS)
    if stars[first + STAR_STRUCTURES] == 0 and pieces.structures_built(s, seat) == STRUCTURES:
        place(s, seat, STAR_STRUCTURES)
    if stars[first + STAR_RECRUITS] == 0 and s.recruits[seat] == ALL_RECRUITS:
        place(s, seat, STAR_RECRUITS)
    if stars[first + STAR_WORKERS] == 0 and s.spare_workers[seat] == 0:
        place(s, seat, STAR_WORKERS)
    if stars[first + STAR_POPULARITY] == 0 and s.popularity[seat] == MAX_POPULARITY:
        place(s, seat, STAR_POPULARITY)
    if stars[first + STAR_POWER] == 0 and s.power[seat] == MAX_POWER:
        place(s, seat, STAR_POWER)


def check_round(s: State) -> None:
    """SC-STAR-06, SC-STAR-07. Step 5 of a bottom action: the active player, then clockwise."""
    seat = s.active
    check(s, seat)
    seat = s.tables.left[seat]
    while seat != s.active:
        check(s, seat)
        seat = s.tables.left[seat]


def may_place(s: State, seat: i64, kind: i64) -> bool:
    """SC-STAR-03. Each space once per player, combats twice; Saxony has no limit for two kinds."""
    if s.star_total[seat] == STARS:
        return False
    if kind in (STAR_COMBAT, STAR_OBJECTIVE) and saxony.unlimited(s, seat):
        return True
    limit = 2 if kind == STAR_COMBAT else 1
    return s.stars[seat * STAR_KINDS + kind] < limit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CheckStars(Step):
    """SC-STAR-09, SC-TURN-10. Checked after the complete gain of an action, never in between."""

    rule: ClassVar[str] = "SC-STAR-09"

    def act(self, s: State) -> None:
        s.top = self.below
        check(s, self.seat)
