"""The human side of every legal action: words, targets on the screen, cost and gain."""

from __future__ import annotations

from beachhead.core.event import Facts
from beachhead.core.options import Option
from beachhead.games.cry_havoc import notation
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.powers.choices import HowMany
from beachhead.games.cry_havoc.rules.action import PlayCards
from beachhead.games.cry_havoc.rules.attrition import SalvageCount
from beachhead.games.cry_havoc.rules.effect_choices import BurnCount, KillOn
from beachhead.games.cry_havoc.state import State

# kinds of argument, by the first word of a notation
REGIONS = [
    "from",
    "to",
    "place",
    "target",
    "explore",
    "reveal",
    "battle",
    "look",
    "tunnel-to",
    "tunnel-from",
    "retreat",
    "nest",
    "hq",
]
CARDS = ["play", "discard", "keep", "drop", "card", "stored", "advantage"]
OBJECTIVES = ["shift-from", "shift-to", "add-to", "kill", "withdraw", "captive", "victim", "shell"]


def describe(s: State, action: int) -> Option:
    """The description of one legal action of the question on top."""
    name = notation.names(s.tables)[action]
    word, _, argument = name.partition(":")
    asked = s.top
    rules = (asked.rule,) if asked is not None else ()
    if not argument:
        return Option(action, name, f"option-{word}", rules=rules)
    if word in REGIONS:
        facts: Facts = {"region": f"area-{argument}"}
        cost = {"move": 1} if asked is not None and asked.name == "DP-MOVE-TO" else {}
        return Option(
            action, name, f"option-{word}", facts, (f"area:{argument}",), cost, rules=rules
        )
    if word in CARDS:
        return _card(s, action, name, word, argument, rules)
    if word in OBJECTIVES:
        facts = {"objective": f"objective-{argument}"}
        target = (f"objective:{argument}",)
        price = int(s.tables.op_cost[asked.line]) if isinstance(asked, KillOn) else 0
        if price:
            facts["price"] = price
            cost = {"crystal": price}
            return Option(action, name, "option-kill.paid", facts, target, cost, rules=rules)
        return Option(action, name, f"option-{word}", facts, target, rules=rules)
    if word in ("activate", "marker"):
        return _marker(s, action, name, word, argument, rules)
    return _other(s, action, name, word, argument, rules)


def _card(s: State, action: int, name: str, word: str, card: str, rules: tuple[str, ...]) -> Option:
    facts: Facts = {"card": f"card-{card}"}
    place = "matrix" if word in ("stored", "drop") else "look" if word == "keep" else "hand"
    gain: dict[str, int] = {}
    if isinstance(s.top, PlayCards):
        at = s.top.row * v.KINDS + action - v.PLAY0
        row = v.ROW_IDS[s.top.row]
        gain = {row: int(s.tables.icons[at])}
        draws = int(s.tables.draw_each[at] + s.tables.draw_once[at])
        gain |= {"card": draws} if draws else {}
        gain |= {"vp": int(s.tables.row_vp[at])} if s.tables.row_vp[at] else {}
        facts |= {"n": gain[row], "row": f"row-{row}"}
    target = (f"{place}:{card}",)
    return Option(action, name, f"option-{word}", facts, target, gain=gain, rules=rules)


def _marker(
    s: State, action: int, name: str, word: str, argument: str, rules: tuple[str, ...]
) -> Option:
    structure, region = argument.split(":")
    kind, where = v.STRUCTURE_IDS.index(structure), v.REGION_IDS.index(region)
    facts: Facts = {"structure": f"structure-{structure}", "region": f"area-{region}"}
    cost: dict[str, int] = {}
    if word == "activate":
        power = roster.of(s.tables.owner[kind])
        cost = {"build": int(power.activation_cost(s, kind, where))}
        facts["n"] = cost["build"]
        rules = (*rules, s.tables.structure_rules[kind])
    targets = (f"marker:{structure}@{region}", f"area:{region}")
    return Option(action, name, f"option-{word}", facts, targets, cost, rules=rules)


def _other(
    s: State, action: int, name: str, word: str, argument: str, rules: tuple[str, ...]
) -> Option:
    """Skills, numbers, decks, places on the track, structures to build, ransoms."""
    if word in ("skill", "pick"):
        facts: Facts = {"skill": f"skill-{argument}"}
        rules = (*rules, s.tables.skill_rules[v.SKILL_IDS.index(argument)])
        return Option(action, name, f"option-{word}", facts, (f"skill:{argument}",), rules=rules)
    if word == "build":
        kind = v.STRUCTURE_IDS.index(argument)
        free = s.top is not None and s.top.name != "DP-BUILD-STEP"
        cost = {} if free else {"build": int(s.tables.build_cost[kind])}
        facts = {"structure": f"structure-{argument}", "n": cost.get("build", 0)}
        rules = (*rules, s.tables.structure_rules[kind])
        target = (f"structure:{argument}",)
        return Option(action, name, "option-construct", facts, target, cost, rules=rules)
    if word == "deck":
        facts = {"deck": f"deck-{argument}"}
        return Option(action, name, "option-deck", facts, (f"deck:{argument}",), rules=rules)
    if word == "ransom":
        facts = {"captor": f"faction-{argument}", "price": int(s.tables.ransom_vp)}
        cost = {"vp": int(s.tables.ransom_vp)}
        target = (f"prisoners:{argument}",)
        return Option(action, name, "option-ransom", facts, target, cost, rules=rules)
    if word == "count":
        return _count(s, action, name, int(argument), rules)
    targets = {
        "position": (f"initiative:{argument}",),
        "control": ("objective:region_control",),
        "capture": ("objective:capture",),
    }
    facts = {"n": int(argument)}
    return Option(action, name, f"option-{word}", facts, targets.get(word, ()), rules=rules)


def _count(s: State, action: int, name: str, n: int, rules: tuple[str, ...]) -> Option:
    """A number says of what, what it costs and what it brings."""
    t, asked = s.tables, s.top
    facts: Facts = {"n": n}
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    key = "units"
    if isinstance(asked, SalvageCount):
        key = "salvage"
    elif isinstance(asked, BurnCount):
        key = "burn"
        facts["points"] = n * int(t.op_vp[asked.line])
        gain = {"vp": n * int(t.op_vp[asked.line])} if n else {}
    elif isinstance(asked, HowMany):
        price = 0
        if asked.what == v.POWER_SPHERE and n > t.structure_n[v.POWER_SPHERE]:
            price = int(t.structure_pay[v.POWER_SPHERE])
        elif asked.what == v.STRUCTURES + v.TELEPORT:
            price = n - int(t.skill_n[v.TELEPORT])
        elif asked.what == v.SHRED_DRONES:
            key = "kills"
        elif asked.what == v.TEMPLE:
            key = "temple"
            facts["points"] = n * int(t.structure_vp[v.TEMPLE])
            cost, gain = {"crystal": n}, {"vp": n * int(t.structure_vp[v.TEMPLE])}
        if price > 0:
            key, cost = "paid", {"crystal": price}
            facts["price"] = price
    return Option(action, name, f"option-count-{key}", facts, (), cost, gain, rules)
