"""What the numbers of reasons mean to people: a sentence, its rules, its numbers."""

from __future__ import annotations

from typing import Any

from beachhead.core.engine import FREE
from beachhead.core.event import Facts
from beachhead.core.reasons import Why
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.kinds import KINDS
from beachhead.games.scythe.rules import bolster, bottom, combat, factory, gains, produce, trade
from beachhead.games.scythe.state import State

# -- what cannot be paid ---------------------------------------------------------------------------

PAYING = {
    "bolster": "SC-BOL-03",
    "trade": "SC-TRA-01",
    "produce": "SC-PRO-01",
    "factory": "SC-FAC-10",
    "encounter": "SC-ENC-03",
}


def _head(action: int) -> str:
    return KINDS.read(action)[0].head


def _row(s: State, asked: Any, action: int) -> int:
    """The row of tables of an option of a card."""
    if _head(action) == "encounter":
        return int(s.encounter) * v.ENCOUNTER_OPTIONS + action - v.ENCOUNTER0
    return int(factory.row(s, asked.seat, action - v.FACTORY_TOP0))


def _cost(s: State, asked: Any, action: int, good: int) -> int:
    """How much of a good an action costs."""
    head = _head(action)
    if head == "produce":
        return int(produce.cost(s, asked.seat, good))
    if head in ("factory", "encounter"):
        return int(s.tables.option_cost[_row(s, asked, action) * v.GOODS + good])
    coins = bolster.PRICE if head == "bolster" else trade.PRICE
    return coins if good == v.COIN else 0


def _short(s: State, asked: Any, action: int) -> Facts:
    """The first good of which there is too little."""
    for good, name in enumerate(v.GOODS_IDS):
        n = _cost(s, asked, action, good)
        if gains.bar_to_pay(s, asked.seat, good, n) != FREE:
            facts: Facts = {"n": n, "have": int(gains.owned(s, asked.seat, good))}
            return facts if good == v.COIN else {**facts, "good": f"good-{name}"}
    raise AssertionError("everything could be paid")


def _paying(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return (PAYING[_head(action)], "SC-CTRL-10")


def _useless(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return (PAYING[_head(action)],)


def _offering(s: State, asked: Any, action: int) -> tuple[str, ...]:
    """What would have offered the action: the card of the encounter, or a section of the mat."""
    head = _head(action)
    if head == "encounter":
        n = action - v.ENCOUNTER0 + 1
        return (f"option:{s.tables.encounter_ids[s.encounter]}:{n}",)
    return () if head == "factory" else (f"section:{s.last_section[asked.seat]}",)


def _tokens(s: State, asked: Any, action: int) -> Facts:
    kind = action - v.BOTTOM_THING0
    return {
        "bottom": f"bottom-{v.BOTTOM_IDS[kind]}",
        "what": f"resource-{v.RESOURCE_IDS[s.tables.bottom_pays[kind]]}",
        "n": int(bottom.cost(s, asked.seat, kind)),
        "have": int(bottom.available(s, asked.seat, kind)),
    }


# -- other numbers and targets ---------------------------------------------------------------------


def _coins(s: State, asked: Any, action: int) -> Facts:
    return {"have": int(s.coins[asked.seat])}


def _power(s: State, asked: Any, action: int) -> Facts:
    return {"have": int(s.power[asked.seat])}


def _value(s: State, asked: Any, action: int) -> Facts:
    return {"value": v.LOWEST_CARD + KINDS.read(action)[1][0]}


def _limit(s: State, asked: Any, action: int) -> Facts:
    return {"n": int(combat.card_limit(s, asked.seat))}


def _bottom(s: State, asked: Any, action: int) -> Facts:
    return {"bottom": f"bottom-{v.BOTTOM_IDS[action - v.UPGRADE_TO0]}"}


def _unit(s: State, asked: Any, action: int) -> tuple[str, ...]:
    """The unit alone: others may stand in its territory."""
    return KINDS.targets(s, action)[:1]


# -- rules that depend on who asks -----------------------------------------------------------------


def _asking(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return (asked.rule,)


def _section(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("SC-FAC-03" if action - v.SECTION0 == v.FACTORY_SECTION else "SC-TURN-01",)


REASONS = {
    # the turn
    v.NO_FACTORY_CARD: Why("why-no-factory-card", ("SC-FAC-03", "SC-FAC-01")),
    v.SECTION_USED: Why("why-section-used", _section),
    v.NEEDS_RESOURCES: Why("why-needs-resources", ("SC-BOT-05",), _tokens),
    v.NEEDS_COIN: Why("why-needs-coin", _paying, _short, _offering),
    v.NEEDS_GOODS: Why("why-needs-goods", _paying, _short, _offering),
    v.GIFT_TOO_LARGE: Why("why-gift-too-large", ("SC-FAQ-10",), _coins),
    v.OBJECTIVE_LATER: Why("why-objective-later", ("SC-OBJ-03",)),
    v.OBJECTIVE_OPEN: Why("why-objective-open", ("SC-OBJ-02", "SC-OBJ-06")),
    # top actions
    v.NO_UNIT_CAN_STEP: Why("why-no-unit-can-step", ("SC-MOVE-04",)),
    v.NO_WORK_SITE: Why("why-no-work-site", ("SC-TRA-02", "SC-TRA-03")),
    v.NOTHING_PRODUCES: Why("why-nothing-produces", ("SC-PRO-11",), None, _offering),
    v.OPTION_USELESS: Why("why-option-useless", _useless, None, _offering),
    v.OPTION_USED: Why("why-option-used", ("SC-ENC-08",), None, _offering),
    # moving
    v.UNIT_MOVED: Why("why-unit-moved", ("SC-MOVE-02",), None, _unit),
    v.WORKER_ON_LAKE: Why("why-worker-on-lake", ("SC-MOVE-11",), None, _unit),
    v.UNIT_NO_STEP: Why("why-unit-no-step", ("SC-MOVE-04",), None, _unit),
    v.ONE_WAY: Why("why-one-way", ("SC-MOVE-27",)),
    v.ONLY_MECH_CARRIES: Why("why-only-mech-carries", ("SC-MOVE-06",)),
    v.HOME_BASE: Why("why-home-base", ("SC-MOVE-22",)),
    v.LAKE_AHEAD: Why("why-lake", ("SC-MOVE-03",)),
    v.WORKER_FEARS: Why("why-worker-fears", ("SC-MOVE-12",)),
    v.RIVER_AHEAD: Why("why-river", ("SC-MOVE-03",)),
    # where to place
    v.NOT_ON_LAKE: Why("why-not-on-lake", _asking),
    v.NOT_CONTROLLED: Why("why-not-controlled", _asking),
    v.NO_WORKER_THERE: Why("why-no-worker-there", _asking),
    v.OCCUPIED: Why("why-occupied", ("SC-BLD-01",)),
    # where to produce
    v.PRODUCED: Why("why-produced", ("SC-PRO-07",)),
    v.BARREN: Why("why-barren", ("SC-PRO-03",)),
    v.NO_WORKERS_LEFT: Why("why-no-workers-left", ("SC-PRO-11",)),
    v.NO_PRODUCER: Why("why-no-producer", ("SC-PRO-11",)),
    v.ENOUGH_TERRITORIES: Why("why-enough-territories", ("SC-PRO-02",)),
    # combat
    v.LAKE_TAKEN: Why("why-lake-taken", ("SC-NAT-13",)),
    v.TOO_LITTLE_POWER: Why("why-dial-power", ("SC-COM-04",), _power),
    v.NO_SUCH_CARD: Why("why-no-such-card", _asking, _value),
    v.CARD_LIMIT: Why("why-card-limit", ("SC-COM-05",), _limit),
    # bottom actions
    v.TOKEN_NOT_CONTROLLED: Why("why-not-controlled", ("SC-CTRL-05",)),
    v.NO_TOKEN_HERE: Why("why-no-token-here", ("SC-CTRL-05",)),
    v.BOX_UPGRADED: Why("why-box-upgraded", ("SC-UPG-01",)),
    v.NO_SLOT: Why("why-no-slot", ("SC-UPG-02",), _bottom),
    v.MECH_USED: Why("why-mech-used", ("SC-DEP-02",)),
    v.STRUCTURE_USED: Why("why-structure-used", ("SC-BLD-01",)),
    v.RECRUIT_USED: Why("why-recruit-used", ("SC-ENL-01",)),
    v.BONUS_USED: Why("why-bonus-used", ("SC-ENL-01",)),
}
