"""Sessions: hashed, renewed at login, ended at logout, listed, ended from afar, on open sockets."""

from __future__ import annotations

import hmac
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import select, update

from beachhead.server import clocks, devices, sessions
from beachhead.server.identity import COOKIE
from beachhead.server.settings import Settings
from beachhead.server.store import schema
from beachhead.server.store.rows import digest

from .conftest import Person, Server, problem, running

PASSWORD = "violet harbour kettle"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


def register(person: Person, name: str) -> Person:
    answer = person.post("/api/account/register", {"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return person


def log_in(server: Server, name: str) -> Person:
    person = server.person()
    answer = person.post("/api/account/login", {"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return person


def listed(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/account/sessions").json()
    return found


def test_the_database_holds_no_token(server: Server, ann: Person) -> None:
    token = ann.cookie.partition("=")[2]
    with server.services.database.reading.begin() as connection:
        mine = select(schema.session).where(schema.session.c.user_id == ann.me.id)
        row = connection.execute(mine).one()
    assert row.key == digest(token) and token not in str(row)
    assert ann.get("/api/me").json()["id"] == ann.me.id


def test_a_login_renews_the_session_and_a_logout_ends_it(server: Server, ann: Person) -> None:
    planted = ann.cookie
    register(ann, "Renewed")
    assert ann.cookie != planted
    thief = server.person()
    thief.cookie = planted
    assert problem(thief.post("/api/matches", {})) == "error-no-session"
    signed_in, csrf = ann.cookie, ann.me.csrf
    assert ann.post("/api/account/logout").json()["guest"]
    ann.cookie = signed_in
    assert problem(ann.ask("POST", "/api/matches", {}, x_csrf_token=csrf)) == "error-no-session"


def test_browsers_are_listed_and_signed_out_one_by_one(server: Server, ann: Person) -> None:
    register(ann, "Lister")
    phone = log_in(server, "Lister")
    assert [each["here"] for each in listed(ann)].count(True) == 1
    other = next(each for each in listed(ann) if not each["here"])
    stranger = server.person()
    path = f"/api/account/sessions/{other['id']}"
    assert problem(stranger.ask("DELETE", path)) == "error-not-found"
    assert ann.ask("DELETE", path).status_code == 204
    assert problem(phone.post("/api/matches", {})) == "error-no-session"
    assert len(listed(ann)) == 1


def test_all_others_are_signed_out_at_once(server: Server, ann: Person) -> None:
    register(ann, "Leaver")
    others = [log_in(server, "Leaver") for _ in range(2)]
    assert ann.ask("DELETE", "/api/account/sessions").status_code == 204
    for other in others:
        assert problem(other.post("/api/matches", {})) == "error-no-session"
    assert [each["here"] for each in listed(ann)] == [True]


def test_a_socket_closes_when_its_session_ends(server: Server, ann: Person) -> None:
    register(ann, "Socketeer")
    phone = log_in(server, "Socketeer")
    match_id = ann.new_match("me", "open").id
    with phone.socket(match_id) as socket:
        socket.receive_json(timeout=5)
        ann.ask("DELETE", "/api/account/sessions")
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                socket.receive_json(timeout=5)
        assert closed.value.code == 4401


def test_a_token_of_one_session_guards_no_other(server: Server, ann: Person) -> None:
    register(ann, "Guarded")
    phone = log_in(server, "Guarded")
    answer = phone.ask("PATCH", "/api/me", {}, x_csrf_token=ann.me.csrf)
    assert problem(answer) == "error-csrf"


def test_last_seen_moves_and_what_nobody_uses_ends(server: Server, ann: Person) -> None:
    key = digest(ann.cookie.partition("=")[2])
    old = clocks.now() - sessions.SEEN_MS - 1

    def set_seen(seen: int) -> None:
        table = schema.session
        with server.services.database.writing.begin() as connection:
            connection.execute(update(table).where(table.c.key == key).values(seen=seen))
        server.services.sessions.forget(key)

    set_seen(old)
    ann.get("/api/me")
    assert listed(ann)[0]["seen"] > old
    set_seen(clocks.now() - sessions.IDLE_MS - 1)
    assert problem(ann.post("/api/matches", {})) == "error-no-session"
    portal: Any = server.client.blocking_portal
    portal.call(server.services.sessions.tidy)
    with server.services.database.reading.begin() as connection:
        gone = select(schema.session).where(schema.session.c.key == key)
        assert connection.execute(gone).first() is None


def test_visitors_who_only_looked_are_forgotten_sooner(server: Server) -> None:
    looker, player, account = (server.person() for _ in range(3))
    player.new_match("me", "open")
    register(account, "Rarely Here")
    table = schema.session
    ids = [person.me.id for person in (looker, player, account)]
    with server.services.database.writing.begin() as connection:
        old = clocks.now() - sessions.LOOKED_MS - 1
        connection.execute(update(table).where(table.c.user_id.in_(ids)).values(seen=old))
    portal: Any = server.client.blocking_portal
    portal.call(server.services.sessions.tidy)
    with server.services.database.reading.begin() as connection:
        left = select(table.c.user_id).where(table.c.user_id.in_(ids))
        assert set(connection.execute(left).scalars()) == set(ids[1:])


def signed(server: Server, user_id: str) -> str:
    """A cookie of the time before there were sessions."""
    secret = server.services.identity._secret
    mac = hmac.digest(secret, f"session:{user_id}".encode(), "sha256").hex()
    return f"{COOKIE}={user_id}.{mac}"


def test_an_old_guest_keeps_the_games_and_gets_a_session(server: Server, ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat").id
    old = signed(server, ann.me.id)
    later = server.person()
    later.cookie = old
    assert later.table(match_id).you == [0, 1]  # at once, without a reload
    assert later.get("/api/me").json()["id"] == ann.me.id
    assert later.cookie != old
    assert later.play(match_id).seq == 1


def test_an_old_cookie_of_an_account_opens_nothing(server: Server, ann: Person) -> None:
    register(ann, "Modern")
    later = server.person()
    later.cookie = signed(server, ann.me.id)
    assert later.get("/api/me").json()["id"] != ann.me.id


def test_another_process_hears_that_a_session_ended(
    settings: Settings,
) -> None:
    if not settings.database_url:
        pytest.skip("a SQLite file has one process")
    with running(settings) as one, running(settings) as two:
        ann = register(one.person(), "Everywhere")
        phone = log_in(two, "Everywhere")
        assert len(listed(phone)) == 2
        assert ann.ask("DELETE", "/api/account/sessions").status_code == 204
        for _ in range(50):
            if phone.post("/api/account/magic-link", {}).status_code == 401:
                return
            time.sleep(0.1)
    raise AssertionError("the other process still knows the session")


def test_first_visits_from_one_address_are_limited(tmp_path_factory: Any) -> None:
    folder = tmp_path_factory.mktemp("guests")
    with running(Settings(data_dir=str(folder), bots="none")) as server:
        statuses = []
        for _ in range(130):
            server.client.cookies.clear()
            statuses.append(server.client.get("/api/me").status_code)
        assert statuses[0] == 200 and statuses[-1] == 429


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, "Firefox · Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0",
            "Edge · Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
            "Safari · iPhone",
        ),
        ("curl/8", ""),
    ],
)
def test_a_device_is_told_in_two_words(agent: str, words: str) -> None:
    assert devices.name(agent) == words
