"""Chapter 5, the third objective: Attrition, Artillery, salvage. CH-BATTLE-24 to 27."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import (
    battle_board,
    battle_events,
    bits,
    effect_losses,
    general,
)
from beachhead.games.cry_havoc.vocab import (
    ATTACKER,
    ATTRITION,
    CAPTURE,
    CONTROL,
    COUNT0,
    DEFENDER,
    EVERY_OBJECTIVE,
    F_FALLEN,
    F_KILLS,
    F_NAMED,
    F_PREVENT,
    F_SALVAGE,
    NO_UNIT_THERE,
    NOBODY,
    OBJECTIVES,
    SHELL0,
    VICTIM0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def begin(s: State, below: Question | None) -> None:
    """CH-BATTLE-25. With the reversed order it matters who dies: the attacker names first."""
    i: i64
    for i in range(2 * OBJECTIVES):
        s.fight[F_NAMED + i] = 0
    fall = Fall(below, NOBODY)
    if not s.is_reversed():
        name_any(s, ATTACKER)
        name_any(s, DEFENDER)
        s.top = fall
        return
    s.top = NameVictims(
        NameVictims(fall, s.decider(DEFENDER), DEFENDER),
        s.decider(ATTACKER),
        ATTACKER,
    )


def victims(s: State, side: i64) -> i64:
    """CH-BATTLE-27. How many enemy Units a side really kills.

    Its Units on Attrition with all effects, at most the enemy Units on the board, less those that
    an effect saves.
    """
    army = s.fighter(side)
    kills = s.assigned(side, ATTRITION) + s.fight[F_KILLS + side]
    if s.seat_of(army) != NOBODY:
        kills += roster.of(army).extra_kills(s)
    there = battle_board.on_board(s, 1 - side)
    kills = min(kills, there)
    kills -= s.fight[F_PREVENT + 1 - side]
    return kills if kills > 0 else 0


def name_any(s: State, side: i64) -> None:
    """With the normal order nobody asks which objective a victim stood on."""
    left = victims(s, side)
    i: i64
    for i in range(OBJECTIVES - 1, -1, -1):
        there = s.assigned(1 - side, i)
        n = left if left < there else there
        s.name_victims(side, i, n)
        left -= n


def named_by(s: State, side: i64) -> i64:
    """How many victims a side has named so far."""
    return s.named(side, CONTROL) + s.named(side, CAPTURE) + s.named(side, ATTRITION)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NameVictims(Question):
    """The objectives of the Units that will die, one Unit at a time (CH-BATTLE-25)."""

    rule: ClassVar[str] = "CH-BATTLE-25"
    name: ClassVar[str] = "D-B-VICTIM"

    def __init__(self, below: Question, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def run(self, s: State) -> bool:
        if named_by(s, self.side) < victims(s, self.side):
            return False
        s.top = self.below
        return True

    def legal(self, s: State, out: Actions) -> None:
        i: i64
        for i in range(OBJECTIVES):
            if self.bar(s, VICTIM0 + i) == FREE:
                out.add(VICTIM0 + i)

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, VICTIM0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        objective = action - VICTIM0
        there = s.assigned(1 - self.side, objective)
        return FREE if there > s.named(self.side, objective) else NO_UNIT_THERE

    def apply(self, s: State, action: i64) -> None:
        s.name_victims(self.side, action - VICTIM0, 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fall(Step):
    """CH-BATTLE-24. All named Units die together; each kill scores."""

    rule: ClassVar[str] = "CH-BATTLE-24"

    def act(self, s: State) -> None:
        attack = fall(s, ATTACKER)
        defence = fall(s, DEFENDER)
        battle_events.attrition_resolved(s, attack, defence)
        place: i64
        for place in range(s.seats):  # points are booked in the order of the Initiative track
            if s.order[place] == s.fighter(ATTACKER):
                general.score(s, s.order[place], attack * s.tables.kill_vp, "CH-BATTLE-24", attack)
            elif s.order[place] == s.fighter(DEFENDER):
                points = defence * s.tables.kill_vp
                general.score(s, s.order[place], points, "CH-BATTLE-24", defence)
        below = self.below
        assert below is not None
        s.top = Shell(Shell(Salvage(Salvage(below, DEFENDER), ATTACKER), DEFENDER), ATTACKER)


def fall(s: State, side: i64) -> i64:
    """The Units a side has named die; how many."""
    n: i64 = 0
    i: i64
    for i in range(OBJECTIVES):
        named = s.named(side, i)
        if named > 0:
            effect_losses.kill_on_board(s, 1 - side, i, named, "CH-BATTLE-24")
            n += named
    s.fight[F_FALLEN + 1 - side] += n
    return n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Shell(Step):
    """CH-BATTLE-26. Tokens act after the simultaneous kills; the objective matters only if
    reversed.
    """

    rule: ClassVar[str] = "CH-BATTLE-26"
    name: ClassVar[str] = "D-B-ARTILLERY"

    def __init__(self, below: Question, side: i64) -> None:
        super().__init__(below, 0)
        self.side: Final = side

    def act(self, s: State) -> None:
        below = self.below
        assert below is not None
        army = s.fighter(self.side)
        seat = s.seat_of(army)
        s.top = below
        if (
            seat != NOBODY
            and roster.of(army).shells(s)
            and battle_board.on_board(s, 1 - self.side) > 0
        ):
            s.top = AimShell(below, seat, self.side)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AimShell(Question):
    """The objective on which the token kills (CH-STR-03)."""

    rule: ClassVar[str] = "CH-STR-03"
    name: ClassVar[str] = "D-B-ARTILLERY"

    def __init__(self, below: Question, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def legal(self, s: State, out: Actions) -> None:
        i: i64
        for i in range(OBJECTIVES):
            if self.bar(s, SHELL0 + i) == FREE:
                out.add(SHELL0 + i)
                if not s.is_reversed():
                    return

    def expected(self, s: State, out: Actions) -> None:
        if s.is_reversed():
            bits.offer(out, SHELL0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        return battle_board.bar_to_unit(s, 1 - self.side, action - SHELL0)

    def apply(self, s: State, action: i64) -> None:
        effect_losses.kill_on_board(s, 1 - self.side, action - SHELL0, 1, "CH-STR-03")
        s.fight[F_FALLEN + 1 - self.side] += 1
        general.score(s, s.fighter(self.side), s.tables.kill_vp, "CH-STR-03")
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Salvage(Step):
    """Killed Units that go to the HQ instead of the Reserve (CH-FX-09)."""

    rule: ClassVar[str] = "CH-FX-09"

    def __init__(self, below: Question, side: i64) -> None:
        super().__init__(below, NOBODY)
        self.side: Final = side

    def act(self, s: State) -> None:
        below = self.below
        assert below is not None
        s.top = below
        fallen = s.fight[F_FALLEN + self.side]
        most = s.fight[F_SALVAGE + self.side]
        seat = s.seat_of(s.fighter(self.side))
        if seat != NOBODY and fallen > 0 and most > 0:
            s.top = SalvageCount(below, seat, self.side, most if most < fallen else fallen)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SalvageCount(Question):
    """How many of the fallen are salvaged (CH-FX-09)."""

    rule: ClassVar[str] = "CH-FX-09"
    name: ClassVar[str] = "D-B-SALVAGE"

    def __init__(self, below: Question, seat: i64, side: i64, most: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.most: Final = most

    def legal(self, s: State, out: Actions) -> None:
        n: i64
        for n in range(self.most + 1):
            out.add(COUNT0 + n)

    def apply(self, s: State, action: i64) -> None:
        army = s.fighter(self.side)
        general.recruit(s, army, s.hq[army], action - COUNT0, "CH-FX-09")
        s.top = self.below
