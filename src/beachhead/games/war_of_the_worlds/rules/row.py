"""Chapter 4, the decision row: WW-ROW."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import buildings, units
from beachhead.games.war_of_the_worlds.vocab import (
    BUILDING_CARD,
    BUY0,
    DECK_EMPTY,
    NO_PLACE_FOR_BUILDING,
    NO_TOKEN,
    PILE,
    ROW,
    SWAP0,
    SWAPPED_ALREADY,
    TOO_EXPENSIVE,
    UNIT_CARD,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def legal_purchases(s: State, side: i64, out: Actions) -> None:
    """WW-ROW-01, WW-ROW-02. Any number of cards, as long as the resources last."""
    money = s.resources
    if money == 0:
        return
    cost = s.tables.card_cost
    i: i64
    for i in range(side * ROW, side * ROW + ROW):
        card = s.row[i]
        if card >= 0 and cost[card] <= money and bar_to_buy(s, card) == FREE:
            out.add_once(BUY0 + card)


def expected_in_row(s: State, side: i64, out: Actions) -> None:
    """Every card of the row, to buy and to swap."""
    i: i64
    for i in range(side * ROW, side * ROW + ROW):
        if s.row[i] >= 0:
            out.add_once(BUY0 + s.row[i])
            out.add_once(SWAP0 + s.row[i])


def bar_to_buy(s: State, card: i64) -> i64:
    """WW-ROW-08. A building needs a legal area; a unit card is bought even without a unit."""
    if s.tables.card_cost[card] > s.resources:
        return TOO_EXPENSIVE
    if s.tables.card_type[card] != BUILDING_CARD or buildings.has_place(s, card):
        return FREE
    none_left = s.tokens[s.tables.card_building[card]] == 0
    return NO_TOKEN if none_left else NO_PLACE_FOR_BUILDING


def bar_to_swap(s: State, side: i64) -> i64:
    """WW-ROW-11. Free of cost, at any moment of the main step, but not without a decision deck."""
    if s.swapped:
        return SWAPPED_ALREADY
    return DECK_EMPTY if s.plan_n[side] == 0 else FREE


def buy(s: State, side: i64, card: i64, below: Question) -> None:
    """WW-ROW-06. Pay, place token or unit, move the card, refill; then go on."""
    t = s.tables
    s.resources -= t.card_cost[card]
    events.card_bought(s, side, card, t.card_cost[card])
    s.top = below
    if t.card_type[card] == BUILDING_CARD:
        s.top = buildings.PlaceBuilding(below, side, card)
        return
    if t.card_type[card] == UNIT_CARD:
        units.place_bought(s, side, card, below)
    else:
        finish_purchase(s, side, card)


def finish_purchase(s: State, side: i64, card: i64) -> None:
    """WW-ROW-03, WW-ROW-04, WW-ROW-05. Buildings leave the game, other cards are discarded."""
    if s.tables.card_type[card] == BUILDING_CARD:
        s.removed[card] += 1
    else:
        s.discard[card] += 1
        s.discard_n[side] += 1
    _turn_up(s, side, _place_of(s, side, card))


def legal_swaps(s: State, side: i64, out: Actions) -> None:
    """WW-ROW-12. One swap a turn, always voluntary."""
    if bar_to_swap(s, side) != FREE:
        return
    row = s.row
    seen: i64 = 0  # a bit per kind: options are a set
    i: i64
    for i in range(side * ROW, side * ROW + ROW):
        card = row[i]
        if card >= 0 and (seen >> card) & 1 == 0:
            seen |= 1 << card
            out.add(SWAP0 + card)


def swap(s: State, side: i64, card: i64) -> None:
    """WW-ROW-09. Take a card out of the row, turn up a new one, put the old one under the deck.

    WW-ROW-10 is the advanced rule: the old card is removed from the game.
    """
    s.swapped = True
    events.card_swapped(s, side, card)
    _turn_up(s, side, _place_of(s, side, card))
    # WW-ROW-10. The advanced swap removes the card.
    if s.tables.swap_removes:
        s.removed[card] += 1
    else:
        _put_under(s, side, card)


def fill(s: State, side: i64) -> None:
    """Turn up the first cards of the row (WW-SETUP-09)."""
    i: i64
    for i in range(s.tables.row_size):
        _turn_up(s, side, side * ROW + i)


def _turn_up(s: State, side: i64, place: i64) -> None:
    # WW-ROW-07. An empty decision deck leaves the place empty.
    if s.plan_n[side] == 0:
        s.row[place] = -1
        return
    s.plan_n[side] -= 1
    s.plan_known[side] = min(s.plan_known[side], s.plan_n[side])
    s.row[place] = s.plan[side * PILE + s.plan_n[side]]
    s.reveals += 1
    events.card_turned_up(s, side, s.row[place])


def _put_under(s: State, side: i64, card: i64) -> None:
    """Everybody saw the card, so it is known at the bottom until it comes up (WW-HID-04)."""
    first = side * PILE
    i: i64
    for i in range(first + s.plan_n[side], first, -1):
        s.plan[i] = s.plan[i - 1]
    s.plan[first] = card
    s.plan_n[side] += 1
    s.plan_known[side] += 1


def _place_of(s: State, side: i64, card: i64) -> i64:
    place = side * ROW
    while s.row[place] != card:
        place += 1
    return place
