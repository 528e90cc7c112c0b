"""The turn: rules TP-TURN-01 to TP-TURN-03."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games._template import events
from beachhead.games._template.rules import ending, moves
from beachhead.games._template.vocab import ALL_PLAYED, CARDS, END_TURN, PLAY0

if TYPE_CHECKING:
    from beachhead.games._template.state import State

PLAYS: Final = 2
HAND: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Main(Question):
    """TP-TURN-01. In a turn a seat plays up to two cards, one after the other, then ends it."""

    rule: ClassVar[str] = "TP-TURN-01"
    name: ClassVar[str] = "D-MAIN"

    def waits(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(END_TURN)
        card: i64
        for card in range(CARDS):
            if s.hand[self.seat * CARDS + card] > 0 and self.bar(s, PLAY0 + card) == FREE:
                out.add(PLAY0 + card)

    def expected(self, s: State, out: Actions) -> None:
        card: i64
        for card in range(CARDS):
            if s.hand[self.seat * CARDS + card] > 0:
                out.add(PLAY0 + card)

    def bar(self, s: State, action: i64) -> i64:
        if s.plays == PLAYS:
            return ALL_PLAYED
        return moves.bar_to_play(s, self.seat, action - PLAY0)

    def apply(self, s: State, action: i64) -> None:
        if action == END_TURN:
            end_turn(s, self.seat)
            return
        card = action - PLAY0
        s.plays += 1
        s.hand[self.seat * CARDS + card] -= 1
        s.discard[card] += 1
        events.card_played(s, self.seat, card)
        s.top = moves.question(self, self.seat, card)


def end_turn(s: State, seat: i64) -> None:
    """The hand is filled, the end of the game is checked, the next seat begins."""
    refill(s, seat)
    s.plays = 0
    ending.check(s, seat)
    if not s.over:
        begin(s, (seat + 1) % s.seats)


def begin(s: State, seat: i64) -> None:
    """The turn of a seat."""
    s.top = Main(None, seat)
    events.turn_began(s, seat)


def refill(s: State, seat: i64) -> None:
    """TP-TURN-02. At the end of its turn a seat draws until it holds three cards."""
    while s.hand_size(seat) < HAND:
        if s.deck_n == 0:
            reshuffle(s)
        s.deck_n -= 1
        card = s.deck[s.deck_n]
        s.hand[seat * CARDS + card] += 1
        s.reveals += 1
        events.card_drawn(s, seat, card)


def reshuffle(s: State) -> None:
    """TP-TURN-03. An empty deck is made anew from the discard pile."""
    n: i64 = 0
    card: i64
    for card in range(CARDS):
        for _ in range(s.discard[card]):
            s.deck[n] = card
            n += 1
        s.discard[card] = 0
    s.deck_n = n
    s.shuffle(s.deck, 0, n)
