"""`beachhead spec`: seats, options, actions and observations of a game, as tables."""

from __future__ import annotations

import click

from beachhead.cli import _console
from beachhead.env import spec
from beachhead.env.table import playable
from beachhead.lab import places


@click.command("spec")
@click.argument("games", nargs=-1, type=_console.GAME, metavar="[GAME]...")
@click.option("--write", is_flag=True, help="Renew the tables in docs/games/, or begin a page.")
def command(games: tuple[str, ...], write: bool) -> None:
    """Print what a learning program needs to know about each GAME."""
    for game in games or playable():
        if write:
            _write(game)
        else:
            for name, table in spec.all_tables(game).items():
                click.echo(f"## {game}: {name}\n\n{table}")


def _write(game: str) -> None:
    path = spec.page(game)
    if path is None:
        raise click.ClickException("pages are in a working copy of the sources only")
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    new = spec.renewed(old or spec.skeleton(game), game)
    if new != old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(new, encoding="utf-8")
        click.echo(f"changed: {places.shown(path)}")
