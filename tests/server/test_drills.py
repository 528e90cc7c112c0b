"""The drills in their short form, and the generated wire types."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


def run(tool: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(TOOLS / tool), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_killed_server_loses_and_doubles_nothing() -> None:
    assert " 0 faults" in run("kill_drill.py", "--games", "3", "--kills", "2")


def test_killed_workers_and_databases_lose_nothing() -> None:
    """Seed 2 kills each of the three once."""
    found = run("kill_drill.py", "--games", "2", "--kills", "3", "--postgres", "--seed", "2")
    assert " 0 faults" in found


def test_a_reconnect_storm_brings_every_screen_back() -> None:
    assert " 0 faults" in run("storm_drill.py", "--sockets", "40", "--storms", "2")


@pytest.mark.parametrize("kind", [[], ["--postgres"]])
def test_backups_under_load_restore_every_promised_move(kind: list[str]) -> None:
    found = run("backup_drill.py", "--matches", "4", "--backups", "2", *kind)
    assert " 0 faults" in found


def test_greedy_guests_keep_nobody_waiting() -> None:
    """A short form: fewer guests, and a limit for machines that are busy with other tests."""
    found = run(
        "guest_drill.py",
        *("--guests", "8", "--matches", "3", "--seconds", "10", "--warm", "4", "--limit", "6"),
    )
    assert " 0 faults" in found


def test_half_sent_requests_and_greedy_sockets_stop_nobody() -> None:
    short = ("--sockets", "20", "--actions", "3000", "--seconds", "5", "--limit", "2")
    assert "\n0 faults" in run("line_drill.py", *short)


def test_half_sent_requests_stop_nobody_behind_nginx() -> None:
    if shutil.which("nginx") is None and not Path("/usr/sbin/nginx").exists():
        pytest.skip("no nginx: install Debian's package")
    assert "0 faults" in run("line_drill.py", "--nginx", "--seconds", "5", "--limit", "2")


def test_every_screen_gets_every_move_under_load() -> None:
    assert "0 refused" in run("load.py", "--matches", "3", "--seconds", "2")


def test_the_clients_wire_types_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("gen_wire", TOOLS / "gen_wire.py")
    assert spec is not None and spec.loader is not None
    gen_wire = importlib.util.module_from_spec(spec)
    monkeypatch.syspath_prepend(TOOLS)
    spec.loader.exec_module(gen_wire)
    if not gen_wire.WEB.exists():
        pytest.skip("no web client in this tree")
    assert gen_wire.outdated() == []


@pytest.mark.parametrize("kind", [[], ["--postgres"]])
def test_matches_of_the_release_before_live_through_two_upgrades(kind: list[str]) -> None:
    found = run("upgrade_drill.py", "--short", *kind)
    assert found.count(": mine, 60 played on") == 8 and found.count(": finished,") == 8
