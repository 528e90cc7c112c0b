"""Why not here? Reasons for Regions, objectives, decks and numbers that a question leaves out."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.core.engine import Actions
from beachhead.core.event import Facts
from beachhead.core.options import Refusal
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.kinds import KINDS
from beachhead.games.cry_havoc.powers import choices, roster
from beachhead.games.cry_havoc.powers.humans import ReconTo
from beachhead.games.cry_havoc.powers.machines import MarkerTo
from beachhead.games.cry_havoc.rules import effect_choices, piles
from beachhead.games.cry_havoc.rules.aftermath import Retreat
from beachhead.games.cry_havoc.rules.build import BuildWhere
from beachhead.games.cry_havoc.rules.movement import MoveFrom, MoveTo
from beachhead.games.cry_havoc.rules.recruit import RecruitCount
from beachhead.games.cry_havoc.state import State

Reason = tuple[str, Facts, tuple[str, ...]]


def refusals(s: State, legal: Actions) -> list[Refusal]:
    """Near misses of a question about a place or a number."""
    top = s.top
    assert top is not None
    for kind, answer in ANSWERS.items():
        if isinstance(top, kind):
            return answer(s, legal)
    if top.name in POINTS:
        return POINTS[top.name](s, legal)
    if top.name in OBJECTIVE_POINTS:
        return _objectives(s, legal, OBJECTIVE_POINTS[top.name])
    return []


def _refuse(s: State, action: int, reason: Reason, *targets: str) -> Refusal:
    key, facts, rules = reason
    return Refusal(KINDS.name(s.tables, action), key, facts, rules, targets)


def _members(mask: int) -> list[int]:
    return [r for r in range(v.REGIONS) if mask >> r & 1]


def _area(region: int) -> Facts:
    return {"region": f"area-{v.REGION_IDS[region]}"}


# -- Regions in general ----------------------------------------------------------------------------


def _by_region(
    s: State, legal: Actions, base: int, near: int, rules: tuple[str, ...]
) -> list[Refusal]:
    """A reason for every Region of a set that is not legal."""
    found = []
    for region in _members(near):
        if not legal.has(base + region):
            reason = _place_reason(s, region) or ("why-not-here", _area(region), rules)
            target = f"area:{v.REGION_IDS[region]}"
            found.append(_refuse(s, base + region, reason, target))
    return found


def _place_reason(s: State, region: int) -> Reason | None:
    """What closes a Region to nearly every effect."""
    owner = next((a for a in range(v.ARMIES) if s.hq[a] == region), v.NOBODY)
    if owner != v.NOBODY:
        facts: Facts = {**_area(region), "army": f"faction-{v.ARMY_IDS[owner]}"}
        return "why-hq", facts, ("CH-GEN-15",)
    if s.battles >> region & 1:
        return "why-battle-region", _area(region), ("CH-GEN-22",)
    return None


# -- movement --------------------------------------------------------------------------------------


def _move_from(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, MoveFrom)
    found = []
    for region in _members(s.present[top.army]):
        if not legal.has(v.FROM0 + region):
            reason = _leave_reason(s, top.army, region)
            target = f"area:{v.REGION_IDS[region]}"
            found.append(_refuse(s, v.FROM0 + region, reason, target))
    return found


def _leave_reason(s: State, army: int, region: int) -> Reason:
    units = int(s.units_at(army, region))
    stopped = int(s.stopped[army * v.REGIONS + region])
    if stopped >= units:
        facts: Facts = {**_area(region), "n": stopped}
        return "why-stopped", facts, ("CH-MOVE-04", "CH-MOVE-05", "CH-MOVE-12")
    if s.battles >> region & 1:
        attacker = s.marker[region] % v.ARMIES
        if attacker == army:
            return "why-attacker-stays", _area(region), ("CH-MOVE-09",)
        held = int(s.tables.block_factor * s.units_at(attacker, region))
        facts = {**_area(region), "units": units, "held": held}
        return "why-defenders-held", facts, ("CH-MOVE-08", "CH-MOVE-13")
    return "why-no-way-out", _area(region), ("CH-MOVE-02", "CH-MOVE-03")


def _move_to(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, MoveTo | ReconTo)
    army = top.army if isinstance(top, MoveTo) else v.HUMANS
    near = int(roster.of(army).reach(s, top.source))
    if army == v.TROGS and s.markers[v.TUNNEL] >> top.source & 1:
        near |= int(s.markers[v.TUNNEL])
    found = []
    for region in _members(near & ~(1 << top.source)):
        if not legal.has(v.TO0 + region):
            reason = _enter_reason(s, region)
            target = f"area:{v.REGION_IDS[region]}"
            found.append(_refuse(s, v.TO0 + region, reason, target))
    return found


def _enter_reason(s: State, region: int) -> Reason:
    reason = _place_reason(s, region)
    if reason is not None:
        key, facts, _ = reason
        return key, facts, ("CH-MOVE-02",) if key == "why-hq" else ("CH-MOVE-03",)
    if roster.of(v.PILGRIMS).closes(s) >> region & 1:
        return "why-stasis", _area(region), ("CH-SK-08",)
    return "why-tunnel-closed", _area(region), ("CH-TROG-04",)


# -- building and markers --------------------------------------------------------------------------


def _build_where(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, BuildWhere)
    found = []
    for region in _members(s.control[top.army]):
        if legal.has(v.PLACE0 + region):
            continue
        facts = {**_area(region), "structure": f"structure-{v.STRUCTURE_IDS[top.structure]}"}
        reason: Reason = ("why-control-too-new", facts, ("CH-BUILD-02", "CH-BUILD-15"))
        if place := _place_reason(s, region):
            rule = "CH-BUILD-04" if place[0] == "why-hq" else "CH-BUILD-03"
            reason = (place[0], place[1], (rule,))
        elif s.markers[top.structure] >> region & 1:
            reason = ("why-marker-there", facts, ("CH-BUILD-05",))
        found.append(_refuse(s, v.PLACE0 + region, reason, f"area:{v.REGION_IDS[region]}"))
    return found


def _marker_to(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, MarkerTo)
    found = []
    for region in _members(s.tables.adjacent[top.source]):
        if legal.has(v.TO0 + region):
            continue
        facts = {**_area(region), "structure": f"structure-{v.STRUCTURE_IDS[top.structure]}"}
        reason = _place_reason(s, region) or ("why-not-controlled", facts, ("CH-SK-11",))
        if s.markers[top.structure] >> region & 1:
            reason = ("why-marker-there", facts, ("CH-BUILD-05",))
        found.append(_refuse(s, v.TO0 + region, reason, f"area:{v.REGION_IDS[region]}"))
    return found


def _target(s: State, legal: Actions) -> list[Refusal]:
    """Targets of structures and skills: near Regions, or those with somebody in them."""
    top = s.top
    assert isinstance(top, choices.StructureTarget | choices.SkillTarget)
    if top.what < 0:
        rules: tuple[str, ...] = ("CH-SK-07",)
    elif top.what < v.STRUCTURES:
        rules = (s.tables.structure_rules[top.what],)
    else:
        rules = (s.tables.skill_rules[top.what - v.STRUCTURES],)
    near = int(s.occupied() | s.control[top.army])
    if top.here >= 0:
        near |= int(roster.of(top.army).reach(s, top.here)) | 1 << top.here
    return _by_region(s, legal, v.TARGET0, near, rules)


# -- retreat, numbers, decks, objectives -----------------------------------------------------------


def _retreat(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, Retreat)
    army = s.fight[v.F_ARMY + top.side]
    found = []
    for region in _members(roster.of(army).reach(s, s.fight[v.F_REGION])):
        if legal.has(v.RETREAT0 + region):
            continue
        reason: Reason = ("why-not-controlled-retreat", _area(region), ("CH-BATTLE-30",))
        if s.control[army] >> region & 1:
            reason = ("why-battle-region", _area(region), ("CH-BATTLE-30", "CH-BATTLE-39"))
        found.append(_refuse(s, v.RETREAT0 + region, reason, f"area:{v.REGION_IDS[region]}"))
    return found


def _recruit(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, RecruitCount)
    reserve, icons = int(s.reserve[top.army]), int(s.icons)
    if min(reserve, icons) + 1 >= v.COUNTS:
        return []
    facts: Facts = {"reserve": reserve, "icons": icons}
    if reserve < icons:
        reason: Reason = ("why-reserve", facts, ("CH-REC-01", "CH-GEN-16"))
    else:
        reason = ("why-recruit-icons", facts, ("CH-REC-01",))
    return [_refuse(s, v.COUNT0 + min(reserve, icons) + 1, reason)]


def _decks(s: State, legal: Actions) -> list[Refusal]:
    found = []
    for terrain, name in enumerate(v.TERRAIN_IDS):
        if not legal.has(v.DECK0 + terrain) and not piles.terrain_left(s, terrain):
            reason: Reason = ("why-deck-empty", {"deck": f"deck-{name}"}, ("CH-DRAW2-04",))
            found.append(_refuse(s, v.DECK0 + terrain, reason, f"deck:{name}"))
    return found


def _objectives(s: State, legal: Actions, base: int) -> list[Refusal]:
    """Objectives without a Unit that could be moved, killed or captured."""
    top = s.top
    found = []
    for i, name in enumerate(v.OBJECTIVE_IDS):
        if legal.has(base + i):
            continue
        facts: Facts = {"objective": f"objective-{name}"}
        reason: Reason = ("why-no-unit-there", facts, (top.rule,) if top else ())
        if _forbidden(s, i):
            reason = ("why-other-objective", facts, (top.rule,) if top else ())
        found.append(_refuse(s, base + i, reason, f"objective:{name}"))
    return found


def _forbidden(s: State, objective: int) -> bool:
    """Whether the card names other objectives."""
    top, t = s.top, s.tables
    if isinstance(top, effect_choices.ShiftFrom):
        return objective == t.op_to[top.line] or t.op_from[top.line] not in (
            v.ANY_OBJECTIVE,
            objective,
        )
    if isinstance(top, effect_choices.KillOn):
        return t.op_from[top.line] not in (v.ANY_OBJECTIVE, objective)
    joins = effect_choices.AddReserve | effect_choices.AddTo | effect_choices.ShiftTo
    return isinstance(top, joins)


def _sources(s: State, legal: Actions) -> list[Refusal]:
    """Regions with own Units that a skill or card cannot take them from."""
    top = s.top
    assert top is not None
    army = s.tables.army_of[top.seat]
    return _by_region(s, legal, v.FROM0, int(s.present[army]), (top.rule,))


def _free_hq(s: State, legal: Actions) -> list[Refusal]:
    """HQ spaces somebody has taken."""
    return _by_region(s, legal, v.HQ0, int(s.tables.hq_spaces), ("CH-SETUP-11",))


def _nest(s: State, legal: Actions) -> list[Refusal]:
    near = int(s.tables.adjacent[s.fight[v.F_REGION]])
    found = []
    for region in _members(near):
        if not legal.has(v.NEST_ACT0 + region):
            reason: Reason = ("why-controlled", _area(region), ("CH-BATTLE-35",))
            reason = _place_reason(s, region) or reason
            target = f"area:{v.REGION_IDS[region]}"
            found.append(_refuse(s, v.NEST_ACT0 + region, reason, target))
    return found


def _uprising(s: State, legal: Actions) -> list[Refusal]:
    found = []
    for region in _members(s.tables.regions):
        if legal.has(v.TARGET0 + region):
            continue
        key = "why-controlled" if s.controlled() >> region & 1 else "why-occupied"
        reason = _place_reason(s, region) or (key, _area(region), ("CH-EVT-04",))
        found.append(_refuse(s, v.TARGET0 + region, reason, f"area:{v.REGION_IDS[region]}"))
    return found


def _bloom(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert top is not None
    mine = int(s.control[s.tables.army_of[top.seat]])
    return _by_region(s, legal, v.TARGET0, mine, ("CH-EVT-01",))


ANSWERS: dict[type, Callable[[State, Actions], list[Refusal]]] = {
    MoveFrom: _move_from,
    MoveTo: _move_to,
    ReconTo: _move_to,
    BuildWhere: _build_where,
    MarkerTo: _marker_to,
    choices.StructureTarget: _target,
    choices.SkillTarget: _target,
    Retreat: _retreat,
    RecruitCount: _recruit,
}
POINTS: dict[str, Callable[[State, Actions], list[Refusal]]] = {
    "DP-SK-SOURCE": _sources,
    "DP-B-ADD-FROM": _sources,
    "DP-SETUP-HQ": _free_hq,
    "DP-B-NEST": _nest,
    "DP-EVENT-TOKEN": _uprising,
    "DP-EVENT-CRYSTAL": _bloom,
    "DP-EVENT-DECK": _decks,
    "DP-DRAW2-SOURCE": _decks,
    "DP-EXPLORE-DECK": _decks,
    "DP-MATRIX-DECK": _decks,
}
OBJECTIVE_POINTS = {
    "DP-B-SHIFT-FROM": v.SHIFT_FROM0,
    "DP-B-SHIFT-TO": v.SHIFT_TO0,
    "DP-B-ADD-TO": v.ADD_TO0,
    "DP-B-KILL": v.KILL0,
    "DP-B-CAPTIVE": v.CAPTIVE0,
    "DP-B-VICTIM": v.VICTIM0,
    "DP-B-ARTILLERY": v.SHELL0,
}
