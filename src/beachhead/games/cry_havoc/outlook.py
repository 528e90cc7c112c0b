"""A Battle as it would end if it were resolved now: played out by the rules, on a copy.

Whom a captor takes and, in the reversed order, who falls is still to be chosen. Here they are taken
where they still count; an objective whose choice could change a later one is marked as open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, cast

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.content import Objective
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import objectives
from beachhead.games.cry_havoc.seen import LaneView, OutlookView
from beachhead.games.cry_havoc.state import State

OBJECTIVES = cast("tuple[Objective, ...]", tuple(v.OBJECTIVE_IDS))
BOTH = (v.ATTACKER, v.DEFENDER)
Choice = Callable[[list[int]], int]


def outlook(s: State) -> OutlookView | None:
    """How the Battle would end; None while it is being resolved."""
    if s.battle_winner() != v.NOBODY or _resolving(s.top):
        return None
    counts = min if s.is_reversed() else max  # the objective resolved last
    found, asked = _play_out(s, counts)
    other, _ = _play_out(s, min if counts is max else max)
    lanes = [
        _open(lane, asked[i] and found.lanes[i + 1 :] != other.lanes[i + 1 :])
        for i, lane in enumerate(found.lanes)
    ]
    return OutlookView(lanes, found.points)


def extra(s: State, side: int, objective: int) -> int:
    """What counts beside the Units; on Attrition, kills."""
    if objective == v.ATTRITION:
        army = s.fighter(side)
        own = roster.of(army).extra_kills(s) if s.seat_of(army) != v.NOBODY else 0
        return int(s.fight[v.F_KILLS + side] + own)
    return int(objectives.majority(s, side, objective) - s.assigned(side, objective))


def _resolving(frame: Question | None) -> bool:
    while frame is not None and not isinstance(frame, objectives.Resolve):
        frame = frame.below
    return frame is not None


def _open(lane: LaneView, is_open: bool) -> LaneView:
    return LaneView(
        lane.objective, lane.totals, lane.winner, lane.captives, lane.kills, open=is_open
    )


def _play_out(s: State, choose: Choice) -> tuple[OutlookView, list[bool]]:
    """The three objectives in their order, and in which of them somebody has to choose."""
    twin = s.clone()
    twin.top = objectives.Resolve(None, 0)
    played = [_lane(twin, choose) for _ in OBJECTIVES]
    gained = [_points(twin, side) - _points(s, side) for side in BOTH]
    lanes = [lane for lane, _ in played]
    return OutlookView(lanes, (gained[0], gained[1])), [asked for _, asked in played]


def _lane(s: State, choose: Choice) -> tuple[LaneView, bool]:
    resolve = s.top
    assert isinstance(resolve, objectives.Resolve)
    step = int(resolve.step)
    number = v.OBJECTIVES - 1 - step if s.is_reversed() else step
    totals = [int(s.assigned(side, number)) for side in BOTH]
    totals = [n + extra(s, side, number) for side, n in enumerate(totals)]
    held, fallen = _captives(s), [int(s.fight[v.F_FALLEN + side]) for side in BOTH]
    resolve.run(s)
    asked = _answer_all(s, choose)
    kills = [int(s.fight[v.F_FALLEN + 1 - side]) - fallen[1 - side] for side in BOTH]
    lane = LaneView(
        objective=OBJECTIVES[number],
        totals=(totals[0], totals[1]),
        winner=_winner(s, number, totals),
        captives=_captives(s) - held,
        kills=(kills[0], kills[1]),
        open=False,
    )
    return lane, asked


def _answer_all(s: State, choose: Choice) -> bool:
    """Carry on to the next objective; whether there was anything to choose."""
    out, asked = Actions(), False
    while not isinstance(s.top, objectives.Resolve):
        top = s.top
        assert top is not None
        if top.run(s):
            continue
        s.legal_into(out)
        answers = out.to_list()
        asked |= len(answers) > 1
        top.apply(s, choose(answers) if top.name != "D-B-SALVAGE" else answers[0])
    return asked


def _winner(s: State, objective: int, totals: list[int]) -> Literal[0, 1] | None:
    if objective == v.CONTROL:
        return 0 if s.battle_winner() == v.ATTACKER else 1
    if objective == v.ATTRITION or totals[0] == totals[1]:
        return None
    return 0 if totals[0] > totals[1] else 1


def _captives(s: State) -> int:
    return sum(int(n) for n in s.prisoners)


def _points(s: State, side: int) -> int:
    return int(s.vp[s.fighter(side)])
