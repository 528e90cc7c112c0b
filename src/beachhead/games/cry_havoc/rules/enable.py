"""Chapter 4.7, Enable Scoring. CH-ENABLE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import piles
from beachhead.games.cry_havoc.vocab import (
    ENABLED_ALREADY,
    HAND,
    KINDS,
    LAST_ROUND,
    NO_SCORING_CARD,
    NOBODY,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def bar_to_enable(s: State, army: i64) -> i64:
    """CH-ENABLE-03, CH-ENABLE-04. Once per Round, never in the last, and only with the card."""
    if s.final_round:
        return LAST_ROUND
    if s.enabled_by != NOBODY:
        return ENABLED_ALREADY
    return FREE if scoring_card(s, army) != 0 else NO_SCORING_CARD


def scoring_card(s: State, army: i64) -> i64:
    """CH-ENABLE-01. The one card of the deck that enables Scoring, if it is in hand."""
    t = s.tables
    kind: i64
    for kind in range(KINDS):
        if t.enables[kind] != 0:
            card = s.piles[HAND + army] & t.bit_of[army * KINDS + kind]
            if card != 0:
                return card
    return 0


def enable(s: State, army: i64) -> None:
    """CH-ENABLE-02, CH-ENABLE-05. Only this card is played, its icons are not used; the token lies
    out.
    """
    kind: i64 = 0
    while s.piles[HAND + army] & s.tables.bit_of[army * KINDS + kind] == 0 or (
        s.tables.enables[kind] == 0
    ):
        kind += 1
    piles.discard(s, army, HAND, piles.find(s, army, s.piles[HAND + army], kind))
    s.enabled_by = army
    events.scoring_enabled(s, army, kind)
