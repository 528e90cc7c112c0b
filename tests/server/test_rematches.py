"""A rematch asks: nobody sits down at a new table without a yes."""

from __future__ import annotations

import pytest

from .conftest import Person, Server, problem


@pytest.fixture
def over(ann: Person, bob: Person, duel: str) -> str:
    """A finished match between Ann and Bob."""
    assert bob.post(f"/api/matches/{duel}/resign", {"seat": 1}).status_code == 204
    assert ann.table(duel).status == "over"
    return duel


def again(person: Person, match_id: str, **body: object) -> str:
    answer = person.post(f"/api/matches/{match_id}/rematch", body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def test_an_offer_seats_nobody_else(ann: Person, bob: Person, over: str) -> None:
    new = again(ann, over)
    assert [seat.kind for seat in ann.table(new).seats] == ["human", "invite"]
    assert ann.table(new).status == "waiting"
    assert new not in [head["id"] for head in bob.get("/api/matches?scope=mine").json()]
    assert bob.table(over).rematch_asked == [1]
    assert bob.table(over).notices[-1].key == "table-rematch-asked"


def test_a_yes_takes_the_kept_seat_and_begins(ann: Person, bob: Person, over: str) -> None:
    new = again(ann, over, rotate=True)
    assert again(bob, over) == new
    table = bob.table(new)
    assert (table.status, table.you) == ("playing", [0])
    assert bob.table(over).rematch_asked == []
    assert again(bob, over) == again(ann, over) == new


def test_a_no_leaves_the_seat_free(ann: Person, bob: Person, over: str) -> None:
    assert problem(bob.post(f"/api/matches/{over}/rematch", {"accept": False})) == (
        "error-no-rematch"
    )
    new = again(ann, over)
    again(bob, over, accept=False)
    assert ann.table(over).rematch_asked == []
    assert ann.table(over).notices[-1].key == "table-rematch-declined"
    assert ann.table(new).status == "waiting"
    assert ann.post(f"/api/matches/{new}/start", {"level": "level1"}).status_code == 204
    assert [seat.kind for seat in ann.table(new).seats] == ["human", "bot"]


def test_a_late_yes_does_not_push_anybody_away(ann: Person, bob: Person, over: str) -> None:
    new = again(ann, over)
    ann.post(f"/api/matches/{new}/start", {"level": "level1"})
    late = bob.post(f"/api/matches/{over}/rematch", {})
    assert problem(late) == "error-seat-taken"
    assert bob.table(new).you == []


def test_a_stranger_cannot_take_the_kept_seat(
    ann: Person, bob: Person, over: str, server: Server
) -> None:
    new = again(ann, over)
    stranger = server.person()
    assert problem(stranger.post(f"/api/matches/{new}/join", {})) == "error-seat-taken"
    assert new not in [head["id"] for head in stranger.get("/api/matches?scope=open").json()]


def test_bots_and_the_people_at_one_screen_sit_down_at_once(ann: Person) -> None:
    for kinds in (("me", "bot"), ("me", "hotseat")):
        first = ann.new_match(*kinds).id
        for seat in ann.table(first).you:
            ann.post(f"/api/matches/{first}/resign", {"seat": seat})
        new = again(ann, first)
        assert ann.table(new).status == "playing"
        assert ann.table(first).rematch_asked == []


def test_people_at_one_screen_answer_together(ann: Person, bob: Person, server: Server) -> None:
    """Bob brought a friend: one yes of his screen is good for both seats."""
    body = {
        "game": "hexpanse",
        "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Friend"}, {"kind": "open"}],
    }
    first = bob.post("/api/matches", body).json()["id"]
    ann.post(f"/api/matches/{first}/join", {})
    for person in (ann, bob):
        for seat in person.table(first).you:
            person.post(f"/api/matches/{first}/resign", {"seat": seat})
    new = again(ann, first)
    assert ann.table(first).rematch_asked == [0, 1]
    again(bob, first)
    table = bob.table(new)
    assert (table.status, table.you) == ("playing", [0, 1])
    assert table.seats[1].name == "Friend"
