"""Hexpanse as the platform sees it: seats, options, set-up; everything else is delegated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from beachhead.core.contract import Game, OptionSpec, Setup
from beachhead.core.errors import SetupError
from beachhead.core.event import Event, Journal
from beachhead.core.options import Reach
from beachhead.core.outcome import Source
from beachhead.games.hexpanse import events, reach
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.kinds import KINDS
from beachhead.games.hexpanse.piles import HexPiles
from beachhead.games.hexpanse.reasons import REASONS
from beachhead.games.hexpanse.rules.setup import Deal
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.tables import Tables

ON_OFF = ("off", "on")

# HX-LVL-04, HX-LVL-05. Captain is the normal level; everything else is off until asked for.
OPTIONS = (
    OptionSpec("level", ("sailor", "captain", "admiral"), "captain", "HX-LVL-04"),
    OptionSpec("elites", ("0", "1", "2", "3"), "0", "HX-ELITE-01"),
    OptionSpec("advanced", ON_OFF, "off", "HX-ADV-01"),
    OptionSpec("team", ON_OFF, "off", "HX-TEAM-01"),
    OptionSpec("aliens", ON_OFF, "off", "HX-COMP-06"),
    OptionSpec("factions", ("seats", "table"), "seats", "HX-SETUP-02"),
    OptionSpec("full_missions", ON_OFF, "off", "HX-MIS-02"),
    OptionSpec("seat_bonus", ON_OFF, "off", "HX-MIS-04"),
    OptionSpec("hidden_pick", ON_OFF, "off", "HX-SETUP-13"),
    OptionSpec("round_limit", ("draw", "judged", "off"), "draw", "HX-WIN-09"),
)
AMONG_PEOPLE = {"round_limit": "off"}  # HX-WIN-09
FOR_LEARNERS = {"level": "sailor"}  # HX-LVL-04


class Hexpanse(Game[State]):
    """Six factions, one planet, a formation to complete."""

    id = "hexpanse"
    prefix = "HX"
    rules_version = 2
    folder = Path(__file__).parent
    former_content = frozenset({"3181991dce9d2421"})
    piles = HexPiles()
    kinds = KINDS
    reasons = REASONS
    players = (2, 3, 4, 5, 6)
    measures = ("measure-formation", "measure-life")
    has_points = False  # HX-WIN-08
    among_people = AMONG_PEOPLE
    for_learners = FOR_LEARNERS

    def options(self) -> tuple[OptionSpec, ...]:
        return OPTIONS

    def open_options(self, players: int, options: Mapping[str, str]) -> tuple[OptionSpec, ...]:
        fixed = build.fixed_options(players, options)
        return tuple(spec.only(fixed[spec.id]) if spec.id in fixed else spec for spec in OPTIONS)

    def seat_choices(self, players: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        if options["factions"] == "table":
            return tuple((f"seat-{i + 1}",) for i in range(players))
        return (build.factions_of(players, options),) * players

    def endless(self, options: Mapping[str, str]) -> bool:
        return options["round_limit"] == "off"

    def check_seats(self, seats: Sequence[str], options: Mapping[str, str]) -> SetupError | None:
        return build.check_options(len(seats), options)

    def tables(self, content: Any, setup: Setup) -> Tables:
        return build.build_tables(content, len(setup.seats), setup.options)

    def start(self, tables: Any, setup: Setup, journal: Journal | None = None) -> State:
        state = State(tables, len(setup.seats))
        state.journal = journal
        state.begin_chance(setup.seed, setup.stream())
        for seat, side in enumerate(setup.seats):
            if side in build.FACTION_IDS:
                state.faction[seat] = build.FACTION_IDS.index(side)
        state.top = Deal(None, 0)
        return state

    def reach(self, state: State, seat: int, target: str) -> Reach | None:
        return reach.reach(state, seat, target)

    def side_of(self, state: State, seat: int) -> str:
        return events.who(state, seat)

    def team(self, state: State, seat: int) -> int:
        return int(state.tables.team[seat])

    def sources(self, state: State, events: Sequence[Event]) -> list[list[Source]]:
        return [[] for _ in range(state.seats)]
