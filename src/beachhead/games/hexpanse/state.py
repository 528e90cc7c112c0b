"""The state of a match: one line, one fact, and the rule that owns it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions, GameState, filled, zeros
from beachhead.core.rng import mix
from beachhead.games.hexpanse.question import Question
from beachhead.games.hexpanse.rules import hidden
from beachhead.games.hexpanse.tables import Tables
from beachhead.games.hexpanse.vocab import (
    ASIDE,
    CARDS,
    MERCENARIES,
    MINORITIES,
    NOT_OVER,
    NOWHERE,
    POOLS,
)

QUEUE_LENGTH = 24  # more than a player can have on the board: 12 units and 5 mercenaries


@final
class State(GameState):
    """Everything on the table and what the rules ask next.

    Fields marked "set-up" are shared by clones: they are replaced as a whole, never written into.
    """

    def __init__(self, tables: Tables, seats: i64, src: State | None = None) -> None:
        super().__init__(seats)
        self.tables = tables
        if src is None:
            # board and units
            self.unit: vec[i64] = zeros(tables.cells)  # HX-BOARD-04: cell, at most one unit
            self.home: vec[i64] = zeros(POOLS)  # HX-TERM-02: reserve and minority boards
            self.ship: vec[i64] = zeros(POOLS)  # HX-COMP-04: the recovery ship
            self.shields: i64 = 0  # HX-M01b: Protectors out of the game
            # players
            self.hexilum: vec[i64] = zeros(seats)  # HX-HEX-01
            self.income: vec[i64] = zeros(seats)  # HX-ACT-08
            self.life: vec[i64] = zeros(seats)  # HX-UNIT-13; 0 is out of the game
            self.warlord: vec[i64] = filled(seats, NOWHERE)  # his cell; NOWHERE is the tableau
            self.hired: vec[i64] = zeros(seats)  # HX-COMP-05: mercenary units on the board
            self.faction: vec[i64] = filled(seats, NOWHERE)  # set-up, HX-SETUP-02
            self.minority: vec[i64] = filled(2 * seats, NOWHERE)  # set-up, HX-SETUP-04
            self.secret: vec[i64] = filled(seats, NOWHERE)  # set-up, HX-SETUP-08
            # cards
            self.where: vec[i64] = filled(CARDS, ASIDE)  # place of every market card
            self.deck: vec[i64] = zeros(CARDS)  # HX-SETUP-06: the last of `deck_n` is on top
            self.deck_n: i64 = 0
            self.tokens: vec[i64] = zeros(MERCENARIES)  # HX-MKT-05: units lying on their card
            self.board_at: vec[i64] = zeros(MINORITIES)  # set-up, HX-ADV-02: minority boards
            self.common: i64 = NOWHERE  # HX-SETUP-07: the common mission
            self.open_missions: i64 = 0  # HX-SETUP-08: bits, while they are chosen
            # the turn
            self.first: i64 = 0  # HX-SETUP-01
            self.active: i64 = 0
            self.round: i64 = 0
            self.actions_left: i64 = 0  # HX-TURN-04
            self.warlord_used: i64 = 0  # HX-TERM-06: bits
            self.tired: i64 = 0  # HX-ACT-06: bits of mercenaries deployed or activated this turn
            self.extensions: i64 = 0  # HX-MKT-07: extra cards of this turn's market phase
            self.buyer: i64 = NOWHERE  # HX-MKT-06: who sees the extra cards
            self.playing: i64 = NOWHERE  # HX-CHAIN-09: the action card being carried out
            self.queue: vec[i64] = zeros(QUEUE_LENGTH)  # HX-CHAIN-03: cells of waiting pieces
            self.queue_n: i64 = 0
            # the end
            self.ended: i64 = NOT_OVER
            self.winners: i64 = 0  # bits of seats
            self.won_with: i64 = NOWHERE  # the mission
            self.top: Question | None = None
        else:
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
            self.top = src.top
            self.copy_base(src)

    def clone(self) -> State:
        return State(self.tables, self.seats, self)

    def asked(self) -> Question | None:
        return self.top

    def legal_into(self, out: Actions) -> None:
        out.n = 0
        top = self.top
        assert top is not None
        top.legal(self, out)

    def apply(self, action: i64) -> None:
        top = self.top
        assert top is not None
        top.apply(self, action)
        self.advance()

    def advance(self) -> None:
        """HX-FLOW-06. Run the steps on top of the stack until a question stands there.

        `settle` then plays a question with one answer without asking.
        """
        while not self.over:
            top = self.top
            assert top is not None
            if not top.automatic:
                return
            top.run(self)

    def determinize(self, seat: i64, rng: i64) -> None:
        hidden.determinize(self, seat, rng)

    def returns_into(self, out: vec[float]) -> None:
        share = 1.0 / float(self.tables.teams)  # before the end, and in a draw
        i: i64
        for i in range(self.seats):
            if self.winners == 0:
                out[i] = share
            else:
                out[i] = 1.0 if (self.winners >> i) & 1 else 0.0

    def fingerprint(self) -> i64:
        h: i64 = mix(self.rng, self.ended)
        for row in (self.unit, self.home, self.ship, self.hexilum, self.income, self.life):
            h = mix_row(h, row, len(row))
        for row in (self.warlord, self.hired, self.faction, self.minority, self.secret):
            h = mix_row(h, row, len(row))
        h = mix_row(h, self.where, CARDS)
        h = mix_row(h, self.deck, self.deck_n)
        h = mix_row(h, self.tokens, MERCENARIES)
        h = mix_row(h, self.board_at, MINORITIES)
        h = mix_row(h, self.queue, self.queue_n)
        h = mix(mix(mix(h, self.shields), self.common), self.open_missions)
        h = mix(mix(mix(h, self.first), self.active), self.round)
        h = mix(mix(mix(h, self.actions_left), self.warlord_used), self.tired)
        h = mix(mix(mix(h, self.extensions), self.buyer), self.playing)
        h = mix(mix(h, self.winners), self.won_with)
        asked = self.top
        while asked is not None:  # who is asked, and how deep the question lies
            h = mix(h, asked.seat + 1)
            asked = asked.below
        return h


def mix_row(h: i64, row: vec[i64], count: i64) -> i64:
    """Fold the first `count` numbers of a row into a fingerprint."""
    i: i64
    for i in range(count):
        h = mix(h, row[i])
    return h
