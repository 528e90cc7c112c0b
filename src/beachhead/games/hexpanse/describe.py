"""The human side of a legal action: words, targets on the screen, cost and gain.

Targets are ids of things on the screen: `cell:q,r`, `aim:q,r` for what a unit could hit,
`strike:q,r` and `land:q,r` for the attack and deploy cells of a pattern, `card:A17`,
`unit:regular`, `minority:M05`, `player:B`, `mission:MS03`.
"""

from __future__ import annotations

from functools import cache

from beachhead.core.engine import Question
from beachhead.core.event import Facts
from beachhead.core.options import Option
from beachhead.games.hexpanse import content as printed
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.about import kind_id
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.rules import deploy, pattern, swap, units
from beachhead.games.hexpanse.rules.actions import WarlordStep
from beachhead.games.hexpanse.rules.attack import AttackCell, DisplaceCell
from beachhead.games.hexpanse.rules.market import Buy
from beachhead.games.hexpanse.rules.minorities import AttackNear
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.view import card_id

CELL_KEYS = (  # question, key for a free cell, key for an occupied one
    (AttackCell, "option-cell-attack", "option-cell-attack-taken"),
    (AttackNear, "option-cell-attack", "option-cell-attack-taken"),
    (pattern.Anchor, "option-cell-anchor", "option-cell-anchor"),
    (swap.SwapFirst, "option-cell-swap", "option-cell-swap"),
    (swap.SwapSecond, "option-cell-swap-with", "option-cell-swap-with-taken"),
    (deploy.DriveOutFrom, "option-cell-drive-out", "option-cell-drive-out"),
    (DisplaceCell, "option-cell-displace", "option-cell-displace-taken"),
    (WarlordStep, "option-cell-step", "option-cell-step"),
    (Question, "option-cell", "option-cell-taken"),  # every other question deploys
)
STRIKES = (AttackCell, AttackNear, DisplaceCell, deploy.DriveOutFrom)  # may hit one's own
PLAIN = {
    v.HIT_REGULAR: ("option-hit-regular", "HX-RES-01"),
    v.HIT_WARLORD: ("option-hit-warlord", "HX-RES-03"),
    v.GAIN: ("option-gain", "HX-ACT-07"),
    v.INCOME: ("option-income", "HX-ACT-08"),
    v.WARLORD_HEAL: ("option-warlord-heal", "HX-ACT-09"),
    v.WARLORD_MOVE: ("option-warlord-move", "HX-ACT-10"),
    v.WARLORD_SPECIAL: ("option-warlord-special", "HX-ACT-11"),
    v.USE: ("option-use", "HX-MKT-08"),
    v.LEAVE: ("option-leave", "HX-CARD-05"),
    v.RETURN: ("option-return", "HX-CARD-05"),
    v.PASS: ("option-pass", "HX-FLOW-04"),
    v.STOP: ("option-stop", "HX-FLOW-04"),
    v.NONE: ("option-none", "HX-M01"),
    v.END: ("option-end-actions", "HX-TURN-04"),
    v.DEAL: ("option-deal", "HX-SETUP-10"),
}


@cache
def notation() -> tuple[str, ...]:
    return tuple(build.action_names(build.cells_of(printed.load())))


def at(cell: int) -> str:
    """A cell as targets write it, q,r."""
    return notation()[v.CELL0 + cell].partition(":")[2]


def describe(s: State, action: int) -> Option:
    """The option for a legal action of the question on top."""
    asked = s.top
    assert asked is not None
    key, facts, targets, rule = label(s, action)
    cost, gain = preview(s, action, int(asked.seat))
    rules = (asked.rule,) if rule in ("", asked.rule) else (asked.rule, rule)
    return Option(action, notation()[action], key, facts, targets, cost, gain, rules)


def label(s: State, action: int) -> tuple[str, Facts, tuple[str, ...], str]:
    """Key, facts, targets and further rule of an action."""
    if action < v.DEPLOY0:
        return cell_label(s, action)
    if action < v.PLAY0:
        return kind_label(s, action)
    if action < v.ORIENT0:
        return card_label(s, action)
    if action < v.PLAYER0:
        return orient_label(s, action - v.ORIENT0)
    if action < v.HIT_REGULAR:
        return choice_label(s, action)
    key, rule = PLAIN[action]
    facts: Facts = {}
    targets: tuple[str, ...] = ()
    seat = s.active
    if action == v.END and isinstance(s.top, Buy):
        key, rule = "option-end-market", "HX-TURN-05"
    elif action == v.GAIN:
        facts = {"amount": int(s.tables.gain)}
    elif action == v.INCOME:
        level = s.income[seat] + 1
        facts = {"level": int(level), "cost": int(s.tables.income_price[level])}
    elif action == v.WARLORD_SPECIAL:
        facts = {"special": f"special-{build.FACTION_IDS[s.faction[seat]]}"}
        rule = f"HX-FAC-{s.faction[seat] + 1:02d}"
    if action in (v.WARLORD_HEAL, v.WARLORD_MOVE, v.WARLORD_SPECIAL):
        targets = (f"cell:{at(int(s.warlord[seat]))}",)
    return key, facts, targets, rule


def cell_label(s: State, action: int) -> tuple[str, Facts, tuple[str, ...], str]:
    verb, cell = divmod(action, v.MAX_CELLS)
    facts: Facts = {"cell": s.tables.cell_names[cell]}
    targets: tuple[str, ...] = (f"cell:{at(cell)}",)
    unit = s.unit[cell]
    if unit != v.EMPTY:
        facts["unit"] = events.unit_word(s, unit & v.KIND_MASK)
        facts["owner"] = events.owner_word(s, unit)
    key = ("", "option-withdraw", "option-attack", "option-target", "option-protect")[verb]
    rule = ("", "HX-ACT-02", "HX-ACT-03", "HX-ATK-01", "HX-M01")[verb]
    if verb == 2:
        facts["price"] = price_of(unit & v.KIND_MASK)
        near = (int(n) for n in s.tables.near[cell])
        targets += tuple(f"aim:{at(n)}" for n in near if is_foreign(s, int(s.active), n))
    if verb == 0:
        asked = s.top
        free, taken = next((f, t) for kind, f, t in CELL_KEYS if isinstance(asked, kind))
        key = free if unit == v.EMPTY else taken
        if isinstance(asked, STRIKES) and unit != v.EMPTY:
            facts["own"] = int(is_own(s, int(s.active), cell))
    return key, facts, targets, rule


def is_foreign(s: State, seat: int, cell: int) -> bool:
    """Whether a unit stands there that is not the player's own: a mate's counts, too."""
    return s.unit[cell] != v.EMPTY and units.owner_of(s.unit[cell]) != seat


def is_own(s: State, seat: int, cell: int) -> bool:
    """Whether a unit of the player or of his mates stands there."""
    owner = units.owner_of(s.unit[cell])
    return owner != v.NEUTRAL and s.tables.team[owner] == s.tables.team[seat]


def price_of(kind: int) -> int:
    """What its attack costs a unit: nothing, 1 life, or its place (2)."""
    return 0 if kind == v.ELITE else 1 if kind == v.WARLORD else 2


def kind_label(s: State, action: int) -> tuple[str, Facts, tuple[str, ...], str]:
    verb, kind = divmod(action - v.DEPLOY0, v.KINDS)
    key = ("option-deploy", "option-heal", "option-unit")[verb]
    rule = ("HX-ACT-01", "HX-ACT-04", "")[verb]
    group = "unit" if kind < v.MINORITY else "minority" if kind < v.MERCENARY else "card"
    if kind >= v.MINORITY and verb != 1:
        rule = f"HX-{kind_id(kind)}"
    facts: Facts = {"unit": events.unit_word(s, kind)}
    if verb == 0:
        facts["left"] = waiting(s, kind)
    elif verb == 1:
        facts["left"] = int(s.ship[units.pool(s.active, kind)])
    return key, facts, (f"{group}:{kind_id(kind)}",), rule


def waiting(s: State, kind: int) -> int:
    """How many units of a kind the active player could still deploy."""
    if kind == v.WARLORD:
        return 1
    if kind >= v.MERCENARY:
        return int(s.tokens[kind - v.MERCENARY])
    return int(s.home[units.pool(s.active, kind)])


def card_label(s: State, action: int) -> tuple[str, Facts, tuple[str, ...], str]:
    if action < v.ACTIVATE0:
        card, option = divmod(action - v.PLAY0, 2)
        word = s.tables.card_words[card]
        facts: Facts = {"card": word, "effect": f"{word}.{'ab'[option]}"}
        return "option-play", facts, (f"card:{card_id(card)}",), f"HX-{card_id(card)}"
    if action < v.BUY0:
        card = action - v.ACTIVATE0 + v.ACTION_CARDS
        word = s.tables.card_words[card]
        facts = {"unit": word, "effect": f"{word}.text"}
        return "option-activate", facts, (f"card:{card_id(card)}",), f"HX-{card_id(card)}"
    if action < v.CARD0:
        card = action - v.BUY0
        facts = {"card": s.tables.card_words[card], "cost": int(s.tables.cost[card])}
        return "option-buy", facts, (f"card:{card_id(card)}",), f"HX-{card_id(card)}"
    card = action - v.CARD0
    owner = s.where[card] - v.OWNED
    facts = {"card": s.tables.card_words[card], "owner": events.who(s, owner)}
    return "option-card", facts, (f"card:{card_id(card)}",), f"HX-{card_id(card)}"


def orient_label(s: State, orient: int) -> tuple[str, Facts, tuple[str, ...], str]:
    asked = s.top
    assert isinstance(asked, pattern.Orient)
    p = s.tables.patterns[asked.number]
    placement = asked.cell * v.ORIENTATIONS + orient
    struck = [p.attack_at[placement * p.attacks + i] for i in range(p.attacks)]
    landed = [p.deploy_at[placement * p.deploys + i] for i in range(p.deploys)]
    targets = [f"strike:{at(int(c))}" for c in struck if c != v.NOWHERE]
    targets += [f"land:{at(int(c))}" for c in landed if c != v.NOWHERE]
    mine = [
        c for c in struck if c != v.NOWHERE and s.unit[c] and is_own(s, int(asked.seat), int(c))
    ]
    facts: Facts = {
        "index": orient,
        "attacks": sum(c != v.NOWHERE for c in struck),
        "hits": sum(c != v.NOWHERE and s.unit[c] != v.EMPTY for c in struck),
        "own": len(mine),
        "free": sum(c != v.NOWHERE and s.unit[c] == v.EMPTY for c in landed),
    }
    return "option-orient", facts, tuple(targets), "HX-PAT-02"


def choice_label(s: State, action: int) -> tuple[str, Facts, tuple[str, ...], str]:
    if action < v.FACTION0:
        seat = action - v.PLAYER0
        name = notation()[action]
        return "option-player", {"player": events.who(s, seat)}, (name,), "HX-TERM-05"
    if action < v.MINORITY0:
        word = s.tables.faction_words[action - v.FACTION0]
        facts: Facts = {"faction": word, "special": word.replace("faction", "special")}
        rule = f"HX-FAC-{action - v.FACTION0 + 1:02d}"
        return "option-faction", facts, (notation()[action],), rule
    if action < v.MISSION0:
        verb, m = divmod(action - v.MINORITY0, v.MINORITIES)
        word = s.tables.kind_words[v.MINORITY + m]
        key = ("option-minority", "option-keep", "option-discard")[verb]
        facts = {"minority": word, "effect": f"{word}.text"}
        return key, facts, (f"minority:M{m + 1:02d}",), f"HX-M{m + 1:02d}"
    mission = action - v.MISSION0
    word = s.tables.mission_words[mission]
    return "option-mission", {"mission": word}, (notation()[action],), "HX-SETUP-08"


def preview(s: State, action: int, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What the action at once costs and brings the player who takes it.

    Tried out on a twin that looks at open things only: his own numbers, and whether he wins.
    """
    twin = s.clone()
    twin.apply(action)
    change = {
        "hexilum": int(twin.hexilum[seat] - s.hexilum[seat]),
        "life": int(twin.life[seat] - s.life[seat]),
        "income": int(twin.income[seat] - s.income[seat]),
    }
    if s.round == 0 or (twin.active != s.active and not twin.over):  # a new turn has begun
        change = {}
    cost = {name: -amount for name, amount in change.items() if amount < 0}
    gain = {name: amount for name, amount in change.items() if amount > 0}
    if twin.over and (twin.winners >> seat) & 1:
        gain["win"] = 1
    return cost, gain
