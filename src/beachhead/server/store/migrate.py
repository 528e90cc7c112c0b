"""Bring a database to the newest schema. The steps lie in `migrations/versions/`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x62656163  # "beac": one process at a time on PostgreSQL


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the missing steps inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
