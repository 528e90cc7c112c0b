"""Chapters 3.3 and 14: hands, decks, discard piles. A deck is a set; drawing picks from it by
chance.

Nobody ever knows the order of a deck, so a set drawn from by chance is the same as a shuffled pile.
Only cards put below a terrain deck have a known order; they are drawn after all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import bits
from beachhead.games.cry_havoc.vocab import (
    CARD_BITS,
    DECK,
    DECK0,
    DECK_EMPTY,
    DISCARD,
    HAND,
    KINDS,
    LAID,
    NOWHERE,
    TERRAIN_MASK,
    TERRAINS,
)

if TYPE_CHECKING:
    from beachhead.core.engine import Actions
    from beachhead.games.cry_havoc.state import State


def take_top(s: State, army: i64) -> i64:
    """CH-DRAW-02. The next card of a deck; an empty one is made anew from the discard pile.

    NOWHERE if there is none at all.
    """
    if s.piles[DECK + army] == 0:
        if s.piles[DISCARD + army] == 0:
            return NOWHERE
        s.piles[DECK + army] = s.piles[DISCARD + army]
        s.piles[DISCARD + army] = 0
        events.deck_reshuffled(s, army)
    deck = s.piles[DECK + army]
    bit = bits.nth(deck, s.roll(bits.count(deck)))
    s.piles[DECK + army] = deck & ~bits.only(bit)
    s.reveals += 1
    return bit


def draw(s: State, army: i64, n: i64, rule: str) -> None:
    """Draw cards of the own deck to the hand, as far as there are any."""
    there = bits.count(s.piles[DECK + army]) + bits.count(s.piles[DISCARD + army])
    drawn = n if n < there else there
    told = drawn  # the first card tells the others how many there are
    for _ in range(drawn):
        bit = take_top(s, army)
        s.piles[HAND + army] |= bits.only(bit)
        events.card_drawn(s, army, s.tables.kind_of[army * CARD_BITS + bit], rule, told)
        told = 0


def can_draw(s: State, army: i64) -> bool:
    return s.piles[DECK + army] != 0 or s.piles[DISCARD + army] != 0


def take_terrain(s: State, terrain: i64) -> i64:
    """The top card of a terrain deck, or NOWHERE; cards with a known place lie below the others."""
    deck = s.terrain[terrain]
    if deck != 0:
        bit = bits.nth(deck, s.roll(bits.count(deck)))
        s.terrain[terrain] = deck & ~bits.only(bit)
        s.reveals += 1
        return bit
    below = s.bottom[terrain]
    if below == 0:
        return NOWHERE
    s.bottom[terrain] = below >> 4
    s.reveals += 1
    return 8 * terrain + (below & 15) - 1


def shuffle_back(s: State, bit: i64) -> None:
    """A Terrain card goes back; its whole deck is shuffled, so nobody knows any place in it."""
    terrain = bit >> 3
    s.terrain[terrain] |= bits.only(bit)
    below = s.bottom[terrain]
    while below != 0:
        s.terrain[terrain] |= bits.only(8 * terrain + (below & 15) - 1)
        below >>= 4
    s.bottom[terrain] = 0
    s.shown &= ~s.terrain[terrain]


def put_below(s: State, bit: i64) -> None:
    """A Terrain card goes to the bottom of its deck."""
    terrain = bit >> 3
    shift: i64 = 0
    while s.bottom[terrain] >> shift != 0:
        shift += 4
    s.bottom[terrain] |= ((bit & 7) + 1) << shift


def bar_to_deck(s: State, terrain: i64) -> i64:
    """A terrain deck needs a card."""
    return FREE if s.terrain[terrain] != 0 or s.bottom[terrain] != 0 else DECK_EMPTY


def expect_decks(out: Actions) -> None:
    """All terrain decks."""
    terrain: i64
    for terrain in range(TERRAINS):
        out.add(DECK0 + terrain)


def terrain_decks(s: State) -> i64:
    """Mask of the terrain decks that hold a card."""
    mask: i64 = 0
    terrain: i64
    for terrain in range(TERRAINS):
        if bar_to_deck(s, terrain) == FREE:
            mask |= 1 << terrain
    return mask


def discard(s: State, army: i64, pile: i64, bit: i64) -> None:
    """A card goes face up on the own discard pile."""
    s.piles[pile + army] &= ~bits.only(bit)
    s.piles[DISCARD + army] |= bits.only(bit)
    s.shown |= bits.only(bit) & TERRAIN_MASK


def lay(s: State, army: i64, kind: i64) -> None:
    """Play a card of the hand face up for an action."""
    bit = find(s, army, s.piles[HAND + army], kind)
    s.piles[HAND + army] &= ~bits.only(bit)
    s.piles[LAID + army] |= bits.only(bit)
    s.shown |= bits.only(bit) & TERRAIN_MASK


def clear_laid(s: State, army: i64) -> None:
    """CH-MOVEEND-05, CH-REC-02, CH-BUILD-13. The cards of the action go to the discard pile."""
    s.piles[DISCARD + army] |= s.piles[LAID + army]
    s.piles[LAID + army] = 0


def find(s: State, army: i64, pile: i64, kind: i64) -> i64:
    """The first card of this kind in a pile that holds one."""
    return bits.first(pile & s.tables.bit_of[army * KINDS + kind])


def offer_kinds(s: State, out: Actions, base: i64, army: i64, pile: i64) -> None:
    """Write base + kind for every kind of card in a pile, each kind once."""
    kind_of = s.tables.kind_of
    last: i64 = NOWHERE
    at = army * CARD_BITS
    while pile != 0:
        if pile & 1 != 0:
            kind = kind_of[at]
            if kind != last:
                out.add(base + kind)
                last = kind
        pile >>= 1
        at += 1
