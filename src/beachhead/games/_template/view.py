"""What one seat may know (TP-HID-01): its own hand; of the others the number of cards."""

from __future__ import annotations

from msgspec import UNSET

from beachhead.core.board import Board, Pieces, Pile, Place, Player
from beachhead.games._template.rules import ending
from beachhead.games._template.state import State
from beachhead.games._template.vocab import CARDS, NOBODY


class View(Board, frozen=True):
    """Nothing but a board, so any screen can draw it; add what it cannot say."""


def view(s: State, seat: int) -> View:
    """The table as `seat` sees it; a negative seat is a spectator."""
    tables = s.tables
    discard = {name: int(s.discard[card]) for card, name in enumerate(tables.cards)}
    return View(
        areas={name: _area(s, number) for number, name in enumerate(tables.areas)},
        seats=[_seat(s, number, seat) for number in range(s.seats)],
        piles={
            "deck": Pile(int(s.deck_n)),
            "discard": Pile(sum(discard.values()), discard),
        },
        round=int(s.round),
        rounds=int(tables.rounds),
    )


def _area(s: State, area: int) -> Place:
    owner = None if s.owner[area] == NOBODY else s.tables.sides[s.owner[area]]
    return Place(
        near=[s.tables.areas[near] for near in s.tables.neighbours[area]],
        pieces=[Pieces("unit", int(s.units[area]), owner)] if s.units[area] else [],
        owner=owner,
        numbers={"value": int(s.tables.values[area])},
    )


def _seat(s: State, number: int, reader: int) -> Player:
    hand = {name: int(s.hand[number * CARDS + card]) for card, name in enumerate(s.tables.cards)}
    return Player(
        side=s.tables.sides[number],
        numbers={"reserve": int(s.reserve[number]), "points": int(ending.points(s, number))},
        hand=Pile(int(s.hand_size(number)), hand if number == reader else UNSET),
    )
