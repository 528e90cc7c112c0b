"""Pilgrims: harvest Crystals into a stock, turn them into points and powers, teleport. CH-STR-07 to
10, CH-SK-06 to 10.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.powers import choices
from beachhead.games.cry_havoc.powers.base import Power
from beachhead.games.cry_havoc.rules import (
    bits,
    general,
    movement,
    movement_end,
    piles,
    skills,
)
from beachhead.games.cry_havoc.vocab import (
    ATTUNEMENT,
    BATTLE_REGION,
    CRYSTAL_INSIGHT,
    F_LOSSES,
    FROM0,
    HARVESTER,
    MARTYRS_LIGHT,
    NOWHERE,
    PILGRIMS,
    POWER_SPHERE,
    PUT_CRYSTAL,
    REGIONS,
    STASIS_FIELD,
    STOPPED,
    STRUCTURES,
    TAKE_CRYSTAL,
    TARGET0,
    TELEPORT,
    TEMPLE,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State

TELEPORT_WHAT: Final = STRUCTURES + TELEPORT
STASIS_WHAT: Final = STRUCTURES + STASIS_FIELD
TAKE_WHAT: Final = STRUCTURES + ATTUNEMENT
PUT_WHAT: Final = -1  # the other half of Attunement


@final
class Pilgrims(Power):
    """Seats, structures and skills of the Pilgrims."""

    def has_stock(self) -> bool:
        """CH-STR-10. The stock is open, unlimited, and scores nothing by itself."""
        return True

    def may_use(self, s: State, skill: i64) -> bool:
        if skill == TELEPORT:
            return teleport_sources(s) != 0
        if skill == ATTUNEMENT:
            return (
                self.targets(s, TAKE_WHAT, NOWHERE) != 0 or self.targets(s, PUT_WHAT, NOWHERE) != 0
            )
        if skill == STASIS_FIELD:
            return self.targets(s, STASIS_WHAT, NOWHERE) != 0
        return piles.can_draw(s, PILGRIMS)  # Crystal Insight

    def use(self, s: State, turn: Question, skill: i64) -> None:
        seat = s.seat_of(PILGRIMS)
        if skill == TELEPORT:
            s.top = TeleportFrom(turn, seat)
        elif skill == ATTUNEMENT:
            s.top = Attune(turn, seat)
        elif skill == STASIS_FIELD:
            s.top = choices.SkillTarget(turn, seat, PILGRIMS, STASIS_WHAT, NOWHERE)
        elif skill == CRYSTAL_INSIGHT:
            pay(s, s.tables.skill_pay[skill])
            piles.draw(s, PILGRIMS, s.tables.skill_n[skill], "CH-SK-09")

    def targets(self, s: State, what: i64, here: i64) -> i64:
        mine = s.control[PILGRIMS] & s.plain()
        if what == PUT_WHAT:
            return mine if s.stock > 0 else 0
        if what == TAKE_WHAT:
            return mine & with_crystals(s)
        return mine  # Stasis Field

    def hit(self, s: State, what: i64, here: i64, region: i64) -> None:
        if what == STASIS_WHAT:
            pay(s, s.tables.skill_pay[STASIS_FIELD])
            skills.place_token(s, PILGRIMS, STASIS_FIELD, region)
        elif what == TAKE_WHAT:
            harvest(s, region, s.tables.skill_n[ATTUNEMENT])
        else:
            pay(s, s.tables.skill_n[ATTUNEMENT])
            general.add_crystals(s, region, s.tables.skill_n[ATTUNEMENT])

    def may_activate(self, s: State, structure: i64, region: i64) -> bool:
        if structure == HARVESTER:
            return s.crystals[region] > 0
        if structure == POWER_SPHERE:
            return s.reserve[PILGRIMS] > 0
        return s.stock > 0  # Temple

    def activate(self, s: State, structure: i64, region: i64) -> None:
        t = s.tables
        if structure == HARVESTER:
            harvest(s, region, t.structure_n[HARVESTER])
            return
        if structure == POWER_SPHERE:
            paid = s.stock >= t.structure_pay[POWER_SPHERE]
            most = t.structure_paid_n[POWER_SPHERE] if paid else t.structure_n[POWER_SPHERE]
            most = min(most, s.reserve[PILGRIMS])
        else:
            most = t.structure_max[TEMPLE]
            most = min(most, s.stock)
        seat = s.seat_of(PILGRIMS)
        s.top = choices.HowMany(s.top, seat, PILGRIMS, structure, region, 1, most)

    def counted(self, s: State, what: i64, here: i64, n: i64) -> None:
        t = s.tables
        if what == POWER_SPHERE:
            # Power Sphere (CH-STR-08): beyond the first number a Crystal is paid.
            if n > t.structure_n[POWER_SPHERE]:
                pay(s, t.structure_pay[POWER_SPHERE])
            general.recruit(s, PILGRIMS, here, n, "CH-STR-08")
        elif what == TEMPLE:
            # Temple (CH-STR-09): Crystals become points.
            pay(s, n)
            general.score(s, PILGRIMS, n * t.structure_vp[TEMPLE], "CH-STR-09", n)
        else:
            s.top = TeleportTo(s.top, s.seat_of(PILGRIMS), here, n)

    def closes(self, s: State) -> i64:
        """Stasis Field (CH-SK-08): no enemy Unit enters by any means."""
        region = s.skill_place[STASIS_FIELD]
        return 0 if region == NOWHERE else 1 << region

    def battle_over(self, s: State, side: i64) -> None:
        """Martyrs' Light (CH-SK-10): Crystals for Units killed or captured, at most two per
        Battle.
        """
        if skills.has(s, MARTYRS_LIGHT):
            lost = s.fight[F_LOSSES + side] * s.tables.skill_n[MARTYRS_LIGHT]
            most = s.tables.skill_max[MARTYRS_LIGHT]
            add_stock(s, lost if lost < most else most)


def pay(s: State, n: i64) -> None:
    add_stock(s, -n)


def add_stock(s: State, n: i64) -> None:
    if n != 0:
        s.stock += n
        map_events.stock_changed(s, n)


def harvest(s: State, region: i64, n: i64) -> None:
    """Harvester (CH-STR-07), Attunement (CH-SK-07): Crystals of a Region go to the stock."""
    taken = n if n < s.crystals[region] else s.crystals[region]
    general.add_crystals(s, region, -taken)
    add_stock(s, taken)


def with_crystals(s: State) -> i64:
    mask: i64 = 0
    region: i64
    for region in range(REGIONS):
        if s.crystals[region] > 0:
            mask |= 1 << region
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attune(Question):
    """Attunement (CH-SK-07): take a Crystal from a controlled Region, or put one there."""

    rule: ClassVar[str] = "CH-SK-07"
    name: ClassVar[str] = "D-SK-COUNT"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        mine = s.control[PILGRIMS] & s.plain()
        if mine & with_crystals(s) != 0:
            out.add(TAKE_CRYSTAL)
        if mine != 0 and s.stock > 0:
            out.add(PUT_CRYSTAL)

    def apply(self, s: State, action: i64) -> None:
        what = TAKE_WHAT if action == TAKE_CRYSTAL else PUT_WHAT
        s.top = choices.SkillTarget(self.below, self.seat, PILGRIMS, what, NOWHERE)


def teleport_sources(s: State) -> i64:
    mask: i64 = 0
    region: i64
    for region in range(REGIONS):
        if bar_to_teleport(s, region) == FREE:
            mask |= 1 << region
    return mask


def bar_to_teleport(s: State, region: i64) -> i64:
    """Units leave no Battle Region, and those that had to stop stay."""
    if (s.battles >> region) & 1 != 0:
        return BATTLE_REGION
    return FREE if movement.free_units(s, PILGRIMS, region) > 0 else STOPPED


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TeleportFrom(Question):
    """Teleport (CH-SK-06): from one Region or the HQ, then how many, then where to."""

    rule: ClassVar[str] = "CH-SK-06"
    name: ClassVar[str] = "D-SK-SOURCE"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, teleport_sources(s))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, s.present[PILGRIMS])

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_teleport(s, action - FROM0)

    def apply(self, s: State, action: i64) -> None:
        region = action - FROM0
        extra = s.tables.skill_max[TELEPORT]
        most = s.tables.skill_n[TELEPORT] + (extra if extra < s.stock else s.stock)
        free = movement.free_units(s, PILGRIMS, region)
        s.top = choices.HowMany(
            self.below, self.seat, PILGRIMS, TELEPORT_WHAT, region, 1, most if most < free else free
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TeleportTo(Question):
    """Any Region without a Battle that is no enemy HQ; it may start a Battle (CH-SK-06)."""

    rule: ClassVar[str] = "CH-SK-06"
    name: ClassVar[str] = "D-SK-REGION"

    def __init__(self, below: Question | None, seat: i64, source: i64, n: i64) -> None:
        super().__init__(below, seat)
        self.source: Final = source
        self.n: Final = n

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        mask = s.tables.regions & ~movement.no_entry(s, PILGRIMS) & ~(1 << self.source)
        bits.offer(out, TARGET0, mask)

    def apply(self, s: State, action: i64) -> None:
        below = self.below
        assert below is not None
        region = action - TARGET0
        paid = self.n - s.tables.skill_n[TELEPORT]
        if paid > 0:
            pay(s, paid)
        s.top = movement_end.EndMove(below, self.seat, PILGRIMS, 1 << region, False)
        movement.go(s, PILGRIMS, self.source, region, self.n)
