"""Chapter 9, Chains: abilities that wait for their turn within one action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.hexpanse.rules import cards
from beachhead.games.hexpanse.vocab import (
    EFFECT_UNIT,
    KIND_MASK,
    OP_NONE,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def enqueue(s: State, kind: i64, cell: i64) -> None:
    """HX-CHAIN-01, HX-CHAIN-03, HX-CHAIN-04. A deployed unit's ability waits at the end.

    Every mercenary has one, and the minorities that act on deployment. Wolf and Miner work in the
    deployment itself.
    """
    if s.tables.op[EFFECT_UNIT + kind] != OP_NONE:
        s.queue[s.queue_n] = cell
        s.queue_n += 1


def forget(s: State, cell: i64) -> None:
    """HX-CHAIN-05. A piece that leaves the board or changes owner loses its waiting ability."""
    i: i64
    for i in range(s.queue_n):
        if s.queue[i] == cell:
            remove(s, i)
            return


def follow(s: State, a: i64, b: i64) -> None:
    """HX-CHAIN-08. A piece that is moved or swapped keeps its ability, and gets no new one."""
    i: i64
    for i in range(s.queue_n):
        if s.queue[i] == a:
            s.queue[i] = b
        elif s.queue[i] == b:
            s.queue[i] = a


def remove(s: State, place: i64) -> None:
    """Close the gap in the queue."""
    i: i64
    s.queue_n -= 1
    for i in range(place, s.queue_n):
        s.queue[i] = s.queue[i + 1]


def start_next(s: State) -> None:
    """HX-CHAIN-02, HX-CHAIN-07, HX-PAT-03, HX-ADV-06. The first waiting ability begins.

    It works from where the unit is now and is completed before the next begins; each unit uses
    the ability of its own card or minority, a permanent one at deployment too.
    """
    cell = s.queue[0]
    remove(s, 0)
    kind = s.unit[cell] & KIND_MASK
    cards.begin(s, s.active, EFFECT_UNIT + kind, cell, True)
