"""Chapter 5, Units: what a unit is, where it waits, and what happens when it leaves the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE, Actions
from beachhead.games.hexpanse import events, unit_events
from beachhead.games.hexpanse.rules import chain, market
from beachhead.games.hexpanse.vocab import (
    ACTION_CARDS,
    ALREADY_ON_BOARD,
    CARDS,
    EFFECT_UNIT,
    ELITE,
    EMPTY,
    FRAMES_FULL,
    KIND_MASK,
    MERCENARY,
    MINORITY,
    NEUTRAL,
    NONE_AT_HOME,
    NONE_IN_RESERVE,
    NONE_IN_SHIP,
    NOWHERE,
    OWNED,
    OWNER_SHIFT,
    POOL_MINORITY,
    REGULAR,
    TRAIT_GUARDIAN,
    TRAIT_SELF_HEALER,
    TRAIT_WOLF,
    WARLORD,
    WARLORD_MISSING,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def code(owner: i64, kind: i64) -> i64:
    """HX-UNIT-15. A unit on the board is its owner and its kind; equal units are interchangeable.

    A waiting ability still belongs to one piece: the queue follows its cell (HX-CHAIN-05).
    """
    return ((owner + 1) << OWNER_SHIFT) | kind


def owner_of(unit: i64) -> i64:
    """Whose unit it is; NEUTRAL for what an eliminated player left behind."""
    return (unit >> OWNER_SHIFT) - 1


def kind_of(unit: i64) -> i64:
    return unit & KIND_MASK


def pool(seat: i64, kind: i64) -> i64:
    """HX-TERM-02, HX-UNIT-07. Where a normal or minority unit waits, in reserve or at home.

    A minority belongs to one player, so its pool needs no seat. Its home is its own board, which
    is not the reserve: reserve attacks never reach it.
    """
    if kind < WARLORD:
        return seat * 2 + kind
    return POOL_MINORITY + kind - MINORITY


def may_land(s: State, seat: i64, kind: i64) -> bool:
    """HX-UNIT-05, HX-COMP-05. Whether the board may take one more of this kind.

    Minority units need their owner's warlord on the board; there are five frames for mercenaries.
    """
    if kind < WARLORD:
        return True
    if kind < MERCENARY:
        return s.warlord[seat] != NOWHERE
    return s.hired[seat] < s.tables.frames


def can_deploy(s: State, seat: i64, kind: i64) -> bool:
    """HX-PAT-10. Whether a unit of this kind waits and may land now.

    Normal units wait in reserve, minority units on their board, mercenaries on their card; never a
    warlord: only the Deploy action brings him (HX-UNIT-11).
    """
    if kind < WARLORD:
        return s.home[seat * 2 + kind] > 0
    if kind < MERCENARY:
        return s.home[POOL_MINORITY + kind - MINORITY] > 0 and s.warlord[seat] != NOWHERE
    mercenary = kind - MERCENARY
    return (
        s.tokens[mercenary] > 0
        and s.where[ACTION_CARDS + mercenary] == OWNED + seat
        and s.hired[seat] < s.tables.frames
    )


def bar_to_deploy(s: State, seat: i64, kind: i64) -> i64:
    """What keeps a kind the player has a stake in from being deployed; see `can_deploy`."""
    if kind >= MERCENARY:
        if s.tokens[kind - MERCENARY] == 0:
            return ALREADY_ON_BOARD
        return FREE if s.hired[seat] < s.tables.frames else FRAMES_FULL
    if s.home[pool(seat, kind)] == 0:
        return NONE_IN_RESERVE if kind < MINORITY else NONE_AT_HOME
    return FREE if may_land(s, seat, kind) else WARLORD_MISSING


def expect_kinds(s: State, seat: i64, out: Actions, first: i64) -> None:
    """Every kind a player has a stake in: normal units, his minorities, his mercenaries."""
    expect_natives(s, seat, out, first)
    card: i64
    for card in range(ACTION_CARDS, CARDS):
        if s.where[card] == OWNED + seat:
            out.add(first + MERCENARY + card - ACTION_CARDS)


def expect_natives(s: State, seat: i64, out: Actions, first: i64) -> None:
    """The same without mercenaries."""
    out.add(first + REGULAR)
    if s.tables.elites > 0:
        out.add(first + ELITE)
    i: i64
    for i in range(2):
        if s.minority[seat * 2 + i] != NOWHERE:
            out.add(first + MINORITY + s.minority[seat * 2 + i])


def bar_to_heal(s: State, seat: i64, kind: i64) -> i64:
    return FREE if s.ship[pool(seat, kind)] > 0 else NONE_IN_SHIP


def write_deployable(s: State, seat: i64, out: Actions, first: i64) -> None:
    """Write `first + kind` for each kind that can be deployed; never the warlord."""
    write_deployable_natives(s, seat, out, first)
    i: i64
    if s.hired[seat] < s.tables.frames:
        where = s.where
        mine = OWNED + seat
        for i in range(ACTION_CARDS, CARDS):
            if where[i] == mine and s.tokens[i - ACTION_CARDS] > 0:
                out.add(first + MERCENARY + i - ACTION_CARDS)


def write_deployable_natives(s: State, seat: i64, out: Actions, first: i64) -> None:
    """The part of the faction and its minorities, without mercenaries."""
    home = s.home
    if home[seat * 2 + REGULAR] > 0:
        out.add(first + REGULAR)
    if home[seat * 2 + ELITE] > 0:
        out.add(first + ELITE)
    i: i64
    if s.warlord[seat] != NOWHERE:
        for i in range(2):
            m = s.minority[seat * 2 + i]
            if m != NOWHERE and home[POOL_MINORITY + m] > 0:
                out.add(first + MINORITY + m)


def has_deployable(s: State, seat: i64) -> bool:
    """Whether anything but the warlord could be deployed."""
    home = s.home
    if home[seat * 2 + REGULAR] > 0 or home[seat * 2 + ELITE] > 0:
        return True
    i: i64
    if s.warlord[seat] != NOWHERE:
        for i in range(2):
            m = s.minority[seat * 2 + i]
            if m != NOWHERE and home[POOL_MINORITY + m] > 0:
                return True
    if s.hired[seat] < s.tables.frames:
        where = s.where
        mine = OWNED + seat
        for i in range(ACTION_CARDS, CARDS):
            if where[i] == mine and s.tokens[i - ACTION_CARDS] > 0:
                return True
    return False


def wolf(s: State, seat: i64) -> i64:
    """The kind of unit that may land on others (HX-M03) if the player can deploy one."""
    i: i64
    for i in range(2):
        m = s.minority[seat * 2 + i]
        if m != NOWHERE and s.tables.trait[MINORITY + m] == TRAIT_WOLF:
            return MINORITY + m if can_deploy(s, seat, MINORITY + m) else NOWHERE
    return NOWHERE


def write_in_ship(s: State, seat: i64, out: Actions, first: i64) -> None:
    """Write `first + kind` for each kind the player has in the recovery ship."""
    ship = s.ship
    if ship[seat * 2 + REGULAR] > 0:
        out.add(first + REGULAR)
    if ship[seat * 2 + ELITE] > 0:
        out.add(first + ELITE)
    i: i64
    for i in range(2):
        m = s.minority[seat * 2 + i]
        if m != NOWHERE and ship[POOL_MINORITY + m] > 0:
            out.add(first + MINORITY + m)


def in_ship(s: State, seat: i64) -> i64:
    """How many units the player has in the recovery ship."""
    ship = s.ship
    count = ship[seat * 2 + REGULAR] + ship[seat * 2 + ELITE]
    i: i64
    for i in range(2):
        m = s.minority[seat * 2 + i]
        if m != NOWHERE:
            count += ship[POOL_MINORITY + m]
    return count


def most_on_board(s: State, seat: i64) -> i64:
    """An upper bound of a player's units on the board: all that wait nowhere else."""
    home = s.home
    ship = s.ship
    count = s.tables.units + s.hired[seat]
    if s.warlord[seat] != NOWHERE:
        count += 1
    i: i64
    for i in range(2):
        count -= home[seat * 2 + i] + ship[seat * 2 + i]
        m = s.minority[seat * 2 + i]
        if m != NOWHERE:
            count -= home[POOL_MINORITY + m] + ship[POOL_MINORITY + m]
    return count


def heal(s: State, seat: i64, kind: i64) -> None:
    """HX-UNIT-04, HX-ACT-04. From the recovery ship to reserve, or to the minority board."""
    where = pool(seat, kind)
    s.ship[where] -= 1
    s.home[where] += 1
    unit_events.unit_healed(s, seat, kind)


def take_waiting(s: State, seat: i64, kind: i64) -> None:
    """Take a unit from where it waits, to put it on the board."""
    if kind == WARLORD:
        return
    if kind < MERCENARY:
        s.home[pool(seat, kind)] -= 1
    else:
        s.tokens[kind - MERCENARY] -= 1


def drive_out(s: State, cell: i64, cause: i64) -> None:
    """HX-ATK-02, HX-UNIT-02, HX-UNIT-03, HX-UNIT-06, HX-UNIT-16. A unit leaves the board.

    Regular, elite and minority units go to the recovery ship, mercenaries with their card to the
    discard pile (HX-UNIT-09), neutral units out of the game. A warlord loses life instead.
    """
    unit = s.unit[cell]
    s.unit[cell] = EMPTY
    chain.forget(s, cell)
    owner = owner_of(unit)
    kind = kind_of(unit)
    if owner == NEUTRAL:
        unit_events.unit_gone(s, kind, cell, cause)
    elif kind >= MERCENARY:
        s.hired[owner] -= 1
        unit_events.mercenary_lost(s, owner, kind, cell, cause)
        market.token_lost(s, kind - MERCENARY)
    elif s.tables.trait[kind] == TRAIT_SELF_HEALER:
        # Cauldron-born go to their board instead of the recovery ship.
        s.home[pool(owner, kind)] += 1
        unit_events.unit_went_home(s, owner, kind, cell, cause)
    else:
        s.ship[pool(owner, kind)] += 1
        unit_events.unit_shipped(s, owner, kind, cell, cause)
        if s.tables.trait[kind] == TRAIT_GUARDIAN:
            # Guardians pay when they go from the board to the recovery ship.
            gain_hexilum(s, owner, s.tables.trait_amount[kind], EFFECT_UNIT + kind)


def gain_hexilum(s: State, seat: i64, amount: i64, cause: i64) -> None:
    """HX-HEX-01. The track ends at 30; what would exceed it is lost."""
    room = s.tables.hexilum_max - s.hexilum[seat]
    gained = amount if amount < room else room
    s.hexilum[seat] += gained
    events.hexilum_gained(s, seat, gained, cause)


def heal_warlord(s: State, seat: i64, amount: i64, cause: i64) -> None:
    """Life is at most 12; healing beyond is lost (HX-UNIT-13)."""
    room = s.tables.life_max - s.life[seat]
    gained = amount if amount < room else room
    s.life[seat] += gained
    unit_events.warlord_healed(s, seat, gained, cause)
