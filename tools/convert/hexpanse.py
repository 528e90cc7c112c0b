"""Hexpanse in the case language: what each older word says as a fact of a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from beachhead.games.hexpanse import GAME
from beachhead.games.hexpanse import content as printed
from beachhead.games.hexpanse.content.build import BASE_FACTIONS, FACTION_IDS
from beachhead.games.hexpanse.fields import KIND_IDS, LETTERS, NO_UNIT, POOL_IDS
from beachhead.games.hexpanse.rules import units
from beachhead.games.hexpanse.state import State
from convert.dialect import CannotConvert, Dialect, Record, difference, leaves, merged
from convert.hex_position import cell_at, options_of, players, position
from convert.hex_reader import Run, check, led_by

TABLES = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
HEAD = ("players", "team", "level", "elites", "variants", "options")


class Hexpanse(Dialect):
    """Cases begin with the set-up, or on an empty board before the first action of A."""

    game = GAME
    title = "Hexpanse"

    def tables(self) -> Record:
        """The empty board for each number of players."""
        found = {}
        for count, name in TABLES.items():
            empty = position({"players": count})
            seats = list(FACTION_IDS[:count])
            found[name] = {"base": "blank", "seats": seats, **difference(GAME, None, empty)}
        return found

    def wrong(self, record: Record) -> list[str]:
        return check(record)

    def expectations(self, record: Record) -> int:
        return len(list(leaves(_telling(record.get("then", {}), _played(record)))))

    def convert(self, record: Record) -> Record:
        run = _played(record)
        facts = Facts(run)
        then = _telling(record.get("then", {}), run)
        first, *later = self._scenes(run)
        last = later[-1] if later else first
        last["then"] = merged(*(facts.fact(key, wanted) for key, wanted in then.items()))
        return first | ({"next": later} if later else {})

    def _scenes(self, run: Run) -> list[Record]:
        """The table with the moves on it; whatever the case lays out later begins a scene."""
        given, first = self._begun(run)
        scenes: list[Record] = [{"given": given}]
        starts = [0, *(change.moves for change in run.changes)]
        for change in run.changes:
            scenes.append({"given": difference(GAME, change.before, change.after, self.care)})
        for scene, begin, end in zip(scenes, starts, [*starts[1:], None], strict=True):
            scene["when"] = run.moves[begin:end]
        scenes[0]["when"] = [*first, *scenes[0]["when"]]
        return scenes

    def _begun(self, run: Run) -> tuple[Record, list[Any]]:
        """What is given, and the start of the turn if it is still to come."""
        given = run.given
        options = options_of(given)
        if run.is_setup:
            return _set_up(given, options, run.seed), []
        found: Record = {"base": TABLES[players(given)]}
        found |= {"options": options} if options else {}
        empty = position({key: given[key] for key in HEAD if key in given})
        found |= difference(GAME, empty, position(given), self.care)
        begins = {"run": "turn.start_turn", "seat": given.get("active", "A")}
        return found, [begins] if given.get("phase") == "income" else []


def _set_up(given: Record, options: dict[str, str], seed: int) -> Record:
    """Factions of the Aliens need their option, which changes nothing else."""
    strange = set(given["factions"]) - set(FACTION_IDS[:BASE_FACTIONS])
    if strange and players(given) <= BASE_FACTIONS:
        options = {**options, "aliens": "on"}
    found: Record = {"seats": given["factions"], "seed": seed}
    return found | ({"options": options} if options else {})


def _played(record: Record) -> Run:
    run = Run(record.get("given", {}))
    run.play(record.get("when", []))
    return run


def _telling(then: Mapping[str, Any], run: Run) -> Record:
    """What an older `then` compares: empty wishes say nothing, nor does it say anything that an
    option is not offered which is no action, or when nothing is offered any more. Protectors out
    of the game and tokens of the squad are one number, for whomever they are told.
    """
    found = dict(then)
    if "illegal" in found:
        named = [name for name in found["illegal"] if name in run.names]
        found["illegal"] = [] if run.state.over else named
    for key in ("removed", "tokens"):
        if numbers := [n for n in leaves(found.pop(key, {})) if isinstance(n, int)]:
            found[key] = numbers[0]
    for key in ("reserve", "minority_board", "hidden_from"):
        if key in found:
            found[key] = {name: row for name, row in found[key].items() if row}
    return {key: value for key, value in found.items() if key in COMPLETE or value not in ([], {})}


class Facts:
    """What the older `then` says about a table, in the new words; one method per family."""

    def __init__(self, run: Run) -> None:
        self.s: State = run.state
        self.begins = run.begins()
        self.letters = LETTERS[: self.s.seats]

    def fact(self, key: str, wanted: Any) -> Record:
        if self.begins and key in BEFORE_THE_TURN:
            return BEFORE_THE_TURN[key](self, wanted)
        if key in PLAIN:
            group, name = PLAIN[key]
            return {group: {name: wanted}}
        if key in SAME:
            return {SAME[key]: wanted}
        if key in WORDS:
            return WORDS[key](self, wanted)
        raise CannotConvert(f"then.{key}")

    def asked(self, wanted: str) -> Record:
        """`A deploy_cell` is `A D-DEPLOY-CELL` today."""
        seat, _, name = wanted.partition(" ")
        return {"asked": f"{seat} D-{name.upper().replace('_', '-')}"}

    # -- where the first turn would begin ------------------------------------------------------

    def before(self, **facts: Any) -> Record:
        """The turn has begun by itself, so what was before is told of the last question."""
        return {"questions": [{"decision": "D-BEGIN", **facts}]}

    def asked_before(self, wanted: str) -> Record:
        seat, _, _ = wanted.partition(" ")
        return self.before(seat=seat, times=1)

    def hexilum_before(self, wanted: Mapping[str, int]) -> Record:
        """The start player has got his income since."""
        first = self.letters[self.s.first]
        others = {name: n for name, n in wanted.items() if name != first}
        found: Record = {"players": {"hexilum": others}} if others else {}
        if first in wanted:
            held = {f"players.hexilum.{first}": wanted[first]}
            found |= self.before(**{"while": held}, times=1)
        return found

    # -- the board -----------------------------------------------------------------------------

    def board(self, wanted: str) -> Record:
        """Boards differ in size; the content says which has which."""
        sizes = {board.id: board.cells for board in printed.load().board.board}
        known = {"board.board.id": list(sizes), "board.board.cells": list(sizes.values())}
        return {"content": known, "tables": {"cells": sizes[wanted]}}

    def units(self, wanted: Mapping[str, str]) -> Record:
        t = self.s.tables
        cells = {at: t.cell_names[cell_at(at, t.cells)] for at in wanted}
        rows = {cells[at]: NO_UNIT if u == "empty" else u for at, u in wanted.items()}
        return {"board": {"unit": rows}}

    def recovery(self, wanted: Mapping[str, Mapping[str, int]]) -> Record:
        """All that a player leads is told, also what is not in the ship."""
        found: Record = {}
        for name, row in wanted.items():
            kinds = ["regular", "elite", *led_by(self.s, LETTERS.index(name))]
            found |= {_pool(name, kind): row.get(kind, 0) for kind in kinds}
        return {"board": {"ship": found}}

    def home(self, wanted: Mapping[str, Mapping[str, int]]) -> Record:
        rows = {_pool(name, kind): n for name, row in wanted.items() for kind, n in row.items()}
        return {"board": {"home": rows}}

    def eliminated(self, wanted: list[str]) -> Record:
        found: Record = {"count": {"players.life.* = 0": len(wanted)}}
        return found | ({"players": {"life": dict.fromkeys(wanted, 0)}} if wanted else {})

    def winner(self, wanted: str) -> Record:
        return {"end": {"winners": [] if wanted == "none" else wanted.split("+")}}

    # -- cards ---------------------------------------------------------------------------------

    def discard(self, prefix: str = "piles.") -> str:
        """The whole discard pile; what lies there face down is known to one seat."""
        names = ["cards.discard", *(f"cards.face_down.{name}" for name in self.letters)]
        return " + ".join(prefix + name for name in names)

    def secrets(self) -> str:
        return " + ".join(f"piles.missions.secret.{name}" for name in self.letters)

    def minorities(self, wanted: Mapping[str, list[str]]) -> Record:
        rows = {}
        for name, led in wanted.items():
            rows[f"players.minority.{name}.*"] = [*led, *["none"] * (2 - len(led))]
        return {"all": rows}

    # -- what a seat sees ----------------------------------------------------------------------

    def teams(self, wanted: list[list[str]]) -> Record:
        teams = {name: n for n, team in enumerate(wanted) for name in team}
        rows = {f"players.{i}.team": teams[name] for i, name in enumerate(self.letters)}
        return {"sees": {"nobody": rows}}

    def hidden_from(self, wanted: Mapping[str, list[str]]) -> Record:
        found = {}
        for name, things in wanted.items():
            seats = [LETTERS.index(thing.removeprefix("secret:")) for thing in things]
            found[name] = [f"players.{seat}.secret" for seat in seats]
        return {"hides": found}


def _pool(name: str, kind: str) -> str:
    """Where units of a kind wait: `A:regular`, or `M03`."""
    return POOL_IDS[units.pool(LETTERS.index(name), KIND_IDS.index(kind))]


COMPLETE = ("discard", "market", "options", "eliminated")  # lists that are exact even if empty
PLAIN = {
    "actions_left": ("turn", "actions_left"),
    "turn": ("turn", "active"),
    "win_by": ("end", "ended"),
    "win_mission": ("end", "won_with"),
    "common_mission": ("cards", "common"),
    "removed": ("board", "shields"),
    "hexilum": ("players", "hexilum"),
    "life": ("players", "life"),
    "income": ("players", "income"),
    "cells": ("tables", "cells"),
}
SAME = {
    "legal": "legal",
    "illegal": "illegal",
    "options": "exactly",
    "option_count": "choices",
}
BEFORE_THE_TURN: dict[str, Callable[[Facts, Any], Record]] = {
    "asked": Facts.asked_before,
    "hexilum": Facts.hexilum_before,
    "actions_left": lambda f, n: f.before(**{"while": {"turn.actions_left": n}}, times=1),
    "legal": lambda f, w: f.before(legal=w),
    "illegal": lambda f, w: f.before(illegal=w),
    "options": lambda f, w: f.before(exactly=w),
    "option_count": lambda f, n: f.before(choices=n),
}
WORDS: dict[str, Callable[[Facts, Any], Record]] = {
    "asked": Facts.asked,
    "board": Facts.board,
    "sources": lambda f, n: {"sum": {"tables.source": n}},
    "units": Facts.units,
    "unit_count": lambda f, w: {"count": {f"board.unit.* = {a}:*": n for a, n in w.items()}},
    "recovery": Facts.recovery,
    "reserve": Facts.home,
    "minority_board": Facts.home,
    "tokens": lambda f, n: {"cards": {"tokens": {"C23": n}}},
    "eliminated": Facts.eliminated,
    "winner": Facts.winner,
    "common_missions": lambda f, n: {"count": {"cards.common = none": 1 - n}},
    "secret_missions": lambda f, n: {"count": {f.secrets(): n}},
    "secret": lambda f, w: {"piles": {"missions": {"secret": {a: [m] for a, m in w.items()}}}},
    "deck_count": lambda f, n: {"count": {"piles.cards.deck": n}},
    "market_count": lambda f, n: {"count": {"piles.cards.market": n}},
    "market": lambda f, w: {"piles": {"cards": {"market": w}}},
    "discard_count": lambda f, n: {"count": {f.discard(): n}},
    "discard": lambda f, w: {"piles": {f.discard(""): w}},
    "discard_has": lambda f, w: {"has": {f.discard(): w}},
    "cards": lambda f, w: {"piles": {"cards": {"owned": w}}},
    "minorities": Facts.minorities,
    "teams": Facts.teams,
    "hidden_from": Facts.hidden_from,
}

DIALECT = Hexpanse()
