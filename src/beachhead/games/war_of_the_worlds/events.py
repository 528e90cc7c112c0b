"""What can happen in War of the Worlds. Each function states facts, if anybody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import Event, Facts, Journal, only
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    ARMY,
    MARKER_IDS,
    MARKERS,
    MARTIAN,
    MODE_IDS,
    MODES,
    NAVY,
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


def _tell(s: State, key: str, rule: str, facts: Facts) -> None:
    if s.journal is not None:
        s.journal.tell(Event(key, rule, facts))


def _deed(s: State) -> Facts:
    """The first fact of whatever happens in a turn: whose turn it is."""
    return {"side": _side(s.active)}


# -- set-up ------------------------------------------------------------------------------------


def civilians_settled(s: State) -> None:
    if s.journal is not None:
        _tell(s, "civilians-settled", "WW-SETUP-02", {"count": int(s.alive)})


def ship_landed(s: State, area: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "side": _side(MARTIAN),
            "building": _building(s, s.tables.ship),
            "area": _area(s, area),
        }
        _tell(s, "ship-landed", "WW-SETUP-04", facts)


# -- the turn ----------------------------------------------------------------------------------


def turn_began(s: State, side: i64) -> None:
    if s.journal is not None:
        _tell(s, "turn-began", "WW-TURN-02", {"side": _side(side), "round": int(s.round)})


def income_received(s: State, side: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "side": _side(side),
            "amount": int(amount),
            "resource": _money(side),
        }
        _tell(s, "income-received", "WW-TURN-04", facts)


def markers_removed(s: State) -> None:
    """Told before they go: the areas they leave are part of it."""
    if s.journal is not None:
        facts = _deed(s)
        places = [a for a in range(AREAS) if any(s.marked(m, a) for m in range(MARKERS))]
        for number, area in enumerate(places):
            facts[f"area{number + 1}"] = _area(s, area)
        _tell(s, "markers-removed", "WW-TURN-03", facts)


def turn_ended(s: State, side: i64) -> None:
    if s.journal is not None:
        _tell(s, "turn-ended", "WW-TURN-10", {"side": _side(side)})


def resources_lost(s: State, side: i64) -> None:
    if s.journal is not None and s.resources > 0:
        facts: Facts = {
            "side": _side(side),
            "amount": int(s.resources),
            "resource": _money(side),
        }
        _tell(s, "resources-lost", "WW-TURN-11", facts)


def cards_discarded(s: State, side: i64, card: i64, count: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "side": _side(side),
            "card": _card(s, card),
            "count": int(count),
        }
        _tell(s, "cards-discarded", "WW-TURN-10", facts)


def card_drawn(s: State, side: i64, card: i64) -> None:
    """The owner learns which card; the other side that it happened."""
    journal = s.journal
    if journal is not None:
        rumour: Facts = {"side": _side(side)}
        facts: Facts = {"side": _side(side), "card": _card(s, card)}
        journal.tell(Event("card-drawn", "WW-TURN-10", facts, only(side), rumour))


def pile_reshuffled(s: State, side: i64, count: i64) -> None:
    if s.journal is not None:
        _tell(s, "pile-reshuffled", "WW-TURN-12", {"side": _side(side), "count": int(count)})


# -- cards -------------------------------------------------------------------------------------


def card_played(s: State, side: i64, card: i64, o: i64) -> None:
    if s.journal is not None:
        removed = s.tables.removes[o] == 1
        facts: Facts = {
            "side": _side(side),
            "card": _card(s, card),
            "option": s.tables.option_words[o],
        }
        key = "card-played-and-removed" if removed else "card-played"
        _tell(s, key, "WW-TURN-09", facts)


def card_placed_instead(s: State, side: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"side": _side(side), "card": _card(s, card)}
        _tell(s, "card-placed-instead", "WW-UNIT-07", facts)


def resources_gained(s: State, side: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "side": _side(side),
            "amount": int(amount),
            "resource": _money(side),
            "total": int(s.resources),
        }
        _tell(s, "resources-gained", "WW-CARD-06", facts)


def card_bought(s: State, side: i64, card: i64, cost: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "side": _side(side),
            "card": _card(s, card),
            "cost": int(cost),
            "resource": _money(side),
        }
        _tell(s, "card-bought", "WW-ROW-01", facts)


def card_swapped(s: State, side: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"side": _side(side), "card": _card(s, card)}
        if s.tables.swap_removes:
            _tell(s, "card-swapped-and-removed", "WW-ROW-10", facts)
        else:
            _tell(s, "card-swapped", "WW-ROW-09", facts)


def card_turned_up(s: State, side: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"side": _side(side), "card": _card(s, card)}
        _tell(s, "card-turned-up", "WW-ROW-06", facts)


# -- the board ---------------------------------------------------------------------------------


def building_placed(s: State, side: i64, kind: i64, area: i64, income: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "side": _side(side),
            "building": _building(s, kind),
            "area": _area(s, area),
        }
        _tell(s, "building-placed", "WW-BLD-01", facts)
        if income > 0:
            resources_gained(s, side, income)


def building_destroyed(s: State, kind: i64, area: i64, defence: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["building"] = _building(s, kind)
        facts["area"] = _area(s, area)
        facts["defence"] = int(defence)
        _tell(s, "building-destroyed", "WW-BLD-10", facts)


def unit_placed(s: State, kind: i64, area: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["unit"] = _unit(kind)
        facts["area"] = _area(s, area)
        facts["reserve"] = int(s.reserve(kind))
        _tell(s, "unit-placed", "WW-UNIT-02", facts)


def unit_not_placed(s: State, kind: i64) -> None:
    """A unit card was bought, and its unit is lost (WW-UNIT-03)."""
    if s.journal is not None:
        facts = _deed(s)
        facts["unit"] = _unit(kind)
        _tell(s, "unit-not-placed", "WW-UNIT-03", facts)


def unit_moved(s: State, kind: i64, start: i64, area: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["unit"] = _unit(kind)
        facts["from"] = _area(s, start)
        facts["to"] = _area(s, area)
        _tell(s, "unit-moved", "WW-MOVE-04", facts)


def unit_destroyed(s: State, kind: i64, area: i64, defence: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["unit"] = _unit(kind)
        facts["area"] = _area(s, area)
        facts["defence"] = int(defence)
        _tell(s, "unit-destroyed", "WW-UNIT-11", facts)


def civilian_moved(s: State, start: i64, area: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["from"] = _area(s, start)
        facts["to"] = _area(s, area)
        _tell(s, "civilian-moved", "WW-MOVE-05", facts)


def civilians_destroyed(s: State, area: i64, count: i64, left: i64) -> None:
    """Killed by an attack; what a card takes without damage is `civilian_taken`."""
    if s.journal is not None:
        facts = _deed(s)
        facts["area"] = _area(s, area)
        facts["count"] = int(count)
        facts["left"] = int(left)
        _tell(s, "civilians-destroyed", "WW-DMGH-05", facts)


def civilian_taken(s: State, card: i64, area: i64, left: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["card"] = _card(s, card)
        facts["area"] = _area(s, area)
        facts["left"] = int(left)
        _tell(s, "civilian-taken", "WW-DMGH-12", facts)


def marker_placed(s: State, marker: i64, area: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["marker"] = "marker-" + MARKER_IDS[marker]
        facts["area"] = _area(s, area)
        _tell(s, "marker-placed", "WW-SPEC-06", facts)


def army_pushed(s: State, start: i64, area: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["unit"] = _unit(ARMY)
        facts["from"] = _area(s, start)
        facts["to"] = _area(s, area)
        _tell(s, "army-pushed", "WW-SPEC-13", facts)


def landmines_exploded(s: State, kind: i64, area: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["building"] = _building(s, kind)
        facts["area"] = _area(s, area)
        _tell(s, "landmines-exploded", "WW-MOVE-14", facts)


# -- damage to the Martians --------------------------------------------------------------------


def unit_attacked(s: State, kind: i64, area: i64, at: i64, damage: i64) -> None:
    """`at` is the area that is hit: a navy fires from the sea (WW-DMGM-04)."""
    if s.journal is not None:
        facts = _deed(s)
        facts["unit"] = _unit(kind)
        facts["area"] = _area(s, area)
        facts["at"] = _area(s, at)
        facts["damage"] = int(damage)
        key = "navy-attacked" if kind == NAVY else "unit-attacked"
        _tell(s, key, "WW-DMGM-01", facts)


def civilian_attacked(s: State, area: i64, damage: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["piece"] = "piece-civilian"
        facts["area"] = _area(s, area)
        facts["damage"] = int(damage)
        _tell(s, "civilian-attacked", "WW-DMGM-06", facts)


def ability_used(s: State, side: i64, ability: i64, area: i64, at: i64) -> None:
    """A building at work; `at` is the area that it hits, its own one included."""
    if s.journal is not None:
        kind = ability // MODES
        facts: Facts = {
            "side": _side(side),
            "building": _building(s, kind),
            "area": _area(s, area),
            "at": _area(s, at),
            "mode": f"ability-{s.tables.building_ids[kind]}-{MODE_IDS[ability % MODES]}",
        }
        _tell(s, "ability-used", "WW-FORT-11", facts)


def martians_hit(s: State, damage: i64, total: i64) -> None:
    """Whatever hit them was told just before: it is the cause, `by`."""
    journal = s.journal
    if journal is not None:
        facts = _deed(s)
        facts["damage"] = int(damage)
        facts["total"] = int(total)
        facts["goal"] = int(s.tables.damage_target)
        facts["by"] = _cause(journal)
        _tell(s, "martians-hit", "WW-DMGM-02", facts)


def _cause(journal: Journal) -> str:
    """The thing that the last event speaks of."""
    facts = journal.events[-1].facts
    return str(
        next(facts[thing] for thing in ("unit", "piece", "building", "card") if thing in facts)
    )


def damage_repaired(s: State, total: i64, cost: i64) -> None:
    if s.journal is not None:
        facts = _deed(s)
        facts["total"] = int(total)
        facts["cost"] = int(cost)
        facts["resource"] = _money(MARTIAN)
        _tell(s, "damage-repaired", "WW-MC-15", facts)


# -- damage to the Humans ----------------------------------------------------------------------


def attack_made(s: State, card: i64, kind: i64, start: i64, damage: i64) -> None:
    """A card joins the attack: the unit behind it fires from `start` at the target."""
    if s.journal is not None:
        facts = _deed(s)
        facts["card"] = _card(s, card)
        facts["unit"] = _unit(kind)
        facts["from"] = _area(s, start)
        facts["area"] = _area(s, s.target)
        facts["damage"] = int(damage)
        facts["total"] = int(s.pool)
        key = "attack-made" if start == s.target else "attack-made-from"
        _tell(s, key if damage == s.pool else "attack-joined", "WW-FORT-04", facts)


def attack_struck(s: State, army_defence: i64) -> None:
    """All damage of the attack falls at once; what stands there is hit in this order."""
    if s.journal is not None:
        t = s.tables
        area = s.target
        facts = _deed(s)
        facts["area"] = _area(s, area)
        facts["damage"] = int(s.pool)
        kind = s.building[area]
        if kind >= 0 and t.building_defence[kind] > 0:
            facts["building"] = _building(s, kind)
            facts["building_defence"] = int(t.building_defence[kind])
        facts["armies"] = int(s.count(ARMY, area))
        facts["army_defence"] = int(army_defence)
        facts["navies"] = int(s.count(NAVY, area))
        facts["balloons"] = int(s.balloons[area])
        facts["civilians"] = int(s.civilians[area])
        _tell(s, "attack-struck", "WW-DMGH-03", facts)


def damage_lost(s: State) -> None:
    """What the attack could not destroy anything with (WW-DMGH-04)."""
    if s.journal is not None and s.pool > 0:
        facts = _deed(s)
        facts["area"] = _area(s, s.target)
        facts["damage"] = int(s.pool)
        _tell(s, "damage-lost", "WW-DMGH-04", facts)


# -- the end -----------------------------------------------------------------------------------


def game_won(s: State, side: i64, adjudicated: bool) -> None:
    if s.journal is not None:
        facts: Facts = {
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
