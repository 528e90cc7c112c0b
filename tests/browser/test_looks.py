"""No text is cut: the looks tool on a few screens of each game; `make screens` does the rest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .conftest import ROOT


@pytest.mark.long
@pytest.mark.parametrize("game", ["cry_havoc", "hexpanse", "scythe", "war_of_the_worlds"])
def test_no_text_is_cut(chromium: str, game: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / "screens.py"), "--quick", "--game", game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
