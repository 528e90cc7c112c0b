"""Chapter 3, Rounds and phases: the sequence of play. CH-ROUND, CH-DRAW."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question, Step
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import (
    action,
    battle,
    bits,
    ending,
    event_phase,
    movement,
    piles,
    prisoners,
    scoring,
)
from beachhead.games.cry_havoc.vocab import (
    DISCARD0,
    HAND,
    NOBODY,
    PHASE_ACTION,
    PHASE_BATTLE,
    PHASE_DRAW,
    PHASE_EVENT,
    PHASE_PRISONER,
    PHASE_SCORING,
    PHASE_SETUP,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
@mypyc_attr(acyclic=True)
class Sequence(Step):
    """CH-ROUND-01, CH-ROUND-03. At most five Rounds of Event, Draw, Action, Battle, Prisoner,
    Scoring.

    This frame lies at the bottom of the stack; every time it comes to the top, the next thing of
    the Round begins. How many Rounds there are follows from the event stacks alone.
    """

    rule: ClassVar[str] = "CH-ROUND-01"

    def __init__(self) -> None:
        super().__init__(None, NOBODY)

    def act(self, s: State) -> None:
        if s.phase == PHASE_EVENT:
            event_phase.new_order(s)
            event_phase.refresh(s)
            self.begin(s, PHASE_DRAW)
        elif s.phase == PHASE_DRAW:
            self.draw_phase(s)
        elif s.phase == PHASE_ACTION:
            self.action_phase(s)
        elif s.phase == PHASE_BATTLE:
            self.battle_phase(s)
        elif s.phase == PHASE_PRISONER:
            self.prisoner_phase(s)
        elif s.phase == PHASE_SCORING:
            scoring.score_phase(s)
            if s.final_round:
                ending.end_game(s)
            else:
                self.next_round(s)
        else:
            self.next_round(s)

    def begin(self, s: State, phase: i64) -> None:
        s.phase = phase
        s.turn = 0
        events.phase_begins(s)

    def next_round(self, s: State) -> None:
        assert s.phase in (PHASE_SETUP, PHASE_SCORING, PHASE_PRISONER)
        s.round += 1
        s.next_battle = 1
        self.begin(s, PHASE_EVENT)
        event_phase.reveal_stack(s, self)

    def draw_phase(self, s: State) -> None:
        """CH-DRAW-01. Each player draws four cards, then discards down to seven."""
        if s.turn == s.seats:
            self.begin(s, PHASE_ACTION)
            s.action_round = 1
            return
        army = s.order[s.turn]
        s.turn += 1
        piles.draw(s, army, s.tables.draw_per_round, "CH-DRAW-01")
        s.top = DiscardDown(self, s.seat_of(army))

    def action_phase(self, s: State) -> None:
        """CH-ACT-01. Three action rounds; in each every player carries out one action."""
        if s.turn == s.seats:
            s.turn = 0
            s.action_round += 1
        if s.action_round > s.tables.action_rounds:
            s.action_round = 0
            movement.clear_stops(s)
            self.begin(s, PHASE_BATTLE)
            return
        army = s.order[s.turn]
        s.turn += 1
        events.turn_begins(s, army)
        s.top = action.Turn(self, s.seat_of(army), army, False)

    def battle_phase(self, s: State) -> None:
        """CH-BATTLE-01, CH-BATTLE-38. From the lowest marker to the highest, until none is left."""
        region = battle.lowest_marker(s)
        if region == NOBODY:
            self.begin(s, PHASE_PRISONER)
            prisoners.score_prisoners(s)
            return
        battle.begin(s, self, region)

    def prisoner_phase(self, s: State) -> None:
        if s.turn == s.seats:
            if s.final_round or s.enabled_by != NOBODY:
                self.begin(s, PHASE_SCORING)
            else:
                self.next_round(s)
            return
        army = s.order[s.turn]
        s.turn += 1
        s.top = prisoners.Ransom(self, s.seat_of(army))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardDown(Question):
    """CH-DRAW-03. The limit of seven counts here and nowhere else, card by card (CH-DRAW-01)."""

    rule: ClassVar[str] = "CH-DRAW-01"
    name: ClassVar[str] = "D-DISCARD"

    def run(self, s: State) -> bool:
        if bits.count(s.piles[HAND + s.tables.army_of[self.seat]]) > s.tables.hand_limit:
            return False
        s.top = self.below
        return True

    def legal(self, s: State, out: Actions) -> None:
        army = s.tables.army_of[self.seat]
        piles.offer_kinds(s, out, DISCARD0, army, s.piles[HAND + army])

    def apply(self, s: State, action: i64) -> None:
        army = s.tables.army_of[self.seat]
        kind = action - DISCARD0
        piles.discard(s, army, HAND, piles.find(s, army, s.piles[HAND + army], kind))
        events.card_discarded(s, army, kind, "CH-DRAW-01")
