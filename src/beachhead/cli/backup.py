"""`beachhead backup`: everything the server knows, in one file."""

from __future__ import annotations

from pathlib import Path

import click

from beachhead.server.settings import from_environment
from beachhead.server.store import backup as files


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Write a backup to FILE while the server runs. It holds secrets: keep it safe."""
    if file.exists():
        raise click.ClickException(f"{file} exists; a backup never overwrites")
    rows = files.backup(from_environment().url, file)
    click.echo(f"{rows} rows in {file}")
