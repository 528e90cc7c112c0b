"""Chapter 8, Patterns: one interpreter for every pattern of cards, minorities and factions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.hexpanse import unit_events
from beachhead.games.hexpanse.rules import attack, board, deploy, units
from beachhead.games.hexpanse.tables import Pattern
from beachhead.games.hexpanse.vocab import (
    ATTACKS_OFF_BOARD,
    CELL0,
    EMPTY,
    KIND_MASK,
    NO_LANDING,
    NOWHERE,
    ONLY_WOLF,
    ORIENT0,
    ORIENTATIONS,
    PASS,
    STOP,
    UNIT0,
    WARLORD,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def usable(s: State, cell: i64, ready: bool, wolf: bool) -> bool:
    """HX-PAT-06. A deploy cell counts if it is on the board and free, or taken and for a Wolf."""
    if cell == NOWHERE:
        return False
    unit = s.unit[cell]
    if unit == EMPTY:
        return ready
    return wolf and unit & KIND_MASK != WARLORD


def is_legal(s: State, p: Pattern, cell: i64, orient: i64, ready: bool, wolf: bool) -> bool:
    """HX-PAT-05. Whether a pattern may be laid like this.

    With attacks, all of them must be on the board; on a unit that is too close to the edge, as many
    as possible. Deploy cells play a part only where there is nothing else.
    """
    placement = cell * ORIENTATIONS + orient
    if p.attacks > 0:
        return p.hits[placement] == (p.attacks if p.free else p.most_hits[cell])
    i: i64
    for i in range(placement * p.deploys, (placement + 1) * p.deploys):
        if usable(s, p.deploy_at[i], ready, wolf):
            return True
    return False


def is_anchor(s: State, p: Pattern, cell: i64, ready: bool, wolf: bool) -> bool:
    """HX-PAT-04. A cell is offered as an anchor if some orientation is legal there."""
    if p.attacks > 0:
        return not p.free or p.most_hits[cell] == p.attacks
    for c in p.reach[cell]:
        if usable(s, c, ready, wolf):
            return True
    return False


def why_not_laid(p: Pattern) -> i64:
    """Attacks would leave the board, or nobody could land."""
    return ATTACKS_OFF_BOARD if p.attacks > 0 else NO_LANDING


def bits(row: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while row > 0:
        count += row & 1
        row >>= 1
    return count


def can_lay(s: State, seat: i64, number: i64, cell: i64) -> bool:
    """Whether the pattern can do anything from this cell, or from anywhere if it is free."""
    p = s.tables.patterns[number]
    if p.attacks > 0:
        return True
    ready = units.has_deployable(s, seat)
    wolf = units.wolf(s, seat) != NOWHERE
    if not ready and not wolf:
        return False
    if not p.free:
        return is_anchor(s, p, cell, ready, wolf)
    c: i64
    for c in range(s.tables.cells):
        if is_anchor(s, p, c, ready, wolf):
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Anchor(Question):
    """The cell on which offset (0, 0) of an action card's pattern is laid (HX-PAT-04)."""

    rule: ClassVar[str] = "HX-PAT-04"
    name: ClassVar[str] = "D-ANCHOR"

    def __init__(self, below: Question | None, seat: i64, number: i64) -> None:
        super().__init__(below, seat)
        self.number: Final = number

    def legal(self, s: State, out: Actions) -> None:
        p = s.tables.patterns[self.number]
        ready = p.attacks == 0 and units.has_deployable(s, self.seat)
        wolf = ready and units.wolf(s, self.seat) != NOWHERE
        cell: i64
        for cell in range(s.tables.cells):
            if is_anchor(s, p, cell, ready, wolf):
                out.add(CELL0 + cell)

    def expected(self, s: State, out: Actions) -> None:
        cell: i64
        for cell in range(s.tables.cells):
            out.add(CELL0 + cell)

    def bar(self, s: State, action: i64) -> i64:
        p = s.tables.patterns[self.number]
        ready = p.attacks == 0 and units.has_deployable(s, self.seat)
        wolf = ready and units.wolf(s, self.seat) != NOWHERE
        return FREE if is_anchor(s, p, action - CELL0, ready, wolf) else why_not_laid(p)

    def apply(self, s: State, action: i64) -> None:
        s.top = Orient(self.below, self.seat, self.number, action - CELL0, False)

    def landings(self, s: State) -> i64:
        return s.tables.patterns[self.number].deploys

    def strikes(self, s: State) -> i64:
        return s.tables.patterns[self.number].attacks


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Orient(Question):
    """HX-PAT-02. The pattern is turned and mirrored; equal images are offered once."""

    rule: ClassVar[str] = "HX-PAT-02"
    name: ClassVar[str] = "D-ORIENT"

    def __init__(
        self, below: Question | None, seat: i64, number: i64, cell: i64, may_pass: bool
    ) -> None:
        super().__init__(below, seat)
        self.number: Final = number
        self.cell: Final = cell
        self.may_pass: Final = may_pass

    def legal(self, s: State, out: Actions) -> None:
        p = s.tables.patterns[self.number]
        ready = p.attacks == 0 and units.has_deployable(s, self.seat)
        wolf = ready and units.wolf(s, self.seat) != NOWHERE
        for orient in p.images:
            if is_legal(s, p, self.cell, orient, ready, wolf):
                out.add(ORIENT0 + orient)
        if self.may_pass:
            out.add(PASS)

    def expected(self, s: State, out: Actions) -> None:
        for orient in s.tables.patterns[self.number].images:
            out.add(ORIENT0 + orient)

    def bar(self, s: State, action: i64) -> i64:
        p = s.tables.patterns[self.number]
        ready = p.attacks == 0 and units.has_deployable(s, self.seat)
        wolf = ready and units.wolf(s, self.seat) != NOWHERE
        lies = is_legal(s, p, self.cell, action - ORIENT0, ready, wolf)
        return FREE if lies else why_not_laid(p)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == PASS:
            return
        p = s.tables.patterns[self.number]
        placement = self.cell * ORIENTATIONS + action - ORIENT0
        unit_events.pattern_laid(s, self.seat, self.number, self.cell, action - ORIENT0)
        if p.deploys > 0:
            left = (1 << p.deploys) - 1
            s.top = Deployments(s.top, self.seat, self.number, placement, left, p.attacks > 0)
        if p.attacks > 0:
            s.top = Attacks(s.top, self.seat, self.number, placement, 0)

    def landings(self, s: State) -> i64:
        return s.tables.patterns[self.number].deploys

    def strikes(self, s: State) -> i64:
        return s.tables.patterns[self.number].attacks


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attacks(Step):
    """HX-PAT-07, HX-PAT-08. The attacks come first, one after another as listed."""

    def __init__(
        self, below: Question | None, seat: i64, number: i64, placement: i64, index: i64
    ) -> None:
        super().__init__(below, seat)
        self.number: Final = number
        self.placement: Final = placement
        self.index: Final = index

    def act(self, s: State) -> None:
        p = s.tables.patterns[self.number]
        following = self.index + 1
        if following < p.attacks:
            s.top = Attacks(self.below, self.seat, self.number, self.placement, following)
        else:
            s.top = self.below
        cell = p.attack_at[self.placement * p.attacks + self.index]
        if cell != NOWHERE:
            attack.strike(s, cell, s.tables.pattern_effect[self.number])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deployments(Step):
    """HX-ATK-09. Then the deployments, as many as the player likes and finds room for."""

    def __init__(
        self,
        below: Question | None,
        seat: i64,
        number: i64,
        placement: i64,
        left: i64,
        may_stop: bool,
    ) -> None:
        super().__init__(below, seat)
        self.number: Final = number
        self.placement: Final = placement
        self.left: Final = left  # deploy cells not used yet, as bits
        self.may_stop: Final = may_stop

    def act(self, s: State) -> None:
        s.top = self.below
        p = s.tables.patterns[self.number]
        ready = units.has_deployable(s, self.seat)
        wolf = units.wolf(s, self.seat) != NOWHERE
        i: i64
        for i in range(p.deploys):
            if (self.left >> i) & 1:
                cell = p.deploy_at[self.placement * p.deploys + i]
                if usable(s, cell, ready, wolf):
                    s.top = PatternCell(
                        self.below, self.seat, self.number, self.placement, self.left, self.may_stop
                    )
                    return

    def landings(self, s: State) -> i64:
        return bits(self.left)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PatternCell(Question):
    """HX-PAT-09. One of the deploy cells left, or an end to it."""

    rule: ClassVar[str] = "HX-PAT-09"
    name: ClassVar[str] = "D-DEPLOY-CELL"

    def __init__(
        self,
        below: Question | None,
        seat: i64,
        number: i64,
        placement: i64,
        left: i64,
        may_stop: bool,
    ) -> None:
        super().__init__(below, seat)
        self.number: Final = number
        self.placement: Final = placement
        self.left: Final = left
        self.may_stop: Final = may_stop

    def legal(self, s: State, out: Actions) -> None:
        p = s.tables.patterns[self.number]
        ready = units.has_deployable(s, self.seat)
        wolf = units.wolf(s, self.seat) != NOWHERE
        i: i64
        for i in range(p.deploys):
            if (self.left >> i) & 1:
                cell = p.deploy_at[self.placement * p.deploys + i]
                if usable(s, cell, ready, wolf):
                    out.add(CELL0 + cell)
        if self.may_stop:
            out.add(STOP)

    def expected(self, s: State, out: Actions) -> None:
        """Deploy cells on which somebody stands."""
        p = s.tables.patterns[self.number]
        i: i64
        for i in range(p.deploys):
            cell = p.deploy_at[self.placement * p.deploys + i]
            if (self.left >> i) & 1 and cell != NOWHERE and s.unit[cell] != EMPTY:
                out.add(CELL0 + cell)

    def bar(self, s: State, action: i64) -> i64:
        wolf = units.wolf(s, self.seat) != NOWHERE
        cell = action - CELL0
        return FREE if usable(s, cell, False, wolf) else board.bar_by_unit(s, cell)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == STOP:
            return
        p = s.tables.patterns[self.number]
        cell = action - CELL0
        left = self.left
        i: i64
        for i in range(p.deploys):
            if p.deploy_at[self.placement * p.deploys + i] == cell:
                left &= ~(1 << i)
        s.top = Deployments(self.below, self.seat, self.number, self.placement, left, True)
        s.top = PatternUnit(s.top, self.seat, cell)

    def landings(self, s: State) -> i64:
        return bits(self.left)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PatternUnit(Question):
    """The unit for a deploy cell; on an occupied one only Odin's Wolf (HX-PAT-10)."""

    rule: ClassVar[str] = "HX-PAT-10"
    name: ClassVar[str] = "D-UNIT"

    def __init__(self, below: Question | None, seat: i64, cell: i64) -> None:
        super().__init__(below, seat)
        self.cell: Final = cell

    def legal(self, s: State, out: Actions) -> None:
        if s.unit[self.cell] == EMPTY:
            units.write_deployable(s, self.seat, out, UNIT0)
        else:
            out.add(UNIT0 + units.wolf(s, self.seat))

    def expected(self, s: State, out: Actions) -> None:
        if s.unit[self.cell] == EMPTY:
            deploy.expect_by_effect(s, self.seat, out)
        else:
            units.expect_kinds(s, self.seat, out, UNIT0)

    def bar(self, s: State, action: i64) -> i64:
        if s.unit[self.cell] == EMPTY:
            return deploy.bar_by_effect(s, self.seat, action - UNIT0)
        return FREE if action - UNIT0 == units.wolf(s, self.seat) else ONLY_WOLF

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        deploy.deploy(s, self.seat, action - UNIT0, self.cell, False)

    def landings(self, s: State) -> i64:
        return 1
