"""The content of a match as flat, immutable arrays: one line, one fact."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Tables:
    """What is printed, and the options of this match. Read by the rules, never changed."""

    def __init__(
        self,
        *,
        areas: list[str],
        neighbours: list[list[int]],
        values: list[int],
        homes: list[int],
        sides: list[str],
        cards: list[str],
        card_rules: list[str],
        copies: list[int],
        rounds: int,
        dominance: bool,
    ) -> None:
        self.areas = areas  # ids, for events and views
        self.sides = sides  # at [seat]
        self.cards = cards
        self.card_rules = card_rules  # at [card], for events
        self.neighbours: vec[vec[i64]] = vec[vec[i64]]([vec[i64](row) for row in neighbours])
        self.values: vec[i64] = vec[i64](values)  # points at [area]
        self.homes: vec[i64] = vec[i64](homes)  # at [seat]
        self.copies: vec[i64] = vec[i64](copies)  # in the deck, at [card]
        self.deck_size: i64 = sum(copies)
        self.rounds: i64 = rounds
        self.dominance: bool = dominance
