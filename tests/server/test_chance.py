"""Sealed chance on a server: promised, added to, kept to itself, shown at the end."""

from __future__ import annotations

import hashlib
import json
from typing import Any
from uuid import uuid4

import msgspec
import pytest

from beachhead.core import fair
from beachhead.core.contract import Setup
from beachhead.core.match import Match
from beachhead.core.replay import decode
from beachhead.core.verify import verify
from beachhead.server.live import setup_of
from beachhead.server.store import matches, news
from beachhead.server.store.rows import MatchRow, MoveRow, News

from .conftest import Person, Server, mover, problem

ANN, BOB = "a1" * 32, "b2" * 32


def chance(person: Person, match_id: str) -> dict[str, Any]:
    answer = person.get(f"/api/matches/{match_id}/chance")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def promised(person: Person) -> dict[str, str]:
    answer = person.post("/api/seals")
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def stored(server: Server, match_id: str) -> MatchRow:
    portal: Any = server.client.blocking_portal
    found = portal.call(server.services.database.read, lambda c: matches.load(c, match_id, 0))
    head: MatchRow = found.head
    return head


def position(server: Server, match_id: str) -> int:
    """How far the chance of a match was read."""

    async def look() -> int:
        async with server.services.tables.hold(match_id) as live:
            return int(live.match.state.rng)

    portal: Any = server.client.blocking_portal
    found: int = portal.call(look)
    return found


def resign(person: Person, match_id: str, seat: int) -> None:
    assert person.post(f"/api/matches/{match_id}/resign", {"seat": seat}).status_code == 204


def test_the_promise_is_kept(server: Server, ann: Person, bob: Person) -> None:
    seal = promised(ann)
    match_id = ann.new_match("me", "open", seal=seal["id"], number=ANN).id
    assert match_id == seal["id"]
    assert chance(bob, match_id)["commitment"] == seal["commitment"]
    assert bob.post(f"/api/matches/{match_id}/join", {"seat": 1, "number": BOB}).status_code == 200
    assert chance(bob, match_id) == {
        "commitment": seal["commitment"],
        "added": [0, 1],
        "sealed": None,
        "draws": 0,
        "holds": False,
    }
    for turn in range(12):
        mover(match_id, ann, bob).play(match_id, turn)
    resign(ann, match_id, 0)

    told = chance(bob, match_id)

    assert hashlib.sha256(bytes.fromhex(told["sealed"]["key"])).hexdigest() == seal["commitment"]
    assert told["sealed"]["numbers"] == [ANN, BOB]
    assert told["holds"] and told["draws"] > 0
    file = decode(bob.get(f"/api/matches/{match_id}/replay").content)
    verdict = verify(file)
    assert verdict.holds and verdict.draws == told["draws"]


def test_a_promise_is_used_once_and_only_if_it_was_given(ann: Person) -> None:
    seal = promised(ann)
    ann.new_match("me", "hotseat", seal=seal["id"])
    for again in (seal["id"], "never-given"):
        body = {"game": "hexpanse", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "seal": again}
        assert problem(ann.post("/api/matches", body)) == "error-seal"


def test_nothing_is_dealt_before_everybody_is_there(
    server: Server, ann: Person, bob: Person
) -> None:
    match_id = ann.new_match("me", "open", number=ANN).id
    waiting = ann.table(match_id)
    assert (waiting.status, waiting.seat, waiting.you) == ("waiting", -1, [0])
    assert waiting.events == []
    assert setup_of(stored(server, match_id)).stream() is None

    with ann.socket(match_id) as socket:
        first = json.loads(socket.receive_text(timeout=10))
        assert first["type"] in {"table", "presence"}
        bob.post(f"/api/matches/{match_id}/join", {"seat": 1, "number": BOB})
        while True:
            message = json.loads(socket.receive_text(timeout=10))
            if message["type"] == "table" and message["table"]["status"] == "playing":
                break

    told = message["table"]
    assert (told["seat"], told["events_from"]) == (0, -1)
    assert told["events"]
    head = stored(server, match_id)
    assert head.sealed is not None and head.sealed.numbers == (ANN, BOB)
    match = Match(Match.new(head.game).game, setup_of(head))
    assert json.loads(msgspec.json.encode(match.view(0))) == told["view"]
    assert ann.get(f"/api/matches/{match_id}/at/0").json()["view"] == told["view"]


def test_who_leaves_before_the_start_takes_the_number_along(ann: Person, bob: Person) -> None:
    match_id = ann.new_match("me", "open", "open", game="hexpanse", number=ANN).id
    bob.post(f"/api/matches/{match_id}/join", {"seat": 1, "number": BOB})
    assert chance(ann, match_id)["added"] == [0, 1]

    bob.post(f"/api/matches/{match_id}/leave", {"seat": 1})

    assert chance(ann, match_id)["added"] == [0]


def test_the_number_of_every_seat_counts() -> None:
    sealed = fair.seal("m", 2, "1f" * 32)
    deals = {
        Setup.of_sealed((), {}, sealed.with_number(0, a).with_number(1, b)).seed
        for a in ("", ANN, BOB)
        for b in ("", ANN, BOB)
    }

    assert len(deals) == 9


@pytest.mark.parametrize("number", ["", "xyz", "A1" * 32, "a1" * 31, "a1" * 32 + "\n"])
def test_what_is_no_number_is_refused(ann: Person, number: str) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    answer = ann.post("/api/matches", {"game": "hexpanse", "seats": seats, "number": number})

    assert answer.status_code == 400


def test_taking_back_does_not_draw_anew(server: Server, ann: Person) -> None:
    """The same action after an undo finds the same chance."""
    match_id = ann.new_match("me", "hotseat", game="cry_havoc", number=ANN).id
    positions = {position(server, match_id)}
    turn = 0
    while len(positions) < 3:  # until something was drawn, twice
        turn += 1
        before = ann.table(match_id)
        after = ann.play(match_id, turn)
        assert ann.undo(match_id, before.at).status_code == 200
        again = ann.play(match_id, turn)
        assert (again.view, again.asked) == (after.view, after.asked)
        positions.add(position(server, match_id))


def test_a_rematch_has_a_key_of_its_own(server: Server, ann: Person) -> None:
    match_id = ann.new_match("me", "bot", number=ANN).id
    resign(ann, match_id, 0)
    seal = promised(ann)

    answer = ann.post(f"/api/matches/{match_id}/rematch", {"seal": seal["id"], "number": BOB})

    assert answer.json()["id"] == seal["id"]
    first, second = stored(server, match_id).sealed, stored(server, seal["id"]).sealed
    assert first is not None and second is not None
    assert first.key != second.key
    assert (second.commitment, second.numbers) == (seal["commitment"], (BOB, ""))


def test_who_accepts_a_rematch_adds_a_number(
    server: Server, ann: Person, bob: Person, duel: str
) -> None:
    resign(ann, duel, 0)
    again = ann.post(f"/api/matches/{duel}/rematch", {"number": ANN}).json()["id"]
    assert chance(bob, again)["added"] == [0]

    bob.post(f"/api/matches/{duel}/rematch", {"number": BOB})

    head = stored(server, again)
    assert head.status == "playing"
    assert head.sealed is not None and head.sealed.numbers == (ANN, BOB)


def test_a_match_from_a_seed_promises_nothing(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat", seed=5).id

    assert chance(ann, match_id)["commitment"] is None


def test_a_file_with_its_key_is_kept_for_study_and_checked(ann: Person, bob: Person) -> None:
    match_id = ann.new_match("me", "bot", number=ANN).id
    resign(ann, match_id, 0)
    file = ann.get(f"/api/matches/{match_id}/replay").json()
    assert file["format"] == "beachhead-replay/3"

    study = bob.post("/api/replays", file).json()["id"]

    told = chance(bob, study)
    assert told["holds"] and told["sealed"] == file["chance"]
    file["chance"]["numbers"][0] = BOB
    assert problem(bob.post("/api/replays", file)) == "error-replay"


def test_the_key_stays_out_of_what_processes_tell_each_other(server: Server, ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat").id
    head = stored(server, match_id)
    assert head.sealed is not None
    move = MoveRow(1, "play", 3, 0, uuid4().hex, ann.me.id, 0)

    with_move = news.write(News(head, [], [move], []))
    without = news.write(News(head, [], [], []))

    assert news.read(with_move.split(":", 2)[2]).moves == [move]
    assert without == f"{match_id}:{head.version}"
    assert head.sealed.key not in with_move
    assert head.sealed.key not in repr(head)


def test_the_key_is_nowhere_before_the_end(
    server: Server, ann: Person, bob: Person, capfd: pytest.CaptureFixture[str]
) -> None:
    """Every door, for both seats and a spectator; the log and the metrics too."""
    watcher = server.person()
    match_id = ann.new_match("me", "open", number=ANN).id
    bob.post(f"/api/matches/{match_id}/join", {"seat": 1, "number": BOB})
    paths = ("", "?seat=-1", "/at/0", "/at/3", "/chance", "/end", "/moments", "/replay", "/chat")
    seen: list[str] = []
    with ann.socket(match_id) as a, bob.socket(match_id) as b, watcher.socket(match_id) as c:
        for turn in range(8):
            mover(match_id, ann, bob).play(match_id, turn)
        for person in (ann, bob, watcher):
            seen += [person.get(f"/api/matches/{match_id}{path}").text for path in paths]
            seen += [person.get(f"/api/matches?scope={scope}").text for scope in ("mine", "watch")]
            refused = person.post(f"/api/matches/{match_id}/commands", {"id": "x" * 9, "seq": 0})
            seen.append(refused.text)
        for socket in (a, b, c):
            while (text := socket.receive_text(timeout=10)).find('"at":8') < 0:
                seen.append(text)
            seen.append(text)
    seen += [server.client.get("/metrics").text, *capfd.readouterr()]
    sealed = stored(server, match_id).sealed
    assert sealed is not None
    for secret in (sealed.key, str(sealed.stream().seed()), ANN, BOB):
        assert not any(secret in text for text in seen)
    assert sum(sealed.commitment in text for text in seen) == 3
