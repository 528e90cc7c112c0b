"""Coming, going, coming back: open seats, invites, bots for the missing, rematch, clocks, votes."""

from __future__ import annotations

import time

import pytest

from beachhead.server import clocks, levels
from beachhead.server.settings import Settings
from beachhead.server.store import matches, rows
from beachhead.server.talks import decide

from .conftest import GAME, Person, Server, mover, problem, running


def test_an_invite_is_good_for_one_person(ann: Person, bob: Person, server: Server) -> None:
    made = ann.new_match("me", "invite")
    (invite,) = made.invites
    path = f"/api/matches/{made.id}/join"
    assert problem(bob.post(path, {"token": "wrong"})) == "error-not-found"
    assert bob.post(path, {"token": invite.token}).json() == {"seat": 1}
    answer = server.person().post(path, {"token": invite.token})
    assert (answer.status_code, problem(answer)) == (404, "error-not-found")
    assert ann.table(made.id).status == "playing"


def test_an_invite_can_be_replaced_by_the_maker_only(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "invite")
    path = f"/api/matches/{made.id}"
    assert problem(bob.post(f"{path}/invites", {"seat": 1})) == "error-not-host"
    fresh = ann.post(f"{path}/invites", {"seat": 1}).json()
    assert bob.post(f"{path}/join", {"token": made.invites[0].token}).status_code == 404
    assert bob.post(f"{path}/join", {"token": fresh["token"]}).status_code == 200


def test_a_token_is_stored_as_a_hash_and_never_shown(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "invite")
    token = made.invites[0].token
    for person in (ann, bob):
        assert token not in person.get(f"/api/matches/{made.id}").text
    (row,) = [seat for seat in _seats(ann.server, made.id) if seat.kind == "invite"]
    assert row.invite is not None and token not in row.invite


def _seats(server: Server, match_id: str) -> list[rows.SeatRow]:
    with server.services.database.reading.begin() as connection:
        return matches.seats_of(connection, [match_id])[match_id]


def test_an_open_table_is_listed_and_joined_once(ann: Person, bob: Person, server: Server) -> None:
    made = ann.new_match("me", "open")
    listed = bob.get("/api/matches?scope=open").json()
    assert made.id in [head["id"] for head in listed]
    assert bob.post(f"/api/matches/{made.id}/join", {}).json() == {"seat": 1}
    assert problem(server.person().post(f"/api/matches/{made.id}/join")) == "error-seat-taken"
    still = [head["id"] for head in bob.get("/api/matches?scope=open").json()]
    assert made.id not in still
    assert {head["id"] for head in bob.get("/api/matches?scope=mine").json()} == {made.id}


def test_missing_people_become_bots(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "open")
    assert problem(bob.post(f"/api/matches/{made.id}/start")) == "error-not-host"
    assert ann.post(f"/api/matches/{made.id}/start", {"level": "level1"}).status_code == 204
    table = ann.table(made.id)
    assert table.status == "playing"
    assert [seat.kind for seat in table.seats] == ["human", "bot"]


def test_whoever_leaves_is_replaced_and_may_return(ann: Person, bob: Person, duel: str) -> None:
    assert problem(bob.post(f"/api/matches/{duel}/leave", {"seat": 0})) == "error-not-your-seat"
    assert bob.post(f"/api/matches/{duel}/leave", {"seat": 1}).status_code == 204
    assert ann.table(duel).seats[1].bot_plays
    assert ann.table(duel).notices[-1].key == "table-left"
    assert bob.post(f"/api/matches/{duel}/return", {"seat": 1}).status_code == 204
    assert not ann.table(duel).seats[1].bot_plays


def test_who_leaves_before_the_start_leaves_no_bot(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "open", "open", game="hexpanse")
    assert bob.post(f"/api/matches/{made.id}/join", {"seat": 1}).status_code == 200
    assert bob.post(f"/api/matches/{made.id}/leave", {"seat": 1}).status_code == 204
    table = ann.table(made.id)
    assert table.seats[1].kind == "open"
    assert table.notices[-1].key == "table-stood-up"


def test_a_wrong_set_up_is_refused_with_its_reason(ann: Person) -> None:
    me = {"kind": "me"}
    wrong = [
        ({"game": "chess", "seats": [me]}, 404, "error-unknown-game"),
        ({"game": GAME, "seats": [me]}, 422, "error-setup"),
        ({"game": GAME, "seats": [me, me], "options": {"no": "no"}}, 422, "error-setup"),
        ({"game": GAME, "seats": [me | {"side": "cat"}, me]}, 422, "error-setup"),
        ({"game": GAME, "seats": [me, {"kind": "bot", "level": "god"}]}, 422, "error-no-level"),
        ({"game": GAME, "seats": [me, me], "seed": -1}, 400, "error-body"),
        ({"game": GAME, "seats": [me, me], "bogus": 1}, 400, "error-body"),
        ({"game": GAME, "seats": [me, {"kind": "open"}], "seed": 1}, 422, "error-seed"),
        ({"game": GAME, "seats": [me, {"kind": "invite"}], "seed": 1}, 422, "error-seed"),
    ]
    for body, status, key in wrong:
        answer = ann.post("/api/matches", body)
        assert (answer.status_code, problem(answer)) == (status, key)
    assert ann.get("/api/matches?scope=mine").json() == []


def test_a_private_table_is_for_its_people(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "hotseat", watch=False)
    assert ann.table(made.id).you == [0, 1]
    answer = bob.get(f"/api/matches/{made.id}")
    assert (answer.status_code, problem(answer)) == (403, "error-private")


# -- clocks ------------------------------------------------------------------------------------


@pytest.fixture
def timed(ann: Person, bob: Person) -> str:
    match_id = ann.new_match("me", "open", pace="live").id
    bob.post(f"/api/matches/{match_id}/join", {"seat": 1})
    return match_id


def test_a_clock_runs_for_the_asked_seat(ann: Person, bob: Person, timed: str) -> None:
    who = mover(timed, ann, bob)
    clock = who.play(timed).clock
    assert clock is not None and clock.running is not None
    full = clocks.RATES["live"].start
    assert all(left is not None and full - 10_000 < left <= full for left in clock.left)
    assert not clock.expired


@pytest.fixture
def hurried(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everybody begins with a moment, and gets more only by what happens then."""
    monkeypatch.setitem(clocks.RATES, "live", clocks.Rate(1, 60_000, 60_000))
    monkeypatch.setattr(clocks, "after_waiting", lambda pace: 60_000)
    match_id = ann.new_match("me", "open", pace="live").id
    bob.post(f"/api/matches/{match_id}/join", {"seat": 1})
    return match_id


def absent_and_other(timed: str, ann: Person, bob: Person) -> tuple[Person, Person]:
    absent = mover(timed, ann, bob)
    other = bob if absent is ann else ann
    for _ in range(60):
        if other.table(timed).vote is not None:
            return absent, other
        time.sleep(0.1)
    raise AssertionError("nobody noticed that the time is up")


@pytest.mark.parametrize("ballot", ["wait", "skip", "bot"])
def test_the_others_decide_about_an_absent_player(
    ann: Person, bob: Person, hurried: str, ballot: str
) -> None:
    timed = hurried
    absent, other = absent_and_other(timed, ann, bob)
    mine = {"seat": absent.table(timed).you[0], "ballot": ballot}
    assert problem(absent.post(f"/api/matches/{timed}/vote", mine)) == "error-not-your-seat"
    vote = {"seat": other.table(timed).you[0], "ballot": ballot}
    assert other.post(f"/api/matches/{timed}/vote", vote).status_code == 204
    table = other.table(timed)
    assert table.vote is None and table.notices[-1].key == f"table-vote-{ballot}"
    seat = table.seats[absent.table(timed).you[0]]
    assert seat.bot_plays == (ballot == "bot")
    assert seat.level == (levels.stand_in() if ballot == "bot" else None)
    heads = other.server.services.database.reading
    with heads.connect() as connection:
        stored = matches.load(connection, timed)
    assert stored is not None and stored.head.bot_asked == (ballot != "wait")


def test_playing_ends_the_absence(ann: Person, bob: Person, hurried: str) -> None:
    absent, _ = absent_and_other(hurried, ann, bob)
    table = absent.play(hurried)
    assert table.vote is None and table.clock is not None and not table.clock.expired


def test_clocks_stand_still_while_no_server_runs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings) as server:
        ann, bob = server.person(), server.person()
        match_id = ann.new_match("me", "open", pace="live").id
        bob.post(f"/api/matches/{match_id}/join", {"seat": 1})
    later = clocks.now() + 5 * clocks.HOUR
    monkeypatch.setattr(clocks, "now", lambda: later)
    with running(settings) as ann.server:
        clock = ann.table(match_id).clock
    assert clock is not None and not clock.expired and clock.running is not None
    left = clock.left[clock.running]
    assert left is not None and left > clocks.RATES["live"].start - 10_000


def test_a_majority_decides_and_a_tie_waits() -> None:
    assert decide({0: "bot"}, 1) == "bot"
    assert decide({0: "bot"}, 2) is None
    assert decide({0: "bot", 1: "skip"}, 2) == "wait"
    assert decide({0: "bot", 1: "bot"}, 3) == "bot"
    assert decide({0: "bot", 1: "skip"}, 3) is None
    assert decide({0: "bot", 1: "skip", 2: "skip"}, 3) == "skip"
    assert decide({0: "bot", 1: "skip", 2: "wait"}, 3) == "wait"


# -- words -------------------------------------------------------------------------------------


def test_players_and_spectators_do_not_read_each_other(
    ann: Person, bob: Person, duel: str, server: Server
) -> None:
    watcher = server.person()
    path = f"/api/matches/{duel}/chat"
    assert ann.post(path, {"text": "hello"}).status_code == 204
    assert watcher.post(path, {"text": "ooh"}).status_code == 204
    assert [line["text"] for line in bob.get(path).json()] == ["hello"]
    assert [line["text"] for line in watcher.get(path).json()] == ["ooh"]
    assert ann.post(path, {"text": "x" * 501}).status_code == 400


def test_notes_are_private(ann: Person, bob: Person, duel: str, server: Server) -> None:
    path = f"/api/matches/{duel}/notes"
    assert ann.ask("PUT", path, {"text": "plan"}).status_code == 204
    assert ann.ask("PUT", path, {"text": "plan B"}).status_code == 204
    assert ann.get(path).json() == {"text": "plan B"}
    assert bob.get(path).json() == {"text": ""}
    assert server.person().ask("PUT", path, {"text": "x"}).status_code == 403


def test_a_rematch_is_made_once_and_may_rotate_people(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat", seed=48).id
    assert problem(ann.post(f"/api/matches/{match_id}/rematch")) == "error-no-rematch"
    names = [seat.name for seat in ann.table(match_id).seats]
    ann.server.play_to_the_end(match_id, ann.me.id)
    first = ann.post(f"/api/matches/{match_id}/rematch", {"rotate": True}).json()
    again = ann.post(f"/api/matches/{match_id}/rematch").json()
    assert first == again
    rematch = ann.table(first["id"])
    assert [seat.name for seat in rematch.seats] == names[::-1]
    assert rematch.status == "playing" and ann.table(match_id).rematch == first["id"]


def test_nobody_takes_two_seats_at_a_table_of_strangers(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "open", "invite", game="hexpanse")
    path = f"/api/matches/{made.id}/join"
    assert problem(ann.post(path, {})) == "error-seated"
    assert bob.post(path, {}).status_code == 200
    token = made.invites[0].token
    assert problem(bob.post(path, {"token": token})) == "error-seated"
    assert bob.table(made.id).you == [1]
