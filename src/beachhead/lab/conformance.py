"""What must hold in every game of the registry, checked while a match is played at random.

`tests/conformance` runs this over seeds, player counts and options; `beachhead fuzz` runs it for
as long as one likes. A finding carries the match as a replay that anybody can open.

The light checks run after every action. The deep ones, which look at the table from every seat
and compare it with twins, run at a sample of the positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from beachhead.core.contract import SPECTATOR, Game
from beachhead.core.engine import FREE, Actions, GameState, legal_actions
from beachhead.core.errors import ActionError
from beachhead.core.event import Event, Journal
from beachhead.core.forecast import forecast, give
from beachhead.core.match import Match, step_for_good
from beachhead.core.replay import Replay, decode, encode
from beachhead.core.rng import MAX_SEED
from beachhead.core.setups import check_setup
from beachhead.core.words import LANGUAGES, words
from beachhead.lab import places
from beachhead.lab.sheet import sheet

MAX_ACTIONS = 20_000  # no match of ours is nearly as long
ENOUGH = 2_000  # decisions in a match that need not end
ILLEGAL_TRIES = 5
REDRAWS = 50  # of options and sides for a random match
TWIN_PLAYS = 3
WRITTEN = 0.05  # share of the deep checks that write the position as text
GARBAGE: tuple[Any, ...] = (-1, 1 << 40, True, 1.5, None, "", "no such action", b"x")


_SPOKEN: set[tuple[Any, ...]] = set()  # what has been said once, in all languages


class Finding(Exception):
    """Something that must hold did not; `replay` leads to it."""

    def __init__(self, check: str, text: str, replay: Replay) -> None:
        super().__init__(f"{check}: {text} (after {len(replay.actions)} actions)")
        self.check = check
        self.replay = replay


def random_match(game: Game[Any], chance: Random, players: int | None = None) -> Match:
    """A match with a random number of players, random sides and random options."""
    sides: list[str] | None
    count = players or chance.choice(list(game.players))
    for _ in range(REDRAWS):  # options and sides that fit together; else the default ones
        options = {spec.id: chance.choice(spec.values) for spec in game.options()}
        sides = [chance.choice(fits) for fits in game.seat_choices(count, options)]
        if len(set(sides)) == count and not game.check_seats(sides, options):
            break
    else:
        options, sides = {}, None
    return Match(game, check_setup(game, count, sides, options, chance.randint(0, MAX_SEED)))


class Inspector:
    """Plays one match at random and looks at everything on the way."""

    def __init__(self, match: Match, chance: Random, deep: float = 1.0) -> None:
        self.match = match
        self.game = match.game
        self.chance = chance
        self.deep = deep  # share of the positions that get the deep checks
        self.rules = known_rules(match.game.id)
        self.told = 0  # events whose words have been checked

    def play(self, decisions: int | None = None) -> int:
        """Play to the end, or for so many decisions; how many were made. Raises a Finding."""
        made = 0
        endless = self.game.endless(self.match.setup.options)
        most = decisions or (ENOUGH if endless else MAX_ACTIONS)
        try:
            self._position()
            while not self.match.over and made < most and len(self.match.actions) < MAX_ACTIONS:
                legal = self.match.legal()
                self.match.play(self.chance.choice(legal))
                made += len(legal) > 1
                self._position()
            if self.match.over:
                self._ending()
        except Finding:
            raise
        except Exception as error:
            raise self._finding("crash", f"{type(error).__name__}: {error}") from error
        if not endless and len(self.match.actions) == MAX_ACTIONS:
            raise self._finding("length", f"no end after {MAX_ACTIONS} actions")
        return made

    def _finding(self, check: str, text: str) -> Finding:
        return Finding(check, text, self.match.save())

    def _demand(self, holds: bool, check: str, text: str) -> None:
        if not holds:
            raise self._finding(check, text)

    def _position(self) -> None:
        legal = self.match.legal()
        state = self.match.state
        self._demand(self.match.over or bool(legal), "dead end", "nothing is legal")
        self._demand(len(set(legal)) == len(legal), "legal", f"twice: {legal}")
        self._demand(
            all(0 <= a < len(self.match.names) for a in legal), "legal", f"out of range: {legal}"
        )
        broken = self.game.broken_invariants(state)
        self._demand(not broken, "invariant", "; ".join(broken))
        if self.chance.random() < self.deep:
            self._words()
            self._clones(state)
            if self.chance.random() < WRITTEN:
                self._written()
            self._refuses_illegal(legal)
            for seat in range(state.seats):
                self._twin(state, seat, legal)

    # -- words ---------------------------------------------------------------------------------

    def _words(self) -> None:
        """Everything a person could read here has words in every language."""
        match = self.match
        names = {match.names[action] for action in match.legal()}
        for option, action in zip(match.options(), match.legal(), strict=True):
            if option.action != action or option.name != match.names[action]:
                raise self._finding("describe", f"{match.names[action]} is told as {option}")
            self._spoken(option.key, option.facts, option.rules)
        self._barred()
        for refusal in match.refusals():
            self._demand(refusal.thing not in names, "refusal", f"{refusal.thing} is legal")
            self._spoken(refusal.key, refusal.facts, refusal.rules)
            if refusal.thing in match.names:  # told with the words of the option it would be
                option = match.game.describe(match.state, match.names.index(refusal.thing))
                self._spoken(option.key, option.facts, ())
        if match.decision is not None:
            ask = f"ask-{match.decision.name.lower()}"
            self._spoken(ask, {}, (match.decision.rule,))
        for seat in range(SPECTATOR, len(match.setup.seats)):
            for event in match.events(seat, self.told):
                self._spoken(event.key, event.facts, (event.rule,))
        self.told = len(match.actions)

    def _barred(self) -> None:
        """What a person would look for is either offered or has something against it."""
        match = self.match
        state, offered = match.state, set(match.legal())
        expected = Actions()
        asked = state.top
        if state.over or asked is None:
            return
        asked.expected(state, expected)
        for action in expected.to_list():
            if action >= len(match.names):
                continue  # a thing that is no action is never offered
            free = asked.bar(state, action) == FREE
            name = match.names[action]
            self._demand(free == (action in offered), "reason", f"{name} is offered and barred")

    def _spoken(self, key: str, facts: dict[str, int | str], rules: tuple[str, ...]) -> None:
        said = (self.game.id, key, tuple(sorted(facts.items())), rules)
        if said in _SPOKEN:
            return
        _SPOKEN.add(said)
        for language in LANGUAGES:
            try:
                words(language, self.game.id).say(key, facts)
            except (KeyError, ValueError) as error:
                raise self._finding("words", str(error)) from None
            missing = words(language, self.game.id).missing
            self._demand(not missing, "words", f"{key} in {language}: no form {missing}")
        for rule in rules:
            self._demand(rule in self.rules, "rule", f"{key} cites {rule}, not in the sheet")

    # -- copies --------------------------------------------------------------------------------

    def _clones(self, state: GameState) -> None:
        """Playing with a clone leaves the original as it was."""
        before = state.fingerprint()
        twin = state.clone()
        self._demand(twin.fingerprint() == before, "clone", "differs from its original")
        out = Actions()
        twin.settle(out)
        twin.playout(self.chance.randint(1, MAX_SEED), 20, out)
        self._demand(state.fingerprint() == before, "clone", "changed its original")

    def _written(self) -> None:
        """The position as text is the same table; what a seat knows of it can be dealt."""
        match = self.match
        again = Match.from_position(match.position(), seed=0)
        same = again.fingerprint() == match.fingerprint() and again.legal() == match.legal()
        self._demand(same, "position", "reads as another table")
        seat = self.chance.randrange(len(match.setup.seats))
        if self.game.piles.asks_in_secret(match.state, seat):
            return
        known = match.position(seat)
        guess = Match.from_position(known, seed=self.chance.randint(0, MAX_SEED))
        self._demand(guess.position(seat) == known, "position", f"of seat {seat} reads differently")

    def _refuses_illegal(self, legal: list[int]) -> None:
        """Whatever is not legal raises a typed error and changes nothing."""
        match = self.match
        space = range(len(match.names))
        tries = [self.chance.choice(space) for _ in range(ILLEGAL_TRIES)]
        before = _trace(match)
        for action in (*GARBAGE, *(action for action in tries if action not in legal)):
            try:
                match.play(action)
            except ActionError:
                pass
            else:
                raise self._finding("illegal", f"{action!r} was accepted")
        self._demand(before == _trace(match), "illegal", "a refused action left a trace")

    # -- hidden information --------------------------------------------------------------------

    def _twin(self, state: GameState, seat: int, legal: list[int]) -> None:
        """What a seat gets does not depend on what it cannot know.

        The twin differs from the table only there; everything the seat receives must be equal.
        """
        twin = state.clone()
        twin.determinize(seat, self.chance.randint(1, MAX_SEED))
        if not state.over:
            self._demand(twin.rng != state.rng, "determinize", "kept the chance to come")
        broken = self.game.broken_invariants(twin)
        self._demand(not broken, "determinize", "; ".join(broken))
        for reader in (seat, SPECTATOR):
            here, there = self._view(state, reader), self._view(twin, reader)
            if here != there:
                raise self._finding("leak", f"view of {reader}: {_diff(here, there)}")
        if state.seat_to_act() == seat:
            others = legal_actions(twin)
            self._demand(others == legal, "leak", f"options of {seat}: {legal} or {others}")
            described = [self.game.describe(twin, action) for action in legal]
            self._demand(described == self.match.options(), "leak", f"descriptions for {seat}")
            refused = self.game.refusals(twin)
            self._demand(refused == self.match.refusals(), "leak", f"reasons for {seat}")
            self._foreseen_alike(twin, legal)
        if not state.over:
            twin.rng = state.rng
            for action in self.chance.sample(legal, min(TWIN_PLAYS, len(legal))):
                self._told_alike(state, twin, seat, action)
                self._unasked_tells_nothing(state, seat, action)
                if state.seat_to_act() == seat:
                    self._undo_tells_nothing(state, twin, seat, action)

    def _foreseen_alike(self, twin: GameState, legal: list[int]) -> None:
        """A forecast comes from what the seat knows, and what it calls certain happens."""
        action, seed = self.chance.choice(legal), self.chance.randint(1, MAX_SEED)
        here, there = (
            forecast(self.game, table, [action], seed, then=True)
            for table in (self.match.state, twin)
        )
        name = self.match.names[action]
        self._demand(here.certain == there.certain, "leak", f"forecast of {name}")
        if not here.certain:
            return
        self._demand(here == there, "leak", f"forecast of {name}: {here} or {there}")
        table = self.match.state
        seat = int(table.seat_to_act())
        give(table, action)
        after = msgspec.to_builtins(self.game.view(table, seat))
        self._demand(after == here.view, "forecast", f"{name}: {_diff(here.view, after)}")
        again = legal_actions(table) if table.seat_to_act() == seat else []
        offered = [option.action for option in here.options]
        self._demand(again == offered, "forecast", f"{name}: asked {again}, not {offered}")

    def _told_alike(self, state: GameState, twin: GameState, seat: int, action: int) -> None:
        """If a seat sees the same table after an action, it was told the same about it."""
        if action not in legal_actions(twin):
            return
        ends, tales = [], []
        for table in (state.clone(), twin.clone()):
            table.journal = journal = Journal()
            table.apply(action)
            table.journal = None
            ends.append(self._view(table, seat))
            told = _told(journal.events, seat, self.game.shown_in_passing)
            tales.append(sorted(told, key=repr))  # the order of hidden draws is chance, too
        if ends[0] == ends[1] and tales[0] != tales[1]:
            raise self._finding("leak", f"events for {seat}: {_diff(tales[0], tales[1])}")

    def _unasked_tells_nothing(self, state: GameState, reader: int, action: int) -> None:
        """Whoever is not asked because one answer is left has it by what everybody knows.

        Who sees neither a fact nor another seat asked sees nothing of a further question, either.
        """
        table, out, actor = state.clone(), Actions(), state.seat_to_act()
        table.journal = journal = Journal()
        table.apply(action)
        while not table.over:
            table.legal_into(out)
            asked = table.top
            assert asked is not None
            if out.n != 1 or asked.waits() or asked.seems_open(table):
                return
            unseen = asked.seat == actor and all(
                event.cut(reader) is None for event in journal.events
            )
            if asked.seat != reader and not unseen:
                twin = table.clone()
                twin.determinize(reader, self.chance.randint(1, MAX_SEED))
                others = legal_actions(twin)
                told = f"{asked.name}: only {self.match.names[out.codes[0]]}, or one of {others}"
                self._demand(len(others) == 1, "unasked", told)
            table.apply(out.codes[0])

    def _undo_tells_nothing(
        self, state: GameState, twin: GameState, seat: int, action: int
    ) -> None:
        """What a seat may take back freely has shown it nothing that it did not know before."""
        seen = []
        for table in (state.clone(), twin.clone()):
            out = Actions()
            final = step_for_good(table, action, out)
            asked = [] if table.seat_to_act() != seat else out.to_list()
            seen.append((final, None if final else (self._view(table, seat), asked)))
        if seen[0] != seen[1]:
            name = self.match.names[action]
            raise self._finding(
                "undo peeks", f"{name} of {seat}: {_diff(list(seen[0]), list(seen[1]))}"
            )

    def _view(self, state: GameState, seat: int) -> Any:
        """The view after a trip through JSON, as a player's screen gets it."""
        return msgspec.json.decode(msgspec.json.encode(self.game.view(state, seat)))

    # -- the end -------------------------------------------------------------------------------

    def _ending(self) -> None:
        """Nothing more is asked, results are shares, and the list of actions tells it all."""
        match = self.match
        self._words()
        self._demand(match.legal() == [] and match.refusals() == [], "end", "still asks")
        self._demand(all(0 <= share <= 1 for share in match.returns()), "end", "results")
        self._demand(any(share > 0 for share in match.returns()), "end", "nobody wins")
        self._outcome()
        for action in (0, "end_turn"):
            try:
                match.play(action)
            except ActionError:
                continue
            raise self._finding("end", "an action was accepted after the end")
        again = Match.load(decode(encode(match.save())))  # raises if the end differs
        self._demand(_tale(again) == _tale(match), "replay", "tells another story")
        middle = self.chance.randint(0, len(match.actions))
        again.undo(middle)
        part = Match.load(match.save(), upto=middle)
        self._demand(again.fingerprint() == part.fingerprint(), "undo", f"to {middle} differs")
        for action in match.actions[middle:]:
            again.play(action)
        self._demand(again.fingerprint() == match.fingerprint(), "undo", "played on, differs")

    def _outcome(self) -> None:
        """The end is told as it was decided, and every point has a source."""
        match, outcome = self.match, self.match.outcome()
        shares = match.returns()
        best = [seat for seat, share in enumerate(shares) if share == max(shares)]
        draw = len(best) == len(shares)
        won = list(outcome.winners)
        self._demand(won == best or (draw and won == []), "outcome", f"{won} won, not {best}")
        first = [each.seat for each in outcome.seats if each.place == 1]
        self._demand(first == best, "outcome", f"{first} are first, not {best}")
        measures = match.standing()
        self._demand(len(measures) == len(self.game.measures), "outcome", "measures")
        for reason in outcome.reasons:
            self._spoken(reason.key, reason.facts, (reason.rule,))
        for key in self.game.measures:
            self._spoken(key, {}, ())
        for each in outcome.seats:
            for source in each.sources:
                self._spoken(source.key, {}, ())
                if source.facts:
                    self._spoken(f"{source.key}.detail", source.facts, ())
                by_round = sum(source.rounds) == source.points or not source.rounds
                self._demand(by_round, "outcome", f"{source.key} by round")
            if each.points is not None:
                shown = measures[0][each.seat]
                text = f"{each.points} by source, {shown} on the table"
                self._demand(each.points == shown, "outcome", text)


def known_rules(game: str) -> set[str]:
    """The ids of a game's rule sheet."""
    return {rule.id for rule in sheet(places.sheets(game))}


def _told(events: list[Event], seat: int, passing: frozenset[str]) -> Iterator[tuple[str, Any]]:
    for event in events:
        cut = event.cut(seat)
        if cut is not None and event.key not in passing:
            yield cut.key, cut.facts


def _trace(match: Match) -> tuple[str, int, list[int], int]:
    """Whatever an action could change: the table, the list, the question, the events."""
    done = len(match.actions)
    return match.fingerprint(), done, match.legal(), len(match.events(0, done - 1))


def _tale(match: Match) -> list[tuple[str, str, Any]]:
    return [(event.key, event.rule, event.facts) for event in match.events(0)]


def _diff(here: Any, there: Any, path: str = "$") -> str:
    """The first place where two views or two tales differ."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        for key, value in here.items():
            if value != there[key]:
                return _diff(value, there[key], f"{path}.{key}")
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for number, value in enumerate(here):
            if value != there[number]:
                return _diff(value, there[number], f"{path}[{number}]")
    return f"{path}: {here!r} or {there!r}"
