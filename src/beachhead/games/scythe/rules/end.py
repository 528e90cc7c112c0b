"""Chapter 11, End of the game. The score is in scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control, pieces, scoring
from beachhead.games.scythe.vocab import (
    ENTRY,
    ENTRY_FROM,
    ENTRY_KIND,
    ENTRY_RESOURCE0,
    ENTRY_TO,
    ENTRY_WORKERS,
    FOUGHT,
    NOBODY,
    RESOURCES,
    STARS,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def finish(s: State) -> None:
    """SC-END-01, SC-END-02. The sixth star ends the game; what stands before it has happened."""
    undo_open_combats(s)
    s.over = True
    if s.journal is not None:
        tell_result(s)


def tell_result(s: State) -> None:
    """Why the game ends, the score of each seat from the last to the first, and who won."""
    ender: i64 = NOBODY
    seat: i64
    for seat in range(s.seats):
        if s.star_total[seat] == STARS:
            ender = seat
    events.game_ended(s, ender)
    order = scoring.standings(s)
    for seat in order:
        events.final_score(s, seat, scoring.parts(s, seat))
    mask = scoring.winners(s)
    criterion: i64 = 0
    if s.seats > 1:
        criterion = scoring.deciding(s, order[s.seats - 1], order[s.seats - 2])
    for seat in order:
        if (mask >> seat) & 1:
            shared = control.count(mask) > 1
            events.game_won(s, seat, scoring.total(s, seat), criterion, shared)


def undo_open_combats(s: State) -> None:
    """SC-END-03. Units that wait for a combat go back to the hex each entered from."""
    seat = s.active
    row: i64
    for row in range(s.entries):
        first = row * ENTRY
        if s.entered[first + ENTRY_KIND] != FOUGHT:
            go_back(s, seat, first)
    s.entries = 0


def go_back(s: State, seat: i64, first: i64) -> None:
    """One unit with the workers and resources of its last step; home, if its hex is taken."""
    start = s.entered[first + ENTRY_FROM]
    here = s.entered[first + ENTRY_TO]
    workers = s.entered[first + ENTRY_WORKERS]
    taken = (control.opposing(s, seat) >> start) & 1
    if taken:
        start = s.tables.home[seat]
    pieces.move_unit(s, seat, s.entered[first + ENTRY_KIND], here, start)
    pieces.add_workers(s, seat, here, -workers)
    pieces.add_workers(s, seat, start, workers)
    resource: i64
    for resource in range(RESOURCES):
        n = s.entered[first + ENTRY_RESOURCE0 + resource]
        if n > 0 and not taken:
            s.resources[here * RESOURCES + resource] -= n
            s.resources[start * RESOURCES + resource] += n
    events.went_back(s, seat, first, here, start, not taken)


def cap_reached(s: State) -> bool:
    """SC-END-04. Safety stop: every player has taken the agreed number of turns."""
    cap = s.tables.turn_cap
    if cap == 0:
        return False
    seat: i64
    for seat in range(s.seats):
        if s.turns[seat] < cap:
            return False
    return True
