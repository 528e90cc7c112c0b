"""Who may do what: cookies, tokens, origins, rates, sizes, accounts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import insert, select
from sqlalchemy.exc import DBAPIError

from beachhead.server.errors import Refused
from beachhead.server.fair import Whereabouts
from beachhead.server.identity import COOKIE
from beachhead.server.security import RATES, Limiter
from beachhead.server.settings import Settings
from beachhead.server.store import schema
from beachhead.server.store.rows import digest

from .conftest import GAME, Person, Server, problem, running


def unsafe_routes(server: Server) -> list[tuple[str, str]]:
    document = server.app.openapi_schema.to_schema()
    return [
        (method.upper(), re.sub(r"\{[^}]*\}", "1", path))
        for path, item in document["paths"].items()
        for method in item
        if method in {"post", "put", "patch", "delete"}
    ]


def test_every_unsafe_route_wants_session_token_and_origin(server: Server, ann: Person) -> None:
    routes = unsafe_routes(server)
    assert len(routes) >= 20
    for method, path in routes:
        server.client.cookies.clear()
        bare = server.client.request(method, path, json={})
        assert (bare.status_code, problem(bare)) == (401, "error-no-session"), path
        wrong = ann.ask(method, path, {}, x_csrf_token="0" * 64)
        assert (wrong.status_code, problem(wrong)) == (403, "error-csrf"), path
        foreign = ann.ask(method, path, {}, origin="https://evil.example")
        assert (foreign.status_code, problem(foreign)) == (403, "error-origin"), path
        cross = ann.ask(method, path, {}, sec_fetch_site="cross-site")
        assert (cross.status_code, problem(cross)) == (403, "error-origin"), path


def test_a_forged_cookie_is_nobody(server: Server, ann: Person) -> None:
    value, user_id = ann.cookie.partition("=")[2], ann.me.id
    for forged in (value[:-1], digest(value), f"{user_id}.{'0' * 64}", user_id, "", ".", "x.y"):
        ann.cookie = f"{COOKIE}={forged}"
        answer = ann.post("/api/matches", {"game": GAME, "seats": []})
        assert (answer.status_code, problem(answer)) == (401, "error-no-session")


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Server) -> None:
    server.client.cookies.clear()
    cookie = server.client.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "domain" not in cookie


def test_every_answer_carries_the_policy(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nix", "/health"):
        headers = server.client.get(path).headers
        policy = headers["content-security-policy"]
        scripts = next(part for part in policy.split(";") if "script-src" in part)
        assert scripts.split() == ["script-src", "'self'"]
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_an_account_keeps_the_guests_seats(server: Server, ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat").id
    body = {"name": "Ann  Müller", "password": "correct horse"}
    me = ann.post("/api/account/register", body).json()
    assert (me["id"], me["guest"], me["name"]) == (ann.me.id, False, "Ann  Müller")
    elsewhere = server.person()
    wrong = elsewhere.post("/api/account/login", body | {"password": "wrong horse"})
    assert (wrong.status_code, problem(wrong)) == (401, "error-login")
    unknown = elsewhere.post("/api/account/login", body | {"name": "Nobody"})
    assert problem(unknown) == "error-login"
    right = elsewhere.post("/api/account/login", body | {"name": "ann müller"})
    assert right.status_code == 200
    assert elsewhere.table(match_id).you == [0, 1]
    taken = server.person().post("/api/account/register", body | {"name": "ANN MÜLLER"})
    assert (taken.status_code, problem(taken)) == (409, "error-name-taken")


def test_passwords_are_hashed_with_argon2(server: Server, ann: Person) -> None:
    ann.post("/api/account/register", {"name": "Ann", "password": "correct horse"})
    with server.services.database.reading.begin() as connection:
        mine = select(schema.user.c.password).where(schema.user.c.id == ann.me.id)
        stored = connection.execute(mine).scalar_one()
    assert stored is not None and stored.startswith("$argon2id$") and "horse" not in stored


def outbox(server: Server) -> list[Any]:
    with server.services.database.reading.begin() as connection:
        return list(connection.execute(select(schema.outbox)))


def test_a_magic_link_works_once_in_the_browser_that_asked(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    bodies: list[str] = []

    async def keep(self: Any, row: Any) -> None:
        bodies.append(row.body)

    monkeypatch.setattr("beachhead.server.mail.Postman._send", keep)
    with running(settings) as server:
        ann, thief = server.person(), server.person()
        path = "/api/account/magic-link"
        assert ann.post(path, {"mail": "ann@example.org"}).status_code == 202
        client: Any = server.client
        client.blocking_portal.call(server.services.postman.empty_outbox)
        token = re.search(r"#([\w-]+)", bodies[0])
        assert token is not None
        assert all(row.body == "" for row in outbox(server))  # nothing secret is kept
        login = {"token": token[1]}
        assert problem(thief.post("/api/account/magic-login", login)) == "error-link"
        me = ann.post("/api/account/magic-login", login).json()
        assert (me["id"], me["mail"], me["guest"]) == (ann.me.id, "ann@example.org", False)
        assert problem(ann.post("/api/account/magic-login", login)) == "error-link"


def test_names_and_settings_change(ann: Person) -> None:
    me = ann.ask("PATCH", "/api/me", {"name": "Zoë", "settings": {"theme": "dark"}}).json()
    assert (me["name"], me["settings"]) == ("Zoë", {"theme": "dark"})
    assert ann.get("/api/me").json()["name"] == "Zoë"
    large = {"settings": {"x": "y" * 30_000}}
    assert problem(ann.ask("PATCH", "/api/me", large)) == "error-too-large"


def test_too_often_is_refused(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path), bots="none")
    with running(settings) as server:
        ann = server.person()
        body = {"name": "x", "password": "password"}
        statuses = [ann.post("/api/account/login", body).status_code for _ in range(12)]
        assert statuses[0] == 401 and statuses[-1] == 429


def test_a_bucket_refills() -> None:
    limiter = Limiter(Whereabouts(), on=True, crowd=4)
    for _ in range(int(RATES["chat"].burst)):
        limiter.check("chat", "ann")
    with pytest.raises(Refused):
        limiter.check("chat", "ann")
    limiter.check("chat", "bob")


def test_a_large_body_is_refused(ann: Person) -> None:
    answer = ann.post("/api/replays", {"format": "x" * (1 << 21)})
    assert answer.status_code == 413


def test_bodies_that_are_no_json_are_refused_politely(server: Server, ann: Person) -> None:
    headers = ann.headers() | {"content-type": "application/json"}
    for junk in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": 1}'):
        server.client.cookies.clear()
        answer = server.client.post("/api/matches", content=junk, headers=headers)
        assert answer.status_code == 400, junk
        assert problem(answer) == "error-body"


def test_metrics_are_closed_unless_they_are_opened(server: Server, tmp_path: Path) -> None:
    assert server.client.get("/metrics").status_code == 404
    settings = Settings(data_dir=str(tmp_path), bots="none", metrics="local")
    with running(settings) as local:
        assert "beachhead_moves" in local.client.get("/metrics").text
        elsewhere = local.client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert elsewhere.status_code == 404


def test_health_names_the_database(server: Server) -> None:
    health = msgspec.json.decode(server.client.get("/health").content)
    assert health["database"] == server.services.database.name


def test_ready_means_that_moves_can_be_kept(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = server.client.get("/ready")
    assert (answer.status_code, answer.json()["ready"]) == (200, True)
    database = server.services.database
    if database.sqlite:
        monkeypatch.setattr("beachhead.server.api.system._free_mb", lambda folder: 3)
        answer = server.client.get("/ready")
        assert (answer.status_code, answer.json()["disk_mb"]) == (503, 3)

    async def away(work: Any) -> None:
        raise DBAPIError("select 1", {}, OSError("away"))

    monkeypatch.setattr(database, "read", away)
    answer = server.client.get("/ready")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    assert server.client.get("/health").status_code == 200


def test_the_page_exists_without_a_bundle(server: Server) -> None:
    answer = server.client.get("/")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert server.client.get("/api/unknown").status_code == 404
    assert server.client.get("/../../etc/passwd").status_code in {200, 404}


@pytest.mark.parametrize("origin", ["http://[", "null", "", "://", "http://testserver.evil"])
def test_an_origin_that_cannot_be_read_is_another_origin(ann: Person, origin: str) -> None:
    assert problem(ann.ask("POST", "/api/account/logout", {}, origin=origin)) == "error-origin"


def test_behind_https_only_pages_that_came_by_https_may_ask(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path), bots="none", secure_cookies=True)
    with running(settings) as server:
        ann = server.person()
        path, host = "/api/account/logout", "testserver.local"
        assert problem(ann.ask("POST", path, {}, origin=f"http://{host}")) == "error-origin"
        answer = ann.ask("POST", path, {}, origin=f"https://{host}")
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_a_cookie_of_strange_letters_is_nobody(server: Server) -> None:
    cookie = "beachhead=" + "0" * 24 + ".ł"
    answer = server.client.get("/api/me", headers={b"cookie": cookie.encode()})
    assert answer.status_code == 200 and "set-cookie" in answer.headers


@pytest.mark.parametrize("path", ["/", "/health", "/api/games"])
def test_head_is_get_without_the_body(server: Server, path: str) -> None:
    whole, head = server.client.get(path), server.client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_frame_of_brackets_is_refused(ann: Person) -> None:
    with ann.socket(ann.new_match("me", "hotseat").id) as socket:
        socket.receive_json(timeout=5)
        socket.send_text('{"type":"ping","x":' + "[" * 8000)  # deeper than anybody reads
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                socket.receive_json(timeout=5)
        assert closed.value.code == 4400


@pytest.mark.parametrize("name", ["a\0b", "An\u200bn", "Ann\u202e", "\x1b[2J"])
def test_names_hold_nothing_unseen(ann: Person, name: str) -> None:
    assert problem(ann.ask("PATCH", "/api/me", {"name": name})) == "error-body"


def test_a_name_that_grows_when_it_is_folded_is_refused(ann: Person) -> None:
    body = {"name": "ß" * 30, "password": "correct horse"}
    assert problem(ann.post("/api/account/register", body)) == "error-name-long"


def test_texts_without_nul_on_both_databases(ann: Person) -> None:
    match_id = ann.new_match("me", "hotseat").id
    path = f"/api/matches/{match_id}/chat"
    assert problem(ann.post(path, {"text": "a\0b"})) == "error-body"
    assert ann.post(path, {"text": "ab"}).status_code == 204


def test_errors_of_the_database_hide_what_was_stored(server: Server) -> None:
    database = server.services.database
    with pytest.raises(DBAPIError) as error, database.writing.begin() as connection:
        row = {"hash": "x", "mail": "ann@example.org", "browser": "b", "expires": None}
        connection.execute(insert(schema.login_link).values(**row))
    assert "ann@example.org" not in str(error.value)


def test_another_origin_can_be_allowed(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path), bots="none", origins="https://play.example")
    with running(settings) as server:
        ann = server.person()
        answer = ann.ask("POST", "/api/account/logout", {}, origin="https://play.example")
        assert answer.status_code == 200
