"""Hidden information: what a seat cannot know, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.games.scythe.rules import cards, combat
from beachhead.games.scythe.rules.setup import numbers
from beachhead.games.scythe.vocab import (
    ATTACKER,
    CARD_VALUES,
    COMMITMENT,
    DEFENDER,
    DIAL,
    ENCOUNTERS,
    FACTORY_CARDS,
    HELD_OBJECTIVES,
    MAX_DIAL,
    NO_CARD,
    NOBODY,
    OBJECTIVES,
    SCOUT,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def determinize(s: State, seat: i64, rng: i64) -> None:
    """Everything hidden from `seat` is drawn anew; SC-HID-06: the rest is public and stays."""
    s.rng = rng
    resample_hands(s, seat)
    resample_objectives(s, seat)
    resample_factory(s, seat)
    # SC-HID-03. Nobody knows the order of the decks; the combat deck has none.
    order = s.encounter_deck[:]
    s.shuffle(order, s.encounters_drawn, ENCOUNTERS - s.encounters_drawn)
    s.encounter_deck = order


def resample_hands(s: State, seat: i64) -> None:
    """SC-HID-01. Values in other hands are unknown; a victim of Scout knows what was stolen."""
    missing = zeros(s.seats)
    other: i64
    for other in range(s.seats):
        if other != seat:
            missing[other] = give_up_hand(s, seat, other)
    for other in range(s.seats):
        refill(s, other * CARD_VALUES, missing[other])
    if s.battlefield >= 0:
        for other in range(s.seats):
            if other != seat:
                guess_commitment(s, other)


def give_up_hand(s: State, seat: i64, other: i64) -> i64:
    """Put the cards of `other` that `seat` does not know into the bag; how many were they?"""
    hand = other * CARD_VALUES
    side = side_of(s, other)
    if side >= 0:
        withdraw(s, hand, side * COMMITMENT)
    n: i64 = 0
    value: i64
    for value in range(CARD_VALUES):
        certain = s.scouted[seat * CARD_VALUES + value] if s.abilities[other] & SCOUT else 0
        unknown = s.hand[hand + value] - certain
        s.deck[value] += unknown
        s.hand[hand + value] = certain
        n += unknown
    return n


def side_of(s: State, seat: i64) -> i64:
    """The side of a seat in the combat under way, or NOBODY."""
    if s.battlefield < 0:
        return NOBODY
    if seat == s.active:
        return ATTACKER
    return DEFENDER if seat == s.defender else NOBODY


def withdraw(s: State, hand: i64, committed: i64) -> None:
    """Committed cards count as part of the hidden hand."""
    value: i64
    for value in range(CARD_VALUES):
        s.hand[hand + value] += s.committed[committed + value]
        s.committed[committed + value] = 0


def refill(s: State, hand: i64, n: i64) -> None:
    """Draw n cards from the bag of unknown ones, without telling anybody."""
    while n > 0:
        value = cards.nth(s.deck, 0, s.roll(cards.total(s.deck, 0)))
        s.deck[value] -= 1
        s.hand[hand + value] += 1
        n -= 1


def guess_commitment(s: State, seat: i64) -> None:
    """A secret choice that is made is drawn anew; one under way begins anew.

    The attacker is asked first, so a defender has chosen nothing while the attacker decides.
    """
    top = s.top
    assert top is not None
    side = side_of(s, seat)
    deciding = top.seat == seat
    if side < 0 or top.name not in ("D-COMBAT-DIAL", "D-COMBAT-CARD"):
        return
    if deciding and top.name == "D-COMBAT-DIAL":
        return
    if side == DEFENDER and not deciding:
        return
    s.committed[side * COMMITMENT + DIAL] = s.roll(min(MAX_DIAL, s.power[seat]) + 1)
    if deciding:
        return
    hand = seat * CARD_VALUES
    n = s.roll(min(combat.card_limit(s, seat), cards.total(s.hand, hand)) + 1)
    while n > 0:
        value = cards.nth(s.hand, hand, s.roll(cards.total(s.hand, hand)))
        s.hand[hand + value] -= 1
        s.committed[side * COMMITMENT + value] += 1
        n -= 1


def resample_objectives(s: State, seat: i64) -> None:
    """SC-HID-02. Objectives of others, among the cards not known to be elsewhere."""
    known = s.seen_objectives[seat]
    i: i64
    for i in range(HELD_OBJECTIVES):
        mine = s.objectives[seat * HELD_OBJECTIVES + i]
        if mine != NO_CARD:
            known |= bit(mine)
    order = numbers(OBJECTIVES)
    s.shuffle(order, 0, OBJECTIVES)
    following: i64 = 0
    for i in range(s.seats * HELD_OBJECTIVES):
        if i // HELD_OBJECTIVES == seat or s.objectives[i] == NO_CARD:
            continue
        while (known >> order[following]) & 1:
            following += 1
        s.objectives[i] = order[following]
        following += 1


def resample_factory(s: State, seat: i64) -> None:
    """Who has been at the Factory knows the cards left; to the others any may be among them."""
    if (s.factory_seen >> seat) & 1:
        return
    taken: i64 = 0
    n: i64 = s.seats + 1
    other: i64
    for other in range(s.seats):
        if s.factory_card[other] != NO_CARD:
            taken |= bit(s.factory_card[other])
            n -= 1
    order = numbers(FACTORY_CARDS)
    s.shuffle(order, 0, FACTORY_CARDS)
    s.factory_pile = 0
    i: i64
    for i in range(FACTORY_CARDS):
        if n > 0 and not (taken >> order[i]) & 1:
            s.factory_pile |= bit(order[i])
            n -= 1
