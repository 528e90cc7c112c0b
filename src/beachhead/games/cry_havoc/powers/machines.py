"""Machines: five structures that move, shoot and turn into Units and back.

CH-STR-11 to 16, CH-SK-11 to 15.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.powers import choices, machine_markers
from beachhead.games.cry_havoc.powers.base import Power
from beachhead.games.cry_havoc.rules import bits, general, piles, skills
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    BUNKER,
    CARD_BITS,
    DECK0,
    DROP0,
    FIREWALL,
    FIREWALLED,
    MACHINES,
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
    STORED0,
    STRUCTURES,
    TERRAIN_KIND0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
class Machines(Power):
    """Seats, structures and skills of the Machines."""

    def may_use(self, s: State, skill: i64) -> bool:
        if skill == MOBILE_CITY:
            return machine_markers.any_movable(s)
        if skill == RECONFIGURE:
            return machine_markers.any_marker(s) or machine_markers.unit_regions(s) != 0
        if skill == OVERCLOCK:
            return machine_markers.any_marker(s)
        return firewall_targets(s) != 0

    def use(self, s: State, turn: Question, skill: i64) -> None:
        seat = s.seat_of(MACHINES)
        if skill == MOBILE_CITY:
            n = s.tables.skill_n[MOBILE_CITY]
            s.top = machine_markers.MoveCity(turn, seat, n, True)
        elif skill == RECONFIGURE:
            s.top = machine_markers.Reconfigure(turn, seat)
        elif skill == OVERCLOCK:
            s.top = machine_markers.PickMarker(turn, seat, OVERCLOCK)
        else:
            s.top = choices.SkillTarget(turn, seat, MACHINES, STRUCTURES + FIREWALL, NOWHERE)

    def targets(self, s: State, what: i64, here: i64) -> i64:
        if what == ORBITAL_SNIPER:
            return sniper_targets(s)
        if what == SHRED_DRONES:
            return drone_targets(s, here)
        return firewall_targets(s)

    def hits_battles(self, what: i64) -> bool:
        return what == STRUCTURES + FIREWALL

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
        if machine_markers.is_overclocked(s, structure, region):
            cost -= s.tables.skill_n[OVERCLOCK]
        return cost if cost > 0 else 0

    def activation_limit(self, s: State, structure: i64, region: i64) -> i64:
        """Overclock (CH-SK-13): this marker twice per action."""
        return (
            s.tables.skill_max[OVERCLOCK]
            if machine_markers.is_overclocked(s, structure, region)
            else 1
        )

    def offer_extra_cards(self, s: State, out: Actions) -> None:
        """CH-STR-16. Stored cards may be played in any own Battle of their terrain."""
        terrain = s.tables.terrain[s.battle_region()]
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

    def expect_extra_cards(self, s: State, out: Actions) -> None:
        piles.offer_kinds(s, out, STORED0 - TERRAIN_KIND0, MACHINES, s.matrix)

    def bar_to_card(self, s: State, kind: i64, played: i64) -> i64:
        """Firewall (CH-SK-14): one card, and no Terrain card."""
        if s.skill_place[FIREWALL] != s.battle_region():
            return FREE
        open_to = played < s.tables.skill_max[FIREWALL] and kind < TERRAIN_KIND0
        return FREE if open_to else FIREWALLED


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


# -- Matrix ----------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MatrixDeck(Question):
    """Matrix (CH-STR-15): the top card of a terrain deck is stored face down."""

    rule: ClassVar[str] = "CH-STR-15"
    name: ClassVar[str] = "D-MATRIX-DECK"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, DECK0, piles.terrain_decks(s))

    def expected(self, s: State, out: Actions) -> None:
        piles.expect_decks(out)

    def bar(self, s: State, action: i64) -> i64:
        return piles.bar_to_deck(s, action - DECK0)

    def apply(self, s: State, action: i64) -> None:
        bit = piles.take_terrain(s, action - DECK0)
        s.matrix |= bits.only(bit)
        kind = s.tables.kind_of[MACHINES * CARD_BITS + bit]
        map_events.card_stored(s, kind, action - DECK0)
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
    name: ClassVar[str] = "D-MATRIX-DROP"

    def legal(self, s: State, out: Actions) -> None:
        piles.offer_kinds(s, out, DROP0, MACHINES, s.matrix)

    def apply(self, s: State, action: i64) -> None:
        bit = piles.find(s, MACHINES, s.matrix, action - DROP0)
        s.shown &= ~(s.matrix & bits.deck(bit >> 3))
        s.matrix &= ~bits.only(bit)
        piles.put_below(s, bit)
        map_events.card_dropped(s, action - DROP0, bit >> 3)
        s.top = self.below
