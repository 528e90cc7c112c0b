"""Chapter 3, the advanced variant: every player drafts two minorities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, zeros
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse.rules import setup
from beachhead.games.hexpanse.vocab import (
    BOARD_KEPT,
    CHOSEN,
    DISCARD0,
    FIRST_KEPT,
    HAND,
    KEEP0,
    MINORITIES,
    NOT_RIGHT_NEIGHBOUR,
    PASSED,
    PUT_AWAY,
    SECOND_KEPT,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State

HAND_SIZE: Final = 3


def right_of(s: State, seat: i64) -> i64:
    """HX-ADV-03. The player on the right is the previous one in turn order."""
    return seat - 1 if seat > 0 else s.seats - 1


def begin(s: State) -> None:
    """HX-ADV-02, HX-ADV-04. Three boards each; with four players the start player gets two."""
    deal(s, setup.draw_distinct(s, MINORITIES, MINORITIES))


def deal(s: State, boards: vec[i64]) -> None:
    """Hand out boards in turn order, as many as each player gets."""
    places = zeros(MINORITIES)
    given: i64 = 0
    i: i64
    for i in range(s.seats * HAND_SIZE):
        seat = setup.seat_at(s, i // HAND_SIZE)
        if s.seats == 4 and i == 0:
            continue  # eleven boards are one short
        places[boards[given]] = HAND + seat
        given += 1
    s.board_at = places
    events.boards_dealt(s)
    s.top = KeepFirst(None, s.first, 0, False)


@mypyc_attr(acyclic=True)
class Keep(Question):
    """HX-ADV-05. Each keeps one of the boards in hand, hidden; all then pass at the same time."""

    def __init__(self, below: Question | None, seat: i64, position: i64, second: bool) -> None:
        super().__init__(below, seat)
        self.position: Final = position
        self.second: Final = second

    def legal(self, s: State, out: Actions) -> None:
        m: i64
        for m in range(MINORITIES):
            if s.board_at[m] == HAND + self.seat:
                out.add(KEEP0 + m)

    def expected(self, s: State, out: Actions) -> None:
        m: i64
        for m in range(MINORITIES):
            if s.board_at[m] == FIRST_KEPT + self.seat:
                out.add(KEEP0 + m)

    def bar(self, s: State, action: i64) -> i64:
        return BOARD_KEPT

    def apply(self, s: State, action: i64) -> None:
        places = s.board_at[:]
        m: i64
        for m in range(MINORITIES):
            if places[m] == HAND + self.seat:
                places[m] = PASSED + self.seat
        places[action - KEEP0] = (SECOND_KEPT if self.second else FIRST_KEPT) + self.seat
        s.board_at = places
        events.board_kept(s, self.seat, action - KEEP0)
        following = self.position + 1
        if following < s.seats:
            seat = setup.seat_at(s, following)
            if self.second:
                s.top = KeepSecond(None, seat, following, True)
            else:
                s.top = KeepFirst(None, seat, following, False)
            return
        pass_boards(s)
        if self.second:
            reveal(s)
        else:
            s.top = KeepSecond(None, s.first, 0, True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KeepFirst(Keep):
    """The first board of the draft (HX-ADV-02)."""

    rule: ClassVar[str] = "HX-ADV-02"
    name: ClassVar[str] = "D-DRAFT-KEEP1"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KeepSecond(Keep):
    """The second board, of those received (HX-ADV-02)."""

    rule: ClassVar[str] = "HX-ADV-02"
    name: ClassVar[str] = "D-DRAFT-KEEP2"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discard(Question):
    """One of the three boards of the player on the right is put away, openly (HX-ADV-05)."""

    rule: ClassVar[str] = "HX-ADV-05"
    name: ClassVar[str] = "D-DRAFT-DISCARD"

    def __init__(self, below: Question | None, seat: i64, position: i64) -> None:
        super().__init__(below, seat)
        self.position: Final = position

    def legal(self, s: State, out: Actions) -> None:
        m: i64
        for m in range(MINORITIES):
            if s.board_at[m] == CHOSEN + right_of(s, self.seat):
                out.add(DISCARD0 + m)

    def expected(self, s: State, out: Actions) -> None:
        m: i64
        for m in range(MINORITIES):
            if s.board_at[m] >= CHOSEN:
                out.add(DISCARD0 + m)

    def bar(self, s: State, action: i64) -> i64:
        theirs = s.board_at[action - DISCARD0] == CHOSEN + right_of(s, self.seat)
        return FREE if theirs else NOT_RIGHT_NEIGHBOUR

    def apply(self, s: State, action: i64) -> None:
        s.board_at = setup.with_entry(s.board_at, action - DISCARD0, PUT_AWAY)
        events.board_discarded(s, self.seat, action - DISCARD0)
        ask_discard(s, self.position + 1)


def pass_boards(s: State) -> None:
    """What was not kept goes to the player on the right."""
    places = s.board_at[:]
    m: i64
    for m in range(MINORITIES):
        if places[m] >= PASSED and places[m] < CHOSEN:
            places[m] = HAND + right_of(s, places[m] - PASSED)
    s.board_at = places


def reveal(s: State) -> None:
    """All boards are shown; what came last is a player's third."""
    places = s.board_at[:]
    m: i64
    for m in range(MINORITIES):
        if places[m] >= HAND and places[m] < PASSED:
            places[m] = CHOSEN + (places[m] & 7)
    s.board_at = places
    s.reveals += 1
    events.boards_revealed(s)
    ask_discard(s, 0)


def ask_discard(s: State, position: i64) -> None:
    """The next player whose right neighbour has a board too many; then everybody musters."""
    m: i64
    while position < s.seats:
        seat = setup.seat_at(s, position)
        count: i64 = 0
        for m in range(MINORITIES):
            if s.board_at[m] == CHOSEN + right_of(s, seat):
                count += 1
        if count == HAND_SIZE:
            s.top = Discard(None, seat, position)
            return
        position += 1
    setup.muster(s)
