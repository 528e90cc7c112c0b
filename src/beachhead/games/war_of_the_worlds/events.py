"""What can happen in War of the Worlds. Each function states facts, if anybody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import Event, Fact, only
from beachhead.games.war_of_the_worlds.vocab import (
    CARD_OPTIONS,
    MARKER_IDS,
    MARTIAN,
    SIDE_IDS,
    UNIT_IDS,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def _side(side: i64) -> str:
    return "side-" + SIDE_IDS[side]


def _card(s: State, card: i64) -> str:
    return "card-" + s.tables.card_ids[card]


def _area(s: State, area: i64) -> str:
    return "area-" + s.tables.area_ids[area]


def _building(s: State, kind: i64) -> str:
    return "building-" + s.tables.building_ids[kind]


def _unit(kind: i64) -> str:
    return "unit-" + UNIT_IDS[kind]


def _money(side: i64) -> str:
    return "resource-energy" if side == MARTIAN else "resource-coin"


def _tell(s: State, key: str, rule: str, facts: dict[str, Fact]) -> None:
    if s.journal is not None:
        s.journal.tell(Event(key, rule, facts))


# -- the turn ----------------------------------------------------------------------------------


def turn_began(s: State, side: i64) -> None:
    if s.journal is not None:
        _tell(s, "turn-began", "WW-TURN-02", {"side": _side(side), "round": int(s.round)})


def income_received(s: State, side: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "side": _side(side),
            "amount": int(amount),
            "resource": _money(side),
        }
        _tell(s, "income-received", "WW-TURN-04", facts)


def markers_removed(s: State) -> None:
    _tell(s, "markers-removed", "WW-TURN-03", {})


def turn_ended(s: State, side: i64) -> None:
    if s.journal is not None:
        _tell(s, "turn-ended", "WW-TURN-10", {"side": _side(side)})


def cards_discarded(s: State, side: i64, card: i64, count: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "side": _side(side),
            "card": _card(s, card),
            "count": int(count),
        }
        _tell(s, "cards-discarded", "WW-TURN-10", facts)


def card_drawn(s: State, side: i64, card: i64) -> None:
    """The owner learns which card; the other side that it happened."""
    journal = s.journal
    if journal is not None:
        rumour: dict[str, Fact] = {"side": _side(side)}
        facts: dict[str, Fact] = {"side": _side(side), "card": _card(s, card)}
        journal.tell(Event("card-drawn", "WW-TURN-10", facts, only(side), rumour))


def pile_reshuffled(s: State, side: i64, count: i64) -> None:
    if s.journal is not None:
        _tell(s, "pile-reshuffled", "WW-TURN-12", {"side": _side(side), "count": int(count)})


# -- cards -------------------------------------------------------------------------------------


def card_played(s: State, side: i64, card: i64, o: i64) -> None:
    if s.journal is not None:
        removed = s.tables.removes[o] == 1
        facts: dict[str, Fact] = {
            "side": _side(side),
            "card": _card(s, card),
            "option": f"card-{s.tables.card_ids[card]}-{o % CARD_OPTIONS + 1}",
        }
        key = "card-played-and-removed" if removed else "card-played"
        _tell(s, key, "WW-TURN-09", facts)


def card_placed_instead(s: State, side: i64, card: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"side": _side(side), "card": _card(s, card)}
        _tell(s, "card-placed-instead", "WW-UNIT-07", facts)


def resources_gained(s: State, side: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "side": _side(side),
            "amount": int(amount),
            "resource": _money(side),
            "total": int(s.resources),
        }
        _tell(s, "resources-gained", "WW-CARD-06", facts)


def card_bought(s: State, side: i64, card: i64, cost: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "side": _side(side),
            "card": _card(s, card),
            "cost": int(cost),
            "resource": _money(side),
        }
        _tell(s, "card-bought", "WW-ROW-01", facts)


def card_swapped(s: State, side: i64, card: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"side": _side(side), "card": _card(s, card)}
        if s.tables.swap_removes:
            _tell(s, "card-swapped-and-removed", "WW-ROW-10", facts)
        else:
            _tell(s, "card-swapped", "WW-ROW-09", facts)


def card_turned_up(s: State, side: i64, card: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"side": _side(side), "card": _card(s, card)}
        _tell(s, "card-turned-up", "WW-ROW-06", facts)


# -- the board ---------------------------------------------------------------------------------


def building_placed(s: State, side: i64, kind: i64, area: i64, income: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "side": _side(side),
            "building": _building(s, kind),
            "area": _area(s, area),
        }
        _tell(s, "building-placed", "WW-BLD-01", facts)
        if income > 0:
            resources_gained(s, side, income)


def building_destroyed(s: State, kind: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"building": _building(s, kind), "area": _area(s, area)}
        _tell(s, "building-destroyed", "WW-BLD-10", facts)


def unit_placed(s: State, kind: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"unit": _unit(kind), "area": _area(s, area)}
        _tell(s, "unit-placed", "WW-UNIT-02", facts)


def unit_moved(s: State, kind: i64, start: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "unit": _unit(kind),
            "from": _area(s, start),
            "to": _area(s, area),
        }
        _tell(s, "unit-moved", "WW-MOVE-04", facts)


def unit_destroyed(s: State, kind: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"unit": _unit(kind), "area": _area(s, area)}
        _tell(s, "unit-destroyed", "WW-UNIT-11", facts)


def civilian_moved(s: State, start: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"from": _area(s, start), "to": _area(s, area)}
        _tell(s, "civilian-moved", "WW-MOVE-05", facts)


def civilians_destroyed(s: State, area: i64, count: i64, left: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "area": _area(s, area),
            "count": int(count),
            "left": int(left),
        }
        _tell(s, "civilians-destroyed", "WW-DMGH-05", facts)


def marker_placed(s: State, marker: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"marker": "marker-" + MARKER_IDS[marker], "area": _area(s, area)}
        _tell(s, "marker-placed", "WW-SPEC-06", facts)


def army_pushed(s: State, start: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"from": _area(s, start), "to": _area(s, area)}
        _tell(s, "army-pushed", "WW-SPEC-13", facts)


def landmines_exploded(s: State, kind: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"building": _building(s, kind), "area": _area(s, area)}
        _tell(s, "landmines-exploded", "WW-MOVE-14", facts)


# -- damage ------------------------------------------------------------------------------------


def unit_attacked(s: State, kind: i64, area: i64, damage: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "unit": _unit(kind),
            "area": _area(s, area),
            "damage": int(damage),
        }
        _tell(s, "unit-attacked", "WW-DMGM-01", facts)


def civilian_attacked(s: State, area: i64, damage: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"area": _area(s, area), "damage": int(damage)}
        _tell(s, "civilian-attacked", "WW-DMGM-06", facts)


def ability_used(s: State, side: i64, kind: i64, area: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "side": _side(side),
            "building": _building(s, kind),
            "area": _area(s, area),
        }
        _tell(s, "ability-used", "WW-FORT-11", facts)


def martians_hit(s: State, damage: i64, total: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {"damage": int(damage), "total": int(total)}
        _tell(s, "martians-hit", "WW-DMGM-02", facts)


def damage_repaired(s: State, total: i64) -> None:
    if s.journal is not None:
        _tell(s, "damage-repaired", "WW-MC-15", {"total": int(total)})


def attack_made(s: State, card: i64, area: i64, damage: i64, pool: i64) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "card": _card(s, card),
            "area": _area(s, area),
            "damage": int(damage),
            "total": int(pool),
        }
        _tell(s, "attack-made", "WW-FORT-04", facts)


# -- the end -----------------------------------------------------------------------------------


def game_won(s: State, side: i64, adjudicated: bool) -> None:
    if s.journal is not None:
        facts: dict[str, Fact] = {
            "side": _side(side),
            "damage": int(s.damage),
            "civilians": int(s.alive),
        }
        if adjudicated:
            _tell(s, "game-adjudicated", "WW-END-06", facts)
        elif side == MARTIAN:
            _tell(s, "game-won-by-martians", "WW-END-02", facts)
        else:
            _tell(s, "game-won-by-humans", "WW-END-01", facts)
