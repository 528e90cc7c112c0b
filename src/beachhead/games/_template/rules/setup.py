"""Set-up: rules TP-COMP-01 to TP-SETUP-02."""

from __future__ import annotations

from mypy_extensions import i64

from beachhead.core.event import Journal
from beachhead.core.stream import Stream
from beachhead.games._template.rules import turn
from beachhead.games._template.state import State
from beachhead.games._template.tables import Tables
from beachhead.games._template.vocab import CARDS

UNITS = 6
START_UNITS = 3


def new_game(
    tables: Tables, seats: i64, seed: i64, stream: Stream | None, journal: Journal | None = None
) -> State:
    """TP-SETUP-01. Three units of each seat stand at its home, three more wait in reserve."""
    s = State(tables, seats)
    s.journal = journal
    s.begin_chance(seed, stream)
    seat: i64
    for seat in range(seats):
        s.owner[tables.homes[seat]] = seat
        s.units[tables.homes[seat]] = START_UNITS
        s.reserve[seat] = UNITS - START_UNITS
    deal(s)
    turn.begin(s, 0)
    return s


def deal(s: State) -> None:
    """TP-SETUP-02. The cards are shuffled into one deck; each seat draws its first hand."""
    card: i64
    for card in range(CARDS):
        s.discard[card] = s.tables.copies[card]
    seat: i64
    for seat in range(s.seats):
        turn.refill(s, seat)
