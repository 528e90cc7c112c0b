"""Hidden information: rule TP-HID-01."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.core.rng import seed_state
from beachhead.games._template.vocab import CARDS

if TYPE_CHECKING:
    from beachhead.games._template.state import State


def resample(s: State, seat: i64, rng: i64) -> None:
    """TP-HID-01. A hand is known to its owner alone, the order of the deck to nobody."""
    s.rng = seed_state(rng)
    pool = zeros(s.tables.deck_size)
    n: i64 = 0
    i: i64
    for i in range(s.deck_n):
        pool[n] = s.deck[i]
        n += 1
    sizes = zeros(s.seats)
    other: i64
    card: i64
    for other in range(s.seats):
        if other == seat:
            continue
        sizes[other] = s.hand_size(other)
        for card in range(CARDS):
            n = put(pool, n, card, s.hand[other * CARDS + card])
            s.hand[other * CARDS + card] = 0
    s.shuffle(pool, 0, n)
    for other in range(s.seats):
        for _ in range(sizes[other]):
            n -= 1
            s.hand[other * CARDS + pool[n]] += 1
    for i in range(n):
        s.deck[i] = pool[i]


def put(pool: vec[i64], n: i64, card: i64, count: i64) -> i64:
    """Add `count` equal cards to the pool; the new size."""
    i: i64
    for i in range(count):
        pool[n + i] = card
    return n + count
