"""`beachhead restore`: a backup back into an empty database."""

from __future__ import annotations

from pathlib import Path

import click

from beachhead.server.settings import from_environment
from beachhead.server.store import backup as files


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def restore(file: Path) -> None:
    """Fill an empty database from FILE; SQLite and PostgreSQL read each other's backups."""
    try:
        rows = files.restore(from_environment().url, file)
    except files.NotRestorable as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{rows} rows restored")
