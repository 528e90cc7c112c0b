"""What nobody uses any more goes, and nothing that somebody may come back to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from beachhead.server import clocks
from beachhead.server.expiry import DAY
from beachhead.server.store import expiry, schema, users

from .conftest import Person, Server, fresh_settings, running

LONG_AGO = clocks.now() - 400 * DAY


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One of its own for each test, in which visits have been written down for long."""
    with running(fresh_settings(request)) as found:
        tidy(found)  # the server's own first run is over
        write(found, lambda c: watched_since(c, LONG_AGO))
        yield found


def watched_since(connection: Any, when: int) -> None:
    users.lock_meta(connection)
    users.write_meta(connection, expiry.SINCE, str(when))


def write(server: Server, work: Any) -> Any:
    portal: Any = server.client.blocking_portal
    return portal.call(server.services.database.write, work)


def tidy(server: Server) -> None:
    portal: Any = server.client.blocking_portal
    portal.call(server.services.expiry.run)


def age(server: Server, match_id: str) -> None:
    """The match was last touched long ago, and everybody was here then."""

    def change(connection: Any) -> None:
        mine = schema.match.c.id == match_id
        connection.execute(update(schema.match).where(mine).values(updated=LONG_AGO))
        connection.execute(update(schema.visit).values(seen=LONG_AGO))

    write(server, change)
    server.services.tables.forget(match_id)


def status(server: Server, match_id: str) -> str | None:
    with server.services.database.reading.begin() as connection:
        query = select(schema.match.c.status).where(schema.match.c.id == match_id)
        return connection.execute(query).scalar_one_or_none()


def played(ann: Person) -> str:
    match_id = ann.new_match("me", "hotseat").id
    ann.play(match_id)
    ann.post(f"/api/matches/{match_id}/chat", {"text": "hi"})
    return match_id


def test_an_abandoned_table_goes_with_all_that_belongs_to_it(server: Server, ann: Person) -> None:
    match_id = played(ann)
    fresh = played(server.person())
    age(server, match_id)
    tidy(server)
    assert status(server, match_id) is None and status(server, fresh) == "playing"
    with server.services.database.reading.begin() as connection:
        for table in expiry.BELONGING:
            left = select(func.count()).where(table.c.match_id == match_id)
            assert connection.execute(left).scalar_one() == 0, table.name
    assert ann.get(f"/api/matches/{match_id}").status_code == 404


def test_a_table_stays_while_anybody_at_it_comes(server: Server, ann: Person) -> None:
    match_id = played(ann)
    age(server, match_id)
    server.services.expiry._seen.clear()
    ann.get("/api/me")
    tidy(server)
    assert status(server, match_id) == "playing"


def test_a_table_somebody_looks_at_stays(server: Server, ann: Person) -> None:
    match_id = played(ann)
    with server.person().socket(match_id) as socket:
        socket.receive_text(timeout=5)
        age(server, match_id)
        tidy(server)
    assert status(server, match_id) == "playing"


def test_the_tables_of_an_account_stay(server: Server, ann: Person) -> None:
    body = {"name": "Ann", "password": "a long story about nothing"}
    assert ann.post("/api/account/register", body).status_code == 200
    match_id = played(ann)
    age(server, match_id)
    tidy(server)
    assert status(server, match_id) == "playing"


def test_a_table_with_a_reported_problem_stays(server: Server, ann: Person) -> None:
    match_id = played(ann)
    assert ann.post(f"/api/matches/{match_id}/reports", {"text": "odd"}).status_code == 201
    age(server, match_id)
    tidy(server)
    assert status(server, match_id) == "playing"


def test_a_waiting_table_is_closed_when_nobody_comes(server: Server, ann: Person) -> None:
    old, new = ann.new_match("me", "open").id, server.person().new_match("me", "open").id
    two_weeks = clocks.now() - 20 * DAY

    def change(connection: Any) -> None:
        mine = schema.match.c.id == old
        connection.execute(update(schema.match).where(mine).values(updated=two_weeks))

    write(server, change)
    server.services.tables.forget(old)
    tidy(server)
    assert (status(server, old), status(server, new)) == ("closed", "waiting")
    assert ann.table(old).notices[-1].key == "table-unattended"


def test_nobody_is_away_before_visits_are_written_down(server: Server, ann: Person) -> None:
    """After an upgrade nothing goes until everybody had the time to come."""
    match_id = played(ann)
    age(server, match_id)
    write(server, lambda c: watched_since(c, clocks.now() - 3 * DAY))
    tidy(server)
    assert status(server, match_id) == "playing"


def test_guests_who_sit_nowhere_are_forgotten(server: Server, ann: Person) -> None:
    ann.ask("PATCH", "/api/me", {"name": "Ann"})
    kept = server.person()
    kept.ask("PATCH", "/api/me", {"name": "Bob"})
    kept.get("/api/me")

    def change(connection: Any) -> None:
        connection.execute(update(schema.user).values(created=LONG_AGO))

    write(server, change)
    tidy(server)
    assert ann.get("/api/me").json()["name"] != "Ann"
    assert kept.get("/api/me").json()["name"] == "Bob"


def test_mails_that_left_go_with_their_addresses(server: Server) -> None:
    def post(connection: Any) -> None:
        row = {"mail": "a@b.c", "subject": "s", "body": "", "created": 1, "tries": 1}
        connection.execute(insert(schema.outbox).values(**row, sent=LONG_AGO))
        connection.execute(insert(schema.outbox).values(**row, sent=clocks.now()))

    write(server, post)
    tidy(server)
    with server.services.database.reading.begin() as connection:
        left = connection.execute(select(func.count()).select_from(schema.outbox)).scalar_one()
    assert left == 1
