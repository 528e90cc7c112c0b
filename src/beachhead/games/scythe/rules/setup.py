"""Chapter 1, Components and setup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games.scythe import events
from beachhead.games.scythe.rules import cards, pieces, turn
from beachhead.games.scythe.vocab import (
    CARD_VALUES,
    ENCOUNTERS,
    FACTORY_CARDS,
    HELD_OBJECTIVES,
    OBJECTIVES,
    TILES,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def prepare(s: State) -> None:
    """SC-SETUP-21. The whole setup; the player count changes the Factory cards only."""
    seat: i64
    lay_out(s)
    for seat in range(s.seats):
        place_pieces(s, seat)
        events.side_dealt(s, seat)
    deal(s)
    # SC-SETUP-20. The lowest mat number begins, then clockwise.
    events.match_began(s, s.tables.first)
    turn.begin(s, s.tables.first)
    s.run()


def lay_out(s: State) -> None:
    """SC-SETUP-03, SC-RND-02. Three shuffled decks; combat cards are a bag, drawn at random."""
    t = s.tables
    value: i64
    for value in range(CARD_VALUES):
        s.deck[value] = t.card_count[value]
    s.encounter_deck = numbers(ENCOUNTERS)
    s.shuffle(s.encounter_deck, 0, ENCOUNTERS)
    # SC-SETUP-06. One token on each encounter symbol.
    s.tokens = t.encounters
    # SC-SETUP-04, SC-RND-03. One Factory card more than players; the rest leaves the game unseen.
    pile = numbers(FACTORY_CARDS)
    s.shuffle(pile, 0, FACTORY_CARDS)
    i: i64
    for i in range(s.seats + 1):
        s.factory_pile |= bit(pile[i])
    # SC-SETUP-05, SC-RND-04. One structure bonus tile, face up.
    s.tile = s.roll(TILES)


def place_pieces(s: State, seat: i64) -> None:
    """SC-SETUP-10, SC-SETUP-14. Power and cards by nation, popularity and coins by mat."""
    t = s.tables
    s.power[seat] = t.start_power[seat]
    s.popularity[seat] = t.start_popularity[seat]
    s.coins[seat] = t.start_coins[seat]
    s.abilities[seat] = t.nation_ability[seat]
    # SC-SETUP-11. The character stands on the home base.
    s.character[seat] = t.home[seat]
    pieces.refresh(s, seat, t.home[seat])
    # SC-SETUP-12, SC-SETUP-18. Two workers beside it, six on the mat.
    s.spare_workers[seat] -= 2
    pieces.add_workers(s, seat, t.start_worker[seat * 2], 1)
    pieces.add_workers(s, seat, t.start_worker[seat * 2 + 1], 1)


def deal(s: State) -> None:
    """SC-OBJ-01. Starting combat cards, and two objectives for each player."""
    stack = numbers(OBJECTIVES)
    s.shuffle(stack, 0, OBJECTIVES)
    seat: i64
    i: i64
    for seat in range(s.seats):
        cards.draw(s, seat, s.tables.start_cards[seat])
        for i in range(HELD_OBJECTIVES):
            index = seat * HELD_OBJECTIVES + i
            s.objectives[index] = stack[index]
            events.objective_dealt(s, seat, stack[index])


def numbers(n: i64) -> vec[i64]:
    """The row 0, 1, 2 .. n - 1."""
    return vec[i64](list(range(n)))
