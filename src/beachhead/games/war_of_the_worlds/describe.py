"""The human side of every legal action: words, targets on the screen, cost and gain."""

from __future__ import annotations

from collections.abc import Iterator

from beachhead.core.engine import Actions
from beachhead.core.event import Facts
from beachhead.core.options import Option
from beachhead.games.war_of_the_worlds.rules import (
    fortifications,
    martian_damage,
    movement,
    units,
)
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    ABILITY0,
    ADD0,
    AREA0,
    AREAS,
    ATTACK,
    BUY0,
    CARD_OPTIONS,
    CIVILIAN_ATTACK,
    DIRECT_DAMAGE,
    END_TURN,
    FROM0,
    FROM_FRESH0,
    FROM_SPENT0,
    GAIN,
    HIT_ARMY,
    HIT_BALLOONS,
    HUMAN,
    MODE_IDS,
    MODES,
    MOVE_CIVILIANS,
    MOVE_UNIT,
    PLACE0,
    PLACE_INSTEAD0,
    PLAY0,
    REPAIR,
    RESOLVE,
    SPECIAL_ATTACK,
    STOP,
    SWAP0,
    TO0,
    UNIT0,
    UNIT_ATTACK,
    UNIT_IDS,
    UNIT_KINDS,
    UNIT_UNUSED0,
    UNIT_USED0,
)


def option(s: State, action: int) -> Option:
    """The description of one legal action of the question on top."""
    if action < PLAY0:
        return _plain(s, action)
    if action < PLACE_INSTEAD0:
        return _card_option(s, action)
    if action < ABILITY0:
        return _card(s, action)
    if action < FROM0:
        return _ability(s, action)
    if action < UNIT0:
        return _area(s, action)
    return _unit(s, action)


def _option(
    s: State,
    action: int,
    key: str,
    rules: tuple[str, ...],
    facts: Facts | None = None,
    *targets: str,
    cost: dict[str, int] | None = None,
    gain: dict[str, int] | None = None,
) -> Option:
    name = s.tables.names[action]
    return Option(action, name, key, facts or {}, targets, cost or {}, gain or {}, rules)


def _asking_rule(s: State) -> tuple[str, ...]:
    asked = s.top
    return () if asked is None else (asked.rule,)


def _plain(s: State, action: int) -> Option:
    """Actions without an argument."""
    if action == END_TURN:
        return _option(s, action, "option-end-turn", ("WW-TURN-10",))
    if action == STOP:
        return _option(s, action, "option-stop", _asking_rule(s))
    target = f"area:{s.tables.area_ids[s.target]}"
    if action == RESOLVE:
        facts: Facts = {"damage": int(s.pool)}
        return _option(s, action, "option-resolve", ("WW-FORT-06",), facts, target)
    assert action in (HIT_ARMY, HIT_BALLOONS)
    key = "option-hit-army" if action == HIT_ARMY else "option-hit-balloons"
    return _option(s, action, key, ("WW-DMGH-07",), {}, target)


def _card_option(s: State, action: int) -> Option:
    """Play a hand card, or join it to an attack."""
    t = s.tables
    joins = action >= ADD0
    o = action - (ADD0 if joins else PLAY0)
    card = o // CARD_OPTIONS
    name = t.card_ids[card]
    facts: Facts = {"card": f"card-{name}", "option": f"card-{name}-{o % CARD_OPTIONS + 1}"}
    rules = (t.card_rules[card], "WW-FORT-04") if joins else (t.card_rules[card],)
    key = "option-add" if joins else "option-play"
    targets = (f"hand:{name}", *_pieces(s, o))
    return _option(s, action, key, rules, facts, *targets, gain=_gain(s, o))


def _pieces(s: State, o: int) -> Iterator[str]:
    """The pieces on the board that an option can be carried out with."""
    t = s.tables
    effect = t.effect[o]
    if effect in (MOVE_UNIT, UNIT_ATTACK):
        able = units.ChooseUnit(None, s.active, o)
        out = Actions()
        able.legal(s, out)
        for action in out.to_list():
            kind, area = divmod((action - UNIT0) % (UNIT_KINDS * AREAS), AREAS)
            yield f"unit:{UNIT_IDS[kind]}@{t.area_ids[area]}"
    elif effect in (MOVE_CIVILIANS, CIVILIAN_ATTACK):
        for area in range(AREAS):
            moves = s.civilians[area] > 0 and movement.civilian_may_leave(s, area)
            attacks = martian_damage.may_civilian_attack(s, area)
            if moves if effect == MOVE_CIVILIANS else attacks:
                yield f"piece:civilian@{t.area_ids[area]}"


def _gain(s: State, o: int) -> dict[str, int]:
    """What an option brings, as far as it is a number."""
    t = s.tables
    if t.effect[o] == GAIN:
        return {_money(s): int(t.amount[o])}
    if t.effect[o] in (CIVILIAN_ATTACK, DIRECT_DAMAGE, UNIT_ATTACK, ATTACK, SPECIAL_ATTACK):
        return {"damage": int(fortifications.strength(s, o))}
    return {}


def _money(s: State) -> str:
    return "coin" if s.active == HUMAN else "energy"


def _card(s: State, action: int) -> Option:
    """Place a unit instead, buy, swap."""
    t = s.tables
    if action < BUY0:
        card = action - PLACE_INSTEAD0
        facts: Facts = {
            "card": f"card-{t.card_ids[card]}",
            "unit": f"unit-{UNIT_IDS[t.card_unit[card]]}",
        }
        target = f"hand:{t.card_ids[card]}"
        return _option(s, action, "option-place-instead", ("WW-UNIT-07",), facts, target)
    buys = action < SWAP0
    card = action - (BUY0 if buys else SWAP0)
    facts = {"card": f"card-{t.card_ids[card]}"}
    target = f"row:{t.card_ids[card]}"
    if not buys:
        if t.swap_removes:
            return _option(s, action, "option-swap-remove", ("WW-ROW-10",), facts, target)
        return _option(s, action, "option-swap", ("WW-ROW-09",), facts, target)
    buying = ("WW-ROW-01", t.card_rules[card])
    cost = {_money(s): int(t.card_cost[card])}
    building = t.card_building[card]
    income = t.building_income[building] if building >= 0 else 0
    gain = {_money(s): int(income)} if income else {}
    return _option(s, action, "option-buy", buying, facts, target, cost=cost, gain=gain)


def _ability(s: State, action: int) -> Option:
    """Use a building."""
    t = s.tables
    kind, mode = divmod(action - ABILITY0, MODES)
    building = t.building_ids[kind]
    rules = (t.card_rules[list(t.card_building).index(kind)], "WW-FORT-11")
    facts: Facts = {
        "building": f"building-{building}",
        "mode": f"ability-{building}-{MODE_IDS[mode]}",
    }
    target = f"area:{t.area_ids[fortifications.ready(s, kind, mode)]}"
    if mode == REPAIR:
        cost = {"energy": int(t.repair_cost)}
        return _option(s, action, "option-ability", rules, facts, target, cost=cost)
    gain = {"damage": int(t.mode_damage[action - ABILITY0])}
    return _option(s, action, "option-ability", rules, facts, target, gain=gain)


def _area(s: State, action: int) -> Option:
    """Choose an area, for whatever is asked."""
    kinds = (
        (PLACE0, "option-place"),
        (AREA0, "option-area"),
        (TO0, "option-to"),
        (FROM_FRESH0, "option-from-fresh"),
        (FROM_SPENT0, "option-from-spent"),
        (FROM0, "option-from"),
    )
    first, key = next((first, key) for first, key in kinds if action >= first)
    area = s.tables.area_ids[action - first]
    return _option(s, action, key, _asking_rule(s), {"area": f"area-{area}"}, f"area:{area}")


def _unit(s: State, action: int) -> Option:
    """Choose a unit."""
    kind, area = divmod((action - UNIT0) % (UNIT_KINDS * AREAS), AREAS)
    name = s.tables.area_ids[area]
    facts: Facts = {"unit": f"unit-{UNIT_IDS[kind]}", "area": f"area-{name}"}
    key = "option-unit"
    if action >= UNIT_UNUSED0:
        key = "option-unit-unused"
    elif action >= UNIT_USED0:
        key = "option-unit-used"
    target = f"unit:{UNIT_IDS[kind]}@{name}"
    return _option(s, action, key, _asking_rule(s), facts, target, f"area:{name}")
