"""The older reader of Hexpanse: given a table, when these decisions are made, then this holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from beachhead.core.engine import Actions
from beachhead.games.hexpanse import GAME
from beachhead.games.hexpanse import content as printed
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.fields import CARD_IDS, KIND_IDS, LETTERS, MISSION_IDS
from beachhead.games.hexpanse.rules import market, turn, units
from beachhead.games.hexpanse.state import State
from convert.dialect import CannotConvert, Record
from convert.hex_position import (
    SQUAD,
    cell_at,
    check_words,
    dealt,
    lay_boards,
    position,
)

ENDS = {v.BY_FORMATION: "formation", v.BY_ELIMINATION: "elimination", v.BY_LIMIT: "limit"}
MISREAD = (LookupError, ValueError, TypeError, AttributeError)  # what slips of the pen led to


def check(case: Record) -> list[str]:
    """The failures of one case, as readable lines; none if it passes."""
    try:
        run = Run(case.get("given", {}))
        run.play(case.get("when", []))
        return Check(run).all(case.get("then", {}))
    except CannotConvert as error:
        return [str(error)]
    except MISREAD as error:
        return [f"cannot be read: {type(error).__name__} {error}"]


class Change(NamedTuple):
    """The case laid something on the table after so many moves."""

    moves: int
    before: State
    after: State


class Run:
    """A case being played, with every move and every change."""

    def __init__(self, given: Record) -> None:
        check_words(given)
        self.given = given
        self.out = Actions()
        self.moves: list[str] = []
        self.changes: list[Change] = []
        self.missions_fixed = "missions_drawn" not in given
        self.is_setup = given.get("base") == "setup"
        self.seed = 0
        if self.is_setup:
            self._set_up()
        else:
            self.state = position(given)
            if given.get("phase") == "income":
                turn.start_turn(self.state, self.state.active)
            self.state.run()
        self.names = GAME.action_names(self.state.tables)
        self._settle()

    def play(self, when: list[str]) -> None:
        """The decisions, in order; each must be asked of that player and be legal."""
        for number, line in enumerate(when):
            letter, _, option = line.partition(" ")
            seat = int(self.state.seat_to_act())
            legal = self.legal()
            if seat < 0 or LETTERS[seat] != letter or option not in legal:
                asked = f"{LETTERS[seat]} {self.question()}" if seat >= 0 else "nobody"
                raise CannotConvert(f"when[{number}] {line!r}: asked is {asked}, legal {legal}")
            only = "=" if self.out.n == 1 else ""
            self.moves.append(f"{only}{letter}: {option}")
            self.state.apply(self.names.index(option))
            self._settle()

    def legal(self) -> list[str]:
        return [] if self.state.over else [self.names[action] for action in self.out.to_list()]

    def question(self) -> str:
        """What is asked, as old cases write it: `deploy_cell` for the decision D-DEPLOY-CELL."""
        asked = self.state.top
        name = asked.name if asked is not None else "nothing"
        return name.removeprefix("D-").replace("-", "_").lower()

    def begins(self) -> bool:
        """Whether the set-up has come to where the first turn would begin."""
        return self.is_setup and not self.state.over and self.question() == "begin"

    def _settle(self) -> None:
        """Play forced decisions; a set-up case ends where the first turn would begin."""
        while not self.state.over:
            self._fix_missions()
            self.state.legal_into(self.out)
            if self.out.n != 1 or self.begins():
                return
            self.state.apply(self.out.codes[0])

    def _set_up(self) -> None:
        self.seed, self.state = dealt(self.given)
        before = self.state.clone()
        lay_boards(self.state, self.given)
        if list(before.board_at) != list(self.state.board_at):
            self.changes.append(Change(0, before, self.state.clone()))

    def _fix_missions(self) -> None:
        """When the missions are laid out, put those of the case there."""
        if not self.missions_fixed and self.state.open_missions:
            before = self.state.clone()
            bits = sum(1 << MISSION_IDS.index(name) for name in self.given["missions_drawn"])
            self.state.open_missions = bits
            self.missions_fixed = True
            if before.open_missions != bits:
                self.changes.append(Change(len(self.moves), before, self.state.clone()))


class Check:
    """Compares what a case expects with the state it led to."""

    def __init__(self, run: Run) -> None:
        self.state = run.state
        self.legal = run.legal()
        self.question = run.question()

    def all(self, then: Record) -> list[str]:
        failures = []
        for key, wanted in then.items():
            found = self._found(key, wanted)
            if found != wanted:
                failures.append(f"then.{key}: {found!r}, expected {wanted!r}")
        return failures

    def _found(self, key: str, wanted: Any) -> Any:
        """What is there, in the shape of what is expected."""
        s = self.state
        simple: dict[str, Callable[[], Any]] = {
            "board": lambda: next(
                b.id for b in printed.load().board.board if b.cells == s.tables.cells
            ),
            "cells": lambda: int(s.tables.cells),
            "sources": lambda: sum(s.tables.source),
            "common_mission": lambda: MISSION_IDS[s.common],
            "common_missions": lambda: int(s.common != v.NOWHERE),
            "secret_missions": lambda: sum(m != v.NOWHERE for m in s.secret),
            "deck_count": lambda: int(s.deck_n),
            "discard_count": lambda: len(self._discard()),
            "discard": lambda: wanted if sorted(wanted) == self._discard() else self._discard(),
            "market": lambda: wanted if sorted(wanted) == self._market() else self._market(),
            "market_count": lambda: len(self._market()),
            "actions_left": lambda: int(s.actions_left),
            "turn": lambda: LETTERS[s.active],
            "asked": lambda: None if s.over else f"{LETTERS[s.seat_to_act()]} {self.question}",
            "option_count": lambda: len(self.legal),
            "winner": self._winner,
            "win_by": lambda: ENDS.get(s.ended),
            "win_mission": lambda: None if s.won_with == v.NOWHERE else MISSION_IDS[s.won_with],
            "eliminated": lambda: [LETTERS[i] for i in range(s.seats) if s.life[i] == 0],
            "teams": self._teams,
            "legal": lambda: [name for name in wanted if name in self.legal],
            "illegal": lambda: [name for name in wanted if name not in self.legal],
            "options": lambda: wanted if set(wanted) == set(self.legal) else self.legal,
            "discard_has": lambda: [name for name in wanted if name in self._discard()],
            "units": lambda: {at: self._unit(at) for at in wanted},
            "hidden_from": lambda: self._hidden(wanted),
        }
        per_player: dict[str, Callable[[int, Any], Any]] = {
            "unit_count": lambda i, _: sum(units.owner_of(u) == i for u in s.unit if u),
            "recovery": lambda i, _: self._pools(s.ship, i),
            "reserve": lambda i, w: {k: int(s.home[i * 2 + KIND_IDS[:2].index(k)]) for k in w},
            "minority_board": lambda i, w: {
                k: int(s.home[units.pool(i, KIND_IDS.index(k))]) for k in w
            },
            "removed": lambda _, w: {k: int(s.shields) for k in w},
            "tokens": lambda _, w: int(s.tokens[SQUAD]),
            "hexilum": lambda i, _: int(s.hexilum[i]),
            "life": lambda i, _: int(s.life[i]),
            "income": lambda i, _: int(s.income[i]),
            "cards": lambda i, w: self._same(w, self._in_place(v.OWNED + i)),
            "minorities": lambda i, w: self._same(w, led_by(s, i)),
            "secret": lambda i, _: MISSION_IDS[s.secret[i]],
        }
        if key in simple:
            return simple[key]()
        if key in per_player:
            read = per_player[key]
            return {name: read(LETTERS.index(name), w) for name, w in wanted.items()}
        return f"unknown word {key!r}"

    @staticmethod
    def _same(wanted: list[str], found: list[str]) -> list[str]:
        return wanted if sorted(wanted) == sorted(found) else found

    def _in_place(self, place: int) -> list[str]:
        return [CARD_IDS[i] for i in range(v.CARDS) if self.state.where[i] == place]

    def _discard(self) -> list[str]:
        where = self.state.where
        return [CARD_IDS[i] for i in range(v.CARDS) if market.is_discarded(where[i])]

    def _market(self) -> list[str]:
        return self._in_place(v.IN_MARKET)

    def _pools(self, row: Any, seat: int) -> dict[str, int]:
        kinds = ["regular", "elite", *led_by(self.state, seat)]
        found = Counter({kind: int(row[units.pool(seat, KIND_IDS.index(kind))]) for kind in kinds})
        return {kind: count for kind, count in found.items() if count}

    def _unit(self, at: str) -> str:
        unit = self.state.unit[cell_at(at, self.state.tables.cells)]
        if unit == v.EMPTY:
            return "empty"
        owner = units.owner_of(unit)
        side = "neutral" if owner == v.NEUTRAL else LETTERS[owner]
        return f"{side}:{KIND_IDS[units.kind_of(unit)]}"

    def _winner(self) -> str:
        seats = [LETTERS[i] for i in range(self.state.seats) if (self.state.winners >> i) & 1]
        return "+".join(seats) or "none"

    def _teams(self) -> list[list[str]]:
        s = self.state
        seats = range(s.seats)
        return [[LETTERS[i] for i in seats if s.tables.team[i] == t] for t in range(s.tables.teams)]

    def _hidden(self, wanted: dict[str, list[str]]) -> dict[str, list[str]]:
        """The listed things that a player's view does not show."""
        result = {}
        for letter, things in wanted.items():
            players = GAME.view(self.state, LETTERS.index(letter)).players
            hidden = {f"secret:{LETTERS[i]}" for i, p in enumerate(players) if p.secret is None}
            result[letter] = [thing for thing in things if thing in hidden]
        return result


def led_by(s: State, seat: int) -> list[str]:
    """The minorities of a player."""
    led = [s.minority[seat * 2 + i] for i in range(2)]
    return [KIND_IDS[v.MINORITY + m] for m in led if m != v.NOWHERE]
