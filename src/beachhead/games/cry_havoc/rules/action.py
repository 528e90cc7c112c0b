"""Chapter 4, Action phase: the turn, the five actions, cards and their row bonuses.

CH-ACT, CH-INIT.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import (
    build,
    draw_two,
    enable,
    general,
    movement,
    piles,
    recruit,
    skills,
)
from beachhead.games.cry_havoc.vocab import (
    ACT_BUILD,
    ACT_DRAW,
    ACT_ENABLE,
    ACT_MOVE,
    ACT_RECRUIT,
    ACTED,
    ARMIES,
    CARD_BITS,
    DONE,
    END_TURN,
    HAND,
    KINDS,
    LAID,
    NOT_ACTED,
    NOTHING_TO_DRAW,
    PLAY0,
    POSITION0,
    ROW_BUILD,
    ROW_MOVE,
    ROW_RECRUIT,
    SKILL0,
    STAY,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Question):
    """CH-ACT-02. One of the five actions, with skills before and after it.

    After the action only skills and the end of the turn are left.
    """

    rule: ClassVar[str] = "CH-ACT-02"
    name: ClassVar[str] = "D-TURN"

    def __init__(self, below: Question | None, seat: i64, army: i64, acted: bool) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.acted: Final = acted

    def legal(self, s: State, out: Actions) -> None:
        skills.offer(s, out, self.army)
        if self.acted:
            out.add(END_TURN)
            return
        out.add(ACT_MOVE)
        out.add(ACT_RECRUIT)
        out.add(ACT_BUILD)
        if enable.bar_to_enable(s, self.army) == FREE:
            out.add(ACT_ENABLE)
        if draw_two.sources(s, self.army) != 0:
            out.add(ACT_DRAW)

    def expected(self, s: State, out: Actions) -> None:
        action: i64
        for action in range(END_TURN, ACT_DRAW + 1):
            out.add(action)
        skills.expect(s, out, self.army)

    def bar(self, s: State, action: i64) -> i64:
        if action >= SKILL0:
            return skills.bar_to_use(s, self.army, action - SKILL0)
        if action == END_TURN:
            return FREE if self.acted else NOT_ACTED
        if self.acted:
            return ACTED
        if action == ACT_ENABLE:
            return enable.bar_to_enable(s, self.army)
        if action == ACT_DRAW and draw_two.sources(s, self.army) == 0:
            return NOTHING_TO_DRAW
        return FREE

    def apply(self, s: State, action: i64) -> None:
        if action == END_TURN:
            s.top = self.below
            return
        if action >= SKILL0:
            skills.use(s, self, self.army, action - SKILL0)
            return
        after = Turn(self.below, self.seat, self.army, True)
        events.action_chosen(s, self.army, action)
        if action == ACT_MOVE:
            s.top = PlayCards(after, self.seat, self.army, ROW_MOVE)
        elif action == ACT_RECRUIT:
            s.top = PlayCards(after, self.seat, self.army, ROW_RECRUIT)
        elif action == ACT_BUILD:
            s.scope = s.control[self.army]
            s.top = PlayCards(after, self.seat, self.army, ROW_BUILD)
        elif action == ACT_ENABLE:
            s.top = after
            enable.enable(s, self.army)
        elif action == ACT_DRAW:
            s.top = draw_two.ChooseSource(after, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlayCards(Question):
    """CH-ACT-03, CH-ACT-05, CH-ACT-06. Any number of cards, also none, whether useful or not."""

    rule: ClassVar[str] = "CH-ACT-03"
    name: ClassVar[str] = "D-PLAYCARD"

    def __init__(self, below: Question | None, seat: i64, army: i64, row: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.row: Final = row

    def legal(self, s: State, out: Actions) -> None:
        out.add(DONE)
        piles.offer_kinds(s, out, PLAY0, self.army, s.piles[HAND + self.army])

    def apply(self, s: State, action: i64) -> None:
        if action != DONE:
            piles.lay(s, self.army, action - PLAY0)
            events.card_laid(s, self.army, action - PLAY0, self.row)
            return
        below = self.below
        assert below is not None
        s.top = Spend(below, self.seat, self.army, self.row)
        row_bonuses(s, self.seat, self.army, self.row)


def row_bonuses(s: State, seat: i64, army: i64, row: i64) -> None:
    """CH-ACT-04, CH-ACT-07, CH-ACT-08, CH-ACT-09, CH-ACT-11, CH-ACT-12. First points, then draws,
    then texts.

    All cards of the action are fixed by now, only this row of them counts, and they are not yet on
    the discard pile, so a new deck does not contain them.
    """
    icons, draws, points, moves_marker = symbols(s, army, s.piles[LAID + army], row)
    s.icons = icons
    general.score(s, army, points, "CH-ACT-09")
    piles.draw(s, army, draws, "CH-ACT-07")
    # CH-ACT-10. The text counts only where the row shows the bonus icon; Battle texts never do
    # here.
    if moves_marker:
        s.top = MoveMarker(s.top, seat, army)


def symbols(s: State, army: i64, pile: i64, row: i64) -> tuple[i64, i64, i64, bool]:
    """Icons, draws, points and whether the marker moves, of one row of the cards in a pile.

    Cards that draw once in all draw once, however many they are.
    """
    t = s.tables
    icons: i64 = 0
    draws: i64 = 0
    once: i64 = 0
    points: i64 = 0
    moves_marker = False
    card = army * CARD_BITS
    while pile != 0:
        if pile & 1 != 0:
            at = row * KINDS + t.kind_of[card]
            icons += t.icons[at]
            draws += t.draw_each[at]
            once |= t.draw_once[at]
            points += t.row_vp[at]
            moves_marker = moves_marker or t.bonus[at] != 0
        pile >>= 1
        card += 1
    return icons, draws + once, points, moves_marker


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spend(Step):
    """The icons of the played cards go to the chosen action (CH-ACT-03)."""

    rule: ClassVar[str] = "CH-ACT-03"

    def __init__(self, below: Question, seat: i64, army: i64, row: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.row: Final = row

    def act(self, s: State) -> None:
        below = self.below
        assert below is not None
        if self.row == ROW_MOVE:
            s.top = movement.MoveFrom(below, self.seat, self.army)
        elif self.row == ROW_RECRUIT:
            recruit.begin(s, below, self.seat, self.army)
        else:
            build.begin(s, below, self.seat, self.army)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveMarker(Question):
    """CH-INIT-01, CH-INIT-03, CH-INIT-04. The own marker may go anywhere on the New Initiative
    track.

    Each deck has one card for it; the icons are spent afterwards, the order changes next Round.
    """

    rule: ClassVar[str] = "CH-INIT-04"
    name: ClassVar[str] = "D-INIT"

    def __init__(self, below: Question | None, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def legal(self, s: State, out: Actions) -> None:
        out.add(STAY)
        place: i64
        for place in range(s.seats):
            if s.order[ARMIES + place] != self.army:
                out.add(POSITION0 + place)

    def apply(self, s: State, action: i64) -> None:
        if action != STAY:
            insert_marker(s, self.army, action - POSITION0)
            events.marker_moved(s, self.army, action - POSITION0)
        s.top = self.below


def insert_marker(s: State, army: i64, target: i64) -> None:
    """CH-INIT-02. Taken out and put in again; the other markers keep their order and close
    ranks.
    """
    place: i64 = 0
    while s.order[ARMIES + place] != army:
        place += 1
    while place < target:
        s.order[ARMIES + place] = s.order[ARMIES + place + 1]
        place += 1
    while place > target:
        s.order[ARMIES + place] = s.order[ARMIES + place - 1]
        place -= 1
    s.order[ARMIES + target] = army
