"""Imports go downward only: core knows nothing, games know core, the lab stands above them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from beachhead.lab import places

ABOVE_THE_GAMES = {"arena", "bots", "cli", "env", "lab", "server"}


def imported(path: Path) -> Iterator[str]:
    """Every module of ours that a file imports, late imports too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layers_below(folder: str) -> dict[str, set[str]]:
    """For each file the packages of ours that it imports."""
    found = {}
    for path in sorted((places.PACKAGE / folder).rglob("*.py")):
        ours = (name.split(".") for name in imported(path) if name.startswith("beachhead."))
        found[places.shown(path)] = {parts[1] for parts in ours}
    return found


def test_core_imports_nothing_but_itself() -> None:
    strange = {file: used - {"core"} for file, used in layers_below("core").items()}
    found = {Path(file).name: used for file, used in strange.items() if used}

    # The registry looks into the folder of the games, and into nothing else.
    assert found == {"registry.py": {"games"}}


def test_games_import_nothing_above_them() -> None:
    strange = {file: used & ABOVE_THE_GAMES for file, used in layers_below("games").items()}

    assert {file: used for file, used in strange.items() if used} == {}


@pytest.mark.parametrize("layer", ["bots", "lab"])
def test_layers_above_the_games_do_not_know_the_front_ends(layer: str) -> None:
    strange = {file: used & {"cli", "server"} for file, used in layers_below(layer).items()}

    assert {file: used for file, used in strange.items() if used} == {}
