"""Generated from `fields.py` by `tools/fields.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import GameState, filled, mix_row, mix_wide, zeros
from beachhead.games._template.vocab import AREAS, CARDS, NOBODY

if TYPE_CHECKING:
    from beachhead.games._template.tables import Tables


class Record(GameState):
    """Everything on the table, field by field."""

    def __init__(self, tables: Tables, seats: i64, src: Record | None = None) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        if src is None:
            # -- board
            self.owner: vec[i64] = filled(AREAS, NOBODY)  # TP-SETUP-01: a seat, at [area]
            self.units: vec[i64] = zeros(AREAS)  # TP-SETUP-01: of the owner, at [area]
            self.reserve: vec[i64] = zeros(seats)  # TP-SETUP-01: at [seat]
            # -- cards
            self.hand: vec[i64] = zeros(seats * CARDS)  # TP-HID-01: at [seat * CARDS + card]
            self.deck: vec[i64] = zeros(tables.deck_size)  # TP-TURN-03: the top is the last one
            self.deck_n: i64 = 0  # cards in the deck
            self.discard: vec[i64] = zeros(CARDS)  # TP-TURN-03: how many, at [card]
            # -- turn
            self.round: i64 = 1  # TP-END-01
            self.plays: i64 = 0  # TP-TURN-01: cards played in this turn
            self.dominant: i64 = NOBODY  # TP-END-02: the seat that ended the game early
        else:
            self.over = src.over
            self.rng = src.rng
            self.reveals = src.reveals
            self.top = src.top
            self.owner = src.owner[:]
            self.units = src.units[:]
            self.reserve = src.reserve[:]
            self.hand = src.hand[:]
            self.deck = src.deck[:]
            self.deck_n = src.deck_n
            self.discard = src.discard[:]
            self.round = src.round
            self.plays = src.plays
            self.dominant = src.dominant

    def mix_fields(self, h: i64) -> i64:
        h = mix_row(h, self.owner, len(self.owner))
        h = mix_row(h, self.units, len(self.units))
        h = mix_row(h, self.reserve, len(self.reserve))
        h = mix_row(h, self.hand, len(self.hand))
        h = mix_row(h, self.deck, self.deck_n)
        h = mix_row(h, self.discard, len(self.discard))
        h = mix_wide(h, self.round)
        h = mix_wide(h, self.plays)
        return mix_wide(h, self.dominant)
