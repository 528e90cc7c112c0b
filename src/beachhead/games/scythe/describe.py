"""What is special about some options: numbers, prices and gains, words that depend on the table."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.core.engine import Question
from beachhead.core.event import Facts
from beachhead.core.options import Option
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.content.build import TERRAIN_IDS
from beachhead.games.scythe.rules import bottom, cargo, factory, gains, produce, upgrade
from beachhead.games.scythe.rules import move as moving
from beachhead.games.scythe.rules.combat import defender_at
from beachhead.games.scythe.rules.pieces import combat_units
from beachhead.games.scythe.state import State

Goods = dict[str, int]
COIN = {"coin": 1}


def _asked(s: State) -> Question:
    asked = s.top
    assert asked is not None
    return asked


def _faction(s: State, seat: int) -> str:
    return "faction-" + s.tables.nation_ids[seat]


# -- sections and top actions ----------------------------------------------------------------------


def section(s: State, option: Option, i: int) -> Option:
    seat = _asked(s).seat
    if i == v.FACTORY_SECTION:
        card = s.tables.factory_ids[s.factory_card[seat]]
        return replace(option, key="option-section-factory", facts={"card": f"card-{card}"})
    index = seat * v.SECTIONS + i
    facts: Facts = {
        "top": "top-" + v.TOP_IDS[s.tables.section_top[index]],
        "bottom": "bottom-" + v.BOTTOM_IDS[s.tables.section_bottom[index]],
    }
    return replace(option, facts=facts, glyph=v.TOP_IDS[s.tables.section_top[index]])


def _box(s: State, number: int) -> int:
    """What a green box of the asked seat gives now."""
    return int(upgrade.box(s, _asked(s).seat, number))


def move(s: State, option: Option) -> Option:
    return replace(option, facts={"n": _box(s, v.BOX_UNITS)})


def coins(s: State, option: Option) -> Option:
    n = _box(s, v.BOX_COINS)
    return replace(option, facts={"n": n}, gain={"coin": n})


def bolster_power(s: State, option: Option) -> Option:
    return _bolster(s, option, "power", _box(s, v.BOX_POWER))


def bolster_cards(s: State, option: Option) -> Option:
    return _bolster(s, option, "combat_card", _box(s, v.BOX_CARDS))


def _bolster(s: State, option: Option, good: str, n: int) -> Option:
    gain = {good: n, **_extra(s, v.MONUMENT, "popularity")}
    return replace(option, facts={"n": n}, cost=COIN, gain=gain)


def trade_resources(s: State, option: Option) -> Option:
    return _trade(s, option, "any_resource", int(s.tables.traded))


def trade_popularity(s: State, option: Option) -> Option:
    return _trade(s, option, "popularity", _box(s, v.BOX_POPULARITY))


def _trade(s: State, option: Option, good: str, n: int) -> Option:
    gain = {good: n, **_extra(s, v.ARMORY, "power")}
    return replace(option, facts={"n": n}, cost=COIN, gain=gain)


def _extra(s: State, structure: int, good: str) -> Goods:
    """What a structure adds."""
    built = s.built[_asked(s).seat * v.STRUCTURES + structure] != v.NOWHERE
    return {good: 1} if built else {}


def take_produce(s: State, option: Option) -> Option:
    seat = _asked(s).seat
    cost = {name: int(produce.cost(s, seat, good)) for good, name in enumerate(v.GOODS_IDS)}
    facts: Facts = {"n": _box(s, v.BOX_TERRITORIES)}
    return replace(option, facts=facts, cost={name: n for name, n in cost.items() if n})


def factory_top(s: State, option: Option, i: int) -> Option:
    seat = _asked(s).seat
    row = int(factory.row(s, seat, i))
    card = s.tables.factory_ids[s.factory_card[seat]]
    text = f"factory-{card}-{i + 1}" if _one_of(s, row - i) else f"factory-{card}"
    return replace(
        option,
        facts={"text": text},
        targets=(f"card:{card}",),
        cost=_cost(s, row),
        gain=_gain(s, row),
    )


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


def accept(s: State, option: Option) -> Option:
    asked = s.top
    assert isinstance(asked, gains.AcceptGain)
    good = v.GOODS_IDS[asked.good]
    return replace(decline(s, option), gain={good: int(asked.n)}, glyph=good)


def decline(s: State, option: Option) -> Option:
    asked = s.top
    assert isinstance(asked, gains.AcceptGain)
    return replace(option, facts={"good": f"good-{v.GOODS_IDS[asked.good]}", "n": int(asked.n)})


def gift(s: State, option: Option, seat: int, n: int) -> Option:
    amount = v.GIFT_AMOUNTS[n]
    facts: Facts = {"other": _faction(s, seat), "n": amount}
    return replace(option, facts=facts, cost={"coin": amount})


# -- moving ----------------------------------------------------------------------------------------


def one(s: State, option: Option, what: int) -> Option:
    return _handle(s, option, 1)


def load(s: State, option: Option, what: int) -> Option:
    asked = s.top
    assert isinstance(asked, cargo.Handle)
    return _handle(s, option, cargo.liftable(s, asked.seat, asked.kind, asked.place, what))


def unload(s: State, option: Option, what: int) -> Option:
    return _handle(s, option, s.cargo[what])


def _handle(s: State, option: Option, n: int) -> Option:
    """So much is loaded or unloaded where the unit stands."""
    asked = s.top
    assert isinstance(asked, cargo.Handle)
    here = f"area:{s.tables.place_ids[asked.place]}"
    return replace(
        option,
        facts={**option.facts, "n": int(n)},
        targets=(*option.targets, here),
        glyph=option.glyph.removeprefix("moved-"),
    )


def step(s: State, option: Option, place: int) -> Option:
    asked = s.top
    assert isinstance(asked, moving.Step)
    enemy = int(defender_at(s, asked.seat, place))
    option = replace(option, glyph=_ground(s, place))
    if enemy == v.NOBODY:
        met = s.tokens >> place & 1 and asked.kind == v.CHARACTER
        return replace(option, key="option-step-encounter", glyph="encounter") if met else option
    facts: Facts = {**option.facts, "other": _faction(s, enemy)}
    if combat_units(s, enemy, place):
        return replace(option, key="option-step-combat", facts=facts, glyph="swords")
    facts["n"] = int(s.workers[enemy * v.PLACES + place])
    return replace(option, key="option-step-chase", facts=facts)


def _ground(s: State, place: int) -> str:
    """The terrain of a territory; home bases have none."""
    return "territory" if place >= v.HEXES else TERRAIN_IDS[s.tables.terrain[place]]


# -- tokens, production ----------------------------------------------------------------------------


def token(s: State, option: Option, resource: int) -> Option:
    return replace(option, gain={v.RESOURCE_IDS[resource]: 1})


def produce_hex(s: State, option: Option, place: int) -> Option:
    asked = s.top
    assert isinstance(asked, produce.ProduceHex)
    terrain = int(s.tables.terrain[place])
    n = int(s.workers[asked.seat * v.PLACES + place] + (asked.mills >> place & 1))
    if terrain == v.VILLAGE:
        facts: Facts = {**option.facts, "what": "unit-worker", "n": n}
        gain = {"worker": int(min(n, s.spare_workers[asked.seat]))}
        return replace(option, facts=facts, gain=gain, glyph="worker")
    if terrain in (v.LAKE, v.FACTORY):
        return replace(option, key="option-token-to")
    resource = v.RESOURCE_IDS[produce.product(terrain)]
    facts = {**option.facts, "what": f"resource-{resource}", "n": n}
    return replace(option, facts=facts, gain={resource: n}, glyph=resource)


def new_workers(s: State, option: Option, n: int) -> Option:
    return replace(option, gain={"worker": n} if n else {})


# -- combat ----------------------------------------------------------------------------------------


def combat(s: State, option: Option, place: int) -> Option:
    enemy = int(defender_at(s, _asked(s).seat, place))
    return replace(option, facts={**option.facts, "other": _faction(s, enemy)})


def dial(s: State, option: Option, n: int) -> Option:
    return replace(option, facts={"n": n}, cost={"power": n} if n else {})


def spend_card(s: State, option: Option, value: int) -> Option:
    return replace(option, cost={"combat_card": 1})


# -- encounters, objectives ------------------------------------------------------------------------


def encounter(s: State, option: Option, i: int) -> Option:
    card = s.tables.encounter_ids[s.encounter]
    row = int(s.encounter) * v.ENCOUNTER_OPTIONS + i
    return replace(
        option,
        facts={"n": i + 1, "text": f"encounter-{card}-{i + 1}"},
        targets=(f"option:{card}:{i + 1}",),
        cost=_cost(s, row),
        gain=_gain(s, row),
    )


def reveal(s: State, option: Option, card: int) -> Option:
    return replace(option, gain={"star": 1})


# -- bottom actions --------------------------------------------------------------------------------


def take_bottom(s: State, option: Option) -> Option:
    asked = s.top
    if not isinstance(asked, bottom.ChooseBottom):
        return replace(option, key="option-take-factory-move")
    kind = int(asked.bottom)
    name = v.BOTTOM_IDS[kind]
    resource = v.RESOURCE_IDS[s.tables.bottom_pays[kind]]
    n = int(bottom.cost(s, asked.seat, kind))
    coins = int(s.tables.bottom_coins[asked.seat * v.BOTTOMS + kind])
    return replace(
        option,
        facts={"bottom": f"bottom-{name}", "n": n, "what": f"resource-{resource}"},
        targets=(f"bottom:{name}",),
        cost={resource: n},
        gain={"coin": coins} if coins else {},
        glyph=name,
    )


def pay(s: State, option: Option, place: int) -> Option:
    return _pay(s, option, 1)


def pay_all(s: State, option: Option, place: int) -> Option:
    asked = s.top
    assert isinstance(asked, bottom.PayToken)
    here = s.resources[place * v.RESOURCES + asked.resource]
    return _pay(s, option, int(min(asked.left, here)))


def _pay(s: State, option: Option, n: int) -> Option:
    """So many tokens of the resource that is asked for."""
    asked = s.top
    assert isinstance(asked, bottom.PayToken)
    resource = v.RESOURCE_IDS[asked.resource]
    facts: Facts = {**option.facts, "what": f"resource-{resource}", "n": n}
    return replace(option, facts=facts, cost={resource: n}, glyph=resource)


def bonus(s: State, option: Option, good: int) -> Option:
    n = int(s.tables.onetime_n[good])
    return replace(option, facts={**option.facts, "n": n}, gain={v.GOODS_IDS[good]: n})
