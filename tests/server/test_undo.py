"""Undo to the last barrier, reset, takeback by consent; free where nobody else plays."""

from __future__ import annotations

from uuid import uuid4

import pytest

from beachhead.server import clocks, talks, wire

from .conftest import Person, Server, mover, problem


def play_until_free(match_id: str, *people: Person) -> tuple[Person, wire.Table]:
    """Play until somebody may take the last action back freely."""
    for turn in range(200):
        who = mover(match_id, *people)
        table = who.play(match_id, turn)
        if table.can_undo:
            return who, who.table(match_id)
    raise AssertionError("no free undo in 200 actions")


def test_undo_goes_back_one_own_step_and_the_log_grows(ann: Person, bob: Person, duel: str) -> None:
    who, table = play_until_free(duel, ann, bob)
    before = who.table(duel, f"?since={table.seq}")
    assert who.undo(duel).status_code == 200
    after = who.table(duel, f"?since={before.seq}")
    assert (after.at, after.seq) == (before.at - 1, before.seq + 1)
    assert after.events_from == after.at
    assert after.asked is not None and after.asked.mine
    assert after.notices[-1].key == "table-undo"


def test_an_undo_sent_twice_is_done_once(ann: Person, bob: Person, duel: str) -> None:
    who, table = play_until_free(duel, ann, bob)
    body = {"id": uuid4().hex, "seq": table.seq}
    first = who.post(f"/api/matches/{duel}/undo", body)
    again = who.post(f"/api/matches/{duel}/undo", body)
    assert first.json() == again.json() == {"seq": table.seq + 1}
    assert who.table(duel).at == table.at - 1


def test_nobody_goes_back_behind_the_barrier(ann: Person, bob: Person, duel: str) -> None:
    who, table = play_until_free(duel, ann, bob)
    assert table.reset_to is not None
    if table.reset_to > 0:
        answer = who.undo(duel, to=table.reset_to - 1)
        assert (answer.status_code, problem(answer)) == (409, "error-no-undo")
    other = bob if who is ann else ann
    assert problem(other.undo(duel)) == "error-no-undo"
    assert who.undo(duel, how="reset").status_code == 200
    assert who.table(duel).at == table.reset_to


def test_an_old_command_after_an_undo_is_refused(ann: Person, bob: Person, duel: str) -> None:
    """The number of actions is the same again, the log is not."""
    who, table = play_until_free(duel, ann, bob)
    stale = who.command(table)
    who.undo(duel)
    who.play(duel)
    answer = who.post(f"/api/matches/{duel}/commands", stale)
    assert (answer.status_code, problem(answer)) == (409, "error-stale")


def test_alone_every_position_can_be_returned_to(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat", seed=1).id
    start = ann.table(match_id).view
    for turn in range(30):
        table = ann.play(match_id, turn)
    assert ann.undo(match_id, to=0).status_code == 200
    table = ann.table(match_id)
    assert (table.at, table.seq, table.undo_to) == (0, 31, None)
    assert table.view == start


@pytest.fixture
def passed(ann: Person, bob: Person, duel: str) -> tuple[Person, Person]:
    """Somebody has played and it is the other's turn: (who played, who is asked)."""
    first = mover(duel, ann, bob)
    for turn in range(300):
        who = mover(duel, ann, bob)
        if who is not first:
            return first, who
        who.play(duel, turn)
    raise AssertionError("the turn never passed")


def step(who: Person, match_id: str, do: str) -> tuple[int, str]:
    seat = who.table(match_id).you[0]
    answer = who.post(f"/api/matches/{match_id}/takeback", {"do": do, "seat": seat})
    return answer.status_code, "" if answer.status_code == 204 else problem(answer)


def test_a_takeback_needs_consent(passed: tuple[Person, Person], duel: str) -> None:
    asker, other = passed
    before = asker.table(duel)
    assert before.takeback_to is not None
    assert step(asker, duel, "ask") == (204, "")
    shown = other.table(duel)
    assert shown.takeback is not None and shown.takeback.waiting == other.table(duel).you
    assert step(asker, duel, "accept") == (403, "error-not-your-seat")
    assert step(other, duel, "accept") == (204, "")
    after = asker.table(duel)
    assert after.at == before.takeback_to and after.takeback is None
    assert after.asked is not None and after.asked.mine


def test_a_declined_takeback_has_to_wait(
    passed: tuple[Person, Person], duel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asker, other = passed
    assert step(asker, duel, "ask") == (204, "")
    assert step(other, duel, "decline") == (204, "")
    assert step(asker, duel, "ask") == (409, "error-takeback-later")
    later = clocks.now() + talks.BACK_OFF_MS + 1
    monkeypatch.setattr(clocks, "now", lambda: later)
    assert step(asker, duel, "ask") == (204, "")
    assert step(asker, duel, "cancel") == (204, "")
    assert asker.table(duel).takeback is None


def test_playing_on_answers_a_takeback(passed: tuple[Person, Person], duel: str) -> None:
    asker, other = passed
    assert step(asker, duel, "ask") == (204, "")
    assert other.play(duel).takeback is None


def test_a_bystander_takes_nothing_back(duel: str, server: Server) -> None:
    stranger = server.person()
    assert problem(stranger.undo(duel)) == "error-not-your-seat"
