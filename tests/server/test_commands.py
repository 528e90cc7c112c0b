"""Commands: played once, in order, by whoever is asked, and only if legal."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import Any
from uuid import uuid4

import msgspec

from beachhead.server import wire
from beachhead.server.settings import Settings

from .conftest import Person, Server, mover, problem, running


def test_a_command_is_played_and_acknowledged(ann: Person, bob: Person, duel: str) -> None:
    who = mover(duel, ann, bob)
    before = who.table(duel)
    answer = who.post(f"/api/matches/{duel}/commands", who.command(before))
    assert answer.json() == {"seq": before.seq + 1}
    assert who.table(duel).at == before.at + 1


def test_the_same_command_again_gets_the_same_answer(ann: Person, bob: Person, duel: str) -> None:
    who = mover(duel, ann, bob)
    command = who.command(who.table(duel))
    first = who.post(f"/api/matches/{duel}/commands", command)
    again = who.post(f"/api/matches/{duel}/commands", command)
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert who.table(duel).at == 1


def test_a_command_for_an_old_position_gets_409_with_the_table(
    ann: Person, bob: Person, duel: str
) -> None:
    who = mover(duel, ann, bob)
    stale = who.command(who.table(duel))
    who.play(duel)
    answer = who.post(f"/api/matches/{duel}/commands", stale)
    assert answer.status_code == 409
    body = msgspec.json.decode(answer.content, type=wire.ErrorBody)
    assert body.error.key == "error-stale"
    assert body.table is not None and body.table.seq == 1 and body.table.asked is not None


def test_an_illegal_action_gets_422_and_changes_nothing(
    ann: Person, bob: Person, duel: str
) -> None:
    who = mover(duel, ann, bob)
    table = who.table(duel)
    assert table.asked is not None
    legal = {option.action for option in table.asked.options}
    illegal = next(action for action in range(10_000) if action not in legal)
    answer = who.post(f"/api/matches/{duel}/commands", who.command(table, action=illegal))
    assert (answer.status_code, problem(answer)) == (422, "error-illegal-action")
    answer = who.post(f"/api/matches/{duel}/commands", who.command(table, action=999_999))
    assert (answer.status_code, problem(answer)) == (422, "error-unreadable-action")
    assert who.table(duel).seq == table.seq


def test_another_players_seat_gets_403(ann: Person, bob: Person, duel: str, server: Server) -> None:
    who = mover(duel, ann, bob)
    other = bob if who is ann else ann
    command = who.command(who.table(duel))
    for intruder in (other, server.person()):
        answer = intruder.post(f"/api/matches/{duel}/commands", command)
        assert (answer.status_code, problem(answer)) == (403, "error-not-your-seat")
    assert who.table(duel).seq == 0


def test_the_own_seat_out_of_turn_gets_403(ann: Person, bob: Person, duel: str) -> None:
    who = mover(duel, ann, bob)
    other = bob if who is ann else ann
    table = other.table(duel)
    answer = other.post(
        f"/api/matches/{duel}/commands", other.command(table, seat=table.you[0], action=0)
    )
    assert (answer.status_code, problem(answer)) == (403, "error-not-your-turn")


def test_nothing_can_be_played_before_everybody_is_there(ann: Person) -> None:
    match_id = ann.new_match("me", "open").id
    table = ann.table(match_id)
    assert table.status == "waiting" and table.asked is None
    command = {"id": uuid4().hex, "seq": 0, "seat": 0, "action": 0}
    answer = ann.post(f"/api/matches/{match_id}/commands", command)
    assert (answer.status_code, problem(answer)) == (409, "error-waiting")


def test_a_new_process_rebuilds_the_match_from_its_log(server: Server) -> None:
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=11).id
    for _ in range(40):
        table = ann.play(match_id, 3)
    ann.undo(match_id)
    before = ann.table(match_id)
    with running(server.settings) as second:
        ann.server = second
        after = ann.table(match_id)
        moved = ann.play(match_id)
    ann.server = server
    assert (after.seq, after.at, after.view) == (before.seq, before.at, before.view)
    assert after.events == before.events
    assert moved.seq == table.seq + 2
    assert ann.table(match_id).seq == moved.seq  # the first process hears of it


def test_two_processes_never_both_win(server: Server) -> None:
    """Both have the match in memory; the second writer is told that it is late."""
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=3).id
    command = ann.command(ann.table(match_id))
    with running(server.settings) as second:
        ann.server = second
        ann.table(match_id)
        ann.server = server
        assert ann.post(f"/api/matches/{match_id}/commands", command).status_code == 200
        ann.server = second
        late = ann.post(f"/api/matches/{match_id}/commands", command | {"id": uuid4().hex})
        assert (late.status_code, problem(late)) == (409, "error-stale")
        again = ann.post(f"/api/matches/{match_id}/commands", command)
        assert (again.status_code, again.json()) == (200, {"seq": 1})
    ann.server = server
    assert ann.table(match_id).seq == 1


def test_a_whole_hot_seat_game_ends_with_results(server: Server) -> None:
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=48).id  # a short one
    table = ann.table(match_id)
    turn = 0
    while not table.over:
        turn += 1
        table = ann.play(match_id, turn * 7, table)
        assert turn < 5_000
    assert table.status == "over" and table.asked is None
    assert sorted(seat.result or 0 for seat in table.seats) == [0.0, 1.0]
    finished = ann.get("/api/matches?scope=finished").json()
    assert match_id in [head["id"] for head in finished]
    answer = ann.post(
        f"/api/matches/{match_id}/commands",
        {"id": uuid4().hex, "seq": table.seq, "seat": 0, "action": 0},
    )
    assert (answer.status_code, problem(answer)) == (409, "error-match-over")


def test_one_command_at_two_processes_gets_one_answer(postgres: Any) -> None:
    name = f"t{uuid4().hex[:12]}"
    postgres.psql(f"create database {name};")
    settings = Settings(database_url=postgres.get_uri(name), rate_limits=False, bots="none")
    with running(settings) as one, running(settings) as other, ThreadPoolExecutor(2) as both:
        ann = one.person()
        twin = copy(ann)
        twin.server = other
        match_id = ann.new_match("me", "hotseat", seed=4).id
        path = f"/api/matches/{match_id}/commands"
        for turn in range(15):
            command = ann.command(ann.table(match_id), turn)
            sent = [both.submit(person.post, path, command) for person in (ann, twin)]
            answers = [each.result() for each in sent]
            assert [answer.status_code for answer in answers] == [200, 200], answers[1].text
            assert answers[0].json() == answers[1].json()
