"""The template is a complete game: copied under another name it passes everything."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from beachhead.core import registry
from beachhead.lab import places

LEFT_BEHIND = ("*.so", "__pycache__", *(f"{game}*" for game in registry.names()))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A working copy without games, in which `new-game` has been called."""
    root = places.working_copy()
    assert root is not None
    target = tmp_path_factory.mktemp("copy")
    for name in ("src", "tests", "docs"):
        shutil.copytree(root / name, target / name, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    shutil.copy(root / "pyproject.toml", target)
    assert run(target, "new-game", "two_rivers").returncode == 0
    return target


def run(
    root: Path, *arguments: str, module: str = "beachhead.cli"
) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "BEACHHEAD_PURE": "1"}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(
        command, cwd=root, env=environment, capture_output=True, text=True, check=False
    )


def test_its_rules_are_covered(copy: Path) -> None:
    done = run(copy, "rules", "two_rivers", "--coverage")

    assert done.returncode == 0, done.stdout
    assert "TR-" not in done.stdout


def test_its_cases_hold(copy: Path) -> None:
    done = run(copy, "cases", "two_rivers")

    assert done.returncode == 0, done.stdout


def test_its_golden_games_and_its_page_hold(copy: Path) -> None:
    wanted = ["tests/golden", "tests/env/test_spec.py", "tests/core/test_content.py"]
    done = run(copy, *wanted, "-q", "-p", "no:cacheprovider", "-k", "two_rivers", module="pytest")

    assert done.returncode == 0, done.stdout[-3000:]


def test_its_rule_index_holds(copy: Path) -> None:
    wanted = ["tests/test_rule_index.py", "-q", "-p", "no:cacheprovider", "-k", "two_rivers"]
    done = run(copy, *wanted, module="pytest")

    assert done.returncode == 0, done.stdout[-3000:]


def test_it_passes_the_conformance_tests(copy: Path) -> None:
    wanted = ["tests/conformance", "-q", "-p", "no:cacheprovider", "-k", "not compiled_and_plain"]
    done = run(copy, *wanted, module="pytest")

    assert done.returncode == 0, done.stdout[-3000:]
    assert "two_rivers" not in done.stderr


def test_its_observations_hold(copy: Path) -> None:
    wanted = ["tests/env/test_features.py", "-q", "-p", "no:cacheprovider"]
    done = run(copy, *wanted, module="pytest")

    assert done.returncode == 0, done.stdout[-3000:]


def test_it_can_be_played(copy: Path) -> None:
    done = run(copy, "simulate", "two_rivers", "--players", "3", "--games", "20", "--json")

    assert done.returncode == 0, done.stderr


def test_nothing_of_the_template_is_left(copy: Path) -> None:
    suffixes = (".py", ".toml", ".txt", ".md")
    made = [path for path in copy.rglob("*two_rivers*/**/*") if path.suffix in suffixes]

    assert len(made) > 20
    for path in made:
        text = path.read_text()
        assert "_template" not in text, path
        assert "TP-" not in text, path


@pytest.mark.parametrize("name", ["two_rivers", "Two-Rivers", "2rivers", "_x"])
def test_a_name_that_does_not_fit_is_refused(copy: Path, name: str) -> None:
    assert run(copy, "new-game", name).returncode == 1
