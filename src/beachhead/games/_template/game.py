"""Seats, options and set-up; the rest is delegated to the file of that name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from beachhead.core.contract import Game, Option, OptionSpec, Refusal, Setup
from beachhead.core.event import Event, Journal
from beachhead.core.outcome import Ending, Source
from beachhead.games._template import content, describe, draw, invariants, outcome, view, whynot
from beachhead.games._template.content import SIDES, Content
from beachhead.games._template.piles import CardPiles
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

    def options(self) -> tuple[OptionSpec, ...]:
        return (
            OptionSpec("length", ("short", "long"), "short", "TP-END-01"),
            OptionSpec("dominance", ("on", "off"), "on", "TP-END-02"),
        )

    def seat_choices(self, players: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        return (SIDES,) * players

    def load_content(self, edition: Path | None = None) -> Content:
        return content.load(edition)

    def tables(self, content_: Content, setup: Setup) -> Tables:
        return content.build_tables(content_, setup)

    def start(self, tables: Tables, setup: Setup, journal: Journal | None = None) -> State:
        return set_up.new_game(tables, len(setup.seats), setup.seed, journal)

    def action_names(self, tables: Tables) -> Sequence[str]:
        return describe.action_names(tables)

    def tables_of(self, state: State) -> Tables:
        return state.tables

    def describe(self, state: State, action: int) -> Option:
        return describe.describe(state, action)

    def refusals(self, state: State) -> list[Refusal]:
        return whynot.refusals(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def broken_invariants(self, state: State) -> list[str]:
        return invariants.broken(state)

    def draw(self, state: State, seat: int, say: Any) -> str:
        return draw.draw(state, seat, say)

    def side_of(self, state: State, seat: int) -> str:
        return "side-" + state.tables.sides[seat]

    def round(self, state: State) -> int:
        return int(state.round)

    def ending(self, state: State) -> Ending:
        return outcome.ending(state)

    def sources(self, state: State, events: Sequence[Event]) -> list[list[Source]]:
        return outcome.sources(state)

    def standing(self, state: State) -> tuple[tuple[int, ...], ...]:
        return outcome.standing(state)
