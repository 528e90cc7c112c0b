"""Chapter 10, Market: buying, refilling, extended markets, the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse.vocab import (
    ACTION_CARDS,
    BUY0,
    CARDS,
    END,
    FACE_DOWN,
    IN_DECK,
    IN_DISCARD,
    IN_EXTRAS,
    IN_MARKET,
    KIND_MASK,
    MERCENARY,
    NOWHERE,
    OWNED,
    PASS,
    TOO_DEAR,
    USE,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def is_discarded(place: i64) -> bool:
    return place == IN_DISCARD or place >= FACE_DOWN


def discard(s: State, card: i64) -> None:
    """HX-UNIT-09, HX-UNIT-10. A card goes to the discard pile, with its unit; both may return."""
    s.where[card] = IN_DISCARD
    if card >= ACTION_CARDS:
        s.tokens[card - ACTION_CARDS] = s.tables.tokens[card - ACTION_CARDS]


def discard_played(s: State) -> None:
    """HX-CARD-01, HX-CHAIN-09. An action card is used once, and gone before the queue starts."""
    events.card_discarded(s, s.playing)
    discard(s, s.playing)
    s.playing = NOWHERE


def token_lost(s: State, mercenary: i64) -> None:
    """HX-CARD-12. The card is discarded when the last of its units has left."""
    if s.tokens[mercenary] > 0:
        return
    if s.tables.tokens[mercenary] > 1:
        for unit in s.unit:
            if unit & KIND_MASK == MERCENARY + mercenary:
                return
    discard(s, ACTION_CARDS + mercenary)
    events.card_discarded(s, ACTION_CARDS + mercenary)


# -- the deck ----------------------------------------------------------------------------------


def reshuffle(s: State) -> None:
    """HX-MKT-03. The discard pile becomes a new deck."""
    i: i64
    for i in range(CARDS):
        if is_discarded(s.where[i]):
            s.where[i] = IN_DECK
            s.deck[s.deck_n] = i
            s.deck_n += 1
    s.shuffle(s.deck, 0, s.deck_n)
    events.deck_reshuffled(s, s.deck_n)


def draw(s: State, place: i64) -> i64:
    """The top card goes to a place; NOWHERE if deck and discard pile are both empty."""
    if s.deck_n == 0:
        reshuffle(s)
        if s.deck_n == 0:
            return NOWHERE
    s.deck_n -= 1
    card = s.deck[s.deck_n]
    s.where[card] = place
    s.reveals += 1
    return card


def refill(s: State, shown: i64) -> None:
    """HX-MKT-02, HX-SETUP-06. Five cards lie open; replaced only at the end of a visit."""
    while shown < s.tables.market_size:
        card = draw(s, IN_MARKET)
        if card == NOWHERE:
            return
        events.market_card_opened(s, card)
        shown += 1


# -- a visit -----------------------------------------------------------------------------------


def visit(s: State, seat: i64, extras: i64) -> None:
    """HX-MKT-06, HX-MKT-09. The extra cards are drawn first; only the buyer sees them."""
    s.buyer = seat
    drawn: i64 = 0
    while drawn < extras and draw(s, IN_EXTRAS) != NOWHERE:
        drawn += 1
    if drawn > 0:
        events.extras_drawn(s, seat, drawn)
    s.top = Buy(s.top, seat)


def leave(s: State, seat: i64) -> None:
    """What was not bought of the extra cards is discarded face down; the market is refilled."""
    dropped: i64 = 0
    shown: i64 = 0
    where = s.where
    i: i64
    for i in range(CARDS):
        if where[i] == IN_EXTRAS:
            where[i] = FACE_DOWN + seat
            dropped += 1
        elif where[i] == IN_MARKET:
            shown += 1
    if dropped > 0:
        events.extras_discarded(s, seat, dropped)
    s.buyer = NOWHERE
    refill(s, shown)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Buy(Question):
    """HX-MKT-01, HX-TURN-05. Any number of cards, one after another, or none."""

    rule: ClassVar[str] = "HX-MKT-01"
    name: ClassVar[str] = "D-BUY"

    def seems_open(self, s: State) -> bool:
        """The extra cards, and so what they cost, are known to the buyer alone."""
        card: i64
        for card in range(CARDS):
            if s.where[card] == IN_EXTRAS:
                return s.hexilum[self.seat] > 0
        return False

    def legal(self, s: State, out: Actions) -> None:
        purse = s.hexilum[self.seat]
        where = s.where
        cost = s.tables.cost
        card: i64
        if purse > 0:  # nothing is free
            for card in range(CARDS):
                place = where[card]
                if (place == IN_MARKET or place == IN_EXTRAS) and cost[card] <= purse:
                    out.add(BUY0 + card)
        out.add(END)

    def expected(self, s: State, out: Actions) -> None:
        card: i64
        for card in range(CARDS):
            if s.where[card] == IN_MARKET or s.where[card] == IN_EXTRAS:
                out.add(BUY0 + card)

    def bar(self, s: State, action: i64) -> i64:
        return FREE if s.tables.cost[action - BUY0] <= s.hexilum[self.seat] else TOO_DEAR

    def apply(self, s: State, action: i64) -> None:
        """HX-MKT-04, HX-MKT-05. Cards lie open before their owner, mercenaries on their card."""
        if action == END:
            s.top = self.below
            leave(s, self.seat)
            return
        card = action - BUY0
        if s.where[card] == IN_EXTRAS:
            s.reveals += 1
        s.hexilum[self.seat] -= s.tables.cost[card]
        s.where[card] = OWNED + self.seat
        events.card_bought(s, self.seat, card)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UseVisit(Question):
    """The Librarian at deployment: a visit with extra cards, or none (HX-C25)."""

    rule: ClassVar[str] = "HX-C25"
    name: ClassVar[str] = "D-USE"

    def __init__(self, below: Question | None, seat: i64, extras: i64) -> None:
        super().__init__(below, seat)
        self.extras: Final = extras

    def legal(self, s: State, out: Actions) -> None:
        out.add(USE)
        out.add(PASS)

    def apply(self, s: State, action: i64) -> None:
        """HX-MKT-08, HX-CHAIN-12. The visit is completed before the chain goes on."""
        s.top = self.below
        if action == USE:
            visit(s, self.seat, self.extras)
