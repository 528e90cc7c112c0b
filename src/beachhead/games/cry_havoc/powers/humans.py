"""Humans: claim Regions without entering them and hold them with emplacements.

CH-STR-01 to 06, CH-SK-01 to 05.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc import events, map_events
from beachhead.games.cry_havoc.powers import choices
from beachhead.games.cry_havoc.powers.base import Power
from beachhead.games.cry_havoc.rules import bits, general, movement, movement_end, piles, skills
from beachhead.games.cry_havoc.vocab import (
    AIRFIELD,
    ARTILLERY_BATTERY,
    CONTROL,
    DISCARD0,
    F_DEEDS,
    FORWARD_BASE,
    FROM0,
    HAND,
    HUMANS,
    LOOK0,
    NOWHERE,
    RECON_FORCES,
    SCOUTING,
    SEEK_AND_DESTROY,
    STOP,
    STRUCTURES,
    TO0,
    TOKENS,
    VETERAN_FORCES,
    WATCHTOWER,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
class Humans(Power):
    """Seats, structures and skills of the Humans."""

    def may_use(self, s: State, skill: i64) -> bool:
        if skill == VETERAN_FORCES:
            return piles.can_draw(s, HUMANS)
        if skill == RECON_FORCES:
            return unknown_regions(s) != 0 or movable(s) != 0
        return self.targets(s, STRUCTURES + skill, NOWHERE) != 0

    def use(self, s: State, turn: Question, skill: i64) -> None:
        seat = s.seat_of(HUMANS)
        if skill == VETERAN_FORCES:
            piles.draw(s, HUMANS, s.tables.skill_n[skill], "CH-SK-03")
            s.top = DiscardToDraw(turn, seat)
        elif skill == RECON_FORCES:
            s.top = Peek(turn, seat)
        else:
            s.top = choices.SkillTarget(turn, seat, HUMANS, STRUCTURES + skill, NOWHERE)

    def targets(self, s: State, what: i64, here: i64) -> i64:
        if what == AIRFIELD:
            return airfield_targets(s, here)
        if what == ARTILLERY_BATTERY:
            return artillery_targets(s, here)
        if what == WATCHTOWER:
            return watch_targets(s, here)
        if what == STRUCTURES + SCOUTING:
            return scouting_targets(s)
        if what == STRUCTURES + SEEK_AND_DESTROY:
            return seek_targets(s)
        return s.control[HUMANS] & s.plain()  # Forward Base

    def hits_battles(self, what: i64) -> bool:
        return what in (ARTILLERY_BATTERY, STRUCTURES + SEEK_AND_DESTROY)

    def hit(self, s: State, what: i64, here: i64, region: i64) -> None:
        if what in (AIRFIELD, STRUCTURES + SCOUTING):
            general.take_control(s, HUMANS, region)
        elif what == ARTILLERY_BATTERY:
            s.artillery |= 1 << region
            map_events.artillery_placed(s, region)
        elif what == WATCHTOWER:
            s.watch |= 1 << region
            map_events.watch_placed(s, region)
        else:
            skills.place_token(s, HUMANS, what - STRUCTURES, region)

    def may_activate(self, s: State, structure: i64, region: i64) -> bool:
        return self.targets(s, structure, region) != 0

    def activate(self, s: State, structure: i64, region: i64) -> None:
        s.top = choices.StructureTarget(s.top, s.seat_of(HUMANS), HUMANS, structure, region)

    def second_base(self, s: State) -> i64:
        """Forward Base (CH-SK-05): while the Humans control the Region and no Battle waits
        there.
        """
        region = s.skill_place[FORWARD_BASE]
        if region == NOWHERE or (s.control[HUMANS] >> region) & 1 == 0:
            return NOWHERE
        return NOWHERE if (movement.no_entry(s, HUMANS) >> region) & 1 != 0 else region

    def extra_strength(self, s: State, objective: i64) -> i64:
        """CH-STR-05. A Keep Watch token counts as one Human Unit for Region Control."""
        return (s.watch >> s.battle_region()) & 1 if objective == CONTROL else 0

    def shells(self, s: State) -> bool:
        """CH-STR-03, CH-STR-06. An Artillery token waits, occupying nothing, for a Battle with
        Humans.
        """
        return (s.artillery >> s.battle_region()) & 1 != 0

    def battle_over(self, s: State, side: i64) -> None:
        """Both tokens return to the stock; Seek and Destroy (CH-SK-02) pays."""
        region = s.battle_region()
        if (s.artillery >> region) & 1 != 0:
            s.artillery &= ~(1 << region)
            map_events.artillery_gone(s, region)
        if (s.watch >> region) & 1 != 0:
            s.watch &= ~(1 << region)
            map_events.watch_gone(s, region)
        if s.skill_place[SEEK_AND_DESTROY] == region and s.fight[F_DEEDS + side] > 0:
            general.score(s, HUMANS, s.tables.skill_vp[SEEK_AND_DESTROY], "CH-SK-02")


def airfield_targets(s: State, here: i64) -> i64:
    """Airfield (CH-STR-01): an unoccupied Region next door, also one of an opponent."""
    return s.tables.adjacent[here] & s.plain() & ~s.occupied() & ~s.control[HUMANS]


def artillery_targets(s: State, here: i64) -> i64:
    """Artillery Battery (CH-STR-02): here or next door, a Battle Region too, one token each."""
    if bits.count(s.artillery) >= s.tables.structure_tokens[ARTILLERY_BATTERY]:
        return 0
    return ((1 << here) | s.tables.adjacent[here]) & ~s.hq_mask() & ~s.artillery


def watch_targets(s: State, here: i64) -> i64:
    """Watchtower (CH-STR-04): here or in a controlled Region next door, one token each."""
    if bits.count(s.watch) >= s.tables.structure_tokens[WATCHTOWER]:
        return 0
    return ((1 << here) | s.tables.adjacent[here]) & s.control[HUMANS] & s.plain() & ~s.watch


def scouting_targets(s: State) -> i64:
    """Scouting (CH-SK-01): unoccupied, uncontrolled, adjacent to a controlled Region."""
    free = s.plain() & ~s.occupied() & ~s.controlled()
    return free & choices.near(s, s.control[HUMANS])


def seek_targets(s: State) -> i64:
    """Seek and Destroy (CH-SK-02): enemy Units in or next to a Region controlled or occupied."""
    held = s.control[HUMANS] | s.present[HUMANS]
    return s.enemies(HUMANS) & ~s.hq_mask() & (held | choices.near(s, held))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardToDraw(Question):
    """Veteran Forces (CH-SK-03): a card may be discarded for another one."""

    rule: ClassVar[str] = "CH-SK-03"
    name: ClassVar[str] = "D-SK-CARD"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        piles.offer_kinds(s, out, DISCARD0, HUMANS, s.piles[HAND + HUMANS])

    def apply(self, s: State, action: i64) -> None:
        if action != STOP:
            kind = action - DISCARD0
            piles.discard(s, HUMANS, HAND, piles.find(s, HUMANS, s.piles[HAND + HUMANS], kind))
            events.card_discarded(s, HUMANS, kind, "CH-SK-03")
            piles.draw(s, HUMANS, s.tables.skill_max[VETERAN_FORCES], "CH-SK-03")
        s.top = self.below


def unknown_regions(s: State) -> i64:
    """Regions with face-down tokens the Humans have not looked at."""
    mask: i64 = 0
    token: i64
    for token in range(TOKENS):
        if s.places[token] >= 0 and (s.seen >> token) & 1 == 0:
            mask |= 1 << s.places[token]
    return mask & s.plain()


def movable(s: State) -> i64:
    """Regions from which a Human Unit may go somewhere."""
    mask: i64 = 0
    region: i64 = 0
    present = s.present[HUMANS]
    while present != 0:
        if present & 1 != 0 and movement.bar_to_start(s, HUMANS, region) == FREE:
            mask |= 1 << region
        present >>= 1
        region += 1
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Peek(Question):
    """Recon Forces (CH-SK-04): look secretly at all face-down tokens of a Region."""

    rule: ClassVar[str] = "CH-SK-04"
    name: ClassVar[str] = "D-SK-PEEK"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        bits.offer(out, LOOK0, unknown_regions(s))

    def apply(self, s: State, action: i64) -> None:
        if action != STOP:
            region = action - LOOK0
            token: i64
            for token in range(TOKENS):
                if s.places[token] == region:
                    s.seen |= bits.only(token)
                    map_events.token_seen(s, region, token)
            s.reveals += 1
        s.top = ReconFrom(self.below, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ReconFrom(Question):
    """Recon Forces, second part: one Unit may take one step (CH-SK-04)."""

    rule: ClassVar[str] = "CH-SK-04"
    name: ClassVar[str] = "D-SK-SOURCE"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        out.add(STOP)
        bits.offer(out, FROM0, movable(s))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, FROM0, s.present[HUMANS])

    def bar(self, s: State, action: i64) -> i64:
        return movement.bar_to_start(s, HUMANS, action - FROM0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below if action == STOP else ReconTo(self.below, self.seat, action - FROM0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ReconTo(Question):
    """Where it goes; the end of the movement follows for that Region (CH-SK-04)."""

    rule: ClassVar[str] = "CH-SK-04"
    name: ClassVar[str] = "D-SK-REGION"

    def __init__(self, below: Question | None, seat: i64, source: i64) -> None:
        super().__init__(below, seat)
        self.source: Final = source

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, movement.destinations(s, HUMANS, self.source))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, TO0, s.tables.adjacent[self.source])

    def bar(self, s: State, action: i64) -> i64:
        return movement.bar_to_enter(s, HUMANS, self.source, action - TO0)

    def apply(self, s: State, action: i64) -> None:
        below = self.below
        assert below is not None
        region = action - TO0
        s.top = movement_end.EndMove(below, self.seat, HUMANS, 1 << region, False)
        movement.go(s, HUMANS, self.source, region, 1)
