"""Bring a database to the newest schema. The steps lie in `migrations/versions/`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 0x62656163  # "beac": one process at a time on PostgreSQL


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the missing steps inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> set[str]:
    """Every schema that this release knows."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
