"""Chapter 3, continued: coins, power, popularity and combat cards, gained and paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, NO_LIMIT, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import cards
from beachhead.games.scythe.vocab import (
    CARD,
    COIN,
    GAIN_DECLINE,
    GAIN_TAKE,
    GOODS,
    HELD_OBJECTIVES,
    MAX_POPULARITY,
    MAX_POWER,
    NEEDS_COIN,
    NEEDS_GOODS,
    NO_CARD,
    POPULARITY,
    POWER,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def has_room(s: State, seat: i64, good: i64) -> bool:
    """Whether any of a gain would arrive: a track has an end, and so have the cards."""
    if good == POWER:
        return s.power[seat] < MAX_POWER
    if good == POPULARITY:
        return s.popularity[seat] < MAX_POPULARITY
    if good == CARD:
        return cards.drawable(s) > 0
    return True


def take(s: State, seat: i64, good: i64, n: i64) -> None:
    """SC-CTRL-11. A gain stops at the end of its track, a forced loss at 0."""
    if good == COIN:
        s.coins[seat] += n
    elif good == POWER:
        n = min(n, MAX_POWER - s.power[seat])
        s.power[seat] += n
    elif good == POPULARITY:
        n = min(n, MAX_POPULARITY - s.popularity[seat])
        s.popularity[seat] += n
    else:
        n = cards.draw(s, seat, n)
    if n > 0 and good != CARD:
        events.gained(s, seat, good, n)


def give(s: State, seat: i64, good: i64, n: i64) -> None:
    """SC-CTRL-12. A gain comes in full, and without a question where declining is of no use."""
    if n == 0:
        return
    if may_decline(s, seat, good, n):
        s.top = AcceptGain(s.top, seat, good, n)
    else:
        take(s, seat, good, n)


def may_decline(s: State, seat: i64, good: i64, n: i64) -> bool:
    """By option always; else in the own turn, if an objective in hand allows no more of it."""
    if s.tables.declinable:
        return has_room(s, seat, good)
    return seat == s.active and spoils(s, seat, good, n)


def spoils(s: State, seat: i64, good: i64, n: i64) -> bool:
    """Whether a gain would step over the most of a good that an objective in hand allows."""
    i: i64
    for i in range(HELD_OBJECTIVES):
        card = s.objectives[seat * HELD_OBJECTIVES + i]
        if card == NO_CARD:
            continue
        most = s.tables.need_most[card * GOODS + good]
        if most < NO_LIMIT:
            have = owned(s, seat, good)
            if have <= most < have + n:
                return True
    return False


def give_both(s: State, seat: i64, good: i64, n: i64, also: i64, m: i64) -> None:
    """Two gains, the first one first."""
    if may_decline(s, seat, good, n):
        give(s, seat, also, m)  # pushed first, so asked second
        give(s, seat, good, n)
    else:
        give(s, seat, good, n)
        give(s, seat, also, m)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AcceptGain(Question):
    """Take a gain or decline it (SC-CTRL-12); asked for an objective's sake, that is hidden."""

    rule: ClassVar[str] = "SC-CTRL-12"
    name: ClassVar[str] = "D-GAIN"

    def __init__(self, below: Question | None, seat: i64, good: i64, n: i64) -> None:
        super().__init__(below, seat)
        self.good: Final = good
        self.n: Final = n

    def legal(self, s: State, out: Actions) -> None:
        out.add(GAIN_TAKE)
        out.add(GAIN_DECLINE)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == GAIN_TAKE:
            take(s, self.seat, self.good, self.n)
        else:
            events.gain_declined(s, self.seat, self.good, self.n)


def lose_popularity(s: State, seat: i64, n: i64) -> None:
    """SC-FAQ-13. A loss that is larger than the popularity takes what is there."""
    n = min(n, s.popularity[seat])
    s.popularity[seat] -= n
    if n > 0:
        events.popularity_lost(s, seat, n)


def owned(s: State, seat: i64, good: i64) -> i64:
    """How much of a good a seat could pay."""
    if good == COIN:
        return s.coins[seat]
    if good == POWER:
        return s.power[seat]
    if good == POPULARITY:
        return s.popularity[seat]
    return cards.held(s, seat)


def bar_to_pay(s: State, seat: i64, good: i64, n: i64) -> i64:
    """SC-CTRL-10. A cost that cannot be paid in full forbids the action."""
    if owned(s, seat, good) >= n:
        return FREE
    return NEEDS_COIN if good == COIN else NEEDS_GOODS


def pay(s: State, seat: i64, good: i64, n: i64) -> None:
    """Pay coins, power or popularity; the cost has been checked."""
    if n == 0:
        return
    if good == COIN:
        s.coins[seat] -= n
    elif good == POWER:
        s.power[seat] -= n
    else:
        s.popularity[seat] -= n
    events.paid(s, seat, good, n)
