"""Older case files become files of the case language, and nothing is lost on the way."""

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from beachhead.core import registry, toml
from beachhead.games import _template
from beachhead.lab import cases, places

OLD = sorted((Path(__file__).parent / "old").glob("*.toml"))


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
        for key, value in record["then"].items():
            other = others(value)
            if other is None or (isinstance(value, dict) and None in other.values()):
                continue
            path = tmp_path / "wrong.toml"
            path.write_text(toml.write({"scenario": [{**record, "then": {key: other}}]}))
            _, failed = tool.convert(path, old.stem)
            assert failed, (record["id"], key)
            tried += 1
    assert tried > 5


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
