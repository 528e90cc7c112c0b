"""Chapters 3 and 4, Levels and Setup: from an empty table to the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, zeros
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse.rules import draft, market, turn
from beachhead.games.hexpanse.vocab import (
    ADMIRAL,
    BOARD_TAKEN,
    BY_SEAT,
    CARDS,
    CHOSEN,
    DEAL,
    ELITE,
    FACTION0,
    FACTION_TAKEN,
    IN_DECK,
    MERCENARIES,
    MINORITIES,
    MINORITY0,
    MISSION0,
    MISSION_TAKEN,
    MISSIONS,
    NOWHERE,
    OPEN_BOARD,
    POOL_MINORITY,
    PUT_AWAY,
    REGULAR,
    SAILOR,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def with_entry(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A copy of a row with one entry changed: clones share what is fixed in the set-up."""
    changed = row[:]
    changed[place] = value
    return changed


def seat_at(s: State, position: i64) -> i64:
    """The seat at a position in turn order, the start player at 0."""
    return (s.first + position) % s.seats


def draw_distinct(s: State, total: i64, count: i64) -> vec[i64]:
    """`count` different numbers below `total`, in random order."""
    row = vec[i64](list(range(total)))
    s.shuffle(row, 0, total)
    s.reveals += 1
    return row[:count]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Question):
    """HX-SETUP-10. Start player, factions, minorities, market, missions: played by the engine."""

    rule: ClassVar[str] = "HX-SETUP-10"
    name: ClassVar[str] = "D-DEAL"

    def legal(self, s: State, out: Actions) -> None:
        out.add(DEAL)

    def apply(self, s: State, action: i64) -> None:
        """HX-SETUP-01, HX-SETUP-03, HX-SETUP-12, HX-MIS-04. The board is empty, all start alike."""
        t = s.tables
        s.first = s.roll(s.seats)
        s.active = s.first
        events.start_player(s, s.first)
        i: i64
        for i in range(s.seats):
            seat = seat_at(s, i)
            s.income[seat] = t.income_start
            s.life[seat] = t.life_start
            s.hexilum[seat] = t.hexilum_start + (i if t.seat_bonus else 0)
            if t.seat_bonus:
                events.hexilum_gained(s, seat, i, BY_SEAT)
        events.everyone_starts(s)
        for i in range(MERCENARIES):
            s.tokens[i] = t.tokens[i]
        if t.factions_at_table:
            s.top = ChooseFaction(None, s.first, 0)
        else:
            begin_minorities(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFaction(Question):
    """HX-SETUP-02, HX-COMP-06. In turn order, each faction once; Aliens bring two more."""

    rule: ClassVar[str] = "HX-SETUP-02"
    name: ClassVar[str] = "D-FACTION"

    def __init__(self, below: Question | None, seat: i64, position: i64) -> None:
        super().__init__(below, seat)
        self.position: Final = position

    def legal(self, s: State, out: Actions) -> None:
        faction: i64
        for faction in range(s.tables.factions):
            if self.bar(s, FACTION0 + faction) == FREE:
                out.add(FACTION0 + faction)

    def expected(self, s: State, out: Actions) -> None:
        faction: i64
        for faction in range(s.tables.factions):
            out.add(FACTION0 + faction)

    def bar(self, s: State, action: i64) -> i64:
        for taken in s.faction:
            if taken == action - FACTION0:
                return FACTION_TAKEN
        return FREE

    def apply(self, s: State, action: i64) -> None:
        s.faction = with_entry(s.faction, self.seat, action - FACTION0)
        events.faction_chosen(s, self.seat)
        following = self.position + 1
        if following < s.seats:
            s.top = ChooseFaction(None, seat_at(s, following), following)
        else:
            begin_minorities(s)


# -- minorities --------------------------------------------------------------------------------


def begin_minorities(s: State) -> None:
    """HX-LVL-01, HX-LVL-02, HX-LVL-03. Sailors lead none, the others one, or two by draft."""
    if s.tables.level == SAILOR:
        muster(s)
    elif s.tables.advanced:
        draft.begin(s)
    else:
        open_boards(s, draw_distinct(s, MINORITIES, s.seats + 1))


def open_boards(s: State, boards: vec[i64]) -> None:
    """HX-SETUP-04, HX-SETUP-11. One board more than players, chosen in reverse order."""
    places = zeros(MINORITIES)
    for board in boards:
        places[board] = OPEN_BOARD
        events.board_opened(s, board)
    s.board_at = places
    s.top = ChooseMinority(None, seat_at(s, s.seats - 1), s.seats - 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseMinority(Question):
    """One of the open boards; the last one is put away (HX-SETUP-04)."""

    rule: ClassVar[str] = "HX-SETUP-04"
    name: ClassVar[str] = "D-MINORITY"

    def __init__(self, below: Question | None, seat: i64, position: i64) -> None:
        super().__init__(below, seat)
        self.position: Final = position

    def legal(self, s: State, out: Actions) -> None:
        m: i64
        for m in range(MINORITIES):
            if s.board_at[m] == OPEN_BOARD:
                out.add(MINORITY0 + m)

    def expected(self, s: State, out: Actions) -> None:
        m: i64
        for m in range(MINORITIES):
            if s.board_at[m] >= CHOSEN:
                out.add(MINORITY0 + m)

    def bar(self, s: State, action: i64) -> i64:
        return BOARD_TAKEN

    def apply(self, s: State, action: i64) -> None:
        m = action - MINORITY0
        s.board_at = with_entry(s.board_at, m, CHOSEN + self.seat)
        events.minority_chosen(s, self.seat, m)
        if self.position > 0:
            following = self.position - 1
            s.top = ChooseMinority(None, seat_at(s, following), following)
            return
        for m in range(MINORITIES):
            if s.board_at[m] == OPEN_BOARD:
                s.board_at = with_entry(s.board_at, m, PUT_AWAY)
        muster(s)


def muster(s: State) -> None:
    """HX-SETUP-05, HX-ELITE-01, HX-ELITE-02, HX-ADV-01. Twelve units each, and the minorities.

    Elites and minority units take the place of regular ones; minority units wait on their board.
    """
    t = s.tables
    minority = s.minority[:]
    seat: i64
    m: i64
    for seat in range(s.seats):
        led: i64 = 0
        foreign: i64 = 0
        for m in range(MINORITIES):
            if s.board_at[m] == CHOSEN + seat:
                minority[seat * 2 + led] = m
                led += 1
                s.home[POOL_MINORITY + m] = t.minority_units[m]
                foreign += t.minority_units[m]
        s.home[seat * 2 + ELITE] = t.elites
        s.home[seat * 2 + REGULAR] = t.units - t.elites - foreign
    s.minority = minority
    open_market(s)
    begin_missions(s)


def open_market(s: State) -> None:
    """All 50 cards are shuffled, five are turned up."""
    i: i64
    for i in range(CARDS):
        s.where[i] = IN_DECK
        s.deck[i] = i
    s.deck_n = CARDS
    s.shuffle(s.deck, 0, CARDS)
    market.refill(s, 0)


# -- missions ----------------------------------------------------------------------------------


def begin_missions(s: State) -> None:
    """HX-SETUP-07, HX-SETUP-08. One common mission; admirals also take a secret one each."""
    if s.tables.level == ADMIRAL:
        drawn = draw_distinct(s, MISSIONS, s.seats + 1)
        for mission in drawn:
            s.open_missions |= 1 << mission
            events.mission_opened(s, mission)
        s.top = ChooseSecret(None, seat_at(s, s.seats - 1), s.seats - 1)
    else:
        one = draw_distinct(s, MISSIONS, 1)
        set_common(s, one[0])


def set_common(s: State, mission: i64) -> None:
    """The common mission is known; the set-up is complete."""
    s.common = mission
    s.open_missions = 0
    events.common_mission(s, mission)
    s.top = Begin(None, s.first)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Begin(Question):
    """The first turn (HX-TURN-01), played by the engine: so the set-up has an end to look at."""

    rule: ClassVar[str] = "HX-TURN-01"
    name: ClassVar[str] = "D-BEGIN"

    def legal(self, s: State, out: Actions) -> None:
        out.add(DEAL)

    def apply(self, s: State, action: i64) -> None:
        s.round = 1
        turn.start_turn(s, s.first)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSecret(Question):
    """HX-SETUP-13. In reverse order each takes a mission (HX-SETUP-08); the last one is common.

    The choice is public when made, unless the missions are picked hidden.
    """

    rule: ClassVar[str] = "HX-SETUP-08"
    name: ClassVar[str] = "D-SECRET-MISSION"

    def __init__(self, below: Question | None, seat: i64, position: i64) -> None:
        super().__init__(below, seat)
        self.position: Final = position

    def legal(self, s: State, out: Actions) -> None:
        mission: i64
        for mission in range(MISSIONS):
            if (s.open_missions >> mission) & 1:
                out.add(MISSION0 + mission)

    def expected(self, s: State, out: Actions) -> None:
        """Openly taken missions; with hidden picks nobody may learn which are gone."""
        for mission in s.secret:
            if mission != NOWHERE and not s.tables.hidden_pick:
                out.add(MISSION0 + mission)

    def bar(self, s: State, action: i64) -> i64:
        return MISSION_TAKEN

    def apply(self, s: State, action: i64) -> None:
        mission = action - MISSION0
        s.open_missions &= ~(1 << mission)
        s.secret = with_entry(s.secret, self.seat, mission)
        events.secret_chosen(s, self.seat, mission)
        if self.position > 0:
            following = self.position - 1
            s.top = ChooseSecret(None, seat_at(s, following), following)
            return
        for mission in range(MISSIONS):
            if (s.open_missions >> mission) & 1:
                set_common(s, mission)
                return
