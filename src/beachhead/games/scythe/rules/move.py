"""Chapter 5, Move / Gain: choosing units and stepping. Loading is in cargo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import common, polania
from beachhead.games.scythe.rules import board, cargo, combat, control, gains, pieces
from beachhead.games.scythe.rules.objective import Moment
from beachhead.games.scythe.rules.star import CheckStars
from beachhead.games.scythe.rules.upgrade import box
from beachhead.games.scythe.vocab import (
    BOX_COINS,
    BOX_UNITS,
    CARGO_KINDS,
    CHARACTER,
    COIN,
    ENTRY,
    ENTRY_FROM,
    ENTRY_KIND,
    ENTRY_RESOURCE0,
    ENTRY_TO,
    ENTRY_WORKERS,
    FRESH_WORKERS,
    LAKE,
    MECH,
    MOVED_MAX,
    NO_UNIT_CAN_STEP,
    NOWHERE,
    PLACES,
    RESOURCES,
    SKIP_TOP,
    STEP0,
    STOP_UNIT,
    STOP_UNITS,
    TAKE_COINS,
    TAKE_MOVE,
    TIRED_WORKERS,
    UNIT0,
    UNIT_KINDS,
    UNIT_MOVED,
    UNIT_NO_STEP,
    WORKER,
    WORKER_ON_LAKE,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

MOVE_STEPS = 1


def offer(s: State, seat: i64) -> None:
    """Ask for the top action of this section."""
    s.top = MoveOrGain(s.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveOrGain(Question):
    """SC-MOVE-01. Move up to 2 units (3 upgraded), or gain $1 ($2 upgraded)."""

    rule: ClassVar[str] = "SC-MOVE-01"
    name: ClassVar[str] = "D-TOP-MOVE"

    def legal(self, s: State, out: Actions) -> None:
        if bar_to_move(s, self.seat) == FREE:
            out.add(TAKE_MOVE)
        out.add(TAKE_COINS)
        out.add(SKIP_TOP)

    def expected(self, s: State, out: Actions) -> None:
        out.add(TAKE_MOVE)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_move(s, self.seat)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == TAKE_MOVE:
            start(s, self.seat, box(s, self.seat, BOX_UNITS), MOVE_STEPS)
        elif action == TAKE_COINS:
            s.top = CheckStars(s.top, self.seat)
            gains.give(s, self.seat, COIN, box(s, self.seat, BOX_COINS))


def start(s: State, seat: i64, units: i64, steps: i64) -> None:
    """Begin a Move action: of `units` units, each may make `steps` steps."""
    clear(s)
    s.top = ChooseUnit(combat.Resolve(s.top, seat), seat, units, steps)


def clear(s: State) -> None:
    """Nobody has moved yet."""
    s.moves = 0
    s.entries = 0
    i: i64
    for i in range(MOVED_MAX):
        s.moved[i] = NOWHERE


def moved_at(s: State, kind: i64, place: i64) -> i64:
    """How many units of a kind on a place have moved in this action."""
    code = kind * 64 + place
    n: i64 = 0
    i: i64
    for i in range(s.moves):
        if s.moved[i] == code:
            n += 1
    return n


def fresh_at(s: State, seat: i64, kind: i64, place: i64) -> i64:
    """How many units of a kind on a place may still be chosen."""
    if kind == WORKER:
        here = s.workers[seat * PLACES + place]
    elif kind == MECH:
        here = s.mechs[seat * PLACES + place]
    else:
        here = 1 if s.character[seat] == place else 0
    if here == 0 or s.moves == 0:
        return here
    return here - moved_at(s, kind, place)


def bar_to_move(s: State, seat: i64) -> i64:
    """A Move action needs a unit that could be chosen at its start."""
    present = s.present[seat]
    place: i64
    for place in range(PLACES):
        if not (present >> place) & 1:
            continue
        if pieces.combat_units(s, seat, place) > 0 and board.steps(s, seat, MECH, place):
            return FREE
        if s.workers[seat * PLACES + place] > 0 and board.worker_steps(s, seat, place):
            return FREE
    return NO_UNIT_CAN_STEP


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseUnit(Moment):
    """SC-MOVE-04, SC-MOVE-25, SC-MOVE-26. One unit after the other; only units that can step.

    Each once per action; passengers and newly deployed units too. The player may stop at any time.
    """

    rule: ClassVar[str] = "SC-MOVE-04"
    name: ClassVar[str] = "D-MOVE-UNIT"

    def __init__(self, below: Question | None, seat: i64, left: i64, steps: i64) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.steps: Final = steps

    def choices(self, s: State, out: Actions) -> None:
        seat = self.seat
        present = s.present[seat]
        place: i64
        for place in range(PLACES):
            if not (present >> place) & 1:
                continue
            character = fresh_at(s, seat, CHARACTER, place)
            mechs = fresh_at(s, seat, MECH, place)
            if character + mechs > 0 and board.steps(s, seat, MECH, place):
                if character > 0:
                    out.add(UNIT0 + CHARACTER * PLACES + place)
                if mechs > 0:
                    out.add(UNIT0 + MECH * PLACES + place)
            if fresh_at(s, seat, WORKER, place) > 0 and board.worker_steps(s, seat, place):
                out.add(UNIT0 + WORKER * PLACES + place)
        out.add(STOP_UNITS)

    def sought(self, s: State, out: Actions) -> None:
        """Every unit on the board."""
        kind: i64
        place: i64
        for kind in range(UNIT_KINDS):
            for place in range(PLACES):
                if fresh_at(s, self.seat, kind, place) + moved_at(s, kind, place) > 0:
                    out.add(UNIT0 + kind * PLACES + place)

    def obstacle(self, s: State, action: i64) -> i64:
        kind = (action - UNIT0) // PLACES
        place = (action - UNIT0) % PLACES
        if fresh_at(s, self.seat, kind, place) == 0:
            return UNIT_MOVED
        if board.steps(s, self.seat, kind, place):
            return FREE
        if kind == WORKER and s.tables.terrain[place] == LAKE:
            return WORKER_ON_LAKE
        return UNIT_NO_STEP

    def answer(self, s: State, action: i64) -> None:
        if action == STOP_UNITS:
            s.top = self.below
            return
        kind = (action - UNIT0) // PLACES
        place = (action - UNIT0) % PLACES
        steps = self.steps
        if kind != WORKER:
            steps += common.extra_steps(s, self.seat)
        s.top = self.below
        if self.left > 1:
            s.top = ChooseUnit(self.below, self.seat, self.left - 1, self.steps)
        i: i64
        for i in range(CARGO_KINDS):
            s.cargo[i] = 0
        if s.tables.terrain[place] == LAKE:
            cargo.leave_lake(s, self.seat, kind, place, steps)
        else:
            cargo.halt(s, self.seat, kind, place, steps, True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Step(Question):
    """SC-MOVE-02, SC-MOVE-29. One step per move, two with Speed; also back where it came from."""

    rule: ClassVar[str] = "SC-MOVE-02"
    name: ClassVar[str] = "D-MOVE-STEP"

    def __init__(
        self, below: Question | None, seat: i64, kind: i64, place: i64, left: i64, first: bool
    ) -> None:
        super().__init__(below, seat)
        self.kind: Final = kind
        self.place: Final = place
        self.left: Final = left
        self.first: Final = first

    def legal(self, s: State, out: Actions) -> None:
        targets = board.steps(s, self.seat, self.kind, self.place)
        place: i64
        for place in range(PLACES):
            if (targets >> place) & 1:
                out.add(STEP0 + place)
        if not self.first:
            out.add(STOP_UNIT)

    def expected(self, s: State, out: Actions) -> None:
        """All neighbours, whatever lies between, and the own home base."""
        near = s.tables.edges[self.place]
        control.add_places(out, STEP0, near | bit(s.tables.home[self.seat]))

    def bar(self, s: State, action: i64) -> i64:
        return board.bar_to_step(s, self.seat, self.kind, self.place, action - STEP0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == STOP_UNIT:
            finish_move(s, self.seat, self.kind, self.place)
            return
        target = action - STEP0
        pieces.move_unit(s, self.seat, self.kind, self.place, target)
        events.unit_moved(s, self.seat, self.kind, self.place, target)
        if enter(s, self.seat, self.kind, self.place, target) or self.left == 1:
            finish_move(s, self.seat, self.kind, target)
        else:
            cargo.halt(s, self.seat, self.kind, target, self.left - 1, False)


def enter(s: State, seat: i64, kind: i64, start: i64, place: i64) -> bool:
    """SC-MOVE-14, SC-MOVE-18, SC-MOVE-19, SC-MOVE-20. Whether the move ends here.

    Opposing units stop a combat unit, a token stops a character; structures stop nobody.
    """
    if (control.opposing(s, seat) >> place) & 1:
        if not chase_off(s, seat, place):
            remember_entry(s, seat, kind, start, place)
        return True
    return kind == CHARACTER and (s.tokens >> place) & 1 != 0


def chase_off(s: State, seat: i64, place: i64) -> bool:
    """SC-MOVE-15, SC-MOVE-16. Lone workers go home at once, at 1 popularity each.

    Their resources stay, and the territory is the mover's. False: a combat follows (SC-MOVE-17).
    """
    enemy: i64
    for enemy in range(s.seats):
        if enemy == seat or not (s.present[enemy] >> place) & 1:
            continue
        if pieces.combat_units(s, enemy, place) > 0:
            return False
        n = s.workers[enemy * PLACES + place]
        pieces.add_workers(s, enemy, place, -n)
        pieces.add_workers(s, enemy, s.tables.home[enemy], n)
        s.routed += n
        events.workers_chased(s, seat, enemy, place, n)
        if not polania.spares_popularity(s, seat, False):
            gains.lose_popularity(s, seat, n)
    return True


def remember_entry(s: State, seat: i64, kind: i64, start: i64, place: i64) -> None:
    """SC-MOVE-17, SC-MOVE-13. Combat waits for the end of all moves; note who came from where."""
    first = s.entries * ENTRY
    s.entered[first + ENTRY_KIND] = kind
    s.entered[first + ENTRY_FROM] = start
    s.entered[first + ENTRY_TO] = place
    s.entered[first + ENTRY_WORKERS] = s.cargo[FRESH_WORKERS] + s.cargo[TIRED_WORKERS]
    resource: i64
    for resource in range(RESOURCES):
        s.entered[first + ENTRY_RESOURCE0 + resource] = s.cargo[resource]
    s.entries += 1
    events.combat_looms(s, seat, place)


def finish_move(s: State, seat: i64, kind: i64, place: i64) -> None:
    """SC-MOVE-08. Everything still carried is dropped on the last hex."""
    cargo.drop_all(s, seat, place)
    s.moved[s.moves] = kind * 64 + place
    s.moves += 1
