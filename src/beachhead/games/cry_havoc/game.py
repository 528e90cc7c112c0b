"""Cry Havoc as the engine sees it: players, options, set-up; the rest is delegated."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from beachhead.core.contract import Game, OptionSpec, Setup
from beachhead.core.event import Journal
from beachhead.core.options import Reach
from beachhead.games.cry_havoc import content, reach
from beachhead.games.cry_havoc.kinds import KINDS
from beachhead.games.cry_havoc.piles import HavocPiles
from beachhead.games.cry_havoc.reasons import REASONS
from beachhead.games.cry_havoc.rules import setup as set_up
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.tables import Tables
from beachhead.games.cry_havoc.vocab import ARMY_IDS


class CryHavoc(Game[State]):
    """CH-GEN-02. Two to four players; the Trogs are played with four and neutral with fewer."""

    id = "cry_havoc"
    prefix = "CH"
    rules_version = 3
    folder = Path(__file__).parent
    former_content = frozenset({"35c297fd1441392b"})
    piles = HavocPiles()
    players = (2, 3, 4)
    kinds = KINDS
    reasons = REASONS

    def options(self) -> tuple[OptionSpec, ...]:
        """CH-EVENT-06. Options; whether event tokens can be passed depends on the level by
        default.
        """
        return (
            OptionSpec("level", ("beginner", "advanced", "expert"), "beginner", "CH-SETUP-08"),
            OptionSpec("hq_assignment", ("random", "choose"), "random", "CH-SETUP-11"),
            OptionSpec("early_events", ("by_level", "always", "never"), "by_level", "CH-EVENT-06"),
            OptionSpec("skill_draw", ("random", "choose"), "random", "CH-SETUP-08"),
        )

    def open_options(self, players: int, options: Mapping[str, str]) -> tuple[OptionSpec, ...]:
        """Beginners have no further skill to draw or choose (CH-SETUP-08)."""
        if options["level"] != "beginner":
            return self.options()
        return tuple(
            spec.only("random") if spec.id == "skill_draw" else spec for spec in self.options()
        )

    def seat_choices(self, players: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        """CH-SETUP-01, CH-SETUP-06. Different armies; the Trogs only, and always, with four.

        The number of players also picks the board side.
        """
        return (ARMY_IDS if players == 4 else ARMY_IDS[:3],) * players

    def tables(self, content_: Any, setup: Setup) -> Tables:
        return content.build_tables(content_, setup.seats, setup.options)

    def start(self, tables: Tables, setup: Setup, journal: Journal | None = None) -> State:
        state = State(tables)
        state.journal = journal
        state.begin_chance(setup.seed, setup.stream())
        set_up.begin(state)
        state.run()
        return state

    def reach(self, state: State, seat: int, target: str) -> Reach | None:
        return reach.reach(state, seat, target)

    def side_of(self, state: State, seat: int) -> str:
        return "faction-" + ARMY_IDS[state.tables.army_of[seat]]
