"""The review of a finished match on a server: made in the queue, followed, stopped, stored."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from beachhead.core.match import Match
from beachhead.core.replay import encode
from beachhead.lab import golden
from beachhead.server import wire_end
from beachhead.server.settings import Settings
from beachhead.study.review import review

from .conftest import Person, running

GOLDEN = Path(__file__).parents[1] / "golden"
WON = "hexpanse/2p-formation-completed-terra.txt"
DECISIONS = 5
PATIENCE = 240


@pytest.fixture
def match() -> Match:
    """The end of a golden game, as a match that begins with a position."""
    whole = golden.read((GOLDEN / WON).read_text("utf-8"))
    before = whole.clone()
    before.undo(len(whole.actions) - DECISIONS)
    short = Match.from_position(before.position(), seed=1)
    for action in whole.actions[-DECISIONS:]:
        short.play(action)
    return short


@pytest.fixture
def thinking(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, bots="local", bot_processes=1)


def brought(person: Person, match: Match) -> str:
    answer = person.post("/api/replays", msgspec.json.decode(encode(match.save())))
    return str(answer.json()["id"])


def study(person: Person, made: str) -> wire_end.Study:
    return msgspec.json.decode(
        person.get(f"/api/matches/{made}/review").content, type=wire_end.Study
    )


def test_a_review_is_what_the_library_finds_and_is_kept(thinking: Settings, match: Match) -> None:
    with running(thinking) as server:
        ann = server.person()
        made = brought(ann, match)
        assert study(ann, made).state == "none"
        assert ann.post(f"/api/matches/{made}/review", {}).json()["state"] == "thinking"
        until = time.monotonic() + PATIENCE
        while (found := study(ann, made)).state == "thinking":
            assert time.monotonic() < until
            time.sleep(0.2)
        assert found.state == "ready" and found.review == review(match, workers=1)
        assert found.at == list(range(DECISIONS + 1))
        moments = ann.get(f"/api/matches/{made}/moments").json()
        assert [each["n"] for each in moments["moments"]] == [t.n for t in found.review.turning]

    with running(thinking) as again:
        again_ann = Person.__new__(Person)
        again_ann.__dict__ |= ann.__dict__ | {"server": again}
        assert study(again_ann, made) == found


def test_a_review_can_be_stopped(thinking: Settings, match: Match) -> None:
    with running(thinking) as server:
        ann = server.person()
        made = brought(ann, match)
        ann.post(f"/api/matches/{made}/review", {})

        stopped = ann.ask("DELETE", f"/api/matches/{made}/review")

        assert stopped.json()["state"] == "none" and study(ann, made).state == "none"


def test_another_line_is_shown_on_the_board_and_only_afterwards(
    settings: Settings, match: Match
) -> None:
    with running(settings) as server:
        ann = server.person()
        made = brought(ann, match)
        table = match.fresh()
        other = next(action for action in table.legal() if action != match.actions[0])
        table.play(other)

        shown = ann.get(f"/api/matches/{made}/line/0?action={other}&seat=0")
        wrong = ann.get(f"/api/matches/{made}/line/0?action=100000")

        view = msgspec.json.decode(msgspec.json.encode(table.view(0)))
        assert shown.json()["view"] == view
        assert wrong.status_code == 422

        seats = [{"kind": "me"}, {"kind": "open"}]
        playing = ann.post("/api/matches", {"game": "hexpanse", "seats": seats}).json()["id"]
        assert ann.get(f"/api/matches/{playing}/line/0?action=1").status_code == 403
        assert ann.post(f"/api/matches/{playing}/review", {}).status_code == 409
        assert ann.get(f"/api/matches/{playing}/review").status_code == 409


def test_moments_stored_before_there_were_reviews_are_read() -> None:
    old = msgspec.json.encode([wire_end.Moment(3, 0, 0.5, 0.7)])
    kinds = wire_end.Kept | list[wire_end.Moment]

    assert msgspec.json.decode(old, type=kinds) == [wire_end.Moment(3, 0, 0.5, 0.7)]
