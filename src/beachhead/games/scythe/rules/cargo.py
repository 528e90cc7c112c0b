"""Chapter 5, Move: what a unit carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import board, move, pieces
from beachhead.games.scythe.vocab import (
    ABOARD,
    CARGO_DONE,
    CARGO_KINDS,
    FRESH_WORKERS,
    LAKE,
    LAKE_ALL,
    LAKE_NONE,
    LOAD_ALL0,
    LOAD_EVERYTHING,
    LOAD_ONE0,
    LOADING,
    MECH,
    ONE_WAY,
    ONLY_MECH_CARRIES,
    PLACES,
    RESOURCES,
    TIRED_WORKERS,
    UNLOAD_ALL0,
    UNLOAD_ONE0,
    UNLOADING,
    WORKER,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def liftable(s: State, seat: i64, kind: i64, place: i64, what: i64) -> i64:
    """SC-MOVE-05, SC-MOVE-06, SC-MOVE-07. How much of a cargo kind a unit could load here.

    Any unit takes resources; a mech also workers of its owner. A unit that stands somewhere
    without opposing units controls the place, so all that lies there may be taken, and on a home
    base too.
    """
    if what < RESOURCES:
        return s.resources[place * RESOURCES + what]
    if kind != MECH:
        return 0
    tired = move.moved_at(s, WORKER, place)
    if what == TIRED_WORKERS:
        return tired
    return s.workers[seat * PLACES + place] - tired


def way(s: State, what: i64) -> i64:
    """Which way a cargo kind has gone at this halt; workers count as one kind."""
    return (s.ways >> (2 * min(what, FRESH_WORKERS))) & 3


def set_way(s: State, what: i64, direction: i64) -> None:
    if way(s, what) == 0:
        s.ways |= direction << (2 * min(what, FRESH_WORKERS))


def lift(s: State, seat: i64, place: i64, what: i64, n: i64) -> None:
    """SC-MOVE-28. What is carried is on the unit, not on the hex; negative n puts it down."""
    s.cargo[what] += n
    if what < RESOURCES:
        s.resources[place * RESOURCES + what] -= n
        return
    pieces.add_workers(s, seat, place, -n)
    if what == TIRED_WORKERS:
        mark_tired(s, place, n)


def mark_tired(s: State, place: i64, n: i64) -> None:
    """Moved workers stay marked while they are aboard."""
    come = WORKER * 64 + place
    go = WORKER * 64 + ABOARD
    if n < 0:
        come, go = go, come
        n = -n
    i: i64
    for i in range(s.moves):
        if n > 0 and s.moved[i] == come:
            s.moved[i] = go
            n -= 1


def drop_all(s: State, seat: i64, place: i64) -> None:
    """Put down everything on a place."""
    what: i64
    for what in range(CARGO_KINDS):
        n = s.cargo[what]
        if n > 0:
            lift(s, seat, place, what, -n)
            events.dropped(s, seat, place, what, n)


def load_everything(s: State, seat: i64, kind: i64, place: i64) -> None:
    what: i64
    for what in range(CARGO_KINDS):
        n = liftable(s, seat, kind, place, what)
        if n > 0:
            lift(s, seat, place, what, n)
            events.loaded(s, seat, place, what, n)


def halt(s: State, seat: i64, kind: i64, place: i64, left: i64, first: bool) -> None:
    """SC-MOVE-27, SC-MOVE-09, SC-FAQ-02. Ask for cargo where the move begins and between steps.

    On land and on home bases, never on a lake, where cargo stays with its carrier. A unit that
    cannot go on has reached its last hex.
    """
    if not first and not board.steps(s, seat, kind, place):
        move.finish_move(s, seat, kind, place)
        return
    s.top = move.Step(s.top, seat, kind, place, left, first)
    if s.tables.terrain[place] == LAKE:
        return
    s.ways = 0
    if can_handle(s, seat, kind, place):
        s.top = Handle(s.top, seat, kind, place)


def can_handle(s: State, seat: i64, kind: i64, place: i64) -> bool:
    """Whether anything can be loaded or unloaded here."""
    what: i64
    for what in range(CARGO_KINDS):
        direction = way(s, what)
        if direction != UNLOADING and liftable(s, seat, kind, place, what) > 0:
            return True
        if direction != LOADING and s.cargo[what] > 0:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Handle(Question):
    """Load or unload one or all of a kind, everything, or be done (SC-MOVE-27)."""

    rule: ClassVar[str] = "SC-MOVE-27"
    name: ClassVar[str] = "D-MOVE-CARGO"

    def __init__(self, below: Question | None, seat: i64, kind: i64, place: i64) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind
        self.place: Final = place

    def legal(self, s: State, out: Actions) -> None:
        something = False
        unloaded = False
        what: i64
        for what in range(CARGO_KINDS):
            direction = way(s, what)
            here = liftable(s, self.seat, self.kind, self.place, what)
            if direction == UNLOADING:
                unloaded = True
            elif here > 0:
                something = True
                out.add(LOAD_ONE0 + what)
                if here > 1:
                    out.add(LOAD_ALL0 + what)
            aboard = s.cargo[what]
            if direction != LOADING and aboard > 0:
                out.add(UNLOAD_ONE0 + what)
                if aboard > 1:
                    out.add(UNLOAD_ALL0 + what)
        if something and not unloaded:
            out.add(LOAD_EVERYTHING)
        out.add(CARGO_DONE)

    def expected(self, s: State, out: Actions) -> None:
        """To take back what was just put aboard or down; and workers, whoever moves."""
        what: i64
        for what in range(CARGO_KINDS):
            if s.cargo[what] > 0:
                out.add(UNLOAD_ONE0 + what)
            if liftable(s, self.seat, self.kind, self.place, what) > 0:
                out.add(LOAD_ONE0 + what)
        others = s.workers[self.seat * PLACES + self.place] - (1 if self.kind == WORKER else 0)
        if self.kind != MECH and others > 0:
            out.add(LOAD_ONE0 + FRESH_WORKERS)

    def bar(self, s: State, action: i64) -> i64:
        what = (action - LOAD_ONE0) % CARGO_KINDS
        if action >= UNLOAD_ONE0:
            return ONE_WAY if way(s, what) == LOADING else FREE
        if what >= RESOURCES and self.kind != MECH:
            return ONLY_MECH_CARRIES
        return ONE_WAY if way(s, what) == UNLOADING else FREE

    def apply(self, s: State, action: i64) -> None:
        seat = self.seat
        place = self.place
        s.top = self.below
        if action == CARGO_DONE:
            return
        if action == LOAD_EVERYTHING:
            load_everything(s, seat, self.kind, place)
            return
        what = (action - LOAD_ONE0) % CARGO_KINDS
        if action < UNLOAD_ONE0:
            n = liftable(s, seat, self.kind, place, what) if action >= LOAD_ALL0 else 1
            set_way(s, what, LOADING)
            lift(s, seat, place, what, n)
            events.loaded(s, seat, place, what, n)
        else:
            n = s.cargo[what] if action >= UNLOAD_ALL0 else 1
            set_way(s, what, UNLOADING)
            lift(s, seat, place, what, -n)
            events.dropped(s, seat, place, what, n)
        if can_handle(s, seat, self.kind, place):
            s.top = self


def leave_lake(s: State, seat: i64, kind: i64, place: i64, left: i64) -> None:
    """SC-MOVE-10. A unit that begins on a lake: all cargo, or none if another own mech stays."""
    s.top = move.Step(s.top, seat, kind, place, left, True)
    staying = s.mechs[seat * PLACES + place] - (1 if kind == MECH else 0)
    if staying == 0:
        load_everything(s, seat, kind, place)
        return
    what: i64
    for what in range(CARGO_KINDS):
        if liftable(s, seat, kind, place, what) > 0:
            s.top = TakeAll(s.top, seat, kind, place)
            return


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeAll(Question):
    """Take everything from a lake, or nothing (SC-MOVE-10)."""

    rule: ClassVar[str] = "SC-MOVE-10"
    name: ClassVar[str] = "D-LAKE-CARGO"

    def __init__(self, below: Question | None, seat: i64, kind: i64, place: i64) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind
        self.place: Final = place

    def legal(self, s: State, out: Actions) -> None:
        out.add(LAKE_ALL)
        out.add(LAKE_NONE)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == LAKE_ALL:
            load_everything(s, self.seat, self.kind, self.place)
