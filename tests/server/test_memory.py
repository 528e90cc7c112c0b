"""What a server holds in memory: matches in use, nothing else, and nothing depends on it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from litestar.testing import WebSocketTestSession

from beachhead.server import wire
from beachhead.server.settings import Settings

from .conftest import Person, Server, running

_decode = msgspec.json.Decoder(wire.ServerMessage).decode


def presence(
    socket: WebSocketTestSession, fits: Callable[[wire.PresenceMessage], bool]
) -> wire.PresenceMessage:
    """The first word about who is here that fits."""
    while True:
        message = _decode(socket.receive_text(timeout=10))
        if isinstance(message, wire.PresenceMessage) and fits(message):
            return message


def on_the_loop(server: Server, work: Callable[[], Awaitable[None]]) -> None:
    portal: Any = server.client.blocking_portal
    portal.call(work)


def test_no_more_matches_in_memory_than_set(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, live_matches=3)) as server:
        ann = server.person()
        made = [ann.new_match("me", "hotseat", seed=n).id for n in range(8)]
        assert server.services.tables.in_memory == 3
        for match_id in made:
            assert ann.play(match_id).seq == 1
        assert server.services.tables.in_memory == 3


def test_unused_matches_leave_memory_and_come_back(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, live_minutes=0.0)) as server:
        ann = server.person()
        match_id = ann.new_match("me", "hotseat", seed=1).id
        before = ann.play(match_id)
        server.services.tables.forget_idle(60.0)
        assert server.services.tables.in_memory == 1, "it was used within the minute"
        on_the_loop(server, server.services._forget_idle)
        assert server.services.tables.in_memory == 0
        assert ann.table(match_id).at == before.at
        assert ann.play(match_id).seq == before.seq + 1


def test_who_is_here_is_known_without_the_match(
    server: Server, ann: Person, bob: Person, duel: str
) -> None:
    watcher = server.person()
    with ann.socket(duel) as screen:
        with bob.socket(duel), watcher.socket(duel):
            presence(screen, lambda told: told.online == [0, 1] and told.spectators == 1)
            server.services.tables.forget_all()
        presence(screen, lambda told: told.online == [0] and told.spectators == 0)


def test_who_watches_and_sits_down_is_no_longer_a_spectator(ann: Person, bob: Person) -> None:
    match_id = ann.new_match("me", "open").id
    with ann.socket(match_id) as screen, bob.socket(match_id):
        presence(screen, lambda told: told.online == [0] and told.spectators == 1)
        assert bob.post(f"/api/matches/{match_id}/join", {"seat": 1}).status_code == 200
        presence(screen, lambda told: told.online == [0, 1] and told.spectators == 0)


def test_processes_tell_each_other_who_is_here(server: Server) -> None:
    """Also one that starts later, and what a dead one told is forgotten."""
    if server.settings.url.startswith("sqlite"):
        pytest.skip("a SQLite file has one process")
    hub = server.services.hub

    async def silence() -> None:
        hub._heard = dict.fromkeys(hub._heard, time.monotonic() - 100.0)
        hub.forget_silent()

    ann, bob = server.person(), server.person()
    match_id = ann.new_match("me", "open").id
    bob.post(f"/api/matches/{match_id}/join", {"seat": 1})
    with ann.socket(match_id) as screen, running(server.settings) as second:
        bob.server = second
        with bob.socket(match_id) as other:
            presence(screen, lambda told: told.online == [0, 1])
            presence(other, lambda told: told.online == [0, 1])
            on_the_loop(server, silence)
            presence(screen, lambda told: told.online == [0])
