"""Machines: five structures that move, shoot and turn into Units and back.

CH-STR-11 to 16, CH-SK-11 to 15.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.powers import choices
from beachhead.games.cry_havoc.powers.base import Power
from beachhead.games.cry_havoc.rules import bits, general, piles, skills
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    BUILD0,
    BUNKER,
    CARD_BITS,
    DECK0,
    DROP0,
    F_REGION,
    FIREWALL,
    MACHINES,
    MARKER0,
    MATRIX,
    MOBILE_CITY,
    NO_TERRAIN,
    NOWHERE,
    ORBITAL_SNIPER,
    OVERCLOCK,
    PRODUCTION_PLANT,
    RECONFIGURE,
    REGIONS,
    SALVAGE_PROTOCOL,
    SHRED_DRONES,
    STOP,
    STORED0,
    STRUCTURES,
    TARGET0,
    TERRAIN_KIND0,
    TO0,
    TO_MARKER,
    TO_UNITS,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
class Machines(Power):
    """Seats, structures and skills of the Machines."""

    def may_use(self, s: State, skill: i64) -> bool:
        if skill == MOBILE_CITY:
            return any_movable(s)
        if skill == RECONFIGURE:
            return any_marker(s) or unit_regions(s) != 0
        if skill == OVERCLOCK:
            return any_marker(s)
        return firewall_targets(s) != 0

    def use(self, s: State, turn: Question, skill: i64) -> None:
        seat = s.seat_of(MACHINES)
        if skill == MOBILE_CITY:
            n = s.tables.skill_n[MOBILE_CITY]
            s.top = MoveCity(turn, seat, n, True)
        elif skill == RECONFIGURE:
            s.top = Reconfigure(turn, seat)
        elif skill == OVERCLOCK:
            s.top = PickMarker(turn, seat, OVERCLOCK)
        else:
            s.top = choices.SkillTarget(turn, seat, MACHINES, STRUCTURES + FIREWALL, NOWHERE)

    def targets(self, s: State, what: i64, here: i64) -> i64:
        if what == ORBITAL_SNIPER:
            return sniper_targets(s)
        if what == SHRED_DRONES:
            return drone_targets(s, here)
        return firewall_targets(s)

    def hit(self, s: State, what: i64, here: i64, region: i64) -> None:
        if what == ORBITAL_SNIPER:
            shoot(s, region, s.tables.structure_n[ORBITAL_SNIPER], "CH-STR-11")
        elif what == SHRED_DRONES:
            most = s.units_at(s.enemy_in(MACHINES, region), region) - 1
            n = s.tables.structure_n[SHRED_DRONES]
            seat = s.seat_of(MACHINES)
            s.top = choices.HowMany(
                s.top, seat, MACHINES, SHRED_DRONES, region, 1, n if n < most else most
            )
        else:
            skills.place_token(s, MACHINES, FIREWALL, region)

    def counted(self, s: State, what: i64, here: i64, n: i64) -> None:
        if what == SHRED_DRONES:
            shoot(s, here, n, "CH-STR-12")
        else:
            general.recruit(s, MACHINES, here, n, "CH-SK-12")

    def may_activate(self, s: State, structure: i64, region: i64) -> bool:
        if structure in (ORBITAL_SNIPER, SHRED_DRONES):
            return self.targets(s, structure, region) != 0
        if structure == PRODUCTION_PLANT:
            return s.reserve[MACHINES] > 0
        if structure == BUNKER:
            # Bunker (CH-STR-14): only where the Machines defend.
            return s.reserve[MACHINES] > 0 and (
                s.marker[region] % ARMIES != MACHINES and (s.present[MACHINES] >> region) & 1 != 0
            )
        return piles.terrain_decks(s) != 0  # Matrix

    def activate(self, s: State, structure: i64, region: i64) -> None:
        seat = s.seat_of(MACHINES)
        if structure in (ORBITAL_SNIPER, SHRED_DRONES):
            s.top = choices.StructureTarget(s.top, seat, MACHINES, structure, region)
        elif structure == MATRIX:
            s.top = MatrixDeck(s.top, seat)
        else:
            n = s.tables.structure_n[structure]
            general.recruit(s, MACHINES, region, n, s.tables.structure_rules[structure])

    def activation_cost(self, s: State, structure: i64, region: i64) -> i64:
        cost = s.tables.activate_cost[structure]
        if is_overclocked(s, structure, region):
            cost -= s.tables.skill_n[OVERCLOCK]
        return cost if cost > 0 else 0

    def activation_limit(self, s: State, structure: i64, region: i64) -> i64:
        """Overclock (CH-SK-13): this marker twice per action."""
        return s.tables.skill_max[OVERCLOCK] if is_overclocked(s, structure, region) else 1

    def offer_extra_cards(self, s: State, out: Actions) -> None:
        """CH-STR-16. Stored cards may be played in any own Battle of their terrain."""
        terrain = s.tables.terrain[s.fight[F_REGION]]
        if terrain == NO_TERRAIN:
            return
        pile = s.matrix & bits.deck(terrain)
        piles.offer_kinds(s, out, STORED0 - TERRAIN_KIND0, MACHINES, pile)

    def play_extra_card(self, s: State, action: i64, kind: i64) -> None:
        """A stored card that was played goes to the bottom of its deck, seen by all."""
        bit = piles.find(s, MACHINES, s.matrix, kind)
        s.matrix &= ~bits.only(bit)
        s.shown |= bits.only(bit)
        piles.put_below(s, bit)

    def lets_play(self, s: State, kind: i64, played: i64) -> bool:
        """Firewall (CH-SK-14): one card, and no Terrain card."""
        if s.skill_place[FIREWALL] != s.fight[F_REGION]:
            return True
        return played < s.tables.skill_max[FIREWALL] and kind < TERRAIN_KIND0


def sniper_targets(s: State) -> i64:
    """Orbital Sniper (CH-STR-11): any Region in which an enemy army has a single Unit."""
    mask: i64 = 0
    army: i64
    region: i64
    for army in range(ARMIES):
        if army != MACHINES:
            for region in range(REGIONS):
                if s.units[army * REGIONS + region] == 1:
                    mask |= 1 << region
    return mask & s.plain()


def drone_targets(s: State, here: i64) -> i64:
    """Shred Drones (CH-STR-12): enemies next door, never the last Unit of an army."""
    mask: i64 = 0
    army: i64
    region: i64
    near = s.tables.adjacent[here] & s.plain()
    for army in range(ARMIES):
        if army != MACHINES and s.present[army] & near != 0:
            for region in range(REGIONS):
                if s.units[army * REGIONS + region] > 1:
                    mask |= 1 << region
    return mask & near


def shoot(s: State, region: i64, n: i64, rule: str) -> None:
    """CH-STR-20. Kills by structures; only Salvage Protocol (CH-SK-15) scores them, twice a
    Round.
    """
    general.kill(s, s.enemy_in(MACHINES, region), region, n, rule)
    if skills.has(s, SALVAGE_PROTOCOL):
        points = n * s.tables.skill_vp[SALVAGE_PROTOCOL]
        left = s.tables.skill_max[SALVAGE_PROTOCOL] - s.salvaged
        points = min(points, left)
        s.salvaged += points
        general.score(s, MACHINES, points, "CH-SK-15")


def firewall_targets(s: State) -> i64:
    """Firewall (CH-SK-14): a controlled Region, or a Battle Region with own Units."""
    return (s.control[MACHINES] & s.plain()) | (s.battles & s.present[MACHINES])


def is_overclocked(s: State, structure: i64, region: i64) -> bool:
    return s.skill_place[OVERCLOCK] == region and s.overclocked == structure


# -- Matrix ----------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MatrixDeck(Question):
    """Matrix (CH-STR-15): the top card of a terrain deck is stored face down."""

    rule: ClassVar[str] = "CH-STR-15"
    name: ClassVar[str] = "DP-MATRIX-DECK"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, DECK0, piles.terrain_decks(s))

    def apply(self, s: State, action: i64) -> None:
        bit = piles.take_terrain(s, action - DECK0)
        s.matrix |= bits.only(bit)
        kind = s.tables.kind_of[MACHINES * CARD_BITS + bit]
        events.card_stored(s, kind, action - DECK0)
        s.top = self.below
        if bits.count(s.matrix) > s.tables.structure_max[MATRIX]:
            s.top = MatrixDrop(self.below, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MatrixDrop(Question):
    """Of four stored cards one goes to the bottom of its deck; the others learn only its terrain
    (CH-STR-15).
    """

    rule: ClassVar[str] = "CH-STR-15"
    name: ClassVar[str] = "DP-MATRIX-DROP"

    def legal(self, s: State, out: Actions) -> None:
        piles.offer_kinds(s, out, DROP0, MACHINES, s.matrix)

    def apply(self, s: State, action: i64) -> None:
        bit = piles.find(s, MACHINES, s.matrix, action - DROP0)
        s.shown &= ~(s.matrix & bits.deck(bit >> 3))
        s.matrix &= ~bits.only(bit)
        piles.put_below(s, bit)
        events.card_dropped(s, action - DROP0, bit >> 3)
        s.top = self.below


# -- markers that move and change ------------------------------------------------------------------


def movable_to(s: State, structure: i64, region: i64) -> i64:
    """Mobile City (CH-SK-11): adjacent controlled Regions without a marker of this type."""
    free = s.control[MACHINES] & s.plain() & ~s.markers[structure]
    return s.tables.adjacent[region] & free


def offer_markers(s: State, out: Actions, must_move: bool) -> None:
    """Own markers in controlled Regions, no Battle Region."""
    t = s.tables
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        mask = s.markers[structure] & s.control[MACHINES] & s.plain()
        region: i64 = 0
        while mask != 0:
            if mask & 1 != 0 and (not must_move or movable_to(s, structure, region) != 0):
                out.add(MARKER0 + structure * REGIONS + region)
            mask >>= 1
            region += 1


def any_marker(s: State) -> bool:
    t = s.tables
    held = s.control[MACHINES] & s.plain()
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        if s.markers[structure] & held != 0:
            return True
    return False


def any_movable(s: State) -> bool:
    t = s.tables
    held = s.control[MACHINES] & s.plain()
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        there = s.markers[structure] & held
        if there != 0 and choices.near(s, there) & held & ~s.markers[structure] != 0:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveCity(Question):
    """Mobile City (CH-SK-11): which marker moves; the same may move twice."""

    rule: ClassVar[str] = "CH-SK-11"
    name: ClassVar[str] = "DP-SK-STRUCT"

    def __init__(self, below: Question | None, seat: i64, left: i64, first: bool) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.first: Final = first

    def run(self, s: State) -> bool:
        if self.left > 0:
            return False
        s.top = self.below
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        if not self.first:
            out.add(STOP)
        offer_markers(s, out, True)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        at = action - MARKER0
        after = MoveCity(self.below, self.seat, self.left - 1, False)
        s.top = MarkerTo(after, self.seat, at // REGIONS, at % REGIONS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerTo(Question):
    """The Region a marker moves to; an Overclock token on it goes along (CH-SK-11)."""

    rule: ClassVar[str] = "CH-SK-11"
    name: ClassVar[str] = "DP-SK-REGION"

    def __init__(self, below: Question, seat: i64, structure: i64, source: i64) -> None:
        super().__init__(below, seat)
        self.structure: Final = structure
        self.source: Final = source

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, movable_to(s, self.structure, self.source))

    def apply(self, s: State, action: i64) -> None:
        region = action - TO0
        if is_overclocked(s, self.structure, self.source):
            s.skill_place[OVERCLOCK] = region
        s.markers[self.structure] &= ~(1 << self.source)
        s.markers[self.structure] |= 1 << region
        events.structure_moved(s, self.structure, self.source, region)
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PickMarker(Question):
    """The marker for an Overclock token (CH-SK-13), or the one Reconfigure (CH-SK-12) takes
    away.
    """

    rule: ClassVar[str] = "CH-SK-13"
    name: ClassVar[str] = "DP-SK-STRUCT"

    def __init__(self, below: Question | None, seat: i64, skill: i64) -> None:
        super().__init__(below, seat)
        self.skill: Final = skill

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        offer_markers(s, out, False)

    def apply(self, s: State, action: i64) -> None:
        at = action - MARKER0
        structure = at // REGIONS
        region = at % REGIONS
        s.top = self.below
        if self.skill == OVERCLOCK:
            s.overclocked = structure
            skills.place_token(s, MACHINES, OVERCLOCK, region)
            return
        if is_overclocked(s, structure, region):
            s.skill_place[OVERCLOCK] = NOWHERE
        s.markers[structure] &= ~(1 << region)
        events.structure_returned(s, structure, region)
        n = s.tables.skill_n[RECONFIGURE]
        most = n if n < s.reserve[MACHINES] else s.reserve[MACHINES]
        s.top = choices.HowMany(
            s.top, self.seat, MACHINES, STRUCTURES + RECONFIGURE, region, 0, most
        )


def unit_regions(s: State) -> i64:
    """Reconfigure (CH-SK-12), second half: two Units in a controlled Region, and a type not there
    yet.
    """
    mask: i64 = 0
    held = s.control[MACHINES] & s.plain()
    region: i64
    for region in range(REGIONS):
        if (held >> region) & 1 != 0 and s.units_at(MACHINES, region) >= 2:
            if free_types(s, region) != 0:
                mask |= 1 << region
    return mask


def free_types(s: State, region: i64) -> i64:
    """Mask of the structures that are in stock and not in a Region."""
    t = s.tables
    mask: i64 = 0
    structure: i64
    for structure in range(t.first_structure[MACHINES], t.first_structure[MACHINES + 1]):
        markers = s.markers[structure]
        if (markers >> region) & 1 == 0 and bits.count(markers) < t.marker_count[structure]:
            mask |= 1 << structure
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reconfigure(Question):
    """Reconfigure (CH-SK-12): a marker becomes Units, or two Units become a marker."""

    rule: ClassVar[str] = "CH-SK-12"
    name: ClassVar[str] = "DP-SK-COUNT"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        if any_marker(s):
            out.add(TO_UNITS)
        if unit_regions(s) != 0:
            out.add(TO_MARKER)

    def apply(self, s: State, action: i64) -> None:
        if action == TO_UNITS:
            s.top = PickMarker(self.below, self.seat, RECONFIGURE)
        else:
            s.top = UnitsToMarker(self.below, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UnitsToMarker(Question):
    """The Region whose two Units become a marker (CH-SK-12)."""

    rule: ClassVar[str] = "CH-SK-12"
    name: ClassVar[str] = "DP-SK-REGION"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, unit_regions(s))

    def apply(self, s: State, action: i64) -> None:
        s.top = NewMarker(self.below, self.seat, action - TARGET0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NewMarker(Question):
    """Its type; it costs nothing else (CH-SK-12)."""

    rule: ClassVar[str] = "CH-SK-12"
    name: ClassVar[str] = "DP-SK-STRUCT"

    def __init__(self, below: Question | None, seat: i64, region: i64) -> None:
        super().__init__(below, seat)
        self.region: Final = region

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, BUILD0, free_types(s, self.region))

    def apply(self, s: State, action: i64) -> None:
        general.kill(s, MACHINES, self.region, 2, "CH-SK-12")
        s.markers[action - BUILD0] |= 1 << self.region
        events.structure_built(s, MACHINES, action - BUILD0, self.region)
        s.top = self.below
