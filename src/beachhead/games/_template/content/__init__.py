"""The schema of the content files; a typo stops with the file and the path of the record."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from beachhead.core import content
from beachhead.core.contract import Setup
from beachhead.core.errors import ContentError
from beachhead.games._template.tables import Tables
from beachhead.games._template.vocab import AREAS, CARDS

FOLDER = Path(__file__).parent
SIDES = ("red", "blue", "green", "gold")
ROUNDS = {"short": 4, "long": 8}
Source = Literal["rulebook", "reconstructed"]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    value: int  # points at the end
    near: tuple[str, ...]
    src: Source
    home: bool = False


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["march", "muster", "storm"]
    rule: str
    copies: int
    src: Source


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    area: tuple[Area, ...]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything printed."""

    board: Board
    deck: Deck


def load(edition: Path | None = None) -> Content:
    """The checked content, with an edition laid over it."""
    board = content.load(FOLDER / "board.toml", Board, edition)
    deck = content.load(FOLDER / "cards.toml", Deck, edition)
    check(board, deck)
    return Content(board, deck)


def check(board: Board, deck: Deck) -> None:
    """What the schema cannot say: borders have two sides, the counts fit the rules."""
    areas = {area.id: area for area in board.area}
    if len(areas) != AREAS or sum(area.home for area in board.area) != len(SIDES):
        raise _wrong("board.toml", f"needs {AREAS} areas, {len(SIDES)} of them homes")
    for area in board.area:
        for near in area.near:
            if near not in areas or area.id not in areas[near].near:
                raise _wrong("board.toml", f"{area.id} borders {near}, but not the reverse")
    if len(deck.card) != CARDS or sum(card.copies for card in deck.card) < 3 * len(SIDES) + 1:
        raise _wrong("cards.toml", "too few cards for four hands")


def _wrong(file: str, reason: str) -> ContentError:
    return ContentError(f"{file}: {reason}", file=file, reason=reason)


def build_tables(printed: Content, setup: Setup) -> Tables:
    """The content and the options of one match as flat arrays."""
    areas = [area.id for area in printed.board.area]
    homes = [number for number, area in enumerate(printed.board.area) if area.home]
    # TP-COMP-02. Areas are neighbours where the list of the board says so, both ways.
    neighbours = [[areas.index(near) for near in area.near] for area in printed.board.area]
    return Tables(
        areas=areas,
        neighbours=neighbours,
        values=[area.value for area in printed.board.area],
        homes=homes[: len(setup.seats)] if len(setup.seats) > 2 else [homes[0], homes[2]],
        sides=list(setup.seats),
        cards=[card.id for card in printed.deck.card],
        card_rules=[card.rule for card in printed.deck.card],
        copies=[card.copies for card in printed.deck.card],
        rounds=ROUNDS[setup.options["length"]],
        dominance=setup.options["dominance"] == "on",
    )
