"""Chapter 18, hidden information: WW-HID."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.games.war_of_the_worlds.vocab import (
    PILE,
    SIDES,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def resample(s: State, seat: i64) -> None:
    """WW-HID-03, WW-HID-06. Deal anew what a side cannot know; a spectator knows no hand.

    The orders of all decks are known to nobody, except the bottom of a decision deck.
    """
    side: i64
    for side in range(SIDES):
        if side != seat:
            resample_hand(s, side)
        s.shuffle(s.deck, side * PILE, s.deck_n[side])
        # WW-HID-04. Cards swapped out lie at the bottom in a known order.
        known = s.plan_known[side]
        s.shuffle(s.plan, side * PILE + known, s.plan_n[side] - known)


def resample_hand(s: State, side: i64) -> None:
    """WW-HID-02. Of another side only hand and supply deck together are known."""
    t = s.tables
    pool: vec[i64] = zeros(PILE)
    n: i64 = 0
    card: i64
    i: i64
    for card in range(t.first_card[side], t.last_card[side]):
        for _ in range(s.hand[card]):
            pool[n] = card
            n += 1
        s.hand[card] = 0
    for i in range(s.deck_n[side]):
        pool[n] = s.deck[side * PILE + i]
        n += 1
    s.shuffle(pool, 0, n)
    for i in range(s.hand_n[side]):
        s.hand[pool[i]] += 1
    for i in range(s.deck_n[side]):
        s.deck[side * PILE + i] = pool[s.hand_n[side] + i]
