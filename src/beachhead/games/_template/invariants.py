"""The invariants of the rule sheet, checked on a state."""

from __future__ import annotations

from beachhead.games._template.rules.setup import UNITS
from beachhead.games._template.state import State
from beachhead.games._template.vocab import AREAS, CARDS, NOBODY


def broken(s: State) -> list[str]:
    """Invariants that do not hold, as readable lines."""
    wrong = []
    for seat in range(s.seats):
        on_board = sum(s.units[area] for area in range(AREAS) if s.owner[area] == seat)
        if on_board + s.reserve[seat] != UNITS:
            wrong.append(f"1: seat {seat} has {on_board} + {s.reserve[seat]} units")
    for area in range(AREAS):
        if (s.owner[area] == NOBODY) != (s.units[area] == 0):
            wrong.append(f"2: {s.tables.areas[area]} is owned without units, or the reverse")
    for card in range(CARDS):
        hands = sum(s.hand[seat * CARDS + card] for seat in range(s.seats))
        deck = sum(1 for i in range(s.deck_n) if s.deck[i] == card)
        if hands + deck + s.discard[card] != s.tables.copies[card]:
            wrong.append(f"3: card {s.tables.cards[card]} has a wrong number of copies")
    if s.over != (s.top is None):
        wrong.append("4: the game is over if and only if nothing is asked")
    return wrong
