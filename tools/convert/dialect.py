"""What every older dialect provides, and what all of them need to say it in the case language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

from beachhead.core.contract import Game
from beachhead.core.errors import PositionError
from beachhead.core.position import MISFITS, Thing, counted, data, tree
from beachhead.lab import given as changes
from beachhead.lab.cases import Case
from beachhead.lab.given import REST
from beachhead.lab.slips import Slip
from beachhead.lab.snapshot import Snapshot

Record = dict[str, Any]
ANY_ORDER, SAME_ORDER, SAME_CHANCE = 0, 1, 2  # of what is not named, and of what is drawn
SHORTEST_REST = 2  # words that are worth to be written as the rest


class CannotConvert(Exception):
    """A record that the old reader refuses, or that says what the new language cannot."""


class Dialect(ABC):
    """The older words of one game."""

    game: Game[Any]
    title: str
    care = 0  # how exactly the table is laid: one of the three below

    def tables(self) -> Record:
        """Tables that the cases begin with, by name."""
        return {}

    @abstractmethod
    def wrong(self, record: Record) -> list[str]:
        """What the old reader finds wrong with a record."""

    @abstractmethod
    def convert(self, record: Record) -> Record:
        """The scenes of the record: given, when, then, next, instead."""

    @abstractmethod
    def expectations(self, record: Record) -> int:
        """How many single things the old reader compares."""


# -- given: the difference of two tables -------------------------------------------------------


def difference(game: Game[Any], base: Any, state: Any, care: int = SAME_ORDER) -> Record:
    """What `given` must say so that the table of `base` becomes that of `state`.

    A `base` of None is the blank table. Piles are written with `"..."` where that says the same,
    and, if any order will do, also where the rest then lies in another one.
    """
    blank = Snapshot(game, game.piles.blank(state.tables, state.seats))
    old = blank if base is None else Snapshot(game, base)
    new = Snapshot(game, state)
    found: Record = {}
    for group, fields in new.fields.items():
        if part := _changed(old.fields[group], fields):
            found[group] = part
    if piles := _piles(old, new, care):
        found["piles"] = tree(piles)
    before = None if base is None else data(game.piles, base, {})["question"]
    now = data(game.piles, state, {})
    if now["question"] != before:
        found["question"] = now["question"]
    if state.over:
        found["over"] = True
    if care == SAME_CHANCE:
        found["chance"] = int(state.rng)
    if game.broken_invariants(state):
        found["unchecked"] = True
    return found


def _changed(old: Mapping[str, Any], new: Mapping[str, Any]) -> Record:
    found: Record = {}
    for name, value in new.items():
        if isinstance(value, Mapping):
            if part := _changed(old.get(name, {}), value):
                found[name] = part
        elif name not in old or old[name] != value:
            found[name] = value
    return found


def _piles(before: Snapshot, after: Snapshot, care: int) -> dict[str, list[str]]:
    """The piles that differ, in few words: one of each table may take the rest."""
    old, new = before.piles, after.piles
    names = [name for name in {**old, **new} if old.get(name, []) != new.get(name, [])]
    found = {name: _counted(new.get(name, [])) for name in names}
    wanted = {name: new.get(name, []) for name in names}
    for name in sorted(names, key=lambda name: -len(new.get(name, []))):
        for short in _shorter(found, name):
            whole = _laid(before, short, after)
            laid = {each: whole.get(each, []) for each in names}
            if care == ANY_ORDER and sorted(laid[name]) == sorted(wanted[name]):
                laid[name] = wanted[name]
            if laid == wanted:
                found = short
                break
    return found


def _shorter(found: dict[str, list[str]], name: str) -> Iterator[dict[str, list[str]]]:
    """Without a pile that follows from the others, with the rest in it, or under its first."""
    yield {other: row for other, row in found.items() if other != name}
    if len(found[name]) >= SHORTEST_REST:
        yield {**found, name: [REST]}
    if len(found[name]) > SHORTEST_REST:
        yield {**found, name: [found[name][0], REST]}


def _laid(before: Snapshot, tried: Mapping[str, list[str]], after: Snapshot) -> Record:
    """The piles that these words make, each in the order in which the game writes it."""
    base = tree({path: _counted(row) for path, row in before.piles.items() if row})
    state = after.game.piles.blank(after.state.tables, after.state.seats)
    _copy_fields(after, state)
    try:
        laid = dict(changes.lists(changes.piles(base, tree(tried)), ""))
        after.game.piles.read(state, laid)
        rows = after.game.piles.write(state, None)
    except (Slip, PositionError, *MISFITS):
        return {}
    return {path: [thing.id for thing in row] for path, row in rows.items() if row}


def _copy_fields(shown: Snapshot, state: Any) -> None:
    """All but the piles: what lies in one may follow from a card that lies in none."""
    twin = shown.state.clone()
    for group in shown.game.piles.layout.groups:
        for field in group.fields:
            if not field.zone:
                setattr(state, field.name, getattr(twin, field.name))


def _counted(words: list[str]) -> list[str]:
    return counted(Thing(word) for word in words)


def others(row: Mapping[str, Any], rest: Any) -> Record:
    """A row that is told completely: the names given, and `"*"` for all others."""
    return {**row, "*": rest}


def case_of(record: Record, scenes: Record, dialect: Dialect, tables: Record) -> Case:
    """The converted case, ready to run."""
    head: Record = {key: record[key] for key in ("id", "title", "rules", "note") if key in record}
    return Case(
        id=record["id"],
        title=record["title"],
        rules=tuple(record["rules"]),
        data={**head, **scenes},
        file="converted",
        game=dialect.game.id,
        tables=tables,
    )


def merged(*parts: Mapping[str, Any]) -> Record:
    """Tables in tables put together; lists one after the other."""
    found: Record = {}
    for part in parts:
        for key, value in part.items():
            here = found.get(key)
            if isinstance(here, Mapping) and isinstance(value, Mapping):
                found[key] = merged(here, value)
            elif isinstance(here, list) and isinstance(value, list):
                found[key] = [*here, *value]
            elif key == "asked" and here is not None:
                found[key] = " ".join(sorted(f"{here} {value}".split(), key=str.isupper))
            elif here not in (None, value):
                raise CannotConvert(f"{key} is said twice: {here!r} and {value!r}")
            else:
                found[key] = value
    return found


def leaves(value: Any) -> Iterator[Any]:
    """Every single value of a tree: what an old `then` compares."""
    if isinstance(value, Mapping) and value:
        for inner in value.values():
            yield from leaves(inner)
    elif isinstance(value, list) and value:
        for inner in value:
            yield from leaves(inner)
    else:
        yield value
