"""Worked cases: a table, moves in notation, and what must be true. One language for all games.

    game = "war_of_the_worlds"

    [table.plain]                         # a table that cases begin with
    base = "blank"                        # nothing is laid out; "setup": after the set-up
    board.at = { tripod-1 = "york" }

    [[case]]
    id = "WW-S02"
    title = "Relocate moves one civilian"
    rules = ["WW-HC-01"]
    when = ["play:h_relocate:1", "=from:york", "to:norwich"]

    [case.given]
    base = "plain"
    board.civilians = { york = 3 }
    piles.human = { hand = ["h_relocate"], deck = ["..."] }

    [case.then]
    board.civilians = { york = 2, norwich = 1 }
    gained = { "piles.human.discard" = ["h_relocate"] }

`given` and `then` speak as positions do (docs/guide/positions.md); docs/guide/cases.md lists every
key. `[[case.next]]` is a further scene with its own changes, moves and expectations;
`[[case.instead]]` plays the case again with other ones. Whatever cannot be read is an error that
names file, case and key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from beachhead.core import content, registry
from beachhead.core.contract import Game
from beachhead.core.errors import ContentError
from beachhead.lab import places, printed
from beachhead.lab.facts import Fact, Scene, facts
from beachhead.lab.sheet import rule_ids
from beachhead.lab.slips import Slip, known, rows, table
from beachhead.lab.snapshot import Snapshot
from beachhead.lab.table import Failed, Table

SCENE = ("given", "when", "then", "note")
RUN = (*SCENE, "next")
CASE = ("id", "title", "rules", *RUN, "instead")
FILE = ("game", "table", "case")
Played = dict[tuple[str, int], Scene]  # by run and seed, for what is said of many games


class Case(msgspec.Struct, frozen=True):
    """One worked case; `data` is the whole record as it stands in the file."""

    id: str
    title: str
    rules: tuple[str, ...]
    data: dict[str, Any]
    file: str = ""
    game: str = ""
    tables: dict[str, Any] = {}  # of its file, to begin with


def load(path: Path) -> list[Case]:
    """The cases of a file, checked as far as all games share it."""
    data = content.read_toml(path)
    if "scenario" in data:
        raise _error(path.name, "an older file: tools/convert_cases.py OLD NEW converts it")
    records = data.get("case")
    if not isinstance(records, list) or not records:
        raise _error(path.name, "no [[case]] in it")
    head = {"file": path.name, **_head(data, path.name)}
    found = [_case(record, number, head) for number, record in enumerate(records)]
    if len({case.id for case in found}) != len(found):
        raise _error(path.name, "an id occurs twice")
    return found


def _error(file: str, text: str) -> ContentError:
    return ContentError(f"{file}: {text}", file=file, reason=text)


def _head(data: Mapping[str, Any], file: str) -> dict[str, Any]:
    try:
        for key in data:
            known(key, FILE, key, "part of a case file")
        game = data.get("game")
        if not isinstance(game, str) or not places.sheets(game).is_dir():
            raise Slip("game", f"the id of a game is needed, not {game!r}")
        tables = table(data["table"], "table") if "table" in data else {}
    except Slip as slip:
        raise _error(file, str(slip)) from None
    return {"game": data["game"], "tables": dict(tables)}


def _case(record: Any, number: int, head: Mapping[str, Any]) -> Case:
    file = str(head["file"])
    try:
        names = {key: record[key] for key in ("id", "title", "rules")}
        case = msgspec.convert({**names, "data": record, **head}, Case)
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise _error(file, f"case {number + 1}: {error}") from None
    try:
        data = printed.filled_in(case.game, case.data)
        case = msgspec.structs.replace(case, data=data)
        _check_keys(case)
    except Slip as slip:
        raise _error(file, f"{case.id}: {slip}") from None
    return case


def _check_keys(case: Case) -> None:
    """Keys and rule ids that nobody would read."""
    for key in case.data:
        known(key, CASE, key, "key of a case")
    law = rule_ids(case.game)
    for rule in case.rules:
        known(rule, law, "rules", "rule")
    _check_scene(case.data, "")
    for name, keys in (("next", SCENE), ("instead", RUN)):
        for i, part in enumerate(rows(case.data.get(name, []), name)):
            for key in table(part, f"{name}[{i}]"):
                known(key, keys, f"{name}[{i}].{key}", "key of a scene")
            _check_scene(part, f"{name}[{i}].")


def _check_scene(part: Mapping[str, Any], path: str) -> None:
    rows(part.get("when", []), f"{path}when")
    for key in ("given", "then"):
        if not isinstance(part.get(key, {}), Mapping):
            raise Slip(path + key, "a table is needed")


def of_game(game: str) -> list[Case]:
    """All cases that come with a game."""
    return [case for path in places.cases(game) for case in load(path)]


def laid(game: str, given: Mapping[str, Any], edition: Path | None = None) -> Table:
    """A table at its first question, given in the words of the game's cases: for tests."""
    tables = {name: table for case in of_game(game) for name, table in case.tables.items()}
    found = Table(registry.get(game), given, tables, edition=edition)
    found.settle()
    return found


# -- running -----------------------------------------------------------------------------------


def check(game: str, case: Case) -> list[str]:
    """What does not come out as told, as readable lines; none if the case holds."""
    try:
        return [line for fact in expectations(registry.get(game), case) if (line := fact.wrong())]
    except Failed as failed:
        return [str(failed)]


def expectations(game: Game[Any], case: Case) -> list[Fact]:
    """Every expectation of a case, compared; a move that cannot be made raises `Failed`."""
    return list(compared(game, case))


def compared(game: Game[Any], case: Case, played: Played | None = None) -> Iterator[Fact]:
    """The same one by one, for who need not know them all.

    `played` keeps the games of other seeds for who compares them with changed expectations.
    """
    played = {} if played is None else played
    try:
        if case.game != game.id:
            raise Slip("game", f"is a case of {case.game}, not of {game.id}")
        for path, run in _runs(case.data):
            yield from _facts(game, case, path, run, played)
    except Slip as slip:
        raise _error(case.file, f"{case.id}: {slip}") from None


def _runs(data: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The case itself and its variations, which lay their changes on what it gives, or begin anew
    if they name their base.
    """
    yield "", data
    for i, other in enumerate(data.get("instead", [])):
        given = other.get("given", {})
        if "base" not in given:
            given = laid_over(data.get("given", {}), given)
        yield f"instead[{i}].", {"when": data.get("when", []), **other, "given": given}


def laid_over(base: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Tables in tables are merged, everything else is replaced."""
    found = dict(base)
    for key, value in more.items():
        both = isinstance(value, Mapping) and isinstance(found.get(key), Mapping)
        found[key] = laid_over(found[key], value) if both else value
    return found


def _facts(
    game: Game[Any], case: Case, path: str, run: Mapping[str, Any], played: Played
) -> Iterator[Fact]:
    """The expectations of all scenes of a run; the last one must have some."""
    *_, (where, last) = _scenes_of(run)
    if "then" not in last:
        raise Slip(f"{path}{where}then", "nothing is expected")

    def again(seed: int) -> Scene:
        if (path, seed) not in played:
            *_, (_, played[path, seed], _) = _play(game, case, run, seed)
        return played[path, seed]

    with _in(path):
        for where, scene, then in _play(game, case, run, None, again):
            with _in(where):
                yield from (fact.at(path + where) for fact in facts(scene, then))


@contextmanager
def _in(part: str) -> Iterator[None]:
    """Slips and failures tell in which part of the case they are."""
    try:
        yield
    except Slip as slip:
        raise Slip(part + slip.path, slip.text) from None
    except Failed as failed:
        raise Failed(f"{part}{failed}") from None


def _scenes_of(run: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    yield "", run
    for i, part in enumerate(run.get("next", [])):
        yield f"next[{i}].", part


def _play(
    game: Game[Any],
    case: Case,
    run: Mapping[str, Any],
    seed: int | None,
    again: Callable[[int], Scene] | None = None,
) -> Iterator[tuple[str, Scene, Any]]:
    """The scenes one after the other, each with what it expects."""
    begun: Table | None = None
    for path, part in _scenes_of(run):
        with _in(path):
            if begun is None:
                begun = Table(game, part.get("given", {}), case.tables, seed)
            elif "given" in part:
                begun.change(part["given"])
            told = len(begun.journal.events) if path else 0
            before = Snapshot(game, begun.state.clone())
            begun.play_all(part.get("when", []))
        if "then" in part:
            after = Snapshot(game, begun.state.clone())
            yield path, Scene(begun, before, after, told, again), part["then"]
