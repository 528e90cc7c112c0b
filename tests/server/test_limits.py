"""Limits follow the address, too: cookies are free. Every refusal says when to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from beachhead.core.words import LANGUAGES, words
from beachhead.server import render
from beachhead.server.errors import too_often
from beachhead.server.fair import Whereabouts
from beachhead.server.guard import Guard
from beachhead.server.render import PART
from beachhead.server.security import RATES, Limiter
from beachhead.server.settings import Settings

from .conftest import GAME, Person, Server, problem, running

CROWD = 4


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with running(Settings(data_dir=str(tmp_path), bots="none", people_per_address=CROWD)) as found:
        yield found


def create(person: Person, *kinds: str) -> httpx.Response:
    seats = [{"kind": kind} for kind in kinds]
    return person.post("/api/matches", {"game": GAME, "seats": seats})


def test_new_cookies_give_no_new_matches(strict: Server) -> None:
    people = [strict.person() for _ in range(12)]
    answers = [create(person, "me", "hotseat") for person in people for _ in range(10)]
    made = sum(answer.status_code == 201 for answer in answers)
    assert made == RATES["create"].burst * CROWD
    last = answers[-1]
    assert (last.status_code, problem(last)) == (429, "error-too-often")
    facts = last.json()["error"]["facts"]
    assert int(last.headers["retry-after"]) == facts["seconds"] > 0


def test_one_address_does_not_fill_the_lobby(strict: Server) -> None:
    people = [strict.person() for _ in range(12)]
    answers = [create(person, "me", "open") for person in people for _ in range(4)]
    made = sum(answer.status_code == 201 for answer in answers)
    assert made == RATES["offer"].burst * CROWD


def test_guests_are_not_made_without_end(strict: Server) -> None:
    strict.client.cookies.clear()
    statuses = []
    for _ in range(int(RATES["guest"].burst * CROWD) + 5):
        strict.client.cookies.clear()
        statuses.append(strict.client.get("/api/me").status_code)
    assert statuses[0] == 200 and statuses[-1] == 429


@pytest.mark.parametrize("name", ["write", "report", "hint", "arena", "chat", "command", "import"])
def test_every_rate_counts_for_the_address(name: str) -> None:
    people = Whereabouts()
    limiter = Limiter(people, on=True, crowd=CROWD)
    granted = 0
    for number in range(200):
        people.seen(f"user{number}", "203.0.113.9")
        try:
            limiter.check(name, f"user{number}")
            granted += 1
        except Exception:
            break
    assert granted == RATES[name].burst * CROWD
    people.seen("elsewhere", "203.0.113.10")
    limiter.check(name, "elsewhere")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wait", [0.2, 5, 22, 61, 600])
def test_a_refusal_says_when_to_come_back(language: str, wait: float) -> None:
    refused = too_often("error-too-often", wait)
    said = words(language, "server").say(refused.key, refused.facts)
    shown = refused.facts["seconds" if wait <= 60 else "minutes"]
    assert str(shown) in said


# -- sockets ---------------------------------------------------------------------------------


def test_looks_are_counted_over_all_sockets_of_a_user(strict: Server) -> None:
    ann = strict.person()
    match_id = create(ann, "me", "hotseat").json()["id"]
    with pytest.raises(WebSocketDisconnect) as closed:
        for _ in range(5):
            with ann.socket(match_id) as socket:
                for _ in range(4):
                    socket.send_text('{"type":"look","seat":1}')
                while True:
                    message = msgspec.json.decode(socket.receive_text(timeout=2))
                    if message["type"] == "table" and message["table"]["seat"] == 1:
                        break
    assert closed.value.code == 4429


def test_readers_who_may_know_the_same_share_one_text(
    strict: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0
    whole = render.table

    def counted(*given: object) -> object:
        nonlocal made
        made += 1
        return whole(*given)  # type: ignore[arg-type]

    ann = strict.person()
    match_id = create(ann, "me", "hotseat").json()["id"]
    monkeypatch.setattr(render, "table", counted)
    online = []
    for _ in range(5):
        with strict.person().socket(match_id) as socket:
            seen = [msgspec.json.decode(socket.receive_text(timeout=5)) for _ in range(2)]
            online.append([message["type"] for message in seen])
    assert made == 1 and all("table" in kinds for kinds in online)


# -- long logs -------------------------------------------------------------------------------


def test_a_long_log_comes_in_parts(ann: Person, server: Server) -> None:
    match_id = ann.new_match("me", "hotseat", seed=48).id
    server.play_to_the_end(match_id, ann.me.id)
    table = ann.table(match_id)
    assert table.older > 0 and table.events_from == -1
    assert min(line.n for line in table.events) >= table.older
    events, older, parts = table.events, table.older, 1
    while older > 0:
        part = ann.get(f"/api/matches/{match_id}/log?before={older}").json()
        lines = [line["n"] for line in part["events"]]
        assert lines and part["older"] <= min(lines) and max(lines) < older
        assert len(lines) < PART + 50
        events, older, parts = [*part["events"], *events], part["older"], parts + 1
    assert parts > 1
    match = server.services.tables._live[match_id].match
    assert len(events) == len(match.events(table.seat))


def test_a_reader_who_missed_too_much_begins_anew(ann: Person, server: Server) -> None:
    match_id = ann.new_match("me", "hotseat", seed=48).id
    server.play_to_the_end(match_id, ann.me.id)
    table = ann.table(match_id, "?since=1")
    assert table.events_from == -1 and table.older > 1


def test_parts_of_a_log_are_cut_for_the_reader(ann: Person, bob: Person) -> None:
    private = ann.new_match("me", "hotseat", watch=False).id
    assert problem(bob.get(f"/api/matches/{private}/log?before=1")) == "error-private"
    shared = ann.new_match("me", "hotseat").id
    answer = bob.get(f"/api/matches/{shared}/log?before=1&seat=0")
    assert problem(answer) == "error-not-your-seat"


# -- places ----------------------------------------------------------------------------------


class Waiting:
    """A connection whose request does not come."""

    gone = False

    def let_go(self) -> None:
        self.gone = True


def test_an_address_has_its_share_of_places_and_a_proxy_all() -> None:
    guard = Guard(10, 3, 1.0, "10.0.0.1 10.0.0.2")
    assert [guard.enter("1.1.1.1") for _ in range(5)] == [True] * 3 + [False] * 2
    guard.leave("1.1.1.1")
    assert guard.enter("1.1.1.1")
    assert all(guard.enter("10.0.0.1") for _ in range(7))
    assert not guard.enter("2.2.2.2"), "all places are taken"


def test_who_keeps_us_waiting_longest_makes_room() -> None:
    async def story() -> None:
        guard = Guard(2, 2, 1.0, "")
        first, second = Waiting(), Waiting()
        for number, connection in enumerate([first, second]):
            assert guard.enter(f"1.1.1.{number}")
            guard.arrives(connection, 9)
        guard.arrived(first)  # its request is there
        guard.arrives(first, 0.1)  # its next one is not
        assert guard.enter("2.2.2.2")
        assert second.gone and not first.gone
        await asyncio.sleep(1)
        assert first.gone, "its time is over"

    asyncio.run(story())
