"""Questions of the kernel; see kernel.py. Fixed: do not improve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.bench import kernel
from beachhead.bench.kernel_tables import (
    ACT_BUILD,
    ACT_DRAW,
    ACT_MOVE,
    ACT_RECRUIT,
    CARD0,
    KINDS,
    MOVE_PTS,
    NEIGHBOURS,
    OBJ0,
    REGION0,
    REGIONS,
    SEATS,
    STOP,
    T_KILL,
    T_SHIFT,
    T_STRENGTH,
    TACTIC_OBJ,
    TACTIC_OF,
)
from beachhead.core.engine import Actions, Question

if TYPE_CHECKING:
    from beachhead.bench.kernel import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Question):
    def legal(self, s: State, out: Actions) -> None:
        p = self.seat
        if s.hand_n[p] > 0:
            out.add(ACT_MOVE)
            if s.reserve[p] > 0:
                out.add(ACT_RECRUIT)
            r: i64
            for r in range(REGIONS):
                if s.buildable(p, r):
                    out.add(ACT_BUILD)
                    break
        out.add(ACT_DRAW)

    def apply(self, s: State, action: i64) -> None:
        p = self.seat
        s.top = self.below
        s.actions_left[p] -= 1
        if action == ACT_DRAW:
            s.draw(p, 2)
        else:
            s.top = PlayCards(s.top, p, action, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlayCards(Question):
    """Play cards for points towards *purpose*, until enough or stopped."""

    def __init__(self, below: Question | None, seat: i64, purpose: i64, points: i64) -> None:
        super().__init__(below, seat)
        self.purpose: Final = purpose
        self.points: Final = points

    def legal(self, s: State, out: Actions) -> None:
        k: i64
        for k in range(KINDS):
            if s.hand[self.seat * KINDS + k] > 0:
                out.add(CARD0 + k)
        if self.points > 0:
            out.add(STOP)

    def apply(self, s: State, action: i64) -> None:
        p = self.seat
        points = self.points
        purpose = self.purpose
        if action != STOP:
            s.discard(p, action - CARD0)
            points += MOVE_PTS[action - CARD0]
        if action == STOP or purpose == ACT_BUILD or points >= 6 or s.hand_n[p] == 0:
            if purpose == ACT_MOVE:
                s.top = MoveFrom(self.below, p, points)
            elif purpose == ACT_RECRUIT:
                s.top = Recruit(self.below, p, min(points, s.reserve[p]))
            else:
                s.top = Build(self.below, p)
        else:
            s.top = PlayCards(self.below, p, purpose, points)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveFrom(Question):
    def __init__(self, below: Question | None, seat: i64, points: i64) -> None:
        super().__init__(below, seat)
        self.points: Final = points

    def legal(self, s: State, out: Actions) -> None:
        r: i64
        for r in range(REGIONS):
            if s.movable(self.seat, r):
                out.add(REGION0 + r)
        out.add(STOP)

    def apply(self, s: State, action: i64) -> None:
        if action == STOP:
            s.top = self.below
        else:
            s.top = MoveTo(self.below, self.seat, self.points, action - REGION0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveTo(Question):
    def __init__(self, below: Question | None, seat: i64, points: i64, src: i64) -> None:
        super().__init__(below, seat)
        self.points: Final = points
        self.src: Final = src

    def legal(self, s: State, out: Actions) -> None:
        for r in NEIGHBOURS[self.src]:
            if s.can_enter(self.seat, r):
                out.add(REGION0 + r)

    def apply(self, s: State, action: i64) -> None:
        kernel.move_unit(s, self.seat, self.src, action - REGION0)
        if self.points > 1:
            s.top = MoveFrom(self.below, self.seat, self.points - 1)
        else:
            s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recruit(Question):
    def __init__(self, below: Question | None, seat: i64, points: i64) -> None:
        super().__init__(below, seat)
        self.points: Final = points

    def legal(self, s: State, out: Actions) -> None:
        r: i64
        for r in range(REGIONS):
            if s.owner[r] == self.seat + 1 and s.contested[r] == 0:
                out.add(REGION0 + r)
        out.add(STOP)

    def apply(self, s: State, action: i64) -> None:
        p = self.seat
        s.top = self.below
        if action != STOP:
            s.units[(action - REGION0) * SEATS + p] += 1
            s.reserve[p] -= 1
            if self.points > 1:
                s.top = Recruit(self.below, p, self.points - 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Build(Question):
    def legal(self, s: State, out: Actions) -> None:
        r: i64
        for r in range(REGIONS):
            if s.buildable(self.seat, r):
                out.add(REGION0 + r)

    def apply(self, s: State, action: i64) -> None:
        s.building[action - REGION0] = 1
        s.top = self.below


@mypyc_attr(acyclic=True)
class BattleQuestion(Question):
    def __init__(self, below: Question | None, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceUnit(BattleQuestion):
    def legal(self, s: State, out: Actions) -> None:
        o: i64
        for o in range(3):
            out.add(OBJ0 + o)

    def apply(self, s: State, action: i64) -> None:
        side = self.side
        s.place[side * 3 + action - OBJ0] += 1
        s.left[side] -= 1
        if s.left[side] == 0:
            if side == 0:
                s.top = PlaceUnit(self.below, s.side[1], 1)
            else:
                s.top = Tactic(self.below, s.side[0], 0, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tactic(BattleQuestion):
    def __init__(self, below: Question | None, seat: i64, side: i64, passes: i64) -> None:
        super().__init__(below, seat, side)
        self.passes: Final = passes

    def legal(self, s: State, out: Actions) -> None:
        enemies = s.total_placed(1 - self.side)
        own = s.total_placed(self.side)
        k: i64
        for k in range(KINDS):
            if s.hand[self.seat * KINDS + k] > 0:
                t = TACTIC_OF[k]
                if t == T_STRENGTH or (t == T_KILL and enemies > 1) or (t == T_SHIFT and own > 0):
                    out.add(CARD0 + k)
        out.add(STOP)

    def apply(self, s: State, action: i64) -> None:
        other = 1 - self.side
        if action == STOP:
            if self.passes == 1:
                s.top = self.below
                kernel.resolve(s)
            else:
                s.top = Tactic(self.below, s.side[other], other, self.passes + 1)
            return
        k = action - CARD0
        s.discard(self.seat, k)
        then = Tactic(self.below, s.side[other], other, 0)
        effect = TACTIC_OF[k]
        if effect == T_STRENGTH:
            s.bonus[self.side * 3 + TACTIC_OBJ[k]] += 1
            s.top = then
        elif effect == T_KILL:
            s.top = KillUnit(then, self.seat, self.side)
        else:
            s.top = ShiftFrom(then, self.seat, self.side)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillUnit(BattleQuestion):
    def legal(self, s: State, out: Actions) -> None:
        o: i64
        for o in range(3):
            if s.place[(1 - self.side) * 3 + o] > 0:
                out.add(OBJ0 + o)

    def apply(self, s: State, action: i64) -> None:
        victim = s.side[1 - self.side]
        s.place[(1 - self.side) * 3 + action - OBJ0] -= 1
        s.units[s.battle_region * SEATS + victim] -= 1
        s.reserve[victim] += 1
        s.score[self.seat] += 1
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ShiftFrom(BattleQuestion):
    def legal(self, s: State, out: Actions) -> None:
        o: i64
        for o in range(3):
            if s.place[self.side * 3 + o] > 0:
                out.add(OBJ0 + o)

    def apply(self, s: State, action: i64) -> None:
        s.top = ShiftTo(self.below, self.seat, self.side, action - OBJ0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ShiftTo(BattleQuestion):
    def __init__(self, below: Question | None, seat: i64, side: i64, src: i64) -> None:
        super().__init__(below, seat, side)
        self.src: Final = src

    def legal(self, s: State, out: Actions) -> None:
        o: i64
        for o in range(3):
            if o != self.src:
                out.add(OBJ0 + o)

    def apply(self, s: State, action: i64) -> None:
        s.place[self.side * 3 + self.src] -= 1
        s.place[self.side * 3 + action - OBJ0] += 1
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Retreat(Question):
    def __init__(self, below: Question | None, seat: i64, region: i64) -> None:
        super().__init__(below, seat)
        self.region: Final = region

    def legal(self, s: State, out: Actions) -> None:
        for r in NEIGHBOURS[self.region]:
            if s.safe_retreat(self.seat, r):
                out.add(REGION0 + r)

    def apply(self, s: State, action: i64) -> None:
        p = self.seat
        s.units[(action - REGION0) * SEATS + p] += s.units[self.region * SEATS + p]
        s.units[self.region * SEATS + p] = 0
        s.top = self.below
