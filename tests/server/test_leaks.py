"""Nothing hidden from a seat is ever in its payloads, over whole games.

Two ways to look: every payload of a position is compared with the payload of a *twin*, a position
that differs only in what the seat cannot know; and what really goes over HTTP and sockets is
searched for secrets.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import WebSocketTestSession

from beachhead import Match
from beachhead.core import registry
from beachhead.server import render, wire
from beachhead.server.live import Live
from beachhead.server.render import Presence, Reader
from beachhead.server.settings import Settings
from beachhead.server.store.matches import Loaded, MatchRow, SeatRow, Talk

from .conftest import Person, Server, running

SECRET_WORDS = ("seed", "rng", "deck_order", "invite", "password", "csrf", "user_id", "host_id")


def live_match(game: str, seed: int) -> Live:
    """A match of two people, in memory only."""
    match = Match.new(game, seed=seed)
    head = MatchRow(
        id="m",
        game=game,
        rules=match.game.rules_version,
        edition=match.edition_hash,
        sides=list(match.setup.seats),
        options=match.setup.options,
        seed=seed,
        host="u0",
        pace="none",
        watch=True,
        status="playing",
        talk=Talk(),
        created=0,
        updated=0,
    )
    seats = [
        SeatRow(n, side, "human", f"Player {n}", user_id=f"u{n}")
        for n, side in enumerate(match.setup.seats)
    ]
    return Live(Loaded(head, seats, [], []))


@pytest.mark.parametrize("game", registry.names())
def test_payloads_do_not_depend_on_what_a_seat_cannot_know(game: str) -> None:
    chance = random.Random(17)
    live = live_match(game, 12345)
    seats = range(len(live.seats))
    different = 0
    steps = 0
    things: set[str] = set()  # whatever could be pointed at so far
    while not live.match.over and steps < 400:
        if steps % 5 == 0:
            for seat in seats:
                reader = Reader(f"u{seat}")
                truth = live.match._state
                mine = wire.encode(render.table(live, reader, Presence()))
                twin = truth.clone()
                twin.determinize(seat, chance.getrandbits(60))
                live.match._state = twin
                other = wire.encode(render.table(live, reader, Presence()))
                known = sorted(things)
                reached = [live.match.reach(thing, seat) for thing in known]
                live.match._state = truth
                assert mine == other, f"seat {seat} after {steps} actions"
                assert reached == [live.match.reach(thing, seat) for thing in known], steps
                different += twin.fingerprint() != truth.fingerprint()
        options = live.match.options()
        things.update(target for option in options for target in option.targets)
        live.match.play(chance.choice(options).action)
        live.actors.append(0)
        live.ats.append(live.at)
        steps += 1
    assert different > 0, "the twins were all the same: nothing was tested"


def test_nobody_else_learns_that_an_objective_could_be_revealed() -> None:
    """SC-HID-08. The name of the question would tell it; so would a name that is missing."""
    live = live_match("scythe", 180)
    chance = random.Random(180)
    told = set()
    while live.match.decision is not None and "DP-OBJ" not in told:
        for seat in range(len(live.seats)):
            asked = render.table(live, Reader(f"u{seat}"), Presence()).asked
            assert asked is not None
            if seat == asked.seat:
                told.add(asked.decision)
            else:
                assert (asked.decision, asked.rule, asked.options) == ("", "", [])
        live.head.asked_seat, live.head.asked_name = live.match.seat, live.match.decision.name
        heads = [render.match_head(live.head, live.seats, f"u{seat}") for seat in (0, 1)]
        assert [head.asked for head in heads].count(None) == len(heads) - 1
        live.match.play(chance.choice(live.match.legal()))
        live.actors.append(0)
        live.ats.append(live.at)
    assert "DP-OBJ" in told


def search(payload: str, table: dict[str, Any], seed: int) -> None:
    assert str(seed) not in payload
    for word in SECRET_WORDS:
        assert f'"{word}"' not in payload, word
    asked = table["asked"]
    if asked is not None and asked["seat"] != table["seat"]:
        assert asked["options"] == [] and asked["refusals"] == []
        if table["status"] == "playing":
            assert asked["decision"] == "" and asked["rule"] == ""
    if table["status"] == "playing" and table["seat"] < 0:
        assert all(line["action"] is None for line in table["events"])


def drain(socket: WebSocketTestSession, seq: int) -> tuple[str, dict[str, Any]]:
    while True:
        text = socket.receive_text(timeout=10)
        message = msgspec.json.decode(text)
        if message["type"] == "table" and message["table"]["seq"] >= seq:
            return text, message["table"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Payloads do not depend on the database: one kind is enough."""
    settings = Settings(data_dir=str(tmp_path), rate_limits=False, bots="none")
    with running(settings) as found:
        yield found


def test_what_goes_over_the_wire_in_a_whole_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = 4_503_599_627_370_194  # a short game
    monkeypatch.setattr(secrets, "randbelow", lambda _: seed)
    ann, bob, watcher = server.person(), server.person(), server.person()
    match_id = ann.new_match("me", "open").id
    bob.post(f"/api/matches/{match_id}/join", {"seat": 1})
    people: list[Person] = [ann, bob, watcher]
    acted: dict[int, int] = {}
    with ann.socket(match_id) as a, bob.socket(match_id) as b, watcher.socket(match_id) as c:
        latest = [drain(socket, 0) for socket in (a, b, c)]
        while latest[0][1]["asked"] is not None:
            seq = latest[0][1]["seq"]
            for person, (text, table) in zip(people, latest, strict=True):
                search(text, table, seed)
                mine = 0 if person is ann else 1 if person is bob else -1
                assert table["seat"] == mine
                for line in table["events"]:
                    known = line["n"] == 0 or acted[line["n"]] == mine
                    assert line["action"] is None or known
            who = ann if latest[0][1]["asked"]["mine"] else bob
            asked = latest[0 if who is ann else 1][1]["asked"]
            options = asked["options"]
            command = {
                "id": f"command-{seq}",
                "seq": seq,
                "seat": asked["seat"],
                "action": options[(seq + 1) * 7 % len(options)]["action"],
            }
            acted[latest[0][1]["at"] + 1] = asked["seat"]
            answer = who.post(f"/api/matches/{match_id}/commands", command)
            assert answer.json() == {"seq": seq + 1}
            if seq % 25 == 0:
                for person in people:
                    http = person.get(f"/api/matches/{match_id}")
                    search(http.text, http.json(), seed)
                    past = person.get(f"/api/matches/{match_id}/at/{seq // 2}")
                    search(past.text, past.json(), seed)
            latest = [drain(socket, seq + 1) for socket in (a, b, c)]
    assert latest[0][1]["over"] and len(acted) > 100
