"""The public door: one match, played by its rules.

>>> from beachhead import Match
>>> match = Match.new("war_of_the_worlds", seed=7)
>>> while not match.over:
...     _ = match.play(match.legal()[0])

Whatever comes in is checked here; a refused action leaves no trace. Undo, saving and loading are
all "replay the list up to N".
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from msgspec import UNSET

from beachhead.core import position as positions
from beachhead.core import registry
from beachhead.core.contract import SPECTATOR, Game, Setup
from beachhead.core.engine import OVER, Actions, GameState, Question, returns
from beachhead.core.errors import (
    ActionError,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    PositionError,
    ReplayError,
    SetupError,
    UnknownGame,
    UnreadableAction,
)
from beachhead.core.event import Event, Journal
from beachhead.core.fields import wrong
from beachhead.core.forecast import Forecast, forecast
from beachhead.core.options import Option, Reach, Refusal
from beachhead.core.outcome import Ending, Outcome, Source, account
from beachhead.core.replay import Replay
from beachhead.core.rng import MAX_SEED, seed_state
from beachhead.core.setups import check_setup, fitting, is_same, prepare, setup_of

SCHEME = 2  # of fingerprints; the first left out the questions
FIRST_SCHEME = re.compile("[0-9a-f]{16}")


def step_for_good(state: GameState, action: int, out: Actions, watched: bool = True) -> bool:
    """Play an action, and say whether taking it back would let somebody keep what they learned.

    So it is if something was revealed, chance was drawn, another seat is asked, or another seat's
    answer was forced: that somebody has nothing to answer with tells something about their hand.
    """
    actor = int(state.seat_to_act())
    rng, reveals = state.rng, state.reveals
    settled = int(state.step(action, out, watched))
    quiet = (state.rng, state.reveals, state.seat_to_act()) == (rng, reveals, actor)
    return not quiet or bool(settled & ~(1 << actor))


class Match:
    """A state with its history and its listeners."""

    game: Game[Any]
    setup: Setup

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        edition: Path | None = None,
        position: str = "",
        earlier: Sequence[Event] = (),
        *,
        watched: bool = True,
    ) -> None:
        """Use `Match.new` or `Match.load`; this takes a set-up that is already checked.

        Not `watched`: nobody looks on from whom an answer must be kept, see `settle`.
        """
        self.game = game
        self.setup = setup
        self._edition = edition
        self._start = position  # the text of where it begins, if not with the set-up
        self._watched = watched
        self._earlier = tuple(earlier)  # what happened before that; points may come from there
        with fitting(edition):
            self.edition_hash, self.tables, self.names = prepare(game, setup, edition)
            self._begin()

    def _begin(self) -> None:
        self.actions: list[int] = []
        self._out = Actions()
        self._journal = Journal()
        self._journal.events.extend(self._earlier)
        self._state: GameState = self._first_state()
        self._state.settle(self._out, self._watched)
        self._marks = [len(self._journal.events)]  # events told up to each action
        self._barrier = 0  # the number of actions that can no longer be undone freely

    def _first_state(self) -> GameState:
        state: GameState
        if not self._start:
            state = self.game.start(self.tables, self.setup, self._journal)
            return state
        data = positions.parse(self._start)
        state = positions.place(self.game, data, self.tables, self.setup)
        state.journal = self._journal
        return state

    # -- making and keeping --------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        *,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        edition: Path | None = None,
    ) -> Match:
        """A fresh match. Whatever is left out takes its default; the seed is then a secret one."""
        found = registry.get(game)
        return cls(found, check_setup(found, players, seats, options, seed), edition)

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        seed: int | None = None,
        edition: Path | None = None,
        earlier: Sequence[Event] = (),
        watched: bool = True,
    ) -> Match:
        """A match that begins where a position stands; what is open there is dealt by the seed."""
        data = positions.parse(text)
        try:
            game = registry.get(data.get("game", ""))
        except UnknownGame as error:
            raise wrong("$.game", str(error)) from None
        if data.get("rules") != game.rules_version:
            raise wrong("$.rules", f"this program plays version {game.rules_version}")
        seats = data.get("seats", [])
        try:
            setup = check_setup(game, None, seats, data.get("options", {}), seed)
        except SetupError as error:
            part = "seats" if error.facts.get("field") in ("seats", "players") else "options"
            raise wrong(f"$.{part}", str(error)) from None
        if list(setup.seats) != seats:
            raise wrong("$.seats", "every seat must be named")
        found, tables, _ = prepare(game, setup, edition)
        if list(game.dealt_seats(setup, tables)) != seats:
            raise wrong("$.seats", "nothing may be left to chance")
        if not is_same(game, edition, found, data.get("edition", found)):
            raise wrong("$.edition", f"written for another edition than {found}")
        return cls(game, setup, edition, text, earlier, watched=watched)

    @property
    def edition(self) -> Path | None:
        """The folder of the edition it is played with; None is the content of the game."""
        return self._edition

    @property
    def begins_with(self) -> str:
        """The position it begins with; empty if that is the set-up."""
        return self._start

    def position(self, seat: int | None = None) -> str:
        """The table as text: all of it, or what a seat knows; `from_position` reads it."""
        head = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "edition": self.edition_hash,
            "seats": list(self.game.dealt_seats(self.setup, self.tables)),
            "options": dict(self.setup.options),
        }
        return positions.write(self.game.piles, self._state, head, seat)

    def save(self) -> Replay:
        """The match as its file."""
        return Replay(
            game=self.game.id,
            rules=self.game.rules_version,
            edition=self.edition_hash,
            seats=self.setup.seats,
            options=dict(self.setup.options),
            seed=str(self.setup.seed) if self.setup.sealed is None else UNSET,
            chance=self.setup.sealed or UNSET,
            actions=tuple(self.actions),
            position=self._start or UNSET,
            fingerprint=self.fingerprint(),
        )

    @classmethod
    def load(cls, replay: Replay, *, upto: int | None = None, edition: Path | None = None) -> Match:
        """A saved match, replayed action by action; `upto` stops after that many."""
        game = registry.get(replay.game)
        if replay.rules != game.rules_version:
            text = f"saved under rules version {replay.rules}, this is {game.rules_version}"
            raise ReplayError(text, reason=text)
        setup = setup_of(game, replay)
        match = cls._begun(game, setup, edition, replay.position or "")
        match.check_edition(replay.edition)
        for number, action in enumerate(replay.actions[:upto]):
            try:
                match.play(action)
            except ActionError as error:
                text = f"action {number + 1} does not replay: {error}"
                raise ReplayError(text, reason=text) from None
        whole = upto is None or upto >= len(replay.actions)
        if whole:
            match.check_end(replay.fingerprint)
        return match

    @classmethod
    def _begun(cls, game: Game[Any], setup: Setup, edition: Path | None, position: str) -> Match:
        """The match of a file before its first action."""
        if not position:
            return cls(game, setup, edition)
        try:
            match = cls.from_position(position, seed=setup.seed, edition=edition)
        except PositionError as error:
            raise ReplayError(str(error), reason=str(error)) from None
        if (match.game, match.setup) != (game, setup):
            text = "the position belongs to another match"
            raise ReplayError(text, reason=text)
        return match

    def check_edition(self, stored: str) -> None:
        """Refuse the hash of a file if its content would not play as this does."""
        if is_same(self.game, self._edition, self.edition_hash, stored):
            return
        text = f"played with edition {stored}, this is {self.edition_hash}"
        raise ReplayError(text, reason=text)

    def check_end(self, stored: str) -> None:
        """Refuse the fingerprint of a file if it is not this table's.

        Files of the first scheme have 16 digits that nothing computes any more: that all actions
        were legal has to do.
        """
        if FIRST_SCHEME.fullmatch(stored) or stored == self.fingerprint():
            return
        text = f"ends at {self.fingerprint()}, the file says {stored}"
        raise ReplayError(text, reason=text)

    def fresh(self) -> Match:
        """The same match before its first action."""
        return Match(
            self.game,
            self.setup,
            self._edition,
            self._start,
            self._earlier,
            watched=self._watched,
        )

    def clone(self) -> Match:
        """An independent match at the same point."""
        twin = self.fresh()
        for action in self.actions:
            twin.play(action)
        return twin

    # -- asking --------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """A copy of the true state, hidden things included: for tools, never for players."""
        return self._state.clone()

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def seat(self) -> int:
        """Who is asked, or OVER (-1)."""
        return int(self._state.seat_to_act())

    @property
    def decision(self) -> Question | None:
        """What is asked."""
        return None if self.over else self._state.top

    @property
    def barrier(self) -> int:
        """Actions up to this number are not undone freely, see `step_for_good`."""
        return self._barrier

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked."""
        return self._out.to_list()

    def options(self) -> list[Option]:
        """The same, described for people."""
        return [self.game.describe(self._state, action) for action in self.legal()]

    def refusals(self) -> list[Refusal]:
        """What the seat would expect to do and cannot, with the reason."""
        return [] if self.over else self.game.refusals(self._state)

    def view(self, seat: int = SPECTATOR) -> Any:
        """All that a seat may know: the game's own `View`."""
        return self.game.view(self._state, seat)

    def reach(self, target: str, seat: int = SPECTATOR) -> Reach | None:
        """Where a thing can get to and what can attack it, as far as a seat may know."""
        return self.game.reach(self._state, seat, target)

    def forecast(
        self, answers: Sequence[str], seed: int | None = None, *, then: bool = False
    ) -> Forecast:
        """What the seat that is asked may expect of these answers, given one after another.

        `then`: with what it would be asked after them.
        """
        codes = [self.names.index(name) if name in self.names else -1 for name in answers]
        number = secrets.randbelow(MAX_SEED) if seed is None else seed
        return forecast(self.game, self._state, codes, seed_state(number), then=then)

    def events(self, seat: int = SPECTATOR, since: int = 0, upto: int | None = None) -> list[Event]:
        """What happened after the action number `since`, as a seat may know it."""
        first = 0 if since <= 0 else self._marks[min(since, len(self.actions))]
        last = self._marks[len(self.actions) if upto is None else min(upto, len(self.actions))]
        cut = (event.cut(seat) for event in self._journal.events[first:last])
        return [event for event in cut if event is not None]

    def told(self, n: int) -> list[Event]:
        """What happened in the action with this number, uncut; 0: before the first."""
        first = self._marks[n - 1] if n else len(self._earlier)
        return self._journal.events[first : self._marks[n]]

    def tells(self, seat: int, since: int) -> bool:
        """Whether a seat was told anything after the action number `since`, the set-up apart."""
        news = self._journal.events[self._marks[since] :]
        return any(event.cut(seat) is not None for event in news)

    def only_seems_open(self) -> bool:
        """Whether the seat that is asked has one answer, and only it may know that."""
        asked = self.decision
        return asked is not None and self._out.n == 1 and asked.seems_open(self._state)

    def asks_in_secret(self) -> bool:
        """Whether even that something is asked now is known only to the seat that is asked."""
        return not self.over and self.game.piles.asks_in_secret(self._state, SPECTATOR)

    def returns(self) -> list[float]:
        """Each seat's result, 0 to 1."""
        return returns(self._state)

    def outcome(self) -> Outcome:
        """Who won, by what, and where the points came from; the match must be over."""
        return self.account(self.game.ending(self._state))

    def account(self, ending: Ending) -> Outcome:
        """The same for an end that the rules do not know, such as somebody's giving up."""
        return account(ending, self.sources(), self.teams(), self.game.has_points)

    def teams(self) -> list[int]:
        """For each seat a number that those who win together share."""
        return [self.game.team(self._state, seat) for seat in range(len(self.setup.seats))]

    @property
    def round(self) -> int:
        return self.game.round(self._state)

    def sources(self) -> list[list[Source]]:
        """For each seat where its points came from so far."""
        return self.game.sources(self._state, self._journal.events)

    def standing(self) -> tuple[tuple[int, ...], ...]:
        """For each of the game's measures the value of every seat now: for the time after."""
        return self.game.standing(self._state)

    def fingerprint(self) -> str:
        """The table and its questions in a few digits, after the number of the scheme."""
        return f"{SCHEME}:{self._state.fingerprint():016x}"

    # -- playing -------------------------------------------------------------------------------

    def play(self, action: int | str, *, seat: int | None = None) -> list[Event]:
        """Carry out an action, given by number or notation; forced decisions follow at once.

        Returns everything that happened, uncut. With `seat`, only that seat may act.
        """
        code = self._checked(action, seat)
        final = step_for_good(self._state, code, self._out, self._watched)
        self.actions.append(code)
        self._marks.append(len(self._journal.events))
        if final:
            self._barrier = len(self.actions)
        return self._journal.events[self._marks[-2] :]

    def undo(self, to: int | None = None) -> None:
        """Go back to the position after `to` actions; one action back if left out."""
        target = len(self.actions) - 1 if to is None else to
        if not 0 <= target <= len(self.actions):
            text = f"cannot go back to {target} of {len(self.actions)} actions"
            raise IllegalAction(text, action=target)
        kept = self.actions[:target]
        self._begin()
        for action in kept:
            self.play(action)

    def _checked(self, action: int | str, seat: int | None) -> int:
        """The action's number, or a typed error. Nothing has changed yet."""
        if self.over:
            raise MatchOver("the match is over")
        if seat is not None and seat != self.seat:
            raise NotYourTurn(f"seat {self.seat} is asked, not {seat}", seat=self.seat)
        decision = self._state.top
        assert decision is not None
        if isinstance(action, str):
            return self._read(action, decision)
        if isinstance(action, bool) or not isinstance(action, int):
            raise UnreadableAction(f"not an action: {action!r}", action=repr(action))
        if not 0 <= action < len(self.names):
            raise UnreadableAction(f"no action has the number {action}", action=action)
        if not self._out.has(action):
            self._refuse(self.names[action], decision)
        return action

    def _read(self, name: str, decision: Question) -> int:
        for action in self.legal():
            if self.names[action] == name:
                return action
        if name in self.names:
            self._refuse(name, decision)
        raise UnreadableAction(f"no action is written {name!r}", action=name)

    def _refuse(self, name: str, decision: Question) -> NoReturn:
        text = f"{name!r} is not legal at {decision.name} ({decision.rule})"
        raise IllegalAction(text, action=name, decision=decision.name, rule=decision.rule)


__all__ = ["OVER", "SPECTATOR", "Match"]
