"""What is special about options: the units, cells and numbers they speak of."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.core.event import Facts
from beachhead.core.options import Option
from beachhead.games.hexpanse import events, ids
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.rules import deploy, pattern, swap, units
from beachhead.games.hexpanse.rules.actions import WarlordStep
from beachhead.games.hexpanse.rules.attack import AttackCell, DisplaceCell
from beachhead.games.hexpanse.rules.market import Buy
from beachhead.games.hexpanse.rules.minorities import AttackNear
from beachhead.games.hexpanse.state import State

CELL_KEYS = (  # question, key for a free cell, key for an occupied one; every other one deploys
    (AttackCell, "option-cell-attack", "option-cell-attack-taken"),
    (AttackNear, "option-cell-attack", "option-cell-attack-taken"),
    (pattern.Anchor, "option-cell-anchor", "option-cell-anchor"),
    (swap.SwapFirst, "option-cell-swap", "option-cell-swap"),
    (swap.SwapSecond, "option-cell-swap-with", "option-cell-swap-with-taken"),
    (deploy.DriveOutFrom, "option-cell", "option-cell-drive-out"),
    (DisplaceCell, "option-cell-displace", "option-cell-displace-taken"),
    (WarlordStep, "option-cell-step", "option-cell-step"),
)
DEPLOYED = ("option-cell", "option-cell-taken")
STRIKES = (AttackCell, AttackNear, DisplaceCell, deploy.DriveOutFrom)  # may hit one's own


def ruled(option: Option, rule: str) -> tuple[str, ...]:
    """Its rules with one more, unless that one asks."""
    return option.rules if rule in option.rules else (*option.rules, rule)


# -- cells ---------------------------------------------------------------------------------------


def _place(s: State, place: int) -> Facts:
    """A cell and whoever stands there."""
    facts: Facts = {"cell": s.tables.cell_names[place]}
    if s.unit[place] != v.EMPTY:
        facts["unit"] = events.unit_word(s, s.unit[place] & v.KIND_MASK)
        facts["owner"] = events.owner_word(s, s.unit[place])
    return facts


def unit_at(s: State, option: Option, place: int) -> Option:
    return replace(option, facts=_place(s, place))


def cell(s: State, option: Option, place: int) -> Option:
    """What a cell is chosen for depends on who asks."""
    asked = s.top
    keys = next(((free, taken) for kind, free, taken in CELL_KEYS if isinstance(asked, kind)), None)
    taken = s.unit[place] != v.EMPTY
    facts = _place(s, place)
    if isinstance(asked, STRIKES) and taken:
        facts["own"] = int(is_own(s, int(s.active), place))
    return replace(option, key=(keys or DEPLOYED)[taken], facts=facts)


def attacker(s: State, option: Option, place: int) -> Option:
    facts = _place(s, place)
    facts["price"] = price_of(s.unit[place] & v.KIND_MASK)
    near = (int(n) for n in s.tables.near[place])
    aims = (f"aim:{ids.at(n)}" for n in near if is_foreign(s, int(s.active), n))
    return replace(option, facts=facts, targets=(*option.targets, *aims))


def is_foreign(s: State, seat: int, place: int) -> bool:
    """Whether a unit stands there that is not the player's own: a mate's counts, too."""
    return s.unit[place] != v.EMPTY and units.owner_of(s.unit[place]) != seat


def is_own(s: State, seat: int, place: int) -> bool:
    """Whether a unit of the player or of his mates stands there."""
    owner = units.owner_of(s.unit[place])
    return owner != v.NEUTRAL and s.tables.team[owner] == s.tables.team[seat]


def price_of(kind: int) -> int:
    """What its attack costs a unit: nothing, 1 life, or its place (2)."""
    return 0 if kind == v.ELITE else 1 if kind == v.WARLORD else 2


def orient(s: State, option: Option, facing: int) -> Option:
    asked = s.top
    assert isinstance(asked, pattern.Orient)
    p = s.tables.patterns[asked.number]
    placement = asked.cell * v.ORIENTATIONS + facing
    struck = [int(p.attack_at[placement * p.attacks + i]) for i in range(p.attacks)]
    landed = [int(p.deploy_at[placement * p.deploys + i]) for i in range(p.deploys)]
    hits = [c for c in struck if c != v.NOWHERE]
    lands = [c for c in landed if c != v.NOWHERE]
    targets = [f"strike:{ids.at(c)}" for c in hits] + [f"land:{ids.at(c)}" for c in lands]
    facts: Facts = {
        "index": facing,
        "attacks": len(hits),
        "hits": sum(s.unit[c] != v.EMPTY for c in hits),
        "own": sum(s.unit[c] != v.EMPTY and is_own(s, int(asked.seat), c) for c in hits),
        "free": sum(s.unit[c] == v.EMPTY for c in lands),
        "strikes": events.cell_names(s, hits),
        "lands": events.cell_names(s, [c for c in lands if s.unit[c] == v.EMPTY]),
    }
    return replace(option, facts=facts, targets=tuple(targets))


# -- kinds of units ------------------------------------------------------------------------------


def kind_target(kind: int) -> tuple[str, ...]:
    group = "unit" if kind < v.MINORITY else "minority" if kind < v.MERCENARY else "card"
    return (f"{group}:{ids.KINDS[kind]}",)


def picture(kind: int) -> str:
    """Minorities have pictures of their own."""
    if kind >= v.MERCENARY:
        return "u-mercenary"
    return ids.KINDS[kind] if kind >= v.MINORITY else f"u-{ids.KINDS[kind]}"


def unit(s: State, option: Option, kind: int) -> Option:
    facts: Facts = {"unit": events.unit_word(s, kind)}
    rules = option.rules if kind < v.MINORITY else (option.rules[0], f"HX-{ids.KINDS[kind]}")
    targets, glyph = kind_target(kind), picture(kind)
    return replace(option, facts=facts, targets=targets, rules=rules, glyph=glyph)


def deployed(s: State, option: Option, kind: int) -> Option:
    told = unit(s, option, kind)
    return replace(told, facts={**told.facts, "left": waiting(s, kind)})


def healed(s: State, option: Option, kind: int) -> Option:
    told = unit(s, option, kind)
    left = int(s.ship[units.pool(s.active, kind)])
    return replace(told, facts={**told.facts, "left": left}, rules=option.rules)


def waiting(s: State, kind: int) -> int:
    """How many units of a kind the active player could still deploy."""
    if kind == v.WARLORD:
        return 1
    if kind >= v.MERCENARY:
        return int(s.tokens[kind - v.MERCENARY])
    return int(s.home[units.pool(s.active, kind)])


# -- cards ---------------------------------------------------------------------------------------


def play(s: State, option: Option, card: int, number: int) -> Option:
    word = s.tables.card_words[card]
    facts: Facts = {"card": word, "effect": f"{word}.{ids.OPTIONS[number]}"}
    return _by_card(option, card, facts)


def activate(s: State, option: Option, mercenary: int) -> Option:
    word = s.tables.card_words[v.ACTION_CARDS + mercenary]
    facts: Facts = {"unit": word, "effect": f"{word}.text"}
    return _by_card(option, v.ACTION_CARDS + mercenary, facts)


def purchase(s: State, option: Option, card: int) -> Option:
    facts: Facts = {"card": s.tables.card_words[card], "cost": int(s.tables.cost[card])}
    return _by_card(option, card, facts)


def foreign_card(s: State, option: Option, card: int) -> Option:
    owner = events.who(s, s.where[card] - v.OWNED)
    return _by_card(option, card, {"card": s.tables.card_words[card], "owner": owner})


def _by_card(option: Option, card: int, facts: Facts) -> Option:
    return replace(option, facts=facts, rules=ruled(option, f"HX-{ids.CARDS[card]}"))


# -- choices and the warlord ---------------------------------------------------------------------


def player(s: State, option: Option, seat: int) -> Option:
    return replace(option, facts={"player": events.who(s, seat)})


def faction(s: State, option: Option, number: int) -> Option:
    word = s.tables.faction_words[number]
    facts: Facts = {"faction": word, "special": word.replace("faction", "special")}
    return replace(option, facts=facts, rules=ruled(option, f"HX-FAC-{number + 1:02d}"))


def minority(s: State, option: Option, number: int) -> Option:
    word = s.tables.kind_words[v.MINORITY + number]
    rule = f"HX-{ids.MINORITIES[number]}"
    facts: Facts = {"minority": word, "effect": f"{word}.text"}
    return replace(option, facts=facts, rules=ruled(option, rule))


def mission(s: State, option: Option, number: int) -> Option:
    return replace(option, facts={"mission": s.tables.mission_words[number]})


def gain(s: State, option: Option) -> Option:
    return replace(option, facts={"amount": int(s.tables.gain)})


def income(s: State, option: Option) -> Option:
    level = min(int(s.income[s.active]) + 1, len(s.tables.income_price) - 1)
    return replace(option, facts={"level": level, "cost": int(s.tables.income_price[level])})


def by_warlord(s: State, option: Option) -> Option:
    return replace(option, targets=(f"cell:{ids.at(int(s.warlord[s.active]))}",))


def special(s: State, option: Option) -> Option:
    number = int(s.faction[s.active])
    told = by_warlord(s, option)
    facts: Facts = {"special": f"special-{build.FACTION_IDS[number]}"}
    return replace(told, facts=facts, rules=ruled(option, f"HX-FAC-{number + 1:02d}"))


def end(s: State, option: Option) -> Option:
    if isinstance(s.top, Buy):
        return replace(option, key="option-end-market", rules=ruled(option, "HX-TURN-05"))
    return replace(option, key="option-end-actions", rules=ruled(option, "HX-TURN-04"))
