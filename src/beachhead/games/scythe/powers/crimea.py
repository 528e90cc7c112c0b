"""Crimean Khanate: Coercion, Wayfare, Scout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.scythe import events
from beachhead.games.scythe.rules import cards
from beachhead.games.scythe.vocab import CARD_VALUES, COERCION, bit

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def may_coerce(s: State, seat: i64) -> bool:
    """SC-NAT-03, SC-BOT-07. Once per turn a combat card pays for one token of a cost."""
    return s.abilities[seat] & COERCION != 0 and not s.coerced and cards.held(s, seat) > 0


def wayfare(s: State, seat: i64, place: i64) -> i64:
    """SC-NAT-17. From anywhere to the own home base or that of an absent nation."""
    return s.tables.wayfare[seat] & ~bit(place)


def scout(s: State, seat: i64, enemy: i64) -> None:
    """SC-NAT-20, SC-RND-07. Before a combat take a random card of the opponent; both know it."""
    held = cards.held(s, enemy)
    if held == 0:
        return
    value = cards.nth(s.hand, enemy * CARD_VALUES, s.roll(held))
    s.hand[enemy * CARD_VALUES + value] -= 1
    s.hand[seat * CARD_VALUES + value] += 1
    s.scouted[enemy * CARD_VALUES + value] += 1
    s.reveals += 1
    events.card_stolen(s, seat, enemy, value)
