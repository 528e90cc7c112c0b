"""Chapter 2, Components and boards: cells, sources, and how a unit comes to stand on a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE, Actions
from beachhead.games.hexpanse import unit_events
from beachhead.games.hexpanse.rules import chain, end, units
from beachhead.games.hexpanse.vocab import (
    BY_SOURCE,
    CELL0,
    EMPTY,
    KIND_MASK,
    MERCENARY,
    OCCUPIED,
    OWNER_SHIFT,
    TRAIT_MINER,
    TRAIT_WOLF,
    WARLORD,
    WARLORD_STANDS,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def can_take(s: State, cell: i64, kind: i64) -> bool:
    """HX-BOARD-04, HX-TERM-07. A free cell takes any unit, an occupied one only a Wolf.

    Odin's Wolf lands wherever no warlord stands; the unit there is attacked first.
    """
    unit = s.unit[cell]
    if unit == EMPTY:
        return True
    return s.tables.trait[kind] == TRAIT_WOLF and (unit & KIND_MASK) != WARLORD


def bar_to_take(s: State, cell: i64, kind: i64) -> i64:
    """What keeps a cell from taking a unit of this kind; see `can_take`."""
    if can_take(s, cell, kind):
        return FREE
    return bar_by_unit(s, cell)


def bar_by_unit(s: State, cell: i64) -> i64:
    """A cell is taken, and a warlord never makes room."""
    return WARLORD_STANDS if s.unit[cell] & KIND_MASK == WARLORD else OCCUPIED


def expect_taken(s: State, out: Actions) -> None:
    """Every cell with a unit."""
    cell: i64
    for cell in range(s.tables.cells):
        if s.unit[cell] != EMPTY:
            out.add(CELL0 + cell)


def expect_taken_near(s: State, around: i64, out: Actions) -> None:
    for cell in s.tables.near[around]:
        if s.unit[cell] != EMPTY:
            out.add(CELL0 + cell)


def write_landing_cells(s: State, kind: i64, out: Actions) -> None:
    """Write every cell of the board that can take a unit of this kind.

    The most frequent long list of the game: written straight into the buffer, which holds more
    than the largest board from the start.
    """
    if s.tables.trait[kind] == TRAIT_WOLF:
        write_cells_without_warlord(s, out)
        return
    unit = s.unit
    codes = out.codes
    n = out.n
    cell: i64
    for cell in range(s.tables.cells):
        if unit[cell] == EMPTY:
            codes[n] = CELL0 + cell
            n += 1
    out.n = n


def write_cells_without_warlord(s: State, out: Actions) -> None:
    """Write every cell, free or taken, on which no warlord stands."""
    unit = s.unit
    codes = out.codes
    n = out.n
    cell: i64
    for cell in range(s.tables.cells):
        if unit[cell] & KIND_MASK != WARLORD:
            codes[n] = CELL0 + cell
            n += 1
    out.n = n


def place(s: State, seat: i64, kind: i64, cell: i64, from_ship: bool) -> None:
    """HX-FLOW-02. Unit on the cell, payment of the source, win check, ability into the queue."""
    s.unit[cell] = units.code(seat, kind)
    if kind == WARLORD:
        s.warlord[seat] = cell
    elif kind >= MERCENARY:
        s.hired[seat] += 1
        s.tired |= 1 << (kind - MERCENARY)
    unit_events.unit_deployed(s, seat, kind, cell, from_ship)
    t = s.tables
    if t.source[cell]:
        # HX-SRC-01. Every own unit put on a source pays, a Miner pays more.
        bonus = t.trait_amount[kind] if t.trait[kind] == TRAIT_MINER else 0
        units.gain_hexilum(s, seat, t.source_pay + bonus, BY_SOURCE)
    end.check_formations(s, cell, cell)
    if not s.over:
        chain.enqueue(s, kind, cell)


def move(s: State, seat: i64, start: i64, cell: i64) -> None:
    """The warlord walks to a free cell; a source there pays (HX-SRC-01)."""
    s.unit[cell] = s.unit[start]
    s.unit[start] = EMPTY
    s.warlord[seat] = cell
    unit_events.warlord_moved(s, seat, start, cell)
    if s.tables.source[cell]:
        units.gain_hexilum(s, seat, s.tables.source_pay, BY_SOURCE)
    end.check_formations(s, cell, cell)


def exchange(s: State, seat: i64, a: i64, b: i64) -> None:
    """HX-SRC-02, HX-SRC-03, HX-SRC-04. Swap two units, or move one to a free cell.

    Only units of the acting player pay, and only if they come from a cell without a source.
    """
    s.unit[a], s.unit[b] = s.unit[b], s.unit[a]
    chain.follow(s, a, b)
    unit_events.units_exchanged(s, seat, a, b)
    source = s.tables.source
    if source[a] != source[b]:
        reached = a if source[a] else b
        if (s.unit[reached] >> OWNER_SHIFT) == seat + 1:
            units.gain_hexilum(s, seat, s.tables.source_pay, BY_SOURCE)
    end.check_formations(s, a, b)


def has_neighbour_of_other(s: State, seat: i64, cell: i64) -> bool:
    """HX-BOARD-03. Whether a unit of another player, or a neutral one, stands next to the cell."""
    unit = s.unit
    mine = seat + 1
    for n in s.tables.near[cell]:
        u = unit[n]
        if u != EMPTY and (u >> OWNER_SHIFT) != mine:
            return True
    return False


def has_movable(s: State) -> bool:
    """HX-TERM-03. Whether any unit that is no warlord stands on the board, whoever owns it."""
    for unit in s.unit:
        if unit != EMPTY and unit & KIND_MASK != WARLORD:
            return True
    return False
