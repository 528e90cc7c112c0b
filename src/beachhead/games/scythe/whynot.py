"""Why not? A reason, its numbers and its rules for what a player expects and cannot do.

Each question has its own function; `REASONS` at the end says which. Reasons about places are in
`whynot_places.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from beachhead.core.engine import Question, legal_actions
from beachhead.core.event import Facts
from beachhead.core.options import Refusal
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe import whynot_places as places
from beachhead.games.scythe.kinds import KINDS
from beachhead.games.scythe.rules import (
    bottom,
    cards,
    cargo,
    combat,
    control,
    encounter,
    factory,
    gains,
    move,
    objective,
    produce,
    turn,
)
from beachhead.games.scythe.rules.encounter import ChooseOption
from beachhead.games.scythe.state import State

# the action or, where no single action stands for it, the thing itself; key, facts, rules, targets
Reason = tuple[int | str, str, Facts, tuple[str, ...], tuple[str, ...]]


def refusals(s: State) -> list[Refusal]:
    """All near misses of the question on top, each action once, none of them legal."""
    top = s.top
    if s.over or top is None:
        return []
    legal = set(legal_actions(s))
    found: dict[int | str, Refusal] = {}
    for action, key, facts, rules, targets in REASONS.get(top.name, _none)(s, top):
        if action not in legal and action not in found:
            thing = action if isinstance(action, str) else KINDS.name(s.tables, action)
            found[action] = Refusal(thing, key, facts, rules, targets)
    return list(found.values())


def _none(s: State, top: Question) -> Iterator[Reason]:
    yield from ()


def _goods(s: State, seat: int, good: int, n: int, rule: str) -> tuple[str, Facts, tuple[str, ...]]:
    """The reason that a cost cannot be paid."""
    have = int(gains.owned(s, seat, good))
    if good == v.COIN:
        return "why-needs-coin", {"n": n, "have": have}, (rule, "SC-CTRL-10")
    facts: Facts = {"n": n, "have": have, "good": "good-" + v.GOODS_IDS[good]}
    return "why-needs-goods", facts, (rule, "SC-CTRL-10")


# -- the turn --------------------------------------------------------------------------------------


def _sections(s: State, top: Question) -> Iterator[Reason]:
    for section in range(v.SECTIONS + 1):
        name = "factory" if section == v.FACTORY_SECTION else str(section)
        target = (f"section:{name}",)
        if section == v.FACTORY_SECTION and s.factory_card[top.seat] == v.NO_CARD:
            rules = ("SC-FAC-03", "SC-FAC-01")
            yield v.SECTION0 + section, "why-no-factory-card", {}, rules, target
        elif not turn.is_open(s, top.seat, section):
            rule = "SC-FAC-03" if section == v.FACTORY_SECTION else "SC-TURN-01"
            yield v.SECTION0 + section, "why-section-used", {}, (rule,), target


def _gifts(s: State, top: Question) -> Iterator[Reason]:
    have: Facts = {"have": int(s.coins[top.seat])}
    for seat in range(s.seats):
        for n in range(v.GIFTS):
            if seat != top.seat and s.coins[top.seat] < v.GIFT_AMOUNTS[n]:
                action = v.GIFT0 + seat * v.GIFTS + n
                yield action, "why-gift-too-large", have, ("SC-FAQ-10",), (f"seat:{seat}",)


def _objectives(s: State, top: Question) -> Iterator[Reason]:
    assert isinstance(top, objective.RevealObjective)
    for i in range(v.HELD_OBJECTIVES):
        card = int(s.objectives[top.seat * v.HELD_OBJECTIVES + i])
        if card == v.NO_CARD:
            continue
        target = ("card:" + s.tables.objective_ids[card],)
        if s.tables.end_of_turn[card] and not top.last:
            yield v.REVEAL0 + card, "why-objective-later", {}, ("SC-OBJ-03",), target
        else:
            yield v.REVEAL0 + card, "why-objective-open", {}, ("SC-OBJ-02", "SC-OBJ-06"), target


# -- top actions: what the section would also offer ------------------------------------------------


def _move(s: State, top: Question) -> Iterator[Reason]:
    yield v.TAKE_MOVE, "why-no-unit-can-step", {}, ("SC-MOVE-04",), ()


def _trade(s: State, top: Question) -> Iterator[Reason]:
    yield v.TRADE_RESOURCES, "why-no-work-site", {}, ("SC-TRA-02", "SC-TRA-03"), ()


def _factory_top(s: State, top: Question) -> Iterator[Reason]:
    for option in range(2):
        row = int(factory.row(s, top.seat, option))
        if s.tables.gains_first[row] < s.tables.gains_first[row + 1]:
            yield from _card_option(s, top, v.FACTORY_TOP0 + option, row, v.NOWHERE, "SC-FAC-10")


def _card_option(
    s: State, top: Question, action: int, row: int, place: int, rule: str
) -> Iterator[Reason]:
    """Why an option of a card cannot be chosen: its cost, or no gain."""
    for good in range(v.GOODS):
        n = int(s.tables.option_cost[row * v.GOODS + good])
        if gains.owned(s, top.seat, good) < n:
            yield action, *_goods(s, top.seat, good, n, rule), ()
    if not encounter.some_gain(s, top.seat, row, place):
        yield action, "why-option-useless", {}, (rule,), ()


def _after_top(s: State, top: Question) -> Iterator[Reason]:
    """At the bottom action: why the top action of the same section was not offered."""
    seat = top.seat
    section = int(s.last_section[seat])
    if section == v.FACTORY_SECTION:
        yield from _factory_top(s, top)
        return
    kind = s.tables.section_top[seat * v.SECTIONS + section]
    if kind in (v.BOLSTER, v.TRADE) and s.coins[seat] < 1:
        action = v.BOLSTER_POWER if kind == v.BOLSTER else v.TRADE_POPULARITY
        rule = "SC-BOL-03" if kind == v.BOLSTER else "SC-TRA-01"
        yield action, *_goods(s, seat, v.COIN, 1, rule), (f"section:{section}",)
    if kind == v.PRODUCE:
        yield from _produce(s, seat, section)


def _produce(s: State, seat: int, section: int) -> Iterator[Reason]:
    target = (f"section:{section}",)
    for good in range(v.GOODS):
        n = int(produce.cost(s, seat, good))
        if gains.owned(s, seat, good) < n:
            yield v.TAKE_PRODUCE, *_goods(s, seat, good, n, "SC-PRO-01"), target
    if not produce.producers(s, seat, produce.mill(s, seat), 0, True):
        yield v.TAKE_PRODUCE, "why-nothing-produces", {}, ("SC-PRO-11",), target


def _next_section(s: State, top: Question) -> Iterator[Reason]:
    """At the choice of a section also: bottom actions that cannot be paid yet."""
    yield from _sections(s, top)
    for kind in range(v.BOTTOMS):
        n = int(bottom.cost(s, top.seat, kind))
        have = int(bottom.available(s, top.seat, kind))
        if have < n:
            facts: Facts = {
                "bottom": "bottom-" + v.BOTTOM_IDS[kind],
                "what": "resource-" + v.RESOURCE_IDS[s.tables.bottom_pays[kind]],
                "n": n,
                "have": have,
            }
            thing = f"bottom:{v.BOTTOM_IDS[kind]}"
            yield thing, "why-needs-resources", facts, ("SC-BOT-05",), (thing,)


# -- moving ----------------------------------------------------------------------------------------


def _units(s: State, top: Question) -> Iterator[Reason]:
    for kind in range(v.UNIT_KINDS):
        for place in range(v.PLACES):
            if not places.has_unit(s, top.seat, kind, place):
                continue
            action = v.UNIT0 + kind * v.PLACES + place
            target = (f"unit:{v.UNIT_IDS[kind]}@{s.tables.place_ids[place]}",)
            if move.fresh_at(s, top.seat, kind, place) == 0:
                yield action, "why-unit-moved", {}, ("SC-MOVE-02",), target
            elif kind == v.WORKER and s.tables.terrain[place] == v.LAKE:
                yield action, "why-worker-on-lake", {}, ("SC-MOVE-11",), target
            else:
                yield action, "why-unit-no-step", {}, ("SC-MOVE-04",), target


def _cargo(s: State, top: Question) -> Iterator[Reason]:
    assert isinstance(top, cargo.Handle)
    for what in range(v.CARGO_KINDS):
        target = (f"cargo:{v.CARGO_IDS[what]}",)
        turned = cargo.way(s, what)
        if turned == v.LOADING and s.cargo[what]:
            yield v.UNLOAD_ONE0 + what, "why-one-way", {}, ("SC-MOVE-27",), target
        if turned == v.UNLOADING and cargo.liftable(s, top.seat, top.kind, top.place, what):
            yield v.LOAD_ONE0 + what, "why-one-way", {}, ("SC-MOVE-27",), target
    if top.kind != v.MECH and s.workers[top.seat * v.PLACES + top.place] > (top.kind == v.WORKER):
        target = ("cargo:worker",)
        yield v.LOAD_ONE0 + v.FRESH_WORKERS, "why-only-mech-carries", {}, ("SC-MOVE-06",), target


# -- combat ----------------------------------------------------------------------------------------


def _dial(s: State, top: Question) -> Iterator[Reason]:
    have: Facts = {"have": int(s.power[top.seat])}
    for n in range(v.MAX_DIAL + 1):
        yield v.DIAL0 + n, "why-dial-power", have, ("SC-COM-04",), (f"dial:{n}",)


def _commit(s: State, top: Question) -> Iterator[Reason]:
    assert isinstance(top, combat.CommitCard)
    limit = int(combat.card_limit(s, top.seat))
    full = cards.total(s.committed, top.side * v.COMMITMENT) >= limit
    for i in range(v.CARD_VALUES):
        value = i + v.LOWEST_CARD
        target = (f"combat-card:{value}",)
        if not s.hand[top.seat * v.CARD_VALUES + i]:
            rules = ("SC-COM-05",)
            yield v.COMMIT0 + i, "why-no-such-card", {"value": value}, rules, target
        elif full:
            yield v.COMMIT0 + i, "why-card-limit", {"n": limit}, ("SC-COM-05",), target


def _pay_card(s: State, top: Question) -> Iterator[Reason]:
    for i in range(v.CARD_VALUES):
        value = i + v.LOWEST_CARD
        target = (f"combat-card:{value}",)
        yield v.PAY_CARD0 + i, "why-no-such-card", {"value": value}, ("SC-FAC-09",), target


# -- encounters ------------------------------------------------------------------------------------


def _encounter(s: State, top: Question) -> Iterator[Reason]:
    assert isinstance(top, ChooseOption)
    card = s.tables.encounter_ids[s.encounter]
    for option in range(v.ENCOUNTER_OPTIONS):
        action = v.ENCOUNTER0 + option
        target = (f"option:{card}:{option + 1}",)
        if top.taken >> option & 1:
            yield action, "why-option-used", {}, ("SC-ENC-08",), target
            continue
        row = int(s.encounter) * v.ENCOUNTER_OPTIONS + option
        place = int(s.character[top.seat])
        for _, key, facts, rules, _ in _card_option(s, top, action, row, place, "SC-ENC-03"):
            yield action, key, facts, rules, target


# -- things of the mats ----------------------------------------------------------------------------


def _boxes(s: State, top: Question) -> Iterator[Reason]:
    for box, name in enumerate(v.BOX_IDS):
        yield v.UPGRADE_FROM0 + box, "why-box-upgraded", {}, ("SC-UPG-01",), (f"box:{name}",)


def _slots(s: State, top: Question) -> Iterator[Reason]:
    for kind, name in enumerate(v.BOTTOM_IDS):
        facts: Facts = {"bottom": f"bottom-{name}"}
        yield v.UPGRADE_TO0 + kind, "why-no-slot", facts, ("SC-UPG-02",), (f"bottom:{name}",)


def _mechs(s: State, top: Question) -> Iterator[Reason]:
    for i in range(v.MECHS):
        number = int(s.tables.mech_ability[top.seat * v.MECHS + i]).bit_length() - 1
        target = (f"mech:{v.ABILITY_IDS[number]}",)
        action = v.MECH0 + number - v.MECH_ABILITY0
        yield action, "why-mech-used", {}, ("SC-DEP-02",), target


def _structures(s: State, top: Question) -> Iterator[Reason]:
    for kind, name in enumerate(v.STRUCTURE_IDS):
        target = (f"structure:{name}",)
        yield v.STRUCTURE0 + kind, "why-structure-used", {}, ("SC-BLD-01",), target


def _recruits(s: State, top: Question) -> Iterator[Reason]:
    for kind, name in enumerate(v.BOTTOM_IDS):
        yield v.RECRUIT0 + kind, "why-recruit-used", {}, ("SC-ENL-01",), (f"recruit:{name}",)


def _bonuses(s: State, top: Question) -> Iterator[Reason]:
    for good, name in enumerate(v.GOODS_IDS):
        yield v.BONUS0 + good, "why-bonus-used", {}, ("SC-ENL-01",), (f"bonus:{name}",)


def _sources(s: State, top: Question) -> Iterator[Reason]:
    """Territories one might expect to pay from."""
    assert isinstance(top, bottom.PayToken)
    mine = int(control.controlled(s, top.seat))
    for place in range(v.HEXES):
        here = s.resources[place * v.RESOURCES + top.resource] > 0
        target = (places.at(s, place),)
        if here and not mine >> place & 1:
            yield v.PAY0 + place, "why-not-controlled", {}, ("SC-CTRL-05",), target
        elif mine >> place & 1 and not here:
            yield v.PAY0 + place, "why-no-token-here", {}, ("SC-CTRL-05",), target


Reasons = Callable[[State, Question], Iterator[Reason]]
REASONS: dict[str, Reasons] = {
    "DP-OBJ": _objectives,
    "DP-SECTION": _next_section,
    "DP-GIFT": _gifts,
    "DP-TOP-MOVE": _move,
    "DP-TOP-TRADE": _trade,
    "DP-TOP-FACTORY": _factory_top,
    "DP-BOT": _after_top,
    "DP-MOVE-UNIT": _units,
    "DP-MOVE-CARGO": _cargo,
    "DP-MOVE-STEP": places.steps,
    "DP-TRADE-HEX": places.token_sites,
    "DP-PROD-HEX": places.producers,
    "DP-DEP-HEX": places.mech_sites,
    "DP-BLD-HEX": places.structure_sites,
    "DP-RETREAT-UNIT": places.retreats,
    "DP-COMBAT-DIAL": _dial,
    "DP-COMBAT-CARD": _commit,
    "DP-PAY-CARD": _pay_card,
    "DP-PAY-RES": _sources,
    "DP-ENC-OPTION": _encounter,
    "DP-UPG-FROM": _boxes,
    "DP-UPG-TO": _slots,
    "DP-DEP-MECH": _mechs,
    "DP-BLD-WHICH": _structures,
    "DP-ENL-FROM": _recruits,
    "DP-ENL-TO": _bonuses,
}
