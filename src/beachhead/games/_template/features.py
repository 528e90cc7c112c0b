"""What one seat may know (TP-HID-01), as a row of small numbers for learning programs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.core.features import Block, Row, numbered, size_of
from beachhead.games._template.rules import moves
from beachhead.games._template.state import State
from beachhead.games._template.vocab import AREAS, CARDS

VERSION: Final = 1  # raise it when LAYOUT changes
SEATS: Final = 4  # rows of fewer players end in zeros
DECISIONS: Final = ["D-FROM", "D-HIT", "D-MAIN", "D-PLACE", "D-TO"]
NUMBER: Final = numbered(DECISIONS)

LAYOUT: Final = [
    Block("seat", SEATS, 0, 1, "who looks"),
    Block("question", len(DECISIONS), 0, 1, "if asked: the decision: " + ", ".join(DECISIONS)),
    Block("asked", 1, 0, 1, "1 if the seat that looks is asked"),
    Block("question_place", AREAS, 0, 1, "if asked: the area a march begins in"),
    Block("round", 1, 0, 100, "the round"),
    Block("rounds_left", 1, 0, 100, "rounds after this one"),
    Block("plays", 1, 0, 100, "cards played in this turn"),
    Block("units", SEATS * AREAS, 0, 100, "units, by seat, the one that looks first, then area"),
    Block("reserve", SEATS, 0, 100, "units in reserve, in the same order"),
    Block("hand_size", SEATS, 0, 100, "cards in hand, in the same order"),
    Block("hand", CARDS, 0, 100, "cards in the own hand"),
    Block("discard", CARDS, 0, 100, "cards in the discard pile"),
    Block("deck_size", 1, 0, 100, "cards in the deck"),
]
SIZE: Final = size_of(LAYOUT)


def observe_into(s: State, seat: i64, row: Row) -> None:
    """Write what `seat` may know, block after block of LAYOUT."""
    row.one_of(seat, SEATS)
    row.question(s, seat, NUMBER)
    q = s.top
    is_mine = q is not None and not s.over and q.seat == seat
    row.one_of(q.src if is_mine and isinstance(q, moves.MarchTo) else -1, AREAS)
    row.put(s.round)
    row.put(s.tables.rounds - s.round if s.tables.rounds > s.round else 0)
    row.put(s.plays)
    units = row.at
    row.skip(SEATS * AREAS)
    reserve = row.at
    hand_size = reserve + SEATS
    row.skip(2 * SEATS)
    place: i64
    area: i64
    for place in range(s.seats):
        other = (seat + place) % s.seats
        for area in range(AREAS):
            if s.owner[area] == other:
                row.raise_at(units + place * AREAS + area, s.units[area])
        row.raise_at(reserve + place, s.reserve[other])
        row.raise_at(hand_size + place, s.hand_size(other))
    row.copy(s.hand, seat * CARDS, CARDS)
    row.copy(s.discard, 0, CARDS)
    row.put(s.deck_n)
