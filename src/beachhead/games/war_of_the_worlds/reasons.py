"""What the numbers of reasons mean to people: a sentence, its rules, its numbers."""

from __future__ import annotations

from typing import Any

from beachhead.core.event import Facts
from beachhead.core.reasons import Why
from beachhead.games.war_of_the_worlds import vocab as v
from beachhead.games.war_of_the_worlds.kinds import KINDS
from beachhead.games.war_of_the_worlds.rules import cards, fortifications, human_damage, movement
from beachhead.games.war_of_the_worlds.state import State

# -- what an action speaks of ------------------------------------------------------------------


def _place(s: State, asked: Any, action: int) -> int:
    """The area of an action; for a hand card the one where it fails."""
    kind, chosen = KINDS.read(action)
    if "area" in kind.places:
        return chosen[kind.places.index("area")]
    o = _option(asked, action)
    if s.tables.effect[o] == v.MOVE_UNIT:
        return int(movement.first_held(s, s.tables.option_unit[o]))
    if kind.head == "add":
        return int(s.target)
    return int(fortifications.last_defended(s, o))


def _option(asked: Any, action: int) -> int:
    """The option of a card: the one that is played, or the one that asks."""
    kind, chosen = KINDS.read(action)
    if kind.head in ("play", "add"):
        return chosen[0] * v.CARD_OPTIONS + chosen[1]
    return int(asked.option)


def _here(s: State, asked: Any, action: int) -> Facts:
    return {"area": f"area-{s.tables.area_ids[_place(s, asked, action)]}"}


def _kind(s: State, asked: Any, action: int) -> int:
    """The kind of unit: the chosen one, that of the card, or the moving one."""
    kind, chosen = KINDS.read(action)
    t = s.tables
    if kind.head == "unit":
        return chosen[0]
    if kind.head == "place_instead":
        return int(t.card_unit[chosen[0]])
    if kind.head == "to":
        return int(t.unit_kind[asked.unit])
    o = _option(asked, action)
    own = t.effect[o] in (v.MOVE_UNIT, v.UNIT_ATTACK)
    return int(t.option_unit[o] if own else human_damage.taker(s, o))


def _unit(s: State, asked: Any, action: int) -> Facts:
    return {"unit": f"unit-{v.UNIT_IDS[_kind(s, asked, action)]}"}


def _unit_here(s: State, asked: Any, action: int) -> Facts:
    return {**_here(s, asked, action), **_unit(s, asked, action)}


def _card_rule(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return (s.tables.card_rules[_option(asked, action) // v.CARD_OPTIONS],)


# -- numbers -----------------------------------------------------------------------------------


def _on_board(s: State, asked: Any, action: int) -> Facts:
    kind = _kind(s, asked, action)
    count = int(s.tables.unit_count[kind] - s.reserve(kind))
    return {**_unit(s, asked, action), "count": count}


def _unused(s: State, asked: Any, action: int) -> Facts:
    t, kind = s.tables, _kind(s, asked, action)
    every = range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind])
    count = sum(s.at[u] != v.RESERVE and not s.used[u] for u in every)
    return {**_unit(s, asked, action), "count": count}


def _forces(s: State, asked: Any, action: int) -> Facts:
    """How many units each side has where one is held."""
    kind, area = _kind(s, asked, action), _place(s, asked, action)
    own = s.count(v.ARMY if kind == v.ARMY else v.TRIPOD, area)
    if kind != v.ARMY and s.tables.ufo_blocked:
        own += s.count(v.UFO, area)
    enemies = s.count(v.TRIPOD if kind == v.ARMY else v.ARMY, area)
    facts = _unit_here(s, asked, action)
    return {**facts, "own": int(own), "enemies": int(enemies)}


def _strength(s: State, asked: Any, action: int) -> Facts:
    """The most damage that could come together, and what it would take."""
    o, area = _option(asked, action), _place(s, asked, action)
    played = KINDS.read(action)[0].head in ("play", "add")
    kind = s.tables.option_unit[o] if s.tables.effect[o] == v.UNIT_ATTACK else -1
    card = o // v.CARD_OPTIONS if played else -1
    damage = fortifications.strength(s, o) + (s.pool if s.target == area else 0)
    most = damage + fortifications.most_joined(s, area, kind, card, False)
    defence = human_damage.first_defence(s, area)
    return {**_here(s, asked, action), "damage": int(most), "defence": int(defence)}


def _pool(s: State, asked: Any, action: int) -> Facts:
    defence = human_damage.first_defence(s, s.target)
    return {"damage": int(s.pool), "defence": int(defence)}


def _price(s: State, asked: Any, action: int) -> Facts:
    cost = int(s.tables.card_cost[action - v.BUY0])
    money = "resource-coin" if s.active == v.HUMAN else "resource-energy"
    return {"cost": cost, "have": int(s.resources), "resource": money}


def _repair(s: State, asked: Any, action: int) -> Facts:
    cost = int(s.tables.repair_cost)
    return {"cost": cost, "have": int(s.resources), "resource": "resource-energy"}


def _token(s: State, asked: Any, action: int) -> Facts:
    building = s.tables.card_building[action - v.BUY0]
    return {"building": f"building-{s.tables.building_ids[building]}"}


def _spent(s: State, asked: Any, action: int) -> Facts:
    return {**_here(s, asked, action), "count": int(s.spent[_place(s, asked, action)])}


def _civilians(s: State, asked: Any, action: int) -> Facts:
    return {**_here(s, asked, action), "count": int(s.civilians[_place(s, asked, action)])}


# -- buildings, and the card that must be played -----------------------------------------------


def _standing(s: State, action: int) -> int:
    """Where the last building of the kind stands."""
    kind = (action - v.ABILITY0) // v.MODES
    return max(area for area in range(v.AREAS) if s.building[area] == kind)


def _building(s: State, asked: Any, action: int) -> Facts:
    t = s.tables
    building = t.building_ids[(action - v.ABILITY0) // v.MODES]
    area = t.area_ids[_standing(s, action)]
    return {"building": f"building-{building}", "area": f"area-{area}"}


def _building_area(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return (f"area:{s.tables.area_ids[_standing(s, action)]}",)


def _must(s: State, asked: Any) -> str:
    """The first card that keeps the turn from ending."""
    t = s.tables
    for card in range(t.first_card[s.active], t.last_card[s.active]):
        if s.hand[card] == 0:
            continue
        instead = t.card_instead[card] and cards.bar_to_place_instead(s, card) == 0
        for o in range(card * v.CARD_OPTIONS, card * v.CARD_OPTIONS + v.CARD_OPTIONS):
            plays = t.effect[o] != v.NO_EFFECT and cards.bar_to_play(s, s.active, o) == 0
            if instead or (plays and cards.is_compulsory(s, s.active, card, o)):
                return t.card_ids[card]
    raise AssertionError("the turn cannot end and no card must be played")


# -- rules that depend on who asks -------------------------------------------------------------


def _hostile(s: State, asked: Any, action: int) -> tuple[str, ...]:
    rule = "WW-BLD-04" if asked.name == "D-PLACEBUILDING" else asked.rule
    return (rule, "WW-COMP-07")


def _land(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("WW-MOVE-01",) if asked.name == "D-STEP" else (asked.rule,)


def _range(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("WW-SPEC-02", "WW-FORT-04") if asked.name == "D-JOIN" else ("WW-SPEC-02",)


def _no_target(s: State, asked: Any, action: int) -> tuple[str, ...]:
    navy = _kind(s, asked, action) == v.NAVY
    return ("WW-DMGM-04", "WW-MOVE-02" if navy else "WW-MOVE-01")


def _no_civilian(s: State, asked: Any, action: int) -> tuple[str, ...]:
    if asked.name == "D-REAP":
        return _card_rule(s, asked, action)
    return ("WW-BLD-04",) if asked.name == "D-PLACEBUILDING" else (asked.rule,)


def _slot(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("WW-BLD-03", s.tables.card_rules[asked.card])


def _no_building_place(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("WW-ROW-08", s.tables.card_rules[action - v.BUY0])


SOUND = ("WW-MOVE-12", "WW-SPEC-08")
WEAK = ("WW-FORT-03", "WW-FORT-07", "WW-DMGH-09")

REASONS = {
    # hand cards
    v.NO_CIVILIAN_MOVES: Why("why-no-civilian-can-move", ("WW-MOVE-05", "WW-MOVE-12")),
    v.NO_CIVILIAN_WITH_TARGET: Why("why-no-civilian-with-target", ("WW-DMGM-04", "WW-DMGM-06")),
    v.CIVILIANS_SPENT: Why("why-civilians-spent", ("WW-DMGM-06", "WW-DMGM-07")),
    v.NO_AREA_IN_RANGE: Why("why-no-area-in-range", ("WW-SPEC-02",)),
    v.NO_UNIT: Why("why-no-unit", ("WW-UNIT-06",), _unit),
    v.ALL_USED: Why("why-all-units-used", ("WW-UNIT-04",), _on_board),
    v.NOWHERE_TO_GO: Why("why-nowhere-to-go", ("WW-MOVE-04",), _unit),
    v.NO_TARGET: Why("why-no-target", _no_target, _unit),
    v.NOTHING_TO_HIT: Why("why-nothing-to-hit", ("WW-DMGH-09",), _unit),
    v.TOO_WEAK: Why("why-too-weak", WEAK, _strength),
    v.CIVILIANS_PROTECTED: Why("why-civilians-protected", ("WW-DMGH-11", "WW-DMGH-12"), _unit),
    v.NO_CIVILIAN_BY_UNIT: Why("why-no-civilian-here", _card_rule, _unit),
    v.UNUSED_LEFT: Why("why-unused-unit-left", ("WW-UNIT-07", "WW-UNIT-08"), _unused),
    v.RESERVE_EMPTY: Why("why-reserve-empty", ("WW-UNIT-08",), _unit),
    v.NO_PLACE_FOR_UNIT: Why("why-no-place-for-unit", ("WW-UNIT-02", "WW-UNIT-08"), _unit),
    # the row
    v.TOO_EXPENSIVE: Why("why-too-expensive", ("WW-ROW-01",), _price),
    v.NO_TOKEN: Why("why-no-token", ("WW-BLD-13",), _token),
    v.NO_PLACE_FOR_BUILDING: Why("why-no-place-for-building", _no_building_place, _token),
    v.SWAPPED_ALREADY: Why("why-swapped-already", ("WW-ROW-09",)),
    v.DECK_EMPTY: Why("why-decision-deck-empty", ("WW-ROW-11",)),
    # buildings
    v.ABILITY_USED: Why("why-ability-used", ("WW-FORT-11",), _building, _building_area),
    v.NO_DAMAGE: Why("why-no-damage", ("WW-MC-15",), None, _building_area),
    v.REPAIR_TOO_EXPENSIVE: Why("why-too-expensive", ("WW-MC-15",), _repair, _building_area),
    v.FOGGED: Why("why-fogged", ("WW-SPEC-07",), _building, _building_area),
    v.NO_TRIPOD_HERE: Why(
        "why-no-tripod-here", ("WW-HC-12", "WW-HC-13"), _building, _building_area
    ),
    v.NO_TARGET_BESIDE: Why("why-no-target-beside", ("WW-HC-12",), _building, _building_area),
    # the end of the turn
    v.MUST_PLAY: Why(
        "why-must-play",
        ("WW-TURN-07",),
        lambda s, asked, action: {"card": f"card-{_must(s, asked)}"},
        lambda s, asked, action: (f"hand:{_must(s, asked)}",),
    ),
    # a running attack
    v.NO_UNIT_TO_JOIN: Why("why-no-unit-to-join", ("WW-FORT-04",), _unit_here),
    v.OUT_OF_RANGE: Why("why-out-of-range", _range, _here),
    v.CANNOT_RESOLVE: Why("why-cannot-resolve", ("WW-FORT-06",), _pool),
    # moves
    v.NERVE_HOLDS: Why("why-nerve-agent", ("WW-MOVE-12", "WW-SPEC-09"), _here),
    v.SOUND_AROUND: Why("why-surrounded-by-sound", SOUND, _here),
    v.MOVED_ALREADY: Why("why-moved-already", ("WW-HC-04",), _here),
    v.SOUND_HERE: Why("why-frightening-sound", SOUND, _here),
    v.BLOCKED: Why("why-blocked", ("WW-MOVE-07", "WW-MOVE-08"), _forces),
    v.NOT_BACK: Why("why-not-back", ("WW-MOVE-04",), _here),
    v.BALLOONS_HERE: Why("why-balloons", ("WW-MOVE-11",), _here),
    v.SEA_ONLY: Why("why-sea-only", ("WW-MOVE-02",), _here),
    v.LAND_ONLY: Why("why-land-only", _land, _here),
    # where to attack
    v.NO_TARGET_HERE: Why("why-no-target-here", ("WW-DMGM-04",), _here),
    v.NO_TARGET_BESIDE_UNIT: Why(
        "why-no-target-beside-unit", ("WW-DMGM-04", "WW-MOVE-02"), _unit_here
    ),
    v.SPENT_HERE: Why("why-civilians-spent-here", ("WW-DMGM-06", "WW-DMGM-07"), _spent),
    v.UNIT_USED: Why("why-unit-used", ("WW-UNIT-04",), _unit_here),
    v.NOTHING_HERE: Why("why-nothing-to-hit-here", ("WW-DMGH-09",), _here),
    v.PROTECTED: Why("why-protected", ("WW-DMGH-11",), _here),
    # where to place
    v.NO_CIVILIAN_HERE: Why("why-no-civilian-in-area", _no_civilian, _here),
    v.HOSTILE: Why("why-hostile", _hostile, _here),
    v.SLOT_TAKEN: Why("why-slot-taken", _slot, _here),
    v.NOT_BESIDE_MARTIANS: Why("why-not-beside-martians", ("WW-BLD-07",), _here),
    v.HUMANS_HERE: Why("why-human-piece-here", ("WW-BLD-07",), _here),
    v.CIVILIANS_HERE: Why("why-civilians-in-area", ("WW-BLD-06",), _civilians),
    v.SAME_HERE: Why("why-balloons-here", ("WW-HC-10",), _here),
}
