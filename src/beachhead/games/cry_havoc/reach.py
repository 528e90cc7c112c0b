"""Where Units can get to, and who can get at a Region, as far as a seat may know.

Own Units go as far as the icons of the hand (or of the running action) carry them. Of others nobody
knows the hand: they go as far as a single card can carry a Unit.
"""

from __future__ import annotations

from beachhead.core.engine import FREE
from beachhead.core.options import Reach
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import movement
from beachhead.games.cry_havoc.rules.movement import MoveFrom, MoveTo
from beachhead.games.cry_havoc.state import State

Way = tuple[int, ...]  # the Regions a Unit enters, one after another


def reach(s: State, seat: int, target: str) -> Reach | None:
    """A Region: where its Units can go, and from where Units of others can come."""
    kind, _, name = target.partition(":")
    if kind != "area" or name not in v.REGION_IDS:
        return None
    here = v.REGION_IDS.index(name)
    if here not in s.tables.order:
        return None
    me = int(s.tables.army_of[seat]) if seat >= 0 else v.NOBODY
    there = [army for army in range(v.ARMIES) if s.present[army] >> here & 1]
    moving = [army for army in there if army == me] or there
    goes = {r for army in moving for r in ways(s, seat, army, here)}
    comes = {
        r
        for army in range(v.ARMIES)
        if army not in moving and army != me
        for r in s.tables.order
        if s.present[army] >> r & 1 and here in ways(s, seat, army, int(r))
    }
    return Reach(areas(s, goes), areas(s, comes))


def areas(s: State, regions: set[int]) -> tuple[str, ...]:
    return tuple(f"area:{v.REGION_IDS[r]}" for r in s.tables.order if r in regions)


def ways(s: State, seat: int, army: int, source: int) -> dict[int, Way]:
    """All Regions a Unit may end in, each with a shortest way there; whoever meets enemies or Trog
    tokens goes no further.
    """
    if s.seat_of(army) == v.NOBODY:
        return {}  # neutral Trogs never move
    if s.phase == v.PHASE_ACTION and movement.bar_to_leave(s, army, source) != FREE:
        return {}
    found: dict[int, Way] = {source: ()}
    edge = [source]
    for _ in range(steps(s, seat, army)):
        entered = {r: (*found[at], r) for at in edge for r in entries(s, army, at)}
        edge = [r for r in entered if r not in found and not stops(s, army, r)]
        found = {**entered, **found}
    del found[source]
    return found


def entries(s: State, army: int, region: int) -> list[int]:
    mask = int(movement.destinations(s, army, region))
    return [r for r in range(v.REGIONS) if mask >> r & 1]


def stops(s: State, army: int, region: int) -> bool:
    """CH-MOVE-04 as a question: would a Unit have to stop there?"""
    tokens = (s.war_tokens | s.nest_tokens) >> region & 1
    if tokens and not roster.of(army).skips_tokens():
        return True
    return bool(s.enemies(army) >> region & 1)


def steps(s: State, seat: int, army: int) -> int:
    """How many icons a Unit of an army may use: known of the own army, guessed of others."""
    t = s.tables
    row = v.ROW_MOVE * v.KINDS
    if s.seat_of(army) != seat:
        kinds = {t.kind_of[army * v.CARD_BITS + bit] for bit in range(v.CARD_BITS)}
        return max(int(t.icons[row + kind]) for kind in kinds)
    if isinstance(s.top, (MoveFrom, MoveTo)) and s.top.army == army:
        return int(s.icons)
    hand = s.piles[v.HAND + army]
    kinds_held = [t.kind_of[army * v.CARD_BITS + b] for b in range(v.CARD_BITS) if hand >> b & 1]
    return sum(int(t.icons[row + kind]) for kind in kinds_held)
