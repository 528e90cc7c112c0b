"""The human side of every legal action: words, targets on the screen, cost and gain.

Targets are things a screen can light up: `area:forest1`, `unit:mech@forest1`, `section:2`,
`combat-card:5`, `card:obj01`, `mech:speed`, `structure:mill`, `recruit:deploy`, `bonus:coin`,
`box:move-units`, `bottom:upgrade`, `resource:oil`, `seat:1`.
"""

from __future__ import annotations

from collections.abc import Callable

from beachhead.core.engine import Question
from beachhead.core.event import Facts
from beachhead.core.options import Option
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import bottom, cargo, factory, gains, produce, upgrade
from beachhead.games.scythe.rules.combat import defender_at
from beachhead.games.scythe.rules.pieces import combat_units
from beachhead.games.scythe.state import State

Goods = dict[str, int]


class Words:
    """What an action is called, and what it touches."""

    def __init__(
        self,
        key: str,
        facts: Facts | None = None,
        *targets: str,
        cost: Goods | None = None,
        gain: Goods | None = None,
    ) -> None:
        self.key = key
        self.facts = facts or {}
        self.targets = targets
        self.cost = cost or {}
        self.gain = gain or {}


def describe(s: State, action: int) -> Option:
    """The description of one legal action of the question on top."""
    top = s.top
    assert top is not None
    for first, words in reversed(RANGES):
        if action >= first:
            said = words(s, top, action - first)
            name = s.tables.names[action]
            return Option(
                action, name, said.key, said.facts, said.targets, said.cost, said.gain, (top.rule,)
            )
    raise AssertionError(action)


def faction(s: State, seat: int) -> str:
    return "faction-" + s.tables.nation_ids[seat]


def area(s: State, place: int) -> str:
    return "area-" + s.tables.place_ids[place]


def _at(s: State, place: int) -> str:
    return "area:" + s.tables.place_ids[place]


# -- sections and top actions ----------------------------------------------------------------------


def _section(s: State, top: Question, i: int) -> Words:
    if i == v.FACTORY_SECTION:
        card = s.tables.factory_ids[s.factory_card[top.seat]]
        return Words("option-section-factory", {"card": f"card-{card}"}, "section:factory")
    index = top.seat * v.SECTIONS + i
    facts: Facts = {
        "top": "top-" + v.TOP_IDS[s.tables.section_top[index]],
        "bottom": "bottom-" + v.BOTTOM_IDS[s.tables.section_bottom[index]],
    }
    return Words("option-section", facts, f"section:{i}")


def _box(s: State, seat: int, box: int) -> int:
    return int(upgrade.box(s, seat, box))


def _plain(s: State, top: Question, i: int) -> Words:
    """Actions without an argument, and the top actions."""
    seat = int(top.seat)
    action = i + v.TAKE_MOVE
    n = 0
    if action == v.TAKE_MOVE:
        n = _box(s, seat, v.BOX_UNITS)
        return Words("option-move", {"n": n})
    if action == v.TAKE_COINS:
        n = _box(s, seat, v.BOX_COINS)
        return Words("option-coins", {"n": n}, gain={"coin": n})
    if action == v.BOLSTER_POWER:
        n = _box(s, seat, v.BOX_POWER)
        gain = {"power": n, **_extra(s, seat, v.MONUMENT, "popularity")}
        return Words("option-bolster-power", {"n": n}, cost={"coin": 1}, gain=gain)
    if action == v.BOLSTER_CARDS:
        n = _box(s, seat, v.BOX_CARDS)
        gain = {"combat_card": n, **_extra(s, seat, v.MONUMENT, "popularity")}
        return Words("option-bolster-cards", {"n": n}, cost={"coin": 1}, gain=gain)
    if action == v.TRADE_RESOURCES:
        n = int(s.tables.traded)
        gain = {"any_resource": n, **_extra(s, seat, v.ARMORY, "power")}
        return Words("option-trade-resources", {"n": n}, cost={"coin": 1}, gain=gain)
    if action == v.TRADE_POPULARITY:
        n = _box(s, seat, v.BOX_POPULARITY)
        gain = {"popularity": n, **_extra(s, seat, v.ARMORY, "power")}
        return Words("option-trade-popularity", {"n": n}, cost={"coin": 1}, gain=gain)
    if action == v.TAKE_PRODUCE:
        n = _box(s, seat, v.BOX_TERRITORIES)
        cost = {name: int(produce.cost(s, seat, g)) for g, name in enumerate(v.GOODS_IDS)}
        return Words("option-produce", {"n": n}, cost={k: n for k, n in cost.items() if n})
    if action in (v.TAKE_BOTTOM, v.SKIP_BOTTOM):
        return _bottom(s, top, action)
    if action in (v.GAIN_TAKE, v.GAIN_DECLINE):
        assert isinstance(top, gains.AcceptGain)
        good = v.GOODS_IDS[top.good]
        facts: Facts = {"good": f"good-{good}", "n": int(top.n)}
        if action == v.GAIN_TAKE:
            return Words("option-accept", facts, gain={good: int(top.n)})
        return Words("option-decline", facts)
    return Words(SINGLES[action])


SINGLES = {
    v.SKIP_TOP: "option-skip-top",
    v.STOP_UNITS: "option-stop-moving",
    v.STOP_UNIT: "option-stop-here",
    v.CARGO_DONE: "option-cargo-done",
    v.LOAD_EVERYTHING: "option-load-everything",
    v.LAKE_ALL: "option-lake-all",
    v.LAKE_NONE: "option-lake-none",
    v.STOP_PRODUCING: "option-stop-producing",
    v.ARTILLERY_YES: "option-artillery-yes",
    v.ARTILLERY_NO: "option-artillery-no",
    v.CARDS_DONE: "option-cards-done",
    v.STOP_ENCOUNTER: "option-stop-encounter",
    v.FORGO: "option-forgo",
    v.NO_REVEAL: "option-no-reveal",
    v.NO_GIFT: "option-no-gift",
}


def _extra(s: State, seat: int, structure: int, good: str) -> Goods:
    """What a structure adds."""
    return {good: 1} if s.built[seat * v.STRUCTURES + structure] != v.NOWHERE else {}


def _factory_gain(s: State, top: Question, i: int) -> Words:
    row = int(factory.row(s, top.seat, i))
    card = s.tables.factory_ids[s.factory_card[top.seat]]
    cost, gain = _cost(s, row), _gain(s, row)
    facts: Facts = {"text": f"factory-{card}-{i + 1}" if _one_of(s, row - i) else f"factory-{card}"}
    return Words("option-factory-gain", facts, f"card:{card}", cost=cost, gain=gain)


def _one_of(s: State, row: int) -> bool:
    """Whether the second alternative of a Factory card exists."""
    return bool(s.tables.gains_first[row + 1] < s.tables.gains_first[row + 2])


def _cost(s: State, row: int) -> Goods:
    costs = s.tables.option_cost[row * v.GOODS : (row + 1) * v.GOODS]
    return {name: int(n) for name, n in zip(v.GOODS_IDS, costs, strict=True) if n}


def _gain(s: State, row: int) -> Goods:
    t = s.tables
    found: Goods = {}
    for i in range(t.gains_first[row], t.gains_first[row + 1]):
        kind = v.GAIN_IDS[t.gain_kind[i]]
        name = v.RESOURCE_IDS[t.gain_res[i]] if kind == "resource" else kind
        found[name] = found.get(name, 0) + int(t.gain_n[i])
    return found


# -- moving ----------------------------------------------------------------------------------------


def _gift(s: State, top: Question, i: int) -> Words:
    seat, n = divmod(i, v.GIFTS)
    amount = v.GIFT_AMOUNTS[n]
    facts: Facts = {"other": faction(s, seat), "n": amount}
    return Words("option-gift", facts, f"seat:{seat}", cost={"coin": amount})


def _unit(s: State, top: Question, i: int) -> Words:
    kind, place = divmod(i, v.PLACES)
    unit = v.UNIT_IDS[kind]
    target = f"unit:{unit}@{s.tables.place_ids[place]}"
    facts: Facts = {"unit": f"unit-{unit}", "area": area(s, place)}
    return Words("option-unit", facts, target, _at(s, place))


def _handle(key: str, load: bool, everything: bool) -> Callable[[State, Question, int], Words]:
    def words(s: State, top: Question, i: int) -> Words:
        assert isinstance(top, cargo.Handle)
        n = 1
        if everything:
            here = cargo.liftable(s, top.seat, top.kind, top.place, i)
            n = int(here if load else s.cargo[i])
        facts: Facts = {"what": f"cargo-{v.CARGO_IDS[i]}", "n": n}
        return Words(key, facts, f"cargo:{v.CARGO_IDS[i]}", _at(s, top.place))

    return words


def _step(s: State, top: Question, place: int) -> Words:
    facts: Facts = {"area": area(s, place)}
    enemy = int(defender_at(s, top.seat, place))
    if enemy != v.NOBODY:
        facts["other"] = faction(s, enemy)
        if combat_units(s, enemy, place):
            return Words("option-step-combat", facts, _at(s, place))
        facts["n"] = int(s.workers[enemy * v.PLACES + place])
        return Words("option-step-chase", facts, _at(s, place))
    if s.tokens >> place & 1 and getattr(top, "kind", None) == v.CHARACTER:
        return Words("option-step-encounter", facts, _at(s, place))
    return Words("option-step", facts, _at(s, place))


# -- tokens, production ----------------------------------------------------------------------------


def _token(s: State, top: Question, i: int) -> Words:
    resource = v.RESOURCE_IDS[i]
    facts: Facts = {"what": f"resource-{resource}"}
    return Words("option-token", facts, f"resource:{resource}", gain={resource: 1})


def _placed(key: str) -> Callable[[State, Question, int], Words]:
    """An action that points at a place."""

    def words(s: State, top: Question, place: int) -> Words:
        return Words(key, {"area": area(s, place)}, _at(s, place))

    return words


def _produce_hex(s: State, top: Question, place: int) -> Words:
    assert isinstance(top, produce.ProduceHex)
    terrain = int(s.tables.terrain[place])
    n = int(s.workers[top.seat * v.PLACES + place]) + (top.mills >> place & 1)
    what = "unit-worker"
    gain = {"worker": int(min(n, s.spare_workers[top.seat]))}
    if terrain != v.VILLAGE:
        resource = v.RESOURCE_IDS[produce.product(terrain)]
        what = f"resource-{resource}"
        gain = {resource: int(n)}
    facts: Facts = {"area": area(s, place), "what": what, "n": int(n)}
    return Words("option-produce-on", facts, _at(s, place), gain=gain)


def _new_workers(s: State, top: Question, n: int) -> Words:
    return Words("option-new-workers", {"n": n}, gain={"worker": n} if n else {})


# -- combat ----------------------------------------------------------------------------------------


def _combat(s: State, top: Question, place: int) -> Words:
    enemy = int(defender_at(s, top.seat, place))
    facts: Facts = {"area": area(s, place), "other": faction(s, enemy)}
    return Words("option-combat", facts, _at(s, place))


def _dial(s: State, top: Question, n: int) -> Words:
    return Words("option-dial", {"n": n}, f"dial:{n}", cost={"power": n} if n else {})


def _card(key: str) -> Callable[[State, Question, int], Words]:
    """An action that uses up a combat card."""

    def words(s: State, top: Question, i: int) -> Words:
        value = i + v.LOWEST_CARD
        return Words(key, {"value": value}, f"combat-card:{value}", cost={"combat_card": 1})

    return words


# -- encounters, Factory, objectives ---------------------------------------------------------------


def _encounter(s: State, top: Question, i: int) -> Words:
    card = s.tables.encounter_ids[s.encounter]
    row = int(s.encounter) * v.ENCOUNTER_OPTIONS + i
    facts: Facts = {"n": i + 1, "text": f"encounter-{card}-{i + 1}"}
    target = f"option:{card}:{i + 1}"
    return Words("option-encounter", facts, target, cost=_cost(s, row), gain=_gain(s, row))


def _factory_card(s: State, top: Question, i: int) -> Words:
    card = s.tables.factory_ids[i]
    facts: Facts = {"card": f"card-{card}", "text": f"factory-{card}"}
    return Words("option-factory-card", facts, f"card:{card}")


def _reveal(s: State, top: Question, i: int) -> Words:
    card = s.tables.objective_ids[i]
    return Words("option-reveal", {"card": f"card-{card}"}, f"card:{card}", gain={"star": 1})


# -- bottom actions --------------------------------------------------------------------------------


def _bottom(s: State, top: Question, action: int) -> Words:
    if action == v.SKIP_BOTTOM:
        return Words("option-skip-bottom")
    if not isinstance(top, bottom.ChooseBottom):
        return Words("option-take-factory-move")
    kind = int(top.bottom)
    resource = v.RESOURCE_IDS[s.tables.bottom_pays[kind]]
    n = int(bottom.cost(s, top.seat, kind))
    coins = int(s.tables.bottom_coins[top.seat * v.BOTTOMS + kind])
    facts: Facts = {
        "bottom": f"bottom-{v.BOTTOM_IDS[kind]}",
        "n": n,
        "what": f"resource-{resource}",
    }
    gain = {"coin": coins} if coins else {}
    target = f"bottom:{v.BOTTOM_IDS[kind]}"
    return Words("option-take-bottom", facts, target, cost={resource: n}, gain=gain)


def _pay(s: State, top: Question, place: int) -> Words:
    assert isinstance(top, bottom.PayToken)
    return _pay_n(s, top, place, 1, "option-pay")


def _pay_all(s: State, top: Question, place: int) -> Words:
    assert isinstance(top, bottom.PayToken)
    here = s.resources[place * v.RESOURCES + top.resource]
    return _pay_n(s, top, place, int(min(top.left, here)), "option-pay-all")


def _pay_n(s: State, top: bottom.PayToken, place: int, n: int, key: str) -> Words:
    resource = v.RESOURCE_IDS[top.resource]
    facts: Facts = {"what": f"resource-{resource}", "area": area(s, place), "n": n}
    return Words(key, facts, _at(s, place), cost={resource: n})


def _thing(
    key: str, fact: str, prefix: str, target: str, ids: tuple[str, ...]
) -> Callable[[State, Question, int], Words]:
    """An action that points at a thing of the mats."""

    def words(s: State, top: Question, i: int) -> Words:
        return Words(key, {fact: f"{prefix}-{ids[i]}"}, f"{target}:{ids[i]}")

    return words


def _bonus(s: State, top: Question, i: int) -> Words:
    good = v.GOODS_IDS[i]
    n = int(s.tables.onetime_n[i])
    facts: Facts = {"good": f"good-{good}", "n": n}
    return Words("option-bonus", facts, f"bonus:{good}", gain={good: n})


Describer = Callable[[State, Question, int], Words]
RANGES: tuple[tuple[int, Describer], ...] = (
    (v.SECTION0, _section),
    (v.TAKE_MOVE, _plain),
    (v.FACTORY_TOP0, _factory_gain),
    (v.SKIP_TOP, lambda s, top, i: _plain(s, top, i + v.SKIP_TOP - v.TAKE_MOVE)),
    (v.GIFT0, _gift),
    (v.UNIT0, _unit),
    (v.LOAD_ONE0, _handle("option-load-one", True, False)),
    (v.LOAD_ALL0, _handle("option-load-all", True, True)),
    (v.UNLOAD_ONE0, _handle("option-unload-one", False, False)),
    (v.UNLOAD_ALL0, _handle("option-unload-all", False, True)),
    (v.STEP0, _step),
    (v.TOKEN0, _token),
    (v.TOKEN_HEX0, _placed("option-token-to")),
    (v.PRODUCE_HEX0, _produce_hex),
    (v.NEW_WORKERS0, _new_workers),
    (v.COMBAT0, _combat),
    (v.DIAL0, _dial),
    (v.COMMIT0, _card("option-commit")),
    (v.RETREAT0, _placed("option-retreat")),
    (v.RETREAT_WORKERS0, _placed("option-retreat-workers")),
    (v.ENCOUNTER0, _encounter),
    (v.FACTORY_CARD0, _factory_card),
    (v.PAY0, _pay),
    (v.PAY_ALL0, _pay_all),
    (v.COERCE0, _card("option-coerce")),
    (v.PAY_CARD0, _card("option-pay-card")),
    (v.UPGRADE_FROM0, _thing("option-cube-from", "box", "box", "box", v.BOX_IDS)),
    (v.UPGRADE_TO0, _thing("option-cube-to", "bottom", "bottom", "bottom", v.BOTTOM_IDS)),
    (
        v.MECH0,
        _thing(
            "option-mech", "ability", "ability", "mech", tuple(v.ABILITY_IDS[v.MECH_ABILITY0 :])
        ),
    ),
    (v.MECH_HEX0, _placed("option-mech-to")),
    (
        v.STRUCTURE0,
        _thing("option-structure", "building", "building", "structure", v.STRUCTURE_IDS),
    ),
    (v.STRUCTURE_HEX0, _placed("option-structure-to")),
    (v.RECRUIT0, _thing("option-recruit", "bottom", "bottom", "recruit", v.BOTTOM_IDS)),
    (v.BONUS0, _bonus),
    (v.REVEAL0, _reveal),
)
