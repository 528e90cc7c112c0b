"""Seats, options and set-up; the rest is delegated to the file of that name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from beachhead.core.contract import Game, OptionSpec, Setup
from beachhead.core.event import Journal
from beachhead.games._template import content
from beachhead.games._template.content import SIDES, Content
from beachhead.games._template.kinds import KINDS
from beachhead.games._template.piles import CardPiles
from beachhead.games._template.reasons import REASONS
from beachhead.games._template.rules import setup as set_up
from beachhead.games._template.state import State
from beachhead.games._template.tables import Tables


class Template(Game[State]):
    """TP-COMP-01. Two to four players, each with a colour of its own."""

    id = "_template"
    prefix = "TP"
    rules_version = 1
    folder = Path(__file__).parent
    piles = CardPiles()
    players = (2, 3, 4)
    kinds = KINDS
    reasons = REASONS

    def options(self) -> tuple[OptionSpec, ...]:
        return (
            OptionSpec("length", ("short", "long"), "short", "TP-END-01"),
            OptionSpec("dominance", ("on", "off"), "on", "TP-END-02"),
        )

    def seat_choices(self, players: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        return (SIDES,) * players

    def tables(self, content_: Content, setup: Setup) -> Tables:
        return content.build_tables(content_, setup)

    def start(self, tables: Tables, setup: Setup, journal: Journal | None = None) -> State:
        seats, stream = len(setup.seats), setup.stream()
        return set_up.new_game(tables, seats, setup.seed, stream, journal)

    def side_of(self, state: State, seat: int) -> str:
        return "side-" + state.tables.sides[seat]
