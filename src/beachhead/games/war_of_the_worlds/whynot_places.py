"""Why not here, why not this one? Reasons for areas and units that cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.core.engine import Actions
from beachhead.core.event import Facts
from beachhead.core.options import Refusal
from beachhead.games.war_of_the_worlds.rules import (
    buildings,
    components,
    fortifications,
    human_damage,
    martian_damage,
    movement,
    units,
)
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    AREA0,
    AREAS,
    ARMY,
    CARD_OPTIONS,
    FROM0,
    FROM_FRESH0,
    HUMAN,
    MOVE_UNIT,
    NAVY,
    NERVE,
    PLACE0,
    RESERVE,
    SOUND,
    SPECIAL_ATTACK,
    TO0,
    TRIPOD,
    UFO,
    UNIT0,
    UNIT_ATTACK,
    UNIT_IDS,
    UNIT_UNUSED0,
    UNIT_USED0,
)

Reason = tuple[str, Facts, tuple[str, ...]]


def refusals(s: State, legal: Actions) -> list[Refusal]:
    """Near misses of a question that asks for an area or a unit."""
    asked = s.top
    if isinstance(asked, movement.CivilianFrom):
        return _areas(s, legal, FROM0, lambda a: _leave_reason(s, a))
    if isinstance(asked, movement.CivilianTo):
        near = set(s.tables.neighbours[asked.start])
        return _areas(s, legal, TO0, lambda a: _civilian_to(s, a) if a in near else None)
    if isinstance(asked, martian_damage.CivilianAttack):
        return _areas(s, legal, AREA0, lambda a: _guerrilla(s, a))
    if isinstance(asked, movement.MoveUnit):
        return _areas(s, legal, TO0, lambda a: _step_reason(s, asked, a))
    if isinstance(asked, fortifications.ChooseArea):
        return _areas(s, legal, AREA0, lambda a: _attack_area(s, asked.option, a))
    if isinstance(asked, human_damage.TakeCivilian):
        return _areas(s, legal, AREA0, lambda a: _take(s, asked.option, a))
    if isinstance(asked, units.PlaceUnit):
        return _areas(s, legal, PLACE0, lambda a: _army_place(s, a))
    if isinstance(asked, buildings.PlaceBuilding):
        return _areas(s, legal, PLACE0, lambda a: _building_place(s, asked.card, a))
    if isinstance(asked, units.ChooseUnit):
        return _units(s, legal, asked)
    if asked is not None and asked.name == "D-PUSH":
        near = set(s.tables.neighbours[s.target])
        return _areas(s, legal, TO0, lambda a: _refuge(s, a) if a in near else None)
    return []


def _areas(
    s: State, legal: Actions, first: int, reason: Callable[[int], Reason | None]
) -> list[Refusal]:
    """A refusal for each area that cannot be chosen and has a reason worth telling."""
    t = s.tables
    found = []
    for area in range(AREAS):
        marked = first == FROM0 and legal.has(FROM_FRESH0 + area)
        if legal.has(first + area) or marked:
            continue
        why = reason(area)
        if why is not None:
            key, facts, rules = why
            target = f"area:{t.area_ids[area]}"
            found.append(Refusal(t.names[first + area], key, facts, rules, (target,)))
    return found


def _here(s: State, area: int) -> Facts:
    return {"area": f"area-{s.tables.area_ids[area]}"}


def _land(s: State, area: int) -> bool:
    return s.tables.is_land[area] == 1


# -- civilians ---------------------------------------------------------------------------------


def _leave_reason(s: State, area: int) -> Reason | None:
    if s.civilians[area] == 0:
        return None
    if s.marked(NERVE, area):
        return "why-nerve-agent", _here(s, area), ("WW-MOVE-12", "WW-SPEC-09")
    if not movement.civilian_may_leave(s, area):
        return "why-surrounded-by-sound", _here(s, area), ("WW-MOVE-12", "WW-SPEC-08")
    return "why-moved-already", _here(s, area), ("WW-HC-04",)


def _civilian_to(s: State, area: int) -> Reason:
    if not _land(s, area):
        return "why-land-only", _here(s, area), ("WW-MOVE-05",)
    return "why-frightening-sound", _here(s, area), ("WW-MOVE-12", "WW-SPEC-08")


def _guerrilla(s: State, area: int) -> Reason | None:
    if s.civilians[area] == 0:
        return None
    if not components.is_martian_target(s, area):
        return "why-no-target-here", _here(s, area), ("WW-DMGM-04",)
    facts: Facts = {**_here(s, area), "count": int(s.spent[area])}
    return "why-civilians-spent-here", facts, ("WW-DMGM-06", "WW-DMGM-07")


# -- units -------------------------------------------------------------------------------------


def cannot_leave(s: State, kind: int, area: int) -> Reason:
    """Pinned by Nerve Agent or held by enemy land units, with the numbers."""
    facts: Facts = {**_here(s, area), "unit": f"unit-{UNIT_IDS[kind]}"}
    if kind in (ARMY, NAVY) and s.marked(NERVE, area):
        return "why-nerve-agent", _here(s, area), ("WW-MOVE-12", "WW-SPEC-09")
    own = s.count(ARMY, area) if kind == ARMY else s.count(TRIPOD, area)
    if kind != ARMY and s.tables.ufo_blocked:
        own += s.count(UFO, area)
    enemies = s.count(TRIPOD, area) if kind == ARMY else s.count(ARMY, area)
    facts = {**facts, "own": int(own), "enemies": int(enemies)}
    return "why-blocked", facts, ("WW-MOVE-07", "WW-MOVE-08")


def _step_reason(s: State, move: movement.MoveUnit, area: int) -> Reason | None:
    if area not in set(s.tables.neighbours[s.at[move.unit]]):
        return None
    if area == move.start:
        return "why-not-back", _here(s, area), ("WW-MOVE-04",)
    kind = s.tables.unit_kind[move.unit]
    if kind == UFO:
        return "why-balloons", _here(s, area), ("WW-MOVE-11",)
    if kind == NAVY and _land(s, area):
        return "why-sea-only", _here(s, area), ("WW-MOVE-02",)
    if kind != NAVY and not _land(s, area):
        return "why-land-only", _here(s, area), ("WW-MOVE-01",)
    assert s.marked(SOUND, area)
    return "why-frightening-sound", _here(s, area), ("WW-MOVE-12", "WW-SPEC-08")


def _units(s: State, legal: Actions, asked: units.ChooseUnit) -> list[Refusal]:
    """Units of the right kind that cannot be chosen."""
    t = s.tables
    kind = t.option_unit[asked.option]
    found: dict[int, Refusal] = {}
    for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
        area = s.at[u]
        place = kind * AREAS + area
        offered = any(legal.has(first + place) for first in (UNIT0, UNIT_USED0, UNIT_UNUSED0))
        if area == RESERVE or offered:
            continue
        key, facts, rules = _unit_reason(s, asked, kind, area)
        names = (f"unit:{UNIT_IDS[kind]}@{t.area_ids[area]}", f"area:{t.area_ids[area]}")
        found[area] = Refusal(t.names[UNIT0 + place], key, facts, rules, names)
    return list(found.values())


def _unit_reason(s: State, asked: units.ChooseUnit, kind: int, area: int) -> Reason:
    t = s.tables
    facts: Facts = {**_here(s, area), "unit": f"unit-{UNIT_IDS[kind]}"}
    if t.uses_unit[asked.option] and s.unused(kind, area) == 0:
        return "why-unit-used", facts, ("WW-UNIT-04",)
    if t.effect[asked.option] == MOVE_UNIT:
        if not movement.may_leave(s, kind, area):
            return cannot_leave(s, kind, area)
        return "why-nowhere-to-go", facts, ("WW-MOVE-04",)
    if asked.seat == HUMAN:
        if kind == NAVY:
            return "why-no-target-beside-unit", facts, ("WW-DMGM-04", "WW-MOVE-02")
        return "why-no-target-here", _here(s, area), ("WW-DMGM-04",)
    if human_damage.first_defence(s, area) == 0:
        return "why-nothing-to-hit-here", _here(s, area), ("WW-DMGH-09",)
    return too_weak(s, asked.option, area, -1)


def _army_place(s: State, area: int) -> Reason | None:
    if not _land(s, area):
        return None
    if components.is_hostile(s, area):
        return "why-hostile", _here(s, area), ("WW-UNIT-02", "WW-COMP-07")
    return "why-no-civilian-in-area", _here(s, area), ("WW-UNIT-02",)


def _refuge(s: State, area: int) -> Reason:
    if not _land(s, area):
        return "why-land-only", _here(s, area), ("WW-SPEC-13",)
    return "why-hostile", _here(s, area), ("WW-SPEC-13", "WW-COMP-07")


# -- attacks -----------------------------------------------------------------------------------


def too_weak(s: State, o: int, area: int, card: int) -> Reason:
    """The first piece is too strong, even with everything that could join."""
    kind = s.tables.option_unit[o] if s.tables.effect[o] == UNIT_ATTACK else -1
    damage = fortifications.strength(s, o) + (s.pool if s.target == area else 0)
    most = damage + fortifications.most_joined(s, area, kind, card, False)
    facts: Facts = {
        **_here(s, area),
        "damage": int(most),
        "defence": int(human_damage.first_defence(s, area)),
    }
    return "why-too-weak", facts, ("WW-FORT-03", "WW-FORT-07", "WW-DMGH-09")


def _attack_area(s: State, o: int, area: int) -> Reason | None:
    """Areas with human pieces out of range; for Scorching Beam those with a UFO."""
    if s.tables.effect[o] == SPECIAL_ATTACK:
        if not components.has_human_piece(s, area) or not _land(s, area):
            return None
        return "why-out-of-range", _here(s, area), ("WW-SPEC-02",)
    if s.count(UFO, area) == 0:
        return None
    if human_damage.first_defence(s, area) == 0:
        return "why-nothing-to-hit-here", _here(s, area), ("WW-DMGH-09",)
    return too_weak(s, o, area, -1)


def _take(s: State, o: int, area: int) -> Reason | None:
    if s.count(human_damage.taker(s, o), area) == 0:
        return None
    if s.civilians[area] == 0:
        rule = s.tables.card_rules[o // CARD_OPTIONS]
        return "why-no-civilian-in-area", _here(s, area), (rule,)
    return "why-protected", _here(s, area), ("WW-DMGH-11",)


# -- buildings ---------------------------------------------------------------------------------


def _building_place(s: State, card: int, area: int) -> Reason | None:
    """The first condition of the card that a land area does not meet."""
    t = s.tables
    if not _land(s, area):
        return None
    rule = t.card_rules[card]
    if t.place_no_martians[card] and components.has_martian_building(s, area):
        return "why-slot-taken", _here(s, area), ("WW-BLD-03", "WW-BLD-07")
    if t.place_beside[card] and not buildings.is_beside_martians(s, area):
        return "why-not-beside-martians", _here(s, area), ("WW-BLD-07",)
    if t.place_no_humans[card] and components.has_human_piece(s, area):
        return "why-human-piece-here", _here(s, area), ("WW-BLD-07",)
    if t.place_not_hostile[card] and components.is_hostile(s, area):
        return "why-hostile", _here(s, area), ("WW-BLD-04", "WW-COMP-07")
    if s.civilians[area] < t.place_civilians_min[card]:
        return "why-no-civilian-in-area", _here(s, area), ("WW-BLD-04",)
    if s.civilians[area] > t.place_civilians_max[card]:
        facts: Facts = {**_here(s, area), "count": int(s.civilians[area])}
        return "why-civilians-in-area", facts, ("WW-BLD-06",)
    if t.place_no_same[card] and s.balloons[area] > 0:
        return "why-balloons-here", _here(s, area), ("WW-HC-10",)
    return "why-slot-taken", _here(s, area), ("WW-BLD-03", rule)
