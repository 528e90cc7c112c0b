"""Content files: TOML, laid over by an edition, checked into structs.

A wrong file stops with its name and the path of the record, as in
`cards.toml: Invalid enum value 'moove' - at $.card[0].effect`.

An edition is a folder of TOML files named like the content files. Records are matched by `id`;
the fields it gives replace the standard ones, everything else stays. A match stores the hash of
what it was played with.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from beachhead.core.errors import ContentError

T = TypeVar("T")
EDITION_FILE = "edition.toml"
MOST = 10_000


class EditionInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head of an edition folder, `edition.toml`."""

    game: str
    name: str
    note: str = ""


def read_toml(path: Path) -> dict[str, Any]:
    """The file as plain data, or an error that names the file and the line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError(f"{path}: no such file", file=path.name, reason="missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: {error}", file=path.name, reason=str(error)) from None


def load(path: Path, kind: type[T], edition: Path | None = None) -> T:
    """One content file, overlaid and checked."""
    over = edition / path.name if edition else None
    if over is None or not over.exists():
        struct: Any = kind
        standard: T = _standard(path, struct, path.stat().st_mtime_ns if path.exists() else 0)
        return standard
    data = read_toml(path)
    changes = read_toml(over)
    _check_sizes(changes, path.name, "$")
    overlay(data, changes, path.name, "$")
    return _check(data, path, kind)


def _check_sizes(value: object, file: str, path: str) -> None:
    """No game counts further than `MOST`: rows of a larger number would eat all memory."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            _check_sizes(inner, file, f"{path}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _check_sizes(inner, file, f"{path}[{number}]")
    elif isinstance(value, int | float) and not -MOST <= value <= MOST:
        reason = f"Expected a number from {-MOST} to {MOST}, got {value} - at {path}"
        raise ContentError(f"{file}: {reason}", file=file, reason=reason)


@cache
def _standard(path: Path, kind: Any, changed: int) -> Any:
    """A file as it is, read once as long as it does not change; content is never written to."""
    return _check(read_toml(path), path, kind)


def _check(data: dict[str, Any], path: Path, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{path.name}: {error}", file=path.name, reason=str(error)) from None


def overlay(base: dict[str, Any], over: Mapping[str, Any], file: str, path: str) -> None:
    """Lay the records of an edition over the standard ones, in place."""
    for key, value in over.items():
        here = f"{path}.{key}"
        if key not in base:
            raise ContentError(f"{file}: nothing to replace - at `{here}`", file=file, reason=here)
        standard = base[key]
        if isinstance(standard, dict) and isinstance(value, dict):
            overlay(standard, value, file, here)
        elif _is_records(standard) and _is_records(value):
            _overlay_records(standard, value, file, here)
        else:
            base[key] = value


def _is_records(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(v, dict) and "id" in v for v in value)


def _overlay_records(
    base: list[dict[str, Any]], over: list[dict[str, Any]], file: str, path: str
) -> None:
    standard = {record["id"]: record for record in base}
    for record in over:
        here = f"{path}[{record['id']}]"
        if record["id"] not in standard:
            raise ContentError(f"{file}: no such record - at `{here}`", file=file, reason=here)
        standard[record["id"]].update(record)


def edition_info(folder: Path) -> EditionInfo:
    """The checked head of an edition folder."""
    return load(folder / EDITION_FILE, EditionInfo)


def fingerprint(content: object) -> str:
    """A short hash of checked content; two matches with the same hash play by the same values."""
    data = msgspec.json.encode(msgspec.to_builtins(content), order="sorted")
    return hashlib.sha256(data).hexdigest()[:16]
