"""Chapter 8, movement and blocking: WW-MOVE."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import martian_damage
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    ARMY,
    BALLOONS_HERE,
    BLOCKED,
    FROM0,
    FROM_FRESH0,
    FROM_SPENT0,
    LAND_ONLY,
    MOVED_ALREADY,
    NAVY,
    NERVE,
    NERVE_HOLDS,
    NOT_BACK,
    NOWHERE_TO_GO,
    RESERVE,
    SEA_ONLY,
    SOUND,
    SOUND_AROUND,
    SOUND_HERE,
    STOP,
    TO0,
    TRIPOD,
    UFO,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


# -- units -------------------------------------------------------------------------------------


def bar_to_enter(s: State, kind: i64, area: i64) -> i64:
    """WW-MOVE-01, WW-MOVE-02, WW-MOVE-03, WW-MOVE-06. Land, sea or anywhere; enemies do not stop.

    Entering an area with enemies is allowed and causes no fight by itself.
    """
    if kind == UFO:
        # WW-MOVE-11. A UFO cannot enter or pass an area with Barrage Balloons.
        return FREE if s.balloons[area] == 0 else BALLOONS_HERE
    if kind == NAVY:
        if s.tables.is_land[area] == 1:
            return SEA_ONLY
    elif s.tables.is_land[area] == 0:
        return LAND_ONLY
    return SOUND_HERE if kind != TRIPOD and s.marked(SOUND, area) else FREE


def bar_to_leave(s: State, kind: i64, area: i64) -> i64:
    """WW-MOVE-07, WW-MOVE-09, WW-MOVE-10. Each land unit blocks one enemy unit in its area.

    It does not matter which one is held, so only numbers count. Checked for every step of an
    army, tripod or UFO; civilians and navies neither block nor are blocked. A blocked unit can
    still attack.
    """
    if kind == NAVY or kind == ARMY:
        if s.marked(NERVE, area):
            return NERVE_HOLDS
        free = kind == NAVY or s.count(ARMY, area) > s.count(TRIPOD, area)
    # WW-MOVE-08. UFOs are blocked but never block; by the option they are outside of all this.
    elif s.tables.ufo_blocked:
        free = s.count(TRIPOD, area) + s.count(UFO, area) > s.count(ARMY, area)
    else:
        free = kind == UFO or s.count(TRIPOD, area) > s.count(ARMY, area)
    return FREE if free else BLOCKED


def bar_to_move(s: State, kind: i64, area: i64) -> i64:
    """What keeps a unit of this kind from making a step out of an area."""
    held = bar_to_leave(s, kind, area)
    if held != FREE:
        return held
    for other in s.tables.neighbours[area]:
        if bar_to_enter(s, kind, other) == FREE:
            return FREE
    return NOWHERE_TO_GO


def any_unit_may_move(s: State, kind: i64, unused_only: bool) -> bool:
    """Whether a card that moves a unit of this kind can be played."""
    t = s.tables
    first = t.unit_first[kind]
    u: i64
    for u in range(first, first + t.unit_count[kind]):
        area = s.at[u]
        if area == RESERVE or (unused_only and s.used[u] == 1):
            continue
        if bar_to_move(s, kind, area) == FREE:
            return True
    return False


def why_no_unit_moves(s: State, kind: i64) -> i64:
    """Units are there, but none may leave, or none finds a way."""
    return NOWHERE_TO_GO if first_held(s, kind) == RESERVE else BLOCKED


def first_held(s: State, kind: i64) -> i64:
    """The area of the first unit of a kind that may not leave, or RESERVE."""
    t = s.tables
    first = t.unit_first[kind]
    u: i64
    for u in range(first, first + t.unit_count[kind]):
        if s.at[u] != RESERVE and bar_to_leave(s, kind, s.at[u]) != FREE:
            return s.at[u]
    return RESERVE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveUnit(Question):
    """WW-MOVE-04. One step to an adjacent area; of two steps the second may be waived.

    The second step does not lead back to the start.
    """

    rule: ClassVar[str] = "WW-MOVE-04"
    name: ClassVar[str] = "D-STEP"

    def __init__(
        self, below: Question | None, seat: i64, unit: i64, steps: i64, start: i64
    ) -> None:
        super().__init__(below, seat)
        self.unit: Final = unit
        self.steps: Final = steps  # still to be made
        self.start: Final = start  # where the first step began, or RESERVE before it

    def legal(self, s: State, out: Actions) -> None:
        for area in s.tables.neighbours[s.at[self.unit]]:
            if self.bar(s, TO0 + area) == FREE:
                out.add(TO0 + area)
        if self.start != RESERVE:
            out.add(STOP)

    def expected(self, s: State, out: Actions) -> None:
        for area in s.tables.neighbours[s.at[self.unit]]:
            out.add(TO0 + area)

    def bar(self, s: State, action: i64) -> i64:
        area = action - TO0
        if area == self.start:
            return NOT_BACK
        return bar_to_enter(s, s.tables.unit_kind[self.unit], area)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == STOP:
            return
        start = s.at[self.unit]
        step(s, self.unit, action - TO0)
        if self.steps > 1 and not s.over:
            again = MoveUnit(self.below, self.seat, self.unit, self.steps - 1, start)
            if may_go_on(s, again):
                s.top = again


def may_go_on(s: State, move: MoveUnit) -> bool:
    """Whether a second step exists: the unit must be free to leave the area it has reached."""
    here = s.at[move.unit]
    if bar_to_leave(s, s.tables.unit_kind[move.unit], here) != FREE:
        return False
    for area in s.tables.neighbours[here]:
        if move.bar(s, TO0 + area) == FREE:
            return True
    return False


def step(s: State, unit: i64, area: i64) -> None:
    """Move one unit into an adjacent area."""
    kind = s.tables.unit_kind[unit]
    events.unit_moved(s, kind, s.at[unit], area)
    s.move(unit, area)
    if kind == TRIPOD and s.building[area] >= 0:
        trigger(s, area)


def trigger(s: State, area: i64) -> None:
    """WW-MOVE-14. A tripod that moves into Landmines: 2 damage at once, the token is gone."""
    kind = s.building[area]
    damage = s.tables.trigger_damage[kind]
    if damage == 0:
        return
    s.building[area] = -1
    s.on_board[kind] -= 1
    events.landmines_exploded(s, kind, area)
    martian_damage.hit(s, damage)


# -- civilians ---------------------------------------------------------------------------------


def bar_to_civilians(s: State, area: i64) -> i64:
    """WW-MOVE-05. Civilians go to adjacent land areas, also out of and into hostile ones.

    WW-MOVE-12 is the only thing that stops them.
    """
    if s.marked(NERVE, area):
        return NERVE_HOLDS
    for other in s.tables.land_neighbours[area]:
        if bar_to_arrive(s, other) == FREE:
            return FREE
    return SOUND_AROUND


def bar_to_arrive(s: State, area: i64) -> i64:
    """WW-MOVE-12, WW-SPEC-08, WW-SPEC-09. Not into Frightening Sound, not out of Nerve Agent.

    The same holds for human units, at each step of a move. Only in the human turn, and only for
    moves: placing is no move (WW-MOVE-13).
    """
    return SOUND_HERE if s.marked(SOUND, area) else FREE


def any_civilian_may_move(s: State) -> bool:
    civilians = s.civilians
    area: i64
    for area in range(AREAS):
        if civilians[area] > 0 and bar_to_civilians(s, area) == FREE:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CivilianFrom(Question):
    """Which civilian moves (WW-MOVE-05).

    The second civilian of one card is another one than the first: `moved_to` and `moved_spent`
    tell where the first one stands now.
    """

    rule: ClassVar[str] = "WW-MOVE-05"
    name: ClassVar[str] = "D-CIVFROM"

    def __init__(
        self, below: Question | None, seat: i64, tokens: i64, moved_to: i64, moved_spent: bool
    ) -> None:
        super().__init__(below, seat)
        self.tokens: Final = tokens  # how many may still move
        self.moved_to: Final = moved_to  # -1 before the first
        self.moved_spent: Final = moved_spent

    def legal(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            if s.civilians[area] == 0 or self.bar(s, FROM0 + area) != FREE:
                continue
            if self.spent_left(s, area) > 0 and self.fresh_left(s, area) > 0:
                out.add(FROM_SPENT0 + area)
                out.add(FROM_FRESH0 + area)
            else:
                out.add(FROM0 + area)
        if self.moved_to >= 0:
            out.add(STOP)

    def expected(self, s: State, out: Actions) -> None:
        area: i64
        for area in range(AREAS):
            both = self.spent_left(s, area) > 0 and self.fresh_left(s, area) > 0
            if s.civilians[area] > 0 and not (both and self.bar(s, FROM0 + area) == FREE):
                out.add(FROM0 + area)

    def bar(self, s: State, action: i64) -> i64:
        area = action - FROM0
        held = bar_to_civilians(s, area)
        if held != FREE:
            return held
        left = s.civilians[area] - (1 if area == self.moved_to else 0)
        return FREE if left > 0 else MOVED_ALREADY

    def spent_left(self, s: State, area: i64) -> i64:
        """Civilians that attacked this turn and may still move."""
        return s.spent[area] - (1 if area == self.moved_to and self.moved_spent else 0)

    def fresh_left(self, s: State, area: i64) -> i64:
        """Civilians that did not attack and may still move."""
        moved = area == self.moved_to and not self.moved_spent
        return s.civilians[area] - s.spent[area] - (1 if moved else 0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == STOP:
            return
        area = (action - FROM0) % AREAS
        spent = self.chosen_is_spent(s, action, area)
        s.top = CivilianTo(self.below, self.seat, self.tokens, area, spent)

    def chosen_is_spent(self, s: State, action: i64, area: i64) -> bool:
        """The plain option is offered where only one kind can be meant."""
        if action >= FROM_SPENT0:
            return action < FROM_FRESH0
        return self.fresh_left(s, area) == 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CivilianTo(Question):
    """Where the civilian goes (WW-MOVE-05)."""

    rule: ClassVar[str] = "WW-MOVE-05"
    name: ClassVar[str] = "D-CIVTO"

    def __init__(
        self, below: Question | None, seat: i64, tokens: i64, start: i64, spent: bool
    ) -> None:
        super().__init__(below, seat)
        self.tokens: Final = tokens
        self.start: Final = start
        self.spent: Final = spent

    def legal(self, s: State, out: Actions) -> None:
        for area in s.tables.land_neighbours[self.start]:
            if bar_to_arrive(s, area) == FREE:
                out.add(TO0 + area)

    def expected(self, s: State, out: Actions) -> None:
        for area in s.tables.neighbours[self.start]:
            out.add(TO0 + area)

    def bar(self, s: State, action: i64) -> i64:
        if s.tables.is_land[action - TO0] == 0:
            return LAND_ONLY
        return bar_to_arrive(s, action - TO0)

    def apply(self, s: State, action: i64) -> None:
        area = action - TO0
        s.civilians[self.start] -= 1
        s.civilians[area] += 1
        if self.spent:
            s.spent[self.start] -= 1
            s.spent[area] += 1
        events.civilian_moved(s, self.start, area)
        s.top = self.below
        if self.tokens > 1:
            s.top = CivilianFrom(self.below, self.seat, self.tokens - 1, area, self.spent)
