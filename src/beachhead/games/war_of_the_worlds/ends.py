"""The last civilians and the last points of damage: who is about to win, and by what.

Cards to come are hidden, so danger is counted on the board: who stands where the other side could
strike next turn, once few blows decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from beachhead.games.war_of_the_worlds.advice import Neighbourhood
from beachhead.games.war_of_the_worlds.vocab import (
    CARD_OPTIONS,
    DIRECT_DAMAGE,
    HUMAN,
    MARTIAN,
    NO_EFFECT,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State

LAST_CIVILIANS: Final = 4  # so many can be destroyed in a turn
LAST_DAMAGE: Final = 6


def near(s: State, seat: i64) -> bool:
    """Whether either side could win within a turn."""
    return s.alive <= LAST_CIVILIANS or s.tables.damage_target - s.damage <= LAST_DAMAGE


def decided(s: State) -> i64:
    """The Humans win for sure with damage in hand that needs neither unit nor target."""
    if s.over or s.active != HUMAN or s.tables.damage_target - s.damage > LAST_DAMAGE:
        return 0
    return 1 << HUMAN if s.damage + sure_damage(s) >= s.tables.damage_target else 0


def sure_damage(s: State) -> i64:
    """Direct damage of the Humans' hand cards, each played once."""
    t = s.tables
    total: i64 = 0
    card: i64
    o: i64
    for card in range(t.first_card[HUMAN], t.last_card[HUMAN]):
        if s.hand[card] == 0:
            continue
        most: i64 = 0
        for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
            if t.effect[o] == NO_EFFECT:
                break
            if t.effect[o] == DIRECT_DAMAGE:
                most = max(most, t.damage[o])
        total += most * s.hand[card]
    return total


def danger(s: State, seat: i64) -> i64:
    """How many blows the other side could strike where it stands, if few decide."""
    if seat == MARTIAN:
        if s.tables.damage_target - s.damage > LAST_DAMAGE:
            return 0
        beside = Neighbourhood(s)
        return beside.armies_in_touch + beside.navies_in_touch + int(beside.rebels)
    if s.alive > LAST_CIVILIANS:
        return 0
    beside = Neighbourhood(s)
    return int(2.0 * beside.prey + beside.prey_shielded + beside.prey_ufo + beside.prey_near)
