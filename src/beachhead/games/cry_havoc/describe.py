"""What is special about some options: prices and gains, and words that depend on the question."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.core.options import Option
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.powers.choices import HowMany
from beachhead.games.cry_havoc.rules.action import PlayCards
from beachhead.games.cry_havoc.rules.attrition import SalvageCount
from beachhead.games.cry_havoc.rules.build import BuildStep
from beachhead.games.cry_havoc.rules.effect_losses import BurnCount, KillOn
from beachhead.games.cry_havoc.rules.movement import MoveTo
from beachhead.games.cry_havoc.state import State


def skill(s: State, option: Option, number: int) -> Option:
    return replace(option, rules=(*option.rules, s.tables.skill_rules[number]))


def step(s: State, option: Option, region: int) -> Option:
    """A step of a Move action takes an icon; those of skills are free."""
    return replace(option, cost={"move": 1}) if isinstance(s.top, MoveTo) else option


def deck(s: State, option: Option, number: int) -> Option:
    """Terrain decks show their terrain."""
    return option if number < v.TERRAINS else replace(option, glyph="deck")


# -- cards -----------------------------------------------------------------------------------------


def play(s: State, option: Option, card: int) -> Option:
    """A card for an action: the icons and bonuses of its row."""
    asked = s.top
    assert isinstance(asked, PlayCards)
    t, row = s.tables, v.ROW_IDS[asked.row]
    at = asked.row * v.KINDS + card
    icons, draws = int(t.icons[at]), int(t.draw_each[at] + t.draw_once[at])
    gain = {row: icons}
    gain |= {"card": draws} if draws else {}
    gain |= {"vp": int(t.row_vp[at])} if t.row_vp[at] else {}
    return replace(option, facts={**option.facts, "n": icons, "row": f"row-{row}"}, gain=gain)


def kill(s: State, option: Option, objective: int) -> Option:
    """Some cards kill for Crystals."""
    asked = s.top
    assert isinstance(asked, KillOn)
    price = int(s.tables.op_cost[asked.line])
    if not price:
        return option
    facts = {**option.facts, "price": price}
    return replace(option, key="option-kill.paid", facts=facts, cost={"crystal": price})


# -- structures and Prisoners ----------------------------------------------------------------------


def build(s: State, option: Option, structure: int) -> Option:
    """A new structure has its price, but is free by Reconfigure."""
    price = int(s.tables.build_cost[structure]) if isinstance(s.top, BuildStep) else 0
    cost = {"build": price} if isinstance(s.top, BuildStep) else {}
    return _structure(s, replace(option, cost=cost), structure, price)


def activate(s: State, option: Option, structure: int, region: int) -> Option:
    power = roster.of(s.tables.owner[structure])
    price = int(power.activation_cost(s, structure, region))
    return _structure(s, replace(option, cost={"build": price}), structure, price)


def _structure(s: State, option: Option, structure: int, price: int) -> Option:
    rules = (*option.rules, s.tables.structure_rules[structure])
    return replace(option, facts={**option.facts, "n": price}, rules=rules)


def ransom(s: State, option: Option, captor: int) -> Option:
    price = int(s.tables.ransom_vp)
    return replace(option, facts={**option.facts, "price": price}, cost={"vp": price})


# -- numbers ---------------------------------------------------------------------------------------


def count(s: State, option: Option, n: int) -> Option:
    """A number says of what, what it costs and what it brings."""
    asked = s.top
    option = replace(option, key="option-count-units")
    if isinstance(asked, SalvageCount):
        return replace(option, key="option-count-salvage")
    if isinstance(asked, BurnCount):
        return _for_points(option, "burn", n * int(s.tables.op_vp[asked.line]))
    if isinstance(asked, HowMany):
        return _how_many(s, option, int(asked.what), n)
    return option


def _for_points(option: Option, word: str, points: int) -> Option:
    facts = {**option.facts, "points": points}
    gain = {"vp": points} if points else {}
    return replace(option, key=f"option-count-{word}", facts=facts, gain=gain)


def _how_many(s: State, option: Option, what: int, n: int) -> Option:
    """What a number means to a structure or a skill."""
    t = s.tables
    if what == v.SHRED_DRONES:
        return replace(option, key="option-count-kills")
    if what == v.TEMPLE:
        worth = _for_points(option, "temple", n * int(t.structure_vp[v.TEMPLE]))
        return replace(worth, cost={"crystal": n})
    price = 0
    if what == v.POWER_SPHERE and n > t.structure_n[v.POWER_SPHERE]:
        price = int(t.structure_pay[v.POWER_SPHERE])
    elif what == v.STRUCTURES + v.TELEPORT:
        price = n - int(t.skill_n[v.TELEPORT])
    if price <= 0:
        return option
    facts = {**option.facts, "price": price}
    return replace(option, key="option-count-paid", facts=facts, cost={"crystal": price})
