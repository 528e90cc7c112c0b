"""`beachhead position FILE`: the table of a saved game as text to read, change and play."""

from __future__ import annotations

from pathlib import Path

import click

from beachhead.cli.replay import load
from beachhead.core.errors import PositionError
from beachhead.core.match import Match


def read(file: Path, seed: int | None = None, edition: Path | None = None) -> Match:
    """The match that begins with the position in a file."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PositionError(f"{file}: {error}", path=str(file), reason=str(error)) from None
    return Match.from_position(text, seed=seed, edition=edition)


@click.command("position")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), help="After this many actions, not the last.")
@click.option("--seat", type=click.IntRange(1), help="Only what this seat knows (1, 2 ...).")
@click.option("--edition", type=click.Path(path_type=Path), help="The edition it was played with.")
def command(file: Path, at: int | None, seat: int | None, edition: Path | None) -> None:
    """Write the table of a saved game as text; `beachhead play --position` opens it."""
    match = load(file, at, edition)
    if seat is not None and seat > len(match.setup.seats):
        raise click.ClickException(f"the match has {len(match.setup.seats)} seats")
    click.echo(match.position(None if seat is None else seat - 1), nl=False)
