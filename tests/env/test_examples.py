"""The quickstarts run as a newcomer would run them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NEEDS = {
    "batch_quickstart": "numpy",
    "pettingzoo_quickstart": "pettingzoo",
    "gymnasium_quickstart": "gymnasium",
    "openspiel_quickstart": "pyspiel",
}


@pytest.mark.parametrize("name", NEEDS)
def test_a_quickstart_runs(name: str) -> None:
    pytest.importorskip(NEEDS[name], reason=f"{NEEDS[name]} is missing: pip install .[rl,spiel]")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py")],
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_every_quickstart_is_run() -> None:
    assert {path.stem for path in EXAMPLES.glob("*_quickstart.py")} == set(NEEDS)
