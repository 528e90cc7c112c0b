"""Chapter 9 and the Trogs' own pieces: Tunnels, War Parties, ambushes. CH-TROG, CH-STR-17 to 19,
CH-SK-16 to 20, 22.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.powers import choices
from beachhead.games.cry_havoc.powers.base import Power
from beachhead.games.cry_havoc.rules import (
    battle_regions,
    bits,
    general,
    movement,
    movement_end,
    piles,
    places,
    skills,
    trog_tokens,
)
from beachhead.games.cry_havoc.vocab import (
    ADVANTAGE0,
    AMBUSH,
    BLOOD_FRENZY,
    FROM0,
    GATHER_THE_TRIBE,
    HAND,
    IN0,
    NO_TERRAIN,
    NOBODY,
    NOWHERE,
    OUT0,
    REGIONS,
    STALKING_HORDE,
    STOP,
    STRUCTURES,
    TERRAIN_ADVANTAGE,
    TERRAIN_KIND0,
    TERRAIN_MASK,
    TO0,
    TRAP,
    TROGS,
    TUNNEL,
    WAR0,
    WAR_DRUM,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
class Trogs(Power):
    """CH-TROG-01. Seats, structures and skills of a Trog player; neutral Trogs have none of
    them.
    """

    def may_use(self, s: State, skill: i64) -> bool:
        if skill == BLOOD_FRENZY:
            return self.targets(s, STRUCTURES + skill, NOWHERE) != 0
        sources = s.present[TROGS] & ~s.battles
        if sources == 0:
            return False
        if skill == GATHER_THE_TRIBE:
            return gather_sources(s) != 0
        if skill == STALKING_HORDE:
            return horde_sources(s) != 0
        return self.targets(s, STRUCTURES + skill, NOWHERE) != 0

    def use(self, s: State, turn: Question, skill: i64) -> None:
        seat = s.seat_of(TROGS)
        if skill == BLOOD_FRENZY:
            s.top = choices.SkillTarget(turn, seat, TROGS, STRUCTURES + skill, NOWHERE)
        else:
            s.top = GiveUpUnit(turn, seat, skill)

    def targets(self, s: State, what: i64, here: i64) -> i64:
        if what == WAR_DRUM:
            # War Drum (CH-STR-19): here or next door, enemy Units may be there.
            return ((1 << here) | self.reach(s, here)) & s.plain()
        if what == STRUCTURES + AMBUSH:
            return s.war_tokens & s.plain() & ~movement.no_entry(s, TROGS)
        if what == STRUCTURES + GATHER_THE_TRIBE:
            return ((1 << here) | self.reach(s, here)) & s.plain()
        return s.present[TROGS] & ~s.hq_mask()  # Blood Frenzy

    def hits_battles(self, what: i64) -> bool:
        return what == STRUCTURES + BLOOD_FRENZY

    def hit(self, s: State, what: i64, here: i64, region: i64) -> None:
        if what == STRUCTURES + AMBUSH:
            ambush(s, region)
        elif what == STRUCTURES + BLOOD_FRENZY:
            skills.place_token(s, TROGS, BLOOD_FRENZY, region)
        else:
            trog_tokens.place_random(s, WAR0, region)

    def may_activate(self, s: State, structure: i64, region: i64) -> bool:
        if structure == TUNNEL:
            return tunnel_out(s, region) != 0 or tunnel_in(s, region) != 0
        if structure == TRAP:
            return (s.enemies(TROGS) >> region) & 1 != 0
        return trog_tokens.are_left(s, WAR0) and self.targets(s, WAR_DRUM, region) != 0

    def activate(self, s: State, structure: i64, region: i64) -> None:
        seat = s.seat_of(TROGS)
        if structure == TRAP:
            spring_trap(s, region)
        elif structure == WAR_DRUM:
            s.top = choices.StructureTarget(s.top, seat, TROGS, WAR_DRUM, region)
        else:
            n = s.tables.structure_n[TUNNEL]
            s.top = TunnelMove(s.top, seat, region, n, 0)

    def open_tunnels(self, s: State) -> i64:
        """CH-TROG-04, CH-TROG-11. Tunnels the Trogs control or nobody does, judged now; the HQ is
        one.
        """
        return s.markers[TUNNEL] & (s.control[TROGS] | ~s.controlled())

    def reach(self, s: State, region: i64) -> i64:
        """Borders and, from an open Tunnel, all other open Tunnels."""
        tunnels = self.open_tunnels(s)
        near = s.tables.adjacent[region]
        if (tunnels >> region) & 1 != 0:
            near |= tunnels
        return near & ~(1 << region)

    def near(self, s: State, region: i64) -> i64:
        """Borders and, from a Tunnel, all others, closed ones too."""
        near = s.tables.adjacent[region]
        if (s.markers[TUNNEL] >> region) & 1 != 0:
            near |= s.markers[TUNNEL]
        return near & ~(1 << region)

    def enters_tokens(self, s: State, region: i64) -> bool:
        """CH-TROG-02, CH-TROG-08, CH-TROG-10, CH-TROG-12. All tokens are revealed at once and stop
        nobody.

        Where enemies stand, the new Units are stopped like the one that entered.
        """
        placed = trog_tokens.reveal(s, region)
        if (s.enemies(TROGS) >> region) & 1 != 0:
            s.stopped[TROGS * REGIONS + region] += placed
        return True

    def skips_tokens(self) -> bool:
        """CH-TROG-03. No second step after a movement, and no Unit lost to an empty Reserve."""
        return True

    def extra_kills(self, s: State) -> i64:
        """Blood Frenzy (CH-SK-20): one more kill in a Battle at the token."""
        there = s.skill_place[BLOOD_FRENZY] == s.battle_region()
        return s.tables.skill_n[BLOOD_FRENZY] if there else 0

    def offer_extra_cards(self, s: State, out: Actions) -> None:
        """Terrain Advantage (CH-SK-19): a Terrain card although its terrain does not match."""
        if not skills.is_ready(s, TERRAIN_ADVANTAGE):
            return
        terrain = s.tables.terrain[s.battle_region()]
        pile = s.piles[HAND + TROGS] & TERRAIN_MASK
        if terrain != NO_TERRAIN:
            pile &= ~bits.deck(terrain)
        piles.offer_kinds(s, out, ADVANTAGE0 - TERRAIN_KIND0, TROGS, pile)

    def play_extra_card(self, s: State, action: i64, kind: i64) -> None:
        skills.exhaust(s, TERRAIN_ADVANTAGE)
        events.skill_used(s, TROGS, TERRAIN_ADVANTAGE)
        piles.lay(s, TROGS, kind)


def ambush(s: State, region: i64) -> None:
    """Ambush (CH-SK-16): the War Parties of a Region come out, the Trogs attacking or taking it."""
    placed = trog_tokens.reveal(s, region)
    if placed == 0:
        return
    if s.enemy_in(TROGS, region) != NOBODY:
        s.stopped[TROGS * REGIONS + region] += placed
        battle_regions.place_marker(s, TROGS, region)
    else:
        general.take_control(s, TROGS, region)


def spring_trap(s: State, region: i64) -> None:
    """Trap (CH-STR-18): an enemy Unit in this Battle Region dies, the marker goes back."""
    enemy = s.enemy_in(TROGS, region)
    general.kill(s, enemy, region, s.tables.structure_n[TRAP], "CH-STR-18")
    s.markers[TRAP] &= ~(1 << region)
    battle_regions.check_deserted(s, region)


# -- giving up a Unit ------------------------------------------------------------------------------


def gather_sources(s: State) -> i64:
    """Regions and the HQ, no Battle Region, from which Gather the Tribe has a Region for its
    token.
    """
    if not trog_tokens.are_left(s, WAR0):
        return 0
    mask: i64 = 0
    trogs = Trogs()
    region: i64
    for region in range(REGIONS):
        if ((s.present[TROGS] & ~s.battles) >> region) & 1 != 0:
            if trogs.targets(s, STRUCTURES + GATHER_THE_TRIBE, region) != 0:
                mask |= 1 << region
    return mask


def horde_sources(s: State) -> i64:
    """CH-SK-22. Regions whose War Parties could move; a token is chosen by its place, never by its
    face.
    """
    mask: i64 = 0
    trogs = Trogs()
    region: i64
    for region in range(REGIONS):
        if ((s.war_tokens & s.plain()) >> region) & 1 != 0 and trogs.reach(
            s, region
        ) & s.plain() != 0:
            mask |= 1 << region
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GiveUpUnit(Question):
    """Ambush (CH-SK-16), Gather the Tribe, Stalking Horde: first a Unit goes to the Reserve."""

    rule: ClassVar[str] = "CH-SK-16"
    name: ClassVar[str] = "D-SK-SOURCE"

    def __init__(self, below: Question | None, seat: i64, skill: i64) -> None:
        super().__init__(below, seat)
        self.skill: Final = skill

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, self.sources(s))

    def sources(self, s: State) -> i64:
        if self.skill == GATHER_THE_TRIBE:
            return gather_sources(s)
        return s.present[TROGS] & ~s.battles

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, s.present[TROGS])

    def bar(self, s: State, action: i64) -> i64:
        return places.bar_to_take(s, self.sources(s), action - FROM0)

    def apply(self, s: State, action: i64) -> None:
        region = action - FROM0
        general.kill(s, TROGS, region, 1, s.tables.skill_rules[self.skill])
        if self.skill == STALKING_HORDE:
            n = s.tables.skill_n[STALKING_HORDE]
            s.top = HordeFrom(self.below, self.seat, n, 0)
        else:
            what = STRUCTURES + self.skill
            s.top = choices.SkillTarget(self.below, self.seat, TROGS, what, region)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HordeFrom(Question):
    """Stalking Horde (CH-SK-18): up to two War Parties move, nothing is revealed.

    Where one has come to, none leaves: face down they cannot be told apart, and none moves twice.
    """

    rule: ClassVar[str] = "CH-SK-18"
    name: ClassVar[str] = "D-SK-SOURCE"

    def __init__(self, below: Question | None, seat: i64, left: i64, entered: i64) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.entered: Final = entered  # Regions entered so far

    def run(self, s: State) -> bool:
        if self.left > 0:
            return False
        s.top = self.below
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        if self.entered != 0:
            out.add(STOP)
        bits.offer(out, FROM0, self.sources(s))

    def sources(self, s: State) -> i64:
        return horde_sources(s) & ~self.entered

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, s.present[TROGS] | s.war_tokens)

    def bar(self, s: State, action: i64) -> i64:
        return places.bar_to_choose(s, self.sources(s), action - FROM0)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
            return
        s.top = HordeTo(self, self.seat, action - FROM0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HordeTo(Question):
    """The adjacent Region a War Party goes to; enemy Units may be there (CH-SK-18)."""

    rule: ClassVar[str] = "CH-SK-18"
    name: ClassVar[str] = "D-SK-REGION"

    def __init__(self, below: HordeFrom, seat: i64, source: i64) -> None:
        super().__init__(below, seat)
        self.source: Final = source

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, Trogs().reach(s, self.source) & s.plain())

    def apply(self, s: State, action: i64) -> None:
        trog_tokens.shift_war_party(s, self.source, action - TO0)
        before = self.below
        assert isinstance(before, HordeFrom)
        entered = before.entered | (1 << (action - TO0))
        s.top = HordeFrom(before.below, self.seat, before.left - 1, entered)


# -- Tunnels ---------------------------------------------------------------------------------------


def tunnel_out(s: State, here: i64) -> i64:
    """Open Tunnel Regions a Unit may go to from here; nobody leaves a Battle Region."""
    if (s.battles >> here) & 1 != 0 or movement.bar_to_leave(s, TROGS, here) != FREE:
        return 0
    others = Trogs().open_tunnels(s) & ~(1 << here)
    return others & ~movement.no_entry(s, TROGS)


def tunnel_in(s: State, here: i64) -> i64:
    """Open Tunnel Regions from which a Unit may come here; nobody leaves or enters a Battle
    Region.
    """
    if (movement.no_entry(s, TROGS) >> here) & 1 != 0:
        return 0
    mask: i64 = 0
    others = Trogs().open_tunnels(s) & s.present[TROGS] & ~s.battles & ~(1 << here)
    region: i64 = 0
    while others != 0:
        if others & 1 != 0 and movement.bar_to_leave(s, TROGS, region) == FREE:
            mask |= 1 << region
        others >>= 1
        region += 1
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TunnelMove(Question):
    """Tunnel (CH-STR-17): up to two Units from here to another open Tunnel or the other way."""

    rule: ClassVar[str] = "CH-STR-17"
    name: ClassVar[str] = "D-BUILD-TUNNEL"

    def __init__(
        self, below: Question | None, seat: i64, here: i64, left: i64, entered: i64
    ) -> None:
        super().__init__(below, seat)
        self.here: Final = here
        self.left: Final = left
        self.entered: Final = entered  # Regions entered so far

    def run(self, s: State) -> bool:
        if self.left > 0:
            return False
        self.finish(s)
        return True

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        if self.entered != 0:
            out.add(STOP)
        bits.offer(out, OUT0, tunnel_out(s, self.here))
        bits.offer(out, IN0, tunnel_in(s, self.here))

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            self.finish(s)
            return
        if action < IN0:
            source = self.here
            target = action - OUT0
        else:
            source = action - IN0
            target = self.here
        entered = self.entered | (1 << target)
        s.top = TunnelMove(self.below, self.seat, self.here, self.left - 1, entered)
        movement.go(s, TROGS, source, target, 1)

    def finish(self, s: State) -> None:
        below = self.below
        assert below is not None
        s.top = movement_end.EndMove(below, self.seat, TROGS, self.entered, False)
