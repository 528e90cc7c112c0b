"""Hidden information: what a seat cannot know is dealt anew for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.games.hexpanse.rules import draft, end, setup
from beachhead.games.hexpanse.vocab import (
    CARDS,
    CHOSEN,
    FACE_DOWN,
    FIRST_KEPT,
    HAND,
    IN_DECK,
    IN_EXTRAS,
    MINORITIES,
    MISSIONS,
    NOWHERE,
    UNDRAWN,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def determinize(s: State, seat: i64, rng: i64) -> None:
    """Resample all that the seat cannot know, and reseed the chance of the future."""
    s.rng = rng
    resample_cards(s, seat)
    resample_draft(s, seat)
    if s.tables.hidden_pick:
        resample_secrets(s, seat)


def deal_again(s: State, row: vec[i64], members: vec[i64], count: i64) -> None:
    """Shuffle the entries of a row among the first `count` members."""
    i: i64
    for i in range(count - 1, 0, -1):
        j = s.roll(i + 1)
        a = members[i]
        b = members[j]
        row[a], row[b] = row[b], row[a]


# -- market cards ------------------------------------------------------------------------------


def is_unseen(s: State, seat: i64, card: i64) -> bool:
    """In the deck, drawn by another buyer, or discarded face down by somebody else."""
    place = s.where[card]
    if place == IN_DECK:
        return True
    if place == IN_EXTRAS:
        return s.buyer != seat
    return place >= FACE_DOWN and place != FACE_DOWN + seat


def resample_cards(s: State, seat: i64) -> None:
    """Unseen cards change places; the deck is then put together in a new order."""
    unseen = zeros(CARDS)
    count: i64 = 0
    card: i64
    for card in range(CARDS):
        if is_unseen(s, seat, card):
            unseen[count] = card
            count += 1
    deal_again(s, s.where, unseen, count)
    s.deck_n = 0
    for card in range(CARDS):
        if s.where[card] == IN_DECK:
            s.deck[s.deck_n] = card
            s.deck_n += 1
    s.shuffle(s.deck, 0, s.deck_n)


# -- the draft of minorities -------------------------------------------------------------------


def resample_draft(s: State, seat: i64) -> None:
    """Before the boards are shown a player knows his own and those he has passed on.

    What he passed lies with his right neighbour, kept or about to be passed: only these two may
    change places there. All other boards he has not seen.
    """
    if s.minority[0] != NOWHERE:
        return
    right = draft.right_of(s, seat)
    has_passed = isinstance(s.top, draft.KeepSecond)
    places = s.board_at[:]
    unseen = zeros(MINORITIES)
    count: i64 = 0
    passed_on = zeros(MINORITIES)
    passed_count: i64 = 0
    m: i64
    for m in range(MINORITIES):
        place = places[m]
        if place >= CHOSEN:
            return  # everything lies open
        holder = place & 7
        if place >= HAND and holder == seat:
            continue
        if has_passed and place >= HAND and holder == right and place - holder != FIRST_KEPT:
            passed_on[passed_count] = m
            passed_count += 1
        elif place >= HAND or place == UNDRAWN:
            unseen[count] = m
            count += 1
        else:
            return  # open boards: there is no draft
    deal_again(s, places, unseen, count)
    deal_again(s, places, passed_on, passed_count)
    s.board_at = places


# -- secret missions ---------------------------------------------------------------------------


def position_of(s: State, seat: i64) -> i64:
    """A seat's place in turn order."""
    return (seat - s.first + s.seats) % s.seats


def resample_secrets(s: State, seat: i64) -> None:
    """With hidden picks a player knows the missions that were left when he chose.

    So those who chose before him share one set, those after him another; while he has not chosen,
    the missions still open belong to the first set, unless he is looking at them.
    """
    mine = position_of(s, seat)
    chosen = s.secret[seat] != NOWHERE
    shuffle_group(s, seat, mine + 1, s.seats, not chosen and s.seat_to_act() != seat)
    if chosen:
        shuffle_group(s, seat, 0, mine, s.open_missions != 0)


def shuffle_group(s: State, seat: i64, first: i64, last: i64, with_open: bool) -> None:
    """Deal the secrets of the seats at these positions anew, with the open missions or without.

    A mission that somebody's units form already would have won him the game: he cannot hold it.
    """
    secret = s.secret[:]
    holders = zeros(s.seats)
    held: i64 = 0
    pot = zeros(MISSIONS)
    count: i64 = 0
    i: i64
    for i in range(first, last):
        other = setup.seat_at(s, i)
        if secret[other] != NOWHERE and s.tables.team[other] != s.tables.team[seat]:
            holders[held] = other
            held += 1
            pot[count] = secret[other]
            count += 1
    if with_open:
        for i in range(MISSIONS):
            if (s.open_missions >> i) & 1:
                pot[count] = i
                count += 1
        s.open_missions = 0
    s.shuffle(pot, 0, count)
    while not s.over and holds_formed(s, holders, held, pot):  # never so in the truth: it ends
        s.shuffle(pot, 0, count)
    for i in range(held):
        secret[holders[i]] = pot[i]
    for i in range(held, count):
        s.open_missions |= 1 << pot[i]
    s.secret = secret


def holds_formed(s: State, holders: vec[i64], held: i64, missions: vec[i64]) -> bool:
    """Whether somebody would hold a mission that his team's units form already."""
    i: i64
    for i in range(held):
        if end.is_formed(s, missions[i], s.tables.team[holders[i]]):
            return True
    return False
