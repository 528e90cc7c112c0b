"""Backups: one SQLite file whatever the database is.

From SQLite it is made by `VACUUM INTO`, from PostgreSQL by copying every table inside one
snapshot. Both can be restored into an empty database of either kind.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, func, insert, inspect, select, text

from beachhead.server.store import migrate
from beachhead.server.store.database import make_engine
from beachhead.server.store.opening import OWNER_ONLY
from beachhead.server.store.schema import job, metadata

CHUNK = 500
TABLES = [table for table in metadata.sorted_tables if table is not job]  # jobs are made again


class NotRestorable(Exception):
    """The file is no backup, or the database is not empty."""


def backup(url: str, file: Path) -> int:
    """Write everything to `file`; the server may run. Returns the number of rows."""
    source = make_engine(url, writing=False)
    file.touch(mode=OWNER_ONLY)  # it holds what the database holds
    try:
        if source.dialect.name == "sqlite":
            with source.connect() as connection:
                raw = connection.connection.cursor()
                raw.execute("VACUUM INTO ?", (str(file),))
            return _count(create_engine(f"sqlite:///{file}"))
        target = create_engine(f"sqlite:///{file}")
        with source.connect() as reading, target.begin() as writing:
            reading.execution_options(isolation_level="REPEATABLE READ")  # one snapshot
            migrate.upgrade(writing)
            rows = _copy(reading, writing)
        target.dispose()
        return rows
    finally:
        source.dispose()


def restore(url: str, file: Path) -> int:
    """Fill an empty database from a backup. Returns the number of rows."""
    with file.open("rb") as opened:
        if opened.read(15) != b"SQLite format 3":
            raise NotRestorable(f"{file} is no backup")
    with tempfile.TemporaryDirectory() as folder:
        newest = Path(folder) / "backup.sqlite3"
        shutil.copyfile(file, newest)  # the backup itself stays as it is
        return _restore(url, newest)


def _restore(url: str, file: Path) -> int:
    source, target = create_engine(f"sqlite:///{file}"), make_engine(url, writing=True)
    try:
        with source.begin() as reading:
            if "game_match" not in inspect(reading).get_table_names():
                raise NotRestorable("the file is no backup of Beachhead")
            migrate.upgrade(reading)  # it may come from an older release
        with source.connect() as reading, target.begin() as writing:
            migrate.upgrade(writing)
            if any(writing.execute(select(table).limit(1)).first() for table in TABLES):
                raise NotRestorable("the database is not empty")
            rows = _copy(reading, writing)
            _go_on_counting(writing)
        return rows
    finally:
        source.dispose()
        target.dispose()


def _copy(reading: Connection, writing: Connection) -> int:
    total = 0
    for table in TABLES:
        result = reading.execute(select(table))
        for rows in result.mappings().partitions(CHUNK):
            writing.execute(insert(table), [dict(row) for row in rows])
            total += len(rows)
    return total


def _go_on_counting(writing: Connection) -> None:
    """PostgreSQL: row numbers continue after the restored ones."""
    if writing.dialect.name != "postgresql":
        return
    for name in ("notice", "chat", "outbox"):
        writing.execute(
            text(
                f"select setval(pg_get_serial_sequence('{name}', 'id'), "
                f"(select coalesce(max(id), 0) + 1 from {name}), false)"
            )
        )


def _count(engine: Engine) -> int:
    with engine.connect() as connection:
        there = inspect(connection).get_table_names()  # fewer, if an older release made them
        total = sum(
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in TABLES
            if table.name in there
        )
    engine.dispose()
    return total
