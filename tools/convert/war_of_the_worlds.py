"""War of the Worlds in the case language: what each older word says as a fact of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import to_builtins

from beachhead.core.setups import check_setup
from beachhead.games.war_of_the_worlds import GAME
from beachhead.games.war_of_the_worlds.kinds import KINDS
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.view import view
from beachhead.games.war_of_the_worlds.vocab import MARKER_IDS, ROW, SIDE_IDS, UNIT_IDS
from convert.dialect import (
    CannotConvert,
    Dialect,
    Record,
    difference,
    leaves,
    merged,
    others,
)
from convert.war_position import Position, build
from convert.war_reader import Piles, check, given_position, play


class WarOfTheWorlds(Dialect):
    """Cases begin with the set-up or on an empty board."""

    game = GAME
    title = "War of the Worlds"

    def tables(self) -> Record:
        """The same empty board, with one side or the other to move."""
        martian, human = (_empty(side) for side in ("martian", "human"))
        found = {
            "martian_turn": {"base": "blank", **difference(GAME, None, martian)},
            "human_turn": {"base": "martian_turn", **difference(GAME, martian, human)},
        }
        for table in found.values():
            table.pop("unchecked", None)  # nobody has civilians there: to be laid by the cases
        return found

    def wrong(self, record: Record) -> list[str]:
        return check(record)

    def expectations(self, record: Record) -> int:
        after = given_position(record["given"]).state
        play(after, record["when"])
        then = _telling(record["then"], after)
        return len(list(leaves(then))) + ("winner" not in then) + len(then.get("hides", ()))

    def convert(self, record: Record) -> Record:
        given = record["given"]
        begun, first = _given(given, self.care)
        after = given_position(given)
        moves = play(after.state, record["when"])
        facts = Facts(after)
        then = _telling(record["then"], after.state)
        parts = [facts.winner(then.get("winner", "none"))]
        parts += [facts.fact(key, then[key]) for key in then if key != "winner"]
        parts += [facts.viewer(record["then"])] if "viewer" in record["then"] else []
        return {"given": begun, "when": [*first, *moves], "then": merged(*parts)}


def _telling(then: Mapping[str, Any], after: State) -> Record:
    """What an older `then` compares: empty wishes say nothing, nor does it say anything that an
    option is not offered which is no action, or when nothing is offered any more.
    """
    found = dict(then)
    if after.over:
        found.pop("illegal", None)
    if "illegal" in found:
        found["illegal"] = [name for name in found["illegal"] if name in KINDS.names(after.tables)]
    return {key: value for key, value in found.items() if not _idle(key, value)}


def _idle(key: str, value: Any) -> bool:
    """Whether a key compares nothing by itself: at least nothing, or the name of a reader."""
    return key == "viewer" or (key not in COMPLETE and value in ([], {}))


def _empty(side: str) -> State:
    return given_position({"base": "empty", "active": side}).state


def _given(given: Mapping[str, Any], care: int) -> tuple[Record, list[Any]]:
    """The table before the first choice, and the start step if it is still to come."""
    options = {name: str(value) for name, value in given.get("options", {}).items()}
    found: Record = {"options": options} if options else {}
    if given["base"] == "setup":
        return found, []
    tables = GAME.tables(GAME.load_content(), check_setup(GAME, None, None, options, 1))
    begins = given.get("step") == "start"
    state = build(tables, {**given, "step": "main"}).state
    side = given["active"]
    found |= {"base": f"{side}_turn", **difference(GAME, _empty(side), state, care)}
    return found, [{"run": "turn.begin", "side": side}] if begins else []


class Facts:
    """What the older `then` says about a table, in the new words; one method per family."""

    def __init__(self, position: Position) -> None:
        self.s = position.state
        self.side = SIDE_IDS[position.side]

    def winner(self, wanted: str) -> Record:
        if wanted != "none":
            return {"winners": [wanted]}
        return {"end": {"winner": "none"}} if self.s.over else {"over": False}

    def fact(self, key: str, wanted: Any) -> Record:
        if key in PLAIN:
            group, name = PLAIN[key]
            return {group: {name: wanted}}
        if key in TABLES:
            return TABLES[key](self, wanted)
        name, _, side = key.rpartition("_")
        if name == "counts":
            return {"count": merged(*(self._count(side, z, n) for z, n in wanted.items()))}
        if name in TOGETHER:
            return self._together(side, *TOGETHER[name], wanted)
        if key in ("sees", "hides"):
            return {}
        if key in ("legal", "illegal", "exactly"):
            return {key: wanted}
        raise CannotConvert(f"then.{key}")

    # -- the board -----------------------------------------------------------------------------

    def resources(self, wanted: int) -> Record:
        """Of the side that was active: once its turn is over, it has none, but the other may."""
        active = SIDE_IDS[self.s.active]
        if active == self.side:
            return {"turn": {"resources": wanted}}
        return {"turn": {"active": active, "resources": int(self.s.resources)}}

    def units(self, wanted: Mapping[str, list[str]]) -> Record:
        found = {}
        for kind, areas in wanted.items():
            waiting = self._units(kind) - len(areas)
            counted = [f"{a}*{n}" if n > 1 else a for a, n in Counter(areas).items()]
            reserve = [f"reserve*{waiting}"] if waiting > 1 else ["reserve"] * waiting
            found[f"board.at.{kind}-*"] = [*counted, *reserve]
        return {"all": found}

    def _units(self, kind: str) -> int:
        return list(self.s.tables.unit_kind).count(UNIT_IDS.index(kind))

    def reserve(self, wanted: Mapping[str, int]) -> Record:
        return {"count": {f"board.at.{kind}-* = reserve": n for kind, n in wanted.items()}}

    def markers(self, wanted: Mapping[str, list[str]]) -> Record:
        found = {}
        for marker in MARKER_IDS:
            row = {area: names.count(marker) for area, names in wanted.items() if marker in names}
            if row:
                found[marker] = others(row, 0)
        return {"board": {"markers": others(found, {"*": 0})}}

    # -- cards ---------------------------------------------------------------------------------

    def _count(self, side: str, zone: str, n: int) -> Record:
        """An empty place of a row is written as `none`, so the empty ones are counted."""
        if zone == "row":
            return {f"piles.{side}.row = none": ROW - n}
        return {f"piles.{side}.{zone}": n}

    def _together(self, side: str, first: str, second: str, wanted: Mapping[str, int]) -> Record:
        cards = [f"{card}*{n}" if n > 1 else card for card, n in wanted.items() if n]
        holes = self._holes(side) if first == "row" else []
        return {"piles": {f"{side}.{first} + {side}.{second}": [*cards, *holes]}}

    def _holes(self, side: str) -> list[str]:
        missing = ROW - Piles(self.s, SIDE_IDS.index(side)).count("row")
        return [f"none*{missing}"] if missing > 1 else ["none"] * missing

    def row(self, wanted: list[str]) -> Record:
        holes = ["none"] * (ROW - len(wanted))
        return {"piles": {self.side: {"row": [*wanted, *holes]}}}

    # -- what a side sees ----------------------------------------------------------------------

    def viewer(self, then: Mapping[str, Any]) -> Record:
        viewer = then["viewer"]
        seen = to_builtins(view(self.s, SIDE_IDS.index(viewer)))["sides"]
        sees: Record = {}
        counts: Record = {}
        for place in then.get("sees", ()):
            side, zone = place.split(".")
            if shown := _shown(f"sides.{place}", seen[side].get(zone)):
                sees |= shown
            else:  # nothing was there to be seen
                counts |= self._count(side, zone, 0)
        hides = [f"sides.{place}" for place in then.get("hides", ())]
        for place in then.get("hides", ()):
            side, zone = place.split(".")
            sees[f"sides.{place}_count"] = Piles(self.s, SIDE_IDS.index(side)).count(zone)
        found: Record = {"sees": {viewer: sees}} if sees else {}
        found |= {"hides": {viewer: hides}} if hides else {}
        return found | ({"count": counts} if counts else {})


def _shown(place: str, cards: Any) -> Record:
    """What is open; an empty place of a row has no word in a view."""
    if isinstance(cards, list):
        return {f"{place}.{n}": card for n, card in enumerate(cards) if card}
    return {place: cards} if cards is not None else {}


COMPLETE = ("spent", "balloons", "markers", "hand", "row", "decision_deck", "exactly")
PLAIN = {
    "damage": ("turn", "damage"),
    "round": ("turn", "round"),
    "active": ("turn", "active"),
    "by_adjudication": ("end", "adjudicated"),
    "civilians": ("board", "civilians"),
    "buildings": ("board", "building"),
}
TOGETHER = {
    "hand_plus_deck": ("hand", "deck"),
    "row_plus_decision_deck": ("row", "decision_deck"),
}
TABLES: dict[str, Callable[[Facts, Any], Record]] = {
    "resources": Facts.resources,
    "civilians_total": lambda f, n: {"sum": {"board.civilians.*": n}},
    "spent": lambda f, w: {"board": {"spent": others(w, 0)}},
    "units": Facts.units,
    "reserve": Facts.reserve,
    "balloons": lambda f, w: {"board": {"balloons": others(dict.fromkeys(w, True), False)}},
    "markers": Facts.markers,
    "discard": lambda f, w: {"gained": {f"piles.{f.side}.discard": w}},
    "removed": lambda f, w: {"gained": {f"piles.{f.side}.removed": w}},
    "discard_count": lambda f, n: {"change": {f"piles.{f.side}.discard": n}},
    "removed_count": lambda f, n: {"change": {f"piles.{f.side}.removed": n}},
    "hand": lambda f, w: {"piles": {f.side: {"hand": w}}},
    "row": Facts.row,
    "row_count": lambda f, n: {"count": f._count(f.side, "row", n)},
    "decision_deck": lambda f, w: {"order": {f"piles.{f.side}.decision_deck": w}},
    "decision": lambda f, name: {"asked": name},
}

DIALECT = WarOfTheWorlds()
