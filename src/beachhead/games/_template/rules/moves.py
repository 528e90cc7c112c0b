"""What the cards do: rules TP-MOVE-01 to TP-STORM-01."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games._template import events
from beachhead.games._template.vocab import (
    AREAS,
    FROM0,
    HIT0,
    MARCH,
    MUSTER,
    NO_PLACE,
    NO_TARGET,
    NO_UNIT,
    NOBODY,
    PLACE0,
    STORM,
    TO0,
)

if TYPE_CHECKING:
    from beachhead.games._template.state import State


def question(below: Question, seat: i64, card: i64) -> Question:
    """What a card asks when it is played."""
    if card == MARCH:
        return MarchFrom(below, seat)
    if card == MUSTER:
        return Muster(below, seat)
    return Storm(below, seat)


def bar_to_play(s: State, seat: i64, card: i64) -> i64:
    """A card needs something to do: FREE, or what it lacks."""
    area: i64
    for area in range(AREAS):
        if card == MARCH and s.owner[area] == seat:
            return FREE
        if card == MUSTER and may_muster(s, seat, area):
            return FREE
        if card == STORM and may_storm(s, seat, area):
            return FREE
    if card == MARCH:
        return NO_UNIT
    return NO_PLACE if card == MUSTER else NO_TARGET


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarchFrom(Question):
    """TP-MOVE-01. A march takes one unit to a neighbouring area."""

    rule: ClassVar[str] = "TP-MOVE-01"
    name: ClassVar[str] = "D-FROM"

    def legal(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if s.owner[area] == self.seat:
                out.add(FROM0 + area)

    def apply(self, s: State, action: i64) -> None:
        s.top = MarchTo(self.below, self.seat, action - FROM0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarchTo(Question):
    """The second half of a march (TP-MOVE-01)."""

    rule: ClassVar[str] = "TP-MOVE-01"
    name: ClassVar[str] = "D-TO"

    def __init__(self, below: Question | None, seat: i64, src: i64) -> None:
        super().__init__(below, seat)
        self.src: Final = src

    def legal(self, s: State, out: Actions) -> None:
        for area in s.tables.neighbours[self.src]:
            out.add(TO0 + area)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        events.unit_marched(s, self.seat, self.src, action - TO0)
        take_away(s, self.src)
        enter(s, self.seat, action - TO0)


def enter(s: State, seat: i64, area: i64) -> None:
    """TP-MOVE-02. A unit that enters an enemy area falls, and one defender with it."""
    if s.owner[area] == NOBODY or s.owner[area] == seat:
        s.owner[area] = seat
        s.units[area] += 1
        return
    events.units_fell(s, seat, s.owner[area], area)
    s.reserve[seat] += 1
    s.reserve[s.owner[area]] += 1
    take_away(s, area)


def take_away(s: State, area: i64) -> None:
    """One unit leaves the area; the last one leaves it to nobody."""
    s.units[area] -= 1
    if s.units[area] == 0:
        s.owner[area] = NOBODY


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Muster(Question):
    """TP-MUSTER-01. A muster puts one unit from the reserve into an own area or the free home."""

    rule: ClassVar[str] = "TP-MUSTER-01"
    name: ClassVar[str] = "D-PLACE"

    def legal(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if may_muster(s, self.seat, area):
                out.add(PLACE0 + area)

    def apply(self, s: State, action: i64) -> None:
        area = action - PLACE0
        s.top = self.below
        s.owner[area] = self.seat
        s.units[area] += 1
        s.reserve[self.seat] -= 1
        events.unit_mustered(s, self.seat, area)


def may_muster(s: State, seat: i64, area: i64) -> bool:
    """Whether a unit may come into the game here."""
    if s.reserve[seat] == 0:
        return False
    free_home = s.owner[area] == NOBODY and s.tables.homes[seat] == area
    return s.owner[area] == seat or free_home


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Storm(Question):
    """TP-STORM-01. A storm drives one enemy unit next to an own area back to its reserve."""

    rule: ClassVar[str] = "TP-STORM-01"
    name: ClassVar[str] = "D-HIT"

    def legal(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if may_storm(s, self.seat, area):
                out.add(HIT0 + area)

    def apply(self, s: State, action: i64) -> None:
        area = action - HIT0
        s.top = self.below
        events.unit_stormed(s, self.seat, s.owner[area], area)
        s.reserve[s.owner[area]] += 1
        take_away(s, area)


def may_storm(s: State, seat: i64, area: i64) -> bool:
    """Whether an enemy stands here, next to an own area."""
    if s.owner[area] == NOBODY or s.owner[area] == seat:
        return False
    return any(s.owner[near] == seat for near in s.tables.neighbours[area])
