"""War of the Worlds for the registry: seats, options, set-up; the rest is delegated."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from beachhead.core.contract import Game, OptionSpec, Setup
from beachhead.core.event import Journal
from beachhead.core.options import Reach
from beachhead.games.war_of_the_worlds import (
    content,
    reach,
)
from beachhead.games.war_of_the_worlds.kinds import KINDS
from beachhead.games.war_of_the_worlds.piles import WarPiles
from beachhead.games.war_of_the_worlds.reasons import REASONS
from beachhead.games.war_of_the_worlds.rules import setup as setup_rules
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.tables import Tables
from beachhead.games.war_of_the_worlds.vocab import SIDE_IDS


class WarOfTheWorlds(Game[State]):
    """WW-VAR-04, WW-VAR-06. The base game; no solo rules, alone one plays against a bot."""

    id = "war_of_the_worlds"
    prefix = "WW"
    rules_version = 1
    folder = Path(__file__).parent
    former_content = frozenset({"0d7a05a70790b861"})
    piles = WarPiles()
    kinds = KINDS
    reasons = REASONS
    # WW-COMP-01. Exactly two players, one commanding the Humans, one the Martians.
    players = (2,)
    measures = ("measure-progress",)
    shown_in_passing = frozenset({"cards-discarded"})  # WW-TURN-12: reshuffled in the same step

    def options(self) -> tuple[OptionSpec, ...]:
        return tuple(option.spec() for option in content.load().game.option)

    def endless(self, options: Mapping[str, str]) -> bool:
        return options["round_limit"] == "none"

    def seat_choices(self, players: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        return tuple((side,) for side in SIDE_IDS)

    def tables(self, loaded: content.Content, setup: Setup) -> Tables:
        return Tables(loaded, setup.options)

    def start(self, tables: Tables, setup: Setup, journal: Journal | None = None) -> State:
        state = State(tables)
        state.journal = journal
        state.begin_chance(setup.seed, setup.stream())
        setup_rules.set_up(state)
        return state

    def reach(self, state: State, seat: int, target: str) -> Reach | None:
        return reach.reach(state, target)

    def side_of(self, state: State, seat: int) -> str:
        return f"side-{SIDE_IDS[seat]}"
