"""Scythe in the case language: the older tables, choices and variations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beachhead.core.contract import Setup
from beachhead.core.engine import legal_actions
from beachhead.core.errors import BeachheadError
from beachhead.core.setups import check_setup
from beachhead.games.scythe import GAME
from beachhead.games.scythe.kinds import KINDS
from beachhead.games.scythe.state import State
from beachhead.lab.cases import laid_over
from beachhead.lab.slips import Slip
from beachhead.lab.snapshot import Snapshot
from beachhead.lab.table import SEED, Table
from convert.dialect import CannotConvert, Dialect, Record, difference, merged
from convert.scythe_facts import Facts, size
from convert.scythe_position import SEED as OLD_SEED
from convert.scythe_position import Given, build, statements
from convert.scythe_reader import Run, Variation, check, variations

BAN = "ban_fast_combinations"  # of mats that are dealt
CAP = "turn_cap_per_player"
DEALS = "over "  # many set-ups, or many games
MISREAD = (LookupError, ValueError, AssertionError)


class Scythe(Dialect):
    """Cases begin after the set-up, with changes."""

    game = GAME
    title = "Scythe"

    def wrong(self, record: Record) -> list[str]:
        try:
            return check(record)
        except MISREAD as error:
            return [f"cannot be read: {type(error).__name__} {error}"]

    def expectations(self, record: Record) -> int:
        found = 0
        for one in variations(record):
            played = _played(one, OLD_SEED)
            said = [text for scene in played.scenes for text in scene.said]
            found += sum(size(text, played) for text in [*said, *_single(one.then)])
        return found

    def convert(self, record: Record) -> Record:
        """The runs of a record: the first one is the case, the others are its variations."""
        seed = SEED if not check(record, SEED) else OLD_SEED
        runs = [run for one in variations(record) for run in self._runs(one, seed)]
        first, *others = runs
        found = first
        if others:
            found["instead"] = [_shortened(run, first) for run in others]
        return found

    def _runs(self, one: Variation, seed: int) -> list[Record]:
        """The game itself, and apart from it what is said of many deals."""
        texts = _single(one.then)
        deals = [text for text in texts if text.startswith(DEALS) and " has hand " not in text]
        found = []
        if deals != texts or not texts:
            told = [text for text in texts if text not in deals]
            found.append(self._game(one, told, seed))
        return [*found, *(_deal(one, text, seed) for text in deals)]

    def _game(self, one: Variation, texts: list[str], seed: int) -> Record:
        run = _played(one, seed)
        for text in texts:
            run.tell(text)
        scenes = [scene.told() for scene in run.scenes]
        found = {"given": self._given(one.given, seed), **scenes[0]}
        if len(scenes) > 1:
            found["next"] = scenes[1:]
        return found

    def _given(self, given: Given, seed: int) -> Record:
        state = table(given, seed)
        setup = _setup(given, seed)
        base = GAME.start(GAME.tables(GAME.load_content(), setup), setup)
        found: Record = {"seats": list(setup.seats)}
        if options := _options(given):
            found["options"] = options
        if seed != SEED:
            found["seed"] = seed
        found |= difference(GAME, base, state, self.care)
        if not _is_laid(found, state):
            raise CannotConvert(f"does not lay the same table: {found}")
        return found


def _is_laid(given: Record, state: State) -> bool:
    """Whether the new words lay the table that the old ones describe; cards in any order."""
    try:
        laid = Snapshot(GAME, Table(GAME, given, {}).state)
    except Slip:
        return False
    wanted = Snapshot(GAME, state)
    piles = [{name: sorted(row) for name, row in shown.piles.items()} for shown in (laid, wanted)]
    return laid.fields == wanted.fields and piles[0] == piles[1]


# -- tables ------------------------------------------------------------------------------------


def _setup(given: Given, seed: int) -> Setup:
    seats = [f"{nation}/{mat}" for nation, mat in given.seats()]
    return check_setup(GAME, None, seats, _options(given), seed)


def _options(given: Given) -> dict[str, str]:
    """Those that a game can notice when every mat is named."""
    cap = {CAP: _cap(given)[0]} if CAP in given.options else {}
    return {name: value for name, value in {**given.options, **cap}.items() if name != BAN}


def _cap(given: Given) -> tuple[str, int]:
    """A cap that the rules offer, and the turns that are gone if the case wants a lower one."""
    spec = next(spec for spec in GAME.options() if spec.id == CAP)
    wanted = given.options.get(CAP, spec.default)
    if wanted in spec.values:
        return wanted, 0
    least = min((int(value) for value in spec.values if int(value) > int(wanted)), default=0)
    if not least:
        raise CannotConvert(f"no such turn cap: {wanted}")
    return str(least), least - int(wanted)


def table(given: Given, seed: int) -> State:
    """The state that a case describes, under options that a match can have."""
    cap, gone = _cap(given)
    known = Given()
    known.__dict__ |= {**given.__dict__, "options": {**given.options, CAP: cap}}
    state = build(known, seed)
    for seat in range(state.seats):
        state.turns[seat] += gone
    return state


def _deal(one: Variation, text: str, seed: int) -> Record:
    """Many set-ups in which the mats are dealt: the game of the case is not played."""
    nations = [nation for nation, _ in one.given.seats()]
    options = {BAN: "on"} if "nobody holds" in text else {}
    found: Record = {"seats": nations, **({"options": options} if options else {})}
    then = Facts(Run(table(one.given, seed))).fact(text)
    return {"given": found, "when": [], "then": then}


# -- variations --------------------------------------------------------------------------------


def _shortened(run: Record, first: Record) -> Record:
    """A variation, told by what is different where that lays the same table."""
    found = dict(run)
    if run["when"] == first["when"]:
        del found["when"]
    state = Table(GAME, run["given"], {}).state
    changes = _changes(first["given"], run["given"], Snapshot(GAME, state).fields)
    if changes is None or not _is_laid(laid_over(first["given"], changes), state):
        found["given"] = {"base": "setup", **run["given"]}
    elif changes:
        found["given"] = changes
    else:
        del found["given"]
    return found


def _changes(
    first: Mapping[str, Any], other: Mapping[str, Any], shown: Mapping[str, Any]
) -> Record | None:
    """What makes `other` out of `first`: a field that `other` need not name is written as it is
    shown. None if anything else would have to be taken away.
    """
    if set(first) - {*other, *shown}:
        return None
    found: Record = {}
    for key in {**first, **other}:
        unnamed = {} if isinstance(first.get(key), Mapping) else shown.get(key)
        value = other.get(key, unnamed)
        if key in first and isinstance(value, Mapping) and isinstance(first[key], Mapping):
            inner = _changes(first[key], value, shown.get(key, {}))
            if inner is None:
                return None
            found |= {key: inner} if inner else {}
        elif first.get(key) != value:
            found[key] = value
    return found


# -- play --------------------------------------------------------------------------------------


class Scene:
    """The moves up to a moment at which something must hold."""

    def __init__(self, told: int) -> None:
        self.when: list[str] = []
        self.said: list[str] = []  # in the old words
        self.then: Record = {}
        self.first = told  # its first event

    def told(self) -> Record:
        return {"when": self.when, **({"then": self.then} if self.then else {})}


class Recorder(Run):
    """A game that remembers its moves in notation, and what was said on the way."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.scenes = [Scene(0)]
        self.speaker = ""

    def _one(self, text: str) -> None:
        name, colon, _ = text.partition(": ")
        self.speaker = name if colon else ""
        super()._one(text)

    def _apply(self, action: int) -> None:
        self._record(action)
        super()._apply(action)

    def _pass(self, action: int) -> None:
        """The engine answers by itself, unless the question waits even so."""
        if self.s.top is not None and self.s.top.waits():
            self._record(action)
        Run._apply(self, action)

    def _record(self, action: int) -> None:
        assert self.s.journal is not None
        if self.scenes[-1].said:
            self.scenes.append(Scene(len(self.s.journal.events)))
        only = "=" if len(legal_actions(self.s)) == 1 else ""
        nation = self.s.tables.nation_ids[self.s.seat_to_act()]
        asked = f"{nation}: " if self.speaker.lower() == nation else ""
        self.speaker = ""
        self.scenes[-1].when.append(f"{only}{asked}{KINDS.name(self.s.tables, action)}")

    def check(self, text: str) -> None:
        super().check(text)
        self.tell(text)

    def tell(self, text: str) -> None:
        """A statement about this moment, in the new words."""
        scene = self.scenes[-1]
        if text in scene.said:
            return
        scene.said.append(text)
        for scene in self._about(text):
            scene.then = merged(scene.then, Facts(self, scene.first).fact(text))

    def _about(self, text: str) -> list[Scene]:
        """A fact about events stands where they happened, or nowhere happened."""
        if text.startswith("events of"):
            return self.scenes
        return [self._revealed() if text.startswith("sum of revealed") else self.scenes[-1]]

    def _revealed(self) -> Scene:
        """The scene of the last combat."""
        assert self.s.journal is not None
        events = enumerate(self.s.journal.events)
        last = max(n for n, event in events if event.key == "combat-revealed")
        return [scene for scene in self.scenes if scene.first <= last][-1]


def _single(lines: list[str]) -> list[str]:
    return list(dict.fromkeys(statements(lines)))


def _played(one: Variation, seed: int) -> Recorder:
    run = Recorder(table(one.given, seed))
    try:
        run.play(one.when)
    except (BeachheadError, *MISREAD) as error:
        raise CannotConvert(f"{type(error).__name__} {error}") from None
    if run.refused:
        raise CannotConvert(run.refused)
    return run


DIALECT = Scythe()
