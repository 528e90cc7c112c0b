"""The last turn, exactly: who completes a formation before anybody can do anything about it.

Only deployments on free cells are counted, which nobody can prevent once the turn has come. Cards
and attacks may find further ways to win; those are left to lookahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Question
from beachhead.games.hexpanse.advice_board import FOREIGN, OWN, holdings
from beachhead.games.hexpanse.rules import actions, deploy, end, market, turn, units
from beachhead.games.hexpanse.vocab import ELITE, NOWHERE, REGULAR

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State

NOBODY: Final = -1


def near(s: State, seat: i64) -> bool:
    """Whether a decision of the seat may be about the end of the game."""
    return decided(s) != 0 or danger(s, seat) > 0


def decided(s: State) -> i64:
    """The seats that win for sure, as bits: one of them can before anybody else moves."""
    top = s.top
    if s.over or s.round == 0 or top is None:
        return 0
    seat = mover(s, top)
    if seat == NOBODY or ways(s, seat, landings(s, seat, top), True) == 0:
        return 0
    return end.team_bits(s, s.tables.team[seat])


def danger(s: State, seat: i64) -> i64:
    """In how many places others could complete a formation in their next turn, as things stand."""
    count: i64 = 0
    if s.over or s.round == 0:
        return count
    other: i64
    for other in range(s.seats):
        if s.tables.team[other] != s.tables.team[seat] and s.life[other] > 0:
            count += ways(s, other, next_landings(s, other), not s.tables.hidden_pick)
    return count


def mover(s: State, top: Question) -> i64:
    """Whose deployments come next whatever is answered; NOBODY in the middle of an effect."""
    if isinstance(top, (actions.ChooseAction, deploy.DeployCell)):
        return s.active if s.queue_n == 0 else NOBODY
    if isinstance(top, market.Buy) and isinstance(top.below, turn.TurnEnd):
        return after(s, s.active)  # what is bought comes too late
    return NOBODY


def landings(s: State, seat: i64, top: Question) -> i64:
    """Units that the mover can put on free cells before anybody else moves."""
    if seat != s.active:
        return next_landings(s, seat)
    begun: i64 = 1 if isinstance(top, deploy.DeployCell) else 0
    return min(s.actions_left + begun, begun + waiting(s, seat))


def next_landings(s: State, seat: i64) -> i64:
    return min(s.tables.actions_per_turn, waiting(s, seat))


def waiting(s: State, seat: i64) -> i64:
    """Units that can be deployed one by one without an ability that might come between."""
    count = s.home[seat * 2 + REGULAR] + s.home[seat * 2 + ELITE]
    if s.warlord[seat] == NOWHERE:
        return count + 1
    return count + 1 if count < 2 and units.has_deployable(s, seat) else count


def after(s: State, seat: i64) -> i64:
    """The next seat that is still in the game."""
    while True:
        seat = seat + 1 if seat + 1 < s.seats else 0
        if s.life[seat] > 0:
            return seat


def ways(s: State, seat: i64, most: i64, secrets: bool) -> i64:
    """Placements that a seat's team completes with at most so many units on free cells."""
    team = s.tables.team[seat]
    on_board: i64 = 0
    i: i64
    for i in range(s.seats):
        if s.tables.team[i] == team and s.life[i] > 0:
            on_board += units.most_on_board(s, i)
    if most == 0 or on_board + most < s.tables.smallest:
        return 0
    held = holdings(s, team)
    count: i64 = 0
    if s.common != NOWHERE:
        count += open_placements(s, s.common, held, most)
    for i in range(s.seats):
        if secrets and s.secret[i] != NOWHERE and s.tables.team[i] == team:
            count += open_placements(s, s.secret[i], held, most)
    return count


def open_placements(s: State, mission: i64, held: vec[i64], most: i64) -> i64:
    """Placements with nothing foreign in them that lack at most so many units."""
    formation = s.tables.formations[mission]
    step = formation.size - 1
    found: i64 = 0
    cell: i64
    i: i64
    for cell in range(s.tables.cells):
        if held[cell] != OWN:
            continue
        others = formation.others[cell]
        start: i64 = 0
        count: i64 = len(others)
        while start < count:
            tally: i64 = OWN
            for i in range(start, start + step):
                other = others[i]
                tally += held[other]
                if other < cell and held[other] == OWN:
                    tally = FOREIGN  # counted from its first unit
                    break
            if tally < FOREIGN and formation.size - tally <= most:
                found += 1
            start += step
    return found
