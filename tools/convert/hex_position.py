"""The tables of older cases of Hexpanse: a position player by player, or the set-up as drawn."""

from __future__ import annotations

from typing import Any

from beachhead.core.contract import Setup
from beachhead.games.hexpanse import GAME
from beachhead.games.hexpanse import content as printed
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.fields import CARD_IDS, KIND_IDS, LETTERS, MISSION_IDS
from beachhead.games.hexpanse.rules import market, turn, units
from beachhead.games.hexpanse.state import State
from convert.dialect import CannotConvert, Record

GIVEN = {
    "base", "players", "team", "level", "elites", "variants", "options", "factions",
    "minorities_drawn", "missions_drawn", "dealt", "units", "active", "phase", "actions_left",
    "eliminated", "mission", "market", "deck", "deck_count", "discard", *LETTERS,
}  # fmt: skip
PLAYER = {
    "faction", "minority", "elite", "life", "hexilum", "income", "recovery", "cards", "secret",
    "tokens",
}  # fmt: skip
PHASES = ("income", "actions", "market")
SQUAD = KIND_IDS.index("C23") - v.MERCENARY
WHERE = {(cell.q, cell.r): i for i, cell in enumerate(build.cells_of(printed.load()))}


def check_words(given: Record) -> None:
    """No case says anything by a slip of the pen."""
    strange = [key for key in given if key not in GIVEN]
    for letter in LETTERS[: players(given)]:
        strange += [f"{letter}.{key}" for key in set(given.get(letter, {})) - PLAYER]
    if strange:
        raise CannotConvert(f"given: unknown words {', '.join(strange)}")
    if given.get("phase", "actions") not in PHASES:
        raise CannotConvert(f"given: unknown phase {given['phase']!r}")


def players(given: Record) -> int:
    return int(given.get("players", 2))


def options_of(given: Record) -> dict[str, str]:
    """The options that a case names; each of a list is switched on."""
    found = {"level": given["level"]} if "level" in given else {}
    found |= {"elites": str(given["elites"])} if "elites" in given else {}
    found |= {"team": "on"} if given.get("team") else {}
    known = {spec.id for spec in GAME.options()}
    for name in [*given.get("options", []), *given.get("variants", [])]:
        if name not in known:
            raise CannotConvert(f"given: unknown option {name!r}")
        found[name] = "on"
    return found


def all_options(given: Record) -> dict[str, str]:
    return {spec.id: spec.default for spec in GAME.options()} | options_of(given)


def cell_at(name: str, cells: int) -> int:
    """The number of a cell written q,r."""
    q, _, r = name.partition(",")
    cell = WHERE.get((int(q), int(r)), cells)
    if cell >= cells:
        raise CannotConvert(f"{name} is no cell of this board")
    return cell


# -- set-up --------------------------------------------------------------------------------------


def dealt(given: Record) -> tuple[int, State]:
    """The set-up with A as start player, and its seed."""
    options = all_options(given)
    tables = build.build_tables(printed.load(), players(given), options)
    seed = 0
    while True:
        state = GAME.start(tables, Setup(tuple(given["factions"]), options, seed))
        state.apply(v.DEAL)
        if state.first == 0:
            return seed, state
        seed += 1


def lay_boards(state: State, given: Record) -> None:
    """The minority boards that the case says chance would give."""
    if "minorities_drawn" in given:
        drawn = {KIND_IDS.index(name) - v.MINORITY for name in given["minorities_drawn"]}
        places = [v.OPEN_BOARD if m in drawn else v.UNDRAWN for m in range(v.MINORITIES)]
        state.board_at = build.vec_of(places)
    if "dealt" in given:
        places = [v.UNDRAWN] * v.MINORITIES
        for letter, hand in given["dealt"].items():
            for name in hand:
                places[KIND_IDS.index(name) - v.MINORITY] = v.HAND + LETTERS.index(letter)
        state.board_at = build.vec_of(places)


# -- a position ----------------------------------------------------------------------------------


def position(given: Record) -> State:
    """What lies on the table, before anything runs; at the start of a turn before its income."""
    count = players(given)
    tables = build.build_tables(printed.load(), count, all_options(given))
    state = State(tables, count)
    state.round = 1
    for i in range(v.MERCENARIES):
        state.tokens[i] = tables.tokens[i]
    if "mission" in given:
        state.common = MISSION_IDS.index(given["mission"])
    for seat in range(count):
        _player(state, seat, given.get(LETTERS[seat], {}))
    for name, unit in given.get("units", {}).items():
        _put(state, cell_at(name, tables.cells), unit)
    for seat in range(count):
        squad = given.get(LETTERS[seat], {}).get("tokens")
        if squad is not None:
            state.tokens[SQUAD] = squad
    for letter in given.get("eliminated", []):
        state.life[LETTERS.index(letter)] = 0
    _cards(state, given)
    _phase(state, given)
    return state


def _player(state: State, seat: int, player: dict[str, Any]) -> None:
    tables = state.tables
    faction = player.get("faction", build.FACTION_IDS[seat])
    state.faction[seat] = build.FACTION_IDS.index(faction)
    state.life[seat] = player.get("life", tables.life_start)
    state.hexilum[seat] = player.get("hexilum", tables.hexilum_start)
    state.income[seat] = player.get("income", tables.income_start)
    if "secret" in player:
        state.secret[seat] = MISSION_IDS.index(player["secret"])
    foreign = 0
    for i, name in enumerate(player.get("minority", [])):
        m = KIND_IDS.index(name) - v.MINORITY
        state.minority[seat * 2 + i] = m
        state.home[v.POOL_MINORITY + m] = tables.minority_units[m]
        foreign += tables.minority_units[m]
    elite = player.get("elite", 0)
    state.home[seat * 2 + v.ELITE] = elite
    state.home[seat * 2 + v.REGULAR] = tables.units - elite - foreign
    for kind, count in player.get("recovery", {}).items():
        pool = units.pool(seat, KIND_IDS.index(kind))
        state.ship[pool] = count
        state.home[pool] -= count


def _put(state: State, cell: int, unit: str) -> None:
    """A unit on the board, taken from where it would wait."""
    letter, _, name = unit.partition(":")
    kind = KIND_IDS.index(name)
    if letter == "neutral":
        state.unit[cell] = units.code(v.NEUTRAL, kind)
        return
    seat = LETTERS.index(letter)
    state.unit[cell] = units.code(seat, kind)
    if kind == v.WARLORD:
        state.warlord[seat] = cell
    else:
        units.take_waiting(state, seat, kind)
        state.hired[seat] += int(kind >= v.MERCENARY)


def _cards(state: State, given: Record) -> None:
    for seat in range(state.seats):
        for name in given.get(LETTERS[seat], {}).get("cards", []):
            state.where[CARD_IDS.index(name)] = v.OWNED + seat
    for name in given.get("discard", []):
        state.where[CARD_IDS.index(name)] = v.IN_DISCARD
    top = given.get("deck", [])
    free = [i for i in range(v.CARDS) if state.where[i] == v.ASIDE and CARD_IDS[i] not in top]
    shown = given.get("market", [CARD_IDS[i] for i in free[: state.tables.market_size]])
    for name in shown:
        state.where[CARD_IDS.index(name)] = v.IN_MARKET
    rest = [CARD_IDS[i] for i in free if CARD_IDS[i] not in shown]
    deck = [CARD_IDS.index(name) for name in [*top, *rest]][: given.get("deck_count", v.CARDS)]
    for place, card in enumerate(reversed(deck)):
        state.deck[place] = card
        state.where[card] = v.IN_DECK
    state.deck_n = len(deck)


def _phase(state: State, given: Record) -> None:
    seat = LETTERS.index(given.get("active", "A"))
    state.active = seat
    if given.get("phase") == "market":
        state.top = turn.TurnEnd(None, seat)
        market.visit(state, seat, 0)
        return
    state.top = turn.ActionFlow(None, seat)
    state.actions_left = state.tables.actions_per_turn
    if given.get("phase") != "income":
        state.actions_left = given.get("actions_left", state.actions_left)
