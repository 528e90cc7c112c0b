"""Chapter 5, Battle phase, step 4: Region Control, Capture, Attrition. CH-BATTLE-15 to 28."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import (
    aftermath,
    attrition,
    battle_board,
    battle_events,
    bits,
    general,
    trog_tokens,
)
from beachhead.games.cry_havoc.vocab import (
    ATTACKER,
    CAPTIVE0,
    CAPTURE,
    CONTROL,
    DEFENDER,
    EVERY_OBJECTIVE,
    F_DEEDS,
    F_EXTRA,
    F_LOSSES,
    F_SAFE,
    F_WINNER,
    NEST0,
    NOBODY,
    OBJECTIVES,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def begin(s: State, below: Question | None) -> None:
    """Step 4 begins when both sides have passed."""
    s.top = Resolve(below, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resolve(Step):
    """CH-BATTLE-15, CH-FX-20. Region Control, Capture, Attrition, or in reversed order.

    An empty side has no Units anywhere; the Battle goes on.
    """

    rule: ClassVar[str] = "CH-BATTLE-15"

    def __init__(self, below: Question | None, step: i64) -> None:
        super().__init__(below, NOBODY)
        self.step: Final = step

    def act(self, s: State) -> None:
        if self.step == OBJECTIVES:
            aftermath.begin(s, self.below)
            return
        s.top = Resolve(self.below, self.step + 1)
        objective = OBJECTIVES - 1 - self.step if s.is_reversed() else self.step
        if objective == CONTROL:
            decide_control(s)
        elif objective == CAPTURE:
            decide_capture(s)
        else:
            attrition.begin(s, s.top)


def majority(s: State, side: i64, objective: i64) -> i64:
    """Units and what counts as Units for a majority."""
    army = s.fighter(side)
    extra = s.strength(side, objective)
    if s.seat_of(army) != NOBODY:
        extra += roster.of(army).extra_strength(s, objective)
    return s.assigned(side, objective) + extra


def decide_control(s: State) -> None:
    """CH-BATTLE-16, CH-BATTLE-17, CH-BATTLE-18, CH-BATTLE-28, CH-GEN-27. The majority wins, a tie
    the defender.

    The winner scores and keeps control whatever happens to the Units; any other marker goes, that
    of a player who takes no part included. Neutral Trogs score nothing.
    """
    attack = majority(s, ATTACKER, CONTROL)
    defence = majority(s, DEFENDER, CONTROL)
    side = ATTACKER if attack > defence else DEFENDER
    army = s.fighter(side)
    region = s.battle_region()
    s.fight[F_WINNER] = side
    battle_events.control_decided(s, army, attack, defence)
    if s.seat_of(army) == NOBODY:
        trogs_win(s, region)
    else:
        general.take_control(s, army, region)
        general.score(s, army, s.tables.control_win_vp, "CH-BATTLE-17")


def trogs_win(s: State, region: i64) -> None:
    """CH-BATTLE-19. Neutral Trogs win: no Control marker stays, a Nest is put down."""
    general.lose_control(s, region)
    trog_tokens.place_random(s, NEST0, region)


def decide_capture(s: State) -> None:
    """CH-BATTLE-20. The majority takes a Prisoner; a tie does nothing."""
    attack = majority(s, ATTACKER, CAPTURE)
    defence = majority(s, DEFENDER, CAPTURE)
    if attack == defence:
        battle_events.capture_tied(s, attack)
        return
    side = ATTACKER if attack > defence else DEFENDER
    battle_events.capture_decided(s, side, attack, defence)
    if s.fight[F_SAFE + 1 - side] == 0:
        s.top = TakeCaptive(s.top, s.decider(side), side, 1 + s.fight[F_EXTRA + side])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCaptive(Question):
    """CH-BATTLE-21, CH-BATTLE-22, CH-BATTLE-23. An enemy Unit of any objective becomes a Prisoner
    (CH-BATTLE-20).

    It belongs to nobody's forces until freed and takes no part in Attrition. Neutral Trogs take and
    become Prisoners as well.
    """

    rule: ClassVar[str] = "CH-BATTLE-20"
    name: ClassVar[str] = "D-B-CAPTIVE"

    def __init__(self, below: Question | None, seat: i64, side: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left > 0 and battle_board.on_board(s, 1 - self.side) > 0:
            return False
        s.top = self.below
        return True

    def legal(self, s: State, out: Actions) -> None:
        i: i64
        for i in range(OBJECTIVES):
            if self.bar(s, CAPTIVE0 + i) == FREE:
                out.add(CAPTIVE0 + i)

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, CAPTIVE0, EVERY_OBJECTIVE)

    def bar(self, s: State, action: i64) -> i64:
        return battle_board.bar_to_unit(s, 1 - self.side, action - CAPTIVE0)

    def apply(self, s: State, action: i64) -> None:
        captor = s.fighter(self.side)
        army = s.fighter(1 - self.side)
        s.assign(1 - self.side, action - CAPTIVE0, -1)
        s.fight[F_DEEDS + self.side] += 1
        s.fight[F_LOSSES + 1 - self.side] += 1
        s.prisoners[captor * 4 + army] += 1
        battle_events.captured(s, captor, army, action - CAPTIVE0)
        s.top = TakeCaptive(self.below, self.seat, self.side, self.left - 1)
