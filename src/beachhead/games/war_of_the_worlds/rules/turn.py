"""Chapter 3, the turn: WW-TURN."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import cards, chance, ending, fortifications, row
from beachhead.games.war_of_the_worlds.vocab import (
    ABILITY0,
    BUILDINGS,
    BUY0,
    CARD_OPTIONS,
    END_TURN,
    FROM0,
    HUMAN,
    MARTIAN,
    MUST_PLAY,
    PLACE_INSTEAD0,
    PLAY0,
    SWAP0,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def begin(s: State, side: i64) -> None:
    """WW-TURN-02. Start step, main step, end step; this is the start step."""
    s.active = side
    events.turn_began(s, side)
    if side == MARTIAN:
        remove_markers(s)
    s.resources = income(s, side)
    if s.resources > 0:
        events.income_received(s, side, s.resources)
    # WW-TURN-05. The side starts with the hand it drew at the end of its last turn.
    s.top = Main(None, side)


def remove_markers(s: State) -> None:
    """WW-TURN-03, WW-SPEC-10. At the start of the Martian turn all influence markers go."""
    if s.marker_count > 0:
        events.markers_removed(s)
        s.marker_count = 0
        s.markers = s.tables.no_markers[:]


def income(s: State, side: i64) -> i64:
    """WW-TURN-04, WW-BLD-12. The sum of the income of the own buildings on the board."""
    t = s.tables
    total: i64 = 0
    kind: i64
    for kind in range(BUILDINGS):
        if t.building_side[kind] == side:
            total += t.building_income[kind] * s.on_board[kind]
    return total


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Main(Question):
    """WW-TURN-06. Play, buy, swap once, use buildings, in any order; then end the turn.

    One action is finished before the next begins. Nobody else ever decides in between.
    """

    rule: ClassVar[str] = "WW-TURN-06"
    name: ClassVar[str] = "D-MAIN"

    def waits(self) -> bool:
        """The end of a turn always needs one deliberate act."""
        return True

    def legal(self, s: State, out: Actions) -> None:
        # WW-TURN-08. Whether a card is playable is checked again after every action.
        compulsory = cards.legal_plays(s, self.seat, out)
        row.legal_purchases(s, self.seat, out)
        row.legal_swaps(s, self.seat, out)
        fortifications.legal_abilities(s, self.seat, out)
        if may_end(s, compulsory):
            out.add(END_TURN)

    def expected(self, s: State, out: Actions) -> None:
        cards.expected_plays(s, self.seat, out)
        row.expected_in_row(s, self.seat, out)
        fortifications.expected_abilities(s, self.seat, out)
        out.add(END_TURN)

    def bar(self, s: State, action: i64) -> i64:
        if action == END_TURN:
            return FREE if may_end(s, cards.legal_plays(s, self.seat, Actions())) else MUST_PLAY
        if action < PLACE_INSTEAD0:
            return cards.bar_to_play(s, self.seat, action - PLAY0)
        if action < BUY0:
            return cards.bar_to_place_instead(s, action - PLACE_INSTEAD0)
        if action < SWAP0:
            return row.bar_to_buy(s, action - BUY0)
        if action < ABILITY0:
            return row.bar_to_swap(s, self.seat)
        return fortifications.bar_to_ability(s, action - ABILITY0)

    def apply(self, s: State, action: i64) -> None:
        if action == END_TURN:
            end(s, self.seat)
        elif action < PLACE_INSTEAD0:
            option = action - PLAY0
            cards.play(s, self.seat, option // CARD_OPTIONS, option, self)
        elif action < BUY0:
            cards.place_instead(s, self.seat, action - PLACE_INSTEAD0, self)
        elif action < SWAP0:
            row.buy(s, self.seat, action - BUY0, self)
        elif action < ABILITY0:
            row.swap(s, self.seat, action - SWAP0)
        else:
            assert action < FROM0
            fortifications.use_ability(s, action - ABILITY0)


def may_end(s: State, compulsory: bool) -> bool:
    """WW-TURN-07. If possible, all hand cards must be played in the turn.

    A card is compulsory while it has a legal option that does not remove it from the game;
    `cards.is_compulsory` decides that.
    """
    return not (compulsory and s.tables.must_play)


def end(s: State, side: i64) -> None:
    """WW-TURN-10. Discard the rest, lose resources, draw five, clear all marks; in this order."""
    events.turn_ended(s, side)
    discard_hand(s, side)
    # WW-TURN-11. Resources are never kept for a later turn.
    events.resources_lost(s, side)
    s.resources = 0
    chance.draw_hand(s, side)
    clear_marks(s)
    if side == HUMAN:
        if ending.round_limit_reached(s):
            ending.adjudicate(s)
            return
        # WW-TURN-01. One Martian turn and one human turn are a round.
        s.round += 1
    # WW-TURN-15. The inactive side never decides: there are no reactions.
    begin(s, HUMAN if side == MARTIAN else MARTIAN)


def discard_hand(s: State, side: i64) -> None:
    """WW-TURN-14, WW-HID-05. Unplayed cards are discarded face up; both sides may look."""
    if s.hand_n[side] == 0:
        return
    t = s.tables
    card: i64
    for card in range(t.first_card[side], t.last_card[side]):
        n = s.hand[card]
        if n > 0:
            s.hand[card] = 0
            s.discard[card] += n
            s.discard_n[side] += n
            s.reveals += 1
            events.cards_discarded(s, side, card, n)
    s.hand_n[side] = 0


def clear_marks(s: State) -> None:
    """Used units, spent civilians, used abilities and the swap are forgotten (WW-TURN-10)."""
    t = s.tables
    s.swapped = False
    s.spent = t.no_areas[:]
    s.fired = t.no_areas[:]
    s.used = t.no_units[:]
