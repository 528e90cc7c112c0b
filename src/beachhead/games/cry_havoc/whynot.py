"""Why not? A reason, its numbers and its rules for what a player expects and cannot do.

This file answers for turns, cards and structures; `whynot_places.py` for Regions and objectives.
"""

from __future__ import annotations

from collections.abc import Callable

from beachhead.core.engine import Actions
from beachhead.core.event import Facts
from beachhead.core.options import Refusal
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc import whynot_places
from beachhead.games.cry_havoc.kinds import KINDS
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import bits, enable
from beachhead.games.cry_havoc.rules.action import Turn
from beachhead.games.cry_havoc.rules.battle import Duel, card_allowed
from beachhead.games.cry_havoc.rules.build import BuildStep
from beachhead.games.cry_havoc.state import State

Reason = tuple[str, Facts, tuple[str, ...]]


def refusals(s: State) -> list[Refusal]:
    """All near misses of the question on top."""
    asked = s.top
    assert asked is not None
    legal = Actions()
    s.legal_into(legal)
    answer = ANSWERS.get(asked.name)
    if answer is not None:
        return answer(s, legal)
    return whynot_places.refusals(s, legal)


def refuse(s: State, action: int, reason: Reason, *targets: str) -> Refusal:
    key, facts, rules = reason
    return Refusal(KINDS.name(s.tables, action), key, facts, rules, targets)


# -- the turn --------------------------------------------------------------------------------------


def _turn(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, Turn)
    found = []
    if top.acted:
        for action in (v.ACT_MOVE, v.ACT_RECRUIT, v.ACT_BUILD, v.ACT_DRAW):
            found.append(refuse(s, action, ("why-acted", {}, ("CH-ACT-01",))))
    else:
        found.append(refuse(s, v.END_TURN, ("why-not-acted", {}, ("CH-ACT-01", "CH-ACT-06"))))
        if not legal.has(v.ACT_ENABLE):
            found.append(refuse(s, v.ACT_ENABLE, _enable_reason(s, top.army)))
        if not legal.has(v.ACT_DRAW):
            found.append(refuse(s, v.ACT_DRAW, ("why-nothing-to-draw", {}, ("CH-DRAW2-04",))))
    for i in range(v.SKILLS_EACH):
        skill = top.army * v.SKILLS_EACH + i
        if s.skills >> skill & 1 and not legal.has(v.SKILL0 + skill):
            target = f"skill:{v.SKILL_IDS[skill]}"
            found.append(refuse(s, v.SKILL0 + skill, _skill_reason(s, skill), target))
    return found


def _enable_reason(s: State, army: int) -> Reason:
    if s.final_round:
        return "why-last-round", {}, ("CH-ENABLE-04",)
    if s.enabled_by != v.NOBODY:
        by: Facts = {"army": f"faction-{v.ARMY_IDS[s.enabled_by]}"}
        return "why-scoring-enabled", by, ("CH-ENABLE-03",)
    assert enable.scoring_card(s, army) == 0
    return "why-no-scoring-card", {}, ("CH-ENABLE-01",)


def _skill_reason(s: State, skill: int) -> Reason:
    rule = s.tables.skill_rules[skill]
    facts: Facts = {"skill": f"skill-{v.SKILL_IDS[skill]}"}
    if s.tables.passive[skill]:
        return "why-skill-passive", facts, ("CH-SKILL-04", rule)
    if s.tables.in_battle_skill[skill]:
        return "why-skill-in-battle", facts, ("CH-SKILL-03", rule)
    if not s.ready >> skill & 1:
        return "why-skill-exhausted", facts, ("CH-SKILL-02", rule)
    if s.tables.skill_pay[skill] > s.stock:
        numbers: Facts = {"price": int(s.tables.skill_pay[skill]), "stock": int(s.stock)}
        return "why-no-crystals", numbers, ("CH-STR-10", rule)
    return "why-skill-useless", facts, ("CH-SKILL-05", rule)


# -- cards in Battle -------------------------------------------------------------------------------


def _battle_card(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, Duel)
    army = s.tables.army_of[top.seat]
    found = []
    for kind in _kinds(s, army, s.piles[v.HAND + army]):
        if not legal.has(v.CARD0 + kind):
            target = f"hand:{s.tables.card_ids[kind]}"
            found.append(refuse(s, v.CARD0 + kind, _card_reason(s, top.side, kind), target))
    own = army == s.fight[v.F_ARMY + top.side]
    for kind in _kinds(s, army, s.matrix) if army == v.MACHINES else []:
        action = v.STORED0 + kind - v.TERRAIN_KIND0
        if not legal.has(action):
            reason = _card_reason(s, top.side, kind)
            if not own:
                reason = "why-matrix-not-for-trogs", {}, ("CH-STR-16", "CH-BATTLE-41")
            found.append(refuse(s, action, reason, f"matrix:{s.tables.card_ids[kind]}"))
    return found


def _kinds(s: State, army: int, pile: int) -> list[int]:
    held = [s.tables.kind_of[army * v.CARD_BITS + b] for b in range(v.CARD_BITS) if pile >> b & 1]
    return sorted(set(map(int, held)))


def _card_reason(s: State, side: int, kind: int) -> Reason:
    if not s.tables.op_count[kind]:
        return "why-no-battle-text", {}, ("CH-BATTLE-13",)
    if not card_allowed(s, side, kind):
        return "why-firewall", {}, ("CH-SK-14",)
    terrain = s.tables.terrain[s.fight[v.F_REGION]]
    if terrain == v.NO_TERRAIN:
        return "why-no-terrain", {}, ("CH-BATTLE-11",)
    wanted: Facts = {"terrain": f"terrain-{v.TERRAIN_IDS[terrain]}"}
    return "why-wrong-terrain", wanted, ("CH-BATTLE-10",)


# -- structures ------------------------------------------------------------------------------------


def _build(s: State, legal: Actions) -> list[Refusal]:
    top = s.top
    assert isinstance(top, BuildStep)
    t, found = s.tables, []
    for kind in range(t.first_structure[top.army], t.first_structure[top.army + 1]):
        name = v.STRUCTURE_IDS[kind]
        if not legal.has(v.BUILD0 + kind):
            reason = _build_reason(s, top.army, kind)
            found.append(refuse(s, v.BUILD0 + kind, reason, f"structure:{name}"))
        for region in range(v.REGIONS):
            action = v.ACTIVATE0 + kind * v.REGIONS + region
            if s.markers[kind] >> region & 1 and not legal.has(action):
                target = f"marker:{name}@{v.REGION_IDS[region]}"
                reason = _activate_reason(s, top.army, kind, region)
                found.append(refuse(s, action, reason, target))
    return found


def _build_reason(s: State, army: int, kind: int) -> Reason:
    t = s.tables
    facts: Facts = {"structure": f"structure-{v.STRUCTURE_IDS[kind]}"}
    if bits.count(s.markers[kind]) >= t.marker_count[kind]:
        return "why-no-marker-left", {**facts, "n": int(t.marker_count[kind])}, ("CH-BUILD-06",)
    if t.build_cost[kind] > s.icons:
        return _icons(s, int(t.build_cost[kind]), "CH-BUILD-02")
    return "why-no-site", facts, ("CH-BUILD-02", "CH-BUILD-03", "CH-BUILD-05")


def _icons(s: State, price: int, rule: str) -> Reason:
    return "why-icons", {"price": price, "icons": int(s.icons)}, (rule,)


def _activate_reason(s: State, army: int, kind: int, region: int) -> Reason:
    power = roster.of(army)
    facts: Facts = {"structure": f"structure-{v.STRUCTURE_IDS[kind]}"}
    facts["region"] = f"area-{v.REGION_IDS[region]}"
    if not s.control[army] >> region & 1:
        return "why-not-controlled", facts, ("CH-BUILD-11", "CH-BUILD-12")
    if not s.scope >> region & 1:
        return "why-control-too-new", facts, ("CH-BUILD-11", "CH-BUILD-15")
    fighting = s.battles >> region & 1
    if fighting and not s.tables.in_battle[kind]:
        return "why-battle-region", facts, ("CH-BUILD-08",)
    if not fighting and s.tables.in_battle[kind]:
        return "why-only-in-battle", facts, ("CH-BUILD-08", s.tables.structure_rules[kind])
    if s.used[kind] >> region & 1 and power.activation_limit(s, kind, region) < 2 + s.used_twice:
        return "why-used-already", facts, ("CH-BUILD-09",)
    price = int(power.activation_cost(s, kind, region))
    if price > s.icons:
        return _icons(s, price, "CH-BUILD-07")
    return "why-no-effect", facts, ("CH-BUILD-14", s.tables.structure_rules[kind])


ANSWERS: dict[str, Callable[[State, Actions], list[Refusal]]] = {
    "DP-TURN": _turn,
    "DP-B-CARD": _battle_card,
    "DP-BUILD-STEP": _build,
}
