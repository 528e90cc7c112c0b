"""Chapter 6, Deploy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control, pieces
from beachhead.games.scythe.vocab import (
    FORGO,
    HEXES,
    MECH0,
    MECH_ABILITIES,
    MECH_ABILITY0,
    MECH_HEX0,
    MECH_USED,
    MECHS,
    NOWHERE,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def possible(s: State, seat: i64, place: i64) -> bool:
    """SC-DEP-03. A mech is left, and a place for it: workers at home or on lakes give none."""
    if pieces.mechs_in_play(s, seat) == MECHS:
        return False
    return place != NOWHERE or control.work_sites(s, seat) != 0


def offer(s: State, seat: i64, place: i64, may_forgo: bool) -> None:
    """Deploy on `place`, or where the player chooses."""
    if possible(s, seat, place):
        s.top = ChooseMech(s.top, seat, place, may_forgo)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseMech(Question):
    """SC-DEP-02. Any mech of the mat; the ability under it counts from now on."""

    rule: ClassVar[str] = "SC-DEP-02"
    name: ClassVar[str] = "D-DEP-MECH"

    def __init__(self, below: Question | None, seat: i64, place: i64, may_forgo: bool) -> None:
        super().__init__(below, seat)
        self.place: Final = place
        self.may_forgo: Final = may_forgo

    def legal(self, s: State, out: Actions) -> None:
        mine = mats_mechs(s, self.seat) & ~s.abilities[self.seat]
        number: i64
        for number in range(MECH_ABILITIES):
            if (mine >> (MECH_ABILITY0 + number)) & 1:
                out.add(MECH0 + number)
        if self.may_forgo:
            out.add(FORGO)

    def expected(self, s: State, out: Actions) -> None:
        mine = mats_mechs(s, self.seat)
        number: i64
        for number in range(MECH_ABILITIES):
            if (mine >> (MECH_ABILITY0 + number)) & 1:
                out.add(MECH0 + number)

    def bar(self, s: State, action: i64) -> i64:
        used = (s.abilities[self.seat] >> (MECH_ABILITY0 + action - MECH0)) & 1
        return MECH_USED if used else FREE

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == FORGO:
            return
        ability: i64 = bit(MECH_ABILITY0 + action - MECH0)
        if self.place == NOWHERE:
            s.top = PlaceMech(self.below, self.seat, ability)
        else:
            put(s, self.seat, ability, self.place)


def mats_mechs(s: State, seat: i64) -> i64:
    """The four abilities under the mechs of a seat."""
    t = s.tables
    first = seat * MECHS
    return (
        t.mech_ability[first]
        | t.mech_ability[first + 1]
        | t.mech_ability[first + 2]
        | t.mech_ability[first + 3]
    )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceMech(Question):
    """SC-DEP-01. On a controlled territory with an own worker, not on a lake."""

    rule: ClassVar[str] = "SC-DEP-01"
    name: ClassVar[str] = "D-DEP-HEX"

    def __init__(self, below: Question | None, seat: i64, ability: i64) -> None:
        super().__init__(below, seat)
        self.ability: Final = ability

    def legal(self, s: State, out: Actions) -> None:
        sites = control.work_sites(s, self.seat)
        place: i64
        for place in range(HEXES):
            if (sites >> place) & 1:
                out.add(MECH_HEX0 + place)

    def expected(self, s: State, out: Actions) -> None:
        control.expect_own(s, self.seat, MECH_HEX0, out)

    def bar(self, s: State, action: i64) -> i64:
        return control.bar_to_site(s, self.seat, action - MECH_HEX0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        put(s, self.seat, self.ability, action - MECH_HEX0)


def put(s: State, seat: i64, ability: i64, place: i64) -> None:
    """A mech leaves the mat."""
    s.abilities[seat] |= ability
    pieces.add_mechs(s, seat, place, 1)
    events.mech_deployed(s, seat, ability, place)
