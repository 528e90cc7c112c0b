"""Chapter 5, Battle phase, steps 5 to 7: back to the map, retreat, end. CH-BATTLE-29 to 39."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import (
    battle_board,
    battle_events,
    battle_regions,
    bits,
    movement,
    places,
    trog_tokens,
)
from beachhead.games.cry_havoc.vocab import (
    ATTACKER,
    CONTROLLED,
    DEFENDER,
    F_FREE,
    F_REGION,
    IN_STASIS,
    NEST0,
    NEST_ACT0,
    NOBODY,
    NOT_HERE,
    NOWHERE,
    OBJECTIVES,
    RETREAT0,
    RETREAT_BATTLE,
    RETREAT_NOT_CONTROLLED,
    TROGS,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def begin(s: State, below: Question | None) -> None:
    """CH-BATTLE-29. Step 5: the survivors of the winner return to the Region, neutral Trogs too."""
    side = s.battle_winner()
    army = s.fighter(side)
    n = battle_board.on_board(s, side)
    s.put(army, s.battle_region(), n)
    if n > 0:
        battle_events.survived(s, army, n)
    clear_board(s, side)
    s.top = EndBattle(below, NOBODY)
    leave(s, 1 - side)


def clear_board(s: State, side: i64) -> None:
    i: i64
    for i in range(OBJECTIVES):
        s.assign(side, i, -s.assigned(side, i))


def leave(s: State, side: i64) -> None:
    """CH-BATTLE-31. Step 6: the loser retreats if possible; Units without a Region go to the
    Reserve.
    """
    army = s.fighter(side)
    n = battle_board.on_board(s, side)
    if n == 0:
        return  # CH-BATTLE-34. Without survivors neutral Trogs leave no Nest.
    if s.seat_of(army) == NOBODY:
        trogs_leave(s, side, n)
    elif refuges(s, side) != 0:
        s.top = Retreat(s.top, s.decider(side), side)
    else:
        clear_board(s, side)
        s.reserve[army] += n
        battle_events.no_retreat(s, army, n)


def refuges(s: State, side: i64) -> i64:
    """CH-BATTLE-30, CH-BATTLE-39. Adjacent controlled Regions without a Battle marker; the HQ
    counts.

    Regions still waiting for their Battle are none, nor is a Region lost on the way; so chains end.
    """
    army = s.fighter(side)
    region = s.battle_region()
    mask = s.control[army] & ~movement.no_entry(s, army) & ~(1 << region)
    if s.fight[F_FREE + side] == 0:
        mask &= roster.of(army).reach(s, region)
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Retreat(Question):
    """CH-BATTLE-33, CH-BATTLE-36, CH-TOK-05, CH-TROG-05. All survivors go together to one Region
    (CH-BATTLE-30).

    Trog tokens there are revealed at once and may start another Battle in this phase, in which the
    retreating player attacks; Exploration tokens wait.
    """

    rule: ClassVar[str] = "CH-BATTLE-30"
    name: ClassVar[str] = "D-B-RETREAT"

    def __init__(self, below: Question | None, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, RETREAT0, refuges(s, self.side))

    def expected(self, s: State, out: Actions) -> None:
        army = s.fighter(self.side)
        bits.offer(out, RETREAT0, roster.of(army).reach(s, s.battle_region()))

    def bar(self, s: State, action: i64) -> i64:
        region = action - RETREAT0
        if (refuges(s, self.side) >> region) & 1 != 0:
            return FREE
        if (s.control[s.fighter(self.side)] >> region) & 1 == 0:
            return RETREAT_NOT_CONTROLLED
        return RETREAT_BATTLE if (s.battles >> region) & 1 != 0 else IN_STASIS

    def apply(self, s: State, action: i64) -> None:
        army = s.fighter(self.side)
        region = action - RETREAT0
        n = battle_board.on_board(s, self.side)
        clear_board(s, self.side)
        s.put(army, region, n)
        battle_events.retreated(s, army, region, n)
        s.top = self.below
        tokens = ((s.war_tokens | s.nest_tokens) >> region) & 1 != 0
        if tokens and not roster.of(army).enters_tokens(s, region):
            trog_tokens.reveal_for_invader(s, army, region)
            if (s.present[army] & s.enemies(army)) >> region & 1 != 0:
                battle_regions.place_marker(s, army, region)


def trogs_leave(s: State, side: i64, n: i64) -> None:
    """CH-BATTLE-32. Neutral Trogs do not retreat: off to their Reserve, and a Nest next door."""
    clear_board(s, side)
    s.reserve[TROGS] += n
    battle_events.no_retreat(s, TROGS, n)
    if nest_regions(s) != 0:
        s.top = PlaceNest(s.top, s.decider(side))


def nest_regions(s: State) -> i64:
    """CH-BATTLE-35. Adjacent uncontrolled Regions, neither HQ nor Battle Region, whatever lies
    there.
    """
    return s.tables.adjacent[s.battle_region()] & s.plain() & ~s.controlled()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceNest(Question):
    """The controller of the neutral Trogs chooses the Region for the Nest (CH-BATTLE-35)."""

    rule: ClassVar[str] = "CH-BATTLE-35"
    name: ClassVar[str] = "D-B-NEST"

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, NEST_ACT0, nest_regions(s))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, NEST_ACT0, s.tables.adjacent[s.battle_region()])

    def bar(self, s: State, action: i64) -> i64:
        region = action - NEST_ACT0
        barred = places.bar_to_choose(s, nest_regions(s), region)
        controlled = (s.controlled() >> region) & 1 != 0
        return CONTROLLED if barred == NOT_HERE and controlled else barred

    def apply(self, s: State, action: i64) -> None:
        trog_tokens.place_random(s, NEST0, action - NEST_ACT0)
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndBattle(Step):
    """CH-BATTLE-37. Step 7: the Battle marker goes; effects "at the end of the Battle" come
    last.
    """

    rule: ClassVar[str] = "CH-BATTLE-37"

    def act(self, s: State) -> None:
        battle_regions.remove_marker(s, s.battle_region())
        end_for(s, ATTACKER)
        end_for(s, DEFENDER)
        battle_events.battle_over(s)
        s.fight[F_REGION] = NOWHERE
        s.top = self.below


def end_for(s: State, side: i64) -> None:
    army = s.fighter(side)
    if s.seat_of(army) != NOBODY:
        roster.of(army).battle_over(s, side)
