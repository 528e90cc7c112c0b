"""The results file: one JSON line per game, only ever appended to.

A run that was broken off is taken up again by reading what is there. The last line may be torn,
because the machine went down in the middle of it; it is cut off and its game is played again.
"""

from __future__ import annotations

import csv
import importlib
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from beachhead.arena.play import LOST, Result
from beachhead.core.errors import ContentError

Row: TypeAlias = dict[str, str | int | float]

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Result)


def read(path: Path) -> list[Result]:
    """Every game in the file, each once: the last line about it counts."""
    if not path.exists():
        return []
    found: dict[str, Result] = {}
    lines = path.read_bytes().split(b"\n")
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            result = _decoder.decode(line)
        except msgspec.DecodeError as error:
            if number == len(lines):  # torn: the file does not end with a newline
                break
            reason = f"line {number}: {error}"
            raise ContentError(f"{path}: {reason}", file=str(path), reason=reason) from None
        found[result.key] = result
    return list(found.values())


def finished(results: Iterable[Result]) -> set[str]:
    """The games that need not be played again."""
    return {result.key for result in results if result.status != LOST}


class Writer:
    """Appends results; every line is on its way to the disk before the next game is counted."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        _cut_torn_line(path)
        self._file = path.open("ab")

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        self._file.write(_encoder.encode(result) + b"\n")
        self._file.flush()


def _cut_torn_line(path: Path) -> None:
    if not path.exists():
        return
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    if end != len(data):
        with path.open("r+b") as file:
            file.truncate(end)


def flat(results: Iterable[Result]) -> list[Row]:
    """One row per seat of each game, for tables."""
    rows: list[Row] = []
    for result in results:
        options = ",".join(f"{name}={value}" for name, value in sorted(result.options.items()))
        for seat, side in enumerate(result.seats):
            rows.append(
                {
                    "game": result.game,
                    "players": len(result.seats),
                    "options": options,
                    "seed": result.seed,
                    "seat": seat + 1,
                    "side": side,
                    "bot": result.bots[seat],
                    "status": result.status,
                    "return": result.returns[seat] if result.returns else "",
                    "score": result.scores[seat] if result.scores else "",
                    "decisions": result.decisions,
                    "rounds": result.rounds,
                    "key": result.key,
                }
            )
    return rows


def as_csv(rows: Sequence[Row]) -> bytes:
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, fieldnames=list(rows[0]) if rows else [])
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def as_lines(rows: Sequence[Row]) -> bytes:
    return b"".join(_encoder.encode(row) + b"\n" for row in rows)


def export(results: Iterable[Result], path: Path) -> None:
    """The rows as CSV, Parquet or JSON lines, by the name of the file."""
    rows = flat(results)
    if path.suffix == ".parquet":
        _parquet(rows, path)
    elif path.suffix == ".csv":
        path.write_bytes(as_csv(rows))
    elif path.suffix == ".jsonl":
        path.write_bytes(as_lines(rows))
    else:
        reason = "the name must end in .csv, .parquet or .jsonl"
        raise ContentError(f"{path}: {reason}", file=str(path), reason=reason)


def _parquet(rows: list[dict[str, str | int | float]], path: Path) -> None:
    try:
        arrow: Any = importlib.import_module("pyarrow")
        parquet: Any = importlib.import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        reason = "Parquet needs the package pyarrow (pip install beachhead[arena])"
        raise ContentError(f"{path}: {reason}", file=str(path), reason=reason) from None
    clean = [{k: (None if v == "" else v) for k, v in row.items()} for row in rows]
    parquet.write_table(arrow.Table.from_pylist(clean), path)
