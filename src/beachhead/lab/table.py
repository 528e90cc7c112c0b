"""The table of a case: laid by `given`, played by `when`, with all that was asked on the way."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from beachhead.core import position, questions
from beachhead.core.contract import Game, Setup
from beachhead.core.engine import OVER, Question, legal_actions
from beachhead.core.errors import PositionError, SetupError
from beachhead.core.event import Journal
from beachhead.core.fields import Value
from beachhead.core.position import ANYTHING, MISFITS
from beachhead.core.setups import check_setup, prepare
from beachhead.lab import given as changes
from beachhead.lab.slips import Slip, known, table
from beachhead.lab.snapshot import Snapshot

SEED = 1
BLANK, SET_UP = "blank", "setup"
NEVER = "never"
HEAD = ("base", "players", "seats", "options", "seed", "unchecked", "halt")
LATER = ("unchecked", "halt")  # what a further scene may say anew
TOP = "@top"
STUCK = 1_000  # forced answers in a row


class Failed(Exception):
    """A move of the case cannot be made, or came out otherwise: it does not hold."""


class Asked(NamedTuple):
    """A question that came up, what it offered and what was answered, if anything yet."""

    decision: str
    seat: int
    offers: tuple[str, ...]
    forced: bool
    state: Any  # as it was


class Table:
    """A state in play, everything told, and every question so far."""

    def __init__(
        self,
        game: Game[Any],
        given: Mapping[str, Any],
        tables: Mapping[str, Any],
        seed: int | None = None,
        edition: Path | None = None,
    ) -> None:
        """Set up and lay what is given; `tables` are those of the file, to begin with."""
        self.game = game
        head = _head(given, tables)
        self.unchecked = bool(head["unchecked"])
        self.halt = self._step(head.get("halt", NEVER))
        self.setup = _setup(game, head, seed)
        _, self.tables, self.names = prepare(game, self.setup, edition)
        self.journal = Journal()
        self.trail: list[Asked] = []
        self.unasked: list[str] = []  # forced answers since the last move
        self.passed = 0  # how many of them the case has named
        self.settled = False  # whether the question on top stands in the trail
        self.state: Any = None
        self._begin(given, tables)

    # -- given ---------------------------------------------------------------------------------

    def _begin(self, given: Mapping[str, Any], tables: Mapping[str, Any]) -> None:
        layers = _layers(given, tables)
        if layers[-1].get("base", SET_UP) == SET_UP:
            self.state = self.game.start(self.tables, self.setup, self.journal)
            if not any(map(_changes, layers)):
                return
            data = self._data(self.state)
        else:
            data = {"piles": self._data(self.blank.state)["piles"]}
        for layer in reversed(layers):
            data = changes.lay(data, _changes(layer), self.blank)
        self._read(data)

    @cached_property
    def blank(self) -> Snapshot:
        """The table with nothing on it: all names and beginnings."""
        return Snapshot(self.game, self.game.piles.blank(self.tables, len(self.setup.seats)))

    def change(self, news: Mapping[str, Any]) -> None:
        """Lay changes on the table as it stands."""
        for key in _in_head(news):
            if key not in LATER:
                raise Slip(f"given.{key}", "belongs to the beginning of a case")
        self.unchecked = bool(news.get("unchecked", self.unchecked))
        self.halt = self._step(news.get("halt", self.halt))
        self._read(changes.lay(self._data(self.state), _changes(news), self.blank))

    def position(self) -> str:
        """The table as text, nothing left open: a match can begin there."""
        head = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": list(self.game.dealt_seats(self.setup, self.tables)),
            "options": dict(self.setup.options),
        }
        return position.write(self.game.piles, self.state, head)

    def _step(self, name: Any) -> str:
        """The question or step at which play halts when it comes to the top, or never."""
        steps = questions.kinds(Question, f"beachhead.games.{self.game.id}")
        return known(name, (*steps, NEVER), "given.halt", "question or step")

    def _data(self, state: Any) -> dict[str, Any]:
        return position.data(self.game.piles, state, {})

    def _read(self, data: dict[str, Any]) -> None:
        """The state of a position; a table that cannot be is a slip."""
        data.pop("format", None)
        try:
            seats = list(self.setup.seats)
            state = position.read(self.game.piles, data, self.tables, seats, self.setup.seed)
            broken = self.game.broken_invariants(state)
        except PositionError as error:
            path = str(error.facts["path"]).removeprefix("$").removeprefix(".")
            raise Slip(f"given.{path}".rstrip("."), str(error.facts["reason"])) from None
        except MISFITS as error:
            text = f"does not fit together: {type(error).__name__} {error}"
            raise Slip("given", text) from None
        if broken and not self.unchecked:
            raise Slip("given", f"cannot be: {broken[0]}")
        self.state = state
        self.state.journal = self.journal
        self.settled = False

    # -- when ----------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on to the next real question; what is forced is played and remembered."""
        self.settled = True
        for _ in range(STUCK):
            self._run_steps()
            top = self.state.top
            if self.halted():
                return
            legal = legal_actions(self.state)
            forced = len(legal) == 1 and not top.waits()
            offers = tuple(self.names[action] for action in legal)
            self.trail.append(Asked(top.name, int(top.seat), offers, forced, self.state.clone()))
            if not forced:
                return
            self.unasked.append(offers[0])
            top.apply(self.state, legal[0])
        raise Failed("the forced answers do not end")

    def _run_steps(self) -> None:
        """Carry out what asks nobody."""
        while not self.halted() and self.state.top.run(self.state):
            pass

    def halted(self) -> bool:
        """Whether nobody is asked: the match is over, or the case halts here."""
        top = self.state.top
        return bool(self.state.over) or top is None or type(top).__name__ == self.halt

    def offers(self) -> tuple[str, ...]:
        return () if self.asked_seat() == OVER else self.trail[-1].offers

    def play_all(self, moves: list[Any]) -> None:
        """The moves of a scene, one after the other."""
        if not self.settled:
            self.settle()
        for i, move in enumerate(moves):
            self.step(move, f"when[{i}]")

    def step(self, move: Any, path: str) -> None:
        """One entry of `when`."""
        if isinstance(move, str):
            self.play(move, path)
        elif "run" in table(move, path):
            self.run(move, path)
        elif "refused" in move:
            self.refuse(move, path)
        else:
            raise Slip(path, "a move, `run` or `refused` is needed")

    def play(self, move: str, path: str) -> None:
        """`to:york`; `human: to:york` if that seat must be asked; `=to:york` if nothing else could
        be answered: then it has been played already, or the question waits for this one answer.
        """
        seat, colon, rest = move.removeprefix("=").partition(": ")
        name = self.action(rest if colon else seat, path)
        only = move.startswith("=")
        if only and name in self.unasked[self.passed :]:
            self.passed = self.unasked.index(name, self.passed) + 1
            return
        if colon and self.seat(seat, path) != self.asked_seat():
            raise Failed(f"{path} {move}: {self.told()}")
        if name not in self.offers() or only != (len(self.offers()) == 1):
            raise Failed(f"{path} {move}: {self.told()}")
        self.unasked, self.passed = [], 0
        self.state.top.apply(self.state, self.names.index(name))
        self.settle()

    def refuse(self, move: Mapping[str, Any], path: str) -> None:
        """A move that must not be possible, and the reason that is given."""
        for key in move:
            known(key, ("refused", "reason", "rule"), path, "key")
        name = self.action(move["refused"], path)
        if name in self.offers():
            raise Failed(f"{path} {name}: is legal")
        if "reason" not in move and "rule" not in move:
            return
        reasons = [r for r in self.game.refusals(self.state) if r.thing == name]
        fits = [
            r
            for r in reasons
            if move.get("reason", r.key) == r.key and move.get("rule") in (None, *r.rules)
        ]
        if not fits:
            raise Failed(f"{path} {name}: refused by {[(r.key, *r.rules) for r in reasons]}")

    def run(self, move: Mapping[str, Any], path: str) -> None:
        """Carry out a part of the rules that no move begins: `{ run = "turn.begin", ... }`, or
        something that the question on top can do: `{ run = "@top.run" }`.
        """
        self.call(self.state, move, path)
        self.unasked, self.passed = [], 0
        self.settle()

    def call(self, state: Any, move: Mapping[str, Any], path: str) -> Any:
        """A function of the rules by its chapter and name, with the other words as arguments."""
        module, _, name = str(move["run"]).partition(".")
        try:
            chapter = self.state.top if module == TOP else self._chapter(module)
            function = getattr(chapter, name)
        except (ImportError, AttributeError, ValueError):
            raise Slip(path, f"no such part of the rules: {move['run']!r}") from None
        given = {key: value for key, value in move.items() if key != "run"}
        arguments = {key: self._argument(name, key, value, path) for key, value in given.items()}
        try:
            return function(state, **arguments)
        except TypeError as error:
            raise Slip(path, str(error)) from None

    def meaning(self, function: str, name: str) -> Value:
        """What the numbers of an argument mean; `steps.is` is what `steps` gives back."""
        meanings = self.game.piles.layout.arguments
        return meanings.get(f"{function}.{name}") or meanings.get(name) or ANYTHING

    def _chapter(self, name: str) -> Any:
        return importlib.import_module(f"beachhead.games.{self.game.id}.rules.{name}")

    def _argument(self, function: str, name: str, value: Any, path: str) -> Any:
        if value == TOP:
            return self.state.top
        meaning = self.meaning(function, name)
        if meaning is ANYTHING and not isinstance(value, int):
            return value
        try:
            return meaning.read(self.state, value, f"{path}.{name}")
        except PositionError as error:
            raise Slip(f"{path}.{name}", str(error.facts["reason"])) from None

    # -- names ---------------------------------------------------------------------------------

    def action(self, name: Any, path: str) -> str:
        """An action of this game, legal or not."""
        return known(name, self.names, path, "action")

    def seats(self) -> list[str]:
        """The seats as positions call them."""
        meaning = self.game.piles.layout.arguments["seat"]
        return [str(meaning.write(self.state, seat)) for seat in range(self.state.seats)]

    def seat(self, name: Any, path: str) -> int:
        names = self.seats()
        return names.index(known(name, names, path, "seat"))

    def asked_seat(self) -> int:
        """Who is asked, or OVER if nobody is."""
        return OVER if self.halted() else int(self.state.top.seat)

    def told(self) -> str:
        """Who is asked what, for a reader whose move does not fit."""
        if self.asked_seat() == OVER:
            return "nobody is asked any more"
        asked = self.trail[-1]
        return f"{self.seats()[asked.seat]} {asked.decision} offers {', '.join(asked.offers)}"


def _layers(given: Mapping[str, Any], tables: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What is given and the tables it rests on, the uppermost first."""
    layers = [given]
    while (base := layers[-1].get("base", SET_UP)) not in (BLANK, SET_UP):
        if len(layers) > len(tables):
            raise Slip("given.base", f"{base} rests on itself")
        known(base, tables, "given.base", "table")
        layers.append(table(tables[base], f"table.{base}"))
    return layers


def _head(given: Mapping[str, Any], tables: Mapping[str, Any]) -> dict[str, Any]:
    """Seats, options and seed, from the layer that says them; what is unchecked, the case says."""
    found: dict[str, Any] = {}
    for layer in reversed(_layers(given, tables)):
        found |= {key: layer[key] for key in _in_head(layer)}
    return {**found, "unchecked": given.get("unchecked", False)}


def _in_head(given: Mapping[str, Any]) -> list[str]:
    """The keys that say who plays what; `players` may also be a table of the position."""
    return [
        key
        for key, value in given.items()
        if key in HEAD and not (key == "players" and isinstance(value, Mapping))
    ]


def _changes(given: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in given.items() if key not in _in_head(given)}


def _setup(game: Game[Any], given: Mapping[str, Any], seed: int | None) -> Setup:
    number = given.get("seed", SEED) if seed is None else seed
    seats, players = given.get("seats"), given.get("players")
    if isinstance(seats, list) and players not in (None, len(seats)):
        raise Slip("given.players", f"there are {len(seats)} seats")
    try:
        return check_setup(game, players, seats, given.get("options"), number)
    except SetupError as error:
        field = error.facts.get("field", "")
        part = field if field in ("seats", "players", "seed") else f"options.{field}"
        raise Slip(f"given.{part}", str(error)) from None
