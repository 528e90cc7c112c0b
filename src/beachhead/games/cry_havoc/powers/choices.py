"""Questions that structures and skills share: a target Region, a source, a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import bits, places
from beachhead.games.cry_havoc.vocab import BATTLE_REGION, COUNT0, NOT_HERE, NOWHERE, TARGET0

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def near(s: State, mask: i64) -> i64:
    """All Regions adjacent to one of a set, for an army without Tunnels."""
    adjacent = s.tables.adjacent
    found: i64 = 0
    region: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            found |= adjacent[region]
        mask >>= 1
        region += 1
    return found


def expect_targets(s: State, out: Actions, army: i64, here: i64) -> None:
    """Regions close by, and all with somebody in them or held by the player."""
    around = s.occupied() | s.control[army]
    if here != NOWHERE:
        around |= roster.of(army).reach(s, here) | (1 << here)
    bits.offer(out, TARGET0, around)


def bar_to_aim(s: State, army: i64, what: i64, here: i64, region: i64) -> i64:
    """What keeps a structure or skill from being aimed at a Region."""
    power = roster.of(army)
    barred = places.bar_to_choose(s, power.targets(s, what, here), region)
    return NOT_HERE if barred == BATTLE_REGION and power.hits_battles(what) else barred


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StructureTarget(Question):
    """The Region an activated marker is aimed at (CH-BUILD-07)."""

    rule: ClassVar[str] = "CH-BUILD-07"
    name: ClassVar[str] = "D-BUILD-TARGET"

    def __init__(self, below: Question | None, seat: i64, army: i64, what: i64, here: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.what: Final = what
        self.here: Final = here

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, roster.of(self.army).targets(s, self.what, self.here))

    def expected(self, s: State, out: Actions) -> None:
        expect_targets(s, out, self.army, self.here)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_aim(s, self.army, self.what, self.here, action - TARGET0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        roster.of(self.army).hit(s, self.what, self.here, action - TARGET0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SkillTarget(Question):
    """The Region a skill is aimed at (CH-SKILL-06)."""

    rule: ClassVar[str] = "CH-SKILL-06"
    name: ClassVar[str] = "D-SK-REGION"

    def __init__(self, below: Question | None, seat: i64, army: i64, what: i64, here: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.what: Final = what
        self.here: Final = here

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, roster.of(self.army).targets(s, self.what, self.here))

    def expected(self, s: State, out: Actions) -> None:
        expect_targets(s, out, self.army, self.here)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_aim(s, self.army, self.what, self.here, action - TARGET0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        roster.of(self.army).hit(s, self.what, self.here, action - TARGET0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HowMany(Question):
    """A number for a structure or a skill (CH-BUILD-07)."""

    rule: ClassVar[str] = "CH-BUILD-07"
    name: ClassVar[str] = "D-BUILD-COUNT"

    def __init__(
        self,
        below: Question | None,
        seat: i64,
        army: i64,
        what: i64,
        here: i64,
        least: i64,
        most: i64,
    ) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.what: Final = what
        self.here: Final = here
        self.least: Final = least
        self.most: Final = most

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        n: i64
        for n in range(self.least, self.most + 1):
            out.add(COUNT0 + n)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        roster.of(self.army).counted(s, self.what, self.here, action - COUNT0)
