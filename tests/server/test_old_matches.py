"""A rules version never kills a match: docs/guide/old-matches.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from beachhead import Match
from beachhead.core import position, registry
from beachhead.core.replay import encode
from beachhead.server import chapters, wire

from .conftest import Person, Server, fresh_settings, problem, running

ACTIONS = 30


@pytest.fixture(params=["sqlite"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    with running(fresh_settings(request)) as found:
        yield found


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch, server: Server) -> Any:
    """An upgrade: all versions are raised, and nothing is in memory any more."""

    def upgrade(*, replays: bool) -> None:
        for name in registry.names():
            game = registry.get(name)
            monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
        if not replays:  # the same actions lead to other tables now

            async def differs(_: chapters.Kept) -> Match | None:
                return None

            monkeypatch.setattr(chapters.Kept, "play_through", differs)
        server.services.tables.forget_all()

    return upgrade


def begun(ann: Person, game: str, actions: int = ACTIONS) -> str:
    made = ann.new_match("me", "hotseat", game=game, seed=21)
    for n in range(actions):
        ann.play(made.id, n * 7)
    return made.id


def whole(reader: Person, table: wire.Table) -> wire.Table:
    """The table with all of its log, whose older parts are asked for."""
    while table.older:
        path = f"/api/matches/{table.id}/log?before={table.older}&seat={table.seat}"
        part = msgspec.json.decode(reader.get(path).content, type=wire.LogPart)
        events = [*part.events, *table.events]
        table = msgspec.structs.replace(table, events=events, older=part.older)
    return table


def lines(table: wire.Table) -> list[tuple[int, str]]:
    return [(line.n, line.key) for line in table.events]


@pytest.mark.parametrize("game", registry.names())
def test_a_match_that_replays_goes_on_where_it_was(
    server: Server, other_rules: Any, game: str
) -> None:
    ann = server.person()
    match_id = begun(ann, game)
    before = ann.table(match_id, "?seat=0")
    other_rules(replays=True)
    after = ann.table(match_id, "?seat=0")
    assert lines(after) == [*lines(before), (before.at + 1, "table-rules-changed")]
    assert after.view == before.view and after.rules == before.rules + 1
    assert [notice.key for notice in after.notices] == ["table-rules-changed"]
    assert not after.can_undo, "undo does not go behind the change"
    assert problem(ann.undo(match_id, to=before.at - 1)) == "error-no-undo"
    on = ann.play(match_id)
    assert on.at == after.at + 1 and on.can_undo
    then = ann.table(match_id, f"/at/{before.at // 2}?seat=0")
    assert lines(then) == [line for line in lines(before) if line[0] <= before.at // 2]


@pytest.mark.parametrize("game", registry.names())
def test_a_match_that_does_not_replay_goes_on_from_its_last_position(
    server: Server, other_rules: Any, game: str
) -> None:
    ann = server.person()
    match_id = begun(ann, game)
    before = ann.table(match_id, "?seat=0")
    other_rules(replays=False)
    after = ann.table(match_id, "?seat=0")
    assert after.status == "playing" and after.asked is not None and after.asked.mine
    assert 0 < after.at <= before.at + 1
    assert lines(after)[:-1] == [line for line in lines(before) if line[0] < after.at]
    for n in range(5):
        if ann.table(match_id).over:
            break
        ann.play(match_id, n)
    for n in range(0, after.at, 7):
        then = ann.table(match_id, f"/at/{n}?seat=0")
        assert then.at == n and then.view


def test_a_finished_match_tells_what_it_told(server: Server, other_rules: Any) -> None:
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=48).id
    server.play_to_the_end(match_id, ann.me.id)
    before = whole(ann, ann.table(match_id, "?seat=0"))
    end = ann.get(f"/api/matches/{match_id}/end").json()
    other_rules(replays=False)
    after = whole(ann, ann.table(match_id, "?seat=0"))
    assert after.events == before.events and after.view == before.view and after.over
    assert ann.get(f"/api/matches/{match_id}/end").json()["outcome"] == end["outcome"]
    for n in (0, 1, before.last // 2, before.last):
        then = whole(ann, ann.table(match_id, f"/at/{n}?seat=0"))
        assert lines(then) == [line for line in lines(before) if line[0] <= n]
    assert ann.get(f"/api/matches/{match_id}/replay").status_code == 200


def test_a_match_that_cannot_be_carried_over_ends_without_a_loser(
    server: Server, other_rules: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person()
    match_id = begun(ann, "scythe")
    before = ann.table(match_id, "?seat=0")
    other_rules(replays=False)

    def impossible(*_: object) -> dict[str, Any]:
        raise ValueError("mats are other things now")

    monkeypatch.setattr(type(registry.get("scythe")), "migrate", impossible)
    after = ann.table(match_id, "?seat=0")
    assert (after.status, after.over, after.asked) == ("over", True, None)
    assert [seat.result for seat in after.seats] == [None, None]
    assert after.notices[-1].key == "table-rules-ended"
    assert lines(after) == lines(before)
    end = ann.get(f"/api/matches/{match_id}/end").json()
    assert end["outcome"]["reasons"][0]["key"] == "end-rules-changed"
    assert end["outcome"]["winners"] == []
    assert ann.get(f"/api/matches/{match_id}/at/3").status_code == 200


def test_questions_are_found_by_their_former_names(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("scythe", seed=3)
    text = match.position()
    old = text.replace('ask = "ChooseSection"', 'ask = "PickSection"')
    assert old != text
    monkeypatch.setattr(match.game.piles, "former", {"PickSection": "ChooseSection"})
    again = Match.from_position(position.modern(match.game, old), seed=3)
    assert again.legal() == match.legal()
    assert position.same_table(old, again.position())


def test_a_file_that_begins_with_a_position_is_kept(server: Server, other_rules: Any) -> None:
    ann = server.person()
    begins = Match.new("hexpanse", seed=5)
    for _ in range(20):
        begins.play(begins.legal()[0])
    match = Match.from_position(begins.position(), seed=9)
    for _ in range(10):
        match.play(match.legal()[-1])
    body = msgspec.json.decode(encode(match.save()))
    answer = ann.post("/api/replays", body)
    assert answer.status_code == 201, answer.text
    match_id = answer.json()["id"]
    table = ann.table(match_id, "?seat=0")
    assert (table.at, table.status) == (10, "study")
    assert table.view == msgspec.json.decode(msgspec.json.encode(match.view(table.seat)))
    assert ann.get(f"/api/matches/{match_id}/replay").json()["position"] == begins.position()
    server.services.tables.forget_all()
    assert ann.table(match_id, "/at/4").at == 4
    other_rules(replays=False)
    assert lines(ann.table(match_id)) == lines(table)
