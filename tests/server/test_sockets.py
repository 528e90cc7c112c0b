"""Sockets: every reader gets its own cut after every change."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from beachhead.server import wire
from beachhead.server.store import matches

from .conftest import Person, Server, mover, running

_decode = msgspec.json.Decoder(wire.ServerMessage).decode


def next_table(socket: WebSocketTestSession, seq: int) -> wire.Table:
    """The first table that is at least at `seq`."""
    while True:
        message = _decode(socket.receive_text(timeout=10))
        if isinstance(message, wire.TableMessage) and message.table.seq >= seq:
            return message.table


def test_everybody_gets_the_change_as_their_seat_may_know_it(
    ann: Person, bob: Person, duel: str, server: Server
) -> None:
    who = mover(duel, ann, bob)
    other = bob if who is ann else ann
    watcher = server.person()
    with who.socket(duel) as a, other.socket(duel) as b, watcher.socket(duel) as c:
        for socket in (a, b, c):
            assert next_table(socket, 0).events_from == -1
        who.post(f"/api/matches/{duel}/commands", who.command(who.table(duel)))
        mine, theirs, public = (next_table(socket, 1) for socket in (a, b, c))
    assert (mine.seat, theirs.seat, public.seat) == (*mine.you, *theirs.you, -1)
    # the set-up comes once more: whoever has seen nothing else may have seen it before the deal
    assert mine.events_from == theirs.events_from == public.events_from == -1
    assert public.you == [] and public.spectators == 1
    assert public.asked is not None and public.asked.options == []
    assert sorted(seat.seat for seat in public.seats if seat.online) == [0, 1]


def test_a_reader_who_was_away_gets_only_what_is_new(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat", seed=2).id
    for turn in range(10):
        ann.play(match_id, turn)
    whole = ann.table(match_id)
    with ann.socket(match_id, "?since=6") as socket:
        table = next_table(socket, 10)
    assert table.events_from == 6
    assert table.events == [line for line in whole.events if line.n > 6]


def test_after_an_undo_the_reader_is_told_how_far_to_go_back(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat", seed=2).id
    for turn in range(10):
        ann.play(match_id, turn)
    ann.undo(match_id, to=4)
    ann.play(match_id)
    with ann.socket(match_id, "?since=10") as socket:
        table = next_table(socket, 12)
    assert (table.at, table.events_from) == (5, 4)


def test_ping_chat_and_viewpoint(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat", seed=2).id
    with ann.socket(match_id) as socket:
        next_table(socket, 0)
        socket.send_text('{"type":"ping"}')
        while not isinstance(_decode(socket.receive_text(timeout=5)), wire.PongMessage):
            pass
        ann.post(f"/api/matches/{match_id}/chat", {"text": "hi"})
        while not isinstance(line := _decode(socket.receive_text(timeout=5)), wire.ChatMessage):
            pass
        assert line.line.text == "hi"
        for seat in (1, 0):
            socket.send_text(f'{{"type":"look","seat":{seat}}}')
            assert next_table(socket, 0).seat == seat


def refused(person: Person, match_id: str, **headers: Any) -> str:
    with pytest.raises(WebSocketDisconnect) as caught, person.socket(match_id, **headers) as socket:
        while True:
            socket.receive_text(timeout=5)
    return str(caught.value.detail)


def test_sockets_are_refused_where_pages_would_be(ann: Person, bob: Person) -> None:
    private = ann.new_match("me", "hotseat", watch=False).id
    assert refused(bob, private) == "error-private"
    assert refused(bob, "nix") == "error-not-found"
    assert refused(ann, private, origin="https://evil.example") == "error-origin"


def test_nonsense_on_a_socket_closes_it(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat").id
    with pytest.raises(WebSocketDisconnect), ann.socket(match_id) as socket:
        socket.send_text("{")
        while True:
            socket.receive_text(timeout=5)


def test_a_change_in_another_process_reaches_this_ones_readers(server: Server) -> None:
    """PostgreSQL: the bus says that the match moved on, the reader gets the table."""
    if server.settings.url.startswith("sqlite"):
        pytest.skip("a SQLite file has one process")
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=2).id
    with running(server.settings) as second, ann.socket(match_id) as socket:
        next_table(socket, 0)
        ann.server = second
        ann.post(f"/api/matches/{match_id}/commands", ann.command(ann.table(match_id)))
        assert next_table(socket, 1).seq == 1
        ann.post(f"/api/matches/{match_id}/chat", {"text": "over there"})
        while not isinstance(line := _decode(socket.receive_text(timeout=5)), wire.ChatMessage):
            pass
        assert line.line.text == "over there"


@pytest.mark.parametrize("chance", [{"seed": 2}, {}], ids=["seed", "sealed"])
def test_a_process_follows_another_without_reading_the_log(
    server: Server, monkeypatch: pytest.MonkeyPatch, chance: dict[str, int]
) -> None:
    """PostgreSQL: the step comes with the word of it, and leads to what the log has.

    The key of a sealed match does not come with it, and is not forgotten.
    """
    if server.settings.url.startswith("sqlite"):
        pytest.skip("a SQLite file has one process")
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", pace="live", **chance).id
    reading = matches.load
    with running(server.settings) as second, ann.socket(match_id) as socket:
        next_table(socket, 0)
        ann.server = second
        ann.table(match_id)
        monkeypatch.setattr(matches, "load", lambda *_: pytest.fail("the log was read"))
        for turn in range(6):
            ann.play(match_id, turn)
        ann.undo(match_id, to=4)
        ann.play(match_id)
        assert next_table(socket, 8).at == 5
        followed = server.services.tables._live[match_id]
        with server.services.database.reading.connect() as connection:
            stored = reading(connection, match_id)
    assert stored is not None
    assert (followed.head, followed.seats) == (stored.head, stored.seats)
    assert followed.notices == stored.notices and followed.seq == len(stored.moves) == 8
