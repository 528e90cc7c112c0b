#!/usr/bin/env python3
"""Convert worked cases of an older dialect to the case language of all games.

    tools/convert_cases.py OLD NEW [--game GAME] [--keep-going]

OLD is a file with [[scenario]] records. Each record is run by its old reader first, then said in
the new language and run again: it must hold in both, every expectation must be able to fail, and
there must be no fewer of them. Nothing is written unless all records came through, or
--keep-going leaves out those that did not.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path
from typing import Any

from convert import writing
from convert.dialect import (
    ANY_ORDER,
    SAME_CHANCE,
    SAME_ORDER,
    CannotConvert,
    Dialect,
    Record,
    case_of,
    leaves,
)

from beachhead.core import content
from beachhead.core.errors import BeachheadError
from beachhead.lab import mutants
from beachhead.lab.cases import expectations
from beachhead.lab.facts.fact import IS, LEAST, Fact
from beachhead.lab.sheet import rule_ids
from beachhead.lab.table import Failed


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--game", help="else from the rule ids of the file")
    parser.add_argument("--keep-going", action="store_true", help="leave out what fails")
    given = parser.parse_args(arguments)
    text, failed = convert(given.old, given.game)
    for line in failed:
        print(line, file=sys.stderr)
    if given.keep_going or not failed:
        given.new.write_text(text, encoding="utf-8")
    return len(failed) and 1


def convert(path: Path, name: str | None = None) -> tuple[str, list[str]]:
    """The text of the new file, and what could not be converted."""
    records = content.read_toml(path)["scenario"]
    dialect = dialect_of(name or guess(records))
    tables = dialect.tables()
    cases: list[tuple[str, Any]] = []
    failed: list[str] = []
    remarks = writing.remarks(path.read_text("utf-8"), len(records))
    for record, remark in zip(records, remarks, strict=True):
        try:
            cases.append((remark, one(record, dialect, tables)))
        except (CannotConvert, BeachheadError, Failed) as error:
            failed.append(f"{path.name}: {record.get('id')}: {error}")
    used = _used(tables, cases)
    return writing.file(dialect.game.id, dialect.title, used, cases), failed


def one(record: Record, dialect: Dialect, tables: Record) -> Record:
    """A record in the new language, proved to say no less."""
    if wrong := dialect.wrong(record):
        raise CannotConvert(f"does not hold in the old language: {wrong}")
    for dialect.care in (ANY_ORDER, SAME_ORDER):
        try:
            return proved(record, dialect, tables)
        except (CannotConvert, BeachheadError, Failed):
            pass
    dialect.care = SAME_CHANCE
    return proved(record, dialect, tables)


def proved(record: Record, dialect: Dialect, tables: Record) -> Record:
    """The case, run: all of it holds and can fail, and it says no less."""
    if strange := set(record["rules"]) - rule_ids(dialect.game.id):
        raise CannotConvert(f"no such rule: {', '.join(sorted(strange))}")
    case = case_of(record, dialect.convert(record), dialect, tables)
    facts = expectations(dialect.game, case)
    if wrong := [line for fact in facts if (line := fact.wrong())]:
        raise CannotConvert(f"does not hold: {wrong}")
    idle = [fact.path for fact in facts if fact.altered().holds()]
    if idle := [*idle, *mutants.unnoticed(dialect.game, case)]:
        raise CannotConvert(f"cannot fail: {idle}")
    said = sum(weight(fact) for fact in facts)
    if said < dialect.expectations(record):
        raise CannotConvert(f"{said} of {dialect.expectations(record)} expectations")
    return case.data


def weight(fact: Fact) -> int:
    """How many single things a fact says: a list that must be exact says each of its members."""
    if fact.how == LEAST:
        return int(fact.wanted)
    whole = fact.how == IS or isinstance(fact.wanted, dict)
    return len(list(leaves(fact.wanted))) if whole else 1


def _used(tables: Record, cases: list[tuple[str, Any]]) -> Record:
    """The tables that a case begins with, and those that they rest on."""
    wanted = {case.get("given", {}).get("base") for _, case in cases}
    wanted |= {table.get("base") for name, table in tables.items() if name in wanted}
    return {name: table for name, table in tables.items() if name in wanted}


def guess(records: list[Record]) -> str:
    """The game by the prefix of the first rule."""
    prefix = next(rule for record in records for rule in record["rules"]).partition("-")[0]
    games = {"CH": "cry_havoc", "HX": "hexpanse", "SC": "scythe", "WW": "war_of_the_worlds"}
    return games.get(prefix, "_template")


def dialect_of(game: str) -> Dialect:
    found: Dialect = importlib.import_module(f"convert.{game.strip('_')}").DIALECT
    return found


if __name__ == "__main__":
    sys.exit(main())
