"""What the numbers of reasons mean to people: a sentence, its rules, its numbers."""

from __future__ import annotations

from typing import Any

from beachhead.core.event import Facts
from beachhead.core.reasons import Why
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.kinds import KINDS
from beachhead.games.cry_havoc.powers import choices, roster
from beachhead.games.cry_havoc.state import State

# -- what an action speaks of ----------------------------------------------------------------------


def _named(s: State, asked: Any, action: int) -> Facts:
    """The Region, structure, skill, deck or objective of the action itself."""
    return KINDS.facts(s, action)


def _number(action: int, place: str) -> int:
    kind, chosen = KINDS.read(action)
    return chosen[kind.places.index(place)]


def _marker(s: State, asked: Any, action: int) -> tuple[str, ...]:
    """The marker alone is greyed out, not its Region."""
    return KINDS.targets(s, action)[:1]


def _asking(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return (asked.rule,)


def _aim(s: State, asked: Any, action: int) -> tuple[str, ...]:
    """The rule of the structure or skill that is aimed, else of the question."""
    if not isinstance(asked, choices.StructureTarget | choices.SkillTarget):
        return (asked.rule,)
    if asked.what < 0:
        return ("CH-SK-07",)
    return ((*s.tables.structure_rules, *s.tables.skill_rules)[asked.what],)


# -- turns and cards -------------------------------------------------------------------------------


def _enabler(s: State, asked: Any, action: int) -> Facts:
    return {"army": f"faction-{v.ARMY_IDS[s.enabled_by]}"}


def _skill_rules(general: str) -> Any:
    return lambda s, asked, action: (general, s.tables.skill_rules[action - v.SKILL0])


def _crystals(s: State, asked: Any, action: int) -> Facts:
    return {"price": int(s.tables.skill_pay[action - v.SKILL0]), "stock": int(s.stock)}


def _terrain(s: State, asked: Any, action: int) -> Facts:
    return {"terrain": f"terrain-{v.TERRAIN_IDS[s.tables.terrain[s.battle_region()]]}"}


# -- Regions and Units -----------------------------------------------------------------------------


def _hq(s: State, asked: Any, action: int) -> Facts:
    owner = list(s.hq).index(_number(action, "region"))
    return {**_named(s, asked, action), "army": f"faction-{v.ARMY_IDS[owner]}"}


def _tunnel(s: State, asked: Any, action: int) -> Facts:
    """The closed Tunnel: the one ahead, or the one the Unit would go down."""
    ahead = _number(action, "region")
    is_open = roster.of(v.TROGS).open_tunnels(s) >> ahead & 1
    return {"region": f"area-{v.REGION_IDS[asked.source if is_open else ahead]}"}


def _stopped(s: State, asked: Any, action: int) -> Facts:
    army = s.tables.army_of[asked.seat]
    n = int(s.stopped[army * v.REGIONS + _number(action, "region")])
    return {**_named(s, asked, action), "n": n}


def _held(s: State, asked: Any, action: int) -> Facts:
    """How many defenders there are and how many of them the attackers hold."""
    region = _number(action, "region")
    units = int(s.units_at(s.tables.army_of[asked.seat], region))
    held = int(s.tables.block_factor * s.units_at(s.marker[region] % v.ARMIES, region))
    return {**_named(s, asked, action), "units": units, "held": held}


def _recruits(s: State, asked: Any, action: int) -> Facts:
    return {"reserve": int(s.reserve[asked.army]), "icons": int(s.icons)}


# -- structures ------------------------------------------------------------------------------------


def _site(s: State, asked: Any, action: int) -> Facts:
    """The Region of the action and the structure the question is about."""
    structure = f"structure-{v.STRUCTURE_IDS[asked.structure]}"
    return {**_named(s, asked, action), "structure": structure}


def _markers(s: State, asked: Any, action: int) -> Facts:
    n = int(s.tables.marker_count[_number(action, "structure")])
    return {**_named(s, asked, action), "n": n}


def _build_price(s: State, asked: Any, action: int) -> Facts:
    price = int(s.tables.build_cost[_number(action, "structure")])
    return {"price": price, "icons": int(s.icons)}


def _price(s: State, asked: Any, action: int) -> Facts:
    structure, region = _number(action, "structure"), _number(action, "region")
    price = int(roster.of(asked.army).activation_cost(s, structure, region))
    return {"price": price, "icons": int(s.icons)}


def _structure_rules(general: str) -> Any:
    return lambda s, asked, action: (
        general,
        s.tables.structure_rules[_number(action, "structure")],
    )


SITES = ("CH-BUILD-02", "CH-BUILD-03", "CH-BUILD-05")
STOPS = ("CH-MOVE-04", "CH-MOVE-05", "CH-MOVE-12")

REASONS = {
    # the turn
    v.ACTED: Why("why-acted", ("CH-ACT-01",)),
    v.NOT_ACTED: Why("why-not-acted", ("CH-ACT-01", "CH-ACT-06")),
    v.LAST_ROUND: Why("why-last-round", ("CH-ENABLE-04",)),
    v.ENABLED_ALREADY: Why("why-scoring-enabled", ("CH-ENABLE-03",), _enabler),
    v.NO_SCORING_CARD: Why("why-no-scoring-card", ("CH-ENABLE-01",)),
    v.NOTHING_TO_DRAW: Why("why-nothing-to-draw", ("CH-DRAW2-04",)),
    v.DECK_EMPTY: Why("why-deck-empty", ("CH-DRAW2-04",), _named),
    v.RESERVE_SHORT: Why("why-reserve", ("CH-REC-01", "CH-GEN-16"), _recruits),
    v.ICONS_SHORT: Why("why-recruit-icons", ("CH-REC-01",), _recruits),
    # skills
    v.SKILL_PASSIVE: Why("why-skill-passive", _skill_rules("CH-SKILL-04"), _named),
    v.SKILL_FOR_BATTLE: Why("why-skill-in-battle", _skill_rules("CH-SKILL-03"), _named),
    v.SKILL_EXHAUSTED: Why("why-skill-exhausted", _skill_rules("CH-SKILL-02"), _named),
    v.SKILL_TOO_DEAR: Why("why-no-crystals", _skill_rules("CH-STR-10"), _crystals),
    v.SKILL_USELESS: Why("why-skill-useless", _skill_rules("CH-SKILL-05"), _named),
    # cards in Battle
    v.NO_BATTLE_TEXT: Why("why-no-battle-text", ("CH-BATTLE-13",)),
    v.FIREWALLED: Why("why-firewall", ("CH-SK-14",)),
    v.NO_TERRAIN_HERE: Why("why-no-terrain", ("CH-BATTLE-11",)),
    v.WRONG_TERRAIN: Why("why-wrong-terrain", ("CH-BATTLE-10",), _terrain),
    v.NOT_FOR_TROGS: Why("why-matrix-not-for-trogs", ("CH-STR-16", "CH-BATTLE-41")),
    # movement
    v.STOPPED: Why("why-stopped", STOPS, _stopped),
    v.ATTACKER_STAYS: Why("why-attacker-stays", ("CH-MOVE-09",), _named),
    v.DEFENDERS_HELD: Why("why-defenders-held", ("CH-MOVE-08", "CH-MOVE-13"), _held),
    v.NO_WAY_OUT: Why("why-no-way-out", ("CH-MOVE-02", "CH-MOVE-03"), _named),
    v.ENTERS_HQ: Why("why-hq", ("CH-MOVE-02",), _hq),
    v.ENTERS_BATTLE: Why("why-battle-region", ("CH-MOVE-03",), _named),
    v.IN_STASIS: Why("why-stasis", ("CH-SK-08",), _named),
    v.TUNNEL_CLOSED: Why("why-tunnel-closed", ("CH-TROG-04",), _tunnel),
    v.RETREAT_NOT_CONTROLLED: Why("why-not-controlled-retreat", ("CH-BATTLE-30",), _named),
    v.RETREAT_BATTLE: Why("why-battle-region", ("CH-BATTLE-30", "CH-BATTLE-39"), _named),
    # building and moving markers
    v.NO_MARKER_LEFT: Why("why-no-marker-left", ("CH-BUILD-06",), _markers),
    v.BUILD_TOO_DEAR: Why("why-icons", ("CH-BUILD-02",), _build_price),
    v.NO_SITE: Why("why-no-site", SITES, _named),
    v.SITE_HQ: Why("why-hq", ("CH-BUILD-04",), _hq),
    v.SITE_BATTLE: Why("why-battle-region", ("CH-BUILD-03",), _named),
    v.SITE_TAKEN: Why("why-marker-there", ("CH-BUILD-05",), _site),
    v.SITE_TOO_NEW: Why("why-control-too-new", ("CH-BUILD-02", "CH-BUILD-15"), _site),
    v.CITY_NOT_CONTROLLED: Why("why-not-controlled", ("CH-SK-11",), _site),
    # activating
    v.MARKER_IDLE: Why("why-not-controlled", ("CH-BUILD-11", "CH-BUILD-12"), _named, _marker),
    v.MARKER_TOO_NEW: Why("why-control-too-new", ("CH-BUILD-11", "CH-BUILD-15"), _named, _marker),
    v.MARKER_IN_BATTLE: Why("why-battle-region", ("CH-BUILD-08",), _named, _marker),
    v.MARKER_FOR_BATTLE: Why(
        "why-only-in-battle", _structure_rules("CH-BUILD-08"), _named, _marker
    ),
    v.MARKER_USED: Why("why-used-already", ("CH-BUILD-09",), _named, _marker),
    v.MARKER_TOO_DEAR: Why("why-icons", ("CH-BUILD-07",), _price, _marker),
    v.MARKER_USELESS: Why("why-no-effect", _structure_rules("CH-BUILD-14"), _named, _marker),
    # Regions in general
    v.IS_HQ: Why("why-hq", ("CH-GEN-15",), _hq),
    v.BATTLE_REGION: Why("why-battle-region", ("CH-GEN-22",), _named),
    v.NOT_HERE: Why("why-not-here", _aim, _named),
    v.CONTROLLED: Why("why-controlled", _asking, _named),
    v.OCCUPIED: Why("why-occupied", _asking, _named),
    # objectives
    v.NO_UNIT_THERE: Why("why-no-unit-there", _asking, _named),
    v.OTHER_OBJECTIVE: Why("why-other-objective", _asking, _named),
}
