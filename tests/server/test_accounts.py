"""Accounts: names nobody else can look like, passwords, mail, the second factor, going for good."""

from __future__ import annotations

import re
from typing import Any

import pyotp
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, text

from beachhead.server import clocks, names
from beachhead.server.settings import Settings
from beachhead.server.store import migrate, schema
from beachhead.server.store.database import Database
from beachhead.server.store.rows import digest

from .conftest import Person, Server, mover, problem, running
from .test_sessions import PASSWORD, log_in, register

PROOF = {"password": PASSWORD}

# -- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Paula", "PAULA"),
        ("Oskar", "Оѕkаr"),  # Cyrillic letters
        ("Wide", "Ｗｉｄｅ"),
        ("Ilona", "llona"),
        ("Modern Art", "rnodern  art"),
    ],
)
def test_names_that_look_alike_are_the_same(first: str, second: str) -> None:
    assert names.skeleton(first) == names.skeleton(second)


@pytest.mark.parametrize(
    ("first", "second"),
    [("Ann", "Anna"), ("Müller", "Muller"), ("Łukasz", "Kasia"), ("日本", "本日")],
)
def test_names_that_differ_stay_apart(first: str, second: str) -> None:
    assert names.skeleton(first) != names.skeleton(second)


def test_a_name_keeps_to_one_script(server: Server) -> None:
    for name in ("Аnn", "Bοb"):  # Cyrillic A, Greek o
        answer = server.person().post("/api/account/register", {"name": name, "password": PASSWORD})
        assert (answer.status_code, problem(answer)) == (422, "error-name-mixed")
    for name in ("Zoë Łuk 1", "Анна", "山田 タロウ", "Αλέξης"):
        names.check(name)


def test_a_look_alike_gets_no_account(server: Server, ann: Person) -> None:
    register(ann, "Ivan")
    body = {"name": "lvan", "password": PASSWORD}
    answer = server.person().post("/api/account/register", body)
    assert (answer.status_code, problem(answer)) == (409, "error-name-taken")


def test_a_guest_cannot_carry_the_name_of_an_account(server: Server, ann: Person) -> None:
    early = server.person()
    early.ask("PATCH", "/api/me", {"name": "Carried"})
    register(ann, "Carried")
    assert early.get("/api/me").json()["name"] == names.guest(early.me.id)
    guest = server.person()
    assert problem(guest.ask("PATCH", "/api/me", {"name": "cArried"})) == "error-name-taken"
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Carried"}]
    body = {"game": "war_of_the_worlds", "seats": seats}
    assert problem(guest.post("/api/matches", body)) == "error-name-taken"
    match_id = guest.new_match("me", "open").id
    path = f"/api/matches/{match_id}/join"
    assert problem(server.person().post(path, {"name": "Carried"})) == "error-name-taken"
    assert ann.post(path, {"name": "Carried"}).status_code == 200


def test_nobody_registers_as_a_guest_to_be(server: Server) -> None:
    answer = server.person().post(
        "/api/account/register", {"name": "Guest 0A1B", "password": PASSWORD}
    )
    assert problem(answer) == "error-name-guest"


# -- passwords ---------------------------------------------------------------------------------


@pytest.mark.parametrize("password", ["12345678", "secret12", "qwertyui", "Wilhelmina", "aaaaaaa8"])
def test_common_passwords_are_refused(server: Server, password: str) -> None:
    body = {"name": "Wilhelmina", "password": password}
    answer = server.person().post("/api/account/register", body)
    assert (answer.status_code, problem(answer)) == (422, "error-password-common")


def test_a_new_password_signs_out_everywhere_else(server: Server, ann: Person) -> None:
    register(ann, "Changer")
    phone = log_in(server, "Changer")
    path, new = "/api/account/password", "another kettle violet"
    wrong = ann.post(path, {"password": new, "proof": {"password": "wrong wrong"}})
    assert (wrong.status_code, problem(wrong)) == (401, "error-password")
    weak = ann.post(path, {"password": "12345678", "proof": PROOF})
    assert problem(weak) == "error-password-common"
    before = ann.cookie
    assert ann.post(path, {"password": new, "proof": PROOF}).status_code == 200
    assert ann.cookie != before
    assert problem(phone.post("/api/matches", {})) == "error-no-session"
    again = server.person().post("/api/account/login", {"name": "Changer", "password": PASSWORD})
    assert problem(again) == "error-login"


def test_tries_count_for_the_folded_name(tmp_path: Any) -> None:
    with running(Settings(data_dir=str(tmp_path), bots="none")) as server:
        ann = server.person()
        limiter = server.services.limiter
        while limiter._wait("login", f"name:{names.fold('Folded Name')}", 1) == 0:
            pass
        for name in ("Folded Name", "FOLDED  name", "Ｆolded Name"):
            body = {"name": name, "password": PASSWORD}
            assert problem(ann.post("/api/account/login", body)) == "error-too-often"


# -- mail --------------------------------------------------------------------------------------


class Letters:
    """The mails of a server, instead of sending them."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.sent: list[tuple[str, str]] = []
        monkeypatch.setattr(server.services.postman, "_send", self._send)

    async def _send(self, row: Any) -> None:
        self.sent.append((row.mail, row.body))

    def last(self, mail: str) -> str:
        portal: Any = self.server.client.blocking_portal
        portal.call(self.server.services.postman.empty_outbox)
        return next(body for to, body in reversed(self.sent) if to == mail)

    def token(self, mail: str) -> str:
        found = re.search(r"#([\w-]+)", self.last(mail))
        assert found is not None
        return found[1]


@pytest.fixture
def letters(server: Server, monkeypatch: pytest.MonkeyPatch) -> Letters:
    return Letters(server, monkeypatch)


def test_a_new_address_is_confirmed_and_the_old_one_told(
    server: Server, ann: Person, letters: Letters
) -> None:
    register(ann, "Mover")
    for mail in ("old@example.org", "new@example.org"):
        answer = ann.post("/api/account/mail", {"mail": mail, "proof": PROOF})
        assert answer.status_code == 202, answer.text
        token = {"token": letters.token(mail)}
        thief = server.person()
        assert problem(thief.post("/api/account/mail/confirm", token)) == "error-link"
        assert problem(ann.post("/api/account/magic-login", token)) == "error-link"
        assert ann.post("/api/account/mail/confirm", token).json()["mail"] == mail
        assert problem(ann.post("/api/account/mail/confirm", token)) == "error-link"
    assert "new@example.org" in letters.last("old@example.org")


def test_a_change_of_mail_wants_the_password(ann: Person) -> None:
    register(ann, "Careful")
    body = {"mail": "thief@example.org", "proof": {}}
    assert problem(ann.post("/api/account/mail", body)) == "error-password"


def test_a_login_link_changes_no_account(server: Server, ann: Person, letters: Letters) -> None:
    """Asked for as a guest, followed as an account: it would slip past the password."""
    assert ann.post("/api/account/magic-link", {"mail": "slip@example.org"}).status_code == 202
    token = {"token": letters.token("slip@example.org")}
    register(ann, "Slipper")
    assert problem(ann.post("/api/account/magic-login", token)) == "error-has-account"
    assert problem(ann.post("/api/account/magic-link", {"mail": "a@b.c"})) == "error-has-account"


def test_without_a_password_a_fresh_login_is_the_proof(
    server: Server, ann: Person, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.post("/api/account/magic-link", {"mail": "fresh@example.org"})
    token = {"token": letters.token("fresh@example.org")}
    assert ann.post("/api/account/magic-login", token).status_code == 200
    body = {"name": "Freshly", "password": PASSWORD}
    late = clocks.now() + 16 * clocks.MINUTE
    with monkeypatch.context() as later:
        later.setattr(clocks, "now", lambda: late)
        assert problem(ann.post("/api/account/register", body)) == "error-login-again"
    bare = {"password": PASSWORD, "proof": {}}
    assert problem(ann.post("/api/account/password", bare)) == "error-no-password"
    named = ann.post("/api/account/register", body).json()
    assert (named["mail"], named["password"]) == ("fresh@example.org", True)


# -- second factor -----------------------------------------------------------------------------


def switch_on(person: Person) -> tuple[pyotp.TOTP, list[str]]:
    offer = person.post("/api/account/second-factor", PROOF).json()
    assert offer["svg"].startswith("<svg") and offer["secret"] in offer["uri"]
    app = pyotp.TOTP(offer["secret"])
    confirmed = person.post("/api/account/second-factor/confirm", {"code": app.now()})
    assert confirmed.status_code == 200, confirmed.text
    codes: list[str] = confirmed.json()["codes"]
    return app, codes


def try_login(server: Server, name: str, code: str | None) -> str:
    body = {"name": name, "password": PASSWORD, "code": code}
    answer = server.person().post("/api/account/login", body)
    return "in" if answer.status_code == 200 else problem(answer)


def test_a_second_factor_is_asked_for_at_login(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = clocks.now()
    monkeypatch.setattr(clocks, "now", lambda: began)
    register(ann, "Doubly")
    app, codes = switch_on(ann)
    assert ann.get("/api/me").json()["second_factor"]
    assert try_login(server, "Doubly", None) == "error-code-needed"
    assert try_login(server, "Doubly", "000000") == "error-code"
    assert try_login(server, "Doubly", app.at(began // 1000)) == "error-code"  # it was used
    later = began + 60_000
    monkeypatch.setattr(clocks, "now", lambda: later)
    code = app.at(later // 1000)
    assert try_login(server, "Doubly", f"{code[:3]} {code[3:]}") == "in"
    assert try_login(server, "Doubly", code) == "error-code"
    assert try_login(server, "Doubly", codes[0].upper()) == "in"
    assert try_login(server, "Doubly", codes[0]) == "error-code"
    left = ann.get("/api/account/second-factor").json()
    assert left == {"active": True, "codes_left": 9}


def test_recovery_codes_are_stored_as_hashes(server: Server, ann: Person) -> None:
    register(ann, "Hashed")
    _, codes = switch_on(ann)
    table = schema.recovery_code
    with server.services.database.reading.begin() as connection:
        mine = select(table.c.hash).where(table.c.user_id == ann.me.id)
        stored = set(connection.execute(mine).scalars())
    assert stored == {digest(code.replace("-", "")) for code in codes} and len(stored) == 10


def test_the_second_factor_goes_only_with_a_code(server: Server, ann: Person) -> None:
    register(ann, "Stays")
    _, codes = switch_on(ann)
    path = "/api/account/second-factor/off"
    assert problem(ann.post(path, PROOF)) == "error-code-needed"
    assert problem(ann.post("/api/account/second-factor", PROOF | {"code": codes[0]})) == (
        "error-factor-on"
    )
    assert ann.post(path, PROOF | {"code": codes[1]}).status_code == 204
    assert try_login(server, "Stays", None) == "in"


def test_a_mailed_link_wants_the_code_too(server: Server, ann: Person, letters: Letters) -> None:
    register(ann, "Mailed")
    ann.post("/api/account/mail", {"mail": "two@example.org", "proof": PROOF})
    ann.post("/api/account/mail/confirm", {"token": letters.token("two@example.org")})
    _, codes = switch_on(ann)
    thief = server.person()
    thief.post("/api/account/magic-link", {"mail": "two@example.org"})
    token = {"token": letters.token("two@example.org")}
    assert problem(thief.post("/api/account/magic-login", token)) == "error-code-needed"
    entered = thief.post("/api/account/magic-login", token | {"code": codes[0]})
    assert entered.json()["id"] == ann.me.id


def test_an_offer_alone_changes_nothing(server: Server, ann: Person) -> None:
    register(ann, "Offered")
    assert problem(ann.post("/api/account/second-factor", {})) == "error-password"
    ann.post("/api/account/second-factor", PROOF)
    wrong = ann.post("/api/account/second-factor/confirm", {"code": "000000"})
    assert problem(wrong) == "error-code"
    assert try_login(server, "Offered", None) == "in"


# -- taking everything along, going for good ---------------------------------------------------


def test_the_export_holds_profile_sessions_and_matches(server: Server, ann: Person) -> None:
    register(ann, "Exporter")
    match_id = ann.new_match("me", "hotseat").id
    server.play_to_the_end(match_id, ann.me.id)
    answer = ann.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["profile"]["name"] == "Exporter" and "argon2" not in answer.text
    assert len(told["sessions"]) == 1 and digest(ann.cookie) not in answer.text
    (match,) = told["matches"]
    assert match["id"] == match_id and match["status"] == "over"
    assert len(match["moves"]) == ann.table(match_id).seq


def test_the_export_of_a_running_match_tells_only_the_own_moves(
    ann: Person, bob: Person, duel: str
) -> None:
    for _ in range(60):
        mover(duel, ann, bob).play(duel)
    moves = {
        person: person.get("/api/account/export").json()["matches"][0]["moves"]
        for person in (ann, bob)
    }
    for seat, person in enumerate((ann, bob)):
        assert {move["seat"] for move in moves[person]} == {seat}
    assert sum(map(len, moves.values())) >= ann.table(duel).seq > 0


def test_whoever_goes_leaves_the_games_without_a_name(
    server: Server, ann: Person, bob: Person
) -> None:
    register(ann, "Goner")
    played = bob.new_match("me", "open").id
    assert ann.post(f"/api/matches/{played}/join", {}).status_code == 200
    waiting = ann.new_match("me", "open").id
    assert ann.post(f"/api/matches/{played}/chat", {"text": "bye"}).status_code == 204
    phone = log_in(server, "Goner")
    assert problem(ann.post("/api/account/delete", {})) == "error-password"
    assert ann.post("/api/account/delete", PROOF).json()["guest"]
    table = bob.table(played)
    assert (table.seats[1].name, table.seats[1].bot_plays) == ("", True)
    for path in ("", "/chat"):
        assert "Goner" not in bob.get(f"/api/matches/{played}{path}").text
    assert bob.table(waiting).status == "closed"
    assert problem(phone.post("/api/matches", {})) == "error-no-session"
    body = {"name": "Goner", "password": PASSWORD}
    assert problem(server.person().post("/api/account/login", body)) == "error-login"
    assert server.person().post("/api/account/register", body).status_code == 200


# -- from the release before -------------------------------------------------------------------


def test_accounts_of_the_release_before_keep_their_names(settings: Settings) -> None:
    """An account whose name was folded without NFKC is found, and cannot be imitated."""
    database = Database(settings.url)
    add = text(
        "insert into user_account (id, name, login, password, settings_json, created)"
        " values (:id, :name, :login, :password, '{}', 0)"
    )
    with database.writing.begin() as connection:
        migrate.upgrade(connection, "0004")
        row = {"id": "0" * 24, "name": "Ｗanda", "login": "ｗanda"}
        connection.execute(add, row | {"password": PasswordHasher().hash(PASSWORD)})
    database.close()
    with running(settings) as server:
        assert log_in(server, "Wanda").me.id == "0" * 24
        body = {"name": "wanda", "password": PASSWORD}
        answer = server.person().post("/api/account/register", body)
        assert problem(answer) == "error-name-taken"
