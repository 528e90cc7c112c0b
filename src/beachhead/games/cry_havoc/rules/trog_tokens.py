"""Chapter 4.3, War Party and Nest tokens. CH-TOK."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.rules import bits, general
from beachhead.games.cry_havoc.vocab import (
    DISCARDED,
    EXPLORE0,
    IN_SUPPLY,
    NEST0,
    NOWHERE,
    TROGS,
    WAR0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def reveal(s: State, region: i64) -> i64:
    """CH-TOK-01, CH-TOK-02, CH-TOK-07, CH-TOK-09. All tokens of a Region place Trogs and Crystals.

    They lie face down, whoever controls the Region, until Units enter. As many Trogs come as the
    Reserve holds, the Crystals in full. Returns the number of Trogs placed.
    """
    trogs: i64 = 0
    crystals: i64 = 0
    token: i64
    for token in range(WAR0, EXPLORE0):
        if s.places[token] == region:
            s.places[token] = DISCARDED
            trogs += s.tables.token_trogs[token]
            crystals += s.tables.token_crystals[token]
            map_events.token_revealed(s, region, token)
    s.reveals += 1
    s.war_tokens &= ~(1 << region)
    s.nest_tokens &= ~(1 << region)
    trogs = min(trogs, s.reserve[TROGS])
    general.recruit(s, TROGS, region, trogs, "CH-TOK-01")
    general.add_crystals(s, region, crystals)
    return trogs


def reveal_for_invader(s: State, army: i64, region: i64) -> None:
    """CH-TOK-03, CH-TOK-04, CH-TROG-06, CH-TROG-07. If no Trog can be placed, the revealer loses a
    Unit.

    Once per Region. Whatever Units then stand there decide about Battle and control as always.
    """
    if reveal(s, region) == 0:
        general.kill(s, army, region, 1, "CH-TOK-03")


def place_random(s: State, kind: i64, region: i64) -> None:
    """CH-TOK-06. A token of the supply; an empty supply is made anew from the discarded ones.

    `kind` is WAR0 or NEST0. If there is none at all, nothing is placed.
    """
    token = draw_token(s, kind)
    if token == NOWHERE:
        return
    lay(s, token, region)
    map_events.token_placed(s, kind, region)


def are_left(s: State, kind: i64) -> bool:
    """Whether a War Party, or a Nest, can be placed at all."""
    token: i64
    for token in range(kind, NEST0 if kind == WAR0 else EXPLORE0):
        if s.places[token] in (IN_SUPPLY, DISCARDED):
            return True
    return False


def draw_token(s: State, kind: i64) -> i64:
    last = NEST0 if kind == WAR0 else EXPLORE0
    supply = in_place(s, kind, last, IN_SUPPLY)
    if supply == 0:
        token: i64
        for token in range(kind, last):
            if s.places[token] == DISCARDED:
                s.places[token] = IN_SUPPLY
                supply |= bits.only(token)
    if supply == 0:
        return NOWHERE
    return bits.nth(supply, s.roll(bits.count(supply)))


def in_place(s: State, first: i64, last: i64, place: i64) -> i64:
    """Mask of the tokens first .. last - 1 that lie in a place."""
    mask: i64 = 0
    token: i64
    for token in range(first, last):
        if s.places[token] == place:
            mask |= bits.only(token)
    return mask


def lay(s: State, token: i64, region: i64) -> None:
    """Put a War Party or Nest face down in a Region."""
    s.places[token] = region
    s.seen &= ~bits.only(token)
    if token < NEST0:
        s.war_tokens |= 1 << region
    else:
        s.nest_tokens |= 1 << region


def shift_war_party(s: State, source: i64, target: i64) -> None:
    """A War Party moves face down; of several in one Region chance picks it. What was seen stays
    known.
    """
    here = in_place(s, WAR0, NEST0, source)
    token = bits.nth(here, s.roll(bits.count(here)))
    s.places[token] = target
    s.war_tokens |= 1 << target
    if here & (here - 1) == 0:
        s.war_tokens &= ~(1 << source)
    map_events.token_moved(s, source, target)
