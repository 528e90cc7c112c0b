"""The wire of the arena."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from beachhead.arena.balance import Balance
from beachhead.arena.ratings import Rating
from beachhead.server.wire import Word


class NewArena(Struct, frozen=True, forbid_unknown_fields=True):
    """A small tournament: every seed is played once for every seating of the bots."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    levels: Annotated[list[Word], Meta(min_length=1, max_length=5)]
    rounds: Annotated[int, Meta(ge=1, le=400)]


class ArenaRun(Struct, frozen=True):
    """One results file; what it is about is known if this server made it."""

    id: str
    game: str | None
    players: int | None
    bots: list[str]
    played: int
    total: int
    running: bool
    mine: bool  # the reader began it and may stop it
    made: int


class ArenaList(Struct, frozen=True):
    runs: list[ArenaRun]
    may_run: bool
    most_games: int


class ArenaReport(Struct, frozen=True):
    run: ArenaRun
    tables: list[Balance]
    ratings: list[Rating]
