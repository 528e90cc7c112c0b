"""Generated from `fields.py` by `tools/fields.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import GameState, filled, mix_row, mix_wide, zeros
from beachhead.games.hexpanse.vocab import (
    ASIDE,
    CARDS,
    MINORITIES,
    NOT_OVER,
    NOWHERE,
    POOLS,
    QUEUE_LENGTH,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.tables import Tables


class Record(GameState):
    """Everything on the table, field by field."""

    def __init__(self, tables: Tables, seats: i64, src: Record | None = None) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        if src is None:
            # -- board
            self.unit: vec[i64] = zeros(tables.cells)  # HX-BOARD-04: cell, at most one unit
            self.home: vec[i64] = zeros(POOLS)  # HX-TERM-02: reserve and minority boards
            self.ship: vec[i64] = zeros(POOLS)  # HX-COMP-04: the recovery ship
            self.shields: i64 = 0  # HX-M01b: Protectors out of the game
            # -- players
            self.hexilum: vec[i64] = zeros(seats)  # HX-HEX-01
            self.income: vec[i64] = zeros(seats)  # HX-ACT-08
            self.life: vec[i64] = zeros(seats)  # HX-UNIT-13; 0 is out of the game
            self.warlord: vec[i64] = filled(seats, NOWHERE)  # his cell; NOWHERE is the tableau
            self.hired: vec[i64] = zeros(seats)  # HX-COMP-05: mercenary units on the board
            self.faction: vec[i64] = filled(seats, NOWHERE)  # HX-SETUP-02
            self.minority: vec[i64] = filled(2 * seats, NOWHERE)  # HX-SETUP-04
            self.secret: vec[i64] = filled(seats, NOWHERE)  # HX-SETUP-08
            # -- cards
            self.where: vec[i64] = filled(CARDS, ASIDE)  # place of every market card
            self.deck: vec[i64] = zeros(CARDS)  # HX-SETUP-06: the last of `deck_n` is on top
            self.deck_n: i64 = 0  # cards in the deck
            self.tokens: vec[i64] = tables.tokens[:]  # HX-MKT-05: units lying on their card
            self.board_at: vec[i64] = zeros(MINORITIES)  # HX-ADV-02: minority boards
            self.common: i64 = NOWHERE  # HX-SETUP-07: the common mission
            self.open_missions: i64 = 0  # HX-SETUP-08: bits, while they are chosen
            # -- turn
            self.first: i64 = 0  # HX-SETUP-01
            self.active: i64 = 0  # whose turn it is
            self.round: i64 = 0  # 0 during the set-up
            self.actions_left: i64 = 0  # HX-TURN-04
            self.warlord_used: i64 = 0  # HX-TERM-06: bits
            self.tired: i64 = 0  # HX-ACT-06: bits of mercenaries deployed or activated this turn
            self.extensions: i64 = 0  # HX-MKT-07: extra cards of this turn's market phase
            self.buyer: i64 = NOWHERE  # HX-MKT-06: who sees the extra cards
            self.playing: i64 = NOWHERE  # HX-CHAIN-09: the card being carried out
            self.queue: vec[i64] = zeros(QUEUE_LENGTH)  # HX-CHAIN-03: cells of waiting pieces
            self.queue_n: i64 = 0  # how many wait
            # -- end
            self.ended: i64 = NOT_OVER  # how the game ended
            self.winners: i64 = 0  # bits of seats
            self.won_with: i64 = NOWHERE  # the mission
        else:
            self.over = src.over
            self.rng = src.rng
            self.reveals = src.reveals
            self.top = src.top
            self.unit = src.unit[:]
            self.home = src.home[:]
            self.ship = src.ship[:]
            self.shields = src.shields
            self.hexilum = src.hexilum[:]
            self.income = src.income[:]
            self.life = src.life[:]
            self.warlord = src.warlord[:]
            self.hired = src.hired[:]
            self.faction = src.faction
            self.minority = src.minority
            self.secret = src.secret
            self.where = src.where[:]
            self.deck = src.deck[:]
            self.deck_n = src.deck_n
            self.tokens = src.tokens[:]
            self.board_at = src.board_at
            self.common = src.common
            self.open_missions = src.open_missions
            self.first = src.first
            self.active = src.active
            self.round = src.round
            self.actions_left = src.actions_left
            self.warlord_used = src.warlord_used
            self.tired = src.tired
            self.extensions = src.extensions
            self.buyer = src.buyer
            self.playing = src.playing
            self.queue = src.queue[:]
            self.queue_n = src.queue_n
            self.ended = src.ended
            self.winners = src.winners
            self.won_with = src.won_with

    def mix_fields(self, h: i64) -> i64:
        h = mix_row(h, self.unit, len(self.unit))
        h = mix_row(h, self.home, len(self.home))
        h = mix_row(h, self.ship, len(self.ship))
        h = mix_wide(h, self.shields)
        h = mix_row(h, self.hexilum, len(self.hexilum))
        h = mix_row(h, self.income, len(self.income))
        h = mix_row(h, self.life, len(self.life))
        h = mix_row(h, self.warlord, len(self.warlord))
        h = mix_row(h, self.faction, len(self.faction))
        h = mix_row(h, self.minority, len(self.minority))
        h = mix_row(h, self.secret, len(self.secret))
        h = mix_row(h, self.where, len(self.where))
        h = mix_row(h, self.deck, self.deck_n)
        h = mix_row(h, self.tokens, len(self.tokens))
        h = mix_row(h, self.board_at, len(self.board_at))
        h = mix_wide(h, self.common)
        h = mix_wide(h, self.open_missions)
        h = mix_wide(h, self.first)
        h = mix_wide(h, self.active)
        h = mix_wide(h, self.round)
        h = mix_wide(h, self.actions_left)
        h = mix_wide(h, self.warlord_used)
        h = mix_wide(h, self.tired)
        h = mix_wide(h, self.extensions)
        h = mix_wide(h, self.buyer)
        h = mix_row(h, self.queue, self.queue_n)
        h = mix_wide(h, self.ended)
        h = mix_wide(h, self.winners)
        return mix_wide(h, self.won_with)
