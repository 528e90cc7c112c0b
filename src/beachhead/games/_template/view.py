"""What one seat may know (TP-HID-01): its own hand; of the others the number of cards."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from beachhead.games._template.rules import ending
from beachhead.games._template.state import State
from beachhead.games._template.vocab import CARDS, NOBODY


class AreaView(Struct, frozen=True):
    owner: str | None
    units: int
    value: int


class SeatView(Struct, frozen=True):
    side: str
    reserve: int
    points: int
    hand_size: int
    hand: dict[str, int] | UnsetType = UNSET  # the reader's own alone


class View(Struct, frozen=True):
    round: int
    rounds: int
    areas: dict[str, AreaView]
    seats: list[SeatView]
    deck: int
    discard: dict[str, int]


def view(s: State, seat: int) -> View:
    """The table as `seat` sees it; a negative seat is a spectator."""
    tables = s.tables
    areas = {
        name: AreaView(
            owner=None if s.owner[number] == NOBODY else tables.sides[s.owner[number]],
            units=int(s.units[number]),
            value=int(tables.values[number]),
        )
        for number, name in enumerate(tables.areas)
    }
    return View(
        round=int(s.round),
        rounds=int(tables.rounds),
        areas=areas,
        seats=[_seat(s, number, seat) for number in range(s.seats)],
        deck=int(s.deck_n),
        discard={name: int(s.discard[card]) for card, name in enumerate(tables.cards)},
    )


def _seat(s: State, number: int, reader: int) -> SeatView:
    hand = {name: int(s.hand[number * CARDS + card]) for card, name in enumerate(s.tables.cards)}
    return SeatView(
        side=s.tables.sides[number],
        reserve=int(s.reserve[number]),
        points=int(ending.points(s, number)),
        hand_size=int(s.hand_size(number)),
        hand=hand if number == reader else UNSET,
    )
