"""Combat cards: the deck is a bag of counts, because nobody ever knows its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games.scythe import events
from beachhead.games.scythe.vocab import CARD_VALUES, SCOUT

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def total(row: vec[i64], first: i64) -> i64:
    """How many cards four counts stand for."""
    return row[first] + row[first + 1] + row[first + 2] + row[first + 3]


def nth(row: vec[i64], first: i64, n: i64) -> i64:
    """The value index of the n-th card among four counts."""
    value: i64
    for value in range(CARD_VALUES):
        if n < row[first + value]:
            return value
        n -= row[first + value]
    raise IndexError


def held(s: State, seat: i64) -> i64:
    """Cards in hand, not counting those committed to a combat."""
    return total(s.hand, seat * CARD_VALUES)


def drawable(s: State) -> i64:
    """Cards that could still be drawn."""
    return total(s.deck, 0) + total(s.discard, 0)


def draw(s: State, seat: i64, n: i64) -> i64:
    """SC-RND-05. Draw up to n cards, each the top of a shuffled deck; returns how many came."""
    drawn: i64 = 0
    while drawn < n:
        left = total(s.deck, 0)
        if left == 0:
            if total(s.discard, 0) == 0:
                break
            reshuffle(s)
            continue
        value = nth(s.deck, 0, s.roll(left))
        s.deck[value] -= 1
        s.hand[seat * CARD_VALUES + value] += 1
        drawn += 1
        events.card_drawn(s, seat, value)
    if drawn > 0:
        s.reveals += 1
    return drawn


def reshuffle(s: State) -> None:
    """SC-COM-19, SC-RND-06. An empty deck is made anew from the discard pile."""
    value: i64
    for value in range(CARD_VALUES):
        s.deck[value] += s.discard[value]
        s.discard[value] = 0
    events.deck_reshuffled(s)


def spend(s: State, seat: i64, value: i64) -> None:
    """SC-HID-07. A card paid goes face up to the discard pile."""
    s.hand[seat * CARD_VALUES + value] -= 1
    lay_open(s, seat, value)


def lay_open(s: State, seat: i64, value: i64) -> None:
    """A card of a seat goes to the discard pile; a victim of Scout can no longer count on it."""
    s.discard[value] += 1
    if not s.abilities[seat] & SCOUT:
        return
    victim: i64
    for victim in range(s.seats):
        if s.scouted[victim * CARD_VALUES + value] > 0:
            s.scouted[victim * CARD_VALUES + value] -= 1
