"""Runs worked cases: given a position, when these decisions are made, then this holds.

The vocabulary is explained at the head of `tests/cases/hexpanse/cases.toml`; a word that is not in
it is reported as a failure, so that no case passes by a slip of the pen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from beachhead.core.contract import Setup
from beachhead.core.engine import Actions
from beachhead.games.hexpanse import content as printed
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.game import OPTIONS, Hexpanse
from beachhead.games.hexpanse.kinds import KINDS as ALL_KINDS
from beachhead.games.hexpanse.rules import market, turn, units
from beachhead.games.hexpanse.state import State

LETTERS = "ABCDEF"
GIVEN = {
    "base", "players", "team", "level", "elites", "variants", "options", "factions",
    "minorities_drawn", "missions_drawn", "dealt", "units", "active", "phase", "actions_left",
    "eliminated", "mission", "market", "deck", "deck_count", "discard", *LETTERS,
}  # fmt: skip
PLAYER = {
    "faction", "minority", "elite", "life", "hexilum", "income", "recovery", "cards", "secret",
    "tokens",
}  # fmt: skip
KINDS = [
    "regular",
    "elite",
    "warlord",
    *(f"M{i + 1:02d}" for i in range(v.MINORITIES)),
    *(f"C{i + 1:02d}" for i in range(v.MERCENARIES)),
]
CARDS = [
    *(f"A{i + 1:02d}" for i in range(v.ACTION_CARDS)),
    *(f"C{i + 1:02d}" for i in range(v.MERCENARIES)),
]
MISSIONS = [f"MS{i + 1:02d}" for i in range(v.MISSIONS)]
ENDS = {v.BY_FORMATION: "formation", v.BY_ELIMINATION: "elimination", v.BY_LIMIT: "limit"}
WHERE = {(cell.q, cell.r): i for i, cell in enumerate(build.cells_of(printed.load()))}


def check(case: dict[str, Any]) -> list[str]:
    """The failures of one case, as readable lines; none if it passes."""
    run = _Run(case.get("given", {}))
    if not run.failures:
        run.play(case.get("when", []))
    if not run.failures:
        _Check(run.state, run.out).all(case.get("then", {}), run.failures)
    return run.failures


def cell_at(name: str) -> int:
    """The number of a cell written q,r; NOWHERE if there is none."""
    q, _, r = name.partition(",")
    return WHERE.get((int(q), int(r)), v.NOWHERE)


class _Run:
    """A case being played."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.failures = [f"given: unknown word {key!r}" for key in set(given) - GIVEN]
        self.count = given.get("players", 2)
        for letter in LETTERS[: self.count]:
            strange = set(given.get(letter, {})) - PLAYER
            self.failures += [f"given.{letter}: unknown word {key!r}" for key in strange]
        self.out = Actions()
        self.missions_fixed = "missions_drawn" not in given
        self.is_setup = given.get("base") == "setup"
        self.state = self._set_up() if self.is_setup else self._position()
        self._settle()

    def play(self, when: list[str]) -> None:
        """The decisions, in order; each must be asked of that player and be legal."""
        for number, line in enumerate(when):
            letter, _, option = line.partition(" ")
            seat = int(self.state.seat_to_act())
            legal = _legal_names(self.out)
            if seat < 0 or LETTERS[seat] != letter or option not in legal:
                asked = (
                    "the game is over" if seat < 0 else f"{LETTERS[seat]} {_question(self.state)}"
                )
                self.failures.append(f"when[{number}] {line!r}: asked is {asked}, legal {legal}")
                return
            self.state.apply(ALL_KINDS.names(None).index(option))
            self._settle()

    def _settle(self) -> None:
        """Play forced decisions; a set-up case ends where the first turn would begin."""
        while not self.state.over:
            self._fix_missions()
            self.state.legal_into(self.out)
            if self.out.n != 1 or (self.is_setup and _question(self.state) == "begin"):
                return
            self.state.apply(self.out.codes[0])

    def _options(self) -> dict[str, str]:
        given = self.given
        options = {spec.id: spec.default for spec in OPTIONS}
        options["level"] = given.get("level", options["level"])
        options["elites"] = str(given.get("elites", 0))
        options["team"] = "on" if given.get("team") else "off"
        for name in [*given.get("options", []), *given.get("variants", [])]:
            if name not in options:
                self.failures.append(f"given: unknown option {name!r}")
            options[name] = "on"
        return options

    # -- set-up ----------------------------------------------------------------------------------

    def _set_up(self) -> State:
        """The set-up with A as start player and the draws the case gives."""
        game = Hexpanse()
        options = self._options()
        tables = build.build_tables(printed.load(), self.count, options)
        seed = 0
        while True:
            state = game.start(tables, Setup(tuple(self.given["factions"]), options, seed))
            state.apply(v.DEAL)
            if state.first == 0:
                break
            seed += 1
        if "minorities_drawn" in self.given:
            drawn = {KINDS.index(name) - v.MINORITY for name in self.given["minorities_drawn"]}
            places = [v.OPEN_BOARD if m in drawn else v.UNDRAWN for m in range(v.MINORITIES)]
            state.board_at = build.vec_of(places)
        if "dealt" in self.given:
            places = [v.UNDRAWN] * v.MINORITIES
            for letter, hand in self.given["dealt"].items():
                for name in hand:
                    places[KINDS.index(name) - v.MINORITY] = v.HAND + LETTERS.index(letter)
            state.board_at = build.vec_of(places)
        return state

    def _fix_missions(self) -> None:
        """When the missions are laid out, put those of the case there."""
        if not self.missions_fixed and self.state.open_missions:
            bits = sum(1 << MISSIONS.index(name) for name in self.given["missions_drawn"])
            self.state.open_missions = bits
            self.missions_fixed = True

    # -- a position ------------------------------------------------------------------------------

    def _position(self) -> State:
        given = self.given
        tables = build.build_tables(printed.load(), self.count, self._options())
        state = State(tables, self.count)
        state.round = 1
        for i in range(v.MERCENARIES):
            state.tokens[i] = tables.tokens[i]
        if "mission" in given:
            state.common = MISSIONS.index(given["mission"])
        for seat in range(self.count):
            self._player(state, seat, given.get(LETTERS[seat], {}))
        for name, unit in given.get("units", {}).items():
            self._put(state, cell_at(name), unit)
        for seat in range(self.count):
            squad = given.get(LETTERS[seat], {}).get("tokens")
            if squad is not None:
                state.tokens[KINDS.index("C23") - v.MERCENARY] = squad
        for letter in given.get("eliminated", []):
            state.life[LETTERS.index(letter)] = 0
        self._cards(state)
        self._begin(state)
        return state

    def _player(self, state: State, seat: int, player: dict[str, Any]) -> None:
        tables = state.tables
        faction = player.get("faction", build.FACTION_IDS[seat])
        state.faction[seat] = build.FACTION_IDS.index(faction)
        state.life[seat] = player.get("life", tables.life_start)
        state.hexilum[seat] = player.get("hexilum", tables.hexilum_start)
        state.income[seat] = player.get("income", tables.income_start)
        if "secret" in player:
            state.secret[seat] = MISSIONS.index(player["secret"])
        foreign = 0
        for i, name in enumerate(player.get("minority", [])):
            m = KINDS.index(name) - v.MINORITY
            state.minority[seat * 2 + i] = m
            state.home[v.POOL_MINORITY + m] = tables.minority_units[m]
            foreign += tables.minority_units[m]
        elite = player.get("elite", 0)
        state.home[seat * 2 + v.ELITE] = elite
        regular = tables.units - elite - foreign
        state.home[seat * 2 + v.REGULAR] = regular
        for kind, count in player.get("recovery", {}).items():
            pool = units.pool(seat, KINDS.index(kind))
            state.ship[pool] = count
            state.home[pool] -= count

    def _put(self, state: State, cell: int, unit: str) -> None:
        """A unit on the board, taken from where it would wait."""
        letter, _, name = unit.partition(":")
        kind = KINDS.index(name)
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

    def _cards(self, state: State) -> None:
        given = self.given
        for card in range(v.CARDS):
            state.where[card] = v.ASIDE
        for seat in range(self.count):
            for name in given.get(LETTERS[seat], {}).get("cards", []):
                state.where[CARDS.index(name)] = v.OWNED + seat
        for name in given.get("discard", []):
            state.where[CARDS.index(name)] = v.IN_DISCARD
        top = given.get("deck", [])
        free = [i for i in range(v.CARDS) if state.where[i] == v.ASIDE and CARDS[i] not in top]
        market_names = given.get("market", [CARDS[i] for i in free[: state.tables.market_size]])
        for name in market_names:
            state.where[CARDS.index(name)] = v.IN_MARKET
        rest = [CARDS[i] for i in free if CARDS[i] not in market_names]
        deck = [CARDS.index(name) for name in [*top, *rest]][: given.get("deck_count", v.CARDS)]
        for place, card in enumerate(reversed(deck)):
            state.deck[place] = card
            state.where[card] = v.IN_DECK
        state.deck_n = len(deck)

    def _begin(self, state: State) -> None:
        seat = LETTERS.index(self.given.get("active", "A"))
        phase = self.given.get("phase", "actions")
        state.active = seat
        if phase == "income":
            turn.start_turn(state, seat)
        elif phase == "market":
            state.top = turn.TurnEnd(None, seat)
            market.visit(state, seat, 0)
        elif phase == "actions":
            state.top = turn.ActionFlow(None, seat)
            state.actions_left = self.given.get("actions_left", state.tables.actions_per_turn)
        else:
            self.failures.append(f"given: unknown phase {phase!r}")
            return
        state.run()


def _legal_names(out: Actions) -> list[str]:
    return [ALL_KINDS.names(None)[action] for action in out.to_list()]


def _question(state: State) -> str:
    asked = state.top
    return asked.name if asked is not None else "nothing"


class _Check:
    """Compares what a case expects with the state it led to."""

    def __init__(self, state: State, out: Actions) -> None:
        self.state = state
        self.legal = [] if state.over else _legal_names(out)

    def all(self, then: dict[str, Any], failures: list[str]) -> None:
        for key, wanted in then.items():
            found = self._found(key, wanted)
            if found != wanted:
                failures.append(f"then.{key}: {found!r}, expected {wanted!r}")

    def _found(self, key: str, wanted: Any) -> Any:
        """What is there, in the shape of what is expected."""
        s = self.state
        simple: dict[str, Callable[[], Any]] = {
            "board": lambda: next(
                b.id for b in printed.load().board.board if b.cells == s.tables.cells
            ),
            "cells": lambda: int(s.tables.cells),
            "sources": lambda: sum(s.tables.source),
            "common_mission": lambda: MISSIONS[s.common],
            "common_missions": lambda: int(s.common != v.NOWHERE),
            "secret_missions": lambda: sum(m != v.NOWHERE for m in s.secret),
            "deck_count": lambda: int(s.deck_n),
            "discard_count": lambda: len(self._discard()),
            "discard": lambda: wanted if sorted(wanted) == self._discard() else self._discard(),
            "market": lambda: wanted if sorted(wanted) == self._market() else self._market(),
            "market_count": lambda: len(self._market()),
            "actions_left": lambda: int(s.actions_left),
            "turn": lambda: LETTERS[s.active],
            "asked": lambda: None if s.over else f"{LETTERS[s.seat_to_act()]} {_question(s)}",
            "option_count": lambda: len(self.legal),
            "winner": self._winner,
            "win_by": lambda: ENDS.get(s.ended),
            "win_mission": lambda: None if s.won_with == v.NOWHERE else MISSIONS[s.won_with],
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
            "reserve": lambda i, w: {k: int(s.home[i * 2 + KINDS.index(k)]) for k in w},
            "minority_board": lambda i, w: {
                k: int(s.home[units.pool(i, KINDS.index(k))]) for k in w
            },
            "removed": lambda _, w: {k: int(s.shields) for k in w},
            "tokens": lambda _, w: int(s.tokens[KINDS.index("C23") - v.MERCENARY]),
            "hexilum": lambda i, _: int(s.hexilum[i]),
            "life": lambda i, _: int(s.life[i]),
            "income": lambda i, _: int(s.income[i]),
            "cards": lambda i, w: self._same(w, self._in_place(v.OWNED + i)),
            "minorities": lambda i, w: self._same(w, self._led(i)),
            "secret": lambda i, _: MISSIONS[s.secret[i]],
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
        return [CARDS[i] for i in range(v.CARDS) if self.state.where[i] == place]

    def _discard(self) -> list[str]:
        where = self.state.where
        return [CARDS[i] for i in range(v.CARDS) if market.is_discarded(where[i])]

    def _market(self) -> list[str]:
        return self._in_place(v.IN_MARKET)

    def _led(self, seat: int) -> list[str]:
        led = [self.state.minority[seat * 2 + i] for i in range(2)]
        return [KINDS[v.MINORITY + m] for m in led if m != v.NOWHERE]

    def _pools(self, row: Any, seat: int) -> dict[str, int]:
        kinds = ["regular", "elite", *self._led(seat)]
        found = Counter({kind: int(row[units.pool(seat, KINDS.index(kind))]) for kind in kinds})
        return {kind: count for kind, count in found.items() if count}

    def _unit(self, at: str) -> str:
        cell = cell_at(at)
        unit = self.state.unit[cell]
        if unit == v.EMPTY:
            return "empty"
        owner = units.owner_of(unit)
        side = "neutral" if owner == v.NEUTRAL else LETTERS[owner]
        return f"{side}:{KINDS[units.kind_of(unit)]}"

    def _winner(self) -> str:
        seats = [LETTERS[i] for i in range(self.state.seats) if (self.state.winners >> i) & 1]
        return "+".join(seats) or "none"

    def _teams(self) -> list[list[str]]:
        s = self.state
        seats = range(s.seats)
        return [[LETTERS[i] for i in seats if s.tables.team[i] == t] for t in range(s.tables.teams)]

    def _hidden(self, wanted: dict[str, list[str]]) -> dict[str, list[str]]:
        """The listed things that a player's view does not show."""
        game = Hexpanse()
        result = {}
        for letter, things in wanted.items():
            players = game.view(self.state, LETTERS.index(letter)).players
            hidden = {f"secret:{LETTERS[i]}" for i, p in enumerate(players) if p.secret is None}
            result[letter] = [thing for thing in things if thing in hidden]
        return result
