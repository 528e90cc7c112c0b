"""A view that any screen can draw: areas, what stands in them, cards and numbers.

A game whose `View` is a `Board`, or is derived from it, can be played in the browser before it has
a board of its own. Ids are those of the words (`area-ford`, `unit-rider`, `card-march`,
`pile-deck`, `number-points`, `side-red`) and of the targets of options (`area:ford`,
`unit:rider@ford`, `card:march`). What a seat may not know is unset and then not sent.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Pieces(Struct, frozen=True):
    """Pieces of a kind in one area; equal ones are counted, not listed."""

    kind: str
    count: int
    side: str | None = None  # None: nobody's


class Place(Struct, frozen=True):
    """An area of the map."""

    near: list[str]
    pieces: list[Pieces]
    owner: str | None = None  # a side
    numbers: dict[str, int] = {}  # printed on it or lying there
    x: float | UnsetType = (
        UNSET  # of all areas or of none, in any unit; else the screen lays them out
    )
    y: float | UnsetType = UNSET


class Pile(Struct, frozen=True):
    """Cards that lie together: a hand, a deck, a row."""

    size: int
    cards: dict[str, int] | UnsetType = UNSET  # how many of each, for whoever may look at them


class Player(Struct, frozen=True):
    """What lies before one seat."""

    side: str
    numbers: dict[str, int]  # the score last
    hand: Pile


class Board(Struct, frozen=True):
    """The table as one seat sees it."""

    areas: dict[str, Place]
    seats: list[Player]
    piles: dict[str, Pile]  # that belong to nobody
    round: int
    rounds: int | None = None  # None: as many as it takes
