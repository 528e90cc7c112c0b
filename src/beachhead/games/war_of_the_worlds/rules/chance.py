"""Chapter 19, chance: WW-CHANCE; and the piles of chapter 3: WW-TURN-12, WW-TURN-13."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.vocab import (
    PILE,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def shuffle_start(s: State, side: i64) -> None:
    """WW-CHANCE-01. The start deck and the decision deck are shuffled at set-up."""
    s.shuffle(s.deck, side * PILE, s.deck_n[side])
    s.shuffle(s.plan, side * PILE, s.plan_n[side])


def reshuffle(s: State, side: i64) -> None:
    """WW-CHANCE-02, WW-CHANCE-03. Only a discard pile is shuffled again, as new supply deck."""
    t = s.tables
    n: i64 = 0
    card: i64
    for card in range(t.first_card[side], t.last_card[side]):
        for _ in range(s.discard[card]):
            s.deck[side * PILE + n] = card
            n += 1
        s.discard[card] = 0
    s.discard_n[side] = 0
    s.deck_n[side] = n
    s.shuffle(s.deck, side * PILE, n)
    events.pile_reshuffled(s, side, n)


def draw_hand(s: State, side: i64) -> None:
    """Draw the new hand, card by card (WW-TURN-10)."""
    t = s.tables
    for _ in range(t.hand_size):
        if t.reshuffle_at_once or s.deck_n[side] == 0:
            _refill_if_empty(s, side)
        # WW-TURN-13. With deck and discard pile both empty, the hand stays smaller.
        if s.deck_n[side] == 0:
            break
        s.deck_n[side] -= 1
        card = s.deck[side * PILE + s.deck_n[side]]
        s.hand[card] += 1
        s.hand_n[side] += 1
        events.card_drawn(s, side, card)
    if t.reshuffle_at_once:
        _refill_if_empty(s, side)
    s.reveals += 1


def _refill_if_empty(s: State, side: i64) -> None:
    """WW-TURN-12. As soon as the supply deck is used up, the discard pile becomes the new one.

    Literally as soon: before the first and after every single card drawn. Under the option
    `reshuffle = on_demand` only when a card must be drawn from an empty deck.
    """
    if s.deck_n[side] == 0 and s.discard_n[side] > 0:
        reshuffle(s, side)
