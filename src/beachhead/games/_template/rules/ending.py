"""The end of the game: rules TP-END-01 to TP-END-03."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games._template import events
from beachhead.games._template.vocab import AREAS, NOBODY

if TYPE_CHECKING:
    from beachhead.games._template.state import State

DOMINANT_AREAS: Final = 5


def check(s: State, seat: i64) -> None:
    """Called at the end of each turn."""
    # TP-END-02. With the option, a seat that holds five areas at the end of its turn wins.
    if s.tables.dominance and areas_of(s, seat) >= DOMINANT_AREAS:
        s.dominant = seat
        finish(s)
        return
    # TP-END-01. The game ends after the last round; the option sets how many there are.
    if seat == s.seats - 1:
        if s.round == s.tables.rounds:
            finish(s)
        else:
            s.round += 1


def finish(s: State) -> None:
    s.over = True
    s.top = None
    events.game_ended(s)


def areas_of(s: State, seat: i64) -> i64:
    n: i64 = 0
    for owner in s.owner:
        if owner == seat:
            n += 1
    return n


def points(s: State, seat: i64) -> i64:
    """TP-END-03. The areas a seat holds are worth their printed points; most points win."""
    n: i64 = 0
    area: i64
    for area in range(AREAS):
        if s.owner[area] == seat:
            n += s.tables.values[area]
    return n


def results(s: State, out: vec[float]) -> None:
    """A tie is shared; before the end everybody has the same share."""
    best: i64 = -1
    winners: i64 = 0
    seat: i64
    for seat in range(s.seats):
        score = standing(s, seat)
        if score > best:
            best = score
            winners = 1
        elif score == best:
            winners += 1
    for seat in range(s.seats):
        won = standing(s, seat) == best
        out[seat] = 1.0 / float(winners) if won else 0.0


def standing(s: State, seat: i64) -> i64:
    """What decides: nothing before the end, dominance before points."""
    if not s.over:
        return 0
    if s.dominant != NOBODY:
        return 1 if s.dominant == seat else 0
    return points(s, seat)
