"""Looking back: what a seat knew then; files out and in."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from beachhead import Match
from beachhead.core import registry
from beachhead.core.options import Reach
from beachhead.core.replay import encode
from beachhead.server import wire

from .conftest import GAME, Person, Server, mover, problem


@pytest.fixture
def finished(server: Server) -> tuple[Person, str]:
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=48).id
    server.play_to_the_end(match_id, ann.me.id)
    return ann, match_id


def test_during_play_a_seat_sees_what_it_knew_then(
    ann: Person, bob: Person, duel: str, server: Server
) -> None:
    seen: dict[Person, dict[int, wire.Table]] = {ann: {}, bob: {}}  # each counts what it saw
    for turn in range(12):
        who = mover(duel, ann, bob)
        for person, tables in seen.items():
            then = person.table(duel)
            tables.setdefault(then.at, then)
        who.play(duel, turn)
    for person, tables in seen.items():
        last = person.table(duel).at
        assert last > 6
        for n, then in tables.items():
            table = person.table(duel, f"/at/{n}")
            assert (table.at, table.last, table.seat) == (n, last, then.seat)
            assert table.view == then.view and table.events == then.events
            assert table.asked is None or not table.asked.mine
            late = person.table(duel, f"/at/{n}?after={max(0, n - 1)}")
            assert late.events == [event for event in then.events if event.n > max(0, n - 1)]
    answer = bob.get(f"/api/matches/{duel}/at/3?seat=0")
    assert (answer.status_code, problem(answer)) == (403, "error-not-your-seat")
    assert server.person().table(duel, "/at/3").seat == -1
    assert problem(ann.get(f"/api/matches/{duel}/at/99")) == "error-no-position"


def test_a_forecast_is_for_whoever_is_asked(ann: Person, bob: Person, duel: str) -> None:
    people = {ann.table(duel).seat: ann, bob.table(duel).seat: bob}
    asked = ann.table(duel).asked
    assert asked is not None
    one, other = people[asked.seat], people[1 - asked.seat]
    mine = one.table(duel).asked
    assert mine is not None
    path = f"/api/matches/{duel}/forecast?answer={mine.options[0].name}"
    told = one.get(path).json()
    assert told["given"] == 1 and told["view"]["round"] == one.table(duel).view["round"]
    assert one.get(f"/api/matches/{duel}/forecast?answer=nonsense").json()["given"] == 0
    assert problem(other.get(path)) == "error-not-your-turn"
    assert problem(other.get(f"{path}&seat={asked.seat}")) == "error-not-your-seat"
    assert problem(one.get(f"{path}&at=99")) == "error-no-position"


def test_reach_is_told_as_the_seat_may_know_it(
    ann: Person, bob: Person, duel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reach(_: object, state: Any, seat: int, target: str) -> Reach | None:
        return Reach((f"seat:{seat}", f"to:{target}")) if target.startswith("unit:") else None

    monkeypatch.setattr(type(registry.get(GAME)), "reach", reach)
    path = f"/api/matches/{duel}/reach?target=unit:x@york"
    seat = ann.table(duel).seat
    assert ann.get(path).json()["reaches"] == [f"seat:{seat}", "to:unit:x@york"]
    assert ann.get(f"{path}&at=0").json()["reached_by"] == []
    assert ann.get(f"/api/matches/{duel}/reach?target=card:h_fort").json()["reaches"] == []
    assert problem(bob.get(f"{path}&seat={seat}")) == "error-not-your-seat"
    assert problem(ann.get(f"{path}&at=99")) == "error-no-position"


def test_after_the_end_every_seat_is_open(finished: tuple[Person, str], server: Server) -> None:
    ann, match_id = finished
    anybody = server.person()
    for seat in (0, 1):
        table = anybody.table(match_id, f"/at/40?seat={seat}")
        assert (table.seat, table.at) == (seat, 40)
        assert table.view == ann.table(match_id, f"/at/40?seat={seat}").view


def test_the_file_is_there_after_the_end_only(
    finished: tuple[Person, str], duel: str, ann: Person
) -> None:
    _, match_id = finished
    answer = ann.get(f"/api/matches/{duel}/replay")
    assert (answer.status_code, problem(answer)) == (403, "error-still-playing")
    found = ann.get(f"/api/matches/{match_id}/replay")
    assert found.status_code == 200 and found.json()["seed"] == "48"
    assert f"{GAME}-{match_id}.json" in found.headers["content-disposition"]


def test_a_file_comes_back_in_as_a_study(finished: tuple[Person, str], server: Server) -> None:
    ann, match_id = finished
    file = ann.get(f"/api/matches/{match_id}/replay").json()
    made = ann.post("/api/replays", file)
    assert made.status_code == 201
    study = ann.table(made.json()["id"])
    assert (study.status, study.over, study.at) == ("study", True, len(file["actions"]))
    assert study.view == ann.table(match_id, "?seat=-1").view
    assert server.person().get(f"/api/matches/{study.id}").status_code == 403
    assert ann.get(f"/api/matches/{study.id}/replay").json() == file


def test_a_file_that_does_not_replay_is_refused(ann: Person) -> None:
    match = Match.new(GAME, seed=9)
    for _ in range(5):
        match.play(match.legal()[0])
    good: dict[str, Any] = msgspec.json.decode(encode(match.save()))
    wrong = [
        good | {"actions": [*good["actions"], 0]},
        good | {"actions": [999_999]},
        good | {"fingerprint": "0"},
        good | {"fingerprint": good["fingerprint"].replace("2:", "3:")},
        good | {"position": match.position()},
        good | {"rules": 99},
        good | {"edition": "x"},
        good | {"seed": str(int(good["seed"]) + 1)},
        good | {"seats": ["cat", "dog"]},
        good | {"seed": -1},
        good | {"seed": 1 << 80},
    ]
    for body in wrong:
        answer = ann.post("/api/replays", body)
        assert answer.status_code in {400, 422}, body
        assert problem(answer) in {"error-replay", "error-setup", "error-body"}
    assert problem(ann.post("/api/replays", good | {"game": "chess"})) == "error-unknown-game"
    found = ann.get("/api/matches?scope=finished").json()
    assert "study" not in {head["status"] for head in found}
