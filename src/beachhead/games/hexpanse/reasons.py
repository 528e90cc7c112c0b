"""What the numbers of reasons mean to people: a sentence, its rules, its numbers."""

from __future__ import annotations

from typing import Any

from beachhead.core.event import Facts
from beachhead.core.reasons import Why
from beachhead.games.hexpanse import describe, events
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.kinds import KINDS
from beachhead.games.hexpanse.rules import draft
from beachhead.games.hexpanse.state import State

# -- what an action speaks of --------------------------------------------------------------------


def _number(action: int) -> int:
    """What the action is about, counted in its first place."""
    return KINDS.read(action)[1][0]


def _cell(s: State, asked: Any, action: int) -> Facts:
    return {"cell": s.tables.cell_names[_number(action)]}


def _kind(s: State, asked: Any, action: int) -> Facts:
    return {"unit": events.unit_word(s, _number(action))}


def _kind_target(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return describe.kind_target(_number(action))


def _unit_at(s: State, asked: Any, action: int) -> Facts:
    cell = _number(action)
    unit = events.unit_word(s, s.unit[cell] & v.KIND_MASK)
    return {"unit": unit, "cell": s.tables.cell_names[cell]}


def _who_stands(s: State, asked: Any, action: int) -> Facts:
    owner = events.owner_word(s, s.unit[_number(action)])
    return {**_unit_at(s, asked, action), "owner": owner}


def _warlord_of(s: State, asked: Any, action: int) -> Facts:
    return {"owner": events.owner_word(s, s.unit[_number(action)])}


def _card(s: State, asked: Any, action: int) -> Facts:
    return {"card": s.tables.card_words[_number(action)]}


def _mercenary(s: State, asked: Any, action: int) -> Facts:
    return {"unit": s.tables.card_words[v.ACTION_CARDS + _number(action)]}


def _player(s: State, asked: Any, action: int) -> Facts:
    """The player who is aimed at; nobody is while a card is only looked at."""
    kind, chosen = KINDS.read(action)
    if kind.head == "player":
        return {"player": events.who(s, chosen[0])}
    return {"player": events.who(s, asked.victim)} if kind.head == "hit" else {}


def _frames(s: State, asked: Any, action: int) -> Facts:
    return {"limit": int(s.tables.frames)}


def _life(s: State, asked: Any, action: int) -> Facts:
    return {"life": int(s.life[asked.seat])}


def _price(s: State, asked: Any, action: int) -> Facts:
    have = int(s.hexilum[asked.seat])
    if action == v.INCOME:
        level = int(s.income[asked.seat]) + 1
        return {"cost": int(s.tables.income_price[level]), "have": have}
    return {"cost": int(s.tables.cost[_number(action)]), "have": have}


def _protected(s: State, asked: Any, action: int) -> Facts:
    return {**_cell(s, asked, action), "attacked": s.tables.cell_names[asked.cell]}


def _wolf(s: State, asked: Any, action: int) -> Facts:
    return {"cell": s.tables.cell_names[asked.cell]}


def _hits(s: State, asked: Any, action: int) -> Facts:
    """How many attacks would be on the board, and how many must be."""
    p = s.tables.patterns[asked.number]
    if asked.name == "D-ANCHOR":
        return {"hits": int(p.most_hits[_number(action)]), "attacks": int(p.attacks)}
    hits = int(p.hits[asked.cell * v.ORIENTATIONS + _number(action)])
    return {"hits": hits, "attacks": int(p.attacks if p.free else p.most_hits[asked.cell])}


# -- the set-up ----------------------------------------------------------------------------------


def _faction(s: State, asked: Any, action: int) -> Facts:
    return {"faction": s.tables.faction_words[_number(action)]}


def _minority(s: State, asked: Any, action: int) -> Facts:
    return {"minority": s.tables.kind_words[v.MINORITY + _number(action)]}


def _chosen_by(s: State, asked: Any, action: int) -> Facts:
    seat = s.board_at[_number(action)] - v.CHOSEN
    return {**_minority(s, asked, action), "player": events.who(s, seat)}


def _right(s: State, asked: Any, action: int) -> Facts:
    neighbour = events.who(s, draft.right_of(s, asked.seat))
    return {**_minority(s, asked, action), "player": neighbour}


def _mission(s: State, asked: Any, action: int) -> Facts:
    mission = _number(action)
    seat = list(s.secret).index(mission)
    return {"mission": s.tables.mission_words[mission], "player": events.who(s, seat)}


# -- things on the screen that belong to no action -----------------------------------------------


def _warlord(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("unit:warlord",)


def _income(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("income",) if action == v.INCOME else KINDS.targets(s, action)


def _by_source(s: State, asked: Any, action: int) -> tuple[str, ...]:
    """The warlord greys out for what he cannot do, a card or a unit for what it cannot."""
    if action in (v.WARLORD_HEAL, v.WARLORD_MOVE, v.WARLORD_SPECIAL):
        return ("unit:warlord",)
    return KINDS.targets(s, action)


# -- rules that depend on who asks ---------------------------------------------------------------

TAKEN = {"DeployCell": "HX-TERM-07", "PlaceSquad": "HX-TERM-07", "PatternCell": "HX-PAT-06"}


def _taken(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return (TAKEN.get(type(asked).__name__, asked.rule),)


def _too_dear(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("HX-ACT-08",) if action == v.INCOME else ("HX-MKT-01",)


def _frames_rule(s: State, asked: Any, action: int) -> tuple[str, ...]:
    return ("HX-CARD-06",) if action == v.LEAVE else ("HX-COMP-05",)


def _no_reserve(s: State, asked: Any, action: int) -> tuple[str, ...]:
    aimed = KINDS.read(action)[0].head in ("player", "hit")
    return ("HX-RES-02",) if aimed else ("HX-RES-01",)


def _nothing_to_deploy(s: State, asked: Any, action: int) -> tuple[str, ...]:
    on_cell = KINDS.read(action)[0].head == "cell"
    return ("HX-ATK-12",) if on_cell else ("HX-ACT-14",)


REASONS = {
    # kinds of units
    v.ALREADY_ON_BOARD: Why("why-already-on-board", ("HX-ACT-01",), _kind, _kind_target),
    v.FRAMES_FULL: Why(
        "why-five-mercenaries",
        _frames_rule,
        _frames,
        lambda s, asked, action: () if action == v.LEAVE else _kind_target(s, asked, action),
    ),
    v.NONE_IN_RESERVE: Why("why-none-in-reserve", ("HX-ACT-01",), _kind, _kind_target),
    v.NONE_AT_HOME: Why("why-none-at-home", ("HX-ACT-01",), _kind, _kind_target),
    v.WARLORD_MISSING: Why("why-warlord-missing", ("HX-UNIT-05",), _kind, _kind_target),
    v.WARLORD_ON_BOARD: Why("why-warlord-on-board", ("HX-UNIT-12",), None, _warlord),
    v.NONE_IN_SHIP: Why("why-none-in-ship", ("HX-ACT-04",), _kind, _kind_target),
    v.NEVER_BY_EFFECT: Why("why-never-by-effect", ("HX-UNIT-11",), None, _warlord),
    v.NOT_OWN_KIND: Why("why-not-its-own-kind", ("HX-M05",), None, _kind_target),
    v.ONLY_WOLF: Why("why-only-wolf", ("HX-M03",), _wolf, _kind_target),
    # units on the board
    v.NEVER_WITHDRAWN: Why("why-never-withdrawn", ("HX-ACT-02",), _unit_at),
    v.NEVER_ATTACKS: Why("why-never-attacks", ("HX-ATK-06",), _unit_at),
    v.LAST_LIFE: Why("why-last-life", ("HX-ACT-13",), _life, _by_source),
    v.NO_ENEMY_BESIDE: Why("why-no-enemy-beside", ("HX-ATK-01",), _unit_at),
    v.OWN_UNIT: Why("why-own-unit", ("HX-ATK-01",), _cell),
    v.PROTECTOR_FAR: Why("why-protector-far", ("HX-M01",), _protected),
    # effects
    v.NOTHING_TO_DEPLOY: Why("why-nothing-to-deploy", _nothing_to_deploy, None, _by_source),
    v.SHIP_EMPTY: Why("why-ship-empty", ("HX-ACT-14",), None, _by_source),
    v.LIFE_FULL: Why("why-life-full", ("HX-UNIT-13",), None, _by_source),
    v.NO_RESERVE: Why("why-no-reserve", _no_reserve, _player, _by_source),
    v.NO_HEXILUM: Why("why-no-hexilum", ("HX-CARD-09",), _player, _by_source),
    v.NOTHING_TO_SWAP: Why("why-nothing-to-swap", ("HX-CARD-03",), None, _by_source),
    v.NOTHING_TO_DISPLACE: Why("why-nothing-to-displace", ("HX-ATK-12",), None, _by_source),
    v.NOTHING_BESIDE: Why("why-nothing-beside-warlord", ("HX-FAC-01",), None, _by_source),
    v.NOTHING_TO_RECOVER: Why("why-nothing-to-recover", ("HX-CARD-04",), None, _by_source),
    v.NO_FOREIGN_CARD: Why("why-no-foreign-card", ("HX-CARD-08",), None, _by_source),
    v.NO_FOREIGN_MERCENARY: Why("why-no-foreign-mercenary", ("HX-CARD-05",), None, _by_source),
    v.INCOME_FULL: Why("why-income-full", ("HX-ACT-08",), None, _income),
    # cards
    v.NOT_PERMANENT: Why("why-not-permanent", ("HX-CARD-13",), _mercenary),
    v.NOT_ON_BOARD: Why("why-not-on-board", ("HX-ACT-06",), _mercenary),
    v.TIRED: Why("why-tired", ("HX-ACT-06",), _mercenary),
    v.TOO_DEAR: Why("why-too-dear", _too_dear, _price, _income),
    v.ONLY_MERCENARIES: Why("why-only-mercenaries", ("HX-CARD-05",), _card),
    v.ONLY_ACTION_CARDS: Why("why-only-action-cards", ("HX-CARD-08",), _card),
    # the warlord
    v.WARLORD_ON_TABLEAU: Why("why-warlord-on-tableau", ("HX-ACT-11",), None, _warlord),
    v.USED_THIS_TURN: Why("why-used-this-turn", ("HX-TERM-06",), None, _warlord),
    v.NO_FREE_NEIGHBOUR: Why("why-no-free-neighbour", ("HX-ACT-10",), None, _warlord),
    # cells
    v.OCCUPIED: Why("why-occupied", _taken, _who_stands),
    v.WARLORD_STANDS: Why("why-warlord-stands", _taken, _who_stands),
    v.CELL_FREE: Why("why-cell-free", ("HX-FAC-01",), _cell),
    v.WARLORD_IMMOVABLE: Why("why-warlord-immovable", ("HX-UNIT-12",), _warlord_of),
    v.MUST_ATTACK: Why("why-must-attack", ("HX-ATK-08",)),
    v.ATTACKS_OFF_BOARD: Why("why-attacks-off-board", ("HX-PAT-05",), _hits),
    v.NO_LANDING: Why("why-no-landing", ("HX-PAT-06",)),
    # other players
    v.ELIMINATED: Why("why-eliminated", ("HX-TERM-05",), _player),
    v.MATE: Why("why-mate", ("HX-TEAM-05",), _player),
    v.WARLORD_NOT_BESIDE: Why("why-warlord-not-beside", ("HX-DMG-02",), _player),
    v.WARLORD_LEFT_TABLEAU: Why("why-warlord-left-tableau", ("HX-RES-03",), _player),
    v.WARLORD_SPARED: Why("why-warlord-spared", ("HX-RES-03",), _player),
    # the set-up
    v.FACTION_TAKEN: Why("why-faction-taken", ("HX-SETUP-02",), _faction),
    v.BOARD_TAKEN: Why("why-board-taken", ("HX-SETUP-04",), _chosen_by),
    v.BOARD_KEPT: Why("why-board-kept", ("HX-ADV-02",), _minority),
    v.NOT_RIGHT_NEIGHBOUR: Why("why-not-right-neighbour", ("HX-ADV-02",), _right),
    v.MISSION_TAKEN: Why("why-mission-taken", ("HX-SETUP-08",), _mission),
}
