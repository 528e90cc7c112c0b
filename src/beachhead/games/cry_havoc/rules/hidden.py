"""Chapters 14 and 15, Hidden information and chance: what a seat cannot know, drawn anew.

What a seat knows: its own cards; of every Terrain card that was ever seen, who owns it; the number
and terrain of everything else. Unseen Terrain cards of a player are always in the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from beachhead.games.cry_havoc.rules import bits
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    DECK,
    DISCARDED,
    EVENTS,
    EXPLORE0,
    HAND,
    HUMANS,
    MACHINES,
    NEST0,
    NOBODY,
    STACKS,
    TERRAIN_MASK,
    TERRAINS,
    TOKENS,
    WAR0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def resample(s: State, seat: i64) -> None:
    """Draw anew whatever `seat` cannot know, with the numbers everybody sees unchanged."""
    me = s.tables.army_of[seat] if seat >= 0 else NOBODY
    looker = looking(s)
    terrain: i64
    for terrain in range(TERRAINS):
        resample_terrain(s, me, looker, terrain)
    army: i64
    for army in range(ARMIES):
        if army != me and s.seat_of(army) != NOBODY:
            resample_hand(s, army, looker)
    known = s.seen if me == HUMANS else 0
    resample_tokens(s, WAR0, NEST0, known)
    resample_tokens(s, NEST0, EXPLORE0, known)
    resample_tokens(s, EXPLORE0, TOKENS, known)
    resample_events(s)


def looking(s: State) -> i64:
    """The army whose player looks at cards to choose from, or NOBODY."""
    if s.look == 0 or s.top is None:
        return NOBODY
    return s.tables.army_of[s.top.seat]


def shuffled(s: State, mask: i64) -> vec[i64]:
    """The members of a set in random order."""
    members = vec[i64]()
    at: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            members = append(members, at)
        mask >>= 1
        at += 1
    s.shuffle(members, 0, len(members))
    return members


def resample_terrain(s: State, me: i64, looker: i64, terrain: i64) -> None:
    """The unknown cards of one terrain, dealt anew to its deck, unseen hands, the Matrix and a
    look.
    """
    one = bits.deck(terrain)
    hidden = one & ~s.shown
    pool = s.terrain[terrain]
    stored = s.matrix & hidden if me != MACHINES else 0
    looked = s.look & hidden if looker != me else 0
    pool |= stored | looked | buried(s, me, terrain)
    army: i64
    for army in range(ARMIES):
        if army != me:
            pool |= s.piles[HAND + army] & hidden
    cards = shuffled(s, pool)
    at: i64 = 0
    n = bits.count(s.terrain[terrain])
    s.terrain[terrain] = taken(cards, at, n)
    at += n
    n = bits.count(stored)
    s.matrix = (s.matrix & ~stored) | taken(cards, at, n)
    at += n
    n = bits.count(looked)
    s.look = (s.look & ~looked) | taken(cards, at, n)
    at += n
    for army in range(ARMIES):
        if army != me:
            held = s.piles[HAND + army] & hidden
            n = bits.count(held)
            s.piles[HAND + army] = (s.piles[HAND + army] & ~held) | taken(cards, at, n)
            at += n
    rebury(s, me, terrain, cards, at)


def taken(cards: vec[i64], first: i64, n: i64) -> i64:
    mask: i64 = 0
    i: i64
    for i in range(first, first + n):
        mask |= bits.only(cards[i])
    return mask


def buried(s: State, me: i64, terrain: i64) -> i64:
    """Cards at the bottom of a deck that were put there unseen; the Machines know them."""
    mask: i64 = 0
    below = s.bottom[terrain]
    while below != 0:
        bit = 8 * terrain + (below & 15) - 1
        if me != MACHINES and (s.shown >> bit) & 1 == 0:
            mask |= bits.only(bit)
        below >>= 4
    return mask


def rebury(s: State, me: i64, terrain: i64, cards: vec[i64], first: i64) -> None:
    """The same places at the bottom, with the cards dealt to them."""
    if me == MACHINES:
        return
    fresh: i64 = 0
    shift: i64 = 0
    below = s.bottom[terrain]
    while below != 0:
        card = (below & 15) - 1
        if (s.shown >> (8 * terrain + card)) & 1 == 0:
            card = cards[first] & 7
            first += 1
        fresh |= (card + 1) << shift
        shift += 4
        below >>= 4
    s.bottom[terrain] = fresh


def resample_hand(s: State, army: i64, looker: i64) -> None:
    """Which cards of another player are in hand and which in the deck; a look at the own deck
    too.
    """
    unseen = TERRAIN_MASK & ~s.shown
    look = s.look & ~unseen if looker == army else 0
    hand = s.piles[HAND + army] & ~unseen
    pool = hand | s.piles[DECK + army] | look
    cards = shuffled(s, pool)
    in_hand = bits.count(hand)
    in_look = bits.count(look)
    s.piles[HAND + army] = (s.piles[HAND + army] & unseen) | taken(cards, 0, in_hand)
    s.look = (s.look & ~look) | taken(cards, in_hand, in_look)
    left = len(cards) - in_hand - in_look
    s.piles[DECK + army] = taken(cards, in_hand + in_look, left)


def resample_tokens(s: State, first: i64, last: i64, known: i64) -> None:
    """Face-down tokens change places with each other and with the supply; discarded ones are open.

    That the Humans looked at a place is known to all, so this mark stays with the place.
    """
    tokens = vec[i64]()
    slots = vec[i64]()
    token: i64
    for token in range(first, last):
        if s.places[token] != DISCARDED and (known >> token) & 1 == 0:
            tokens = append(tokens, token)
            slots = append(slots, 2 * (s.places[token] + 1) + ((s.seen >> token) & 1))
    s.shuffle(slots, 0, len(slots))
    i: i64
    for i in range(len(tokens)):
        s.places[tokens[i]] = (slots[i] >> 1) - 1
        s.seen = (s.seen & ~bits.only(tokens[i])) | ((slots[i] & 1) << tokens[i])


def resample_events(s: State) -> None:
    """Face-down event tokens and the two removed ones."""
    tokens = shuffled(s, ((1 << EVENTS) - 1) & ~s.resolved & ~rest_mask(s.event_rest))
    n: i64 = 0
    field: i64
    for field in range(STACKS):
        fresh: i64 = 0
        shift: i64 = 0
        stack = s.stacks[field]
        while stack != 0:
            fresh |= (tokens[n] + 1) << shift
            n += 1
            shift += 4
            stack >>= 4
        s.stacks[field] = fresh


def rest_mask(stack: i64) -> i64:
    """The tokens of a revealed stack as a set."""
    mask: i64 = 0
    while stack != 0:
        mask |= 1 << ((stack & 15) - 1)
        stack >>= 4
    return mask
