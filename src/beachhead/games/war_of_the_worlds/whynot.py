"""Why not? A reason, its numbers and its rules for what a player expects and cannot do.

This file answers for cards, purchases and the turn; `whynot_places.py` for areas and units.
"""

from __future__ import annotations

from beachhead.core.engine import Actions
from beachhead.core.event import Facts
from beachhead.core.options import Refusal
from beachhead.games.war_of_the_worlds import whynot_places
from beachhead.games.war_of_the_worlds.rules import (
    buildings,
    cards,
    components,
    human_damage,
    movement,
)
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    ABILITY0,
    ADD0,
    AREAS,
    ATTACK,
    BUILDINGS,
    BUY0,
    CARD_OPTIONS,
    CIVILIAN_ATTACK,
    DESTROY_CIVILIAN,
    END_TURN,
    FOG,
    HUMAN,
    MARTIAN,
    MODES,
    MOVE_CIVILIANS,
    MOVE_UNIT,
    NAVY,
    NO_EFFECT,
    PLACE_INSTEAD0,
    PLAY0,
    REPAIR,
    RESERVE,
    RESOLVE,
    ROW,
    SAME,
    SPECIAL_ATTACK,
    SWAP0,
    UNIT_ATTACK,
    UNIT_IDS,
)

Reason = tuple[str, Facts, tuple[str, ...]]


def refusals(s: State) -> list[Refusal]:
    """All near misses of the question on top."""
    asked = s.top
    assert asked is not None
    legal = Actions()
    s.legal_into(legal)
    if asked.name == "D-MAIN":
        return [*_plays(s, legal), *_row(s, legal), *_abilities(s, legal), *_end(s, legal)]
    if asked.name == "D-JOIN":
        return _joins(s, legal)
    return whynot_places.refusals(s, legal)


def _refusal(s: State, action: int, reason: Reason, *targets: str) -> Refusal:
    key, facts, rules = reason
    return Refusal(s.tables.names[action], key, facts, rules, targets)


# -- hand cards --------------------------------------------------------------------------------


def _plays(s: State, legal: Actions) -> list[Refusal]:
    t = s.tables
    found = []
    for card in range(t.first_card[s.active], t.last_card[s.active]):
        if s.hand[card] == 0:
            continue
        target = f"hand:{t.card_ids[card]}"
        for o in _options(s, card):
            if not legal.has(PLAY0 + o):
                found.append(_refusal(s, PLAY0 + o, _play_reason(s, o), target))
        if t.card_instead[card] and not legal.has(PLACE_INSTEAD0 + card):
            reason = _instead_reason(s, t.card_unit[card])
            found.append(_refusal(s, PLACE_INSTEAD0 + card, reason, target))
    return found


def _options(s: State, card: int) -> list[int]:
    every = range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS)
    return [o for o in every if s.tables.effect[o] != NO_EFFECT]


def _play_reason(s: State, o: int) -> Reason:
    t = s.tables
    effect = t.effect[o]
    if effect == MOVE_CIVILIANS:
        return "why-no-civilian-can-move", {}, ("WW-MOVE-05", "WW-MOVE-12")
    if effect == CIVILIAN_ATTACK:
        with_target = (a for a in range(AREAS) if components.is_martian_target(s, a))
        if any(s.civilians[a] > 0 for a in with_target):
            return "why-civilians-spent", {}, ("WW-DMGM-06", "WW-DMGM-07")
        return "why-no-civilian-with-target", {}, ("WW-DMGM-04", "WW-DMGM-06")
    if effect == DESTROY_CIVILIAN:
        return _take_reason(s, o)
    if effect == SPECIAL_ATTACK:
        return "why-no-area-in-range", {}, ("WW-SPEC-02",)
    if effect in (MOVE_UNIT, UNIT_ATTACK):
        kind = t.option_unit[o]
        if reason := _no_unit(s, kind, t.uses_unit[o] == 1):
            return reason
        if effect == MOVE_UNIT:
            return _blocked_reason(s, kind)
        if s.active == HUMAN:
            rule = "WW-MOVE-02" if kind == NAVY else "WW-MOVE-01"
            return "why-no-target", {"unit": _unit(kind)}, ("WW-DMGM-04", rule)
    assert effect in (UNIT_ATTACK, ATTACK)
    return _weak_reason(s, o)


def _unit(kind: int) -> str:
    return f"unit-{UNIT_IDS[kind]}"


def _no_unit(s: State, kind: int, unused_only: bool) -> Reason | None:
    """The card's unit is missing or used up."""
    t = s.tables
    on_board = t.unit_count[kind] - s.reserve(kind)
    if on_board == 0:
        return "why-no-unit", {"unit": _unit(kind)}, ("WW-UNIT-06",)
    every = range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind])
    if unused_only and all(s.used[u] or s.at[u] == RESERVE for u in every):
        facts: Facts = {"unit": _unit(kind), "count": int(on_board)}
        return "why-all-units-used", facts, ("WW-UNIT-04",)
    return None


def _blocked_reason(s: State, kind: int) -> Reason:
    """Units are there, but none may leave; or none finds a way."""
    t = s.tables
    for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
        if s.at[u] != RESERVE and not movement.may_leave(s, kind, s.at[u]):
            return whynot_places.cannot_leave(s, kind, s.at[u])
    return "why-nowhere-to-go", {"unit": _unit(kind)}, ("WW-MOVE-04",)


def _take_reason(s: State, o: int) -> Reason:
    t = s.tables
    kind = human_damage.taker(s, o)
    units_at = [s.at[u] for u in range(t.units) if t.unit_kind[u] == kind and s.at[u] != RESERVE]
    if any(s.civilians[area] for area in units_at):
        return "why-civilians-protected", {"unit": _unit(kind)}, ("WW-DMGH-11", "WW-DMGH-12")
    return "why-no-civilian-here", {"unit": _unit(kind)}, (t.card_rules[o // CARD_OPTIONS],)


def _weak_reason(s: State, o: int) -> Reason:
    """A Martian attack finds nothing to hit, or nothing weak enough."""
    t = s.tables
    kind = t.option_unit[o] if t.effect[o] == UNIT_ATTACK else human_damage.taker(s, o)
    best: Reason | None = None
    for u in range(t.units):
        usable = t.effect[o] == ATTACK or not s.used[u]
        if t.unit_kind[u] != kind or s.at[u] == RESERVE or not usable:
            continue
        if human_damage.first_defence(s, s.at[u]) > 0:
            best = whynot_places.too_weak(s, o, s.at[u], o // CARD_OPTIONS)
    return best or ("why-nothing-to-hit", {"unit": _unit(kind)}, ("WW-DMGH-09",))


def _instead_reason(s: State, kind: int) -> Reason:
    t = s.tables
    every = range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind])
    unused = sum(s.at[u] != RESERVE and not s.used[u] for u in every)
    if unused:
        facts: Facts = {"unit": _unit(kind), "count": unused}
        return "why-unused-unit-left", facts, ("WW-UNIT-07", "WW-UNIT-08")
    if s.reserve(kind) == 0:
        return "why-reserve-empty", {"unit": _unit(kind)}, ("WW-UNIT-08",)
    return "why-no-place-for-unit", {"unit": _unit(kind)}, ("WW-UNIT-02", "WW-UNIT-08")


# -- the row -----------------------------------------------------------------------------------


def _row(s: State, legal: Actions) -> list[Refusal]:
    t = s.tables
    found = []
    side = s.active
    shown = [c for c in s.row[side * ROW : side * ROW + ROW] if c >= 0]
    for card in sorted(set(shown)):
        target = f"row:{t.card_ids[card]}"
        if not legal.has(BUY0 + card):
            found.append(_refusal(s, BUY0 + card, _buy_reason(s, card), target))
        if not legal.has(SWAP0 + card):
            if s.swapped:
                reason: Reason = ("why-swapped-already", {}, ("WW-ROW-09",))
            else:
                reason = ("why-decision-deck-empty", {}, ("WW-ROW-11",))
            found.append(_refusal(s, SWAP0 + card, reason, target))
    return found


def _buy_reason(s: State, card: int) -> Reason:
    t = s.tables
    cost = int(t.card_cost[card])
    if cost > s.resources:
        money = "resource-coin" if s.active == HUMAN else "resource-energy"
        facts: Facts = {"cost": cost, "have": int(s.resources), "resource": money}
        return "why-too-expensive", facts, ("WW-ROW-01",)
    building = t.card_building[card]
    if s.tokens[building] == 0:
        return "why-no-token", {"building": f"building-{t.building_ids[building]}"}, ("WW-BLD-13",)
    assert not buildings.has_place(s, card)
    facts = {"building": f"building-{t.building_ids[building]}"}
    return "why-no-place-for-building", facts, ("WW-ROW-08", t.card_rules[card])


# -- abilities and the end of the turn ---------------------------------------------------------


def _abilities(s: State, legal: Actions) -> list[Refusal]:
    t = s.tables
    found = []
    for area in range(AREAS):
        kind = s.building[area]
        if kind < 0 or kind >= BUILDINGS or t.building_side[kind] != s.active:
            continue
        for mode in range(MODES):
            ability = kind * MODES + mode
            if t.mode_exists[ability] and not legal.has(ABILITY0 + ability):
                reason = _ability_reason(s, kind, mode, area)
                target = f"area:{t.area_ids[area]}"
                found.append(_refusal(s, ABILITY0 + ability, reason, target))
    return found


def _ability_reason(s: State, kind: int, mode: int, area: int) -> Reason:
    t = s.tables
    facts: Facts = {"building": f"building-{t.building_ids[kind]}", "area": _area(s, area)}
    if s.fired[area]:
        return "why-ability-used", facts, ("WW-FORT-11",)
    if mode == REPAIR:
        if s.damage == 0:
            return "why-no-damage", {}, ("WW-MC-15",)
        facts = {
            "cost": int(t.repair_cost),
            "have": int(s.resources),
            "resource": "resource-energy",
        }
        return "why-too-expensive", facts, ("WW-MC-15",)
    if t.building_fogged[kind] and s.marked(FOG, area):
        return "why-fogged", facts, ("WW-SPEC-07",)
    if mode == SAME:
        return "why-no-tripod-here", facts, ("WW-HC-12", "WW-HC-13")
    return "why-no-target-beside", facts, ("WW-HC-12",)


def _area(s: State, area: int) -> str:
    return f"area-{s.tables.area_ids[area]}"


def _end(s: State, legal: Actions) -> list[Refusal]:
    """The turn cannot end while a card must be played: name the first one."""
    if legal.has(END_TURN):
        return []
    t = s.tables
    for card in range(t.first_card[s.active], t.last_card[s.active]):
        if s.hand[card] == 0:
            continue
        plays = [o for o in _options(s, card) if legal.has(PLAY0 + o)]
        must = any(cards.is_compulsory(s, s.active, card, o) for o in plays)
        if must or legal.has(PLACE_INSTEAD0 + card):
            facts: Facts = {"card": f"card-{t.card_ids[card]}"}
            target = f"hand:{t.card_ids[card]}"
            return [_refusal(s, END_TURN, ("why-must-play", facts, ("WW-TURN-07",)), target)]
    raise AssertionError("the turn cannot end and no card must be played")


# -- joining an attack -------------------------------------------------------------------------


def _joins(s: State, legal: Actions) -> list[Refusal]:
    t = s.tables
    found = []
    for card in range(t.first_card[MARTIAN], t.last_card[MARTIAN]):
        if s.hand[card] == 0:
            continue
        for o in _options(s, card):
            hits = t.effect[o] in (UNIT_ATTACK, ATTACK, SPECIAL_ATTACK)
            if hits and not legal.has(ADD0 + o):
                target = f"hand:{t.card_ids[card]}"
                found.append(_refusal(s, ADD0 + o, _join_reason(s, o), target))
    if not legal.has(RESOLVE):
        facts: Facts = {
            "damage": int(s.pool),
            "defence": int(human_damage.first_defence(s, s.target)),
        }
        reason: Reason = ("why-cannot-resolve", facts, ("WW-FORT-06",))
        found.append(_refusal(s, RESOLVE, reason))
    return found


def _join_reason(s: State, o: int) -> Reason:
    t = s.tables
    area: Facts = {"area": _area(s, s.target)}
    if t.effect[o] == SPECIAL_ATTACK:
        return "why-out-of-range", area, ("WW-SPEC-02", "WW-FORT-04")
    kind = t.option_unit[o] if t.effect[o] == UNIT_ATTACK else human_damage.taker(s, o)
    free = s.unused(kind, s.target) if t.effect[o] == UNIT_ATTACK else s.count(kind, s.target)
    if free == 0:
        return "why-no-unit-to-join", {"unit": _unit(kind), **area}, ("WW-FORT-04",)
    return whynot_places.too_weak(s, o, s.target, o // CARD_OPTIONS)
