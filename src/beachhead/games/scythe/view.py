"""What one seat may know, ready for JSON. The only thing about a state that a seat ever gets."""

from __future__ import annotations

from typing import Any

from beachhead.core.contract import SPECTATOR
from beachhead.games.scythe import reach
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import (
    bottom,
    cards,
    cargo,
    combat,
    control,
    move,
    objective,
    pieces,
    scoring,
    turn,
    upgrade,
)
from beachhead.games.scythe.state import State

SECRET = ("DP-COMBAT-DIAL", "DP-COMBAT-CARD")


def view(s: State, seat: int) -> dict[str, Any]:
    """SC-HID-06. All that is public, and what is hidden from the others but not from this seat."""
    t = s.tables
    return {
        "active": int(s.active),
        "first": int(t.first),
        "order": _order(s),
        "asked": _asked(s, seat),
        "tile": t.tile_ids[s.tile],
        "turn_cap": int(t.turn_cap),
        "players": [_player(s, p, seat) for p in range(s.seats)],
        "places": {t.place_ids[p]: _place(s, p) for p in range(v.PLACES)},
        "decks": _decks(s),
        "factory": _factory(s, seat),
        "encounter": None if s.encounter == v.NO_CARD else t.encounter_ids[s.encounter],
        "move": _move(s),
        "combat": _combat(s, seat),
        "winners": _seats(scoring.winners(s)) if s.over else [],
    }


def _order(s: State) -> list[int]:
    """Seats clockwise, beginning with the first player."""
    order = [int(s.tables.first)]
    while len(order) < s.seats:
        order.append(int(s.tables.left[order[-1]]))
    return order


def _asked(s: State, seat: int) -> str | None:
    """SC-HID-08. The question, for whoever is asked; the others learn nothing of it."""
    top = s.top
    if s.over or top is None or top.seat != seat:
        return None
    return top.name


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(5) if mask >> seat & 1]


def _bits(mask: int, words: tuple[str, ...] | list[str]) -> list[str]:
    return [word for i, word in enumerate(words) if mask >> i & 1]


def _values(counts: list[int]) -> list[int]:
    """Counts per value as the values themselves."""
    return [v.LOWEST_CARD + i for i, n in enumerate(counts) for _ in range(n)]


def _hand(s: State, seat: int) -> list[int]:
    first = seat * v.CARD_VALUES
    return _values([int(n) for n in s.hand[first : first + v.CARD_VALUES]])


def _committed(s: State, side: int) -> list[int]:
    first = side * v.COMMITMENT
    return _values([int(n) for n in s.committed[first : first + v.CARD_VALUES]])


def _side(s: State, seat: int) -> int:
    if s.battlefield == v.NOWHERE:
        return v.NOBODY
    return {int(s.active): v.ATTACKER, int(s.defender): v.DEFENDER}.get(seat, v.NOBODY)


def _player(s: State, p: int, seat: int) -> dict[str, Any]:
    t = s.tables
    side = _side(s, p)
    committed = _committed(s, side) if side != v.NOBODY else []
    held = [int(c) for c in s.objectives[p * 2 : p * 2 + 2] if c != v.NO_CARD]
    shown: dict[str, Any] = {
        "seat": p,
        "nation": t.nation_ids[p],
        "mat": t.mat_ids[p],
        "mat_number": int(t.mat_number[p]),
        "home": t.place_ids[t.home[p]],
        "power": int(s.power[p]),
        "popularity": int(s.popularity[p]),
        "coins": int(s.coins[p]),
        "turns": int(s.turns[p]),
        # the number of committed cards is secret too, so they still count as cards in hand
        "cards": int(cards.held(s, p)) + len(committed),
        "objective_count": len(held),
        "abilities": _bits(int(s.abilities[p]), v.ABILITY_IDS),
        "mechs_left": [name for name in _mat_mechs(s, p) if not _has(s, p, name)],
        "workers_left": int(s.spare_workers[p]),
        "structures_left": [
            v.STRUCTURE_IDS[k] for k in range(v.STRUCTURES) if s.built[p * 4 + k] == v.NOWHERE
        ],
        "recruits": _bits(int(s.recruits[p]), v.BOTTOM_IDS),
        "bonuses_used": _bits(int(s.bonuses[p]), v.GOODS_IDS),
        "boxes": {v.BOX_IDS[i]: _box(s, p, i) for i in range(v.CUBES)},
        "sections": [_section(s, p, i) for i in range(v.SECTIONS)],
        "factory_card": None
        if s.factory_card[p] == v.NO_CARD
        else t.factory_ids[s.factory_card[p]],
        "factory_open": turn.is_open(s, p, v.FACTORY_SECTION),
        "last_section": int(s.last_section[p]),
        "stars": {
            name: int(s.stars[p * v.STAR_KINDS + i])
            for i, name in enumerate(v.STAR_IDS)
            if s.stars[p * v.STAR_KINDS + i]
        },
        "star_total": int(s.star_total[p]),
        "resources": {
            name: int(control.resource_total(s, p, r)) for r, name in enumerate(v.RESOURCE_IDS)
        },
        "score": _score(s, p),
    }
    if p == seat:
        shown["hand"] = _hand(s, p)
        shown["objectives"] = [t.objective_ids[card] for card in held]
        shown["measures"] = {t.objective_ids[card]: _measures(s, p, card) for card in held}
        shown["seen_objectives"] = _bits(int(s.seen_objectives[p]), t.objective_ids)
        shown["scouted"] = _values([int(n) for n in s.scouted[p * 4 : p * 4 + 4]])
    return shown


def _measures(s: State, p: int, card: int) -> list[dict[str, int]]:
    """How far the conditions of a held objective are met; for its owner alone."""
    t = s.tables
    return [
        {
            "have": int(objective.measure(s, p, t.need_kind[i], t.need_arg[i])),
            "min": int(t.need_min[i]),
            "max": int(t.need_max[i]),
        }
        for i in range(t.needs_first[card], t.needs_first[card + 1])
    ]


def _mat_mechs(s: State, p: int) -> list[str]:
    abilities = (int(s.tables.mech_ability[p * v.MECHS + i]) for i in range(v.MECHS))
    return [v.ABILITY_IDS[ability.bit_length() - 1] for ability in abilities]


def _has(s: State, p: int, name: str) -> bool:
    return bool(s.abilities[p] >> v.ABILITY_IDS.index(name) & 1)


def _box(s: State, p: int, i: int) -> dict[str, int | bool]:
    return {"gives": int(upgrade.box(s, p, i)), "covered": bool(s.covered[p] >> i & 1)}


def _section(s: State, p: int, i: int) -> dict[str, Any]:
    t = s.tables
    action = int(t.section_bottom[p * v.SECTIONS + i])
    index = p * v.BOTTOMS + action
    return {
        "top": v.TOP_IDS[t.section_top[p * v.SECTIONS + i]],
        "bottom": v.BOTTOM_IDS[action],
        "pays": v.RESOURCE_IDS[t.bottom_pays[action]],
        "cost": int(bottom.cost(s, p, action)),
        "cost_start": int(t.bottom_cost[index]),
        "slots": int(t.bottom_slots[index]),
        "cubes": int(s.cubes[index]),
        "coins": int(t.bottom_coins[index]),
        "open": turn.is_open(s, p, i),
    }


def _score(s: State, p: int) -> dict[str, int]:
    """The coin forecast: what the game would pay if it ended now."""
    return {
        "coins": int(s.coins[p]),
        "stars": int(scoring.star_coins(s, p)),
        "territories": int(scoring.territory_coins(s, p)),
        "resources": int(scoring.resource_coins(s, p)),
        "structures": int(scoring.structure_coins(s, p)),
        "total": int(scoring.total(s, p)),
    }


def _place(s: State, place: int) -> dict[str, Any]:
    """What stands and lies on a place; empty things are left out."""
    found: dict[str, Any] = {}
    units = []
    for p in range(s.seats):
        if s.character[p] == place:
            units.append({"seat": p, "unit": "character", "n": 1})
        if n := s.mechs[p * v.PLACES + place]:
            units.append({"seat": p, "unit": "mech", "n": int(n)})
        if n := s.workers[p * v.PLACES + place]:
            units.append({"seat": p, "unit": "worker", "n": int(n)})
        for kind in range(v.STRUCTURES):
            if s.built[p * v.STRUCTURES + kind] == place:
                found["structure"] = {"seat": p, "kind": v.STRUCTURE_IDS[kind]}
    if units:
        found["units"] = units
    tokens = {
        name: int(s.resources[place * v.RESOURCES + r])
        for r, name in enumerate(v.RESOURCE_IDS)
        if s.resources[place * v.RESOURCES + r]
    }
    if tokens:
        found["resources"] = tokens
    if s.tokens >> place & 1:
        found["token"] = True
    if place < v.HEXES and (owner := control.controller(s, place)) != v.NOBODY:
        found["controller"] = int(owner)
    return found


def _decks(s: State) -> dict[str, Any]:
    """SC-HID-03 in numbers: sizes of decks; the combat discard pile lies open."""
    held = sum(1 for card in s.objectives if card != v.NO_CARD)
    return {
        "combat": int(cards.total(s.deck, 0)),
        "discard": _values([int(n) for n in s.discard]),
        "objectives": v.OBJECTIVES - held,
        "encounters": v.ENCOUNTERS - (s.encounter != v.NO_CARD),
        "encounters_done": [
            s.tables.encounter_ids[card] for card in s.encounter_deck[: s.encounters_drawn]
        ],
    }


def _factory(s: State, seat: int) -> dict[str, Any]:
    """The number of cards left; who has been there knows which."""
    shown: dict[str, Any] = {"count": int(control.count(s.factory_pile))}
    if seat != SPECTATOR and s.factory_seen >> seat & 1:
        shown["cards"] = _bits(int(s.factory_pile), s.tables.factory_ids)
    return shown


def _move(s: State) -> dict[str, Any] | None:
    """The unit that moves, what it carries, and every place it can still get to, with the way."""
    top = s.top
    if s.over or not isinstance(top, (cargo.Handle, cargo.TakeAll, move.Step)):
        return None
    step = top if isinstance(top, move.Step) else top.below
    assert isinstance(step, move.Step)
    ids = s.tables.place_ids
    found = reach.ways(s, int(step.seat), int(step.kind), int(step.place), int(step.left))
    return {
        "unit": v.UNIT_IDS[step.kind],
        "place": ids[step.place],
        "cargo": {v.CARGO_IDS[i]: int(n) for i, n in enumerate(s.cargo) if n},
        "steps": int(step.left),
        "far": {ids[place]: ids[first] for place, first in found.items()},
    }


def _combat(s: State, seat: int) -> dict[str, Any] | None:
    """SC-HID-05 as a picture: a side sees its own dial and cards until both are revealed."""
    if s.battlefield == v.NOWHERE:
        return None
    fighters = (int(s.active), int(s.defender))
    shown: dict[str, Any] = {"place": s.tables.place_ids[s.battlefield], "sides": []}
    for side, fighter in enumerate(fighters):
        row: dict[str, Any] = {
            "seat": fighter,
            "units": int(pieces.combat_units(s, fighter, s.battlefield)),
            "power": int(s.power[fighter]),
            "limit": int(combat.card_limit(s, fighter)),
        }
        if fighter == seat:
            row["dial"] = int(s.committed[side * v.COMMITMENT + v.DIAL])
            row["cards"] = _committed(s, side)
        shown["sides"].append(row)
    return shown
