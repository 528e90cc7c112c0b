"""Chapter 7, Combat: what happens to the loser, and what the winner gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import common, nordic, polania
from beachhead.games.scythe.rules import combat, control, gains, pieces, star
from beachhead.games.scythe.vocab import (
    CARD,
    CHARACTER,
    LAKE,
    LAKE_TAKEN,
    MECH,
    PLACES,
    RETREAT0,
    RETREAT_WORKERS0,
    SEAWORTHY,
    STAR_COMBAT,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def workers_at_stake(s: State, loser: i64) -> i64:
    """Workers of the loser that have to leave."""
    return s.workers[loser * PLACES + s.battlefield]


def begin(s: State, loser: i64) -> None:
    """SC-COM-09, SC-COM-14, SC-FAQ-03. All units of the loser go home; resources, structures stay.

    Passengers go with their mech. Who is Seaworthy chooses for each combat unit.
    """
    if common.has(s, loser, SEAWORTHY):
        if nordic.retreat_lakes(s, loser, s.battlefield):
            s.top = RetreatUnit(s.top, loser, 0)
            return
    go_home(s, loser)


def go_home(s: State, loser: i64) -> None:
    """Everybody to the home base."""
    place = s.battlefield
    home = s.tables.home[loser]
    mechs = s.mechs[loser * PLACES + place]
    characters: i64 = 1 if s.character[loser] == place else 0
    workers = workers_at_stake(s, loser)
    while s.mechs[loser * PLACES + place] > 0:
        pieces.move_unit(s, loser, MECH, place, home)
    if s.character[loser] == place:
        pieces.move_unit(s, loser, CHARACTER, place, home)
    workers_go(s, loser, home)
    events.retreated(s, loser, place, home, characters, mechs, workers)


def workers_go(s: State, loser: i64, target: i64) -> None:
    n = s.workers[loser * PLACES + s.battlefield]
    pieces.add_workers(s, loser, s.battlefield, -n)
    pieces.add_workers(s, loser, target, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RetreatUnit(Question):
    """Where each beaten combat unit goes, mechs first (SC-NAT-13)."""

    rule: ClassVar[str] = "SC-NAT-13"
    name: ClassVar[str] = "D-RETREAT-UNIT"

    def __init__(self, below: Question | None, seat: i64, lakes: i64) -> None:
        super().__init__(below, seat)
        self.lakes: Final = lakes  # mask of lakes that a mech has chosen

    def legal(self, s: State, out: Actions) -> None:
        targets = self.targets(s)
        place: i64
        for place in range(PLACES):
            if (targets >> place) & 1:
                out.add(RETREAT0 + place)

    def targets(self, s: State) -> i64:
        """Home, or a lake beside the combat."""
        lakes = nordic.retreat_lakes(s, self.seat, s.battlefield)
        return lakes | bit(s.tables.home[self.seat])

    def expected(self, s: State, out: Actions) -> None:
        beside = s.tables.edges[s.battlefield] & s.tables.terrain_mask[LAKE]
        control.add_places(out, RETREAT0, beside)

    def bar(self, s: State, action: i64) -> i64:
        return FREE if (self.targets(s) >> (action - RETREAT0)) & 1 else LAKE_TAKEN

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        seat = self.seat
        target = action - RETREAT0
        lakes = self.lakes
        if s.mechs[seat * PLACES + s.battlefield] > 0:
            pieces.move_unit(s, seat, MECH, s.battlefield, target)
            events.retreated(s, seat, s.battlefield, target, 0, 1, 0)
            if target != s.tables.home[seat]:
                lakes |= bit(target)
        else:
            pieces.move_unit(s, seat, CHARACTER, s.battlefield, target)
            events.retreated(s, seat, s.battlefield, target, 1, 0, 0)
        if pieces.combat_units(s, seat, s.battlefield) > 0:
            s.top = RetreatUnit(self.below, seat, lakes)
        elif s.workers[seat * PLACES + s.battlefield] > 0:
            s.top = RetreatWorkers(self.below, seat, lakes)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RetreatWorkers(Question):
    """Workers go home, or all with one mech to its lake (SC-NAT-13)."""

    rule: ClassVar[str] = "SC-NAT-13"
    name: ClassVar[str] = "D-RETREAT-WORKERS"

    def __init__(self, below: Question | None, seat: i64, lakes: i64) -> None:
        super().__init__(below, seat)
        self.lakes: Final = lakes

    def legal(self, s: State, out: Actions) -> None:
        targets = self.lakes | bit(s.tables.home[self.seat])
        place: i64
        for place in range(PLACES):
            if (targets >> place) & 1:
                out.add(RETREAT_WORKERS0 + place)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        target = action - RETREAT_WORKERS0
        n = workers_at_stake(s, self.seat)
        workers_go(s, self.seat, target)
        events.retreated(s, self.seat, s.battlefield, target, 0, 0, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Aftermath(Step):
    """SC-COM-13, SC-FAQ-14. After the retreat: popularity, the loser's card, the winner's star.

    The winner now controls the territory, whatever structure stands on it.
    """

    rule: ClassVar[str] = "SC-COM-13"

    def __init__(
        self, below: Question | None, seat: i64, loser: i64, revealed: i64, workers: i64
    ) -> None:
        super().__init__(below, seat)  # the winner
        self.loser: Final = loser
        self.revealed: Final = revealed
        self.workers: Final = workers

    def act(self, s: State) -> None:
        s.top = AwardStar(self.below, self.seat)
        combat.close(s)
        # SC-COM-11, SC-COM-17. A winning attacker pays for workers, also on a lake.
        if self.workers > 0 and self.seat == s.active:
            s.routed += self.workers
            if not polania.spares_popularity(s, self.seat, True):
                gains.lose_popularity(s, self.seat, self.workers)
        # SC-COM-10. A loser who revealed at least 1 draws a card.
        if self.revealed > 0:
            gains.give(s, self.loser, CARD, 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AwardStar(Step):
    """SC-COM-12, SC-STAR-08. The winner places a combat star; the defender can win one too."""

    rule: ClassVar[str] = "SC-COM-12"

    def act(self, s: State) -> None:
        s.top = self.below
        if star.may_place(s, self.seat, STAR_COMBAT):
            star.place(s, self.seat, STAR_COMBAT)
