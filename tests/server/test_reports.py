"""A reported problem: kept with its position, and the operator can play it again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from beachhead import Match
from beachhead.cli.reports import list_reports
from beachhead.core import replay
from beachhead.server.settings import Settings

from .conftest import Person, Server, problem, running


def test_the_operator_plays_a_report_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(Settings(data_dir=str(tmp_path), rate_limits=False, bots="none")) as server:
        ann = server.person()
        match_id = ann.new_match("me", "hotseat", seed=8).id
        for turn in range(5):
            ann.play(match_id, turn)
        seen = ann.table(match_id).view
        body = {"text": "The fleet stands on land\x1b[2J\nfake line", "seat": 0, "at": 5}
        made = ann.post(f"/api/matches/{match_id}/reports", body).json()
        ann.play(match_id)
    assert made["path"] == f"/g/{match_id}/replay#5"
    monkeypatch.setenv("BEACHHEAD_DATA_DIR", str(tmp_path))
    listed = CliRunner().invoke(list_reports, [])
    assert made["id"] in listed.output and "The fleet stands on land" in listed.output
    assert "\x1b" not in listed.output and "\nfake line" not in listed.output
    file = tmp_path / "found.json"
    assert CliRunner().invoke(list_reports, [made["id"], str(file)]).exit_code == 0
    match = Match.load(replay.decode(file.read_bytes()))
    assert len(match.actions) == 5 and msgspec.to_builtins(match.view(match.seat)) == seen
    assert CliRunner().invoke(list_reports, ["nonsense"]).exit_code == 1


def test_who_may_not_look_may_not_report(server: Server, ann: Person, bob: Person) -> None:
    match_id = ann.new_match("me", "hotseat", watch=False).id
    path = f"/api/matches/{match_id}/reports"
    assert problem(bob.post(path, {"text": "Hm"})) == "error-private"
    assert problem(ann.post(path, {"text": ""})) == "error-body"
    assert ann.post(path, {"text": "Hm"}).status_code == 201
