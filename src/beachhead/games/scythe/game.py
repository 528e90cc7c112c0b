"""Scythe: the game as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from beachhead.core.contract import Game, OptionSpec, Setup
from beachhead.core.errors import SetupError
from beachhead.core.event import Journal
from beachhead.core.options import Reach
from beachhead.games.scythe import older, reach, seating
from beachhead.games.scythe.content import FOLDER
from beachhead.games.scythe.content.build import build_tables
from beachhead.games.scythe.kinds import KINDS
from beachhead.games.scythe.piles import ScythePiles
from beachhead.games.scythe.reasons import REASONS
from beachhead.games.scythe.rules import setup as chapter_1
from beachhead.games.scythe.state import State
from beachhead.games.scythe.tables import Tables

ON_OFF = ("on", "off")


class Scythe(Game[State]):
    """SC-MODE-01, SC-MODE-02, SC-MODE-04. Two to five seats, people or bots, one set of rules.

    The printed solo deck and the achievement sheet are left out; levels are a matter of bots.
    """

    id = "scythe"
    prefix = "SC"
    rules_version = 3
    folder = FOLDER.parent
    former_content = frozenset({"bef84edc01c7c570"})
    piles = ScythePiles()
    players = (2, 3, 4, 5)
    kinds = KINDS
    reasons = REASONS
    measures = ("measure-coins",)
    deals_sides = True  # player mats

    def options(self) -> tuple[OptionSpec, ...]:
        return (
            OptionSpec("turn_cap_per_player", ("200", "100", "50", "0"), "200", "SC-END-04"),
            OptionSpec("ban_fast_combinations", ON_OFF, "off", "SC-SETUP-22"),
            OptionSpec("relentless_on_factory_card", ON_OFF, "off", "SC-TURN-02"),
            OptionSpec("camaraderie_without_combat", ON_OFF, "off", "SC-NAT-22"),
            OptionSpec("wayfare_expansion_bases", ON_OFF, "on", "SC-NAT-18"),
            OptionSpec("tiebreak_rulebook_order", ON_OFF, "off", "SC-SCO-10"),
            OptionSpec("declinable_gains", ON_OFF, "off", "SC-CTRL-12"),
            OptionSpec("coin_gifts", ON_OFF, "off", "SC-FAQ-10"),
        )

    def seat_choices(self, players: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        return (seating.choices(options),) * players

    def free_choices(self, choices: Sequence[str], taken: Sequence[str]) -> list[str]:
        """A random seat draws a nation that nobody plays; its mat is dealt later."""
        nations = {seating.split(side)[0] for side in taken}
        return [side for side in choices if "/" not in side and side not in nations]

    def check_seats(self, seats: Sequence[str], options: Mapping[str, str]) -> SetupError | None:
        wrong = seating.wrong(seats, options)
        return SetupError(wrong, field="seats", value=",".join(seats)) if wrong else None

    def tables(self, content: Any, setup: Setup) -> Tables:
        dealt = seating.deal(setup.seats, setup.options, setup.seed)
        return build_tables(content, setup, dealt)

    def start(self, tables: Any, setup: Setup, journal: Journal | None = None) -> State:
        state = State(tables, len(setup.seats))
        state.journal = journal
        state.begin_chance(setup.seed, setup.stream())
        chapter_1.prepare(state)
        return state

    def migrate(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        return older.without_windows(position) if version < 3 else position

    def reach(self, state: State, seat: int, target: str) -> Reach | None:
        return reach.reach(state, target)

    def dealt_seats(self, setup: Setup, tables: Tables) -> tuple[str, ...]:
        pairs = zip(tables.nation_ids, tables.mat_ids, strict=True)
        return tuple(f"{nation}/{mat}" for nation, mat in pairs)

    def side_of(self, state: State, seat: int) -> str:
        return "faction-" + state.tables.nation_ids[seat]

    def round(self, state: State) -> int:
        return max(1, *(int(n) for n in state.turns))
