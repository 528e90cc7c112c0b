"""Storage: schema and migrations agree, writers share a commit, backups come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from beachhead.server import settings as settings_module
from beachhead.server import wire
from beachhead.server.settings import Settings
from beachhead.server.store import backup, matches, migrate
from beachhead.server.store.database import Database
from beachhead.server.store.schema import metadata

from .conftest import Server, running


def test_the_migrations_build_the_schema(settings: Settings) -> None:
    database = Database(settings.url)
    with database.writing.begin() as connection:
        migrate.upgrade(connection)
        migrate.upgrade(connection)  # a second time changes nothing
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


@pytest.mark.parametrize(
    ("game", "then", "today"),
    [
        ("cry_havoc", "DP-MOVE-FROM", "D-MOVE-FROM"),
        ("hexpanse", "deploy_cell", "D-DEPLOY-CELL"),
        ("war_of_the_worlds", "D-MAIN", "D-MAIN"),
    ],
)
def test_what_is_asked_gets_its_name_of_today(
    settings: Settings, game: str, then: str, today: str
) -> None:
    with running(settings) as server:
        server.person().new_match("me", "hotseat", game=game)
    database = Database(settings.url)
    with database.writing.begin() as connection:
        connection.execute(text("update game_match set asked_name = :then"), {"then": then})
        connection.execute(text("drop table learnt"))  # what came after it
        connection.execute(text("alter table game_match drop column lesson"))
        connection.execute(text("update alembic_version set version_num = '0009'"))
        migrate.upgrade(connection)
        found = connection.execute(text("select asked_name from game_match")).scalars().all()
    database.close()

    assert found == [today]


def test_work_that_fails_takes_nothing_else_with_it(settings: Settings) -> None:
    """Units that share a commit are fenced off from each other."""

    async def run() -> list[Any]:
        database = Database(settings.url)
        await database.write(lambda c: c.execute(text("create table t (n integer primary key)")))

        def put(number: int) -> Any:
            return lambda c: c.execute(text(f"insert into t values ({number})")).rowcount

        numbers = [1, 2, 2, 3, 1, 4]
        done = await asyncio.gather(
            *(database.write(put(number)) for number in numbers), return_exceptions=True
        )
        rows = await database.read(lambda c: list(c.execute(text("select n from t")).scalars()))
        database.close()
        return [sorted(rows), [isinstance(result, Exception) for result in done].count(True)]

    assert asyncio.run(run()) == [[1, 2, 3, 4], 2]


def test_sqlite_is_durable_and_shared(tmp_path: Path) -> None:
    database = Database(Settings(data_dir=str(tmp_path)).url)

    def pragmas(connection: Connection) -> tuple[Any, ...]:
        found = [
            connection.exec_driver_sql(f"pragma {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
        return tuple(found)

    assert asyncio.run(database.write(pragmas)) == ("wal", 2, 1)
    database.close()


def everything(server: Server, match_id: str) -> dict[str, Any]:
    person = server.person()
    table: dict[str, Any] = person.get(f"/api/matches/{match_id}").json()
    return {name: table[name] for name in ("seq", "at", "view", "events", "notices", "status")}


def test_a_backup_comes_back_on_either_database(
    server: Server, tmp_path: Path, postgres: Any
) -> None:
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=8).id
    for turn in range(15):
        ann.play(match_id, turn)
    ann.undo(match_id)
    ann.post(f"/api/matches/{match_id}/chat", {"text": "kept"})
    before, seq = everything(server, match_id), ann.table(match_id).seq
    file = tmp_path / "backup.sqlite3"
    rows = backup.backup(server.settings.url, file)  # the server is running
    name = f"t{uuid4().hex[:12]}"
    postgres.psql(f"create database {name};")
    for target in (
        Settings(data_dir=str(tmp_path / "restored"), bots="none", rate_limits=False),
        Settings(database_url=postgres.get_uri(name), bots="none", rate_limits=False),
    ):
        assert backup.restore(target.url, file) == rows
        with running(target) as second:
            assert everything(second, match_id) == before
            ann.server = second
            assert ann.play(match_id).seq == seq + 1  # the same cookie, the next move
            assert ann.post(f"/api/matches/{match_id}/chat", {"text": "on"}).status_code == 204
        with pytest.raises(backup.NotRestorable):
            backup.restore(target.url, file)


def test_a_file_that_is_no_backup_is_refused(settings: Settings, tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_text("hello")
    with pytest.raises(backup.NotRestorable):
        backup.restore(settings.url, junk)


def test_settings_come_from_the_environment() -> None:
    found = settings_module.from_environment(
        {"BEACHHEAD_PORT": "9", "BEACHHEAD_DATABASE_URL": "postgres://u@h/d"}
    )
    assert found.port == 9 and found.url == "postgresql+psycopg://u@h/d"
    with pytest.raises(SystemExit, match="port"):
        settings_module.from_environment({"BEACHHEAD_PORT": "x"})


def test_a_match_is_read_as_of_one_moment(server: Server) -> None:
    """A move stored while somebody reads the match is in its head and log, or in neither."""
    ann = server.person()
    match_id = ann.new_match("me", "hotseat", seed=4).id
    reading = server.services.database.reading
    played: list[wire.Table] = []

    def play_meanwhile(*_: Any) -> None:
        if not played:
            played.append(ann.play(match_id))

    with reading.connect() as connection:
        event.listen(connection, "after_cursor_execute", play_meanwhile)
        found = matches.load(connection, match_id)
    assert played and found is not None
    assert found.head.version == len(found.moves)
