"""Older case files become files of the case language, and nothing is lost on the way."""

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from beachhead.core import registry, toml
from beachhead.games import _template
from beachhead.lab import cases, places

FOLDER = Path(__file__).parent / "old"
OLD = sorted(FOLDER.glob("*.toml"))


@pytest.fixture(scope="module")
def tool() -> Any:
    root = places.working_copy()
    assert root is not None
    sys.path.insert(0, str(root / "tools"))
    yield import_module("convert_cases")
    sys.path.remove(str(root / "tools"))


@pytest.mark.parametrize("old", OLD, ids=[path.stem for path in OLD])
def test_an_old_file_is_converted_and_holds(old: Path, tool: Any, tmp_path: Path) -> None:
    new = tmp_path / "new.toml"
    assert tool.main([str(old), str(new), "--game", old.stem]) == 0
    found = cases.load(new)
    game = _template.GAME if old.stem == "_template" else registry.get(old.stem)

    assert [case.id for case in found] == [r["id"] for r in records(old)]
    for case in found:
        assert all(fact.holds() for fact in cases.expectations(game, case)), case.id


def records(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(path.read_text())["scenario"]
    return found


def wrong_wishes(then: Any) -> Iterator[Any]:
    """Each expectation alone, with another number; those without a number are left out."""
    if isinstance(then, list):
        for line in then:
            statement = re.sub(r"\s*\(.*", "", line.split(";")[0])
            if m := re.fullmatch(r"(.* )(\d+)", statement):
                yield [f"{m[1]}{int(m[2]) + 1}"]
        return
    for key, value in then.items():
        other = others(value)
        if other is not None and not (isinstance(value, dict) and None in other.values()):
            yield {key: other}


def others(value: Any) -> Any:
    """Another value of the same kind for the last leaf."""
    if isinstance(value, dict) and value:
        *rest, (key, inner) = value.items()
        return {**dict(rest), key: others(inner)}
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else None


@pytest.mark.parametrize("old", OLD, ids=[path.stem for path in OLD])
def test_what_did_not_hold_is_not_converted(old: Path, tool: Any, tmp_path: Path) -> None:
    """Whatever number of an old expectation is changed, the converter refuses the record."""
    tried = 0
    for record in records(old):
        for then in wrong_wishes(record["then"]):
            path = tmp_path / "wrong.toml"
            path.write_text(toml.write({"scenario": [{**record, "then": then}]}))
            _, failed = tool.convert(path, old.stem)
            assert failed, (record["id"], then)
            tried += 1
    assert tried > 5


def test_every_older_statement_of_cry_havoc_is_tried(tool: Any) -> None:
    """What an older file could say is in `old/cry_havoc.toml`, and all of it has new words."""
    reader, laid, table, checks = (
        import_module(f"convert.havoc_{name}") for name in ("reader", "laid", "table", "checks")
    )
    said: dict[str, list[str]] = {part: [] for part in reader.PARTS}
    for record in records(FOLDER / "cry_havoc.toml"):
        for letter in reader.letters(record):
            for part in reader.PARTS:
                said[part] += reader.of_letter(record[part], letter)
    said["then"] += [line.removeprefix("expect ") for line in said["when"]]
    for part, patterns in {"given": laid.PUT, "when": table.STEPS, "then": checks.SEE}.items():
        first = {next((p for p in patterns if re.fullmatch(p, line)), "") for line in said[part]}
        assert set(patterns) - first == set(), part


UNREADABLE = [
    {"given": ["3p b34 beginner"], "when": [], "then": ["the moon is full"]},
    {"given": ["3p b34 beginner", "gold humans 3"], "when": [], "then": ["round 1"]},
    {"given": ["3p b34 beginner"], "when": ["humans: to:mistlands"], "then": ["round 1"]},
    {"given": ["3p b34 beginner", "markers moon mistlands"], "when": [], "then": ["round 1"]},
    {"given": ["3p b2 beginner"], "when": [], "then": ["round 1"]},
]


@pytest.mark.parametrize("record", UNREADABLE)
def test_what_the_older_reader_could_not_read_is_told(
    record: dict[str, Any], tool: Any, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.toml"
    head = {"id": "CH-X01", "title": "Not to be read", "rules": ["CH-GEN-02"]}
    path.write_text(toml.write({"scenario": [{**head, **record}]}))
    _, failed = tool.convert(path)

    assert [line.split(": ")[:3] for line in failed] == [
        ["wrong.toml", "CH-X01", "does not hold in the old language"]
    ]


def test_nothing_is_written_unless_all_came_through(tool: Any, tmp_path: Path) -> None:
    old, new = tmp_path / "old.toml", tmp_path / "new.toml"
    old.write_text(OLD[0].read_text().replace("red = 9", "red = 8"))

    assert tool.main([str(old), str(new), "--game", "_template"]) == 1
    assert not new.exists()
    assert tool.main([str(old), str(new), "--game", "_template", "--keep-going"]) == 1
    assert len(cases.load(new)) == len(records(old)) - 1


def test_remarks_stay_above_their_cases(tool: Any, tmp_path: Path) -> None:
    old, new = tmp_path / "old.toml", tmp_path / "new.toml"
    text = (
        OLD[0]
        .read_text()
        .replace('[[scenario]]\nid = "TP-S02"', '# -- marching\n[[scenario]]\nid = "TP-S02"')
    )
    old.write_text(text)
    assert tool.main([str(old), str(new)]) == 0

    assert '# -- marching\n[[case]]\nid = "TP-S02"' in new.read_text()
