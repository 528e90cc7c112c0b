"""Cry Havoc in the case language: older cases are played again and told as scenes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

from beachhead.core.position import MISFITS, data, tree
from beachhead.games.cry_havoc import GAME
from beachhead.games.cry_havoc import vocab as v
from beachhead.lab.snapshot import Snapshot
from convert.dialect import Dialect, Record, difference
from convert.havoc_laid import OPTIONS
from convert.havoc_reader import PARTS, check, letters, of_letter
from convert.havoc_record import BOTTOM, CLEAR, Recorder, Scene
from convert.havoc_table import Table
from convert.havoc_words import joined

# the first statements of the tables that cases begin with, and the names of these
BASES = {
    "humans_pilgrims": ["2p b2 beginner", "seats humans pilgrims"],
    "pilgrims_machines": ["2p b2 beginner", "seats pilgrims machines"],
    "humans_machines": ["2p b2 beginner", "seats humans machines"],
    "three_players": ["3p b34 beginner"],
    "four_players": ["4p b34 beginner"],
}


class CryHavoc(Dialect):
    """Cases begin with a table that is laid out without chance, cleared or not."""

    game = GAME
    title = "Cry Havoc"

    @cached_property
    def shared(self) -> Record:
        """The laid table of each company, and the same with a clear map."""
        found: Record = {}
        for name in BASES:
            laid, clear = base(name, False), base(name, True)
            head = {"base": "blank", "seats": seats(laid), "halt": BOTTOM}
            found[name] = {**head, **difference(GAME, None, laid.s)}
            found[f"{name}_clear"] = {"base": name, **difference(GAME, laid.s, clear.s)}
            found[f"{name}_clear"]["planet"]["crystals"] = {"*": 0}
        return found

    def tables(self) -> Record:
        return self.shared

    def wrong(self, record: Record) -> list[str]:
        try:
            return check(record)
        except MISFITS as error:
            return [f"{type(error).__name__}: {error}"]

    def expectations(self, record: Record) -> int:
        runs = [played(record, letter) for letter in letters(record)]
        return sum(len(scene.things) for run in runs for scene in run.scenes)

    def convert(self, record: Record) -> Record:
        """Sub-cases are played instead of the first one."""
        first, *others = (played(record, letter) for letter in letters(record))
        found = self._told(first)
        if others:
            found["instead"] = [self._instead(found, other) for other in others]
        return found

    def _told(self, run: Recorder) -> Record:
        """The scenes of a run; the further ones say what is changed on the table."""
        first, *later = run.scenes
        run.scene.facts = run.scene.facts or [{"over": bool(run.s.over)}]  # all was said before
        found = _scene(first, self._begun(run))
        if later:
            found["next"] = [self._further(a, b) for a, b in pairwise(run.scenes)]
        return found

    def _begun(self, run: Recorder) -> Record:
        """The first table, by what differs from one that all cases share."""
        open_ = {o.id: o.values for o in GAME.open_options(run.s.seats, run.options)}
        chosen = {name: o for name, o in run.options.items() if o != OPTIONS[name]}
        options = {name: o for name, o in chosen.items() if o in open_[name]}
        head: Record = {"options": options} if options else {}
        if run.choices:
            return {**head, "seats": run.choices}
        first = run.scenes[0]
        if first.halt != BOTTOM or run.early_table:
            head["halt"] = first.halt
        if run.early_table:
            head |= {"base": "blank", "seats": seats(run)}
            return {**head, **difference(GAME, None, first.after, self.care)}
        name = next(name for name in BASES if set(seats(base(name, False))) == set(seats(run)))
        shared = base(name, run.clear)
        if seats(run) != seats(shared):
            head["seats"] = seats(run)
        head["base"] = f"{name}_clear" if run.clear else name
        return {**head, **difference(GAME, shared.s, first.after, self.care)}

    def _further(self, before: Scene, scene: Scene) -> Record:
        given = difference(GAME, scene.before, scene.after, self.care)
        if scene.before.rng == scene.after.rng:
            given.pop("chance", None)
        if scene.halt != before.halt:
            given["halt"] = scene.halt
        return _scene(scene, given)

    def _instead(self, first: Record, run: Recorder) -> Record:
        """A sub-case: all that the first one gives has a value of its own here."""
        found = self._told(run)
        state = run.scenes[0].after
        defaults: Record = {
            **Snapshot(GAME, state).fields,
            "piles": tree(Snapshot(GAME, state).piles),
            "question": data(GAME.piles, state, {})["question"],
            "options": run.options,
            "seats": seats(run),
            "halt": run.scenes[0].halt,
            "chance": int(state.rng),
            "unchecked": False,
            "over": False,
        }
        given = _filled(found.get("given", {}), first.get("given", {}), defaults)
        return {**found, "given": given, "when": found.get("when", [])}


def _filled(own: Mapping[str, Any], other: Mapping[str, Any], values: Mapping[str, Any]) -> Record:
    """The own table, and the values of what only the other one names."""
    found = dict(own)
    for key, value in other.items():
        if isinstance(value, Mapping):
            found[key] = _filled(found.get(key, {}), value, values.get(key, {}))
        elif key not in found:
            found[key] = values.get(key, [])
    return {key: value for key, value in found.items() if value not in ({}, other.get(key))}


def _scene(scene: Scene, given: Record) -> Record:
    parts = {"given": given, "when": scene.moves(), "then": joined(scene.facts)}
    return {key: value for key, value in parts.items() if value}


def played(record: Record, letter: str) -> Recorder:
    given, when, then = (of_letter(record[part], letter) for part in PARTS)
    run = Recorder(given)
    run.play(when, then)
    return run


@cache
def base(name: str, clear: bool) -> Table:
    return Table([*BASES[name], CLEAR] if clear else BASES[name])


def seats(table: Table) -> list[str]:
    return [v.ARMY_IDS[army] for army in table.tables.army_of]


DIALECT = CryHavoc()
