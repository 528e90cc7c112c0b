"""What every game provides, in one place. Games repeat none of this prose.

A game is a folder in `games/` whose package holds `GAME`, an instance of a class derived from
`Game`. The registry finds it; nobody edits a list. What is written the same in every game is found
in its folder by name: `view.view`, `draw.draw`, `invariants.broken`, `outcome.ending`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from beachhead.core.engine import GameState
from beachhead.core.errors import SetupError
from beachhead.core.event import Event, Journal
from beachhead.core.fair import Sealed
from beachhead.core.kinds import Kinds
from beachhead.core.options import Option, Reach, Refusal
from beachhead.core.outcome import Ending, Source
from beachhead.core.position import Piles
from beachhead.core.reasons import Why, refusals
from beachhead.core.stream import Stream

S = TypeVar("S", bound=GameState)

SPECTATOR = -1
RANDOM = "random"  # a seat that leaves its side to chance


class OptionSpec(msgspec.Struct, frozen=True):
    """A game option: a closed set of values, one of them the default."""

    id: str
    values: tuple[str, ...]
    default: str
    rule: str = ""

    def only(self, value: str) -> OptionSpec:
        """The same option where one value alone takes effect."""
        return msgspec.structs.replace(self, values=(value,), default=value)


class Setup(msgspec.Struct, frozen=True):
    """All a match begins with besides its content: who sits where, options, the seed."""

    seats: tuple[str, ...]  # one side or faction per seat, in the game's own words
    options: dict[str, str]  # complete: every option of the game has its value
    seed: int
    sealed: Sealed | None = None  # where the draws of a real match come from; the seed follows

    @classmethod
    def of_sealed(cls, seats: tuple[str, ...], options: dict[str, str], sealed: Sealed) -> Setup:
        """A real match: even what is dealt before there is a table follows from its key."""
        return cls(seats, options, sealed.stream().seed(), sealed)

    def stream(self) -> Stream | None:
        return None if self.sealed is None else self.sealed.stream()


class Game(ABC, Generic[S]):
    """One game: its content, its set-up and the human side of its states."""

    id: str  # folder name, also the wire name
    prefix: str  # of its rule ids, "WW"
    rules_version: int  # raised when a stored match could play differently
    folder: Path  # its package; the content is in `content/`
    kinds: Kinds  # the table of its actions
    reasons: Mapping[int, Why]  # what the numbers of its reasons mean
    former_content: frozenset[str] = frozenset()  # hashes of its content of old that plays alike
    players: Sequence[int]  # how many may sit at the table
    piles: Piles  # how it writes a position as text

    # whether the tables depend on the seed, because chance deals a part of what a seat plays
    deals_sides: bool = False

    # keys of events that openly show something which may be hidden again at once, such as cards
    # discarded and reshuffled in the same step: the leak tests leave exactly these out
    shown_in_passing: frozenset[str] = frozenset()

    # message ids of what the course of a match is told in: points, life, damage
    measures: tuple[str, ...] = ("measure-points",)

    has_points: bool = True  # whether points decide, each with a source

    # options that are otherwise chosen than by their default where a person plays, and in the
    # first game of somebody who learns
    among_people: Mapping[str, str] = {}
    for_learners: Mapping[str, str] = {}

    # -- before the match ----------------------------------------------------------------------

    @abstractmethod
    def options(self) -> tuple[OptionSpec, ...]:
        """The options, in the order a person would be asked."""

    def open_options(self, players: int, options: Mapping[str, str]) -> tuple[OptionSpec, ...]:
        """All options, each with the values that take effect beside the other choices.

        An option that changes nothing here keeps one value, which is then its default.
        """
        return self.options()

    @abstractmethod
    def seat_choices(self, players: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        """For each seat the sides it may take; the first is the default."""

    def free_choices(self, choices: Sequence[str], taken: Sequence[str]) -> list[str]:
        """What a random seat may draw, given the sides that are taken."""
        return [choice for choice in choices if choice not in taken]

    def check_seats(self, seats: Sequence[str], options: Mapping[str, str]) -> SetupError | None:
        """What is wrong with these sides and options together, if anything is."""
        return None

    def endless(self, options: Mapping[str, str]) -> bool:
        """Whether these options lift every limit on the length of a match."""
        return False

    @abstractmethod
    def tables(self, content: Any, setup: Setup) -> Any:
        """Content turned into the flat, immutable arrays that the rules read."""

    @abstractmethod
    def start(self, tables: Any, setup: Setup, journal: Journal | None = None) -> S:
        """The state after set-up, or at its first question. Nothing forced has been played yet.

        The journal, if there is one, is told of the set-up: dealt sides, the first player.
        """

    def load_content(self, edition: Path | None = None) -> Any:
        """The checked content, with the records of an edition folder laid over it."""
        return self.part("content").load(edition)

    def part(self, name: str) -> Any:
        """A module of the game's own folder."""
        return import_module(f"{self._folder}.{name}")

    def has_part(self, name: str) -> bool:
        """Whether there is such a module."""
        return find_spec(f"{self._folder}.{name}") is not None

    @property
    def _folder(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    # -- during the match ----------------------------------------------------------------------

    def migrate(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        """The data of a position of an older rules version as this version writes it.

        A match that was being played goes on from there (`docs/guide/old-matches.md`). Names of
        questions need no work here, see `Piles.former`. What cannot be carried over raises a
        `ValueError`: then the match ends without a result.
        """
        return position

    def action_names(self, tables: Any) -> Sequence[str]:
        """The closed action space: the notation of each action, at the action's number."""
        return self.kinds.names(tables)

    def describe(self, state: S, action: int) -> Option:
        """The human side of a legal action."""
        return self.kinds.option(state, action)

    def refusals(self, state: S) -> list[Refusal]:
        """Near misses of the question on top: what its seat would expect and cannot do, and why."""
        return refusals(self.kinds, self.reasons, state)

    def view(self, state: S, seat: int) -> Any:
        """All that `seat` (or SPECTATOR) may know: the struct `View` of the game's `view.py`.

        What is hidden from the seat is unset, and so left out of the JSON.
        """
        return self.part("view").view(state, seat)

    def reach(self, state: S, seat: int, target: str) -> Reach | None:
        """What `target` can get to and what can attack it, from what `seat` may know alone.

        None if the target is no such thing, whatever it looks like: it comes from outside.
        """
        return None

    def broken_invariants(self, state: S) -> list[str]:
        """Invariants of the rule sheet that do not hold, as readable lines."""
        found: list[str] = self.part("invariants").broken(state)
        return found

    def draw(self, state: S, seat: int, say: Any) -> str:
        """The table as text for a terminal, as `seat` sees it; `say(key, **facts)` gives words."""
        return str(self.part("draw").draw(state, seat, say))

    def dealt_seats(self, setup: Setup, tables: Any) -> tuple[str, ...]:
        """The seats with all that chance has dealt to them before the set-up."""
        return setup.seats

    @abstractmethod
    def side_of(self, state: S, seat: int) -> str:
        """The word id of the side or faction a seat plays."""

    def team(self, state: S, seat: int) -> int:
        """A number that those who win together share."""
        return seat

    def round(self, state: S) -> int:
        """The round being played, 1 and up; the course of a match is told by rounds."""
        table: Any = state
        return int(table.round)

    # -- after the match -----------------------------------------------------------------------

    def ending(self, state: S) -> Ending:
        """Who has won and by what; only of a state that is over."""
        found: Ending = self.part("outcome").ending(state)
        return found

    def sources(self, state: S, events: Sequence[Event]) -> list[list[Source]]:
        """For each seat where its points came from so far, or would if the match ended now.

        `events` is all that happened, uncut: what is booked on the way is counted from there.
        """
        found: list[list[Source]] = self.part("outcome").sources(state, events)
        return found

    def standing(self, state: S) -> tuple[tuple[int, ...], ...]:
        """For each of the `measures` the value of every seat now, hidden things included."""
        found: tuple[tuple[int, ...], ...] = self.part("outcome").standing(state)
        return found
