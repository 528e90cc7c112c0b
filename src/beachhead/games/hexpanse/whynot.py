"""Why not? A reason for every near miss of the question on top, with rule ids and numbers.

A near miss is a thing of the kind the question asks for that a player would expect to use. The
reasons follow the legality of the rules; they never decide it.
"""

from __future__ import annotations

from collections.abc import Callable

from beachhead.core.engine import Actions
from beachhead.core.event import Facts
from beachhead.core.options import Refusal
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.about import kind_id
from beachhead.games.hexpanse.describe import at, notation
from beachhead.games.hexpanse.rules import (
    actions,
    attack,
    cards,
    deploy,
    draft,
    market,
    minorities,
    pattern,
    reserve,
    setup,
    steal,
    swap,
    units,
)
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.view import card_id

Reason = tuple[str, Facts, str]  # key, numbers, rule

OP_REASONS = {
    v.OP_PATTERN: ("why-nothing-to-deploy", "HX-ACT-14"),
    v.OP_HEAL_UNITS: ("why-ship-empty", "HX-ACT-14"),
    v.OP_HEAL_WARLORD: ("why-life-full", "HX-UNIT-13"),
    v.OP_ATTACK_RESERVE: ("why-no-reserve", "HX-RES-01"),
    v.OP_DESTROY_HEXILUM: ("why-no-hexilum", "HX-CARD-09"),
    v.OP_STEAL_HEXILUM: ("why-no-hexilum", "HX-CARD-09"),
    v.OP_SWAP_ANY: ("why-nothing-to-swap", "HX-CARD-03"),
    v.OP_DISPLACE: ("why-nothing-to-displace", "HX-ATK-12"),
    v.OP_DISPLACE_ADJACENT: ("why-nothing-beside-warlord", "HX-FAC-01"),
    v.OP_DEPLOY_RECOVERY: ("why-nothing-to-recover", "HX-CARD-04"),
    v.OP_STEAL_ACTION: ("why-no-foreign-card", "HX-CARD-08"),
    v.OP_STEAL_MERCENARY: ("why-no-foreign-mercenary", "HX-CARD-05"),
    v.OP_DISCARD_ACTION: ("why-no-foreign-card", "HX-CARD-08"),
    v.OP_RAISE_INCOME: ("why-income-full", "HX-ACT-08"),
}


class Found:
    """Collects refusals of what is not legal."""

    def __init__(self, s: State) -> None:
        self.s = s
        out = Actions()
        s.legal_into(out)
        self.legal = set(out.to_list())
        self.list: list[Refusal] = []

    def add(self, action: int, reason: Reason, *targets: str) -> None:
        """Refuse an action, unless it is legal after all."""
        if action not in self.legal:
            key, facts, rule = reason
            self.list.append(Refusal(notation()[action], key, facts, (rule,), targets))


def refusals(s: State) -> list[Refusal]:
    """What the player who is asked would expect and cannot do, and why."""
    asked = s.top
    if s.over or asked is None:
        return []
    found = Found(s)
    for kind, explain in EXPLAIN.items():
        if isinstance(asked, kind):
            explain(found, asked)
    return found.list


# -- units and kinds -----------------------------------------------------------------------------


def life_of(s: State, seat: int) -> Facts:
    return {"life": int(s.life[seat])}


def kind_targets(kind: int) -> str:
    group = "unit" if kind < v.MINORITY else "minority" if kind < v.MERCENARY else "card"
    return f"{group}:{kind_id(kind)}"


def own_kinds(s: State, seat: int) -> list[int]:
    """Every kind a player has a stake in: normal units, his minorities, his mercenaries."""
    led = [s.minority[seat * 2 + i] for i in range(2)]
    kinds = [v.REGULAR, v.ELITE] if s.tables.elites else [v.REGULAR]
    kinds += [v.MINORITY + int(m) for m in led if m != v.NOWHERE]
    mine = [m for m in range(v.MERCENARIES) if s.where[v.ACTION_CARDS + m] == v.OWNED + seat]
    return kinds + [v.MERCENARY + m for m in mine]


def why_no_deployment(s: State, seat: int, kind: int) -> Reason:
    """Why a unit of this kind cannot come to the board."""
    unit: Facts = {"unit": events.unit_word(s, kind)}
    if kind >= v.MERCENARY:
        if s.tokens[kind - v.MERCENARY] == 0:
            return "why-already-on-board", unit, "HX-ACT-01"
        return "why-five-mercenaries", {"limit": int(s.tables.frames)}, "HX-COMP-05"
    if s.home[units.pool(seat, kind)] == 0:
        key = "why-none-in-reserve" if kind < v.MINORITY else "why-none-at-home"
        return key, unit, "HX-ACT-01"
    return "why-warlord-missing", unit, "HX-UNIT-05"


def refuse_kinds(found: Found, seat: int, first: int) -> None:
    for kind in own_kinds(found.s, seat):
        if first + kind not in found.legal:
            reason = why_no_deployment(found.s, seat, kind)
            found.add(first + kind, reason, kind_targets(kind))


def refuse_ship(found: Found, seat: int, first: int) -> None:
    """Kinds with nobody in the recovery ship, or nobody who may land."""
    s = found.s
    for kind in own_kinds(s, seat):
        if kind >= v.MERCENARY:
            continue
        unit: Facts = {"unit": events.unit_word(s, kind)}
        if s.ship[units.pool(seat, kind)] == 0:
            found.add(first + kind, ("why-none-in-ship", unit, "HX-ACT-04"), kind_targets(kind))
        elif not units.may_land(s, seat, kind):
            reason = ("why-warlord-missing", unit, "HX-UNIT-05")
            found.add(first + kind, reason, kind_targets(kind))


def refuse_cells(found: Found, cells: list[int], warlord_key: str, rule: str) -> None:
    """Cells that are taken; those of warlords have a reason of their own."""
    s = found.s
    for cell in cells:
        if s.unit[cell] == v.EMPTY:
            continue
        facts: Facts = {"cell": s.tables.cell_names[cell]}
        facts["unit"] = events.unit_word(s, s.unit[cell] & v.KIND_MASK)
        facts["owner"] = events.owner_word(s, s.unit[cell])
        is_warlord = s.unit[cell] & v.KIND_MASK == v.WARLORD
        key = warlord_key if is_warlord else "why-occupied"
        found.add(v.CELL0 + cell, (key, facts, rule), f"cell:{at(cell)}")


def board_cells(s: State) -> list[int]:
    return list(range(s.tables.cells))


# -- the action ----------------------------------------------------------------------------------


def explain_action(found: Found, asked: actions.ChooseAction) -> None:
    s, seat = found.s, int(asked.seat)
    refuse_kinds(found, seat, v.DEPLOY0)
    found.add(v.DEPLOY0 + v.WARLORD, ("why-warlord-on-board", {}, "HX-UNIT-12"), "unit:warlord")
    refuse_ship(found, seat, v.HEAL0)
    for cell in board_cells(s):
        if units.owner_of(s.unit[cell]) == seat and s.unit[cell] != v.EMPTY:
            explain_unit(found, seat, cell)
    for card in range(v.CARDS):
        if s.where[card] == v.OWNED + seat:
            explain_card(found, seat, card)
    explain_income(found, seat)
    explain_warlord(found, seat)


def explain_unit(found: Found, seat: int, cell: int) -> None:
    s = found.s
    kind = int(s.unit[cell] & v.KIND_MASK)
    facts: Facts = {"unit": events.unit_word(s, kind), "cell": s.tables.cell_names[cell]}
    target = f"cell:{at(cell)}"
    found.add(v.WITHDRAW0 + cell, ("why-never-withdrawn", facts, "HX-ACT-02"), target)
    if not s.tables.can_attack[kind]:
        reason: Reason = ("why-never-attacks", facts, "HX-ATK-06")
    elif kind == v.WARLORD and s.life[seat] < 2:
        reason = ("why-last-life", life_of(s, seat), "HX-ACT-13")
    else:
        reason = ("why-no-enemy-beside", facts, "HX-ATK-01")
    found.add(v.ATTACK0 + cell, reason, target)


def why_impossible(s: State, seat: int, effect: int) -> Reason:
    """Why an effect would change nothing."""
    op = int(s.tables.op[effect])
    key, rule = OP_REASONS[op]
    facts: Facts = {}
    if op == v.OP_DISPLACE_ADJACENT and not units.has_deployable(s, seat):
        return "why-nothing-to-deploy", facts, "HX-ACT-14"
    return key, facts, rule


def explain_card(found: Found, seat: int, card: int) -> None:
    s = found.s
    target = f"card:{card_id(card)}"
    if card < v.ACTION_CARDS:
        for option in range(2):
            action = v.PLAY0 + 2 * card + option
            if action not in found.legal:
                reason = why_impossible(s, seat, v.EFFECT_CARD + 2 * card + option)
                found.add(action, reason, target)
        return
    mercenary = card - v.ACTION_CARDS
    unit: Facts = {"unit": s.tables.card_words[card]}
    if not s.tables.permanent[mercenary]:
        reason = ("why-not-permanent", unit, "HX-CARD-13")
    elif actions.cell_of(s, v.MERCENARY + mercenary) == v.NOWHERE:
        reason = ("why-not-on-board", unit, "HX-ACT-06")
    elif (s.tired >> mercenary) & 1:
        reason = ("why-tired", unit, "HX-ACT-06")
    elif v.ACTIVATE0 + mercenary in found.legal:
        return
    else:
        reason = why_impossible(s, seat, v.EFFECT_UNIT + v.MERCENARY + mercenary)
    found.add(v.ACTIVATE0 + mercenary, reason, target)


def explain_income(found: Found, seat: int) -> None:
    s = found.s
    level = int(s.income[seat]) + 1
    if level > s.tables.income_max:
        found.add(v.INCOME, ("why-income-full", {}, "HX-ACT-08"), "income")
        return
    facts: Facts = {"cost": int(s.tables.income_price[level]), "have": int(s.hexilum[seat])}
    found.add(v.INCOME, ("why-too-dear", facts, "HX-ACT-08"), "income")


def explain_warlord(found: Found, seat: int) -> None:
    s = found.s
    used = {
        v.WARLORD_HEAL: v.USED_HEAL,
        v.WARLORD_MOVE: v.USED_MOVE,
        v.WARLORD_SPECIAL: v.USED_SPECIAL,
    }
    price = {v.WARLORD_SPECIAL: s.tables.special_price[s.faction[seat]]}
    for action, bit in used.items():
        if action in found.legal:
            continue
        if s.warlord[seat] == v.NOWHERE:
            reason: Reason = ("why-warlord-on-tableau", {}, "HX-ACT-11")
        elif s.warlord_used & bit:
            reason = ("why-used-this-turn", {}, "HX-TERM-06")
        elif action == v.WARLORD_HEAL:
            reason = ("why-life-full", {}, "HX-UNIT-13")
        elif s.life[seat] <= price.get(action, 1):
            reason = ("why-last-life", life_of(s, seat), "HX-ACT-13")
        elif action == v.WARLORD_MOVE:
            reason = ("why-no-free-neighbour", {}, "HX-ACT-10")
        else:
            reason = why_impossible(s, seat, v.EFFECT_FACTION + int(s.faction[seat]))
        found.add(action, reason, "unit:warlord")


# -- cells ---------------------------------------------------------------------------------------


def explain_target(found: Found, asked: attack.Target) -> None:
    s = found.s
    for cell in s.tables.near[asked.attacker]:
        if s.unit[cell] != v.EMPTY:
            facts: Facts = {"cell": s.tables.cell_names[cell]}
            found.add(v.TARGET0 + cell, ("why-own-unit", facts, "HX-ATK-01"), f"cell:{at(cell)}")


def explain_landing(found: Found, asked: deploy.DeployCell | deploy.PlaceSquad) -> None:
    refuse_cells(found, board_cells(found.s), "why-warlord-stands", "HX-TERM-07")


def explain_near(found: Found, asked: deploy.DeployNear) -> None:
    refuse_cells(found, list(found.s.tables.near[asked.around]), "why-warlord-stands", "HX-M05")


def explain_step(found: Found, asked: actions.WarlordStep) -> None:
    near = list(found.s.tables.near[found.s.warlord[asked.seat]])
    refuse_cells(found, near, "why-occupied", "HX-ACT-10")


def explain_drive_out(found: Found, asked: deploy.DriveOutFrom) -> None:
    s = found.s
    near = list(s.tables.near[s.warlord[asked.seat]])
    refuse_cells(found, near, "why-warlord-stands", "HX-FAC-01")
    for cell in near:
        if s.unit[cell] == v.EMPTY:
            facts: Facts = {"cell": s.tables.cell_names[cell]}
            found.add(v.CELL0 + cell, ("why-cell-free", facts, "HX-FAC-01"), f"cell:{at(cell)}")


def explain_displace(found: Found, asked: attack.DisplaceCell) -> None:
    s = found.s
    refuse_cells(found, board_cells(s), "why-warlord-stands", "HX-ATK-10")
    for cell in board_cells(s):
        if s.unit[cell] == v.EMPTY:
            reason: Reason = ("why-nothing-to-deploy", {}, "HX-ATK-12")
            found.add(v.CELL0 + cell, reason, f"cell:{at(cell)}")


def explain_swap(found: Found, asked: swap.SwapFirst | swap.SwapSecond) -> None:
    s = found.s
    for seat in range(s.seats):
        cell = int(s.warlord[seat])
        if cell != v.NOWHERE:
            facts: Facts = {"owner": events.who(s, seat)}
            reason: Reason = ("why-warlord-immovable", facts, "HX-UNIT-12")
            found.add(v.CELL0 + cell, reason, f"cell:{at(cell)}")


def explain_must_attack(found: Found, asked: minorities.AttackNear) -> None:
    found.add(v.PASS, ("why-must-attack", {}, "HX-ATK-08"))


def explain_protect(found: Found, asked: minorities.Protect) -> None:
    s = found.s
    for cell in board_cells(s):
        if minorities.is_protector(s, asked.seat, cell):
            facts: Facts = {"cell": s.tables.cell_names[cell]}
            facts["attacked"] = s.tables.cell_names[asked.cell]
            reason: Reason = ("why-protector-far", facts, "HX-M01")
            found.add(v.PROTECT0 + cell, reason, f"cell:{at(cell)}")


# -- patterns ------------------------------------------------------------------------------------


def explain_anchor(found: Found, asked: pattern.Anchor) -> None:
    s = found.s
    p = s.tables.patterns[asked.number]
    for cell in board_cells(s):
        if p.attacks:
            hits: Facts = {"hits": int(p.most_hits[cell]), "attacks": int(p.attacks)}
            reason: Reason = ("why-attacks-off-board", hits, "HX-PAT-05")
        else:
            reason = ("why-no-landing", {}, "HX-PAT-06")
        found.add(v.CELL0 + cell, reason, f"cell:{at(cell)}")


def explain_orient(found: Found, asked: pattern.Orient) -> None:
    s = found.s
    p = s.tables.patterns[asked.number]
    for orient in p.images:
        if p.attacks:
            hits = int(p.hits[asked.cell * v.ORIENTATIONS + orient])
            needed = int(p.attacks if p.free else p.most_hits[asked.cell])
            facts: Facts = {"hits": hits, "attacks": needed}
            reason: Reason = ("why-attacks-off-board", facts, "HX-PAT-05")
        else:
            reason = ("why-no-landing", {}, "HX-PAT-06")
        found.add(v.ORIENT0 + orient, reason)


def explain_pattern_cell(found: Found, asked: pattern.PatternCell) -> None:
    s = found.s
    p = s.tables.patterns[asked.number]
    first = asked.placement * p.deploys
    cells = [int(p.deploy_at[first + i]) for i in range(p.deploys) if (asked.left >> i) & 1]
    on_board = [cell for cell in cells if cell != v.NOWHERE]
    refuse_cells(found, on_board, "why-warlord-stands", "HX-PAT-06")


def explain_pattern_unit(found: Found, asked: pattern.PatternUnit) -> None:
    s, seat = found.s, int(asked.seat)
    if s.unit[asked.cell] == v.EMPTY:
        explain_deploy_unit(found, asked)
        return
    for kind in own_kinds(s, seat):
        facts: Facts = {"cell": s.tables.cell_names[asked.cell]}
        found.add(v.UNIT0 + kind, ("why-only-wolf", facts, "HX-M03"), kind_targets(kind))


def explain_deploy_unit(
    found: Found, asked: pattern.PatternUnit | attack.DisplaceUnit | deploy.DriveOutWith
) -> None:
    refuse_kinds(found, int(asked.seat), v.UNIT0)
    reason: Reason = ("why-never-by-effect", {}, "HX-UNIT-11")
    found.add(v.UNIT0 + v.WARLORD, reason, "unit:warlord")


# -- effects -------------------------------------------------------------------------------------


def explain_recover(found: Found, asked: deploy.RecoverUnit) -> None:
    refuse_ship(found, int(asked.seat), v.UNIT0)


def explain_resurrect(found: Found, asked: deploy.ResurrectUnit) -> None:
    s = found.s
    own = int(s.unit[asked.cell] & v.KIND_MASK)
    if s.ship[units.pool(asked.seat, own)] > 0:
        reason: Reason = ("why-not-its-own-kind", {}, "HX-M05")
        found.add(v.UNIT0 + own, reason, kind_targets(own))
    refuse_ship(found, int(asked.seat), v.UNIT0)


def explain_heal(found: Found, asked: cards.HealUnits) -> None:
    refuse_ship(found, int(asked.seat), v.HEAL0)


def explain_opponent(found: Found, asked: cards.Opponent) -> None:
    s = found.s
    for other in range(s.seats):
        player: Facts = {"player": events.who(s, other)}
        if other == asked.seat:
            continue
        if s.life[other] == 0:
            reason: Reason = ("why-eliminated", player, "HX-TERM-05")
        elif s.tables.team[other] == s.tables.team[asked.seat]:
            reason = ("why-mate", player, "HX-TEAM-05")
        elif s.tables.op[asked.effect] == v.OP_DAMAGE_ADJACENT:
            reason = ("why-warlord-not-beside", player, "HX-DMG-02")
        elif s.tables.op[asked.effect] == v.OP_ATTACK_RESERVE:
            reason = ("why-no-reserve", player, "HX-RES-02")
        else:
            reason = ("why-no-hexilum", player, "HX-CARD-09")
        found.add(v.PLAYER0 + other, reason, notation()[v.PLAYER0 + other])


def explain_reserve_hit(found: Found, asked: reserve.ReserveHit) -> None:
    s = found.s
    player: Facts = {"player": events.who(s, asked.victim)}
    found.add(v.HIT_REGULAR, ("why-no-reserve", player, "HX-RES-02"))
    if s.warlord[asked.victim] != v.NOWHERE:
        found.add(v.HIT_WARLORD, ("why-warlord-left-tableau", player, "HX-RES-03"))
    else:
        found.add(v.HIT_WARLORD, ("why-warlord-spared", player, "HX-RES-03"))


def explain_foreign_card(found: Found, asked: steal.ForeignCard) -> None:
    s = found.s
    mercenary = asked.op == v.OP_STEAL_MERCENARY
    for card in range(v.CARDS):
        if steal.is_foreign(s, asked.seat, card) and mercenary != (card >= v.ACTION_CARDS):
            facts: Facts = {"card": s.tables.card_words[card]}
            key = "why-only-mercenaries" if mercenary else "why-only-action-cards"
            rule = "HX-CARD-05" if mercenary else "HX-CARD-08"
            found.add(v.CARD0 + card, (key, facts, rule), f"card:{card_id(card)}")


def explain_stolen(found: Found, asked: steal.StolenUnit) -> None:
    facts: Facts = {"limit": int(found.s.tables.frames)}
    found.add(v.LEAVE, ("why-five-mercenaries", facts, "HX-CARD-06"))


def explain_buy(found: Found, asked: market.Buy) -> None:
    s = found.s
    for card in range(v.CARDS):
        if s.where[card] in (v.IN_MARKET, v.IN_EXTRAS):
            facts: Facts = {"cost": int(s.tables.cost[card]), "have": int(s.hexilum[asked.seat])}
            found.add(v.BUY0 + card, ("why-too-dear", facts, "HX-MKT-01"), f"card:{card_id(card)}")


# -- set-up --------------------------------------------------------------------------------------


def explain_faction(found: Found, asked: setup.ChooseFaction) -> None:
    s = found.s
    for faction in range(s.tables.factions):
        action = v.FACTION0 + faction
        facts: Facts = {"faction": s.tables.faction_words[faction]}
        found.add(action, ("why-faction-taken", facts, "HX-SETUP-02"), notation()[action])


def explain_minority(found: Found, asked: setup.ChooseMinority) -> None:
    s = found.s
    for m in range(v.MINORITIES):
        if s.board_at[m] >= v.CHOSEN:
            facts: Facts = {"minority": s.tables.kind_words[v.MINORITY + m]}
            facts["player"] = events.who(s, s.board_at[m] - v.CHOSEN)
            reason: Reason = ("why-board-taken", facts, "HX-SETUP-04")
            found.add(v.MINORITY0 + m, reason, f"minority:M{m + 1:02d}")


def explain_keep(found: Found, asked: draft.Keep) -> None:
    s = found.s
    for m in range(v.MINORITIES):
        if s.board_at[m] == v.FIRST_KEPT + asked.seat:
            facts: Facts = {"minority": s.tables.kind_words[v.MINORITY + m]}
            reason: Reason = ("why-board-kept", facts, "HX-ADV-02")
            found.add(v.KEEP0 + m, reason, f"minority:M{m + 1:02d}")


def explain_discard(found: Found, asked: draft.Discard) -> None:
    s = found.s
    for m in range(v.MINORITIES):
        if s.board_at[m] >= v.CHOSEN:
            facts: Facts = {"minority": s.tables.kind_words[v.MINORITY + m]}
            facts["player"] = events.who(s, draft.right_of(s, asked.seat))
            reason: Reason = ("why-not-right-neighbour", facts, "HX-ADV-02")
            found.add(v.DISCARD0 + m, reason, f"minority:M{m + 1:02d}")


def explain_secret(found: Found, asked: setup.ChooseSecret) -> None:
    """Openly taken missions; with hidden picks nobody may learn which are gone."""
    s = found.s
    for seat in range(s.seats):
        mission = int(s.secret[seat])
        if mission != v.NOWHERE and not s.tables.hidden_pick:
            facts: Facts = {"mission": s.tables.mission_words[mission]}
            facts["player"] = events.who(s, seat)
            reason: Reason = ("why-mission-taken", facts, "HX-SETUP-08")
            found.add(v.MISSION0 + mission, reason, f"mission:MS{mission + 1:02d}")


EXPLAIN: dict[type, Callable[..., None]] = {
    actions.ChooseAction: explain_action,
    actions.WarlordStep: explain_step,
    attack.Target: explain_target,
    attack.DisplaceCell: explain_displace,
    attack.DisplaceUnit: explain_deploy_unit,
    cards.HealUnits: explain_heal,
    cards.Opponent: explain_opponent,
    deploy.DeployCell: explain_landing,
    deploy.PlaceSquad: explain_landing,
    deploy.RecoverUnit: explain_recover,
    deploy.ResurrectUnit: explain_resurrect,
    deploy.DeployNear: explain_near,
    deploy.DriveOutWith: explain_deploy_unit,
    deploy.DriveOutFrom: explain_drive_out,
    draft.Keep: explain_keep,
    draft.Discard: explain_discard,
    market.Buy: explain_buy,
    minorities.AttackNear: explain_must_attack,
    minorities.Protect: explain_protect,
    pattern.Anchor: explain_anchor,
    pattern.Orient: explain_orient,
    pattern.PatternCell: explain_pattern_cell,
    pattern.PatternUnit: explain_pattern_unit,
    reserve.ReserveHit: explain_reserve_hit,
    setup.ChooseFaction: explain_faction,
    setup.ChooseMinority: explain_minority,
    setup.ChooseSecret: explain_secret,
    steal.ForeignCard: explain_foreign_card,
    steal.StolenUnit: explain_stolen,
    swap.SwapFirst: explain_swap,
    swap.SwapSecond: explain_swap,
}
