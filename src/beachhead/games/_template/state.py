"""Everything on the table. Read it like a form: one line, one fact, the rule that owns it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions, GameState, filled, zeros
from beachhead.core.rng import MASK32, mix
from beachhead.games._template.rules import ending, hidden
from beachhead.games._template.vocab import AREAS, CARDS, NOBODY

if TYPE_CHECKING:
    from beachhead.games._template.question import Question
    from beachhead.games._template.tables import Tables


@final
class State(GameState):
    """The table of one match."""

    def __init__(self, tables: Tables, seats: i64, src: State | None = None) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        if src is None:
            self.owner: vec[i64] = filled(AREAS, NOBODY)  # TP-SETUP-01: a seat, at [area]
            self.units: vec[i64] = zeros(AREAS)  # TP-SETUP-01: of the owner, at [area]
            self.reserve: vec[i64] = zeros(seats)  # TP-SETUP-01: at [seat]
            self.hand: vec[i64] = zeros(seats * CARDS)  # TP-HID-01: at [seat * CARDS + card]
            self.deck: vec[i64] = zeros(tables.deck_size)  # TP-TURN-03: the top is the last one
            self.deck_n: i64 = 0
            self.discard: vec[i64] = zeros(CARDS)  # TP-TURN-03: how many, at [card]
            self.round: i64 = 1  # TP-END-01
            self.plays: i64 = 0  # TP-TURN-01: cards played in this turn
            self.dominant: i64 = NOBODY  # TP-END-02: the seat that ended the game early
            self.top: Question | None = None
        else:
            self.copy_base(src)
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
            self.top = src.top

    def clone(self) -> State:
        return State(self.tables, self.seats, self)

    def asked(self) -> Question | None:
        return self.top

    def legal_into(self, out: Actions) -> None:
        top = self.top
        assert top is not None
        out.n = 0
        top.legal(self, out)

    def apply(self, action: i64) -> None:
        top = self.top
        assert top is not None
        top.apply(self, action)

    def determinize(self, seat: i64, rng: i64) -> None:
        hidden.resample(self, seat, rng)

    def returns_into(self, out: vec[float]) -> None:
        ending.results(self, out)

    def hand_size(self, seat: i64) -> i64:
        n: i64 = 0
        card: i64
        for card in range(CARDS):
            n += self.hand[seat * CARDS + card]
        return n

    def fingerprint(self) -> i64:
        h = mix(mix(self.rng & MASK32, self.rng >> 32), self.round)
        h = mix(mix(h, self.plays), self.deck_n)
        h = mix(mix(h, self.dominant + 1), self.seat_to_act() + 1)
        i: i64
        for i in range(AREAS):
            h = mix(mix(h, self.owner[i] + 1), self.units[i])
        for i in range(self.seats * CARDS):
            h = mix(h, self.hand[i])
        for i in range(self.deck_n):
            h = mix(h, self.deck[i])
        return h
