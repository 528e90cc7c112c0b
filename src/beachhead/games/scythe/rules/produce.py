"""Chapter 5, Produce."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control, gains, pieces, trade
from beachhead.games.scythe.rules.objective import Moment
from beachhead.games.scythe.rules.star import CheckStars
from beachhead.games.scythe.rules.upgrade import box
from beachhead.games.scythe.vocab import (
    BARREN,
    BOX_TERRITORIES,
    ENOUGH_TERRITORIES,
    FACTORY,
    FARM,
    FOOD,
    FOREST,
    GOODS,
    HEXES,
    LAKE,
    METAL,
    MILL,
    MOUNTAIN,
    NEW_WORKERS0,
    NO_PRODUCER,
    NO_WORKERS_LEFT,
    NOT_CONTROLLED,
    NOTHING_PRODUCES,
    NOWHERE,
    OIL,
    PLACES,
    PRODUCE_HEX0,
    PRODUCED,
    SKIP_TOP,
    STOP_PRODUCING,
    STRUCTURES,
    TAKE_PRODUCE,
    TUNDRA,
    VILLAGE,
    WOOD,
    WORKERS,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def offer(s: State, seat: i64) -> None:
    """SC-PRO-11. Asked only if the cost can be paid and some territory would produce."""
    if bar_to_offer(s, seat) == FREE:
        s.top = ChooseProduce(s.top, seat)


def bar_to_offer(s: State, seat: i64) -> i64:
    good: i64
    for good in range(GOODS):
        bar = gains.bar_to_pay(s, seat, good, cost(s, seat, good))
        if bar != FREE:
            return bar
    return FREE if producers(s, seat, mill(s, seat), 0, True) else NOTHING_PRODUCES


def cost(s: State, seat: i64, good: i64) -> i64:
    """SC-PRO-01, SC-PRO-08. By the workers in play, at home or not, before the action."""
    return s.tables.produce_cost[(WORKERS - s.spare_workers[seat]) * GOODS + good]


def mill(s: State, seat: i64) -> i64:
    """SC-PRO-06, SC-PRO-10. The mask of the Mill's territory: one more worker there, one hex more.

    Terrain that produces nothing gives nothing for the Mill either.
    """
    place = s.built[seat * STRUCTURES + MILL]
    return 0 if place == NOWHERE else bit(place)


def producers(s: State, seat: i64, mills: i64, chosen: i64, others: bool) -> i64:
    """SC-PRO-02, SC-PRO-07, SC-CTRL-13. Territories that could produce now.

    The Mill's own territory uses the extra allowance, the rest the normal one (`others`); the Mill
    works only where its owner controls the territory.
    """
    t = s.tables
    barren = t.terrain_mask[LAKE] | t.terrain_mask[FACTORY]
    if s.spare_workers[seat] == 0:
        barren |= t.terrain_mask[VILLAGE]
    mask = control.controlled(s, seat) & ~barren & ~chosen
    found: i64 = 0
    place: i64
    for place in range(HEXES):
        if not (mask >> place) & 1:
            continue
        if (mills >> place) & 1 or (others and s.workers[seat * PLACES + place] > 0):
            found |= bit(place)
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseProduce(Question):
    """Produce or skip (SC-PRO-11)."""

    rule: ClassVar[str] = "SC-PRO-11"
    name: ClassVar[str] = "D-TOP-PRODUCE"

    def legal(self, s: State, out: Actions) -> None:
        out.add(TAKE_PRODUCE)
        out.add(SKIP_TOP)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == SKIP_TOP:
            return
        seat = self.seat
        workers = WORKERS - s.spare_workers[seat]
        good: i64
        for good in range(GOODS):
            gains.pay(s, seat, good, s.tables.produce_cost[workers * GOODS + good])
        s.top = CheckStars(s.top, seat)
        begin(s, seat, box(s, seat, BOX_TERRITORIES), mill(s, seat))


def begin(s: State, seat: i64, territories: i64, mills: i64) -> None:
    """Let workers produce on a number of territories."""
    s.top = ProduceHex(s.top, seat, territories, mills, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ProduceHex(Moment):
    """Which territory produces next (SC-PRO-02); from the second on one may stop (SC-PRO-11)."""

    rule: ClassVar[str] = "SC-PRO-02"
    name: ClassVar[str] = "D-PROD-HEX"

    def __init__(
        self, below: Question | None, seat: i64, left: i64, mills: i64, chosen: i64
    ) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.mills: Final = mills
        self.chosen: Final = chosen

    def choices(self, s: State, out: Actions) -> None:
        found = producers(s, self.seat, self.mills, self.chosen, self.left > 0)
        place: i64
        for place in range(HEXES):
            if (found >> place) & 1:
                out.add(PRODUCE_HEX0 + place)
        if self.chosen != 0:
            out.add(STOP_PRODUCING)

    def sought(self, s: State, out: Actions) -> None:
        control.expect_own(s, self.seat, PRODUCE_HEX0, out)

    def obstacle(self, s: State, action: i64) -> i64:
        place = action - PRODUCE_HEX0
        if (producers(s, self.seat, self.mills, self.chosen, self.left > 0) >> place) & 1:
            return FREE
        if (self.chosen >> place) & 1:
            return PRODUCED
        return why_idle(s, self.seat, place)

    def answer(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == STOP_PRODUCING:
            return
        seat = self.seat
        place = action - PRODUCE_HEX0
        at_mill = (self.mills >> place) & 1
        chosen = self.chosen | bit(place)
        left = self.left if at_mill else self.left - 1
        s.top = ProduceHex(self.below, seat, left, self.mills & ~bit(place), chosen)
        n = s.workers[seat * PLACES + place] + at_mill
        if s.tables.terrain[place] == VILLAGE:
            s.top = NewWorkers(s.top, seat, place, min(n, s.spare_workers[seat]))
        else:
            # SC-PRO-09. Outside villages every worker produces.
            trade.put(s, seat, place, product(s.tables.terrain[place]), n)


def why_idle(s: State, seat: i64, place: i64) -> i64:
    """Why a territory that has not been chosen yet cannot produce."""
    terrain = s.tables.terrain[place]
    if terrain == LAKE or terrain == FACTORY:
        return BARREN
    if not (control.controlled(s, seat) >> place) & 1:
        return NOT_CONTROLLED
    if terrain == VILLAGE and s.spare_workers[seat] == 0:
        return NO_WORKERS_LEFT
    return ENOUGH_TERRITORIES if s.workers[seat * PLACES + place] > 0 else NO_PRODUCER


def product(terrain: i64) -> i64:
    """SC-PRO-03. What a terrain produces."""
    if terrain == FARM:
        return FOOD
    if terrain == FOREST:
        return WOOD
    if terrain == MOUNTAIN:
        return METAL
    assert terrain == TUNDRA
    return OIL


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NewWorkers(Question):
    """SC-PRO-04. In a village the player chooses how many workers to produce."""

    rule: ClassVar[str] = "SC-PRO-04"
    name: ClassVar[str] = "D-PROD-N"

    def __init__(self, below: Question | None, seat: i64, place: i64, most: i64) -> None:
        super().__init__(below, seat)
        self.place: Final = place
        self.most: Final = most

    def legal(self, s: State, out: Actions) -> None:
        n: i64
        for n in range(self.most + 1):
            out.add(NEW_WORKERS0 + n)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        add_workers(s, self.seat, self.place, action - NEW_WORKERS0)


def add_workers(s: State, seat: i64, place: i64, n: i64) -> None:
    """SC-PRO-05. New workers come from the mat and produce only in later actions."""
    if n > 0:
        s.spare_workers[seat] -= n
        pieces.add_workers(s, seat, place, n)
        events.workers_produced(s, seat, place, n)
