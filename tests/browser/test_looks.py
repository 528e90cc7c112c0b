"""No text is cut: the looks tool on a few screens of each game; `make screens` does the rest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .conftest import ROOT

LONG = [pytest.param(game, marks=pytest.mark.long) for game in ("cry_havoc", "hexpanse", "scythe")]


@pytest.mark.parametrize("game", ["war_of_the_worlds", *LONG])
def test_no_text_is_cut(chromium: str, game: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / "screens.py"), "--quick", "--game", game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
