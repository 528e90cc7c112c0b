"""Chapter 6, Turn: income, actions, market, and the order in which an action runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Question, Step
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse.rules import actions, chain, end, market, units
from beachhead.games.hexpanse.vocab import (
    BY_INCOME,
    LIMIT_OFF,
    NOWHERE,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def start_turn(s: State, seat: i64) -> None:
    """HX-TURN-02, HX-TURN-03, HX-TURN-07. A turn begins: flags are cleared, income is paid."""
    s.active = seat
    s.warlord_used = 0
    s.tired = 0
    s.extensions = 0
    s.actions_left = s.tables.actions_per_turn
    s.top = ActionFlow(None, seat)
    events.turn_began(s, seat)
    units.gain_hexilum(s, seat, s.income[seat], BY_INCOME)


def next_turn(s: State) -> None:
    """HX-TURN-01. Clockwise to the next player who is still in the game."""
    seat = s.active
    while True:
        seat = seat + 1 if seat + 1 < s.seats else 0
        if seat == s.first:
            s.round += 1
        if s.life[seat] > 0:
            break
    if s.tables.limit != LIMIT_OFF and s.round > s.tables.last_round:
        end.reach_limit(s)
    else:
        start_turn(s, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActionFlow(Step):
    """HX-FLOW-01. The bottom of the stack in a turn: what comes when an effect is done.

    The action card is discarded, then the waiting abilities are resolved, then the next action is
    asked for; after the last one comes the market.
    """

    def act(self, s: State) -> None:
        if s.playing != NOWHERE:
            market.discard_played(s)
        if s.queue_n > 0:
            chain.start_next(s)
        elif s.actions_left > 0:
            s.top = actions.ChooseAction(self, self.seat)
        else:
            s.top = TurnEnd(None, self.seat)
            market.visit(s, self.seat, s.extensions)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnEnd(Step):
    """HX-MKT-10. After the market the next player begins; what was bought waits for later."""

    def __init__(self, below: Question | None, seat: i64) -> None:
        super().__init__(below, seat)

    def act(self, s: State) -> None:
        s.extensions = 0
        next_turn(s)
