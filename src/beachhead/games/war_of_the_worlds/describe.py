"""What is special about some options: numbers, prices and gains, the pieces they use."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from beachhead.core.engine import FREE, Actions
from beachhead.core.options import Option
from beachhead.games.war_of_the_worlds.rules import fortifications, martian_damage, movement, units
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    ABILITY0,
    AREAS,
    ATTACK,
    CARD_OPTIONS,
    CIVILIAN_ATTACK,
    DIRECT_DAMAGE,
    GAIN,
    HUMAN,
    MOVE_CIVILIANS,
    MOVE_UNIT,
    REPAIR,
    SPECIAL_ATTACK,
    UNIT0,
    UNIT_ATTACK,
    UNIT_IDS,
    UNIT_KINDS,
)


def _money(s: State) -> str:
    return "coin" if s.active == HUMAN else "energy"


# -- cards -------------------------------------------------------------------------------------


def play(s: State, option: Option, card: int, number: int) -> Option:
    """A hand card, played or joined to an attack: its own rule, its pieces, what it brings."""
    o = card * CARD_OPTIONS + number
    rules = (*option.rules, s.tables.card_rules[card])
    targets = (*option.targets, *_pieces(s, o))
    facts = {**option.facts, "option": s.tables.option_words[o]}
    picture, gain = _picture(s, card), _gain(s, o)
    return replace(option, facts=facts, rules=rules, targets=targets, gain=gain, glyph=picture)


def _picture(s: State, card: int) -> str:
    """A card shows what it brings: `h_fort` the fort, `h_royal_navy` the navy."""
    unit = s.tables.card_unit[card]
    return UNIT_IDS[unit] if unit >= 0 else s.tables.card_ids[card].partition("_")[2]


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
        bar = movement.bar_to_civilians
        if effect == CIVILIAN_ATTACK:
            bar = martian_damage.bar_to_civilian_attack
        for area in range(AREAS):
            if s.civilians[area] > 0 and bar(s, area) == FREE:
                yield f"piece:civilian@{t.area_ids[area]}"


def _gain(s: State, o: int) -> dict[str, int]:
    """What an option brings, as far as it is a number."""
    t = s.tables
    if t.effect[o] == GAIN:
        return {_money(s): int(t.amount[o])}
    if t.effect[o] in (CIVILIAN_ATTACK, DIRECT_DAMAGE, UNIT_ATTACK, ATTACK, SPECIAL_ATTACK):
        return {"damage": int(fortifications.strength(s, o))}
    return {}


def place_instead(s: State, option: Option, card: int) -> Option:
    unit = _picture(s, card)
    return replace(option, facts={**option.facts, "unit": f"unit-{unit}"}, glyph=unit)


# -- the row -----------------------------------------------------------------------------------


def purchase(s: State, option: Option, card: int) -> Option:
    t = s.tables
    building = t.card_building[card]
    income = t.building_income[building] if building >= 0 else 0
    return replace(
        option,
        rules=(*option.rules, t.card_rules[card]),
        cost={_money(s): int(t.card_cost[card])},
        gain={_money(s): int(income)} if income else {},
        glyph=_picture(s, card),
    )


def swap(s: State, option: Option, card: int) -> Option:
    option = replace(option, glyph=_picture(s, card))
    if s.tables.swap_removes:
        return replace(option, key="option-swap-remove", rules=(*option.rules, "WW-ROW-10"))
    return replace(option, rules=(*option.rules, "WW-ROW-09"))


# -- attacks and buildings ---------------------------------------------------------------------


def resolve(s: State, option: Option) -> Option:
    return replace(hit(s, option), facts={"damage": int(s.pool)})


def hit(s: State, option: Option) -> Option:
    """It strikes the area that is under attack."""
    return replace(option, targets=(f"area:{s.tables.area_ids[s.target]}",))


def ability(s: State, option: Option, kind: int, mode: int) -> Option:
    t = s.tables
    rules = (*option.rules, t.card_rules[list(t.card_building).index(kind)])
    targets = (f"area:{t.area_ids[fortifications.ready(s, kind, mode)]}",)
    if mode == REPAIR:
        cost = {"energy": int(t.repair_cost)}
        return replace(option, rules=rules, targets=targets, cost=cost)
    gain = {"damage": int(t.mode_damage[option.action - ABILITY0])}
    return replace(option, rules=rules, targets=targets, gain=gain)
